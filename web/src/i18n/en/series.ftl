### Series: campaigns, operations, matches

title-series = Campaign
new-series = One game or several
new-series-text = In a series one game follows the other with the same seats; come back whenever you like.
new-series-single = A single game
new-series-road = What you will play
new-series-chosen = The players choose each game as they go.
new-series-start = Begin the series
series-back = Back to the series
series-continue = Series you are in
series-played = { $count ->
    [0] not begun
    [one] one game played
   *[other] { $count } games played
}
series-road = The road
series-standing = Standing
series-wins = { $count ->
    [one] one win
   *[other] { $count } wins
}
series-going = On the table now
series-next = Next
series-over = The series is over
series-go-on = Go on playing
series-watch = Watch the game
series-yours = It is your decision there.
series-play-next = Play the next: { $title }
series-play-any = Let them choose, and play
series-bots-choose = { $team } choose. As bots play them, chance decides.
series-choose = Choose the next game
series-choose-text = You lost the last game, or this is the first: the choice is yours.
series-waiting = { $team } choose the next game.
series-not-yours = Only players of this series can begin the next game.
series-squad = The squad
series-carries-nothing = carries nothing over
series-shop = The shop before the next scenario
series-shop-text = It opens as the next scenario begins; the whole squad pays from the same points.
series-price = { $count ->
    [one] one point
   *[other] { $count } points
}
series-cannot-pay = not enough points yet
series-story = The story so far
series-story-none = Nothing has happened yet.
series-won-by = Won by { $team }
series-stage-running = being played
series-stage-next = comes next
series-stage-ahead = ahead
series-stage-unplayed = no longer needed
series-replay = Watch it again
series-invite = Invite
series-invite-text = One link for each seat, for the whole series: whoever has taken a seat comes back with it, even weeks later.
series-invite-new = New link
series-to-bot = A bot plays it from the next game on
series-sit = Take your place
series-sit-text = You are invited to play { $seat } in the whole series.
series-keep = The link is yours from now on. Keep it, or come back with this browser.
series-delete = Delete the series
series-delete-text = “{ $name }” goes with all its tables and records, for everybody.
series-deleted = The series is deleted.
series-options = For the next game
series-kept = kept until { $day }
