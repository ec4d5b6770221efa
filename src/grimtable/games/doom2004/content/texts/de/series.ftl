### Die Kampagne: was ihre Seite und ihr Bericht sagen

series-campaign = Die Kampagne
    .note = Szenarien als eine Geschichte: Was ihr erlegt, bezahlt, was ihr tragt, und was ihr verliert, gibt dem Eindringling einen Vorsprung.
series-points = Killpunkte
series-stake = Einsatz des Eindringlings
series-stake-cards = { $count ->
    [0] keine weitere Karte
    [one] eine weitere Karte
   *[other] { $count } weitere Karten
}
series-has-armor = Grundpanzerung verbessert
series-has-cards = { $count ->
    [one] Eine weitere Marinekarte
   *[other] { $count } weitere Marinekarten
}
series-armor = Ein Punkt Grundpanzerung
series-armor-note = Einmal für jeden Marine in der ganzen Kampagne.
series-card = Eine weitere Marinekarte
series-card-note = Höchstens { $most } für jeden Marine.
series-weapon = Eine Waffe, die ihr herausgebracht habt
series-weapon-note = Bleibt für das nächste Szenario, es sei denn, sie zerbricht: bei einem Fehlschlag des roten Würfels.
medal-unscathed = Unversehrt
    .note = Gewonnen, ohne dass ein Marine fiel.
medal-swift = Blitzangriff
    .note = In höchstens acht Runden gewonnen.
medal-harvest = Reiche Ernte
    .note = Dreißig Killpunkte oder mehr in einem Szenario.
medal-massacre = Gemetzel
    .note = Der Eindringling hat in höchstens acht Runden gewonnen.
