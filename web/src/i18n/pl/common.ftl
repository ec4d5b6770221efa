### Słowa potrzebne na każdej stronie.

app-name = Grimtable
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
loading = Chwileczkę …
try-again = Spróbuj ponownie
skip = Przejdź do treści
you = ty
somebody = ktoś
seconds = { $count } s
your-name = Twoje imię przy stole
your-name-empty = jak chcesz
unofficial = Nieoficjalne, stworzone przez fanów: zasady i fakty naszymi słowami, bez grafik i logo wydawców.

## Pasek główny

nav = Menu główne
nav-home = Start
nav-tables = Moje stoły
nav-rules = Zasady
nav-cards = Karty i figurki
nav-cards-short = Karty
nav-settings = Ustawienia
nav-settings-short = Ustawienia
nav-about = O projekcie i źródła

## Tytuły stron

title-home = Start
title-new = Nowy stół
title-invite = Zaproszenia
title-tables = Moje stoły
title-table = Stół
title-replay = Powtórka
title-learn = Pierwsza gra
title-rules = Zasady
title-cards = Karty i figurki
title-settings = Ustawienia
title-about = O projekcie i źródła
title-missing = Nie znaleziono

## Gdy coś pójdzie nie tak

problem-title = Nie udało się
problem-text = Stało się coś nieoczekiwanego. Spróbuj ponownie; jeśli to nie pomoże, odśwież stronę.
unreachable-title = Serwer nie odpowiada
unreachable-text = Sprawdź połączenie. Jeśli serwer działa na twoim komputerze, uruchom go ponownie:
unreachable-short = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
waiting-long = Serwer jeszcze nie odpowiedział. Wszystko, co dotąd zrobiono, jest zapisane; strona ruszy dalej sama, gdy tylko nadejdzie odpowiedź.
missing-title = Na tym polu nic nie leży
missing-text = Adres { $path } donikąd nie prowadzi. Link może być niepełny.
