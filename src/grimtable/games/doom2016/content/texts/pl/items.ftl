dice-red =
    .name = Czerwona kość

dice-black =
    .name = Czarna kość

demons-possessed_soldier =
    .name = Opętany żołnierz
    .text = Pamięć mięśniowa. Podczas ataku, jeśli atakujesz: Wybierz kość. Rzuć nią ponownie. Czujność. Moc argentu: 1. Po ataku, jeśli marine zaatakował i napastnik jest najwyżej o 5 pól i napastnik jest w polu widzenia: Wykonaj atak przeciw napastnikowi.
    .abilities-0-name = Pamięć mięśniowa
    .abilities-1-name = Czujność

demons-imp =
    .name = Imp
    .text = Uderz i uciekaj. Po ataku, jeśli atakujesz: 2 punkty ruchu dla ciebie. Kula ognia. Moc argentu: 1. Przed wykonaniem ataku, jeśli atakujesz: Zasięg ataku rośnie o 2. Dodaj do ataku, czerwone: 1 kość.
    .abilities-0-name = Uderz i uciekaj
    .abilities-1-name = Kula ognia

demons-pinky =
    .name = Pinky
    .text = Szarża. Przed wykonaniem ataku, jeśli atakujesz: Dodaj do ataku, czerwone: 1 kość za każde 3 pola przebyte w tej aktywacji, najwyżej 2. Wziąć na rogi. Moc argentu: 1. Po ataku, jeśli atakujesz: Możesz wybrać wolne pole najwyżej o 2 pola od obrońcy. Przestaw tam figurkę obrońcy.
    .abilities-0-name = Szarża
    .abilities-1-name = Wziąć na rogi

demons-cacodemon =
    .name = Kakodemon
    .text = Plucie piorunem. Moc argentu: 1. Przed wykonaniem ataku, jeśli atakujesz: Zasięg ataku rośnie o 4. Żer. Po ataku, jeśli atakujesz i napastnik i obrońca sąsiadują i zadał on obrażenia: Leczenie dla ciebie: 2.
    .abilities-0-name = Plucie piorunem
    .abilities-1-name = Żer

demons-revenant =
    .name = Zjawa
    .text = Rakiety naprowadzane. Moc argentu: 1. Przed wykonaniem ataku, jeśli atakujesz: Atak ignoruje osłonę. Dodaj do ataku, czerwone: 1 kość. Dysze skokowe. Moc argentu: 1. Na początku aktywacji demona, jeśli to twoja aktywacja: 3 punkty ruchu dla ciebie.
    .abilities-0-name = Rakiety naprowadzane
    .abilities-1-name = Dysze skokowe

demons-mancubus =
    .name = Antropokub
    .text = Fala ognia. Po ataku, jeśli atakujesz: 1 obrażenie dla każdego marine obok obrońcy. Pełny ładunek. Moc argentu: 2. Przed wykonaniem ataku, jeśli atakujesz: Dodaj do ataku, czarne: 1 kość.
    .abilities-0-name = Fala ognia
    .abilities-1-name = Pełny ładunek

demons-baron_of_hell =
    .name = Baron piekieł
    .text = Ciśnięty ogień. Moc argentu: 1. Przed wykonaniem ataku, jeśli atakujesz: Zasięg ataku rośnie o 4. Stratowanie. Moc argentu: 2. Po ataku, jeśli atakujesz i zadał on obrażenia: 3 punkty ruchu dla ciebie. Ogłuszenie dla obrońcy.
    .abilities-0-name = Ciśnięty ogień
    .abilities-1-name = Stratowanie

demons-cyberdemon =
    .name = Cyberdemon
    .text = Salwa rakiet. Raz na aktywację, moc argentu: 2. Po ataku, jeśli atakujesz: Napastnik może w tej aktywacji zaatakować jeszcze raz. Tupnięcie. Moc argentu: 1. Na końcu aktywacji demona, jeśli to twoja aktywacja: 2 obrażenia dla każdego marine obok niego.
    .abilities-0-name = Salwa rakiet
    .abilities-1-name = Tupnięcie

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

weapon_sets-chainsaw =
    .name = Piła mechaniczna

weapon_sets-gauss_cannon =
    .name = Działko Gaussa
    .trait = Działko Gaussa

weapon_sets-bfg_9000 =
    .name = BFG 9000

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
    .text = Po ataku, jeśli obrońca zginął: 2 punkty ruchu dla ciebie.

action_cards-keep_moving =
    .name = Nie stawaj

action_cards-hit_the_deck =
    .name = Padnij
    .text = Podczas obrony, jeśli się bronisz: Dodaj 2 tarcze.

action_cards-close_the_gap =
    .name = Skróć dystans

action_cards-knee_shot =
    .name = Strzał w kolano
    .text = Po ataku: Równowaga obrońcy spada o 2 do końca tej aktywacji.

action_cards-pump_action =
    .name = Przeładowanie

action_cards-up_close =
    .name = Twarzą w twarz
    .text = Po ataku: Możesz: Wybierz figurkę obok obrońcy. Rzuć kośćmi, czerwone: 1; każdy symbol to 1 obrażenie dla tej figurki.

action_cards-both_barrels =
    .name = Obie lufy
    .text = Odrzuć karty akcji z ręki: 1. Przed wykonaniem ataku: Możesz: Dodaj do ataku, czerwone: 2 kości.

action_cards-point_blank =
    .name = Z przyłożenia
    .text = Po ataku, jeśli zaatakowano cię i napastnik jest najwyżej o 2 pola: Wykonaj atak przeciw napastnikowi (zasięg 2; kości czarne 0, czerwone 2).

action_cards-aimed_burst =
    .name = Celowana seria
    .text = Ten atak ignoruje osłonę.

action_cards-hold_the_trigger =
    .name = Palec na spuście
    .text = Możesz wykonać ten atak 2 razy.

action_cards-covering_fire =
    .name = Ogień osłonowy
    .text = Po ataku, jeśli zadał on obrażenia: Dobierz 1 kartę akcji.

action_cards-stun_bomb =
    .name = Ładunek ogłuszający
    .text = Po ataku: Ogłuszenie dla obrońcy.

action_cards-heat_blast =
    .name = Podmuch żaru
    .text = Po ataku: 1 obrażenie dla każdego demona obok obrońcy.

action_cards-plasma_spray =
    .name = Plazmowy deszcz
    .text = Gdy ta karta zostaje zagrana: Możesz wybrać demona najwyżej o 3 pola, w twoim polu widzenia. 1 obrażenie dla tej figurki.

action_cards-run_and_gun =
    .name = Biegiem i z ognia

action_cards-controlled_burst =
    .name = Kontrolowana seria
    .text = Podczas ataku: Możesz: Rzuć ponownie 2 kośćmi o najniższym wyniku lub wszystkimi, jeśli jest ich mniej.

action_cards-fall_back =
    .name = Odskok
    .text = Po ataku, jeśli zaatakowano cię: 3 punkty ruchu dla ciebie.

action_cards-charge_up =
    .name = Doładowanie
    .text = Przed wykonaniem ataku: Dodaj do ataku, czerwone: 1 kość za każde 2 pola przebyte w tej aktywacji, najwyżej 2.

action_cards-static_discharge =
    .name = Wyładowanie
    .text = Po ataku, jeśli w tej aktywacji przeszedłeś co najmniej 4 pola: Ogłuszenie dla obrońcy. 1 obrażenie dla każdego demona obok ciebie.

action_cards-kinetic_rush =
    .name = Pęd kinetyczny
    .text = Gdy ta karta zostaje zagrana, jeśli w tej aktywacji przeszedłeś co najmniej 4 pola: Dobierz 1 kartę akcji.

action_cards-lock_on =
    .name = Namierzenie
    .text = Po ataku: 2 obrażenia dla każdej figurki obok obrońcy.

action_cards-remote_detonation =
    .name = Zdalna detonacja
    .text = Ten atak ignoruje osłonę. Po ataku: Możesz: Wybierz figurkę obok obrońcy. Rzuć kośćmi, czerwone: 2; każdy symbol to 1 obrażenie dla tej figurki.

action_cards-rocket_jump =
    .name = Rakietowy skok
    .text = Gdy ta karta zostaje zagrana: 1 obrażenie dla ciebie. 6 punktów ruchu dla ciebie.

action_cards-spin_up =
    .name = Rozpędzenie luf
    .text = Zachowaj tę kartę w grze. Czerwone kości w każdym ataku kartą akcji +1.

action_cards-mobile_turret =
    .name = Ruchoma wieżyczka

action_cards-gatling_rotator =
    .name = Rotor gatlinga
    .text = Raz na aktywację. Po ataku, jeśli obrońca zginął: Możesz: Napastnik może w tej aktywacji zaatakować jeszcze raz.

action_cards-rip_and_tear =
    .name = Rozedrzyj i rozszarp
    .text = Po ataku, jeśli obrońca zginął: Dobierz 2 karty akcji.

action_cards-saw_through =
    .name = Przepiłuj
    .text = Podczas ataku: Obrona traci do 2 tarcz.

action_cards-rev_it =
    .name = Na pełnych obrotach
    .text = Gdy ta karta zostaje zagrana: Możesz wybrać demona najwyżej o 2 pola. Równowaga tej figurki spada o 3 do końca tej aktywacji.

action_cards-siege_shot =
    .name = Strzał oblężniczy
    .text = Ten atak ignoruje osłonę. Podczas ataku: Obrona traci do 3 tarcz.

action_cards-precision_bolt =
    .name = Precyzyjny pocisk
    .text = Ten atak ignoruje osłonę.

action_cards-brace =
    .name = Zaparcie się
    .text = Gdy ta karta zostaje zagrana: Dodaj do swojego następnego ataku w tej aktywacji, czarne: 1 kość.

action_cards-bfg_blast =
    .name = Wystrzał BFG
    .text = Po ataku: 3 obrażenia dla każdego innego demona w twoim polu widzenia. Odrzuć z ręki 3 karty akcji.

action_cards-argent_tendrils =
    .name = Macki argentu
    .text = Po ataku: 1 obrażenie dla każdego innego demona w twoim polu widzenia.

action_cards-warm_up =
    .name = Rozgrzewka
    .text = Gdy ta karta zostaje zagrana: Dobierz 1 kartę akcji.

action_cards-frag =
    .name = Granat, kryć się
    .text = Zachowaj tę kartę w grze. Gdy ta karta zostaje zagrana: Wybierz pole w swoim polu widzenia, najwyżej o 4 pola. Połóż tam swój żeton granatu, zakryty. 2 obrażenia dla każdej figurki na tym polu lub obok niego. Na początku aktywacji marine, jeśli to twoja aktywacja: Zabierz swój żeton granatu. Odrzuć tę kartę.

action_cards-siphon =
    .name = Wyssanie
    .text = Zachowaj tę kartę w grze. Gdy ta karta zostaje zagrana: Wybierz pole w swoim polu widzenia, najwyżej o 4 pola. Połóż tam swój żeton granatu, zakryty. Wylecz 2 obrażenia za każdego demona na tym polu lub obok, najwyżej 6. 1 obrażenie dla każdego demona na tym polu lub obok niego. Na początku aktywacji marine, jeśli to twoja aktywacja: Zabierz swój żeton granatu. Odrzuć tę kartę.

action_cards-decoy =
    .name = Przynęta
    .text = Zachowaj tę kartę w grze. Gdy ta karta zostaje zagrana: Wybierz pole w swoim polu widzenia, najwyżej o 5 pól. Połóż tam swój żeton granatu, zakryty. Podczas obrony, jeśli marine się broni i napastnik jest najwyżej o 3 pola od granatu: Dodaj 2 tarcze. Na początku aktywacji marine, jeśli to twoja aktywacja: Zabierz swój żeton granatu. Odrzuć tę kartę.

classes-scout =
    .name = Zwiadowca
    .text = Trudny teren nie kosztuje cię dodatkowego punktu ruchu. Punkty ruchu sprintu +1.

classes-pathfinder =
    .name = Tropiciel
    .text = Wyczerp tę kartę. Na końcu fazy warunków: Wybierz marine. Połóż kartę inicjatywy tej figurki na wierzchu talii inicjatywy.

classes-vanguard =
    .name = Straż przednia
    .text = Na końcu fazy warunków: Połóż swoją kartę inicjatywy na wierzchu talii inicjatywy.

classes-medic =
    .name = Sanitariusz
    .text = Wyczerp tę kartę. Jako akcja dodatkowa w twojej aktywacji: Wybierz marine najwyżej o 1 pole. Leczenie dla tej figurki: 2.

classes-quartermaster =
    .name = Kwatermistrz
    .text = Rozmiar ręki +1.

classes-berserker =
    .name = Berserker
    .text = Przed wykonaniem ataku, jeśli atakujesz i napastnik i obrońca sąsiadują: Dodaj do ataku, czerwone: 1 kość.

classes-sharpshooter =
    .name = Strzelec wyborowy
    .text = Wyczerp tę kartę. Po wskazaniu obrońcy, przed rzutem, jeśli atakujesz i napastnik i obrońca nie sąsiadują: Atak ignoruje osłonę. Dodaj obrażenia: 1.

classes-gunslinger =
    .name = Rewolwerowiec
    .text = Podczas ataku, jeśli atakujesz: Wybierz kość. Rzuć nią ponownie.

classes-juggernaut =
    .name = Taran
    .text = Wyczerp tę kartę. Podczas obrony, jeśli się bronisz: Dodaj 3 tarcze.

classes-acrobat =
    .name = Akrobata
    .text = Wrogowie nie kosztują cię dodatkowego punktu ruchu. Wyczerp tę kartę. Po ataku, jeśli zaatakowano cię: 3 punkty ruchu dla ciebie.

classes-executioner =
    .name = Kat
    .text = Po zabójstwie chwały, jeśli to ty: Dobierz 1 kartę akcji. 2 punkty ruchu dla ciebie.

classes-demolisher =
    .name = Burzyciel
    .text = Po ataku, jeśli atakujesz i obrońca zginął: 2 obrażenia dla każdego demona obok obrońcy.

classes-sapper =
    .name = Saper
    .text = Otwieranie drzwi nic cię nie kosztuje. Wyczerp tę kartę. Jako akcja dodatkowa w twojej aktywacji: Wybierz demona najwyżej o 2 pola, w twoim polu widzenia. 1 obrażenie dla tej figurki.

classes-scavenger =
    .name = Zbieracz
    .text = Leczenie pakietem zdrowia +2. Po zdobyciu przedmiotu przez marine, jeśli to ty: Dobierz 1 kartę akcji. 2 punkty ruchu dla ciebie.

classes-field_engineer =
    .name = Inżynier polowy
    .text = Wyczerp tę kartę, Odrzuć karty akcji z ręki: 1. Jako akcja dodatkowa w twojej aktywacji: Wybierz aktywny teleporter bez figurki. Przestaw tam figurkę swojego marine.

classes-guardian =
    .name = Obrońca
    .text = Wyczerp tę kartę. Podczas obrony, jeśli marine się broni i nie (się bronisz) i obrońca jest najwyżej o 2 pola: Dodaj 2 tarcze.

classes-commander =
    .name = Dowódca
    .text = Wyczerp tę kartę. Jako akcja dodatkowa w twojej aktywacji: Wybierz innego marine najwyżej o 6 pól. 3 punkty ruchu dla tej figurki.

classes-runner =
    .name = Biegacz
    .text = Punkty ruchu z kart akcji głównych +1.

classes-hunter =
    .name = Łowca
    .text = Wyczerp tę kartę. Jako akcja dodatkowa w twojej aktywacji: Wybierz demona najwyżej o 8 pól, w twoim polu widzenia. Równowaga tej figurki spada o 2 do końca tej aktywacji.

classes-sentinel =
    .name = Wartownik
    .text = Wyczerp tę kartę. Po ataku, jeśli demon zaatakował i napastnik jest najwyżej o 4 pola i napastnik jest w polu widzenia: Wykonaj atak przeciw napastnikowi (zasięg 4; kości czarne 0, czerwone 2).

classes-stalwart =
    .name = Niezłomny
    .text = Wartość zdrowia +3.

classes-tactician =
    .name = Taktyk
    .text = Wyczerp tę kartę, Odrzuć karty akcji z ręki: 1. Jako akcja dodatkowa w twojej aktywacji: Dobierz 2 karty akcji.

classes-ghost =
    .name = Cień
    .text = Wyczerp tę kartę. Podczas obrony, jeśli się bronisz i obrońca jest za osłoną: Unikasz ataku.

classes-survivor =
    .name = Ocalały
    .text = Wyczerp tę kartę. Po ataku, jeśli zaatakowano cię i zadał on obrażenia: Dobierz 1 kartę akcji. Leczenie dla ciebie: 1.

glory_kills-adrenaline =
    .name = Adrenalina
    .text = W dowolnej chwili twojej aktywacji, ale nie podczas ataku: 4 punkty ruchu dla ciebie.

glory_kills-blood_rush =
    .name = Zew krwi
    .text = W dowolnej chwili twojej aktywacji, ale nie podczas ataku: Dobierz 2 karty akcji.

glory_kills-second_wind =
    .name = Drugi oddech
    .text = Po ataku, jeśli zaatakowano cię: Leczenie dla ciebie: 3.

glory_kills-momentum =
    .name = Rozpęd
    .text = W dowolnej chwili twojej aktywacji, ale nie podczas ataku: 1 akcja główna więcej w tej aktywacji.

glory_kills-savage_blow =
    .name = Dziki cios
    .text = Przed wykonaniem ataku, jeśli atakujesz: Dodaj do ataku, czarne: 1 kość.

glory_kills-trophy_armour =
    .name = Pancerz z trofeów
    .text = Podczas obrony, jeśli się bronisz: Dodaj 3 tarcze.

glory_kills-terror =
    .name = Postrach
    .text = W dowolnej chwili twojej aktywacji, ale nie podczas ataku: Wybierz demona najwyżej o 5 pól, w twoim polu widzenia. Ogłuszenie dla tej figurki.

glory_kills-opening =
    .name = Odsłonięcie
    .text = Podczas ataku, jeśli atakujesz: Rzuć ponownie 3 kośćmi o najniższym wyniku lub wszystkimi, jeśli jest ich mniej. Obrona traci do 1 tarczy.

glory_kills-counterstrike =
    .name = Kontruderzenie
    .text = Po ataku, jeśli zaatakowano cię: Wykonaj atak przeciw napastnikowi (zasięg 5; kości czarne 1, czerwone 1).

glory_kills-not_today =
    .name = Nie dzisiaj
    .text = Podczas obrony, jeśli się bronisz: Unikasz ataku.

glory_kills-battle_cry =
    .name = Okrzyk bojowy
    .text = W dowolnej chwili twojej aktywacji, ale nie podczas ataku: Wybierz innego marine najwyżej o 8 pól. Leczenie dla tej figurki: 2. 3 punkty ruchu dla tej figurki.

glory_kills-killing_spree =
    .name = Szał zabijania
    .text = Po zabójstwie chwały, jeśli to ty: 4 punkty ruchu dla ciebie.

squads-take_point =
    .name = Zajęcie pozycji
    .text = Rozmiar ręki +1. Raz na rundę, Wyczerp tę kartę. W dowolnej chwili twojej aktywacji, ale nie podczas ataku: 1 akcja główna więcej w tej aktywacji.

squads-battle_hardened =
    .name = Weteran bitewny
    .text = Akcje główne w aktywacji +1. Rozmiar ręki +1. Wartość zdrowia +2.

squads-lone_soldier =
    .name = Samotny żołnierz
    .text = W każdej fazie aktywacji aktywujesz się 2 razy. Akcje główne w aktywacji +1. Rozmiar ręki +2. Wartość zdrowia +4.

events-demonic_strength =
    .name = Demoniczna siła
    .text = Przed wykonaniem ataku, jeśli atakuje demon: Dodaj do ataku, czerwone: 1 kość.

events-ferocity =
    .name = Zajadłość
    .text = Przed wykonaniem ataku, jeśli atakuje demon i napastnik i obrońca sąsiadują: Dodaj do ataku, czarne: 1 kość.

events-execution =
    .name = Egzekucja
    .text = Podczas ataku, jeśli atakuje demon i obrońca ma 6 obrażeń lub więcej: Dodaj obrażenia: 3.

events-onslaught =
    .name = Natarcie
    .text = Po ataku, jeśli demon zaatakował: Napastnik może w tej aktywacji zaatakować jeszcze raz.

events-demonic_precision =
    .name = Demoniczna precyzja
    .text = Podczas ataku, jeśli atakuje demon: Rzuć ponownie 2 kośćmi o najniższym wyniku lub wszystkimi, jeśli jest ich mniej.

events-demonic_resilience =
    .name = Demoniczna odporność
    .text = Podczas obrony, jeśli demon się broni: Dodaj 1 tarczę.

events-iron_skin =
    .name = Żelazna skóra
    .text = Podczas obrony, jeśli demon się broni i obrońca jest duży: Dodaj 3 tarcze.

events-unbreakable =
    .name = Niezłomność
    .text = Na końcu fazy warunków: Wybierz demona. Leczenie dla tej figurki: 4.

events-unstoppable =
    .name = Niepowstrzymany
    .text = Po ataku, jeśli demon został zaatakowany i nie zginął: Leczenie dla obrońcy: 2. 2 punkty ruchu dla obrońcy.

events-death_curse =
    .name = Klątwa śmierci
    .text = Po ataku, jeśli zginął w nim demon: 2 obrażenia dla napastnika.

events-paranoia =
    .name = Paranoja
    .text = Na końcu fazy warunków: Wybierz marine. Połóż kartę inicjatywy tej figurki pod talią inicjatywy.

events-ambush =
    .name = Zasadzka
    .text = Między dwiema aktywacjami: Karta inicjatywy Najeźdźcy trafia na wierzch talii inicjatywy.

events-devious_schemes =
    .name = Przebiegłe plany
    .text = Na końcu fazy warunków: Dobierz 2 karty wydarzeń.

events-darkness =
    .name = Ciemność
    .text = Po wskazaniu obrońcy, przed rzutem, jeśli atakuje marine i napastnik i obrońca nie sąsiadują: Obrońca jest za osłoną.

events-lurking =
    .name = Czyhanie
    .text = Po ataku, jeśli demon został zaatakowany i nie zginął: 4 punkty ruchu dla obrońcy.

events-demonic_speed =
    .name = Demoniczna szybkość
    .text = Na początku aktywacji demona: 3 punkty ruchu dla aktywnej figurki.

events-pack_hunt =
    .name = Polowanie stadne
    .text = Przed wykonaniem ataku, jeśli atakuje demon: Dodaj do ataku 1 czerwoną kość za każdego innego demona obok obrońcy, najwyżej 2.

events-crawling_dark =
    .name = Pełzający mrok
    .text = Między dwiema aktywacjami: Wybierz małego demona. 4 punkty ruchu dla tej figurki.

events-fresh_meat =
    .name = Świeże mięso
    .text = Na końcu fazy warunków: Wybierz demona. Wybierz pole obok: Imp. Postaw tam: Imp.

events-trampling_herd =
    .name = Tratujące stado
    .text = Po ataku, jeśli demon zaatakował: Możesz wybrać wolne pole najwyżej o 2 pola od obrońcy. Przestaw tam figurkę obrońcy.

events-dark_pact =
    .name = Mroczny pakt
    .text = Na końcu fazy warunków: Zyskujesz moc argentu: 2.

events-hellish_power =
    .name = Piekielna moc
    .text = Przed wykonaniem ataku, jeśli atakuje demon: Dodaj do ataku 1 czerwoną kość za każdy żeton mocy argentu na jego karcie, najwyżej 3.

events-soul_harvest =
    .name = Żniwo dusz
    .text = Po zabiciu demona: Zyskujesz moc argentu: 2.

events-explosive_blast =
    .name = Wybuchowe uderzenie
    .text = Po ataku, jeśli demon zaatakował i napastnik i obrońca nie sąsiadują: 2 obrażenia dla każdego marine obok obrońcy.

events-argent_surge =
    .name = Przypływ argentu
    .text = Gdy aktywuje się rodzaj demona: Moc argentu na kartę tego demona: 1. Dobierz 1 kartę wydarzeń.

events-crippling_strike =
    .name = Okaleczający cios
    .text = Po ataku, jeśli demon zaatakował i zadał on obrażenia: Odrzucenie kart akcji z ręki obrońcy: 1.

events-shattered_nerve =
    .name = Zszargane nerwy
    .text = Na początku aktywacji marine: Odrzucenie kart akcji z ręki aktywnej figurki: 1. 2 punkty ruchu dla aktywnej figurki.

events-leaden_limbs =
    .name = Ołowiane kończyny
    .text = Na początku aktywacji marine: Karty akcji głównych dają w tej aktywacji mniej ruchu: 2.

events-shaking_hands =
    .name = Drżące ręce
    .text = Po wskazaniu obrońcy, przed rzutem, jeśli atakuje marine: Atak ma mniej kości: 1.

events-the_dead_whisper =
    .name = Szept umarłych
    .text = Po zabójstwie chwały: Odrzucenie kart akcji z ręki tego marine: 1.

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
    .text = Na końcu przygotowania gry: Najeźdźca przywołuje demony z każdego odkrytego portalu. Po otwarciu drzwi, jeśli zrobił to marine: Odkryj każdy portal najwyżej o 6 pól od tej figurki. Najeźdźca przywołuje demony z każdego odkrytego portalu. Na końcu rundy: Odkryj zakryte portale, od najsłabszych, najwyżej tyle: 1. Najeźdźca może przywołać demony z jednego odkrytego portalu.

threats-horde =
    .name = Horda
    .text = Na końcu przygotowania gry: Odkryj zakryte niebieskie portale, od najsłabszych, najwyżej tyle: 2. Na końcu fazy warunków: Najeźdźca przywołuje demony z jednego odkrytego portalu, który zostaje zakryty zamiast odrzucony. Na końcu rundy: Odkryj zakryte portale, od najsłabszych, najwyżej tyle: 1.

threats-assault =
    .name = Szturm
    .text = Na końcu przygotowania gry: Odkryj wszystkie zakryte niebieskie portale. Najeźdźca przywołuje demony z każdego odkrytego portalu. Na końcu rundy, jeśli jest runda 2: Odkryj wszystkie zakryte żółte portale. Najeźdźca przywołuje demony z każdego odkrytego portalu, który zostaje zakryty zamiast odrzucony. Na końcu rundy, jeśli jest runda 5: Odkryj wszystkie zakryte czerwone portale. Najeźdźca przywołuje demony z każdego odkrytego portalu, który zostaje zakryty zamiast odrzucony. Na końcu rundy, jeśli jest runda 6 lub późniejsza: Odkryj wszystkie zakryte portale. Najeźdźca przywołuje demony z jednego odkrytego portalu, który zostaje zakryty zamiast odrzucony.

objectives-checkpoints =
    .name = Obudzić posterunki
    .text = Raz na aktywację, jako akcja dodatkowa, jeśli stoisz na żetonie posterunku: Usuń 1 żeton posterunku. Marines wygrywają, gdy na mapie nie ma już żetonów posterunku.

objectives-escort =
    .name = Doprowadzić drona
    .text = Na końcu rundy, jeśli marine jest najwyżej o 2 pola od drona: Dron przesuwa się najwyżej o 3 pola w stronę wyjścia. Na końcu rundy, jeśli demon jest najwyżej o 1 pole od drona: Dron dostaje 1 wgniecenie. Marines wygrywają, gdy dron jest przy wyjściu. Najeźdźca wygrywa, gdy dron ma 8 wgnieceń.

objectives-portals =
    .name = Zamknąć portale
    .text = Jako akcja główna, jeśli stoisz na portalu lub obok niego: Odrzuć wybrany przez siebie taki portal; jest zamknięty. Marines wygrywają, gdy zamkną 4 portale. Najeźdźca wygrywa na końcu rundy 12.

objectives-samples =
    .name = Zebrać próbki
    .text = W dowolnej chwili twojej aktywacji, ale nie podczas ataku: Jeśli stoisz na próbce i żadnej nie niesiesz, zabierz ją. Jeśli niesiesz próbkę i stoisz w laboratorium, oddaj ją. Marines wygrywają, gdy oddadzą 3 próbki.

objectives-hold =
    .name = Utrzymać piec
    .text = Na końcu rundy, jeśli przy piecu jest co najmniej jeden marine: Udaje się wytop. Marines wygrywają przy 6. wytopie. Najeźdźca wygrywa na końcu rundy 12.

objectives-siege =
    .name = Przerwać oblężenie
    .text = Marines wygrywają, gdy zabiją 8 demonów i jeszcze 2 za każdego marine.

objectives-hunt =
    .name = Polowanie na naznaczonych
    .text = Marines wygrywają, gdy zabiją 2 baronów piekieł.

objectives-steal =
    .name = Ukraść rdzeń
    .text = W dowolnej chwili twojej aktywacji, ale nie podczas ataku, jeśli stoisz na rdzeniu: Zabierz go. Odkryj najwyżej 2 zakryte portale, najpierw najsłabsze. Marines wygrywają, gdy marine z rdzeniem stoi przy wyjściu, najwcześniej w rundzie 3.

objectives-sequence =
    .name = Po kolei
    .text = Jako akcja dodatkowa, jeśli stoisz na przełączniku, na który przyszła kolej (1, 2, 3, 4): Usuń go; zapala się lampa. Marines wygrywają, gdy palą się 4 lampy.

objectives-defend =
    .name = Utrzymać bramę
    .text = Na końcu rundy: 1 wyłom za każdego demona w bramie; runda jest utrzymana. Marines wygrywają, gdy utrzymają 7 rund. Najeźdźca wygrywa przy 36. wyłomie.

objectives-collapse =
    .name = Ucieczka z korytarza
    .text = Na końcu każdej rundy korytarz się wali: od rundy 3 w pierwszej części, od rundy 6 także w drugiej, od rundy 9 także w trzeciej; każda figurka tam otrzymuje 3 obrażenia. Winda przyjeżdża w rundzie 5: od tej chwili marines wygrywają, gdy dość ich stoi przy wyjściu: jeden i jeszcze jeden na każdych trzech marines. Najeźdźca wygrywa na końcu rundy 12.

objectives-boss =
    .name = Zabić tyrana
    .text = Marines wygrywają, gdy zabiją Cyberdemona.

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
    .briefing = Sześć studni w skale, a każda jest paszczą. Zamknijcie cztery, zanim zacznie się nocna zmiana piekła.
    .won = Ostatnia studnia zamyka się jak oko, które dość już widziało.
    .lost = Studnie się przelewają.

missions-cold_samples =
    .name = Zimne próbki
    .briefing = Laboratorium chce ciała, które nie umiera. Przynieście trzy próbki do chłodni i nie upuśćcie ich.
    .won = Trzy słoje w chłodni. Jeden z nich puka.
    .lost = Próbki odeszły na własnych nogach.

missions-furnace_floor =
    .name = Hala pieców
    .briefing = Odlewnia na Ganimedesie musi płonąć jeszcze przez sześć wytopów. Utrzymajcie halę wokół pieca; kto odejdzie, pozwoli mu wystygnąć.
    .won = Szósty wytop płynie biały i choć raz to piekło jest chłodniejsze.
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
    .briefing = Rdzeń stoi na końcu kompleksu, w buczącym szkle. Zabierzcie go, a wszystko, co tu śpi, będzie wiedziało, kto go ma. Właz przy lądowisku otworzy się dopiero w trzeciej rundzie.
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
    .briefing = Korytarz za Wyłomem wali się, kamień po kamieniu, od zachodu. Bądźcie w windzie, zanim ją dosięgnie: jeden z was i jeszcze jeden na każdych trzech.
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

ruleset-base =
    .name = Obowiązujące zasady
