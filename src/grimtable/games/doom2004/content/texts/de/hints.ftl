### DOOM 2004: Tipps. Was zu tun ist, steht als Satzglied hinter anderen; Gründe und Preise folgen auf einen Doppelpunkt.

## Was ein Marine tut

hint-do-announce =
    { $action ->
        [sprint] sprinte
        [attack] bleib stehen und greif an
        [advance] rück vor
       *[ready] geh in Alarmbereitschaft
    }{ $adrenaline ->
        [0] { "" }
       *[other] {" "}mit Adrenalin
    }
hint-do-walk =
    { $again ->
        [yes] geh { $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        } weiter
       *[no] geh { $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        }
    }{ $where ->
        [token] {" "}(dort liegt: { $thing })
        [exit] {" "}bis zum Ausgang
        [encounter] {" "}bis zur Begegnung
        [door] {" "}bis zur geschlossenen Tür
        [pad] {" "}bis zum Teleporter
        [area] {" "}ins Gebiet „{ $thing }“
       *[nothing] { "" }
    }
hint-do-shoot =
    schieß { $times ->
        [one] { "" }
        [2] zweimal{" "}
       *[other] { $times }-mal{" "}
    }auf { $target } ({ $weapon })
hint-do-strike =
    schlag { $times ->
        [one] { "" }
        [2] zweimal{" "}
       *[other] { $times }-mal{" "}
    }auf { $target } ein ({ $weapon })
hint-do-barrel = schieß auf das Fass ({ $weapon })
hint-do-door =
    { $new ->
        [yes] öffne die Tür ins Unbekannte
       *[no] öffne die Tür
    }
hint-do-order =
    { $order ->
        [guard] leg Absichern aus
        [dodge] leg Ausweichen aus
        [aim] leg Zielen aus
       *[heal] leg Heilen aus
    }
hint-do-take = nimm { $tokens } mit
hint-do-respawn =
    { $area ->
        [nothing] kehr auf dem markierten Feld zurück
       *[other] kehr im Gebiet „{ $area }“ zurück
    }
hint-do-heal = heile { $marine }
hint-do-leave = geh durch den Ausgang hinaus
hint-do-jump = spring durch den Teleporter ins Unbekannte
hint-do-meet = bleib bei der Begegnung stehen
hint-do-stay = bleib, wo du bist

## Was dafür spricht

hint-why-way =
    { $arrived ->
        [yes] das führt dich direkt
       *[no] das bringt dich { $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        } näher
    } { $goal ->
        [exit] zum Ausgang
        [objective] zu dem, was du holen sollst
        [encounter] zu einer Begegnung
        [security] zu einer Sicherheitstür, die du öffnen kannst
        [door] zu einer Tür, die noch niemand geöffnet hat
        [pad] zu einem Teleporter ins Unbekannte
       *[opening] zum unerforschten Teil der Karte
    }
hint-others =
    { $number ->
        [one] ein weiterer
       *[other] { $number } weitere
    }
hint-why-kill =
    { $little ->
        [yes] du triffst { $target } mit { $hit } % Wahrscheinlichkeit
       *[no] { $chance ->
                [100] { $target } stirbt mit Sicherheit
               *[other] { $target } stirbt mit { $chance } % Wahrscheinlichkeit
            }
    }
hint-why-barrel = die Explosion verletzt alle neben dem Fass
hint-why-token =
    { $walked ->
        [yes] was dort liegt, ist den Weg wert
       *[no] das kostet dich nichts
    }
hint-why-objective = das braucht ihr zum Sieg
hint-why-explore = du siehst, was dahinter liegt, solange du noch handeln kannst
hint-why-door = dein Weg führt durch die Tür
hint-why-encounter = es könnte sein, was das Ziel verlangt
hint-why-leave = das Ziel ist erreicht, und draußen kann dir nichts mehr geschehen
hint-why-heal = { $marine } erholt sich von einer Verletzung
hint-why-safe = nichts auf dem Spielfeld kann dich dort angreifen
hint-why-order-guard = du schießt zuerst, wenn etwas kommt
hint-why-order-dodge = wer dich angreift, muss seine besten Würfel noch einmal werfen
hint-why-order-aim = deinen nächsten Schuss darfst du noch einmal würfeln
hint-why-order-heal = ein verletzter Marine neben dir kann geheilt werden

## Was es kostet

hint-price-danger =
    dort { $many ->
        [one] kann dich { $by } angreifen
       *[many] können dich { $by } angreifen
    }, das kostet etwa { $wounds ->
        [one] eine Verletzung
       *[other] { $wounds } Verletzungen
    }{ $deadly ->
        [yes] , und du überstehst nur noch { $left }
       *[no] { "" }
    }
hint-price-corner = ein uneinsehbarer Winkel ist nah, dort kann etwas neben dir erscheinen
hint-price-way = du entfernst dich von deinem Ziel
hint-price-ammunition =
    es kann Munition kosten ({ $ammo }), von der du nur noch { $left ->
        [one] eine Marke
       *[other] { $left } Marken
    } hast
hint-price-adrenaline = es verbraucht Adrenalin

## Warum anderes schlechter ist, und was daran besser wäre

hint-worse-way =
    du kommst { $gained_less ->
        [one] ein Feld
       *[other] { $gained_less } Felder
    } weniger weit
hint-worse-kill =
    { $target_same ->
        [yes] { $little ->
                [yes] du triffst { $target } weniger wahrscheinlich
               *[no] { $target } stirbt weniger wahrscheinlich
            }
       *[no] du verzichtest auf den Angriff auf { $target }
    }
hint-worse-barrel = das Fass bleibt stehen, obwohl es sie treffen könnte
hint-worse-token = du nimmst weniger mit
hint-lacks-token = du lässt { $tokens } liegen
hint-worse-objective = du lässt liegen, was ihr zum Sieg braucht ({ $tokens })
hint-worse-explore = du erfährst nichts Neues
hint-worse-door = die Tür bleibt zu
hint-worse-encounter = die Begegnung muss warten
hint-worse-leave = du bleibst drinnen, und in Gefahr
hint-worse-heal = { $marine } bleibt verletzt
hint-worse-safe = dort bist du nicht sicher
hint-worse-danger =
    dort { $many ->
        [one] kann dich { $by } angreifen
       *[many] können dich { $by } angreifen
    }, das kostet etwa { $wounds ->
        [one] eine Verletzung
       *[other] { $wounds } Verletzungen
    }
hint-worse-corner = ein uneinsehbarer Winkel ist nah, dort kann etwas neben dir erscheinen
hint-worse-ammunition = es kann knappe Munition kosten
hint-worse-adrenaline = es verbraucht Adrenalin
hint-worse-order-guard = du hast keinen Schuss, wenn etwas kommt
hint-worse-order-dodge = du kannst dem nicht ausweichen, was kommt
hint-worse-order-aim = du verzichtest auf die Wurfwiederholung beim nächsten Schuss
hint-worse-order-heal = niemand wird geheilt
hint-better-way = du kommst weiter
hint-better-kill =
    { $little ->
        [yes] du kannst auf { $target } schießen
       *[no] du greifst an: { $all }
    }
hint-lacks-kill = { $target } bleibt ungeschoren
hint-lacks-way =
    { $goal ->
        [exit] du kommst dem Ausgang nicht näher
        [objective] du kommst dem nicht näher, was du holen sollst
        [encounter] du kommst der Begegnung nicht näher
        [security] du kommst der Sicherheitstür nicht näher
        [door] du kommst der ungeöffneten Tür nicht näher
        [pad] du kommst dem Teleporter nicht näher
       *[opening] die Karte bleibt unerforscht
    }
hint-lacks-safe = dort bist du nicht sicher
hint-lacks-blow = { $marine } wird nicht angegriffen
hint-better-token = das bringt dir { $tokens }
hint-better-danger = es ist weniger gefährlich
hint-better-corner = du bleibst uneinsehbaren Winkeln fern
hint-better-explore = du siehst etwas Neues
hint-better-order-guard = du schießt zuerst, wenn etwas kommt
hint-better-order-dodge = wer angreift, muss noch einmal würfeln

## Antworten eines Marines

hint-why-guard =
    { $little ->
        [yes] du triffst { $target } vorher mit { $hit } % Wahrscheinlichkeit
       *[no] { $target } stirbt vorher mit { $chance } % Wahrscheinlichkeit
    }
hint-price-guard = { $chance } % Wahrscheinlichkeit für einen Abschuss ({ $target }) sind dafür zu wenig
hint-not-guard = ein Abschuss ist zu unwahrscheinlich
hint-price-order-spent = dein Absichern ist verbraucht
hint-worse-order-spent = dein Absichern wäre verbraucht
hint-why-wait-marine = bis zu deinem nächsten Zug kommt wahrscheinlich eine bessere Gelegenheit
hint-not-wait-marine = du ließest eine gute Gelegenheit verstreichen
hint-why-aim = { $target } ist den zweiten Wurf wert
hint-not-aim = der zweite Wurf ist gegen ein anderes Ziel mehr wert
hint-why-keep-aim = { $target } ist es nicht wert; der Befehl wartet auf ein besseres Ziel
hint-not-keep-aim = { $target } ist den zweiten Wurf wert
hint-why-reroll = nach den genauen Wahrscheinlichkeiten lohnt es sich bei diesen Würfeln am meisten
hint-not-reroll = bei diesen Würfeln stehen die Chancen schlechter
hint-why-keep-roll = nach den genauen Wahrscheinlichkeiten ist kein anderer Wurf besser
hint-not-keep-roll = ein zweiter Wurf hilft eher, als dass er schadet
hint-why-back-way =
    von dort ist es { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } bis zum Ziel
hint-worse-back-way = das Ziel ist weiter entfernt
hint-why-back-safe = kein Monster ist in der Nähe
hint-worse-back-safe = Monster sind in der Nähe
hint-price-back-near =
    das nächste Monster steht { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } entfernt
hint-worse-back-near =
    ein Monster steht nur { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } entfernt
hint-why-do-KeepAim = der Befehl wartet auf ein besseres Ziel
hint-why-do-UseAim = der zweite Wurf lohnt sich
hint-why-do-Heal = das kostet dich nichts als den Befehl
hint-why-do-UseSkill =
    { $text ->
        [nothing] jetzt kostet es dich nichts
       *[other] „{ $text }“ hilft, und es kostet dich jetzt nichts
    }
hint-why-wait-skill = die Fähigkeit wird in dieser Runde vielleicht noch dringender gebraucht
hint-not-wait-skill = die Fähigkeit hilft gerade jetzt
hint-why-rest = nichts in Reichweite lohnt sich
hint-why-do-Accept = wer es dir gibt, kann es entbehren
hint-why-do-Refuse = du hast keine Verwendung dafür
hint-why-do-PlaceOrder = das hilft bis zu deinem nächsten Zug
hint-why-do-Push = dort steht es für dich besser
hint-why-do-NoPush = alles steht gut, wo es steht
hint-why-do-CarryOn = noch ein Ziel ist es wert
hint-why-do-StopHere = kein weiteres Ziel ist es wert
hint-why-do-ChooseFigure = diese Figur macht am meisten daraus
hint-why-do-PayAir = eine Flasche ist billiger als zwei Verletzungen
hint-why-do-HoldBreath = die Flasche wird später vielleicht dringender gebraucht
hint-why-do-Explode = alle gehen hoch; die Reihenfolge macht kaum einen Unterschied
hint-why-guard-barrel = die Explosion verletzt alle neben dem Fass
hint-not-guard-barrel = die Explosion träfe zu wenige
hint-not-do-KeepAim = der zweite Wurf lohnt sich
hint-not-do-UseAim = der Befehl hilft gegen ein anderes Ziel mehr
hint-not-do-Heal = die Verletzung kann warten
hint-not-do-UseSkill = hier bringt es nichts
hint-not-do-Accept = du hast keine Verwendung dafür
hint-not-do-Refuse = geschenkt ist geschenkt
hint-not-do-PlaceOrder = das hilft bis zu deinem nächsten Zug weniger
hint-not-do-Push = dort stünde es für dich schlechter
hint-not-do-NoPush = es lässt sich dorthin treiben, wo es dir passt
hint-not-do-CarryOn = das nächste Ziel ist es nicht wert
hint-not-do-StopHere = ein lohnendes Ziel bliebe übrig
hint-not-do-ChooseFigure = diese Figur macht weniger daraus
hint-not-do-PayAir = die Flasche wäre verbraucht
hint-not-do-HoldBreath = zwei Verletzungen sind teurer als eine Flasche
hint-not-do-Explode = die Reihenfolge macht kaum einen Unterschied

## Was der Eindringling tut

hint-do-prowl =
    { $first ->
        [yes] schick { $figure } um { $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        } vor
       *[no] zieh noch { $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        } weiter
    }
hint-do-force =
    { $first ->
        [yes] lass { $figure } die Tür öffnen
       *[no] öffne die Tür
    }
hint-do-maul =
    { $first ->
        [yes] greif mit { $figure } { $marine ->
            [nothing] das markierte Feld
           *[other] { $marine }
        } an
       *[no] greif { $marine ->
            [nothing] das markierte Feld
           *[other] { $marine }
        } an
    }
hint-do-blow-up =
    { $first ->
        [yes] greif mit { $figure } das Fass an
       *[no] greif das Fass an
    }
hint-do-hold = lass { $figure } stehen
hint-do-place =
    setz ein Monster ({ $kind }) { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } vom nächsten Marine entfernt ein

## Was dafür spricht, und was dagegen

hint-why-blow =
    { $deadly ->
        [yes] { $marine } stirbt mit { $chance } % Wahrscheinlichkeit
       *[no] { $little ->
                [yes] { $marine } wird mit { $hit } % Wahrscheinlichkeit getroffen
               *[no] { $marine } erleidet etwa { $wounds ->
                    [one] eine Verletzung
                   *[other] { $wounds } Verletzungen
                }
            }
    }
hint-why-prowl =
    so kommt es der Beute { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } näher
hint-why-force = der Weg zu den Marines führt durch die Tür
hint-why-hold = niemand ist in Reichweite
hint-why-post = dort müssen die Marines hin, oder dort kommen sie zurück
hint-why-powder = das Fass verletzt alle daneben, gleich mit welcher Rüstung
hint-why-freed = das Fass steht ihm im Weg
hint-why-unseen = dort sieht es kein Marine
hint-why-ambush =
    { $who ->
        [it] es kann noch in diesem Zug angreifen
       *[kinds] noch in diesem Zug können angreifen: { $kinds }
    }
hint-why-horde =
    { $number ->
        [one] ein weiteres Monster auf dem Spielfeld macht
       *[other] { $number } weitere Monster auf dem Spielfeld machen
    } sich über mehrere Züge bezahlt
hint-why-near = der Weg zu den Marines ist kurz
hint-why-wait-invader = deine Karten sind in einem anderen Augenblick mehr wert
hint-why-do-NoSpawn = für Monster gibt es gerade keinen guten Platz, die Karte wartet
hint-why-do-PlayEvent =
    { $text ->
        [nothing] jetzt ist ihr Augenblick
       *[other] „{ $text }“ nützt dir gerade jetzt am meisten
    }
hint-why-do-Watch = der Angriff kostet nichts
hint-why-do-DiscardCard = diese Karte fehlt dir am wenigsten
hint-why-do-EndTurn = die anderen haben nichts Nützliches zu tun
hint-why-do-EndActivation = besser kann es nicht stehen
hint-why-do-ChooseSpace = dort bringt es am meisten
hint-why-do-ChooseDoor = diese Tür behindert die Marines am meisten
hint-why-do-Recycle = wo es steht, nützt es nichts
hint-why-do-Forgo = auf dem Spielfeld ist niemand entbehrlich
hint-why-do-NoMore = sonst macht niemand etwas daraus
hint-price-seen =
    { $many ->
        [one] { $marines } sieht es dort und kann zurückschießen
       *[many] { $marines } sehen es dort und können zurückschießen
    }
hint-price-card = die Karte verlässt deine Hand
hint-price-burning = es verbrennt sich dort, wo es erscheint
hint-price-prowl = es entfernt sich von der Beute
hint-worse-blow =
    { $deadly ->
        [yes] { $marine } stirbt weniger wahrscheinlich
       *[no] es trifft { $marine } weniger hart
    }
hint-worse-prowl = es kommt der Beute weniger nah
hint-worse-force = die Tür bleibt zu
hint-worse-post = es wartet nicht dort, wo die Marines hinmüssen
hint-worse-powder = neben ihnen explodiert kein Fass
hint-worse-freed = das Fass bleibt ihm im Weg
hint-worse-unseen = es steht im Blickfeld der Marines
hint-worse-seen =
    { $many ->
        [one] { $marines } sieht es dort und kann zurückschießen
       *[many] { $marines } sehen es dort und können zurückschießen
    }
hint-worse-ambush = nichts davon greift in diesem Zug an
hint-worse-horde = es kommen weniger oder schwächere Monster
hint-worse-near = der Weg zu den Marines ist länger
hint-worse-card = die Karte verlässt deine Hand
hint-worse-nobody = dort steht niemand
hint-price-nobody = dort steht niemand
hint-worse-burning = es verbrennt sich dort, wo es erscheint
hint-not-wait-invader = eine deiner Karten nützt dir gerade jetzt
hint-not-do-NoSpawn = Monster auf dem Spielfeld bewirken mehr als Karten auf der Hand
hint-not-do-PlayEvent = die Karte ist in einem anderen Augenblick mehr wert
hint-not-do-Watch = der Angriff lohnt sich hier nicht
hint-not-do-DiscardCard = diese Karte würde dir mehr fehlen
hint-not-do-EndTurn = einige deiner Monster könnten noch etwas tun
hint-not-do-EndActivation = es könnte noch etwas tun
hint-not-do-ChooseSpace = dort bringt es weniger
hint-not-do-ChooseDoor = diese Tür behindert die Marines weniger
hint-not-do-Recycle = wo es steht, nützt es noch etwas
hint-not-do-Forgo = jemand ist entbehrlich
hint-not-do-NoMore = ein anderer könnte noch etwas daraus machen
hint-better-blow =
    { $deadly ->
        [yes] { $marine } stirbt mit { $chance } % Wahrscheinlichkeit
       *[no] { $marine } wird angegriffen
    }
hint-better-prowl = es kommt der Beute näher
hint-better-post = es wartet dort, wo die Marines hinmüssen
hint-better-powder = ein Fass explodiert
hint-better-freed = das Fass steht ihm nicht mehr im Weg
hint-better-unseen = kein Marine sieht es
hint-better-ambush =
    { $who ->
        [it] es kann noch in diesem Zug angreifen
       *[kinds] noch in diesem Zug können angreifen: { $kinds }
    }
hint-better-horde = es kommen mehr Monster
