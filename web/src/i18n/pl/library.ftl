### Zasady, karty i figurki.

rules-lead = Każda zasada, której pilnuje stół, naszymi słowami, z numerem, pod którym podają ją odmowy i dziennik.
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-found =
    { $count ->
        [0] Nic nie znaleziono. Spróbuj innego słowa.
        [one] Znaleziono jedną zasadę.
        [few] Znaleziono { $count } zasady.
       *[many] Znaleziono { $count } zasad.
    }
rules-in-english = Czego jeszcze nie przetłumaczono, jest po angielsku.
rules-source = Nagłówek w instrukcji: { $source }
rules-copy = Kopiuj link do { $rule }
rules-copied = Link do { $rule } skopiowany.
rules-unknown = Nie ma tu zasady { $rule }. Poszukaj słowa z jej treści.
rules-status-partly = Częściowo w grze.
rules-status-unfinished = Jeszcze nie w grze.
rules-status-table-only = Dotyczy tylko gry drukowanej.

cards-lead = Wszystko tak, jak wygląda w grze. Gdzie drukowana wartość nie jest znana, projekt jest nasz i o tym mówi.
cards-search = Szukaj nazw i tekstów
cards-kind = Rodzaj
cards-all-kinds = Wszystkie rodzaje
cards-provenance = Skąd pochodzą wartości
cards-all-provenances = Wszystkie źródła
cards-count = { $count } z { $of }
cards-open = { $name }, pokaż w powiększeniu
cards-rule = Zasada
cards-id = Nazwa w plikach
cards-figure = Na planszy
cards-none = Nic nie pasuje. Usuń któryś filtr.

provenance-rulebook = Instrukcja
provenance-rulebook-text = Wartość podaje drukowana instrukcja.
provenance-community = Opublikowany fakt
provenance-community-text = Opublikowany fakt o drukowanym elemencie.
provenance-original = Nasz projekt
provenance-original-text = O drukowanym nic nie wiadomo; ten pasuje do wszystkiego, co wiadomo.

## Rodzaje

kind-event = Karty wydarzeń
kind-spawn = Karty posiłków
kind-skill = Karty marines
kind-invader = Najeźdźcy
kind-weapon = Broń
kind-die = Kości
kind-token = Żetony
kind-figure = Figurki
kind-reaction = Reakcje
kind-find = Znaleziska
kind-order = Rozkazy
kind-vow = Przysięgi
kind-card = Karty
kind-enemy = Wrogowie
kind-encounter = Spotkania
kind-asset = Atuty
kind-power = Karty mocy
kind-mission = Misje
kind-corruption = Spaczenie
kind-relic = Relikty
kind-wargear = Ekwipunek
kind-hero = Bohaterowie
kind-scenario = Scenariusze
kind-space = Pola
kind-main = Akcje główne
kind-bonus = Akcje dodatkowe
kind-glory = Zabójstwa chwały
kind-squad = Karty drużyny
kind-demon = Demony
kind-invasion = Karty inwazji
kind-threat = Zagrożenia
kind-objective = Cele
kind-class = Klasy
