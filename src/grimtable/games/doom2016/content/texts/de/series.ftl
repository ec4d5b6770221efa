### Operationen: was ihre Seite und ihr Bericht sagen

series-custom_operation = Eine eigene Operation
    .note = Höchstens sechs Missionen, vier Siege entscheiden. Der Zerstörer wählt die erste, wer verliert, wählt die nächste, und keine wird zweimal gespielt.
series-four_wins = Vier Missionen gewonnen; die Operation geht an: { $winners }.
series-last_mission = Niemand hat vier Missionen gewonnen, also entscheidet die letzte; die Operation geht an: { $winners }.
series-needs = { $team }
series-needs-wins = { $count ->
    [0] vier Siege
    [one] noch ein Sieg
   *[other] noch { $count } Siege
}
medal-unscathed = Unversehrt
    .note = Gewonnen, und kein Marine wurde getötet.
medal-swift = Blitzangriff
    .note = In höchstens vier Runden gewonnen.
medal-glory = Glorreich
    .note = Fünf Glory Kills oder mehr in einer Mission.
medal-massacre = Gemetzel
    .note = Der Zerstörer hat in höchstens vier Runden gewonnen.
