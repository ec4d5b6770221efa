### Skirmish: Tipps. Was zu tun ist, steht als Satzglied hinter anderen; Gründe und Preise folgen auf einen Doppelpunkt.

hint-do-walk =
    { $first ->
        [yes] zieh { $figure } um { $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        }
       *[no] geh { $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        } weiter
    }
hint-do-attack =
    { $first ->
        [yes] greif mit { $figure } { $target } an
       *[no] greif { $target } an
    }
hint-do-door =
    { $first ->
        [yes] öffne mit { $figure } die Tür
       *[no] öffne die Tür
    }
hint-do-seal =
    { $first ->
        [yes] versiegle mit { $figure } das Portal
       *[no] versiegle das Portal
    }
hint-do-stay = lass { $figure } stehen
hint-why-kill =
    { $little ->
        [yes] { $target } wird mit { $hit } % Wahrscheinlichkeit getroffen
       *[no] { $target } fällt mit { $chance } % Wahrscheinlichkeit
    }
hint-worse-kill = { $target } fällt weniger wahrscheinlich
hint-lacks-kill = { $target } wird nicht angegriffen
hint-better-kill = { $target } wird angegriffen
hint-why-way =
    { $steps ->
        [one] das ist ein Feld
       *[other] das sind { $steps } Felder
    } weniger { $goal ->
        [scouts] bis zu den Kundschaftern
        [portal] bis zu einem offenen Portal
       *[hidden] bis zu dem, was noch verborgen ist
    }
hint-price-way = das Ziel rückt in die Ferne
hint-worse-way = der Weg zum Ziel bleibt länger
hint-lacks-way = das Ziel kommt nicht näher
hint-better-way = das Ziel kommt näher
hint-why-seal = jedes versiegelte Portal ist ein Schritt zum Sieg
hint-lacks-seal = das Portal bleibt offen
hint-why-door = der Weg führt durch die Tür
hint-lacks-door = die Tür bleibt zu
hint-price-near =
    { $many ->
        [one] dort kann als Nächstes { $by } zuschlagen
       *[many] dort können als Nächstes { $by } zuschlagen
    }
hint-worse-near =
    { $many ->
        [one] dort kann als Nächstes { $by } zuschlagen
       *[many] dort können als Nächstes { $by } zuschlagen
    }
hint-price-watched = { $by } wacht und darf sofort zuschlagen
hint-worse-watched = { $by } wacht und darf sofort zuschlagen
hint-why-do-PlayCard =
    { $text ->
        [nothing] jetzt ist ihr Augenblick
       *[other] „{ $text }“ nützt dir gerade jetzt am meisten
    }
hint-not-do-PlayCard = die Karte ist später mehr wert
hint-why-do-Watch = der Schlag kostet nichts
hint-not-do-Watch = der Schlag lohnt sich nicht
hint-why-do-Pass = was du auf der Hand hast, ist später mehr wert
hint-not-do-Pass = eine deiner Karten nützt dir gerade jetzt
hint-why-do-EndTurn = die anderen haben nichts Nützliches zu tun
hint-not-do-EndTurn = einige deiner Figuren könnten noch handeln
hint-why-do-ChooseSpace = von dort ist der Weg am kürzesten
hint-not-do-ChooseSpace = von dort ist der Weg länger
hint-why-do-ChooseFigure = diese Figur macht am meisten daraus
hint-not-do-ChooseFigure = diese Figur macht weniger daraus
hint-why-do-ChooseArea = was dort liegt, wird als Nächstes wichtig
hint-not-do-ChooseArea = das ist im Augenblick weniger wichtig
hint-why-do-Decline = gerade gibt es keinen guten Platz dafür
hint-not-do-Decline = eine Figur mehr auf dem Spielplan ist mehr wert
