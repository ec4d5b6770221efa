campaigns-campaign =
    .name = Von Knietief bis zum letzten Kapitel
    .briefing = Szenario um Szenario, ein Trupp. Was ihr erlegt, bezahlt, was ihr tragt; was ihr verliert, merkt sich der Feind.
