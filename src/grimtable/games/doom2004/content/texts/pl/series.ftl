### Kampania: co mówi jej strona i raport

series-campaign = Kampania
    .note = Scenariusze jako jedna opowieść: za to, co zabijecie, kupujecie ekwipunek, a wasze straty dają przewagę Najeźdźcy.
series-points = Punkty zabójstw
series-stake = Stawka Najeźdźcy
series-stake-cards = { $count ->
    [0] żadnej dodatkowej karty
    [one] jedna dodatkowa karta
    [few] { $count } dodatkowe karty
   *[many] { $count } dodatkowych kart
}
series-has-armor = Ulepszony pancerz podstawowy
series-has-cards = { $count ->
    [one] Jedna dodatkowa karta marine
    [few] { $count } dodatkowe karty marine
   *[many] { $count } dodatkowych kart marine
}
series-armor = Punkt pancerza podstawowego
series-armor-note = Raz dla każdego marine w całej kampanii.
series-card = Dodatkowa karta marine
series-card-note = Najwyżej { $most } dla każdego marine.
series-weapon = Broń wyniesiona ze scenariusza
series-weapon-note = Zostaje na następny scenariusz, chyba że się rozpadnie: przy pudle na czerwonej kości.
medal-unscathed = Bez szwanku
    .note = Wygrana bez ani jednego punktu fraga.
medal-swift = Błyskawica
    .note = Wygrana w najwyżej ośmiu rundach.
medal-harvest = Żniwa
    .note = Co najmniej trzydzieści punktów zabójstw w jednym scenariuszu.
medal-massacre = Masakra
    .note = Najeźdźca wygrał w najwyżej ośmiu rundach.
