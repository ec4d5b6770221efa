### Nagłówki spisu zasad; po angielsku stoją w rules.toml.

catalogue-REL = Relic

chapter-REL-SET = Przygotowanie
chapter-REL-BRD = Plansza
chapter-REL-CHR = Bohaterowie, wskaźniki, limity, poziomy
chapter-REL-TRN = Przebieg tury
chapter-REL-MOV = Faza ruchu, strefy, ramki ruchu
chapter-REL-EXP = Faza eksploracji
chapter-REL-THR = Karty zagrożenia: talie, rodzaje, momenty
chapter-REL-ENG = Faza starcia
chapter-REL-EVD = Unikanie wrogów
chapter-REL-BAT = Walki
chapter-REL-XP = Faza doświadczenia
chapter-REL-DIE = Kości
chapter-REL-TST = Testy
chapter-REL-INF = Wpływy
chapter-REL-SKP = Utrata tury
chapter-REL-DEF = Pokonani gracze
chapter-REL-COR = Spaczenie
chapter-REL-ELM = Wyeliminowani gracze
chapter-REL-POW = Karty mocy
chapter-REL-MIS = Misje
chapter-REL-RLC = Relikty
chapter-REL-WAR = Ekwipunek
chapter-REL-CHG = Ładunki
chapter-REL-BON = Premie do walk i testów
chapter-REL-DSC = Odrzucanie i puste talie
chapter-REL-SCN = Karty scenariuszy
chapter-REL-INN = Strefa Wewnętrzna, Szczelina Osnowy, pole scenariusza
chapter-REL-TIM = Określenia czasu
chapter-REL-CLR = Wyjaśnienia
chapter-REL-WIN = Zwycięstwo
chapter-REL-EX = Rozegrane przykłady
chapter-REL-C = Elementy podane w instrukcji
chapter-REL-R = Rozstrzygnięcia
chapter-REL-D = Decyzje
