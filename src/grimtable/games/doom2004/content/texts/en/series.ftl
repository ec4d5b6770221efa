### The campaign: what its page and its report say

series-campaign = The campaign
    .note = Scenarios as one story: what you kill buys what you carry, and the Invader begins with what you lost.
series-points = Kill points
series-stake = The Invader's stake
series-stake-cards = { $count ->
    [0] no extra card
    [one] one extra card
   *[other] { $count } extra cards
}
series-has-armor = Base armor improved
series-has-cards = { $count ->
    [one] One extra Marine card
   *[other] { $count } extra Marine cards
}
series-armor = A point of base armor
series-armor-note = Once for each Marine in the whole campaign.
series-card = Another Marine card
series-card-note = At most { $most } for each Marine.
series-weapon = A weapon you carried out
series-weapon-note = Kept for the next scenario, unless it breaks: a Miss on the red die.
medal-unscathed = Unscathed
    .note = Won without a single frag.
medal-swift = Swift
    .note = Won within eight rounds.
medal-harvest = Harvest
    .note = Thirty kill points or more in one scenario.
medal-massacre = Massacre
    .note = The Invader won within eight rounds.
