### Przygotowanie stołu, zaproszenia, moje stoły.

## Nowy stół

new-lead = Wszystko ma dobre ustawienia domyślne. Zacznij od razu albo zmień, co chcesz.
new-game = Gra
new-scenario = Scenariusz
new-map = Mapa: { $name }
new-seats = Miejsca
new-seats-text = Kilka miejsc na tym urządzeniu dzieli jeden ekran; przy przekazaniu stół zakrywa karty na ręku.
new-players = Gracze, łącznie z botami
new-who-plays = Kto gra: { $seat }?
new-level = Jak silny jest bot: { $seat }?
new-options = Opcje
new-options-text = cofanie, przerwania, zasady domowe
new-start = Rozpocznij grę
new-invite = Otwórz stół i zaproś
new-summary-me = ty: { $names }
new-summary-friend = przez link: { $names }
new-summary-bot = boty: { $names }

sitter-me = Ja
sitter-friend = Gość
sitter-bot = Bot
new-fill-with-bots = Oddaj wolne miejsca botom

options-table = Ten stół
options-game = { $game }: interpretacje
options-packs = Pakiety nałożone na zasady
option-undo = Cofanie
option-undo-free = Wszystko
option-undo-until-revealed = Aż coś zostanie odkryte
option-undo-agreed = Gdy wszyscy się zgodzą
option-undo-free-text = Każdą decyzję można cofnąć, nawet po rzutach i kartach.
option-undo-until-revealed-text = Swobodnie, dopóki nie rzucono kośćmi ani nie pokazano niczego ukrytego.
option-undo-agreed-text = Wszyscy przy stole muszą się zgodzić.
option-windows = Pytanie o przerwania
option-windows-skip = Tylko tych, którzy mogą odpowiedzieć
option-windows-ask = Wszystkich, za każdym razem
option-windows-skip-text = Szybciej. Pauza może zdradzić, że ktoś ma pasującą kartę.
option-windows-ask-text = Nikt nie odczyta niczego z pauz. Boty i przeglądarki, które pasują same, za każdym razem chwilę czekają.
option-timer = Czas na przerwanie
option-timer-text = Gdy minie, miejsce pasuje.
option-timer-none = Bez limitu
option-name = Nazwa stołu
option-name-empty = jak scenariusz

## Zaproszenia

invite-lead = Wyślij każdemu link do jego miejsca. Kto pierwszy go otworzy, ten tam siada; potem link jest zużyty.
invite-lead-running = Zaproś kogoś na miejsce, na którym gra bot albo którego gracz od dawna jest nieobecny. Wszyscy się o tym dowiedzą.
invite-host = Gospodarz otwiera i usuwa stół, rozpoczyna grę, oddaje wolne miejsca botom i zaprasza ponownie tam, gdzie ktoś zniknął. Nie widzi nic ponad własne miejsce.
invite-new-link = Nowy link
invite-back = Wróć do stołu
invite-open = czeka na kogoś
invite-you = { $name }, w tej przeglądarce
invite-sits = siedzi tu { $name }
invite-bot = bot, { $level }
invite-here = Graj tutaj
invite-to-bot = Oddaj botowi
invite-to-friend = Zaproś kogoś
invite-link-of = Link: { $name }
invite-qr-of = Kod QR linku: { $name }
invite-qr-text = Skieruj tu aparat telefonu, aby usiąść do gry.
invite-share = Udostępnij link: { $name }
invite-copy-by-hand = Ta przeglądarka nie pozwala nam kopiować. Link jest zaznaczony: skopiuj go ręcznie.
invite-watch = Widzowie
invite-watch-text = Kto ma ten link, widzi to, co leży odkryte na stole, i niczyich kart na ręku.
invite-local = Te linki działają tylko na tym komputerze. Aby zaprosić innych ze swojej sieci, uruchom serwer poleceniem
invite-not-host = Grę może rozpocząć tylko przeglądarka, która otworzyła ten stół.
invite-ready = Wszyscy są na miejscach.
invite-missing =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
invite-fill = Uzupełnij botami:
invite-start = Rozpocznij grę
invite-start-bots = Rozpocznij, boty uzupełnią

## Przy drzwiach

door-invited = Zaproszono cię do tego stołu. Twoje miejsce:
door-sit = Usiądź
door-waiting = Masz miejsce. Gra zacznie się, gdy gospodarz ją rozpocznie.
door-watching = Gra jeszcze się nie zaczęła. Gdy się zacznie, zobaczysz ją tutaj.

## Moje stoły

tables-lead = Stoły, do których ta przeglądarka ma klucz.
tables-going = W toku
tables-over = Zakończone
tables-continue = Dalej
tables-replay = Obejrzyj ponownie
tables-kept = Pozostanie do { $day }
tables-save = Zapisz przebieg do pliku
tables-import = Otwórz zapis
tables-delete = Usuń stół
tables-delete-text = „{ $name }” zniknie dla wszystkich, którzy przy nim siedzą. Tego nie można cofnąć.
tables-deleted = Stół został usunięty.
tables-forget = Zapomnij stół
tables-forget-text = Ta przeglądarka straci klucz do „{ $name }”. Sam stół zostanie.
tables-forgotten = Stół został zapomniany.
tables-none = Nie ma jeszcze stołów
tables-none-text = Tu pojawią się stoły, które otworzysz lub do których cię zaproszą. Nigdzie indziej nic o tobie nie zapisujemy.
tables-none-go = Wybierz grę

## Poziomy botów

level-random = Losowy
level-recruit = Rekrut
level-veteran = Weteran
level-nightmare = Koszmar
level-strength-7 = Wygrywasz 7 na 10
level-strength-5 = Wyrównany pojedynek
level-strength-3 = Wygrywasz 3 na 10

mode-scenario = Scenariusze
mode-deathmatch = Deathmatch: każdy na każdego
mode-capture_the_flag = Zdobądź flagę: karabiny przeciw piłom
