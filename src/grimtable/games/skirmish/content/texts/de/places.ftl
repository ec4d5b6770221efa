### Skirmish: Orte nach dem, was dort ist, für Tische ohne Koordinaten. Jeder antwortet auf „wo?“.

place-door = an Tür { $door }
place-portal = am Portal

## Was geschah

named-event-FigurePlaced = { $figure } erscheint { $space_at }.
named-event-FigureMoved = { $figure } geht und steht jetzt { $to_space_at }.
named-event-PortalSealed = { $figure } versiegelt ein Portal, { $space_at }.

## Was angeboten wird

named-action-Step = Geh auf das Feld { $space_at }
named-action-ChooseSpace = Wähl das Feld { $space_at }

## Neben dem Plan

named-picture-route-watch = { $figure } darf unterwegs zuschlagen, { $at }.
named-picture-overlay-threat =
    { $count ->
        [0] Niemand könnte im nächsten Zug dieses Feld angreifen
        [one] 1 Gegner könnte im nächsten Zug dieses Feld angreifen
       *[other] { $count } Gegner könnten im nächsten Zug dieses Feld angreifen
    }

## Warum nicht: Der Finger zeigt, wo

named-refusal-SKI-BIG-02-no_room = { $figure } braucht dort { $side } mal { $side } freie Felder
named-refusal-SKI-FOG-01-unknown = das liegt nicht auf dem bekannten Spielplan
named-refusal-SKI-MOV-02-no_way = { $figure } kommt mit { $steps } Schritten nicht dorthin
named-refusal-SKI-MOV-03-not_next_to = dieses Feld ist nicht neben { $figure }
named-refusal-SKI-MOV-03-there_already = { $figure } steht schon dort
named-refusal-SKI-MOV-04-occupied = dort steht { $figure }
named-refusal-SKI-MOV-05-wall = zwischen { $figure } und diesem Feld liegt eine Wand oder geschlossene Tür
named-refusal-SKI-SPN-01-not_at_a_portal = das ist kein freies Feld an einem offenen Portal
