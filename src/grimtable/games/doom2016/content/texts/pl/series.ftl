### Operacje: co mówi ich strona i raport

series-custom_operation = Własna operacja
    .note = Najwyżej sześć misji, rozstrzygają cztery zwycięstwa. Pierwszą wybiera Najeźdźca, każdą następną przegrany, i żadnej nie gra się dwa razy.
series-four_wins = Cztery wygrane misje; operację wygrywa: { $winners }.
series-last_mission = Nikt nie wygrał czterech misji, więc rozstrzyga ostatnia; operację wygrywa: { $winners }.
series-needs = { $team }
series-needs-wins = { $count ->
    [0] cztery zwycięstwa
    [one] jeszcze jedno zwycięstwo
    [few] jeszcze { $count } zwycięstwa
   *[many] jeszcze { $count } zwycięstw
}
medal-unscathed = Bez szwanku
    .note = Wygrana i żaden marine nie zginął.
medal-swift = Błyskawica
    .note = Wygrana w najwyżej czterech rundach.
medal-glory = Chwała
    .note = Co najmniej pięć zabójstw chwały w jednej misji.
medal-massacre = Masakra
    .note = Najeźdźca wygrał w najwyżej czterech rundach.
