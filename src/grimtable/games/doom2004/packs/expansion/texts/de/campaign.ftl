campaigns-campaign =
    .name = Von Knietief bis zum letzten Kapitel
    .briefing = Zehn Szenarien, ein Trupp. Was ihr erlegt, bezahlt, was ihr tragt; was ihr verliert, merkt sich der Feind.
