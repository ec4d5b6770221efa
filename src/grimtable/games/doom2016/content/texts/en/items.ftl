### Names of one word inside an item: they are the same as in the item, and there so that no language lacks them.

demons-possessed_soldier =
    .abilities-1-name = Vigilance

demons-pinky =
    .abilities-0-name = Charge
    .abilities-1-name = Gore

demons-cacodemon =
    .abilities-1-name = Feed

demons-baron_of_hell =
    .abilities-1-name = Trample

demons-cyberdemon =
    .abilities-1-name = Stomp
