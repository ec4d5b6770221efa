# Titles of the rules, as the rule browser shows them.

rule-SKI-SET-01 = Miejsca i strony
rule-SKI-SET-02 = Mapa
rule-SKI-SET-03 = Dwie talie
rule-SKI-SET-04 = Początkowe karty na ręce
rule-SKI-SET-05 = Ukrywanie znalezisk

rule-SKI-RND-01 = Rundy się liczy
rule-SKI-RND-02 = Wszyscy po kolei
rule-SKI-RND-03 = Miejsca poza grą
rule-SKI-RND-04 = Koniec rundy

rule-SKI-TRN-01 = Gotowość
rule-SKI-TRN-02 = Wybór figurki
rule-SKI-TRN-03 = Wybrana figurka działa
rule-SKI-TRN-04 = Każda raz
rule-SKI-TRN-05 = Dobranie karty
rule-SKI-TRN-06 = Koniec tury

rule-SKI-ACT-01 = Działanie się oznacza
rule-SKI-ACT-02 = Co może zrobić figurka
rule-SKI-ACT-03 = Kroki według szybkości
rule-SKI-ACT-04 = Jeden atak
rule-SKI-ACT-05 = Rozkazy i przysięgi
rule-SKI-ACT-06 = Zakończenie
rule-SKI-ACT-07 = Śmierć w trakcie działania

rule-SKI-MOV-01 = Krok
rule-SKI-MOV-02 = Kroki kosztują
rule-SKI-MOV-03 = Sąsiedztwo
rule-SKI-MOV-04 = Jedna figurka na polu
rule-SKI-MOV-05 = Ściany i drzwi zatrzymują
rule-SKI-MOV-06 = Stanie obok siebie

rule-SKI-BIG-01 = Cztery pola
rule-SKI-BIG-02 = Duże kroki
rule-SKI-BIG-03 = Blisko i daleko

rule-SKI-DOR-01 = Otwieranie i zamykanie drzwi
rule-SKI-DOR-02 = Przy drzwiach
rule-SKI-DOR-03 = Coś w drzwiach

rule-SKI-POR-01 = Pieczętowanie portalu
rule-SKI-POR-02 = Zapieczętowany na zawsze

rule-SKI-LOS-01 = Linia
rule-SKI-LOS-02 = Ściany i zamknięte drzwi
rule-SKI-LOS-03 = Figurki pomiędzy
rule-SKI-LOS-04 = Duże figurki

rule-SKI-ATK-01 = Wskazanie obrońcy
rule-SKI-ATK-02 = Na planszy
rule-SKI-ATK-03 = Zasięg
rule-SKI-ATK-04 = Ponowne sprawdzenie
rule-SKI-ATK-05 = Rzut kośćmi
rule-SKI-ATK-06 = Trafienia i tarcze
rule-SKI-ATK-07 = Rany
rule-SKI-ATK-08 = Przerzut
rule-SKI-ATK-09 = Przerwane ataki

rule-SKI-REA-01 = Własny moment
rule-SKI-REA-02 = Warunki
rule-SKI-REA-03 = Ogłoszenie ataku
rule-SKI-REA-04 = Obrona
rule-SKI-REA-05 = Atak
rule-SKI-REA-06 = Po ataku
rule-SKI-REA-07 = Po kroku
rule-SKI-REA-08 = Ponowna reakcja
rule-SKI-REA-09 = Obok wroga

rule-SKI-WAT-01 = Cios w to, co podejdzie
rule-SKI-WAT-02 = Kto czuwa
rule-SKI-WAT-03 = Cios

rule-SKI-DMG-01 = Rany się sumują
rule-SKI-DMG-02 = Śmierć figurki
rule-SKI-DMG-03 = Poza grą
rule-SKI-DMG-04 = Leczenie

rule-SKI-CRD-01 = Dobieranie
rule-SKI-CRD-02 = Zagranie karty
rule-SKI-CRD-03 = Odpowiedź na kartę
rule-SKI-CRD-04 = Anulowanie
rule-SKI-CRD-05 = Odłożenie karty
rule-SKI-CRD-06 = Wybieranie
rule-SKI-CRD-07 = Polecenie po poleceniu
rule-SKI-CRD-08 = Pusta talia
rule-SKI-CRD-09 = Czego wymaga rozkaz

rule-SKI-VOW-01 = Złożenie przysięgi
rule-SKI-VOW-02 = Złamanie przysięgi
rule-SKI-VOW-03 = Jedna przysięga

rule-SKI-LST-01 = Na jakiś czas
rule-SKI-LST-02 = Kiedy się kończy
rule-SKI-LST-03 = „Nie może” przed „może”
rule-SKI-LST-04 = Wbrew zasadom

rule-SKI-SPN-01 = Przez otwarty portal
rule-SKI-SPN-02 = Można, nie trzeba
rule-SKI-SPN-03 = Pomiot powraca

rule-SKI-FOG-01 = Poza znaną mapą
rule-SKI-FOG-02 = Odkrywanie
rule-SKI-FOG-03 = Znalezisko: legowisko
rule-SKI-FOG-04 = Znalezisko: bandaże
rule-SKI-FOG-05 = Znalezisko: papiery
rule-SKI-FOG-06 = Zaglądanie

rule-SKI-HID-01 = Karty na ręce
rule-SKI-HID-02 = Talie
rule-SKI-HID-03 = Znaleziska
rule-SKI-HID-04 = Bez zdradzania się

rule-SKI-WIN-01 = Zwycięstwo zwiadowców
rule-SKI-WIN-02 = Zwycięstwo strażnika mieczem
rule-SKI-WIN-03 = Zwycięstwo strażnika przez czas
rule-SKI-WIN-04 = Natychmiast
