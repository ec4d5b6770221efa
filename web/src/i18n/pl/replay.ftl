### Spojrzenie wstecz na partię.

replay-loading = Wczytywanie partii …
replay-board = Plansza w tej chwili
replay-description = Plansza opisana słowami
replay-line = Oś czasu
replay-moment = decyzja { $decision } z { $of }
replay-seats = Miejsca
replay-find = Pokaż figurki: { $seat }
replay-menu = Więcej
replay-hint = Co byłoby tu dobre?
replay-lost = Nie udało się pobrać tej chwili.

## Kroki i odtwarzanie

replay-steps = Odtwarzanie
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-again = Odtwarzaj od początku
replay-step-on = Jedna decyzja naprzód
replay-step-back = Jedna decyzja wstecz
replay-turn-on = Do następnej tury
replay-turn-back = Do początku tury
replay-speed = Tempo
replay-times = { $speed }×

## Znaczniki

replay-marks = Ważne chwile
replay-mark-on = Do następnego znacznika
replay-mark-back = Do poprzedniego znacznika
replay-kind-hint = Pokaż lub ukryj te znaczniki
replay-kind-turning =
    { $count ->
        [one] 1 punkt zwrotny
        [few] { $count } punkty zwrotne
       *[other] { $count } punktów zwrotnych
    }
replay-kind-discovery =
    { $count ->
        [one] 1 odkrycie
        [few] { $count } odkrycia
       *[other] { $count } odkryć
    }
replay-kind-kill =
    { $count ->
        [one] 1 zabity
        [few] { $count } zabitych
       *[other] { $count } zabitych
    }
replay-kind-card =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }

## Szanse

replay-chances = Szacowana szansa na zwycięstwo
replay-swing = { $side } +{ $percent }%

## Czyimi oczami

replay-view = Widziane przez
replay-view-open = Wszystkich (odkryte)
replay-view-public = Widzów
replay-view-seat = { $seat }

## Dziennik

replay-log = Dziennik
replay-log-search = Szukaj w dzienniku
replay-log-none = Nic nie pasuje.

## Co można z tym zrobić

replay-share = Kopiuj link
replay-shared = Link do tej chwili jest w schowku.
replay-save = Zapisz partię
replay-table = Do stołu
replay-drop = Upuść tu zapis partii, aby go obejrzeć
replay-continue = Graj dalej od tego miejsca
replay-continue-short = Graj dalej
replay-continue-text = Nowy stół zaczyna się po decyzji { $decision }. Ten pozostaje bez zmian.
replay-continue-level = Jak silne są boty?
replay-continue-begin = Zaczynaj
replay-zoom-in = Bliżej
replay-zoom-out = Dalej
replay-zoom-fit = Cała plansza
