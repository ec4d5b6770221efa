### DOOM 2004: Orte nach dem, was dort ist, für Tische ohne Koordinaten. Jeder antwortet auf „wo?“.

place-door =
    { $kind ->
        [airlock] an Luftschleuse { $door }
       *[other] an Tür { $door }
    }
place-barrel = am Fass
place-exit = am Ausgang
place-duct = am Schacht
place-teleporter =
    { $colour ->
        [red] am roten Teleporter
        [green] am grünen Teleporter
        [blue] am blauen Teleporter
        [yellow] am gelben Teleporter
       *[other] am Teleporter
    }
place-thing =
    { $thing_id ->
        [medkit] bei der Medizin
        [armor] bei der Rüstung
        [bullets] bei den Patronen
        [rockets] bei den Raketen
        [cells] bei den Energiezellen
        [red-key] beim roten Schlüssel
        [green-key] beim grünen Schlüssel
        [blue-key] beim blauen Schlüssel
        [yellow-key] beim gelben Schlüssel
        [scientist] beim Wissenschaftler
        [oxygen-tank] bei der Sauerstoffflasche
        [red-flag] an der roten Flagge
        [blue-flag] an der blauen Flagge
       *[other] bei „{ $thing }“
    }

## Was geschah

named-event-MarinePlaced = { $marine } steht { $space_at }.
named-event-MarineRespawned = { $marine } ist zurück, { $space_at }.
named-event-FigureMoved = { $figure } geht und steht jetzt { $to_space_at }.
named-event-MarineTeleported = { $marine } teleportiert sich und steht jetzt { $to_space_at }.
named-event-DuctUsed = { $figure } kriecht durch die Schächte und ist jetzt { $to_space_at }.
named-event-FigurePushed = { $figure } wird zurückgestoßen und steht jetzt { $to_space_at }.
named-event-FigurePutBack = { $figure } kann dort nicht bleiben und kehrt um: jetzt { $space_at }.
named-event-InvaderPlaced = { $figure } erscheint { $space_at }.
named-item-InvaderPlaced = { $figure } { $space_at }
named-event-TokenTaken = { $marine } nimmt auf: { $token }.
named-event-TokenDropped = Wieder auf dem Boden liegt: { $token }.
named-event-InvaderKilled = { $figure } stirbt { $space_at }.
named-event-MarineFragged = { $marine } wird { $space_at } ZERFETZT.
named-event-BarrelExploded = Das Fass { $space_at } explodiert.
named-event-TokenReturned = Wieder an ihrem Platz: { $token }.
named-event-BlastSpread =
    { $figures ->
        [nothing] Etwas explodiert { $space_at }; niemand ist nahe genug.
       *[other] Etwas explodiert { $space_at } und verletzt { $figures }.
    }
named-event-AttackDeclared =
    { $attacker } greift { $on ->
        [nothing] das Feld { $space_at }
       *[other] { $on }
    } an{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }{ $weapon_id ->
        [nothing] { "." }
       *[other] {": "}{ $weapon }.
    }
named-event-AttackHit =
    { $attacker } trifft { $on ->
        [nothing] das Feld { $space_at }
       *[other] { $on }
    } mit { $damage } Schaden.
named-event-AttackMissed =
    { $because_id ->
        [range] Der Angriff von { $attacker } reicht nicht bis { $on ->
            [nothing] zum Feld { $space_at }
           *[other] { $on }
        }.
       *[other] { $attacker } verfehlt { $on ->
            [nothing] das Feld { $space_at }
           *[other] { $on }
        }.
    }
named-event-AttackScattered =
    { $space ->
        [-1] Streuung ({ $scatter }): Der Angriff verpufft.
       *[other] Streuung ({ $scatter }): Der Angriff landet { $space_at }.
    }
named-moment-attack_declared =
    { $attacker } greift { $aimed_at ->
        [nothing] das Feld { $space_at }
       *[other] { $aimed_at }
    } an: Antworte vor dem Wurf oder passe.
named-moment-attack_rolled =
    { $attacker } hat gegen { $aimed_at ->
        [nothing] das Feld { $space_at }
       *[other] { $aimed_at }
    } gewürfelt: Antworte oder passe.
named-moment-roll_final =
    Der Wurf von { $attacker } gegen { $aimed_at ->
        [nothing] das Feld { $space_at }
       *[other] { $aimed_at }
    } steht: Antworte oder passe.
named-moment-attack_resolved =
    Der Angriff von { $attacker } auf { $aimed_at ->
        [nothing] das Feld { $space_at }
       *[other] { $aimed_at }
    } ist vorbei: Antworte oder passe.

## Was angeboten wird

named-action-Respawn = Komm zurück: { $space_at }
named-action-Step = Geh auf das Feld { $space_at }
named-action-Slide =
    Geh auf das Feld { $space_at }, { $lie_id ->
        [east-west] quer liegend
       *[north-south] längs liegend
    }
named-action-UseDuct = Kriech durch die Schächte auf das Feld { $space_at }
named-action-Fire =
    { $weapon_id ->
        [fist] Schlag zu:
        [chainsaw] Säge:
        [grenade] Wirf eine Granate auf
       *[other] Feuere ({ $weapon }) auf
    } { $target ->
        [nothing] das Feld { $space_at }
       *[other] { $target }
    }
named-action-Attack =
    Greif an: { $target ->
        [nothing] das Feld { $space_at }
       *[other] { $target }
    }
named-action-Interrupt =
    Unterbrich ({ $weapon }): { $target ->
        [nothing] das Feld { $space_at }
       *[other] { $target }
    }
named-action-Push = Stoß das Opfer auf das Feld { $space_at }
named-action-Explode = Spreng das Fass { $space_at }
named-action-ChooseSpace = Wähl das Feld { $space_at }
named-action-PlaceMarine = Beginne { $space_at }
named-action-Teleport =
    { $target ->
        [nothing] Teleportiere dich: { $space_at }
       *[other] Teleportiere dich und zerfetze { $target }
    }
named-action-CarryOn =
    Trag den Angriff weiter: { $target ->
        [nothing] das Feld { $space_at }
       *[other] { $target }
    }, { $die_id ->
        [green] ohne den grünen Würfel
       *[blue] ohne den blauen Würfel
    }
named-action-Place =
    Setz die Figur ein: { $space_at }{ $lie_id ->
        [east-west] , quer liegend
       *[north-south] { "" }
    }

## Neben dem Spielfeld

named-picture-forecast = { $arms }
named-picture-route-watch = { $figure } darf unterwegs zuschlagen, { $at }.
named-picture-route-guard = { $figure } sichert ab und darf feuern, sobald man { $at } ist.
named-picture-route-burns = { $figure } wird unterwegs verletzt, { $at }.
named-picture-overlay-threat =
    { $count ->
        [0] Niemand könnte im nächsten Zug dieses Feld angreifen
        [one] 1 Gegner könnte im nächsten Zug dieses Feld angreifen
       *[other] { $count } Gegner könnten im nächsten Zug dieses Feld angreifen
    }
named-picture-overlay-sight-from = Was man von hier aus sieht
named-picture-attack =
    { $weapon ->
        [nothing] { $attacker } greift an
       *[other] { $attacker } greift an: { $weapon }
    }

## Warum nicht: Der Finger zeigt, wo

named-refusal-D04-LOS-01-unseen = { $figure } hat keine Sichtlinie dorthin
named-refusal-D04-MAP-07-unknown = das liegt nicht auf dem entdeckten Plan
named-refusal-D04-MOV-05-not_next_to = das ist nicht neben { $figure }
named-refusal-D04-MOV-05-there_already = { $figure } steht schon dort
named-refusal-D04-MOV-06-no_way = kein offener Weg führt dorthin
named-refusal-D04-MOV-08-shared = dort steht { $figure }, und niemand sonst kann dort bleiben
named-refusal-D04-MOV-09-enemy = { $figure } hält dieses Feld
named-refusal-D04-MOV-10-door = zwischen { $figure } und diesem Feld ist eine geschlossene Tür
named-refusal-D04-MOV-11-obstacle = dort steht ein Hindernis
named-refusal-D04-MOV-25-wall = zwischen { $figure } und diesem Feld ist eine Wand
named-refusal-D04-ATT-04-nothing = dort gibt es nichts anzugreifen
named-refusal-D04-ATT-09-not_adjacent = das ist nicht neben { $figure }
named-refusal-D04-ABL-29-no_way = kein Weg auf dem bekannten Plan führt dorthin: Wände oder Türen sind im Weg
named-refusal-D04-ABL-31-too_far = das ist auf jedem Weg mehr als { $limit } Felder entfernt
named-refusal-D04-SET-25-keep_off = das liegt höchstens { $spaces } Felder von dem entfernt, was die Marines suchen; dort kommt niemand zurück
named-refusal-D04-R-65-friend = dort steht ein Verbündeter von { $figure }
named-refusal-D04-R-65-no_enemy = dort steht kein Gegner
named-refusal-D04-R-65-obstacle = dort steht ein Hindernis
named-refusal-D04-R-69-no_enemy = dort steht kein Gegner von { $figure } nebenan
named-refusal-D04-BIG-08-no_slide = so kommt { $figure } nicht dorthin
named-refusal-D04-BIG-11-no_room = { $figure } hat dort keinen Platz
named-refusal-D04-BIG-11-no_way = { $figure } hat auf dem Weg dorthin keinen Platz
named-refusal-D04-TEL-01-no_other = das ist kein anderer Teleporter dieser Farbe
named-refusal-D04-TEL-09-no_other = das ist kein anderer entdeckter Schacht
named-refusal-D04-ABL-11-not_adjacent = das grenzt nicht an das letzte Feld
named-refusal-D04-ABL-15-attacked = dieses Feld wurde schon angegriffen
named-refusal-D04-ABL-22-no_landing = { $figure } kann dort nicht landen
named-refusal-D04-EVT-02-other_space = das gehört nicht zu den Feldern, die die Karte zulässt
named-refusal-D04-FRG-11-not_best = das gehört nicht zu den besten Feldern für die Rückkehr (leer und 8 bis 16 Felder entfernt)
named-refusal-D04-INV-11-no_place = diese Figur kann dort nicht stehen: { $kind }; dort ist kein Platz, oder ein Marine sieht das Feld
named-refusal-D04-MOV-22-too_far = der Weg dorthin kostet mindestens { $needed } Bewegungspunkte; übrig: { $points }
named-refusal-D04-R-25-no_way_on = dort steht { $figure }, und von dort geht es nicht weiter
named-refusal-D04-TEL-09-marine = auf diesem Schacht steht ein Marine
named-refusal-D4X-CTF-09-not_home = das liegt nicht in deinem Hauptquartier
named-refusal-D4X-CTF-09-taken = dieses Feld ist besetzt
named-refusal-D4X-DM-18-no_point = das ist kein Wiedereintrittspunkt
named-refusal-D4X-DM-19-taken = dort steht schon jemand
named-refusal-D4X-DM-50-taken = dort steht jemand, und ein anderer Punkt mit dieser Zahl ist frei
named-refusal-D4X-DM-50-other_number = das ist kein Wiedereintrittspunkt mit der Zahl { $number }
named-refusal-D4X-CTF-19-not_home = das ist kein leeres Feld deines Hauptquartiers
named-refusal-D4X-R-67-not_nearest = dein Hauptquartier ist voll, und das gehört nicht zu den nächsten leeren Feldern
named-refusal-D4X-R-74-not_there = { $kind } kann dort nicht erscheinen
named-refusal-D4X-SOC-06-too_far = das ist mehr als { $limit } Felder entfernt
