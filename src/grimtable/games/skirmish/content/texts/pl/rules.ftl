### Nagłówki spisu zasad; po angielsku stoją w rules.toml.

catalogue-SKI = Potyczka

chapter-SKI-SET = Przygotowanie
chapter-SKI-RND = Runda
chapter-SKI-TRN = Tura
chapter-SKI-ACT = Aktywacja
chapter-SKI-MOV = Ruch
chapter-SKI-BIG = Duże figurki
chapter-SKI-DOR = Drzwi
chapter-SKI-POR = Portale
chapter-SKI-LOS = Linia wzroku
chapter-SKI-ATK = Atak
chapter-SKI-REA = Reakcje
chapter-SKI-WAT = Czuwanie
chapter-SKI-DMG = Rany i śmierć
chapter-SKI-CRD = Karty
chapter-SKI-VOW = Przysięgi
chapter-SKI-LST = Efekty trwałe
chapter-SKI-SPN = Pojawianie się
chapter-SKI-FOG = Ukryte obszary
chapter-SKI-HID = Tajemnice
chapter-SKI-WIN = Zwycięstwo
