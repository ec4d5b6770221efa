components-flame_jets =
    .name = Flammenstrahlen
    .what = Ausstattung des Spielplans

components-chainsaw_marines =
    .name = Marines mit Kettensägen
    .what = Figuren, 1 in jeder Farbe
