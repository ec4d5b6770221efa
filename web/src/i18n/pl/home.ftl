### Strona startowa.

home-title = Trzy niedostępne już przygody.
home-title-second = Jeden stół, który zna zasady.
home-lead = Usiądź do gry samotnie, z przyjaciółmi albo z botami. Stół rozdaje, rzuca, mierzy i objaśnia; ty decydujesz.
home-learn = Ucz się, grając
home-new = Przygotuj stół
home-replays = Powtórki
home-continue = Graj dalej
home-all-tables = Wszystkie otwarte stoły ({ $count })
home-games = Gry
home-play = Graj teraz
home-set-up = Przygotuj …
home-rules-of = Zasady gry { $game }
home-coming = Wkrótce
home-coming-text = Ten stół jeszcze jej nie prowadzi.
home-training = Gra treningowa

status-waiting = Czeka na graczy
status-playing = W toku
status-yours = Twoja decyzja
status-over = Zakończona

game-doom2004 = DOOM (2004)
game-doom2004-facts = 1–3 marines przeciw Najeźdźcom
game-doom2004-text = Na Marsie gasną światła. Marines prą od drzwi do drzwi, liczą każdy nabój i uciekają; jeden z graczy wysyła hordę, trzyma karty w ręku i czeka w mroku.
game-doom2016 = DOOM (2016)
game-doom2016-facts = 1–4 marines przeciw Piekłu
game-doom2016-text = Szybciej i głośniej: marines łączą karty w ataki, dobijają rannych gołymi rękami i wracają do walki; Piekło odpowiada ze swoich portali.
game-relic = Relic
game-relic-facts = 2–4 bohaterów, każdy dla siebie
game-relic-text = Bohaterowie krążą po trzech pierścieniach ginącego sektora, zbierają siły, misje i relikty i wspinają się ku światłu w jego środku.
game-skirmish = Potyczka
game-skirmish-text = Zwiadowcy przeciw Strażnikowi, piętnaście minut. Mała gra naszego pomysłu, która używa wszystkiego, co potrafi ten stół.

promise-rules = Zna zasady
promise-rules-text = Proponuje tylko dozwolone ruchy. Zapytaj, dlaczego czegoś nie wolno, a poda zasadę.
promise-bots = Nikt nie musi być potworem
promise-bots-text = Boty zajmą każde miejsce, i oddadzą je, gdy ktoś przyjdzie.
promise-link = Wystarczy link
promise-link-text = Bez konta. Wyślij jeden link na miejsce albo grajcie na jednym ekranie i podawajcie go sobie.
