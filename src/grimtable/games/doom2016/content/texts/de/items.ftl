dice-red =
    .name = Roter Würfel

dice-black =
    .name = Schwarzer Würfel

demons-possessed_soldier =
    .name = Besessener Soldat

ability-possessed_soldier-muscle_memory = Muskelgedächtnis

ability-possessed_soldier-vigilance = Wachsamkeit

demons-imp =
    .name = Imp

ability-imp-hit_and_run = Guerillataktik

ability-imp-charged_fireball = Feuerball

demons-pinky =
    .name = Pinky

ability-pinky-charge = Ansturm

ability-pinky-gore = Aufspießen

demons-cacodemon =
    .name = Cacodemon

ability-cacodemon-lightning_spit = Blitzspucke

ability-cacodemon-feed = Fressen

demons-revenant =
    .name = Revenant

ability-revenant-homing_missiles = Suchraketen

ability-revenant-jump_jets = Sprungdüsen

demons-mancubus =
    .name = Mancubus

ability-mancubus-flame_wash = Flammenschwall

ability-mancubus-full_charge = Volle Ladung

demons-baron_of_hell =
    .name = Höllenbaron

ability-baron_of_hell-hurled_fire = Geschleudertes Feuer

ability-baron_of_hell-trample = Zertrampeln

demons-cyberdemon =
    .name = Cyberdemon

ability-cyberdemon-rocket_salvo = Raketensalve

ability-cyberdemon-stomp = Aufstampfen

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
    .trait = Chain-Gun

weapon_sets-chainsaw =
    .name = Kettensäge
    .trait = Kettensäge

weapon_sets-gauss_cannon =
    .name = Gausskanone
    .trait = Gausskanone

weapon_sets-bfg_9000 =
    .name = BFG-9000
    .trait = BFG-9000

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

action_cards-keep_moving =
    .name = In Bewegung bleiben

action_cards-hit_the_deck =
    .name = Auf den Boden

action_cards-close_the_gap =
    .name = Ran an den Feind

action_cards-knee_shot =
    .name = Knieschuss

action_cards-pump_action =
    .name = Durchladen

action_cards-up_close =
    .name = Nah & Persönlich

action_cards-both_barrels =
    .name = Beide Läufe

action_cards-point_blank =
    .name = Aus nächster Nähe

action_cards-aimed_burst =
    .name = Gezielte Salve

action_cards-hold_the_trigger =
    .name = Draufhalten

action_cards-covering_fire =
    .name = Feuerschutz

action_cards-stun_bomb =
    .name = Betäubungsladung

action_cards-heat_blast =
    .name = Hitzestoß

action_cards-plasma_spray =
    .name = Plasmaschauer

action_cards-run_and_gun =
    .name = Lauf und Feuer

action_cards-controlled_burst =
    .name = Kontrollierter Feuerstoß

action_cards-fall_back =
    .name = Zurückfallen

action_cards-charge_up =
    .name = Aufladen

action_cards-static_discharge =
    .name = Entladung

action_cards-kinetic_rush =
    .name = Kinetischer Schub

action_cards-lock_on =
    .name = Zielerfassung

action_cards-remote_detonation =
    .name = Fernzündung

action_cards-rocket_jump =
    .name = Raketensprung

action_cards-spin_up =
    .name = Hochdrehen

action_cards-mobile_turret =
    .name = Mobiles Geschütz

action_cards-gatling_rotator =
    .name = Gatling-Rotor

action_cards-rip_and_tear =
    .name = Reißen und Fetzen

action_cards-saw_through =
    .name = Durchsägen

action_cards-rev_it =
    .name = Aufheulen

action_cards-siege_shot =
    .name = Belagerungsschuss

action_cards-precision_bolt =
    .name = Präzisionsbolzen

action_cards-brace =
    .name = Abstützen

action_cards-bfg_blast =
    .name = BFG-Schuss

action_cards-argent_tendrils =
    .name = Argentblitze

action_cards-warm_up =
    .name = Vorglühen

action_cards-frag =
    .name = Handgranate raus

action_cards-siphon =
    .name = Aussaugen

action_cards-decoy =
    .name = Ablenkung

classes-scout =
    .name = Kundschafter

classes-pathfinder =
    .name = Pfadfinder

classes-vanguard =
    .name = Vorhut

classes-medic =
    .name = Sanitäter

classes-quartermaster =
    .name = Zeugmeister

classes-berserker =
    .name = Berserker

classes-sharpshooter =
    .name = Scharfschütze

classes-gunslinger =
    .name = Revolverheld

classes-juggernaut =
    .name = Koloss

classes-acrobat =
    .name = Akrobat

classes-executioner =
    .name = Henker

classes-demolisher =
    .name = Sprengmeister

classes-sapper =
    .name = Pionier

classes-scavenger =
    .name = Plünderer

classes-field_engineer =
    .name = Feldtechniker

classes-guardian =
    .name = Beschützer

classes-commander =
    .name = Kommandant

classes-runner =
    .name = Läufer

classes-hunter =
    .name = Jäger

classes-sentinel =
    .name = Wächter

classes-stalwart =
    .name = Unerschütterlicher

classes-tactician =
    .name = Taktiker

classes-ghost =
    .name = Schatten

classes-survivor =
    .name = Überlebender

glory_kills-adrenaline =
    .name = Adrenalin

glory_kills-blood_rush =
    .name = Blutrausch

glory_kills-second_wind =
    .name = Zweiter Atem

glory_kills-momentum =
    .name = Schwung

glory_kills-savage_blow =
    .name = Wilder Hieb

glory_kills-trophy_armour =
    .name = Trophäenpanzer

glory_kills-terror =
    .name = Schrecken

glory_kills-opening =
    .name = Blöße

glory_kills-counterstrike =
    .name = Gegenschlag

glory_kills-not_today =
    .name = Nicht heute

glory_kills-battle_cry =
    .name = Schlachtruf

glory_kills-killing_spree =
    .name = Blutbad

squads-take_point =
    .name = Führung übernehmen

squads-battle_hardened =
    .name = Kampferprobt

squads-lone_soldier =
    .name = Einzelkämpfer

events-demonic_strength =
    .name = Dämonische Stärke

events-ferocity =
    .name = Wildheit

events-execution =
    .name = Hinrichtung

events-onslaught =
    .name = Sturmangriff

events-demonic_precision =
    .name = Dämonische Präzision

events-demonic_resilience =
    .name = Dämonische Zähigkeit

events-iron_skin =
    .name = Eisenhaut

events-unbreakable =
    .name = Unbeugsam

events-unstoppable =
    .name = Unaufhaltsam

events-death_curse =
    .name = Todesfluch

events-paranoia =
    .name = Paranoia

events-ambush =
    .name = Hinterhalt

events-devious_schemes =
    .name = Heimtückische Pläne

events-darkness =
    .name = Finsternis

events-lurking =
    .name = Lauern

events-demonic_speed =
    .name = Dämonische Schnelligkeit

events-pack_hunt =
    .name = Rudeljagd

events-crawling_dark =
    .name = Kriechendes Dunkel

events-fresh_meat =
    .name = Frischfleisch

events-trampling_herd =
    .name = Trampelnde Herde

events-dark_pact =
    .name = Dunkler Pakt

events-hellish_power =
    .name = Höllische Macht

events-soul_harvest =
    .name = Seelenernte

events-explosive_blast =
    .name = Explosiver Schlag

events-argent_surge =
    .name = Argentflut

events-crippling_strike =
    .name = Verkrüppelnder Schlag

events-shattered_nerve =
    .name = Zerrüttete Nerven

events-leaden_limbs =
    .name = Bleierne Glieder

events-shaking_hands =
    .name = Zitternde Hände

events-the_dead_whisper =
    .name = Die Toten flüstern

event-set-fury = Raserei

event-set-hide = Haut

event-set-cunning = Tücke

event-set-swarm = Schwarm

event-set-argent = Argent

event-set-torment = Qual

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

threats-horde =
    .name = Horde

threats-assault =
    .name = Sturm

objectives-checkpoints =
    .name = Weckt die Posten

objectives-escort =
    .name = Bringt die Drohne

objectives-portals =
    .name = Schließt die Portale

objectives-samples =
    .name = Sammelt Proben

objectives-hold =
    .name = Haltet den Ofen

objectives-siege =
    .name = Brecht die Belagerung

objectives-hunt =
    .name = Jagt die Gezeichneten

objectives-steal =
    .name = Stehlt den Kern

objectives-sequence =
    .name = Der Reihe nach

objectives-defend =
    .name = Haltet das Tor

objectives-collapse =
    .name = Hinaus aus der Halle

objectives-boss =
    .name = Tötet den Tyrannen

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
    .briefing = Fünf Brunnen im Fels, und jeder ist ein Maul. Schließt vier, bevor die Nachtschicht der Hölle beginnt.
    .won = Der letzte Brunnen schließt sich wie ein Auge, das genug gesehen hat.
    .lost = Die Brunnen laufen über.

missions-cold_samples =
    .name = Kalte Proben
    .briefing = Das Labor will Fleisch, das nicht stirbt. Bringt vier Proben zurück in die Kühlkammer, und lasst sie nicht fallen.
    .won = Vier Gläser in der Kühlkammer. Eines klopft.
    .lost = Die Proben sind von selbst davongelaufen.

missions-furnace_floor =
    .name = Der Ofenboden
    .briefing = Die Gießerei von Ganymed muss noch vier Güsse lang brennen. Haltet den Boden um den Ofen; wer ihn verlässt, lässt ihn erkalten.
    .won = Der vierte Guss läuft weiß, und für einmal ist die Hölle der kältere Ort.
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
    .briefing = Der Kern steht am Ende des Komplexes, in einem summenden Glas. Nehmt ihn, und alles, was hier schläft, weiß, wer ihn hat.
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
    .briefing = Die Halle hinter der Bresche fällt, Stein um Stein, von Westen her. Seid alle im Aufzug, bevor sie ihn erreicht.
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
