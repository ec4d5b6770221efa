### Wie das Paket heißt, wo ein Tisch es wählt, und was es anders druckt

pack-amendments = Änderungen der Erweiterung an den Grundregeln
    .note = Gelten, wenn ihr sie nicht weglasst: Sie sind das spätere Wort des Verlags, und die Szenarien sind mit ihnen ausgewogen.

invader_cards-dud =
    .name = Blindgänger
    .text = Wenn der Wurf eines Marines feststeht, die Waffe Munition braucht und kein Würfel eine Kugel zeigt: Er legt 1 passende Munition ab.
