# Titles of the rules, as the rule browser shows them.

rule-SKI-SET-01 = Plätze und Seiten
rule-SKI-SET-02 = Die Karte
rule-SKI-SET-03 = Zwei Stapel
rule-SKI-SET-04 = Starthände
rule-SKI-SET-05 = Die Funde verbergen

rule-SKI-RND-01 = Runden werden gezählt
rule-SKI-RND-02 = Alle der Reihe nach
rule-SKI-RND-03 = Ausgeschiedene Plätze
rule-SKI-RND-04 = Ende der Runde

rule-SKI-TRN-01 = Bereit
rule-SKI-TRN-02 = Eine Figur wählen
rule-SKI-TRN-03 = Die gewählte Figur handelt
rule-SKI-TRN-04 = Jede einmal
rule-SKI-TRN-05 = Eine Karte ziehen
rule-SKI-TRN-06 = Ende des Zuges

rule-SKI-ACT-01 = Handeln wird markiert
rule-SKI-ACT-02 = Was eine Figur tun darf
rule-SKI-ACT-03 = Schritte nach Tempo
rule-SKI-ACT-04 = Ein Angriff
rule-SKI-ACT-05 = Befehle und Schwüre
rule-SKI-ACT-06 = Beenden
rule-SKI-ACT-07 = Beim Handeln erschlagen

rule-SKI-MOV-01 = Ein Schritt
rule-SKI-MOV-02 = Schritte kosten
rule-SKI-MOV-03 = Benachbart
rule-SKI-MOV-04 = Eine Figur pro Feld
rule-SKI-MOV-05 = Wände und Türen halten auf
rule-SKI-MOV-06 = Nebeneinander stehen

rule-SKI-BIG-01 = Vier Felder
rule-SKI-BIG-02 = Große Schritte
rule-SKI-BIG-03 = Nah und fern

rule-SKI-DOR-01 = Eine Tür bedienen
rule-SKI-DOR-02 = An der Tür
rule-SKI-DOR-03 = Etwas in der Tür

rule-SKI-POR-01 = Ein Portal versiegeln
rule-SKI-POR-02 = Versiegelt bleibt versiegelt

rule-SKI-LOS-01 = Die Linie
rule-SKI-LOS-02 = Wände und geschlossene Türen
rule-SKI-LOS-03 = Figuren dazwischen
rule-SKI-LOS-04 = Große Figuren

rule-SKI-ATK-01 = Den Verteidiger nennen
rule-SKI-ATK-02 = Auf dem Spielplan
rule-SKI-ATK-03 = Reichweite
rule-SKI-ATK-04 = Erneut prüfen
rule-SKI-ATK-05 = Würfeln
rule-SKI-ATK-06 = Treffer und Schilde
rule-SKI-ATK-07 = Wunden
rule-SKI-ATK-08 = Erneut würfeln
rule-SKI-ATK-09 = Abgebrochene Angriffe

rule-SKI-REA-01 = Ihr eigener Zeitpunkt
rule-SKI-REA-02 = Bedingungen
rule-SKI-REA-03 = Ein Angriff wird angesagt
rule-SKI-REA-04 = Verteidigen
rule-SKI-REA-05 = Angreifen
rule-SKI-REA-06 = Nach einem Angriff
rule-SKI-REA-07 = Nach einem Schritt
rule-SKI-REA-08 = Noch einmal reagieren
rule-SKI-REA-09 = Neben einem Gegner

rule-SKI-WAT-01 = Schlag gegen alles, was nahe kommt
rule-SKI-WAT-02 = Wer wacht
rule-SKI-WAT-03 = Der Schlag

rule-SKI-DMG-01 = Wunden summieren sich
rule-SKI-DMG-02 = Erschlagen
rule-SKI-DMG-03 = Aus dem Spiel
rule-SKI-DMG-04 = Heilung

rule-SKI-CRD-01 = Ziehen
rule-SKI-CRD-02 = Eine Karte spielen
rule-SKI-CRD-03 = Auf eine Karte antworten
rule-SKI-CRD-04 = Aufgehoben
rule-SKI-CRD-05 = Ablegen
rule-SKI-CRD-06 = Auswählen
rule-SKI-CRD-07 = Eine Anweisung nach der anderen
rule-SKI-CRD-08 = Ein leerer Stapel
rule-SKI-CRD-09 = Was ein Befehl braucht

rule-SKI-VOW-01 = Einen Schwur leisten
rule-SKI-VOW-02 = Einen Schwur brechen
rule-SKI-VOW-03 = Ein Schwur

rule-SKI-LST-01 = Für eine Weile
rule-SKI-LST-02 = Wann es endet
rule-SKI-LST-03 = „Kann nicht“ geht vor „darf“
rule-SKI-LST-04 = Gegen die Regeln

rule-SKI-SPN-01 = Durch ein offenes Portal
rule-SKI-SPN-02 = Dürfen, nicht müssen
rule-SKI-SPN-03 = Die Brut kehrt zurück

rule-SKI-FOG-01 = Jenseits der bekannten Karte
rule-SKI-FOG-02 = Aufdecken
rule-SKI-FOG-03 = Fund: ein Bau
rule-SKI-FOG-04 = Fund: Verbände
rule-SKI-FOG-05 = Fund: Papiere
rule-SKI-FOG-06 = Hineinsehen

rule-SKI-HID-01 = Kartenhände
rule-SKI-HID-02 = Stapel
rule-SKI-HID-03 = Funde
rule-SKI-HID-04 = Sich nicht verraten

rule-SKI-WIN-01 = Die Kundschafter gewinnen
rule-SKI-WIN-02 = Der Hüter gewinnt durch das Schwert
rule-SKI-WIN-03 = Der Hüter gewinnt durch die Zeit
rule-SKI-WIN-04 = Sofort
