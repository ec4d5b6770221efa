### DOOM 2016: miejsca według tego, co tam jest, dla stołów bez współrzędnych. Każde odpowiada na pytanie „gdzie?”.

place-door = przy drzwiach { $door }
place-teleporter = przy teleporterze
place-portal =
    { $level ->
        [blue] przy niebieskim portalu
        [yellow] przy żółtym portalu
       *[red] przy czerwonym portalu
    }
place-thing =
    { $thing_id ->
        [health] przy apteczce
       *[other] przy „{ $thing }”
    }

## Co się stało

named-event-FigurePlaced = { $figure } pojawia się { $space_at }.
named-item-FigurePlaced = { $figure } { $space_at }
named-event-FigureMoved = { $figure } idzie i stoi teraz { $to_space_at }.
named-event-FigureDisplaced = { $figure }: przemieszczenie, teraz { $to_space_at }.
named-event-MarineTeleported = { $figure } teleportuje się i stoi teraz { $to_space_at }.
named-event-MarineRespawned = { $figure } wraca do gry { $space_at }.
named-event-TeleporterActivated = Od teraz działa przejście { $space_at }.
named-event-GrenadePlaced = { $seat } rzuca: { $item }, cel { $space_at }.
named-event-DemonKilled = { $figure } ginie { $space_at }.
named-event-MarineKilled = { $figure } GINIE { $space_at }.
named-event-PortalTurned =
    { $face_up ->
        [yes] Otwiera się przejście { $space_at }.
       *[no] Zamyka się przejście { $space_at }.
    }
named-event-PortalGone = Znika portal { $space_at } ({ $level }).
named-event-Summoning = Demony są przywoływane { $space_at }.
named-event-TokenPlaced = Na planszy leży teraz: { $token }.
named-event-TokenGone = Znika { $space_at }: { $token }.
named-moment-marine-moved = { $figure } stoi teraz { $space_at }: odpowiedz lub spasuj.

## Co można zrobić

named-action-ChoosePortal = Przywołaj { $space_at }
named-action-PlaceDemon = Postaw { $space_at }
named-action-PlaceTurned = Postaw obróconego { $space_at }
named-action-Step = Krok na pole { $space_at }
named-action-Rotate = Obrót ku polu { $space_at }
named-action-Teleport = Teleportuj się: { $space_at }
named-action-Respawn = Wróć { $space_at }
named-action-ChooseSpace = Wybierz pole { $space_at }

## Obok planszy

named-picture-overlay-threat =
    { $count ->
        [0] Nikt nie mógłby w następnej turze zaatakować tego pola
        [one] 1 wróg mógłby w następnej turze zaatakować to pole
       *[other] Wrogowie, którzy mogliby w następnej turze zaatakować to pole: { $count }
    }

## Dlaczego nie: palec pokazuje, gdzie

named-refusal-D16-BIG-02-diagonal = { $figure } to duża figurka i nie porusza się na ukos
named-refusal-D16-BIG-03-no_room = { $figure } tam się nie zmieści
named-refusal-D16-BIG-03-one_space = { $figure } porusza się po jednym polu, a to jest dalej
named-refusal-D16-BIG-04-closed = { $figure } tam nie przejdzie: przeszkadza ściana lub drzwi
named-refusal-D16-BIG-09-half = { $figure } nie może się tam obrócić: połowa podstawki musi zostać na miejscu
named-refusal-D16-BIG-14-not_nearest = to nie jest najbliższe pole: { $figure }
named-refusal-D16-BIG-17-cannot_stay = { $figure } nie mogłaby się tam zatrzymać, na innej dużej figurce, ani iść dalej
named-refusal-D16-DP-13-not_a_space = tego pola nie ma do wyboru
named-refusal-D16-FLY-02-closed = { $figure } lata, ale nie przez ściany i drzwi
named-refusal-D16-MOV-01-no_place = to nie leży na mapie
named-refusal-D16-MOV-01-not_adjacent = to pole nie sąsiaduje: { $figure }
named-refusal-D16-MOV-01-there_already = { $figure } już tam stoi
named-refusal-D16-MOV-02-no_way = { $figure } tam nie dojdzie, punkty ruchu: { $points }
named-refusal-D16-MOV-14-cannot_stay = { $figure } nie mógłby tam ani zostać, ani iść dalej
named-refusal-D16-MOV-15-closed = { $figure } tam nie przejdzie: przeszkadza ściana, drzwi lub teren
named-refusal-D16-MOV-16-closed = { $figure } nie może tam wejść na ukos: obie drogi wokół rogu są zamknięte
named-refusal-D16-OBJ-03-not_there = { $token } nie może tam upaść
named-refusal-D16-R-23-closed = tam ściana, drzwi lub brzeg mapy leżałyby w podstawce: { $figure }
named-refusal-D16-R-60-cannot_stay = stoi tam marine, a { $figure } nie mógłby pójść stamtąd dalej
named-refusal-D16-SUM-03-not_a_portal = nie ma tam odkrytego portalu
named-refusal-D16-SUM-11-not_near = nie można tam postawić: { $demon }
named-refusal-D16-SUM-13-not_nearest = obok portalu nie ma miejsca, a to nie jest najbliższe pole: { $demon }
named-refusal-D16-SUM-14-not_nearest = obok portalu nie ma miejsca, a to nie jest tak blisko, jak się da: { $demon }
named-refusal-D16-TEL-03-not_active = tam lub tutaj nie ma aktywnego teleportera
named-refusal-D16-TEL-03-not_now = { $figure } nie może się tam teraz teleportować
named-refusal-D16-TEL-08-not_active = nie ma tam aktywnego teleportera
named-refusal-D16-TEL-11-not_nearest = to pole nie jest najbliżej teleportera
