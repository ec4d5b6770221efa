### Relic: Charaktere, Szenariobögen und Felder mit ihren Texten.

## Charaktere

heroes-callidus_assassin =
    .name = Callidus-Assassine
    .text =
        Du darfst in jeder deiner Gefechtsphasen einem Gegner ausweichen.
        Nachdem du ein Scharfsinngefecht mit einem Vorsprung von 4 oder mehr gewonnen hast, darfst du 1 Kraftkarte ziehen.
    .affiliation = Officio Assassinorum
    .special_text = Zieh 2 Kraftkarten.
    .weakness = Leicht gerüstet: wenige Lebenspunkte, wenige Vorteile.
heroes-canoness =
    .name = Canoness
    .text =
        Am Ende deiner Erkundungsphase in der Äußeren oder Mittleren Sphäre darfst du 1 Gefahrenkarte einer beliebigen Farbe ziehen und auf dein Feld legen.
        Deine Verderbniskarten liegen verdeckt und werden nie aktiviert.
        Deine Verderbnisschwelle ist um 1 niedriger.
    .affiliation = Adepta Sororitas
    .special_text = Leg 1 Verderbniskarte ab. Hast du keine, zieh 1 Kraftkarte.
    .weakness = Unbeugsam: Sie verfällt dem Chaos eine Karte früher, und ihr Scharfsinn ist gering.
heroes-commissar =
    .name = Kommissar
    .text =
        Nach deinem Bewegungswurf in einem Gebiet darfst du stattdessen auf ein Feld dieses Gebiets gesetzt werden.
        Nachdem du eine Begegnung mit einem Fremden abgehandelt, einen Verbündeten erhalten oder eine Mission abgeschlossen hast, leg 1 Charaktermarker auf diesen Bogen.
        Nach einem Gefechtswurf oder Probenwurf darfst du 1 Marker von diesem Bogen nehmen: +4 auf deinen Gefechtswert oder Probenwert (je einmal in einem Zug).
    .affiliation = Officio Prefectus
    .special_text = Leg 2 Charaktermarker auf diesen Bogen.
    .weakness = Nichts ohne seine Leute: keine Eigenschaft, auf die Verlass ist, und wenige Kraftkarten.
heroes-ogryn =
    .name = Ogryn
    .text =
        Wirf in einem Stärkegefecht gegen eine Gruppe 1 zusätzlichen Würfel.
        Wenn du ein Stärkegefecht verlierst, verlierst du dafür keine Lebenspunkte.
    .affiliation = Astra Militarum
    .special-0-options-0-text = Erhalte 1 Stärke.
    .special-0-options-1-text = Erhalte 2 Lebenspunkte.
    .special_text = Erhalte 1 Stärke oder 2 Lebenspunkte.
    .weakness = Schwacher Wille: Wille 1, der kaum wächst, und so gut wie keine Kraftkarten.
heroes-ordo_malleus_inquisitor =
    .name = Inquisitor des Ordo Malleus
    .text =
        Gefechtsbonus: +2 gegen Dämonen.
        Nach deinem Bewegungswurf darfst du 1 Einfluss ausgeben, um stattdessen auf ein Feld der Äußeren oder Mittleren Sphäre gesetzt zu werden, auf dem ein anderer Spieler steht.
        Einmal in jedem deiner Züge darfst du beim Vorbereiten eines Gefechts 1 Einfluss ausgeben und einen anderen Spieler in deiner Sphäre wählen: Er erhält 1 Einfluss, und die Hälfte seiner Eigenschaft der Gefechtsform, aufgerundet, kommt zu deinem Gefechtswert hinzu.
    .special_text = Wähl einen anderen Spieler: Nimm ihm 2 Einfluss und 1 blind gezogene Kraftkarte.
    .weakness = Allein in einer Sphäre ist er ein gebrechlicher alter Mann: Zwei seiner Fähigkeiten brauchen andere Spieler.
heroes-ratling_sniper =
    .name = Ratling-Scharfschütze
    .text =
        Du darfst in jedem deiner Züge einem Gegner ausweichen.
        Zeigt einer deiner Würfel in einem Scharfsinngefecht 5, wirf 1 Würfel und zähl sein Ergebnis zu deinem Gefechtswert.
    .affiliation = Astra Militarum
    .special_text = Erhalte 2 Einfluss. Sieh dir die oberste Karte jedes Gefahrenstapels an und leg jede oben auf oder unter ihren Stapel.
    .weakness = Klein und weich: Stärke 1, die kaum wächst.
heroes-rogue_trader =
    .name = Freihändler
    .text =
        Ausrüstungskarten kosten dich 1 Einfluss weniger.
        Zu Beginn deiner Erfahrungsphase darfst du 2 Einfluss ausgeben und einen anderen Spieler in deiner Sphäre wählen: Er erhält 2 Einfluss, und du nimmst ihm 1 blind gezogene Kraftkarte, falls er eine hat.
    .affiliation = Freihändler
    .special_text = Deck 3 Ausrüstungskarten auf und erwirb beliebig viele davon zu deinem Preis; leg den Rest ab.
    .weakness = Gekaufte Stärke: Die Werte wachsen langsam, und ein besiegter Händler ist ein armer.
heroes-sanctioned_psyker =
    .name = Sanktionierter Psioniker
    .text =
        Zieh zu Beginn deiner Erfahrungsphase 1 Kraftkarte.
        Beim Vorbereiten eines Stärke- oder Scharfsinngefechts darfst du 1 Kraftkarte ablegen, um mit deinem Willen zu kämpfen.
        Verlierst du ein Gefecht, in dem eine Kraftkarte an die Stelle eines Würfels trat, zieh 1 Verderbniskarte.
    .affiliation = Adeptus Astra Telepathica
    .special_text = Du darfst 1 Verderbniskarte und dann 3 Kraftkarten ziehen; sonst zieh 1 Kraftkarte.
    .weakness = Gefahr: Der Warp lauscht jeder Karte, die er spielt, und sein Leib ist schwach.
heroes-tech_priest_enginseer =
    .name = Techpriester-Maschinenseher
    .text =
        Du darfst in einem Gefecht eine zweite Waffe nutzen.
        Zu Beginn deiner Erfahrungsphase darfst du 1 Einfluss ausgeben, um 1 Ladung auf einen deiner Vorteile mit Ladungen zu legen.
        Dein Bewegungswert ist um 1 niedriger, aber mindestens 1.
    .affiliation = Adeptus Mechanicus
    .special_text = Erhalte die nächste Ausrüstungskarte, ohne zu bezahlen; leg dann 1 Ladung auf einen deiner Vorteile mit Ladungen.
    .weakness = Schwer von Eisen: langsam auf jedem Weg und hilflos ohne Ausrüstung.
heroes-ultramarine_captain =
    .name = Captain der Ultramarines
    .text =
        Gefechtsbonus: +1 in Stärkegefechten.
        Wann immer du Missionskarten ziehst, außer zu Beginn des Spiels, darfst du 1 mehr ziehen.
        Deine Verderbniskarten liegen verdeckt und werden nie aktiviert.
    .affiliation = Adeptus Astartes
    .special_text = Erhalte 1 von 2 aufgedeckten Ausrüstungskarten, ohne zu bezahlen.
    .weakness = Langsam im Kopf: Gefechte und Proben mit Scharfsinn bleiben eine Gefahr.

## Szenariobögen

scenarios-kairos_fateweaver =
    .name = Kairos Schicksalsweber
    .briefing = In der Mitte wartet ein zweiköpfiges Orakel, das mit jedem deiner Treffer wächst. Omen am Weg füllen deine Hand.
    .text = Wann immer du in deiner Erkundungsphase eine Gefahrenkarte mit Omen-Markierung ziehst, darfst du 1 Kraftkarte ziehen.
    .confrontation_text =
        Beginne ein Gefecht gegen Kairos; die Gefechtsform wählst du. Deck 2 Karten vom Kraftstapel auf und 1 weitere für jeden
        deiner Charaktermarker auf diesem Bogen: Die Summe ihrer Werte ist der Wert von Kairos in diesem Gefecht.
        Sieg: Leg 1 deiner Charaktermarker auf diesen Bogen. Mit 4 Markern gewinnst du das Spiel, sonst führ diese
        Konfrontation noch einmal aus. Niederlage: Leg 1 Kraftkarte ab, zusätzlich zum üblichen Verlust von Lebenspunkten.
scenarios-the_burning_hour =
    .name = Die brennende Stunde
    .briefing = Der Sektor ist verloren, und ein einziges Schiff ist übrig. Einfluss öffnet Türen, Gepäck bleibt zurück.
    .text = Nach deinem Bewegungswurf in der Äußeren oder Mittleren Sphäre darfst du einmal 1 Einfluss ausgeben, um 1 Feld mehr oder 1 Feld weniger zu ziehen, aber mindestens 1.
    .abilities-0-do-0-options-0-text = Zieh 1 Feld mehr.
    .abilities-0-do-0-options-1-text = Zieh 1 Feld weniger.
    .confrontation_text =
        Lauf zum letzten Schiff: Wirf 1 Würfel; nach dem Wurf darfst du Einfluss ausgeben, je +1. 1–2: Verlier 2 Lebenspunkte. 3–4: Leg 1 deiner
        Charaktermarker auf diesen Bogen und verlier 1 Lebenspunkt. 5 oder mehr: Leg 2 Marker darauf. Dann darfst du 1 Vorteil ablegen, um 1 weiteren
        Marker daraufzulegen. Mit 6 Markern bist du an Bord und gewinnst das Spiel.
scenarios-the_mystery_beyond =
    .name = Rätselhafte Grenzregion
    .briefing = Drei Tore verlangen nacheinander Körper, Willen und Verstand. Niemand wird heimgeschickt: der Bogen für ein erstes Spiel.
    .text = Wann immer du eine Stufe aufsteigst, erhalte 1 Einfluss.
    .confrontation_text =
        Drei Tore stehen hintereinander. Liegt keiner deiner Charaktermarker auf diesem Bogen, leg eine Stärkeprobe 10 ab, bei 1 eine
        Willensprobe 10, bei 2 eine Scharfsinnprobe 10. Bestanden: Leg 1 deiner Marker auf diesen Bogen; mit 3 Markern gewinnst du das Spiel,
        sonst führ diese Konfrontation noch einmal aus. Nicht bestanden: Zieh 1 Kraftkarte und verlier 1 Lebenspunkt.
scenarios-the_throne_of_whispers =
    .name = Der flüsternde Thron
    .briefing = Drei Wege führen zu einem Thron: ein Handel, ein Kampf, ein Opfer. Der grausame Bogen.
    .text = Wann immer du besiegt wirst, zieh 1 Verderbniskarte.
    .confrontation-0-options-0-text = Zieh 3 Verderbniskarten; hast du alle drei gezogen und bist nicht korrumpiert, gewinnst du das Spiel.
    .confrontation-0-options-1-text = Ein Gefecht gegen den Wert 14: Gewinn es und damit das Spiel.
    .confrontation-0-options-2-text = Leg alle Vorteile ab, dann eine Stufenprobe 14: Gewinn das Spiel oder werde eliminiert.
    .confrontation_text =
        Wähl eines. Feilschen: Zieh 3 Verderbniskarten; hast du alle drei gezogen und bist nicht korrumpiert, gewinnst du das Spiel.
        Trotzen: ein Gefecht einer Gefechtsform deiner Wahl gegen den Wert 14. Sieg: Du gewinnst das Spiel. Niederlage: Verlier 1 Lebenspunkt zusätzlich zum üblichen Verlust.
        Entsagen: Leg alle deine Vorteile ab, dann leg eine Stufenprobe 14 ab. Bestanden: Du gewinnst das Spiel. Nicht bestanden: Du bist eliminiert.
scenarios-the_unlit_beacon =
    .name = Das erloschene Leuchtfeuer
    .briefing = Was du im ganzen Spiel gesammelt hast, wird am Ende verbrannt, um ein Leuchtfeuer zu entzünden. Besiegte Omen sparen etwas davon.
    .text = Nachdem du einen Gegner mit Omen-Markierung als Trophäe genommen hast, leg 1 deiner Charaktermarker auf diesen Bogen, außer wenn dort schon 3 oder mehr von dir liegen.
    .confrontation_text =
        Bring beliebige dieser Opfer, jedes einmal: Gib 4 Einfluss aus; leg 2 Kraftkarten ab; leg 1 Vorteil ab; leg 2 Trophäen ab; mit mindestens
        3 Lebenspunkten verlier 2 Lebenspunkte. Jedes legt 1 deiner Charaktermarker auf diesen Bogen. Mit 7 Markern gewinnst du das Spiel; sonst zieh
        1 Verderbniskarte.

## Felder

spaces-ultramar_emissary =
    .name = Gesandter von Ultramar
    .boxes-0-title = Ausbildung
    .boxes-0-text = Ausbildung: Leg beliebig viele Trophäen ab und erhalte so viel Einfluss, wie sie Trophäenpunkte wert sind.
    .boxes-1-title = Befehle
    .boxes-1-text = Zieh 1 Missionskarte.
spaces-vaulgast_starport =
    .name = Raumhafen Vaulgast
spaces-wastes =
    .name = Ödnis
spaces-spire_of_vaulgast =
    .name = Der Turm zu Vaulgast
spaces-outskirts =
    .name = Außenbezirk
spaces-mutant_warlord =
    .name = Kriegsherr der Mutanten
    .boxes-0-title = Den Mutanten bekämpfen
    .boxes-0-text = Den Mutanten bekämpfen: Wirf 1 Würfel. 1: Setz deinen nächsten Zug aus. 2–3: Verlier 1 Lebenspunkt. 4–5: Zieh 1 rote Gefahrenkarte und handle sie ab. 6: Erhalte 1 Stärke.
spaces-st_antias_sanctuary =
    .name = Zuflucht von St. Antias
    .boxes-0-title = Heilen
    .boxes-0-text = Heilen: Erhalte 1 Lebenspunkt, dann 1 weiteren für jeden Einfluss, den du ausgibst. Das kann deine Lebenspunkte nicht über den Startwert heben.
    .boxes-1-title = Übersetzen
    .boxes-1-text = Gib 2 Einfluss aus und geh sofort zum Apothecarium Sepha; deine Gefechtsphase endet.
spaces-abandoned_ruins =
    .name = Verlassene Ruinen
spaces-eldar_falcon_squadron =
    .name = Eldar Falcon-Geschwader
spaces-webway_portal =
    .name = Portal ins Netz der Tausend Tore
    .boxes-0-title = Portal aktivieren
    .boxes-0-text = Portal aktivieren: Wirf 1 Würfel. 1–2: Zieh 1 gelbe Gefahrenkarte und handle sie ab. 3–4: 1 blaue. 5–6: 1 rote. Gefahrenkarten, die hier übrig bleiben, werden am Ende des Zuges abgelegt. Zu Beginn deines nächsten Zuges darfst du sofort auf ein Feld mit einem Vergessenen Portal gehen und dann deine Bewegungsphase wie üblich spielen.
spaces-foothills_of_liliath =
    .name = Vorgebirge von Liliath
spaces-darkened_glade =
    .name = Verdüsterte Lichtung
spaces-battlefleet_antias =
    .name = Schlachtflotte Antias
    .boxes-0-title = Arsenal
    .boxes-0-text = Arsenal: Deck 3 Ausrüstungskarten auf, erwirb beliebig viele davon zu ihrem Preis, leg den Rest ab.
    .boxes-1-title = Übersetzen
    .boxes-1-text = Leg 1 Vorteil ab und geh sofort zur Antianischen Schreinwelt; deine Gefechtsphase endet.
spaces-lair_of_vexigar =
    .name = Hort des Vexigar
    .boxes-0-title = Den Hort betreten
    .boxes-0-text = Den Hort betreten: Wirf 1 Würfel. 1: Setz deinen nächsten Zug aus. 2–3: Verlier 1 Lebenspunkt. 4–5: Zieh 1 gelbe Gefahrenkarte und handle sie ab. 6: Erhalte 1 Scharfsinn.
spaces-soul_trap =
    .name = Seelenfalle
spaces-burning_mountain =
    .name = Brennender Berg
spaces-river_of_fire =
    .name = Feuerfluss
spaces-devouring_wilds =
    .name = Verschlingende Wildnis
spaces-grey_knight_envoy =
    .name = Gesandter der Grey Knights
    .boxes-0-title = Aufladen
    .boxes-0-text = Aufladen: Zieh 1 Kraftkarte, dann 1 weitere für jeden Einfluss, den du ausgibst.
    .boxes-1-title = Übersetzen
    .boxes-1-text = Leg 1 Kraftkarte ab und geh sofort zur Schwarzen Festung; deine Gefechtsphase endet.
spaces-docking_point =
    .name = Andockpunkt
spaces-warhound_titan_chamber =
    .name = Kammer des Warhound-Titan
spaces-central_cogitator =
    .name = Zentraler Cogitator
spaces-titan_manufactorum =
    .name = Titan-Manufactorum
spaces-omnissian_shrine =
    .name = Omnissianischer Schrein
spaces-fortress_world_komarek =
    .name = Festungswelt Komarek
    .boxes-0-title = Bombardement
    .boxes-0-text = Bombardement: Wähl ein Feld in einer beliebigen Sphäre und entfern alle Gefahrenkarten davon; erhalte 1 Einfluss für jede.
    .boxes-1-title = Befehle
    .boxes-1-text = Zieh 1 Missionskarte.
spaces-guardian_of_the_rift =
    .name = Hüter des Risses
spaces-eldar_craftworld =
    .name = Eldar-Weltenschiff
spaces-shadowed_world =
    .name = Welt im Schatten
spaces-apothecarium_sepha =
    .name = Apothecarium Sepha
    .boxes-0-title = Genesung
    .boxes-0-text = Genesung: Wirf 1 Würfel; nach dem Wurf darfst du Einfluss ausgeben, je +1. 1–2: nichts. 3–4: Erhalte 1 Lebenspunkt. 5 oder mehr: Leg 1 Verderbniskarte ab.
    .boxes-1-title = Heilen
    .boxes-1-text = Erhalte 1 Lebenspunkt, dann 1 weiteren für jeden Einfluss, den du ausgibst. Das kann deine Lebenspunkte nicht über den Startwert heben.
spaces-asteroid_belt_thebian_ii =
    .name = Asteroidengürtel von Thebian II
    .boxes-0-title = Asteroiden
    .boxes-0-text = Ohne Reliquie verlierst du 1 Lebenspunkt. In jedem Fall zieh 1 Gefahrenkarte von einem Stapel deiner Wahl und handle sie ab. Leg alle Gefahrenkarten hier am Ende des Zuges ab.
spaces-space_hulk =
    .name = Space Hulk
spaces-haunted_cluster =
    .name = Spuksternhaufen
    .boxes-0-title = Spuk
    .boxes-0-text = Ohne Reliquie verlierst du 2 Einfluss. In jedem Fall zieh 1 Gefahrenkarte von einem Stapel deiner Wahl und handle sie ab. Leg alle Gefahrenkarten hier am Ende des Zuges ab.
spaces-antian_shrine_world =
    .name = Antianische Schreinwelt
    .boxes-0-title = Gebet
    .boxes-0-text = Gebet: Wirf 1 Würfel; nach dem Wurf darfst du Einfluss ausgeben, je +1. 1–2: nichts. 3–4: Statt deiner nächsten Bewegungsphase wirst du auf ein beliebiges Feld der Äußeren oder Mittleren Sphäre gesetzt. 5 oder mehr: Leg 1 Verderbniskarte ab.
    .boxes-1-title = Spenden
    .boxes-1-text = Leg beliebig viele deiner Vorteile ab; erhalte 2 Einfluss für jeden.
spaces-tyranid_invasion =
    .name = Tyraniden-Invasion
spaces-tyranid_hive_ship =
    .name = Tyraniden-Schwarmschiff
spaces-hive_fleet_karkinos =
    .name = Schwarmflotte Karkinos
spaces-blackstone_fortress =
    .name = Schwarze Festung
    .boxes-0-title = Weissagung
    .boxes-0-text = Weissagung: Wirf 1 Würfel; nach dem Wurf darfst du Einfluss ausgeben, je +1. 1–2: nichts. 3–4: Sieh dir heimlich die oberste Karte jedes Gefahrenstapels an und leg jede oben auf oder unter ihren Stapel. 5 oder mehr: Zieh 2 Kraftkarten.
    .boxes-1-title = Aufladen
    .boxes-1-text = Zieh 1 Kraftkarte, dann 1 weitere für jeden Einfluss, den du ausgibst.
spaces-ork_waaagh =
    .name = Ork-Waaagh!
spaces-deffsnagas_killkroozer =
    .name = Deffsnagas Killakreuza
spaces-cursed_nebula =
    .name = Verfluchter Nebel
spaces-warp_rift =
    .name = Warpriss
    .boxes-0-title = Sprung
    .boxes-0-text = Geh 1 Feld vorwärts und 1 weiteres für jede erfüllte Bedingung: Gib 8 Einfluss aus; hab Stufe 8 oder höher; leg Trophäen im Wert von 8 Trophäenpunkten ab. Beginne dann dort, wo du landest, eine neue Gefechtsphase.
spaces-crone_world_yllen_satari =
    .name = Hexenwelt Yllen Satari
    .boxes-0-title = Hexen
    .boxes-0-text = Wirf 1 Würfel. 1–2: Zieh 3 Verderbniskarten. 3–4: Zieh 2. 5–6: Zieh 1.
spaces-chaos_titan_mals_furia =
    .name = Chaos Titan Mals Furia
    .boxes-0-title = Titan
    .boxes-0-text = Wirf 1 Würfel. 1–2: Verlier 3 Lebenspunkte. 3–4: Verlier 2 Lebenspunkte. 5–6: Verlier 1 Lebenspunkt.
spaces-daemon_world_braxas =
    .name = Dämonenwelt Braxas
    .boxes-0-title = Dämonen
    .boxes-0-text = Wirf 1 Würfel. 1: Leg 1 Reliquie ab. 2–5: Leg 1 Vorteil ab. 6: Verlier 1 Lebenspunkt.
spaces-slaaneshs_palace =
    .name = Slaaneshs Palast
    .boxes-0-title = Lüsternes Flüstern
    .boxes-0-text = Lüsternes Flüstern: Scharfsinnprobe 14; misslingt sie, leg 1 Vorteil ab und verlier 1 Lebenspunkt.
spaces-nurgles_garden =
    .name = Nurgles Garten
    .boxes-0-title = Pesthauch
    .boxes-0-text = Pesthauch: Willensprobe 14; misslingt sie, zieh 1 Verderbniskarte und verlier 1 Lebenspunkt.
spaces-khornes_fortress =
    .name = Khornes Festung
    .boxes-0-title = Zorn des Blutgottes
    .boxes-0-text = Zorn des Blutgottes: Stärkeprobe 14; misslingt sie, verlier 2 Lebenspunkte.
spaces-tzeentchs_labyrinth =
    .name = Tzeentchs Labyrinth
    .boxes-0-title = Lügengespinst
    .boxes-0-text = Lügengespinst: Stufenprobe 13; misslingt sie, leg alle Kraftkarten ab und setz deinen nächsten Zug aus.
spaces-scenario_space =
    .name = Szenariofeld
