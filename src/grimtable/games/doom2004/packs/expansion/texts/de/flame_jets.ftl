components-flame_jets =
    .name = Flammenstrahlen
    .what = Ausstattung des Spielplans
