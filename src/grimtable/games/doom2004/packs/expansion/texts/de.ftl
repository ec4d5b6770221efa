### Wie das Paket heißt, wo ein Tisch es wählt, und was es mitbringt

pack-expansion = Die Erweiterung
    .note = Was die Erweiterung jedem Szenario hinzufügt: zehn weitere Marinekarten, zusammen 28.

marine_cards-assassin =
    .name = Attentäter
    .text = Einmal in jeder Runde, nach der Ansage eines Angriffs, vor dem Wurf, wenn du einen Eindringling angreifst, der 1 Feld belegt: Der Angriff ist gezielt und richtet 1 Schaden mehr an.
marine_cards-big_guy =
    .name = Hüne
    .text = 2 Schaden mehr im Nahkampf.
marine_cards-careful =
    .name = Umsichtig
    .text = Am Ende deines Spielzuges, wenn du Sprinten angesagt und keinen Befehl hast: Du darfst Ausweichen neben dich legen.
marine_cards-danger_sense =
    .name = Gefahrensinn
    .text = Nachdem Nachschub gekommen ist, wenn du keinen Befehl hast: Du darfst Absichern neben dich legen.
marine_cards-efficient_killer =
    .name = Effizienter Killer
    .text = Einmal in jeder Runde, nach einem abgeschlossenen Angriff von dir, bei dem ein Eindringling getötet wurde, wenn die Waffe Munition braucht: Du nimmst 1 passende Munition.
marine_cards-lean_and_mean =
    .name = Drahtig und bissig
    .text = Einmal in jeder Runde, nach einem abgeschlossenen Angriff eines Eindringlings, bei dem ein Marine verletzt wurde, wenn du keinen Befehl hast: Du darfst Absichern neben dich legen.
marine_cards-lithe =
    .name = Gelenkig
    .text = 2 Bewegungspunkte mehr beim Vorrücken.
marine_cards-perfect_aim =
    .name = Sicheres Auge
    .text = Einmal in jedem Spielzug, nach der Ansage eines Angriffs, vor dem Wurf, wenn du angreifst und Angreifen angesagt wurde: Der Angriff ist gezielt.
marine_cards-tech_op =
    .name = Techniktrupp
    .text = Einmal in jeder Runde, nachdem du in deinem Spielzug eine Tür geöffnet hast: Wähle eine Tür, die geschlossen ist oder geschlossen werden könnte. Sie schließt sich, und bis zum Ende der Runde kann niemand sie öffnen.
marine_cards-rallying_cry =
    .name = Schlachtruf
    .text = Einmal in jeder Runde, nach einem abgeschlossenen Angriff von dir, bei dem ein Eindringling getötet wurde, wenn du oder ein Marine neben dir keinen Befehl hat: Wähle einen davon. Du darfst Ausweichen neben ihn legen.
marine_cards-recon =
    .name = Aufklärer
    .text = Du darfst dich durch blockierende Hindernisse und durch Gegner bewegen.
