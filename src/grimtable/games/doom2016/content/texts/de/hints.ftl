### DOOM 2016: Tipps. Was zu tun ist, steht als Satzglied hinter anderen; Gründe und Preise folgen auf einen Doppelpunkt.

hint-do-walk =
    geh { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    }
hint-do-stay = beende die Aktivierung hier
hint-do-attack = greif { $target } an
hint-do-glory = erledige { $target } mit einem Glory Kill
hint-do-door = öffne die Tür
hint-do-teleport = geh durch den Teleporter
hint-do-play = spiel { $card }
hint-do-sprint = sprinte und leg dafür { $card } ab
hint-do-take = nimm { $item }
hint-do-activate = lass { $figure } handeln
hint-do-type = aktiviere { $demon }
hint-why-strike =
    { $what ->
        [kill] { $target } stirbt mit { $kill } % Wahrscheinlichkeit
        [stagger] { $target } ist danach mit { $stagger } % Wahrscheinlichkeit benommen, dann liegt ein Glory Kill nahe
       *[hurt] { $target } erleidet etwa { $damage } Schaden
    }
hint-worse-strike =
    { $target_same ->
        [yes] der Angriff auf { $target } ist schwächer
       *[no] { $target } wird nicht angegriffen
    }
hint-lacks-strike = { $target } wird nicht angegriffen
hint-better-strike = { $target } wird angegriffen
hint-price-cover = { $target } hat Deckung und darf eine zweite Karte aufdecken
hint-worse-cover = { $target } hat Deckung
hint-why-glory =
    { $struck ->
        [yes] ist { $target } nach den Angriffen benommen, heilt dich der Glory Kill und bringt eine Karte
       *[no] { $target } ist benommen: das tötet sofort, heilt dich und bringt eine Karte
    }
hint-lacks-glory = { $target } ließe sich jetzt erledigen
hint-better-glory = { $target } stirbt sofort
hint-why-objective = genau das verlangt die Mission
hint-lacks-objective = dem Missionsziel dient das nicht
hint-better-objective = das dient dem Missionsziel
hint-why-heal = das heilt { $amount } Schaden
hint-lacks-heal = der Schaden bleibt
hint-better-heal = das heilt
hint-why-item = neue Karten kommen oben auf dein Deck
hint-lacks-item = { $item } bleibt liegen
hint-better-item = { $item } wird mitgenommen
hint-why-way =
    das spart { $steps ->
        [one] einen Punkt
       *[other] { $steps } Punkte
    } Weg { $goal ->
        [switch] zum nächsten Marker, der zu schalten ist
        [fetch] zum nächsten Marker, der zu holen ist
        [deliver] dorthin, wo der Marker gebraucht wird
        [accompany] zum Marine mit dem Marker
        [close] zu einem Portal, das sich schließen lässt
        [rule] zu dem Gebiet, das zu halten ist
        [gather] zum Ausgang
        [guard] zum Tor
        [escort] zur Drohne
        [door] zu der Tür, die der Drohne im Weg ist
        [hunt] zur Beute
       *[fight] zu den Dämonen
    }
hint-price-way = das Ziel rückt weiter weg
hint-worse-way = der Weg zum Ziel bleibt länger
hint-lacks-way = das Ziel kommt nicht näher
hint-better-way = das Ziel kommt näher
hint-price-near =
    { $many ->
        [one] dort kann als Nächstes { $by } zuschlagen
       *[more] dort können als Nächstes { $by } zuschlagen
    }
hint-worse-near =
    { $many ->
        [one] dort kann als Nächstes { $by } zuschlagen
       *[more] dort können als Nächstes { $by } zuschlagen
    }
hint-why-able =
    { $able ->
        [one] einer von { $all } kann sofort zuschlagen
       *[other] { $able } von { $all } können sofort zuschlagen
    }
hint-worse-able = weniger von ihnen können sofort zuschlagen
hint-lacks-able = niemand ist sofort zu treffen
hint-better-able = mehr von ihnen können sofort zuschlagen
hint-why-nobody = die anderen gewinnen mehr, wenn sie warten
hint-why-hunt =
    { $steps ->
        [one] das ist ein Punkt
       *[other] das sind { $steps } Punkte
    } weniger bis dorthin, wo er gebraucht wird
hint-lacks-hunt = er kommt nicht näher dorthin, wo er gebraucht wird
hint-worse-hunt = er kommt weniger weit
hint-better-hunt = er kommt weiter
hint-why-place = von dort stört er die Mission
hint-price-place = er verlässt einen Platz, an dem er störte
hint-lacks-place = niemand stört die Mission
hint-worse-place = er stört die Mission weniger
hint-better-place = er stört die Mission
hint-price-seen =
    { $many ->
        [one] dort sieht ihn { $by }
       *[two] dort sehen ihn { $by }
    }
hint-worse-seen =
    { $many ->
        [one] dort sieht ihn { $by }
       *[two] dort sehen ihn { $by }
    }
hint-why-safer = dort wirst du seltener getroffen
hint-lacks-safer = du wirst öfter getroffen
hint-worse-safer = du wirst öfter getroffen
hint-better-safer = du wirst seltener getroffen
hint-why-stay = kein Schritt von hier brächte etwas ein
hint-why-hidden = dort sieht ihn kein Marine
hint-lacks-hidden = er bleibt in Sicht
hint-better-hidden = er kommt außer Sicht
hint-why-do-Pass = was du hast, ist später mehr wert
hint-not-do-Pass = du ließest etwas aus, das dir gerade jetzt am meisten hilft
hint-why-do-PlayCard =
    { $text ->
        [nothing] jetzt ist ihr Augenblick
       *[other] „{ $text }“ nützt dir gerade jetzt am meisten
    }
hint-not-do-PlayCard = die Karte ist später mehr wert
hint-why-do-UseAbility =
    { $text ->
        [nothing] das
       *[other] „{ $text }“
    } { $argent ->
        [0] hilft hier und kostet nichts
       *[other] ist jetzt seinen Preis wert
    }
hint-not-do-UseAbility =
    { $argent ->
        [0] das würde hier kaum etwas ändern
       *[other] das ist jetzt seinen Preis nicht wert
    }
hint-why-do-KeepCard = eine andere Karte ist kaum besser
hint-not-do-KeepCard = eine andere Karte ist im Mittel besser
hint-why-do-ReplaceCard = eine andere Karte ist im Mittel besser
hint-not-do-ReplaceCard = eine andere Karte ist kaum besser
hint-why-do-ChooseFigure = diese Figur macht am meisten daraus
hint-not-do-ChooseFigure = diese Figur macht weniger daraus
hint-why-do-ChooseSpace = dort bewirkt es am meisten
hint-not-do-ChooseSpace = dort bewirkt es weniger
hint-why-do-ChooseCard = diese Karte wird dir am wenigsten fehlen
hint-not-do-ChooseCard = diese Karte würde dir mehr fehlen
hint-why-do-ChooseDie = er zeigt am wenigsten
hint-not-do-ChooseDie = besser wird er kaum
hint-why-do-RemoveDie = es ist der schwächere Würfel
hint-not-do-RemoveDie = es ist der stärkere Würfel
hint-why-do-DiscardForArgent = die Karte würde kaum gespielt, und Argent-Energie wird dort gebraucht
hint-not-do-DiscardForArgent = dieser Tausch bringt dir weniger
hint-why-do-PlaceArgent = dort wird er zuerst gebraucht
hint-not-do-PlaceArgent = dort liegt er länger brach
hint-why-do-ChooseGroup = sie bringt { $note } und ist hier die stärkere
hint-not-do-ChooseGroup = sie bringt { $note } und ist hier die schwächere
hint-why-do-ChoosePortal = es ist das nächste, auf das es ankommt
hint-not-do-ChoosePortal = von dort haben die Dämonen es weiter
hint-why-do-PlaceDemon = von dort schlägt er am ehesten zu
hint-not-do-PlaceDemon = von dort hat er es weiter
hint-why-do-Respawn = der Weg von dort ist kurz und nicht zu gefährlich
hint-not-do-Respawn = der Weg von dort ist länger oder gefährlicher
hint-why-do-Done = mehr brächte nichts
hint-not-do-Done = da ist noch etwas zu holen
hint-why-way-door = dein Weg führt durch die Tür
hint-lacks-way-door = die Tür bleibt zu
hint-others =
    { $number ->
        [one] ein weiterer
       *[other] { $number } weitere
    }
