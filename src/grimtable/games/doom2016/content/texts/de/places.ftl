### DOOM 2016: Orte nach dem, was dort ist, für Tische ohne Koordinaten. Jeder antwortet auf „wo?“.

place-door = an Tür { $door }
place-teleporter = am Teleporter
place-portal =
    { $level ->
        [blue] am blauen Portal
        [yellow] am gelben Portal
       *[red] am roten Portal
    }
place-thing =
    { $thing_id ->
        [health] beim Medikit
       *[other] bei „{ $thing }“
    }

## Was geschah

named-event-FigurePlaced = { $figure } erscheint { $space_at }.
named-item-FigurePlaced = { $figure } { $space_at }
named-event-FigureMoved = { $figure } geht und steht jetzt { $to_space_at }.
named-event-FigureDisplaced = { $figure } wird verschoben und steht jetzt { $to_space_at }.
named-event-MarineTeleported = { $figure } teleportiert sich und steht jetzt { $to_space_at }.
named-event-MarineRespawned = { $figure } ist zurück, { $space_at }.
named-event-TeleporterActivated = Jetzt aktiv { $space_at }: Marines können kommen und gehen.
named-event-GrenadePlaced = { $seat } wirft: { $item }. Es landet { $space_at }.
named-event-DemonKilled = { $figure } stirbt { $space_at }.
named-event-MarineKilled = { $figure } wird { $space_at } GETÖTET.
named-event-PortalTurned =
    { $face_up ->
        [yes] Ein Durchgang öffnet sich { $space_at }.
       *[no] Der Durchgang { $space_at } schließt sich.
    }
named-event-PortalGone = Ein Portal ist fort, { $space_at } ({ $level }).
named-event-Summoning = Dämonen werden { $space_at } beschworen.
named-event-TokenPlaced = Jetzt liegt auf dem Plan: { $token }.
named-event-TokenGone = Fort ist { $space_at }: { $token }.
named-moment-marine-moved = { $figure } hat sich bewegt und steht jetzt { $space_at }: antworte oder passe.

## Was angeboten wird

named-action-ChoosePortal = Beschwören: { $space_at }
named-action-PlaceDemon = Stellen: { $space_at }
named-action-PlaceTurned = Gedreht stellen: { $space_at }
named-action-Step = Auf das Feld { $space_at } gehen
named-action-Rotate = Drehen, zum Feld { $space_at }
named-action-Teleport = Teleportieren: { $space_at }
named-action-Respawn = Zurückkommen: { $space_at }
named-action-ChooseSpace = Das Feld { $space_at } wählen

## Neben dem Plan

named-picture-overlay-threat =
    { $count ->
        [0] Niemand könnte im nächsten Zug dieses Feld angreifen
        [one] 1 Gegner könnte im nächsten Zug dieses Feld angreifen
       *[other] { $count } Gegner könnten im nächsten Zug dieses Feld angreifen
    }

## Warum nicht: Der Finger zeigt, wo

named-refusal-D16-BIG-02-diagonal = { $figure } ist groß und bewegt sich nicht diagonal
named-refusal-D16-BIG-03-no_room = { $figure } hat dort keinen Platz
named-refusal-D16-BIG-03-one_space = { $figure } bewegt sich Feld für Feld, und das ist weiter weg
named-refusal-D16-BIG-04-closed = { $figure } kommt nicht dorthin: Eine Wand oder eine Tür ist im Weg
named-refusal-D16-BIG-09-half = { $figure } kann sich nicht dorthin drehen: Das halbe Base muss bleiben, wo es ist
named-refusal-D16-BIG-14-not_nearest = das ist nicht das nächste Feld: { $figure }
named-refusal-D16-BIG-17-cannot_stay = { $figure } könnte dort, auf einer anderen großen Figur, weder anhalten noch weitergehen
named-refusal-D16-DP-13-not_a_space = dieses Feld steht nicht zur Wahl
named-refusal-D16-FLY-02-closed = { $figure } fliegt, aber nicht durch Wände und Türen
named-refusal-D16-MOV-01-no_place = das liegt nicht auf dem Spielplan
named-refusal-D16-MOV-01-not_adjacent = dieses Feld ist nicht benachbart: { $figure }
named-refusal-D16-MOV-01-there_already = { $figure } steht schon dort
named-refusal-D16-MOV-02-no_way = { $figure } kommt mit { $points } Bewegungspunkten nicht dorthin
named-refusal-D16-MOV-14-cannot_stay = { $figure } könnte dort weder bleiben noch weitergehen
named-refusal-D16-MOV-15-closed = { $figure } kommt nicht dorthin: Eine Wand, eine Tür oder Gelände ist im Weg
named-refusal-D16-MOV-16-closed = { $figure } kann nicht diagonal dorthin: Beide Wege um die Ecke sind versperrt
named-refusal-D16-OBJ-03-not_there = dorthin kann es nicht fallen: { $token }
named-refusal-D16-R-23-closed = dort läge eine Wand, eine Tür oder der Rand des Spielplans im Base: { $figure }
named-refusal-D16-R-60-cannot_stay = dort steht ein Marine, und { $figure } käme von da nicht weiter
named-refusal-D16-SUM-03-not_a_portal = dort liegt kein offenes Portal
named-refusal-D16-SUM-11-not_near = dort kann nicht gestellt werden: { $demon }
named-refusal-D16-SUM-13-not_nearest = neben dem Portal ist kein Platz, und das ist nicht das nächste Feld: { $demon }
named-refusal-D16-SUM-14-not_nearest = neben dem Portal ist kein Platz, und das ist nicht so nah wie möglich: { $demon }
named-refusal-D16-TEL-03-not_active = dort oder hier ist kein aktiver Teleporter
named-refusal-D16-TEL-03-not_now = { $figure } kann sich jetzt nicht dorthin teleportieren
named-refusal-D16-TEL-08-not_active = dort ist kein aktiver Teleporter
named-refusal-D16-TEL-11-not_nearest = das ist nicht das nächste Feld am Teleporter
