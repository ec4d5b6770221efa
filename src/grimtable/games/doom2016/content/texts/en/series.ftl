### Operations: what their page and their report say

series-custom_operation = Your own operation
    .note = Six missions at most, four wins decide. The Invader chooses the first, whoever lost chooses the next, and none is played twice.
series-four_wins = Four missions won: the operation belongs to { $winners }.
series-last_mission = Nobody has won four missions, so the last one decides: the operation belongs to { $winners }.
series-needs = { $team }
series-needs-wins = { $count ->
    [0] four wins
    [one] one more win
   *[other] { $count } more wins
}
medal-unscathed = Unscathed
    .note = Won, and no marine was killed.
medal-swift = Swift
    .note = Won within four rounds.
medal-glory = Glory
    .note = Five Glory Kills or more in one mission.
medal-massacre = Massacre
    .note = The Invader won within four rounds.
