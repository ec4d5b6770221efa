### Serie: kampanie, operacje, mecze

title-series = Kampania
new-series = Jedna partia czy kilka
new-series-text = W serii jedna partia następuje po drugiej, przy tych samych miejscach; wracajcie, kiedy chcecie.
new-series-single = Pojedyncza partia
new-series-road = W co zagracie
new-series-chosen = Każdą partię wybierają gracze po drodze.
new-series-start = Zacznij serię
series-back = Wróć do serii
series-continue = Twoje serie
series-played = { $count ->
    [0] jeszcze nie zaczęta
    [one] rozegrana jedna partia
    [few] rozegrane { $count } partie
   *[many] rozegranych { $count } partii
}
series-road = Droga
series-standing = Stan
series-wins = { $count ->
    [one] jedno zwycięstwo
    [few] { $count } zwycięstwa
   *[many] { $count } zwycięstw
}
series-going = Teraz na stole
series-next = Następna
series-over = Seria jest skończona
series-go-on = Graj dalej
series-watch = Oglądaj grę
series-yours = Tam czekają na twoją decyzję.
series-play-next = Zagraj następną: { $title }
series-play-any = Niech wybiorą, i gramy
series-bots-choose = Wybiera: { $team }. Grają tam boty, więc rozstrzyga los.
series-choose = Wybierz następną partię
series-choose-text = Ostatnią przegraliście albo zaczynacie: wybór należy do was.
series-waiting = Następną partię wybiera: { $team }.
series-not-yours = Następną partię może zacząć każdy, kto gra w tej serii.
series-squad = Oddział
series-carries-nothing = niczego nie zabiera
series-shop = Sklep przed następnym scenariuszem
series-shop-text = Otwiera się na początku następnego scenariusza; cały oddział płaci z tych samych punktów.
series-price = { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
series-cannot-pay = jeszcze za mało punktów
series-story = Co było dotąd
series-story-none = Nic się jeszcze nie wydarzyło.
series-won-by = Wygrywa: { $team }
series-stage-running = w grze
series-stage-next = następna
series-stage-ahead = jeszcze przed wami
series-stage-unplayed = już niepotrzebna
series-replay = Obejrzyj ponownie
series-invite = Zaproś
series-invite-text = Jeden link na każde miejsce, na całą serię: kto zajął miejsce, wraca z nim także po tygodniach.
series-invite-new = Nowy link
series-to-bot = Od następnej partii gra bot
series-sit = Zajmij miejsce
series-sit-text = Zaproszono cię do całej serii na miejsce: { $seat }.
series-keep = Miejsce jest teraz twoje. Wracaj w tej przeglądarce.
series-delete = Usuń serię
series-delete-text = „{ $name }” zniknie dla wszystkich, ze wszystkimi stołami i zapisami.
series-deleted = Seria została usunięta.
series-options = Na następną partię
series-kept = zostaje do { $day }
