### Słowa potrzebne w każdej grze: wyliczenia, właściciele, pasowanie i kości prawdziwego stołu.

list-and = i
list-or = lub
name-owned = { $thing } ({ $owner })
seat-out = poza grą
scenario-goal = Cel: { $goal }

## Co zdarzyło się poza regułami

event-Repaired =
    Ręcznie: { $by } zmienia { $paths ->
        [nothing] nic
       *[other] { $paths }
    }{ $left ->
        [nothing] { "" }
       *[other] {" "}i opuszcza { $left }
    } ({ $reason }).

event-SetAside =
    { $item } zawodzi{ $part ->
        [nothing] { "" }
       *[other] {" "}({ $part })
    } i zostaje odłożone: od tej chwili jego tekst nie działa.

## Przy prawdziwym stole ktoś rzuca i dobiera, a ktoś wpisuje, co wypadło

question-roll = Rzuć przy prawdziwym stole ({ $what }): która ścianka wypadła?
question-pick = Dobierz z prawdziwego stosu ({ $what }): co przyszło?
action-Pass = Pasuj
    .head = Pasuj
action-Shows = { $what }: ścianka { $face }
    .head = { $what } pokazuje
action-Comes = Przychodzi: { $item }
    .head = Ze stosu: { $what }

## Uwagi obok akcji

note-at = na polu { $space }
note-off = poza planszą
note-wounds =
    { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
note-blank = pusta

## Dlaczego czegoś teraz nie można

refusal-unseen = pola { $space } nie ma na planszy, którą widzisz
refusal-question = pytanie dotyczy czegoś innego: { $question }
refusal-KRN-01-not_asked = teraz decyduje { $asked }, a nie { $seat }
refusal-KRN-02-answer_or_pass = teraz można tylko odpowiedzieć na tę chwilę albo spasować
refusal-KRN-02-other_question = to nie odpowiada na obecne pytanie
refusal-KRN-03-over = gra jest skończona
refusal-KRN-04-not_offered = tego teraz nie ma wśród możliwości
refusal-KRN-06-result_first = najpierw potrzebny jest wynik z prawdziwego stołu: { $what }
refusal-KRN-07-has_answered = { $source }: tym już odpowiedziano na tę chwilę
refusal-KRN-08-no_action = „{ $text_id }” nie jest akcją w tej grze
refusal-KRN-08-no_action_near = „{ $text_id }” nie jest akcją w tej grze; czy chodziło o „{ $near_id }”?
refusal-KRN-08-no_seat = „{ $text_id }” nie mówi, kto działa; najpierw podaj miejsce, potem dwukropek i akcję
refusal-KRN-08-no_space = na tej planszy nie ma pola { $space }
refusal-KRN-08-one_line = akcja to jedna linia, najwyżej { $most } znaków
refusal-KRN-08-unknown = w tej grze nic nie nazywa się „{ $word_id }”
refusal-KRN-08-unknown_near = w tej grze nic nie nazywa się „{ $word_id }”; czy chodziło o „{ $near_id }”?
refusal-KRN-10-nothing = nie ma jeszcze decyzji, którą można by cofnąć
refusal-KRN-10-too_many = nie można cofnąć tylu decyzji ({ $wanted }), najwyżej { $count }
refusal-KRN-11-repair = poprawki ({ $seat }) nie można cofnąć, bo coś pokazała
refusal-KRN-11-revealed = decyzji ({ $seat }) nie można cofnąć, bo coś potasowano, dobrano lub odkryto
refusal-KRN-11-rolled = decyzji ({ $seat }) nie można cofnąć, bo rzucono kośćmi
refusal-KRN-11-showed = decyzji ({ $seat }) nie można cofnąć, bo dobrano lub odkryto coś zakrytego
refusal-KRN-12-not_agreed = na cofnięcie muszą się jeszcze zgodzić: { $seats }
refusal-KRN-13-not_agreed = na poprawkę muszą się jeszcze zgodzić: { $seats }
refusal-KRN-14-no_seat = nie ma takiego miejsca; miejsca to { $seats }
refusal-KRN-15-not_yours = cofnął to gracz { $seat } i tylko on może to przywrócić
refusal-KRN-15-too_many = nie można przywrócić tylu decyzji ({ $wanted }), najwyżej { $count }
refusal-KRN-16-impossible = gra nie mogłaby toczyć się stąd dalej, więc nic się nie zmienia
refusal-KRN-16-no_change = podaj, co zmienić albo którą procedurę opuścić
refusal-KRN-16-no_reason = poprawka wymaga uzasadnienia w jednej linii, do dziennika
refusal-KRN-16-no_value = na stole nie ma wartości „{ $path_id }”; są { $known_id }
refusal-KRN-16-no_value_near = na stole nie ma wartości „{ $path_id }”; czy chodziło o „{ $known_id }”?
refusal-KRN-16-unfit = poprawka nie pasuje do stołu; podanie powodu mogłoby zdradzić zakryte karty

## Podpowiedź: co zrobić, dlaczego i jakim kosztem; potem, co jeszcze wchodzi w grę

hint-capital = no
hint = { $deeds }: { $why }.
hint-both = { $one }, a przy tym { $other }
hint-price = Haczyk: { $price }.
hint-alternative = { $deeds }: { $worse }.
hint-alternative-but = { $deeds }: { $better }, ale { $worse }.
hint-why-best = nic lepszego teraz nie ma
hint-not-best = to daje mniej
hint-worse-equal = to prawie równie dobre; wybierz to, jeśli wolisz
hint-worse-less = to daje trochę mniej

## Spis zasad: co obowiązuje przy każdym stole

catalogue-KRN = Sam stół: co obowiązuje w każdej grze
chapter-KRN-KRN = Stół
rule-KRN-01 = Działa tylko ten, kto jest pytany
rule-KRN-02 = Tylko to, o co jest pytanie
rule-KRN-03 = Po zakończeniu
rule-KRN-04 = Oferowane i dozwolone to to samo
rule-KRN-05 = Okazje do odpowiedzi
rule-KRN-06 = Kości i karty z prawdziwego stołu
rule-KRN-07 = Raz na jedną chwilę
rule-KRN-08 = Czytelne akcje
rule-KRN-10 = Nie ma czego cofnąć
rule-KRN-11 = Co ujawniono, zostaje
rule-KRN-12 = Zgoda na cofnięcie
rule-KRN-13 = Zgoda na poprawkę
rule-KRN-14 = Miejsca przy stole
rule-KRN-15 = Przywracanie
rule-KRN-16 = Poprawka tworzy możliwy stół
rule-KRN-17 = Zawodna karta zostaje odłożona

## Seria: kilka partii, które należą do siebie

series-match = Mecz
    .note = Scenariusze po kolei; kto wygra najwięcej, wygrywa mecz.
series-most_wins = Najwięcej partii wygrywa: { $winners }.
series-too_long = Trwało to zbyt długo i nikt nie wygrał.
series-nobody = nikt

## Places

place-at = na { $space }
place-area =
    { $part ->
        [north] na północy obszaru „{ $area }”
        [south] na południu obszaru „{ $area }”
        [east] na wschodzie obszaru „{ $area }”
        [west] na zachodzie obszaru „{ $area }”
        [north-east] na północnym wschodzie obszaru „{ $area }”
        [north-west] na północnym zachodzie obszaru „{ $area }”
        [south-east] na południowym wschodzie obszaru „{ $area }”
        [south-west] na południowym zachodzie obszaru „{ $area }”
        [middle] pośrodku obszaru „{ $area }”
       *[all] w obszarze „{ $area }”
    }
place-map =
    { $part ->
        [north] na północy mapy
        [south] na południu mapy
        [east] na wschodzie mapy
        [west] na zachodzie mapy
        [north-east] na północnym wschodzie mapy
        [north-west] na północnym zachodzie mapy
        [south-east] na południowym wschodzie mapy
        [south-west] na południowym zachodzie mapy
        [middle] pośrodku mapy
       *[all] na mapie
    }
