### DOOM 2004: miejsca według tego, co tam jest, dla stołów bez współrzędnych. Każde odpowiada na pytanie „gdzie?”.

place-door =
    { $kind ->
        [airlock] przy śluzie { $door }
       *[other] przy drzwiach { $door }
    }
place-barrel = przy beczce
place-exit = przy wyjściu
place-duct = przy szybie
place-teleporter =
    { $colour ->
        [red] przy czerwonym teleporterze
        [green] przy zielonym teleporterze
        [blue] przy niebieskim teleporterze
        [yellow] przy żółtym teleporterze
       *[other] przy teleporterze
    }
place-thing =
    { $thing_id ->
        [medkit] przy apteczce
        [armor] przy pancerzu
        [bullets] przy nabojach
        [rockets] przy rakietach
        [cells] przy ogniwach
        [red-key] przy czerwonym kluczu
        [green-key] przy zielonym kluczu
        [blue-key] przy niebieskim kluczu
        [yellow-key] przy żółtym kluczu
        [scientist] przy naukowcu
        [oxygen-tank] przy butli tlenowej
        [red-flag] przy czerwonej fladze
        [blue-flag] przy niebieskiej fladze
       *[other] przy „{ $thing }”
    }

## Co się stało

named-event-MarinePlaced = { $marine } stoi { $space_at }.
named-event-MarineRespawned = { $marine } wraca do gry { $space_at }.
named-event-FigureMoved = { $figure } idzie i stoi teraz { $to_space_at }.
named-event-MarineTeleported = { $marine } teleportuje się i stoi teraz { $to_space_at }.
named-event-DuctUsed = { $figure } przeczołguje się szybami i jest teraz { $to_space_at }.
named-event-FigurePushed = { $figure }: odrzut, teraz { $to_space_at }.
named-event-FigurePutBack = { $figure } nie może tam zostać i zawraca: teraz { $space_at }.
named-event-InvaderPlaced = { $figure } pojawia się { $space_at }.
named-item-InvaderPlaced = { $figure } { $space_at }
named-event-TokenTaken = { $marine } podnosi: { $token }.
named-event-TokenDropped = Znów leży na podłodze: { $token }.
named-event-InvaderKilled = { $figure } ginie { $space_at }.
named-event-MarineFragged = { $marine } zostaje ROZERWANY { $space_at }.
named-event-BarrelExploded = Wybucha beczka { $space_at }.
named-event-TokenReturned = Znów na swoim miejscu: { $token }.
named-event-BlastSpread =
    { $figures ->
        [nothing] Coś wybucha { $space_at }; nikt nie stoi dość blisko.
       *[other] Coś wybucha { $space_at }. Rani: { $figures }.
    }
named-event-AttackDeclared =
    { $attacker } atakuje, cel: { $on ->
        [nothing] pole { $space_at }
       *[other] { $on }
    }{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }{ $weapon_id ->
        [nothing] { "." }
       *[other] {", "}{ $weapon }.
    }
named-event-AttackHit =
    { $attacker } trafia ({ $on ->
        [nothing] pole { $space_at }
       *[other] { $on }
    }), obrażenia: { $damage }.
named-event-AttackMissed =
    { $because_id ->
        [range] { $attacker }: atak nie sięga celu ({ $on ->
            [nothing] pole { $space_at }
           *[other] { $on }
        }).
       *[other] { $attacker } nie trafia ({ $on ->
            [nothing] pole { $space_at }
           *[other] { $on }
        }).
    }
named-event-AttackScattered =
    { $space ->
        [-1] Rozrzut ({ $scatter }): atak przepada.
       *[other] Rozrzut ({ $scatter }): atak spada na pole { $space_at }.
    }
named-moment-attack_declared =
    { $attacker } atakuje { $aimed_at ->
        [nothing] pole { $space_at }
       *[other] { $aimed_at }
    }: odpowiedz przed rzutem albo spasuj.
named-moment-attack_rolled =
    { $attacker } rzucił przeciw { $aimed_at ->
        [nothing] polu { $space_at }
       *[other] { $aimed_at }
    }: odpowiedz albo spasuj.
named-moment-roll_final =
    rzut przeciw { $aimed_at ->
        [nothing] polu { $space_at }
       *[other] { $aimed_at }
    } jest ostateczny ({ $attacker }): odpowiedz albo spasuj.
named-moment-attack_resolved =
    atak na { $aimed_at ->
        [nothing] pole { $space_at }
       *[other] { $aimed_at }
    } się skończył ({ $attacker }): odpowiedz albo spasuj.

## Co można zrobić

named-action-Respawn = Wróć { $space_at }
named-action-Step = Idź na pole { $space_at }
named-action-Slide =
    Idź na pole { $space_at }, { $lie_id ->
        [east-west] w poprzek
       *[north-south] wzdłuż
    }
named-action-UseDuct = Przeczołgaj się szybami na pole { $space_at }
named-action-Fire =
    { $weapon_id ->
        [fist] Uderz:
        [chainsaw] Tnij piłą:
        [grenade] Rzuć granat:
       *[other] Strzelaj ({ $weapon }):
    } { $target ->
        [nothing] pole { $space_at }
       *[other] { $target }
    }
named-action-Attack =
    Atakuj: { $target ->
        [nothing] pole { $space_at }
       *[other] { $target }
    }
named-action-Interrupt =
    Przerwij ({ $weapon }): { $target ->
        [nothing] pole { $space_at }
       *[other] { $target }
    }
named-action-Push = Odrzuć ofiarę na pole { $space_at }
named-action-Explode = Wysadź beczkę { $space_at }
named-action-ChooseSpace = Wybierz pole { $space_at }
named-action-PlaceMarine = Zacznij { $space_at }
named-action-Teleport =
    { $target ->
        [nothing] Teleportuj się: { $space_at }
       *[other] Teleportuj się, telefrag: { $target }
    }
named-action-CarryOn =
    Przenieś atak: { $target ->
        [nothing] pole { $space_at }
       *[other] { $target }
    }, { $die_id ->
        [green] bez zielonej kości
       *[blue] bez niebieskiej kości
    }
named-action-Place =
    Ustaw { $space_at }{ $lie_id ->
        [east-west] , w poprzek
       *[north-south] { "" }
    }

## Obok planszy

named-picture-forecast = { $arms }
named-picture-route-watch = { $figure } może uderzyć po drodze, { $at }.
named-picture-route-guard = { $figure } czuwa i może strzelić, gdy tylko ktoś stanie { $at }.
named-picture-route-burns = { $figure } odniesie ranę po drodze, { $at }.
named-picture-overlay-threat =
    { $count ->
        [0] Nikt nie mógłby w następnej turze zaatakować tego pola
        [one] 1 wróg mógłby w następnej turze zaatakować to pole
       *[other] Wrogowie, którzy mogliby w następnej turze zaatakować to pole: { $count }
    }
named-picture-overlay-sight-from = Co widać stąd
named-picture-attack =
    { $weapon ->
        [nothing] { $attacker } atakuje
       *[other] { $attacker } atakuje: { $weapon }
    }

## Dlaczego nie: palec pokazuje, gdzie

named-refusal-D04-LOS-01-unseen = { $figure } nie ma tam linii wzroku
named-refusal-D04-MAP-07-unknown = to nie leży na odkrytej mapie
named-refusal-D04-MOV-05-not_next_to = to pole nie sąsiaduje z figurką: { $figure }
named-refusal-D04-MOV-05-there_already = { $figure } już tam stoi
named-refusal-D04-MOV-06-no_way = nie prowadzi tam żadna otwarta droga
named-refusal-D04-MOV-08-shared = stoi tam { $figure } i nikt inny nie może się tam zatrzymać
named-refusal-D04-MOV-09-enemy = to pole zajmuje { $figure }
named-refusal-D04-MOV-10-door = drogę zagradzają zamknięte drzwi ({ $figure })
named-refusal-D04-MOV-11-obstacle = stoi tam przeszkoda
named-refusal-D04-MOV-25-wall = drogę zagradza ściana ({ $figure })
named-refusal-D04-ATT-04-nothing = nie ma tam czego atakować
named-refusal-D04-ATT-09-not_adjacent = to pole nie sąsiaduje z figurką: { $figure }
named-refusal-D04-ABL-29-no_way = żadna droga na znanej mapie tam nie prowadzi: ściany albo drzwi
named-refusal-D04-ABL-31-too_far = to pole jest każdą drogą dalej niż { $limit } pól
named-refusal-D04-SET-25-keep_off = to miejsce leży nie dalej niż { $spaces } pól od tego, czego szukają marines; nikt tam nie wraca
named-refusal-D04-R-65-friend = stoi tam sojusznik ({ $figure })
named-refusal-D04-R-65-no_enemy = nie stoi tam żaden wróg
named-refusal-D04-R-65-obstacle = stoi tam przeszkoda
named-refusal-D04-R-69-no_enemy = nie stoi tam obok żaden wróg ({ $figure })
named-refusal-D04-BIG-08-no_slide = { $figure } nie dostanie się tam w ten sposób
named-refusal-D04-BIG-11-no_room = { $figure } nie ma tam miejsca
named-refusal-D04-BIG-11-no_way = { $figure } nie ma miejsca na drodze w tamto miejsce
named-refusal-D04-TEL-01-no_other = to nie jest inny teleporter tego koloru
named-refusal-D04-TEL-09-no_other = to nie jest inny odkryty szyb
named-refusal-D04-ABL-11-not_adjacent = to pole nie sąsiaduje z ostatnim polem
named-refusal-D04-ABL-15-attacked = to pole już zaatakowano
named-refusal-D04-ABL-22-no_landing = { $figure } nie może tam wylądować
named-refusal-D04-EVT-02-other_space = to nie jest pole, o które chodzi karcie
named-refusal-D04-FRG-11-not_best = to pole nie należy do najlepszych (8 do 16 pól dalej i puste)
named-refusal-D04-INV-11-no_place = tej figurki nie można tam postawić: { $kind }; nie ma tam miejsca albo widzi je marine
named-refusal-D04-MOV-22-too_far = droga w to miejsce kosztuje co najmniej { $needed } punktów ruchu; zostało: { $points }
named-refusal-D04-R-25-no_way_on = stoi tam { $figure } i nie ma dalszej drogi
named-refusal-D04-TEL-09-marine = na tym szybie stoi marine
named-refusal-D4X-CTF-09-not_home = to pole nie leży w twojej kwaterze
named-refusal-D4X-CTF-09-taken = to pole jest zajęte
named-refusal-D4X-DM-18-no_point = to nie jest punkt odrodzenia
named-refusal-D4X-DM-19-taken = już ktoś tam stoi
named-refusal-D4X-DM-50-taken = ktoś tam stoi, a inny punkt z tą liczbą jest wolny
named-refusal-D4X-DM-50-other_number = to nie jest punkt odrodzenia z liczbą { $number }
named-refusal-D4X-CTF-19-not_home = to nie jest puste pole twojej kwatery
named-refusal-D4X-R-67-not_nearest = twoja kwatera jest pełna, a to pole nie należy do najbliższych pustych
named-refusal-D4X-R-74-not_there = { $kind } nie może się tam pojawić
named-refusal-D4X-SOC-06-too_far = to pole jest dalej niż { $limit } pól
