### Arenen: Marines gegen Marines

seat-red_saw = Rot mit der Säge
seat-green_saw = Grün mit der Säge
seat-blue_saw = Blau mit der Säge
word-guns = die Gewehre
word-saws = die Sägen

## Was geschehen ist

event-TokenReturned = { $token } liegt wieder auf { $space }.
event-WeaponLost = Das Kugelsymbol kostet { $marine } die Waffe: { $weapon }.
event-TeamScored =
    { $points ->
        [one] Ein Punkt für { $team }. Stand: { $total }.
        [-1] Ein Punkt weniger für { $team }. Stand: { $total }.
        [-2] Zwei Punkte weniger für { $team }. Stand: { $total }.
       *[other] { $points } Punkte für { $team }. Stand: { $total }.
    }
event-FlagCaptured = Beide Flaggen liegen auf einer Basis; es punkten: { $team }. Die Flaggen kommen sofort nach Hause.
event-TurnMissed = { $marine } wurde zerfetzt und setzt diesen Spielzug aus.
question-pick-starting_player = Lost am echten Tisch: Wer beginnt?
event-StarterDrawn = Das Los bestimmt, wer zuerst aufstellt: { $team }.
event-CardKept = { $marine } hat { $card } behalten.
event-CardShared =
    { $colour ->
        [all] { $card } liegt offen aus: Jeder Marine hat ihre Fähigkeit.
       *[other] { $card } liegt offen für beide Marines einer Farbe aus: { $colour }.
    }
event-RespawnRolled = { $marine } würfelt { $number }: ein Wiedereintrittspunkt mit dieser Zahl.
event-TimeRanOut = Die letzte Karte hat den Zeitmesser verlassen.
event-PadsExchanged = Die beiden markierten Teleporter tauschen die Plätze.

## Neben dem Plan

table-score = { $team }: { $points } von { $limit }
table-timer =
    { $count ->
        [one] noch { $count } Karte im Zeitmesser
       *[other] noch { $count } Karten im Zeitmesser
    }
bin-acted = war am Zug
bin-misses-turn = SETZT DEN NÄCHSTEN ZUG AUS

## Fragen und Antworten

question-deathmatch-keep_card = Welche deiner zwei Karten behältst du? Noch sieht sie sonst niemand.
question-deathmatch-place = Auf welchem Wiedereintrittspunkt beginnst du?
question-deathmatch-name_marine = Welcher deiner Marines handelt jetzt? Der andere folgt im zweiten Durchgang.
question-capture_the_flag-keep_card = Welche deiner zwei Karten behältst du? Noch sieht sie sonst niemand.
question-capture_the_flag-place = Wo in deinem Hauptquartier beginnst du?
question-capture_the_flag-name_marine = Wer aus deinem Team handelt jetzt?
question-deathmatch-call_it_off = nur noch die Punktgrenze beendet dieses Spiel. Bist du mit dem Stand einverstanden?
question-capture_the_flag-call_it_off = nur noch ein Punkt beendet dieses Spiel. Ist dein Team mit dem Stand einverstanden?
action-KeepCard = Behalte { $card }
    .head = Behalte
action-PlaceMarine = Beginne auf { $space }
    .head = Beginne
action-NameMarine = { $marine } handelt
    .head = Sag, wer handelt
action-PlayOn = Weiterspielen
    .head = Weiterspielen
action-CallItOff = Beenden, wenn alle einverstanden sind
    .head = Beenden

## Warum nicht

refusal-D4X-DM-09-stays = { $token } bleibt liegen: Es wirkt, sobald du das Feld betrittst
refusal-D4X-DM-16-not_dealt = { $card } gehört nicht zu den Karten, die du bekommen hast
refusal-D4X-DM-18-no_point = { $space } ist kein Wiedereintrittspunkt
refusal-D4X-DM-19-taken = auf { $space } steht schon jemand
refusal-D4X-DM-24-not_his = { $figure } gehört dir nicht oder hat in dieser Runde schon gehandelt
refusal-D4X-DM-37-none_left = im Vorrat ist nichts mehr davon: { $token }
refusal-D4X-DM-38-has_one = { $figure } hat davon schon eines: { $token }
refusal-D4X-DM-34-other_turn = Absichern wirkt im Zug eines anderen Marines, sobald er zurück ist oder seine Aktion angekündigt hat
refusal-D4X-DM-50-taken = auf { $space } steht jemand, und ein anderer Punkt mit dieser Zahl ist frei
refusal-D4X-DM-50-other_number = { $space } ist kein Wiedereintrittspunkt mit der Zahl { $number }
refusal-D4X-DM-54-vault = Tür { $door } öffnet sich nie: Wer ihren Schlüssel hat, geht hindurch
refusal-D4X-CTF-09-not_home = { $space } liegt nicht in deinem Hauptquartier
refusal-D4X-CTF-09-taken = { $space } ist besetzt
refusal-D4X-CTF-11-not_green = { $figure } ist nicht in deinem Team oder hat in dieser Runde schon gehandelt
refusal-D4X-CTF-19-not_home = { $space } ist kein leeres Feld deines Hauptquartiers
refusal-D4X-CTF-24-flag = eine Flagge wird nie übergeben: { $token }
refusal-D4X-R-52-lost = { $figure } hat bis zum Wiedereintritt verloren: { $weapon }
refusal-D4X-R-60-key = das wird nicht übergeben: { $token }
refusal-D4X-R-65-at_home = { $token } ist zu Hause; das eigene Team nimmt sie dort nicht auf
refusal-D4X-R-67-not_nearest = dein Hauptquartier ist voll, und { $space } gehört nicht zu den nächsten leeren Feldern
refusal-D4X-R-95-switched = Tür { $door } bedient niemand: Sie öffnet sich, wenn ein Marine einen ihrer Schalter betritt
refusal-D4X-R-99-enemy = { $figure } ist ein Gegner

## Wie es endet

ending-D4X-DM-42 = Das Limit von { $number } Zerfetzungen ist erreicht.
ending-D4X-DM-59 = Der Zeitmesser ist bei { $number } Zerfetzungen abgelaufen.
ending-D4X-CTF-14 = Das Limit von { $number } Punkten ist erreicht.
ending-D4X-CTF-15 = Der Zeitmesser ist abgelaufen.
ending-D4X-CTF-16 = Der erste Punkt nach dem Gleichstand entscheidet.
ending-D4X-MOD-22 = Alle wollen es bei { $number } Punkten beenden.
ending-D4X-R-68 = Alle wollen es bei { $number } Punkten beenden.

## Was ein Tisch wählen kann

option-squads = Marines je Spieler
    .single = einer
    .pairs = zwei
option-people = Spieler, die sich die sechs Marines teilen
option-beginner = Wer die späteren Runden beginnt
    .same = dasselbe Team
    .turns = die Teams abwechselnd
option-limit = Punkte zum Sieg

## Arenen

picture-respawn-point = Wiedereintrittspunkt { $number }
picture-flag-base = Basis: { $team }
picture-headquarters = Hauptquartier: { $team }
picture-timer = Zeitmesser, Karten übrig
picture-has-acted = War in dieser Runde am Zug
picture-misses-turn = Setzt den nächsten Zug aus
picture-loses = Verliert, wenn er zerfetzt wird
picture-lost-weapon = Verloren bis zum Wiedereintritt

## Tipps: Marines gegen Marines

hint-why-pull =
    das bringt dich { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } näher heran ({ $thing })
hint-price-pull =
    du entfernst dich { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit ({ $thing })
hint-worse-pull = du kommst weniger nah heran ({ $thing })
hint-lacks-pull = du kommst nicht näher heran ({ $thing })
hint-better-pull = du kommst näher heran ({ $thing })
hint-why-begin = in der Nähe hast du { $things }
hint-worse-begin = in der Nähe liegt weniger
hint-lacks-begin = in der Nähe liegt nichts Brauchbares
hint-better-begin = in der Nähe hast du { $things }
hint-price-rival =
    { $by } ist nur { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } entfernt
hint-worse-rival =
    { $by } ist nur { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } entfernt
hint-why-alone = kein Gegner ist in der Nähe
hint-worse-alone = Gegner sind in der Nähe
hint-lacks-alone = Gegner sind in der Nähe
hint-better-alone = kein Gegner ist in der Nähe
hint-price-lost-weapon = ein Patronensymbol würde dich die Waffe kosten ({ $weapon })
hint-worse-lost-weapon = es kann dich die Waffe kosten ({ $weapon })
