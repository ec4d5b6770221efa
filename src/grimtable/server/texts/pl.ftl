# Co mówi sam stół; gry mówią przez własne katalogi.

waiting-for = Czekamy na: { $seat }.

refused-waiting = Gra się jeszcze nie zaczęła; rozpoczyna ją gospodarz.
refused-paused = Stół jest wstrzymany; najpierw ktoś musi go wznowić.
refused-late = Gra poszła już dalej; zobacz, o co teraz chodzi.
refused-not-asked = Teraz decyduje { $seat }, nie ty.
refused-over = Gra jest skończona.
refused-no-offer = Tego nie ma teraz do wyboru.
refused-spectator = Mogą to zrobić tylko osoby siedzące przy stole.
refused-bot-plays = Na tym miejscu gra bot; najpierw je odbierz.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-held = Miejsce { $seat } należy do człowieka; tylko on może je oddać.
refused-not-away = { $seat }: nieobecność jeszcze nie trwa długo; po { $minutes ->
    [one] minucie
   *[other] { $minutes } minutach
 } bez połączenia miejsce można oddać botowi albo komuś innemu.
refused-no-seat = Przy tym stole nie ma takiego miejsca.
refused-no-level = Nie ma bota tego poziomu; poziomy to { $levels }.
refused-no-proposal = Tej propozycji nie ma już na stole.
refused-proposals = Na stole jest już dość propozycji; najpierw na nie odpowiedzcie.
refused-repair-reason = Poprawka wymaga powodu w jednym wierszu, do dziennika.
refused-repair-nothing = Podaj, co zmienić albo którą procedurę opuścić.
refused-repair-path = Stół nie ma wartości { $path }; dostępne: { $known }.
refused-repair-unfit = Poprawka nie pasuje do stołu, więc nic się nie zmieniło. Powodu nie podajemy, bo mógłby zdradzić zakryte karty.
refused-storage = Nie udało się tego zapisać, więc nic się nie zmieniło; spróbuj ponownie.
refused-damaged = Wpis { $entry } w historii tego stołu jest uszkodzony, więc niczego nie da się dopisać. Rozgrywka do decyzji { $decisions } jest nienaruszona i można ją zapisać.
refused-fault = Zasady nie potrafią tego wykonać. Nic się nie zmieniło; zgłoś problem i wybierz coś innego albo cofnij decyzję.
card-not-now = Nie teraz. { $card }: { $timing }.
refused-question = Na to nie ma odpowiedzi: { $why }
refused-answer = Na to nie ma odpowiedzi; serwer zachował raport.
refused-busy = Wszystkie boty myślą; zapytaj za chwilę.
refused-no-hint = Żaden bot nie ma tu podpowiedzi.
refused-much = Serwer odpowiada jeszcze na poprzednie pytania; zapytaj za chwilę.
refused-heavy = Stołu z takimi wartościami nie dałoby się w rozsądnym czasie sprawdzić i narysować; zmień mniej naraz.
refused-talk-empty = Najpierw coś powiedz.
refused-talk-alone = W twojej drużynie nie ma nikogo więcej; powiedz to wszystkim.
refused-talk-fast = To było szybkie; odczekaj chwilę, zanim powiesz coś więcej.
refused-odd-hidden = Tekst zawiera niewidoczny znak { $what }; usuń go.
refused-odd-marks = W tekście na jednej literze stoi zbyt wiele znaków naraz; usuń część z nich.
refused-odd-number = Liczba { $what } jest większa niż wszystkie, których się tu używa.
refused-odd-nested = Dane są zagnieżdżone zbyt głęboko; zmieniaj ich części po kolei.
refused-token = Ten klucz nie jest nowy; wybierz inny.

link-spent = Ten link został już wykorzystany: ktoś tam siedzi. Jeśli to ty, otwórz stół w przeglądarce, w której zająłeś miejsce; w przeciwnym razie poproś gospodarza o nowe zaproszenie.
link-invites = Ten link zaprasza na miejsce; najpierw usiądź.
not-over = To zawiera tajemnice wszystkich. Jest dostępne po zakończeniu gry albo dla gospodarza stołu, przy którym nigdy nie grał nikt poza jedną osobą.
reports-seated = Zgłoszenia problemów są dla tych, którzy siedzieli przy stole.

undo-own = Cofnij „{ $what }”
undo-own-more = Cofnij „{ $what }” i { $count ->
    [one] jedną decyzję
    [few] { $count } decyzje
   *[other] { $count } decyzji
 } po niej
undo-other = Cofnij ostatnią decyzję: { $seat }
undo-other-more = Cofnij decyzję ({ $seat }) i { $count ->
    [one] jedną
    [few] { $count } decyzje
   *[other] { $count } decyzji
 } po niej
undo-repair = Cofnij poprawkę: { $seat }
undo-ask = Zaproponuj: { $label }
redo = Przywróć to, co cofnięto
undo-spectator = Cofać mogą tylko osoby siedzące przy stole.

propose-undo = { $seat } chce cofnąć { $count ->
    [one] ostatnią decyzję
    [few] ostatnie { $count } decyzje
   *[other] ostatnich { $count } decyzji
 }
propose-replace-bot = { $who }: długa nieobecność. Czy bot ({ $level }) ma grać za { $seat } do czasu powrotu?
propose-replace-new = { $who }: długa nieobecność. Czy zaprosić kogoś innego na miejsce { $seat }?
propose-repair = { $seat } chce poprawić stół: { $reason } ({ $paths })

line-undone = { $seat } cofa { $count ->
    [one] decyzję
    [few] { $count } decyzje
   *[other] { $count } decyzji
 }.
line-redone = { $seat } przywraca to, co cofnięto.

note-resigned = { $who } rezygnuje; od teraz miejsce { $seat } prowadzi bot ({ $level }).
note-to-bot = Miejsce { $seat } prowadzi teraz bot ({ $level }).
note-to-human = { $who } prowadzi teraz miejsce { $seat }.
note-invited = Gospodarz zaprasza kogoś na miejsce { $seat }.
note-invited-anew = Gospodarz zaprasza kogoś innego na miejsce { $seat }, ponieważ { $who } od dawna jest nieobecny; kto tam usiądzie, zobaczy karty tego miejsca.
note-away-bot-host = { $who }: długa nieobecność; gospodarz pozwala botowi ({ $level }) grać za { $seat }. Kto wróci, odzyska miejsce.
note-away-bot-vote = { $who }: długa nieobecność; obecni przegłosowali, że za { $seat } gra bot ({ $level }). Kto wróci, odzyska miejsce.
note-away-new-host = { $who }: długa nieobecność; gospodarz zaprasza kogoś innego na miejsce { $seat }. Kto tam usiądzie, zobaczy jego karty.
note-away-new-vote = { $who }: długa nieobecność; obecni przegłosowali zaproszenie kogoś innego na miejsce { $seat }. Kto tam usiądzie, zobaczy jego karty.
note-deputy = Gospodarz mianował zastępcę ({ $seat }), który też decyduje o miejscach i botach.
note-no-deputy = O miejscach i botach decyduje teraz tylko gospodarz.
note-looked = Gospodarz otworzył tajemnice tej gry przy decyzji { $decision }.
note-reopened = Gra była skończona i toczy się dalej; w międzyczasie każdy mógł otworzyć jej tajemnice.
note-series-invited = Gospodarz proponuje miejsce { $seat } komuś nowemu; { $who } już tam nie gra.
note-series-bot = Gospodarz oddał miejsce { $seat } botowi ({ $level }); { $who } już tam nie gra.
note-series-left = { $who } oddaje miejsce { $seat } botowi ({ $level }).
note-windows-skip = Przy tym stole pytani są tylko ci, którzy mogą odpowiedzieć: pauza zdradza, że ktoś coś ma.
note-bot-failed = Bot poziomu { $level } { $why ->
    [overran] myślał zbyt długo
    [died] przestał działać
   *[other] zawiódł
 }; dalej gra { $instead }.
note-bots-away = Żaden bot nie może teraz odpowiedzieć; gra ruszy, gdy serwer znów będzie miał miejsce.
note-declined = { $seat } się nie zgadza.
note-repair-unfit = Poprawka zaproponowana przez gracza { $seat } nie pasuje do stołu; wszystko zostaje bez zmian.
note-timed-out = Czas minął; { $seat } pasuje.
note-continued = Ciąg dalszy innej gry od decyzji { $decision }.
note-damaged = Wpis { $entry } w historii tego stołu jest uszkodzony. Rozgrywka do decyzji { $decisions } jest nienaruszona: można ją zapisać jako zapis partii i grać od tego miejsca.
note-leaving = Ten stół pozostanie do { $day }. Potem zapis partii trafi do archiwum prowadzącego serwer, a stół zostanie usunięty; kto chce mieć zapis, niech go wcześniej pobierze.
note-leaving-waiting = Ten stół pozostanie do { $day }; jeśli do tego czasu nikt nie zacznie grać, zostanie usunięty.
note-imported = Nagrana gra.
note-rules-fault = Reguły nie mogły wykonać decyzji. Nic się nie zmieniło; wybierz coś innego albo cofnij decyzję. Serwer zachował raport.
note-shown-plainly = Czegoś przy tym stole nie udało się poprawnie pokazać; jest pokazane w prostej formie, a serwer zachował raport.

# Czego nie da się narysować ani opisać
fault-title = Pokazane w prostej formie
fault-picture = Planszy nie da się tu narysować. Pytanie, oferowane akcje i dziennik są poprawne, a gra toczy się dalej.
fault-earlier = Planszy nie da się tu narysować: widzisz ją taką, jaka była przed ostatnią decyzją. Pytanie, oferowane akcje i dziennik są poprawne, a gra toczy się dalej.
fault-question = { $seat }: wybierz jedną z oferowanych akcji.
line-untold = { $seat }: decyzja zapadła, ale części jej skutków nie da się opisać.
line-untold-nobody = Stało się coś, czego nie da się opisać.

# Granice serwera
limit-server-busy = Serwer jest zajęty; spróbuj za chwilę.
limit-too-busy = Kilka twoich żądań jeszcze trwa; spróbuj ponownie, gdy się zakończą.
limit-import-too-long = Odtworzenie tego zapisu wymaga więcej czasu lub pamięci, niż daje na to serwer; użyj `grimtable replay` na własnym komputerze.

## Serie

refused-series-goes-on = Następna partia serii już się zaczęła, więc ta zostaje taka, jak się skończyła.
refused-series-running = Trwa partia tej serii; miejsca zmienia się przy jej stole.
refused-series-over = Seria jest skończona.
refused-series-chooser = Wybór i rozpoczęcie następnej partii nie należą do ciebie.
refused-series-choose = Powiedz, która partia będzie następna.
table-in-series = Ten stół należy do serii; usuń całą serię.
