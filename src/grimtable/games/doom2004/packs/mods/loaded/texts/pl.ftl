pack-loaded = Naładowana
    .note = Przy każdej broni, która trafia na planszę, leży jeden żeton jej amunicji; na scenariusze, w których jej brakuje.
