dice-red =
    .name = Czerwona kość

dice-black =
    .name = Czarna kość

demons-possessed_soldier =
    .name = Opętany żołnierz

ability-possessed_soldier-muscle_memory = Pamięć mięśniowa

ability-possessed_soldier-vigilance = Czujność

demons-imp =
    .name = Imp

ability-imp-hit_and_run = Uderz i uciekaj

ability-imp-charged_fireball = Kula ognia

demons-pinky =
    .name = Pinky

ability-pinky-charge = Szarża

ability-pinky-gore = Wziąć na rogi

demons-cacodemon =
    .name = Kakodemon

ability-cacodemon-lightning_spit = Plucie piorunem

ability-cacodemon-feed = Żer

demons-revenant =
    .name = Zjawa

ability-revenant-homing_missiles = Rakiety naprowadzane

ability-revenant-jump_jets = Dysze skokowe

demons-mancubus =
    .name = Antropokub

ability-mancubus-flame_wash = Fala ognia

ability-mancubus-full_charge = Pełny ładunek

demons-baron_of_hell =
    .name = Baron piekieł

ability-baron_of_hell-hurled_fire = Ciśnięty ogień

ability-baron_of_hell-trample = Stratowanie

demons-cyberdemon =
    .name = Cyberdemon

ability-cyberdemon-rocket_salvo = Salwa rakiet

ability-cyberdemon-stomp = Tupnięcie

weapon_sets-uac =
    .name = Żołnierz UAC
    .trait = Żołnierz UAC

weapon_sets-combat_shotgun =
    .name = Strzelba bojowa
    .trait = Strzelba bojowa

weapon_sets-super_shotgun =
    .name = Superstrzelba
    .trait = Superstrzelba

weapon_sets-heavy_assault_rifle =
    .name = Ciężki karabin szturmowy
    .trait = Ciężki karabin szturmowy

weapon_sets-plasma_rifle =
    .name = Karabin plazmowy
    .trait = Karabin plazmowy

weapon_sets-burst_rifle =
    .name = Karabin maszynowy
    .trait = Karabin maszynowy

weapon_sets-static_rifle =
    .name = Karabin statyczny
    .trait = Karabin statyczny

weapon_sets-rocket_launcher =
    .name = Wyrzutnia rakiet
    .trait = Wyrzutnia rakiet

weapon_sets-chaingun =
    .name = Działko obrotowe
    .trait = Działko obrotowe

weapon_sets-chainsaw =
    .name = Piła mechaniczna
    .trait = Piła mechaniczna

weapon_sets-gauss_cannon =
    .name = Działko Gaussa
    .trait = Działko Gaussa

weapon_sets-bfg_9000 =
    .name = BFG 9000
    .trait = BFG 9000

weapon_sets-frag_grenade =
    .name = Granat odłamkowy
    .trait = Granat odłamkowy

weapon_sets-siphon_grenade =
    .name = Granat wysysający
    .trait = Granat wysysający

weapon_sets-decoy_grenade =
    .name = Granat-przynęta
    .trait = Granat-przynęta

action_cards-sidearm =
    .name = Broń boczna

action_cards-push_forward =
    .name = Naprzód

action_cards-keep_moving =
    .name = Nie stawaj

action_cards-hit_the_deck =
    .name = Padnij

action_cards-close_the_gap =
    .name = Skróć dystans

action_cards-knee_shot =
    .name = Strzał w kolano

action_cards-pump_action =
    .name = Przeładowanie

action_cards-up_close =
    .name = Twarzą w twarz

action_cards-both_barrels =
    .name = Obie lufy

action_cards-point_blank =
    .name = Z przyłożenia

action_cards-aimed_burst =
    .name = Celowana seria

action_cards-hold_the_trigger =
    .name = Palec na spuście

action_cards-covering_fire =
    .name = Ogień osłonowy

action_cards-stun_bomb =
    .name = Ładunek ogłuszający

action_cards-heat_blast =
    .name = Podmuch żaru

action_cards-plasma_spray =
    .name = Plazmowy deszcz

action_cards-run_and_gun =
    .name = Biegiem i z ognia

action_cards-controlled_burst =
    .name = Kontrolowana seria

action_cards-fall_back =
    .name = Odskok

action_cards-charge_up =
    .name = Doładowanie

action_cards-static_discharge =
    .name = Wyładowanie

action_cards-kinetic_rush =
    .name = Pęd kinetyczny

action_cards-lock_on =
    .name = Namierzenie

action_cards-remote_detonation =
    .name = Zdalna detonacja

action_cards-rocket_jump =
    .name = Rakietowy skok

action_cards-spin_up =
    .name = Rozpędzenie luf

action_cards-mobile_turret =
    .name = Ruchoma wieżyczka

action_cards-gatling_rotator =
    .name = Rotor gatlinga

action_cards-rip_and_tear =
    .name = Rozedrzyj i rozszarp

action_cards-saw_through =
    .name = Przepiłuj

action_cards-rev_it =
    .name = Na pełnych obrotach

action_cards-siege_shot =
    .name = Strzał oblężniczy

action_cards-precision_bolt =
    .name = Precyzyjny pocisk

action_cards-brace =
    .name = Zaparcie się

action_cards-bfg_blast =
    .name = Wystrzał BFG

action_cards-argent_tendrils =
    .name = Macki argentu

action_cards-warm_up =
    .name = Rozgrzewka

action_cards-frag =
    .name = Granat, kryć się

action_cards-siphon =
    .name = Wyssanie

action_cards-decoy =
    .name = Przynęta

classes-scout =
    .name = Zwiadowca

classes-pathfinder =
    .name = Tropiciel

classes-vanguard =
    .name = Straż przednia

classes-medic =
    .name = Sanitariusz

classes-quartermaster =
    .name = Kwatermistrz

classes-berserker =
    .name = Berserker

classes-sharpshooter =
    .name = Strzelec wyborowy

classes-gunslinger =
    .name = Rewolwerowiec

classes-juggernaut =
    .name = Taran

classes-acrobat =
    .name = Akrobata

classes-executioner =
    .name = Kat

classes-demolisher =
    .name = Burzyciel

classes-sapper =
    .name = Saper

classes-scavenger =
    .name = Zbieracz

classes-field_engineer =
    .name = Inżynier polowy

classes-guardian =
    .name = Obrońca

classes-commander =
    .name = Dowódca

classes-runner =
    .name = Biegacz

classes-hunter =
    .name = Łowca

classes-sentinel =
    .name = Wartownik

classes-stalwart =
    .name = Niezłomny

classes-tactician =
    .name = Taktyk

classes-ghost =
    .name = Cień

classes-survivor =
    .name = Ocalały

glory_kills-adrenaline =
    .name = Adrenalina

glory_kills-blood_rush =
    .name = Zew krwi

glory_kills-second_wind =
    .name = Drugi oddech

glory_kills-momentum =
    .name = Rozpęd

glory_kills-savage_blow =
    .name = Dziki cios

glory_kills-trophy_armour =
    .name = Pancerz z trofeów

glory_kills-terror =
    .name = Postrach

glory_kills-opening =
    .name = Odsłonięcie

glory_kills-counterstrike =
    .name = Kontruderzenie

glory_kills-not_today =
    .name = Nie dzisiaj

glory_kills-battle_cry =
    .name = Okrzyk bojowy

glory_kills-killing_spree =
    .name = Szał zabijania

squads-take_point =
    .name = Zajęcie pozycji

squads-battle_hardened =
    .name = Weteran bitewny

squads-lone_soldier =
    .name = Samotny żołnierz

events-demonic_strength =
    .name = Demoniczna siła

events-ferocity =
    .name = Zajadłość

events-execution =
    .name = Egzekucja

events-onslaught =
    .name = Natarcie

events-demonic_precision =
    .name = Demoniczna precyzja

events-demonic_resilience =
    .name = Demoniczna odporność

events-iron_skin =
    .name = Żelazna skóra

events-unbreakable =
    .name = Niezłomność

events-unstoppable =
    .name = Niepowstrzymany

events-death_curse =
    .name = Klątwa śmierci

events-paranoia =
    .name = Paranoja

events-ambush =
    .name = Zasadzka

events-devious_schemes =
    .name = Przebiegłe plany

events-darkness =
    .name = Ciemność

events-lurking =
    .name = Czyhanie

events-demonic_speed =
    .name = Demoniczna szybkość

events-pack_hunt =
    .name = Polowanie stadne

events-crawling_dark =
    .name = Pełzający mrok

events-fresh_meat =
    .name = Świeże mięso

events-trampling_herd =
    .name = Tratujące stado

events-dark_pact =
    .name = Mroczny pakt

events-hellish_power =
    .name = Piekielna moc

events-soul_harvest =
    .name = Żniwo dusz

events-explosive_blast =
    .name = Wybuchowe uderzenie

events-argent_surge =
    .name = Przypływ argentu

events-crippling_strike =
    .name = Okaleczający cios

events-shattered_nerve =
    .name = Zszargane nerwy

events-leaden_limbs =
    .name = Ołowiane kończyny

events-shaking_hands =
    .name = Drżące ręce

events-the_dead_whisper =
    .name = Szept umarłych

event-set-fury = Furia

event-set-hide = Skóra

event-set-cunning = Podstęp

event-set-swarm = Rój

event-set-argent = Argent

event-set-torment = Udręka

invasions-imp_assault =
    .name = Atak impów

invasions-dead_garrison =
    .name = Martwy garnizon

invasions-stampede =
    .name = Spęd

invasions-black_sky =
    .name = Czarne niebo

invasions-missile_rain =
    .name = Deszcz pocisków

invasions-iron_host =
    .name = Żelazny zastęp

invasions-baron_court =
    .name = Dwór barona

invasions-titan =
    .name = Tytan

invasions-wild_hunt =
    .name = Dziki gon

invasions-hunger =
    .name = Głód

invasions-siege_train =
    .name = Tabor oblężniczy

invasions-flood =
    .name = Potop

threats-infestation =
    .name = Zaraza

threats-horde =
    .name = Horda

threats-assault =
    .name = Szturm

objectives-checkpoints =
    .name = Obudzić posterunki

objectives-escort =
    .name = Doprowadzić drona

objectives-portals =
    .name = Zamknąć portale

objectives-samples =
    .name = Zebrać próbki

objectives-hold =
    .name = Utrzymać piec

objectives-siege =
    .name = Przerwać oblężenie

objectives-hunt =
    .name = Polowanie na naznaczonych

objectives-steal =
    .name = Ukraść rdzeń

objectives-sequence =
    .name = Po kolei

objectives-defend =
    .name = Utrzymać bramę

objectives-collapse =
    .name = Ucieczka z korytarza

objectives-boss =
    .name = Zabić tyrana

missions-knee_deep =
    .name = Po kolana w trupach
    .briefing = Trzy posterunki kopalni zamilkły. Włączcie każdy z nich dwa razy, żeby baza zobaczyła, co pełznie w górę szybów.
    .won = Ekrany rozjaśniają się jeden po drugim. To, co widać, każe operatorowi sięgnąć po alarm.
    .lost = Posterunki pozostają ciemne. Kto przyjdzie następny, wejdzie po omacku.

missions-walk_the_drone =
    .name = Spacer z dronem
    .briefing = Dron naprawczy musi dotrzeć do przekaźnika na drugim końcu. Toczy się tylko wtedy, gdy ktoś idzie obok, i niewiele wytrzyma.
    .won = Dron dokuje z kliknięciem, przekaźnik buczy. Lazarus odpowiada.
    .lost = Z drona zostało jedno koło, i wciąż się kręci.

missions-seal_the_wells =
    .name = Zapieczętować studnie
    .briefing = Pięć studni w skale, a każda jest paszczą. Zamknijcie cztery, zanim zacznie się nocna zmiana piekła.
    .won = Ostatnia studnia zamyka się jak oko, które dość już widziało.
    .lost = Studnie się przelewają.

missions-cold_samples =
    .name = Zimne próbki
    .briefing = Laboratorium chce ciała, które nie umiera. Przynieście cztery próbki do chłodni i nie upuśćcie ich.
    .won = Cztery słoje w chłodni. Jeden z nich puka.
    .lost = Próbki odeszły na własnych nogach.

missions-furnace_floor =
    .name = Hala pieców
    .briefing = Odlewnia na Ganimedesie musi płonąć jeszcze przez cztery wytopy. Utrzymajcie halę wokół pieca; kto odejdzie, pozwoli mu wystygnąć.
    .won = Czwarty wytop płynie biały i choć raz to piekło jest chłodniejsze.
    .lost = Piec gaśnie. W ciemności coś siada obok niego.

missions-break_the_ring =
    .name = Przerwać pierścień
    .briefing = Zamknęli pierścień wokół ostatniej stacji. Nikt nie przyjdzie go otworzyć: przerzedźcie ich, aż pęknie.
    .won = Pierścień pęka tam, gdzie był najgrubszy. Za nim, po raz pierwszy, niebo.
    .lost = Pierścień zaciska się jak pięść.

missions-marked_for_death =
    .name = Naznaczeni na śmierć
    .briefing = Dwaj baronowie noszą na skórze pieczęcie Wyłomu. Zabijcie obu. To, co kroczy za nimi na sześciu polach, nie jest waszą sprawą, chyba że sami tego zechcecie.
    .won = Dwie pieczęcie w worku, jeszcze ciepłe.
    .lost = Pieczęcie trzymają. Łańcuchy też.

missions-heart_of_glass =
    .name = Serce ze szkła
    .briefing = Rdzeń stoi na końcu kompleksu, w buczącym szkle. Zabierzcie go, a wszystko, co tu śpi, będzie wiedziało, kto go ma.
    .won = Właz zamyka się nad buczeniem. Czujecie je w zębach.
    .lost = Szkło pękło, a to, co było w środku, wróciło do domu.

missions-four_switches =
    .name = Cztery przełączniki
    .briefing = Pęta działają na czterech przełącznikach i chcą ich po kolei: jeden, dwa, trzy, cztery. Stoją w czterech rogach, a nic tu nie jest proste.
    .won = Cztery lampy, jedna linia światła. Pęta ciągną.
    .lost = Trzy lampy płoną. Czwarta się śmieje.

missions-the_open_gate =
    .name = Otwarta brama
    .briefing = Brama stoi otworem, dopóki wasi ludzie nie przejdą. Przez siedem rund żaden z tamtych nie może w niej długo stać.
    .won = Ostatni z waszych przeszedł. Zamykacie bramę od złej strony.
    .lost = Przeszli przez bramę i znają drogę.

missions-falling_hall =
    .name = Walący się korytarz
    .briefing = Korytarz za Wyłomem wali się, kamień po kamieniu, od zachodu. Bądźcie wszyscy w windzie, zanim ją dosięgnie.
    .won = Winda wznosi się przez pył. Ktoś liczy i liczba się zgadza.
    .lost = Korytarz jest pełen kamieni i ciszy.

missions-tyrant =
    .name = Tyran
    .briefing = Za Wyłomem są jedne drzwi, jedna hala i jeden, który w niej czeka. Czytał wasze akta. Zabijcie go.
    .won = Pada długo. Potem Wyłom mruga i się zamyka.
    .lost = Wiesza wasze nieśmiertelniki na swoim łańcuchu, obok innych.

operations-lazarus =
    .name = Sygnał Lazarus
    .briefing = Laboratoria Lazarus na Marsie od dziewięciu dni nadają jedno słowo: ZBUDŹ. Sześć misji prowadzi z martwej kopalni do stacji, która wciąż nadaje.

operations-breach =
    .name = Za Wyłomem
    .briefing = Sygnał nadano z drugiej strony. Sześć misji prowadzi przez Wyłom, do tego, co nadawało.
