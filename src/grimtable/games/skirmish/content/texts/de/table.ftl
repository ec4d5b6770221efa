### Skirmish: was geschah, was gefragt wird, was neben dem Spielplan steht, und die Aktionen.

## Plätze und Wörter

seat-red = Rot
seat-green = Grün
seat-blue = Blau
seat-keeper = Hüter
role-scout = Kundschafter
role-keeper = Hüter
team-scouts = Kundschafter
team-keeper = Hüter
word-scouts = Kundschafter
word-keeper = Hüter
word-both = beide
word-lair = Bau
word-cache = Versteck
word-chapel = Kapelle
word-crypt = Krypta
word-vault = Gewölbe
word-hits = Treffer
word-pierce = Durchschlag

## Wie ein Spiel endet

ending-SKI-WIN-01 = Die Kundschafter haben jedes Portal versiegelt.
ending-SKI-WIN-02 = Der Hüter hat genug Kundschafter erschlagen.
ending-SKI-WIN-03 = Die Zeit ist um; der Hüter hat standgehalten.

## Was ein Tisch wählen darf

option-hand_limit = Karten, die ein Platz beim Ziehen haben darf

## Was geschah

event-RoundBegan = Runde { $round } beginnt.
event-TurnBegan = { $seat } ist am Zug.
event-TurnEnded = { "" }
event-FigurePlaced = { $figure } erscheint auf { $space }.
event-FigureActivated = { "" }
event-FigureMoved = { $figure } geht von { $from_space } nach { $to_space }.
event-DoorWorked =
    { $closed ->
        [yes] Tür { $door } schließt sich.
       *[no] Tür { $door } öffnet sich.
    }
event-PortalSealed = { $figure } versiegelt das Portal auf { $space }.
event-AttackDeclared = { $attacker } greift { $defender } an.
event-AttackRolled =
    { $attacker } würfelt { $faces }: { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }{ $pierce ->
        [0] { "." }
       *[other] , Durchschlag { $pierce }.
    }
event-ShieldsGained =
    { $figure } erhält { $amount ->
        [0] keinen Schild.
        [one] 1 Schild.
       *[other] { $amount } Schilde.
    }
event-HitsGained =
    { $figure } erhält { $amount ->
        [0] keinen Treffer dazu.
        [one] 1 Treffer dazu.
       *[other] { $amount } Treffer dazu.
    }
event-AttackCancelled = Der Angriff von { $attacker } auf { $defender } verpufft.
event-WoundsSuffered =
    { $figure } erleidet { $amount ->
        [one] 1 Wunde.
       *[other] { $amount } Wunden.
    }
event-WoundsHealed =
    { $figure } heilt { $amount ->
        [one] 1 Wunde.
       *[other] { $amount } Wunden.
    }
event-FigureSlain = { $figure } ist erschlagen.
event-SeatEliminated = { $seat } ist ausgeschieden.
event-CardDrawn =
    { $card ->
        [nothing] { $seat } zieht eine Karte.
       *[other] { $seat } zieht „{ $card }“.
    }
event-CardPlayed = { $seat } spielt „{ $card }“.
event-CardCancelled = „{ $card }“ ist aufgehoben.
event-CardDiscarded = { "" }
event-VowMade = { $seat } ist durch „{ $card }“ gebunden.
event-DeckReshuffled = Der Ablagestapel ({ $deck }) wird zu einem neuen Stapel gemischt.
event-AreaRevealed = Ans Licht kommt: { $area }. Darin: { $find }.
event-FindSeen =
    { $find ->
        [nothing] { $seat } sieht hinein: { $area }.
       *[other] { $seat } sieht hinein: { $area }. Darin: { $find }.
    }
event-EffectBegan =
    { $name_id ->
        [armour] Die Figuren von { $subject } haben mehr Rüstung.
        [dice] Die Angriffe von { $subject } haben mehr Würfel.
        [cannot-step] { $subject } kann vorerst nicht gehen.
        [cannot-attack] { $subject } kann vorerst nicht angreifen.
        [may-attack_unseen] { $subject } darf vorerst angreifen, was nicht zu sehen ist.
       *[other] „{ $source }“ wirkt auf { $subject }.
    }
event-EffectEnded = „{ $source }“ wirkt nicht mehr auf { $subject }.
event-GameWon = { $sentence }

## Was gefragt wird

question-turn-choose_figure = Wähl die Figur, die als nächste handelt, oder beende den Zug.
question-activation-act =
    { $figure } handelt, { $steps ->
        [0] keine Schritte
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } übrig{ $attacks ->
        [0] , der Angriff ist verbraucht.
       *[other] , der Angriff ist noch frei.
    }
question-choosing_figure-choose_figure = Wähl die Figur, um die es bei „{ $card }“ geht.
question-displacing-displace = Wähl das Feld, auf das { $figure } geht.
question-looking_in-look_in = Wähl den verborgenen Bereich, in den du siehst.
question-spawning-spawn = Du darfst an ein offenes Portal setzen: { $kind }.

moment-attack-declared = { $attacker } greift { $defender } an: Antworte vor dem Wurf oder passe.
moment-attack-defending =
    { $attacker } greift { $defender } an, { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }: Antworte für den Verteidiger oder passe.
moment-attack-attacking =
    { $attacker } greift { $defender } an, { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    } gegen { $shields ->
        [0] keine Schilde von Karten
        [one] 1 Schild einer Karte
       *[other] { $shields } Schilde von Karten
    }: Antworte für den Angreifer oder passe.
moment-attack-resolved =
    Der Angriff von { $attacker } auf { $defender } brachte { $wounds ->
        [0] keine Wunde
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }: Antworte oder passe.
moment-figure-stepped = { $figure } ist gegangen: Antworte oder passe.
moment-figure-came_near = { $figure } ist neben einen Gegner getreten: Schlag zu oder passe.
moment-card-played = { $seat } spielt „{ $card }“: Antworte oder passe.

## Angaben neben dem Spielplan

fact-round = Runde { $value } von { $scenario_rounds }
fact-active = { "" }
fact-fallen =
    { $value } von { $players ->
        [2] { $scenario_quota_1 }
        [3] { $scenario_quota_2 }
       *[other] { $scenario_quota_3 }
    } Kundschaftern gefallen
fact-portals =
    { $count ->
        [0] { "" }
        [one] { $yes } von 1 bekannten Portal versiegelt
       *[other] { $yes } von { $count } bekannten Portalen versiegelt
    }
fact-portals_hidden =
    { $value ->
        [0] { "" }
        [one] 1 Portal verborgen
       *[other] { $value } Portale verborgen
    }
fact-doors = { "" }
fact-supply = { "" }
fact-slain = { "" }
fact-hand_sizes =
    { $value ->
        [one] 1 Karte
       *[other] { $value } Karten
    }
fact-vows =
    { $count ->
        [0] { "" }
       *[other] { $value }
    }

## Aktionen

action-Activate = Aktiviere { $figure }
    .head = Aktiviere
action-EndTurn = Beende den Zug
    .head = Beende den Zug
action-Step = Geh nach { $space }
    .head = Geh
action-WorkDoor = Öffne oder schließe Tür { $door }
    .head = Öffne oder schließe eine Tür
action-Seal = Versiegle das Portal
    .head = Versiegle das Portal
action-DeclareAttack = Greif { $figure } an
    .head = Greif an
action-PlayCard = Spiel „{ $card }“
    .head = Spiel eine Karte
action-Watch = Schlag zu mit { $figure }
    .head = Schlag zu
action-EndActivation = Fertig mit dieser Figur
    .head = Fertig mit dieser Figur
action-ChooseFigure = Wähl { $figure }
    .head = Wähl eine Figur
action-ChooseSpace = Wähl { $space }
    .head = Wähl ein Feld
action-ChooseArea = Wähl: { $area }
    .head = Wähl einen Bereich
action-Decline = Setz nichts
    .head = Setz nichts
