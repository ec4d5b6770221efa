dice-red =
    .name = Roter Würfel

dice-black =
    .name = Schwarzer Würfel

demons-possessed_soldier =
    .name = Besessener Soldat
    .text = Muskelgedächtnis. Beim Angreifen, wenn du angreifst: Wähle einen Würfel. Wirf ihn neu. Wachsamkeit. 1 Argent-Energie. Nach einem Angriff, wenn ein Marine angegriffen hat und der Angreifer höchstens 5 Felder entfernt ist und der Angreifer in Sichtlinie ist: Führe einen Angriff gegen den Angreifer aus.
    .abilities-0-name = Muskelgedächtnis
    .abilities-1-name = Wachsamkeit

demons-imp =
    .name = Imp
    .text = Guerillataktik. Nach einem Angriff, wenn du angreifst: 2 Bewegungspunkte für dich. Feuerball. 1 Argent-Energie. Bevor ein Angriff ausgeführt wird, wenn du angreifst: Die Reichweite des Angriffs steigt um 2. Zum Angriff hinzu, rot: 1 Würfel.
    .abilities-0-name = Guerillataktik
    .abilities-1-name = Feuerball

demons-pinky =
    .name = Pinky
    .text = Ansturm. Bevor ein Angriff ausgeführt wird, wenn du angreifst: Zum Angriff hinzu, rot: 1 Würfel für je 3 in dieser Aktivierung betretene Felder, höchstens 2. Aufspießen. 1 Argent-Energie. Nach einem Angriff, wenn du angreifst: Du darfst ein freies Feld wählen, höchstens 2 Felder entfernt, für den Verteidiger. Stelle den Verteidiger dorthin.
    .abilities-0-name = Ansturm
    .abilities-1-name = Aufspießen

demons-cacodemon =
    .name = Cacodemon
    .text = Blitzspucke. 1 Argent-Energie. Bevor ein Angriff ausgeführt wird, wenn du angreifst: Die Reichweite des Angriffs steigt um 4. Fressen. Nach einem Angriff, wenn du angreifst und Angreifer und Verteidiger benachbart sind und er Schaden gemacht hat: Heilung für dich: 2.
    .abilities-0-name = Blitzspucke
    .abilities-1-name = Fressen

demons-revenant =
    .name = Revenant
    .text = Suchraketen. 1 Argent-Energie. Bevor ein Angriff ausgeführt wird, wenn du angreifst: Der Angriff ignoriert Deckung. Zum Angriff hinzu, rot: 1 Würfel. Sprungdüsen. 1 Argent-Energie. Zu Beginn der Aktivierung eines Dämons, wenn es deine Aktivierung ist: 3 Bewegungspunkte für dich.
    .abilities-0-name = Suchraketen
    .abilities-1-name = Sprungdüsen

demons-mancubus =
    .name = Mancubus
    .text = Flammenschwall. Nach einem Angriff, wenn du angreifst: 1 Schaden für jeden Marine neben dem Verteidiger. Volle Ladung. 2 Argent-Energie. Bevor ein Angriff ausgeführt wird, wenn du angreifst: Zum Angriff hinzu, schwarz: 1 Würfel.
    .abilities-0-name = Flammenschwall
    .abilities-1-name = Volle Ladung

demons-baron_of_hell =
    .name = Höllenbaron
    .text = Geschleudertes Feuer. 1 Argent-Energie. Bevor ein Angriff ausgeführt wird, wenn du angreifst: Die Reichweite des Angriffs steigt um 4. Zertrampeln. 2 Argent-Energie. Nach einem Angriff, wenn du angreifst und er Schaden gemacht hat: 3 Bewegungspunkte für dich. Betäube den Verteidiger.
    .abilities-0-name = Geschleudertes Feuer
    .abilities-1-name = Zertrampeln

demons-cyberdemon =
    .name = Cyberdemon
    .text = Raketensalve. Einmal je Aktivierung, 2 Argent-Energie. Nach einem Angriff, wenn du angreifst: Der Angreifer darf in dieser Aktivierung noch einmal angreifen. Aufstampfen. 1 Argent-Energie. Am Ende der Aktivierung eines Dämons, wenn es deine Aktivierung ist: 2 Schaden für jeden Marine daneben.
    .abilities-0-name = Raketensalve
    .abilities-1-name = Aufstampfen

weapon_sets-uac =
    .name = UAC-Marine
    .trait = UAC-Marine

weapon_sets-combat_shotgun =
    .name = Kampf-Schrotflinte
    .trait = Kampf-Schrotflinte

weapon_sets-super_shotgun =
    .name = Super-Schrotflinte
    .trait = Super-Schrotflinte

weapon_sets-heavy_assault_rifle =
    .name = Schweres Sturmgewehr
    .trait = Schweres Sturmgewehr

weapon_sets-plasma_rifle =
    .name = Plasmagewehr
    .trait = Plasmagewehr

weapon_sets-burst_rifle =
    .name = Feuerstoßgewehr
    .trait = Feuerstoßgewehr

weapon_sets-static_rifle =
    .name = Stasisgewehr
    .trait = Stasisgewehr

weapon_sets-rocket_launcher =
    .name = Raketenwerfer
    .trait = Raketenwerfer

weapon_sets-chaingun =
    .name = Chain-Gun

weapon_sets-chainsaw =
    .name = Kettensäge

weapon_sets-gauss_cannon =
    .name = Gausskanone
    .trait = Gausskanone

weapon_sets-bfg_9000 =
    .name = BFG-9000

weapon_sets-frag_grenade =
    .name = Handgranate
    .trait = Handgranate

weapon_sets-siphon_grenade =
    .name = Saug-Granate
    .trait = Saug-Granate

weapon_sets-decoy_grenade =
    .name = Ablenkungsgranate
    .trait = Ablenkungsgranate

action_cards-sidearm =
    .name = Dienstwaffe

action_cards-push_forward =
    .name = Vorstoß
    .text = Nach einem Angriff, wenn der Verteidiger getötet wurde: 2 Bewegungspunkte für dich.

action_cards-keep_moving =
    .name = In Bewegung bleiben

action_cards-hit_the_deck =
    .name = Auf den Boden
    .text = Beim Verteidigen, wenn du dich verteidigst: 2 Schilde hinzu.

action_cards-close_the_gap =
    .name = Ran an den Feind

action_cards-knee_shot =
    .name = Knieschuss
    .text = Nach einem Angriff: Senke den Benommenheitswert bis zum Ende dieser Aktivierung um 2 für den Verteidiger.

action_cards-pump_action =
    .name = Durchladen

action_cards-up_close =
    .name = Nah & Persönlich
    .text = Nach einem Angriff: Du darfst: Wähle eine Figur neben dem Verteidiger. Wirf Würfel, rot: 1; jedes Symbol ist 1 Schaden für diese Figur.

action_cards-both_barrels =
    .name = Beide Läufe
    .text = Lege Aktionskarten aus deiner Hand ab: 1. Bevor ein Angriff ausgeführt wird: Du darfst: Zum Angriff hinzu, rot: 2 Würfel.

action_cards-point_blank =
    .name = Aus nächster Nähe
    .text = Nach einem Angriff, wenn du angegriffen wurdest und der Angreifer höchstens 2 Felder entfernt ist: Führe einen Angriff gegen den Angreifer aus (Reichweite 2; schwarze Würfel 0, rote Würfel 2).

action_cards-aimed_burst =
    .name = Gezielte Salve
    .text = Dieser Angriff ignoriert Deckung.

action_cards-hold_the_trigger =
    .name = Draufhalten
    .text = Du darfst diesen Angriff 2-mal ausführen.

action_cards-covering_fire =
    .name = Feuerschutz
    .text = Nach einem Angriff, wenn er Schaden gemacht hat: Ziehe 1 Aktionskarte.

action_cards-stun_bomb =
    .name = Betäubungsladung
    .text = Nach einem Angriff: Betäube den Verteidiger.

action_cards-heat_blast =
    .name = Hitzestoß
    .text = Nach einem Angriff: 1 Schaden für jeden Dämon neben dem Verteidiger.

action_cards-plasma_spray =
    .name = Plasmaschauer
    .text = Wenn diese Karte gespielt wird: Du darfst wählen, und zwar einen Dämon, höchstens 3 Felder entfernt und in deiner Sichtlinie. 1 Schaden für diese Figur.

action_cards-run_and_gun =
    .name = Lauf und Feuer

action_cards-controlled_burst =
    .name = Kontrollierter Feuerstoß
    .text = Beim Angreifen: Du darfst: Wirf 2 Würfel mit den niedrigsten Ergebnissen neu, oder alle, wenn es weniger sind.

action_cards-fall_back =
    .name = Zurückfallen
    .text = Nach einem Angriff, wenn du angegriffen wurdest: 3 Bewegungspunkte für dich.

action_cards-charge_up =
    .name = Aufladen
    .text = Bevor ein Angriff ausgeführt wird: Zum Angriff hinzu, rot: 1 Würfel für je 2 in dieser Aktivierung betretene Felder, höchstens 2.

action_cards-static_discharge =
    .name = Entladung
    .text = Nach einem Angriff, wenn du dich in dieser Aktivierung 4 Felder oder mehr bewegt hast: Betäube den Verteidiger. 1 Schaden für jeden Dämon neben dir.

action_cards-kinetic_rush =
    .name = Kinetischer Schub
    .text = Wenn diese Karte gespielt wird, wenn du dich in dieser Aktivierung 4 Felder oder mehr bewegt hast: Ziehe 1 Aktionskarte.

action_cards-lock_on =
    .name = Zielerfassung
    .text = Nach einem Angriff: 2 Schaden für jede Figur neben dem Verteidiger.

action_cards-remote_detonation =
    .name = Fernzündung
    .text = Dieser Angriff ignoriert Deckung. Nach einem Angriff: Du darfst: Wähle eine Figur neben dem Verteidiger. Wirf Würfel, rot: 2; jedes Symbol ist 1 Schaden für diese Figur.

action_cards-rocket_jump =
    .name = Raketensprung
    .text = Wenn diese Karte gespielt wird: 1 Schaden für dich. 6 Bewegungspunkte für dich.

action_cards-spin_up =
    .name = Hochdrehen
    .text = Lass diese Karte im Spiel. Rote Würfel in jedem Angriff mit einer Aktionskarte +1.

action_cards-mobile_turret =
    .name = Mobiles Geschütz

action_cards-gatling_rotator =
    .name = Gatling-Rotor
    .text = Einmal je Aktivierung. Nach einem Angriff, wenn der Verteidiger getötet wurde: Du darfst: Der Angreifer darf in dieser Aktivierung noch einmal angreifen.

action_cards-rip_and_tear =
    .name = Reißen und Fetzen
    .text = Nach einem Angriff, wenn der Verteidiger getötet wurde: Ziehe 2 Aktionskarten.

action_cards-saw_through =
    .name = Durchsägen
    .text = Beim Angreifen: Die Verteidigung verliert bis zu 2 Schilde.

action_cards-rev_it =
    .name = Aufheulen
    .text = Wenn diese Karte gespielt wird: Du darfst wählen, und zwar einen Dämon, höchstens 2 Felder entfernt. Senke den Benommenheitswert bis zum Ende dieser Aktivierung um 3 für diese Figur.

action_cards-siege_shot =
    .name = Belagerungsschuss
    .text = Dieser Angriff ignoriert Deckung. Beim Angreifen: Die Verteidigung verliert bis zu 3 Schilde.

action_cards-precision_bolt =
    .name = Präzisionsbolzen
    .text = Dieser Angriff ignoriert Deckung.

action_cards-brace =
    .name = Abstützen
    .text = Wenn diese Karte gespielt wird: Zu deinem nächsten Angriff in dieser Aktivierung hinzu, schwarz: 1 Würfel.

action_cards-bfg_blast =
    .name = BFG-Schuss
    .text = Nach einem Angriff: 3 Schaden für jeden anderen Dämon in deiner Sichtlinie. Lege 3 Aktionskarten aus deiner Hand ab.

action_cards-argent_tendrils =
    .name = Argentblitze
    .text = Nach einem Angriff: 1 Schaden für jeden anderen Dämon in deiner Sichtlinie.

action_cards-warm_up =
    .name = Vorglühen
    .text = Wenn diese Karte gespielt wird: Ziehe 1 Aktionskarte.

action_cards-frag =
    .name = Handgranate raus
    .text = Lass diese Karte im Spiel. Wenn diese Karte gespielt wird: Wähle ein Feld in deiner Sichtlinie, höchstens 4 Felder entfernt. Lege deinen Granatenmarker verdeckt dorthin. 2 Schaden für jede Figur auf diesem Feld oder daneben. Zu Beginn der Aktivierung eines Marines, wenn es deine Aktivierung ist: Nimm deinen Granatenmarker zurück. Lege diese Karte ab.

action_cards-siphon =
    .name = Aussaugen
    .text = Lass diese Karte im Spiel. Wenn diese Karte gespielt wird: Wähle ein Feld in deiner Sichtlinie, höchstens 4 Felder entfernt. Lege deinen Granatenmarker verdeckt dorthin. Heile 2 Schaden für jeden Dämon auf diesem Feld oder daneben, höchstens 6. 1 Schaden für jeden Dämon auf diesem Feld oder daneben. Zu Beginn der Aktivierung eines Marines, wenn es deine Aktivierung ist: Nimm deinen Granatenmarker zurück. Lege diese Karte ab.

action_cards-decoy =
    .name = Ablenkung
    .text = Lass diese Karte im Spiel. Wenn diese Karte gespielt wird: Wähle ein Feld in deiner Sichtlinie, höchstens 5 Felder entfernt. Lege deinen Granatenmarker verdeckt dorthin. Beim Verteidigen, wenn sich ein Marine verteidigt und der Angreifer höchstens 3 Felder von der Granate entfernt ist: 2 Schilde hinzu. Zu Beginn der Aktivierung eines Marines, wenn es deine Aktivierung ist: Nimm deinen Granatenmarker zurück. Lege diese Karte ab.

classes-scout =
    .name = Kundschafter
    .text = Schwieriges Gelände kostet dich keinen zusätzlichen Bewegungspunkt. Bewegungspunkte des Sprints +1.

classes-pathfinder =
    .name = Pfadfinder
    .text = Erschöpfe diese Karte. Am Ende der Statusphase: Wähle einen Marine. Lege eine Initiativekarte für diese Figur oben auf den Initiativestapel.

classes-vanguard =
    .name = Vorhut
    .text = Am Ende der Statusphase: Lege deine Initiativekarte oben auf den Initiativestapel.

classes-medic =
    .name = Sanitäter
    .text = Erschöpfe diese Karte. Als Bonus-Aktion in deiner Aktivierung: Wähle einen Marine, höchstens 1 Feld entfernt. Heilung für diese Figur: 2.

classes-quartermaster =
    .name = Zeugmeister
    .text = Handkartenlimit +1.

classes-berserker =
    .name = Berserker
    .text = Bevor ein Angriff ausgeführt wird, wenn du angreifst und Angreifer und Verteidiger benachbart sind: Zum Angriff hinzu, rot: 1 Würfel.

classes-sharpshooter =
    .name = Scharfschütze
    .text = Erschöpfe diese Karte. Nachdem ein Verteidiger bestimmt ist, vor dem Wurf, wenn du angreifst und Angreifer und Verteidiger nicht benachbart sind: Der Angriff ignoriert Deckung. 1 Schaden mehr.

classes-gunslinger =
    .name = Revolverheld
    .text = Beim Angreifen, wenn du angreifst: Wähle einen Würfel. Wirf ihn neu.

classes-juggernaut =
    .name = Koloss
    .text = Erschöpfe diese Karte. Beim Verteidigen, wenn du dich verteidigst: 3 Schilde hinzu.

classes-acrobat =
    .name = Akrobat
    .text = Feinde kosten dich keinen zusätzlichen Bewegungspunkt. Erschöpfe diese Karte. Nach einem Angriff, wenn du angegriffen wurdest: 3 Bewegungspunkte für dich.

classes-executioner =
    .name = Henker
    .text = Nach einem Glory Kill, wenn du es warst: Ziehe 1 Aktionskarte. 2 Bewegungspunkte für dich.

classes-demolisher =
    .name = Sprengmeister
    .text = Nach einem Angriff, wenn du angreifst und der Verteidiger getötet wurde: 2 Schaden für jeden Dämon neben dem Verteidiger.

classes-sapper =
    .name = Pionier
    .text = Türen zu öffnen kostet dich nichts. Erschöpfe diese Karte. Als Bonus-Aktion in deiner Aktivierung: Wähle einen Dämon, höchstens 2 Felder entfernt und in deiner Sichtlinie. 1 Schaden für diese Figur.

classes-scavenger =
    .name = Plünderer
    .text = Heilung durch ein Medikit +2. Nachdem ein Marine einen Gegenstand erhalten hat, wenn du es warst: Ziehe 1 Aktionskarte. 2 Bewegungspunkte für dich.

classes-field_engineer =
    .name = Feldtechniker
    .text = Erschöpfe diese Karte, Lege Aktionskarten aus deiner Hand ab: 1. Als Bonus-Aktion in deiner Aktivierung: Wähle einen aktiven Teleporter ohne Figur. Stelle dich dorthin.

classes-guardian =
    .name = Beschützer
    .text = Erschöpfe diese Karte. Beim Verteidigen, wenn sich ein Marine verteidigt und nicht (du dich verteidigst) und der Verteidiger höchstens 2 Felder entfernt ist: 2 Schilde hinzu.

classes-commander =
    .name = Kommandant
    .text = Erschöpfe diese Karte. Als Bonus-Aktion in deiner Aktivierung: Wähle einen anderen Marine, höchstens 6 Felder entfernt. 3 Bewegungspunkte für diese Figur.

classes-runner =
    .name = Läufer
    .text = Bewegungspunkte von Haupt-Aktionskarten +1.

classes-hunter =
    .name = Jäger
    .text = Erschöpfe diese Karte. Als Bonus-Aktion in deiner Aktivierung: Wähle einen Dämon, höchstens 8 Felder entfernt und in deiner Sichtlinie. Senke den Benommenheitswert bis zum Ende dieser Aktivierung um 2 für diese Figur.

classes-sentinel =
    .name = Wächter
    .text = Erschöpfe diese Karte. Nach einem Angriff, wenn ein Dämon angegriffen hat und der Angreifer höchstens 4 Felder entfernt ist und der Angreifer in Sichtlinie ist: Führe einen Angriff gegen den Angreifer aus (Reichweite 4; schwarze Würfel 0, rote Würfel 2).

classes-stalwart =
    .name = Unerschütterlicher
    .text = Lebenspunkte +3.

classes-tactician =
    .name = Taktiker
    .text = Erschöpfe diese Karte, Lege Aktionskarten aus deiner Hand ab: 1. Als Bonus-Aktion in deiner Aktivierung: Ziehe 2 Aktionskarten.

classes-ghost =
    .name = Schatten
    .text = Erschöpfe diese Karte. Beim Verteidigen, wenn du dich verteidigst und der Verteidiger in Deckung ist: Weiche dem Angriff aus.

classes-survivor =
    .name = Überlebender
    .text = Erschöpfe diese Karte. Nach einem Angriff, wenn du angegriffen wurdest und er Schaden gemacht hat: Ziehe 1 Aktionskarte. Heilung für dich: 1.

glory_kills-adrenaline =
    .name = Adrenalin
    .text = Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs: 4 Bewegungspunkte für dich.

glory_kills-blood_rush =
    .name = Blutrausch
    .text = Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs: Ziehe 2 Aktionskarten.

glory_kills-second_wind =
    .name = Zweiter Atem
    .text = Nach einem Angriff, wenn du angegriffen wurdest: Heilung für dich: 3.

glory_kills-momentum =
    .name = Schwung
    .text = Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs: 1 Haupt-Aktion mehr in dieser Aktivierung.

glory_kills-savage_blow =
    .name = Wilder Hieb
    .text = Bevor ein Angriff ausgeführt wird, wenn du angreifst: Zum Angriff hinzu, schwarz: 1 Würfel.

glory_kills-trophy_armour =
    .name = Trophäenpanzer
    .text = Beim Verteidigen, wenn du dich verteidigst: 3 Schilde hinzu.

glory_kills-terror =
    .name = Schrecken
    .text = Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs: Wähle einen Dämon, höchstens 5 Felder entfernt und in deiner Sichtlinie. Betäube diese Figur.

glory_kills-opening =
    .name = Blöße
    .text = Beim Angreifen, wenn du angreifst: Wirf 3 Würfel mit den niedrigsten Ergebnissen neu, oder alle, wenn es weniger sind. Die Verteidigung verliert bis zu 1 Schild.

glory_kills-counterstrike =
    .name = Gegenschlag
    .text = Nach einem Angriff, wenn du angegriffen wurdest: Führe einen Angriff gegen den Angreifer aus (Reichweite 5; schwarze Würfel 1, rote Würfel 1).

glory_kills-not_today =
    .name = Nicht heute
    .text = Beim Verteidigen, wenn du dich verteidigst: Weiche dem Angriff aus.

glory_kills-battle_cry =
    .name = Schlachtruf
    .text = Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs: Wähle einen anderen Marine, höchstens 8 Felder entfernt. Heilung für diese Figur: 2. 3 Bewegungspunkte für diese Figur.

glory_kills-killing_spree =
    .name = Blutbad
    .text = Nach einem Glory Kill, wenn du es warst: 4 Bewegungspunkte für dich.

squads-take_point =
    .name = Führung übernehmen
    .text = Handkartenlimit +1. Einmal je Runde, Erschöpfe diese Karte. Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs: 1 Haupt-Aktion mehr in dieser Aktivierung.

squads-battle_hardened =
    .name = Kampferprobt
    .text = Haupt-Aktionen je Aktivierung +1. Handkartenlimit +1. Lebenspunkte +2.

squads-lone_soldier =
    .name = Einzelkämpfer
    .text = Du wirst in jeder Aktivierungsphase 2-mal aktiviert. Haupt-Aktionen je Aktivierung +1. Handkartenlimit +2. Lebenspunkte +4.

events-demonic_strength =
    .name = Dämonische Stärke
    .text = Bevor ein Angriff ausgeführt wird, wenn ein Dämon angreift: Zum Angriff hinzu, rot: 1 Würfel.

events-ferocity =
    .name = Wildheit
    .text = Bevor ein Angriff ausgeführt wird, wenn ein Dämon angreift und Angreifer und Verteidiger benachbart sind: Zum Angriff hinzu, schwarz: 1 Würfel.

events-execution =
    .name = Hinrichtung
    .text = Beim Angreifen, wenn ein Dämon angreift und der Verteidiger 6 Schaden oder mehr hat: 3 Schaden mehr.

events-onslaught =
    .name = Sturmangriff
    .text = Nach einem Angriff, wenn ein Dämon angegriffen hat: Der Angreifer darf in dieser Aktivierung noch einmal angreifen.

events-demonic_precision =
    .name = Dämonische Präzision
    .text = Beim Angreifen, wenn ein Dämon angreift: Wirf 2 Würfel mit den niedrigsten Ergebnissen neu, oder alle, wenn es weniger sind.

events-demonic_resilience =
    .name = Dämonische Zähigkeit
    .text = Beim Verteidigen, wenn sich ein Dämon verteidigt: 1 Schild hinzu.

events-iron_skin =
    .name = Eisenhaut
    .text = Beim Verteidigen, wenn sich ein Dämon verteidigt und der Verteidiger groß ist: 3 Schilde hinzu.

events-unbreakable =
    .name = Unbeugsam
    .text = Am Ende der Statusphase: Wähle einen Dämon. Heilung für diese Figur: 4.

events-unstoppable =
    .name = Unaufhaltsam
    .text = Nach einem Angriff, wenn ein Dämon angegriffen und nicht getötet wurde: Heilung für den Verteidiger: 2. 2 Bewegungspunkte für den Verteidiger.

events-death_curse =
    .name = Todesfluch
    .text = Nach einem Angriff, wenn er einen Dämon getötet hat: 2 Schaden für den Angreifer.

events-paranoia =
    .name = Paranoia
    .text = Am Ende der Statusphase: Wähle einen Marine. Lege eine Initiativekarte für diese Figur unter den Initiativestapel.

events-ambush =
    .name = Hinterhalt
    .text = Zwischen zwei Aktivierungen: Eine Initiativekarte des Zerstörers kommt nach oben auf den Initiativestapel.

events-devious_schemes =
    .name = Heimtückische Pläne
    .text = Am Ende der Statusphase: Ziehe 2 Ereigniskarten.

events-darkness =
    .name = Finsternis
    .text = Nachdem ein Verteidiger bestimmt ist, vor dem Wurf, wenn ein Marine angreift und Angreifer und Verteidiger nicht benachbart sind: Der Verteidiger ist in Deckung.

events-lurking =
    .name = Lauern
    .text = Nach einem Angriff, wenn ein Dämon angegriffen und nicht getötet wurde: 4 Bewegungspunkte für den Verteidiger.

events-demonic_speed =
    .name = Dämonische Schnelligkeit
    .text = Zu Beginn der Aktivierung eines Dämons: 3 Bewegungspunkte für die aktive Figur.

events-pack_hunt =
    .name = Rudeljagd
    .text = Bevor ein Angriff ausgeführt wird, wenn ein Dämon angreift: Zum Angriff kommt 1 roter Würfel hinzu für jeden anderen Dämon neben dem Verteidiger, höchstens 2.

events-crawling_dark =
    .name = Kriechendes Dunkel
    .text = Zwischen zwei Aktivierungen: Wähle einen kleinen Dämon. 4 Bewegungspunkte für diese Figur.

events-fresh_meat =
    .name = Frischfleisch
    .text = Am Ende der Statusphase: Wähle einen Dämon. Wähle ein Feld daneben: Imp. Stelle dorthin: Imp.

events-trampling_herd =
    .name = Trampelnde Herde
    .text = Nach einem Angriff, wenn ein Dämon angegriffen hat: Du darfst ein freies Feld wählen, höchstens 2 Felder entfernt, für den Verteidiger. Stelle den Verteidiger dorthin.

events-dark_pact =
    .name = Dunkler Pakt
    .text = Am Ende der Statusphase: Erhalte 2 Argent-Energie.

events-hellish_power =
    .name = Höllische Macht
    .text = Bevor ein Angriff ausgeführt wird, wenn ein Dämon angreift: Zum Angriff kommt 1 roter Würfel hinzu für jede Argent-Energie auf seiner Karte, höchstens 3.

events-soul_harvest =
    .name = Seelenernte
    .text = Nachdem ein Dämon getötet wurde: Erhalte 2 Argent-Energie.

events-explosive_blast =
    .name = Explosiver Schlag
    .text = Nach einem Angriff, wenn ein Dämon angegriffen hat und Angreifer und Verteidiger nicht benachbart sind: 2 Schaden für jeden Marine neben dem Verteidiger.

events-argent_surge =
    .name = Argentflut
    .text = Wenn ein Dämonentyp aktiviert wird: 1 Argent-Energie auf seine Dämonenkarte. Ziehe 1 Ereigniskarte.

events-crippling_strike =
    .name = Verkrüppelnder Schlag
    .text = Nach einem Angriff, wenn ein Dämon angegriffen hat und er Schaden gemacht hat: Lass den Verteidiger 1 Aktionskarte ablegen.

events-shattered_nerve =
    .name = Zerrüttete Nerven
    .text = Zu Beginn der Aktivierung eines Marines: Lass die aktive Figur 1 Aktionskarte ablegen. 2 Bewegungspunkte für die aktive Figur.

events-leaden_limbs =
    .name = Bleierne Glieder
    .text = Zu Beginn der Aktivierung eines Marines: Haupt-Aktionskarten geben in dieser Aktivierung 2 Bewegungspunkte weniger.

events-shaking_hands =
    .name = Zitternde Hände
    .text = Nachdem ein Verteidiger bestimmt ist, vor dem Wurf, wenn ein Marine angreift: Der Angriff würfelt mit 1 Würfel weniger.

events-the_dead_whisper =
    .name = Die Toten flüstern
    .text = Nach einem Glory Kill: Lass diesen Marine 1 Aktionskarte ablegen.

invasions-imp_assault =
    .name = Imp-Angriff

invasions-dead_garrison =
    .name = Tote Garnison

invasions-stampede =
    .name = Stampede

invasions-black_sky =
    .name = Schwarzer Himmel

invasions-missile_rain =
    .name = Raketenregen

invasions-iron_host =
    .name = Eisernes Heer

invasions-baron_court =
    .name = Hof des Barons

invasions-titan =
    .name = Titan

invasions-wild_hunt =
    .name = Wilde Jagd

invasions-hunger =
    .name = Hunger

invasions-siege_train =
    .name = Belagerungszug

invasions-flood =
    .name = Flut

threats-infestation =
    .name = Befall
    .text = Am Ende des Aufbaus: Der Zerstörer beschwört von jedem offenen Portal. Nachdem eine Tür geöffnet wurde, wenn ein Marine es war: Decke jedes Portal auf, das höchstens 6 Felder von dieser Figur entfernt ist. Der Zerstörer beschwört von jedem offenen Portal. Am Ende einer Runde: Decke bis zu 1 verdeckte Portale auf, die schwächsten zuerst. Der Zerstörer darf von einem offenen Portal beschwören.

threats-horde =
    .name = Horde
    .text = Am Ende des Aufbaus: Decke bis zu 2 verdeckte blaue Portale auf, die schwächsten zuerst. Am Ende der Statusphase: Der Zerstörer beschwört von einem offenen Portal, das verdeckt statt abgelegt wird. Am Ende einer Runde: Decke bis zu 1 verdeckte Portale auf, die schwächsten zuerst.

threats-assault =
    .name = Sturm
    .text = Am Ende des Aufbaus: Decke alle verdeckten blauen Portale auf. Der Zerstörer beschwört von jedem offenen Portal. Am Ende einer Runde, wenn es Runde 2 ist: Decke alle verdeckten gelben Portale auf. Der Zerstörer beschwört von jedem offenen Portal, das verdeckt statt abgelegt wird. Am Ende einer Runde, wenn es Runde 5 ist: Decke alle verdeckten roten Portale auf. Der Zerstörer beschwört von jedem offenen Portal, das verdeckt statt abgelegt wird. Am Ende einer Runde, wenn es Runde 6 oder später ist: Decke alle verdeckten Portale auf. Der Zerstörer beschwört von einem offenen Portal, das verdeckt statt abgelegt wird.

objectives-checkpoints =
    .name = Weckt die Posten
    .text = Einmal je Aktivierung, als Bonus-Aktion, wenn du auf einem Postenmarker stehst: Entferne 1 Postenmarker. Die Marines gewinnen, sobald kein Postenmarker mehr auf dem Spielplan liegt.

objectives-escort =
    .name = Bringt die Drohne
    .text = Am Ende einer Runde, wenn ein Marine höchstens 2 Felder von der Drohne entfernt ist: Die Drohne rückt bis zu 3 Felder auf den Ausgang zu. Am Ende einer Runde, wenn ein Dämon höchstens 1 Feld von der Drohne entfernt ist: Sie bekommt 1 Beule. Die Marines gewinnen, sobald die Drohne am Ausgang ist. Der Zerstörer gewinnt, sobald sie 8 Beulen hat.

objectives-portals =
    .name = Schließt die Portale
    .text = Als Haupt-Aktion, wenn du auf einem Portal oder daneben stehst: Lege ein solches Portal deiner Wahl ab; es gilt als geschlossen. Die Marines gewinnen, sobald 4 Portale geschlossen sind. Der Zerstörer gewinnt am Ende von Runde 12.

objectives-samples =
    .name = Sammelt Proben
    .text = Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs: Wenn du auf einer Probe stehst und keine trägst, nimm sie mit. Wenn du eine Probe trägst und im Labor stehst, gib sie ab. Die Marines gewinnen, sobald 3 Proben abgegeben sind.

objectives-hold =
    .name = Haltet den Ofen
    .text = Am Ende einer Runde, wenn mindestens ein Marine am Ofen steht: Ein Guss gelingt. Die Marines gewinnen mit dem 6. Guss. Der Zerstörer gewinnt am Ende von Runde 12.

objectives-siege =
    .name = Brecht die Belagerung
    .text = Die Marines gewinnen, sobald sie 8 Dämonen und dazu 2 für jeden Marine getötet haben.

objectives-hunt =
    .name = Jagt die Gezeichneten
    .text = Die Marines gewinnen, sobald sie 2 Höllenbarone getötet haben.

objectives-steal =
    .name = Stehlt den Kern
    .text = Jederzeit in deiner Aktivierung, nur nicht während eines Angriffs, wenn du auf dem Kern stehst: Nimm ihn mit. Decke bis zu 2 verdeckte Portale auf, die schwächsten zuerst. Die Marines gewinnen, sobald ein Marine mit dem Kern am Ausgang steht, frühestens in Runde 3.

objectives-sequence =
    .name = Der Reihe nach
    .text = Als Bonus-Aktion, wenn du auf einem Schalter stehst, der an der Reihe ist (1, 2, 3, 4): Entferne ihn; eine Lampe geht an. Die Marines gewinnen, sobald 4 Lampen brennen.

objectives-defend =
    .name = Haltet das Tor
    .text = Am Ende einer Runde: 1 Durchbruch für jeden Dämon im Tor; eine Runde ist gehalten. Die Marines gewinnen, sobald 7 Runden gehalten sind. Der Zerstörer gewinnt mit dem 36. Durchbruch.

objectives-collapse =
    .name = Hinaus aus der Halle
    .text = Am Ende jeder Runde stürzt die Halle ein: ab Runde 3 im ersten Teil, ab Runde 6 auch im zweiten, ab Runde 9 auch im dritten; jede Figur dort erleidet 3 Schaden. Der Aufzug kommt in Runde 5: Die Marines gewinnen, sobald von da an genug Marines am Ausgang stehen: einer und einer mehr für je drei Marines. Der Zerstörer gewinnt am Ende von Runde 12.

objectives-boss =
    .name = Tötet den Tyrannen
    .text = Die Marines gewinnen, sobald sie einen Cyberdemon getötet haben.

missions-knee_deep =
    .name = Knietief im Tod
    .briefing = Drei Wachposten der Mine schweigen. Schaltet jeden von ihnen zweimal ein, damit die Basis sieht, was durch die Schächte heraufkriecht.
    .won = Ein Bildschirm nach dem anderen wird hell. Was sie zeigen, lässt den Funker zum Alarmknopf greifen.
    .lost = Die Posten bleiben dunkel. Wer als Nächstes kommt, geht blind hinein.

missions-walk_the_drone =
    .name = Mit der Drohne spazieren
    .briefing = Eine Reparaturdrohne muss das Relais am anderen Ende erreichen. Sie rollt nur, wenn jemand neben ihr geht, und sie verträgt nicht viel.
    .won = Die Drohne dockt mit einem Klicken an, das Relais summt. Lazarus antwortet.
    .lost = Von der Drohne bleibt ein Rad, und es dreht sich noch.

missions-seal_the_wells =
    .name = Die Brunnen versiegeln
    .briefing = Sechs Brunnen im Fels, und jeder ist ein Maul. Schließt vier, bevor die Nachtschicht der Hölle beginnt.
    .won = Der letzte Brunnen schließt sich wie ein Auge, das genug gesehen hat.
    .lost = Die Brunnen laufen über.

missions-cold_samples =
    .name = Kalte Proben
    .briefing = Das Labor will Fleisch, das nicht stirbt. Bringt drei Proben zurück in die Kühlkammer, und lasst sie nicht fallen.
    .won = Drei Gläser in der Kühlkammer. Eines klopft.
    .lost = Die Proben sind von selbst davongelaufen.

missions-furnace_floor =
    .name = Der Ofenboden
    .briefing = Die Gießerei von Ganymed muss noch sechs Güsse lang brennen. Haltet den Boden um den Ofen; wer ihn verlässt, lässt ihn erkalten.
    .won = Der sechste Guss läuft weiß, und für einmal ist die Hölle der kältere Ort.
    .lost = Der Ofen geht aus. Im Dunkeln setzt sich etwas daneben.

missions-break_the_ring =
    .name = Den Ring sprengen
    .briefing = Sie haben den Ring um die letzte Station geschlossen. Niemand kommt, um ihn für euch zu öffnen: Dünnt sie aus, bis er bricht.
    .won = Der Ring bricht, wo er am dicksten war. Dahinter, zum ersten Mal, der Himmel.
    .lost = Der Ring schließt sich wie eine Faust.

missions-marked_for_death =
    .name = Zum Tode gezeichnet
    .briefing = Zwei Barone tragen die Siegel der Bresche auf der Haut. Tötet beide. Was hinter ihnen auf sechs Feldern geht, ist nicht eure Sache, außer ihr macht es dazu.
    .won = Zwei Siegel in einer Tasche, noch warm.
    .lost = Die Siegel halten. Die Ketten auch.

missions-heart_of_glass =
    .name = Herz aus Glas
    .briefing = Der Kern steht am Ende des Komplexes, in einem summenden Glas. Nehmt ihn, und alles, was hier schläft, weiß, wer ihn hat. Die Luke an der Landestelle öffnet sich erst in der dritten Runde.
    .won = Die Luke schließt sich über dem Summen. Ihr spürt es in den Zähnen.
    .lost = Das Glas ist zerbrochen, und was darin war, ist heimgegangen.

missions-four_switches =
    .name = Vier Schalter
    .briefing = Die Fessel läuft über vier Schalter, und sie will sie der Reihe nach: eins, zwei, drei, vier. Sie stehen in den vier Ecken, und nichts ist hier gerade.
    .won = Vier Lampen, eine Linie aus Licht. Die Fessel zieht.
    .lost = Drei Lampen brennen. Die vierte lacht.

missions-the_open_gate =
    .name = Das offene Tor
    .briefing = Das Tor steht offen, bis eure Leute hindurch sind. Sieben Runden lang darf keiner von denen lange darin stehen.
    .won = Der Letzte von euch ist hindurch. Ihr schließt das Tor von der falschen Seite.
    .lost = Sie sind durch das Tor, und sie kennen den Weg.

missions-falling_hall =
    .name = Die fallende Halle
    .briefing = Die Halle hinter der Bresche fällt, Stein um Stein, von Westen her. Seid im Aufzug, bevor sie ihn erreicht: einer von euch, und einer mehr für je drei.
    .won = Der Aufzug steigt durch den Staub. Jemand zählt, und die Zahl stimmt.
    .lost = Die Halle ist voller Steine, und still.

missions-tyrant =
    .name = Der Tyrann
    .briefing = Hinter der Bresche gibt es eine Tür, eine Halle und einen, der darin wartet. Er hat eure Akten gelesen. Tötet ihn.
    .won = Er fällt lange. Dann blinzelt die Bresche und schließt sich.
    .lost = Er hängt eure Marken an seine Kette, zu den anderen.

operations-lazarus =
    .name = Das Lazarus-Signal
    .briefing = Die Lazarus-Labore auf dem Mars senden seit neun Tagen ein Wort: WACH. Sechs Missionen führen von der toten Mine zur Station, die noch immer sendet.

operations-breach =
    .name = Jenseits der Bresche
    .briefing = Das Signal kam von der anderen Seite. Sechs Missionen führen durch die Bresche, zu dem, was gesendet hat.

ruleset-base =
    .name = Geltende Regeln
