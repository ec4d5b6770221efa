### Relic: Tipps. Was zu tun ist, steht als Satzglied; Gründe und Preise folgen auf einen Doppelpunkt.

## Bewegung

hint-do-go =
    { $direction ->
        [clockwise] geh im Uhrzeigersinn bis „{ $space }“
       *[other] geh gegen den Uhrzeigersinn bis „{ $space }“
    }
hint-do-on = geh weiter bis „{ $space }“
hint-do-box = nutze die Bewegungsanweisung nach „{ $space }“
hint-do-die = wirf den Bewegungswürfel
hint-do-pace = spiel „{ $card }“ als { $number } und zieh bis „{ $space }“
hint-do-value = spiel „{ $card }“ als { $number }
hint-why-die = der beste Wurf, eine { $face }, bringt dich bis „{ $space }“
hint-not-die = wohin es geht, bleibt dem Zufall überlassen
hint-why-run = von dort gewinnst du das Spiel mit { $chance } % Wahrscheinlichkeit
hint-price-run = von dort gewinnst du das Spiel nur mit { $chance } % Wahrscheinlichkeit
hint-worse-run = es ist zu früh: Von dort gewinnst du nur mit { $chance } % Wahrscheinlichkeit
hint-lacks-run = du schiebst den Lauf zum Sieg auf
hint-better-run = du gewinnst das Spiel mit { $chance } % Wahrscheinlichkeit
hint-why-mission = das dient deiner Mission „{ $mission }“
hint-lacks-mission = für deine Mission „{ $mission }“ bringt das nichts
hint-worse-mission = für deine Mission „{ $mission }“ bringt das weniger
hint-better-mission = das dient deiner Mission
hint-why-asset = „{ $card }“ liegt dort zum Mitnehmen
hint-lacks-asset = „{ $card }“ bleibt liegen
hint-better-asset = „{ $card }“ liegt dort
hint-why-meeting = was dort liegt, nützt dir: „{ $card }“
hint-price-meeting = was dort liegt, schadet dir: „{ $card }“
hint-worse-meeting = was dort liegt, schadet dir: „{ $card }“
hint-lacks-meeting = dir entgeht „{ $card }“
hint-why-foes = du besiegst „{ $enemies }“ mit { $chance } % Wahrscheinlichkeit und bekommst eine Trophäe
hint-price-foes = dort { $count ->
        [one] wartet
       *[other] warten
    } „{ $enemies }“, und du siegst nur mit { $chance } % Wahrscheinlichkeit
hint-worse-foes = dort { $count ->
        [one] wartet
       *[other] warten
    } „{ $enemies }“, und du siegst nur mit { $chance } % Wahrscheinlichkeit
hint-lacks-foes = du verzichtest auf das Gefecht gegen „{ $enemies }“
hint-better-foes = du besiegst „{ $enemies }“ mit { $chance } % Wahrscheinlichkeit
hint-why-draw =
    du ziehst dort { $number ->
        [one] eine Gefahrenkarte
       *[other] { $number } Gefahrenkarten
    } (im Schnitt lohnt sich das für dich)
hint-price-draw =
    du ziehst dort { $number ->
        [one] eine Gefahrenkarte
       *[other] { $number } Gefahrenkarten
    }, und im Schnitt schadet dir das
hint-worse-draw = die Gefahrenkarten dort passen dir weniger
hint-lacks-draw = dort gibt es keine Gefahr, die eine Trophäe brächte
hint-better-draw = eine Gefahrenkarte dort ist dir mehr wert
hint-why-box = „{ $boxes }“ kannst du jetzt brauchen
hint-price-box = „{ $boxes }“ kostet dich mehr, als es bringt
hint-worse-box = was das Feld bietet, ist dir weniger wert
hint-lacks-box = du kommst nicht bis „{ $space }“
hint-better-box = „{ $boxes }“ kannst du brauchen
hint-why-crossing = von dort kommst du nach „{ $space }“ hinüber
hint-lacks-crossing = du kommst nicht nach „{ $space }“ hinüber
hint-better-crossing = von dort kommst du nach „{ $space }“ hinüber
hint-why-later = für die nächsten Züge stehst du dort gut
hint-price-later = für die nächsten Züge stehst du dort schlecht
hint-worse-later = für die nächsten Züge stehst du dort schlechter
hint-better-later = für die nächsten Züge stehst du dort besser
hint-price-power = „{ $card }“ verlässt deine Hand
hint-worse-power = „{ $card }“ wäre dafür verbraucht

## Gefechte und Proben

hint-why-battle = du besiegst „{ $enemies }“ mit { $chance } % Wahrscheinlichkeit, und eine Niederlage würde die Phase beenden
hint-not-battle = gegen „{ $enemies }“ stehen deine Chancen bei { $chance } %
hint-why-evade = ohne „{ $card }“ läuft das Gefecht besser
hint-not-evade = „{ $card }“ ist das Gefecht wert
hint-why-odds =
    { $kind ->
        [battle] { $chance ->
            [100] du gewinnst das Gefecht mit Sicherheit
           *[other] du gewinnst das Gefecht mit { $chance } % Wahrscheinlichkeit
        }
       *[test] { $chance ->
            [100] du bestehst die Probe mit Sicherheit
           *[other] du bestehst die Probe mit { $chance } % Wahrscheinlichkeit
        }
    }
hint-worse-odds = deine Chance liegt nur bei { $chance_there } %
hint-better-odds = deine Chance steigt auf { $chance } %
hint-why-do-Ready = kein weiterer Bonus ist seinen Preis wert
hint-not-do-Ready = ein Bonus lohnt sich noch
hint-why-do-Declare =
    { $text ->
        [nothing] der Bonus ist seinen Preis wert
       *[other] „{ $text }“ ist den Preis wert
    }
hint-not-do-Declare = der Bonus ist hier seinen Preis nicht wert
hint-why-do-RerollDie = dieser Würfel schadet dir am meisten
hint-not-do-RerollDie = ein anderer Würfel schadet dir mehr
hint-why-do-Fight = darin bist du am stärksten
hint-not-do-Fight = darin bist du schwächer

## Entscheidungen

hint-why-carry =
    { $text ->
        [nothing] „{ $box }“ bringt dir mehr, als es kostet
       *[other] dort steht „{ $text }“, und das { $worth ->
            [0] nützt dir ein wenig
           *[other] ist dir etwa { $worth } Einfluss wert
        }
    }
hint-price-carry = „{ $box }“ kostet mehr, als es bringt
hint-not-carry = „{ $box }“ bringt weniger, als es kostet
hint-why-level =
    deine Trophäen reichen für { $levels ->
        [one] eine Stufe
       *[other] { $levels } Stufen
    }
hint-not-level = andere passen besser zum Preis einer Stufe
hint-price-waste = für eine Stufe wird sie nicht gebraucht
hint-not-waste = für eine Stufe wird sie nicht gebraucht
hint-why-enough =
    { $short ->
        [0] weitere Trophäen werden nicht gebraucht
        [one] für eine Stufe fehlt noch ein Punkt
       *[other] für eine Stufe fehlen noch { $short } Punkte
    }
hint-not-enough = dir entginge eine Stufe, für die deine Trophäen reichen
hint-why-keep-mission = sie ist wohl bald erfüllt
hint-not-keep-mission = sie dauert länger
hint-why-discard = „{ $card }“ fehlt dir am wenigsten
hint-not-discard =
    { $free ->
        [yes] du gäbst „{ $card }“ für nichts her
       *[no] „{ $card }“ würdest du mehr vermissen
    }
hint-why-keep-all = du bist unter deinen Grenzen, und jede Karte ist es wert, behalten zu werden
hint-not-keep-all = eine deiner Karten ist besser weg
hint-why-leave =
    { $card ->
        [nothing] was möglich wäre, kostet mehr, als es bringt
       *[other] „{ $card }“ kostet jetzt mehr, als es bringt
    }
hint-why-remain = keines der möglichen Felder lohnt sich jetzt
hint-not-remain = eines der möglichen Felder lohnt sich
hint-not-leave = was möglich ist, bringt mehr, als es kostet
hint-why-never = etwas anderes ist nicht möglich
hint-not-never = das schadet nur
hint-why-do-DrawFrom = im Schnitt passen dir diese Karten am besten
hint-not-do-DrawFrom = diese Karten passen dir weniger
hint-why-ready =
    { $chance ->
        [100] so { $kind ->
            [battle] gewinnst du sicher
           *[test] bestehst du sicher
        }
       *[other] deine Chance ist so { $chance } %, und jeder weitere Bonus kostet mehr, als er bringt
    }
hint-not-ready = deine Chance bliebe bei { $chance } %
hint-why-bonus =
    { $price ->
        [nothing] { $before ->
            [0] der Bonus kostet nichts
           *[other] er kostet nichts, und deine Chance ist { $after } % statt { $before } %
        }
       *[other] deine Chance steigt von { $before } % auf { $after } %, und es kostet { $price }
    }
hint-not-bonus =
    { $price ->
        [nothing] er macht hier keinen Unterschied
       *[other] deine Chance stiege nur von { $before } % auf { $after } %, und es kostet { $price }
    }
hint-cost-charge =
    { $left ->
        [1] die letzte Ladung
       *[other] eine von { $left } Ladungen
    }
hint-cost-influence = { $number } Einfluss
hint-cost-life =
    { $number ->
        [one] 1 Lebenspunkt
       *[other] { $number } Lebenspunkte
    }
hint-cost-power_cards =
    { $number ->
        [one] eine Kraftkarte
       *[other] { $number } Kraftkarten
    }
hint-cost-assets =
    { $number ->
        [one] einen Vorteil
       *[other] { $number } Vorteile
    }
hint-cost-trophies =
    { $number ->
        [one] eine Trophäe
       *[other] { $number } Trophäen
    }
hint-cost-card = die Karte selbst
hint-why-use =
    { $text ->
        [nothing] { $deed ->
            [choose_space] ein Feld deiner Wahl
            [draw_power] eine Kraftkarte
            [draw_threat] eine weitere Gefahrenkarte
            [look_at_decks] ein Blick auf die Gefahrenstapel
            [reroll] ein neuer Wurf
            [reroll_enemy] ein neuer Wurf des Gegners
            [change_battle] ein höherer Wert
            [set_movement] die Wahl, wie weit du gehst,
            [gain_life] ein Lebenspunkt
            [fight_with] ein Gefecht mit einer anderen Eigenschaft
            [choose_player] was ein anderer dafür hergibt,
            [charge_asset] die Ladung daraus
           *[other] die Wirkung
        }
       *[other] „{ $text }“
    } { $edge ->
        [small] ist dir etwas mehr wert als der Preis
       *[clear] { $worth ->
            [0] bringt dir ein wenig
           *[other] ist dir etwa { $worth } Einfluss wert
        }
    }{ $price ->
        [nothing] { "" }
       *[other] , und es kostet { $price }
    }
hint-not-use =
    { $sign ->
        [bad] es würde dir jetzt schaden
       *[good] { $worth ->
            [0] es brächte dir jetzt kaum etwas
           *[other] es brächte dir etwa so viel wie { $worth } Einfluss
        }
    }{ $price ->
        [nothing] { "" }
       *[other] , und es kostet { $price }
    }
hint-why-option =
    { $sign ->
        [bad] das schadet dir am wenigsten
       *[good] { $text ->
            [nothing] das
           *[other] „{ $text }“
        } { $worth ->
            [0] nützt dir etwas mehr als das andere
           *[other] ist dir etwa { $worth } Einfluss wert
        }
    }
hint-not-option =
    { $near ->
        [yes] das nützt dir etwas weniger
       *[no] { $sign ->
            [bad] das würde dich mehr kosten, als es bringt
           *[good] { $worth ->
                [0] das brächte dir kaum etwas
               *[other] das brächte dir nur etwa so viel wie { $worth } Einfluss
            }
        }
    }
hint-why-deck = die Gegner dieses Stapels haben meist die Eigenschaft { $attribute }, und da bist du mit { $value } am besten
hint-not-deck = die Gegner dieses Stapels haben meist die Eigenschaft { $attribute }, und da hast du nur { $value }
hint-why-do-Resolve = was dir nützt, kommt zuerst
hint-not-do-Resolve = das kann warten
hint-why-do-Use =
    { $text ->
        [nothing] die Wirkung ist ihren Preis wert
       *[other] „{ $text }“ ist den Preis wert
    }
hint-not-do-Use = der Preis ist hier zu hoch
hint-why-do-PlayCard =
    { $text ->
        [nothing] die Wirkung ist die Karte wert
       *[other] „{ $text }“ ist die Karte wert
    }
hint-not-do-PlayCard = die Karte ist auf der Hand mehr wert
hint-why-do-Accept = das bringt mehr, als es kostet
hint-not-do-Accept = das kostet mehr, als es bringt
hint-why-do-Done = mehr lohnt sich nicht
hint-not-do-Done = etwas lohnt sich noch
hint-why-do-ChooseSpace = dort nützt es dir am meisten
hint-not-do-ChooseSpace = dort nützt es dir weniger
hint-why-do-ChooseOption = das nützt dir am meisten
hint-not-do-ChooseOption = das nützt dir weniger
hint-why-do-ChooseAttribute = erst eine starke Eigenschaft, dann die anderen
hint-not-do-ChooseAttribute = eine andere Eigenschaft ist wichtiger
hint-why-do-PointAt = dieser Mitspieler ist dem Sieg am nächsten
hint-not-do-PointAt = dieser Mitspieler ist noch keine Gefahr
hint-why-spend =
    { $number ->
        [0] dein Einfluss ist anderswo mehr wert
       *[other] so viel ist hier gut angelegt
    }
hint-not-spend =
    { $number ->
        [0] etwas Einfluss wäre hier gut angelegt
       *[other] das ist nicht der beste Einsatz
    }
hint-why-do-TakeCard = sie ist dir ihren Preis wert
hint-not-do-TakeCard = sie ist dir weniger wert
hint-why-do-TakeNewHero = ein Charakter ist so gut, wie man ihn spielt
hint-not-do-TakeNewHero = das ist fast genauso gut; nimm es, wenn es dir mehr liegt
hint-why-do-KeepSheet = ein Charakter ist so gut, wie man ihn spielt
hint-not-do-KeepSheet = das ist fast genauso gut; nimm es, wenn es dir mehr liegt
hint-why-do-TakeColour = die Farbe macht keinen Unterschied
hint-not-do-TakeColour = die Farbe macht keinen Unterschied
hint-why-do-DrawMission = Missionen bringen Reliquien, und Reliquien öffnen den Weg zum Sieg
hint-not-do-DrawMission = das kann warten
hint-why-do-LeaveOnTop = sie ist besser als eine unbekannte Karte
hint-not-do-LeaveOnTop = eine unbekannte Karte ist wahrscheinlich besser
hint-why-do-PutToBottom = eine unbekannte Karte ist wahrscheinlich besser
hint-not-do-PutToBottom = sie ist besser als eine unbekannte Karte
hint-why-do-ExchangeMissions = eine Reliquie öffnet den Weg zum Sieg
hint-not-do-ExchangeMissions = das kann warten
hint-not-do-GiveUp = wer geht, kann nicht gewinnen
hint-why-do-DiscardUnread = sie ist als Einzige entbehrlich
hint-not-do-DiscardUnread = niemand weiß, welche Mission es war
