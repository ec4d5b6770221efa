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
refusal-question = teraz pytanie jest inne: { $question }
refusal-KRN-01 = teraz decyduje ktoś inny
refusal-KRN-02 = to nie pasuje do obecnego pytania
refusal-KRN-03 = gra jest skończona
refusal-KRN-04 = tego teraz nie ma wśród możliwości
refusal-KRN-06 = najpierw potrzebny jest wynik z prawdziwego stołu
refusal-KRN-07 = tym już odpowiedziano na tę chwilę
