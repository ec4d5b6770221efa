### Relic: bohaterowie, karty scenariuszy i pola ze swoimi tekstami.

## Bohaterowie

heroes-callidus_assassin =
    .name = Asasynka Callidus
    .text =
        W każdej swojej fazie starcia możesz uniknąć jednego wroga.
        Po wygraniu walki na Przebiegłość o 4 lub więcej możesz dobrać 1 kartę mocy.
    .affiliation = Officio Assassinorum
    .special_text = Dobierz 2 karty mocy.
    .weakness = Lekko opancerzona: mało Życia, mało atutów.
heroes-canoness =
    .name = Kanoniczka
    .text =
        Na koniec swojej fazy eksploracji w strefie Zewnętrznej lub Środkowej możesz dobrać 1 kartę zagrożenia dowolnego koloru i położyć ją na swoim polu.
        Twoje karty spaczenia leżą zakryte i nigdy nie są aktywowane.
        Twój próg spaczenia jest niższy o 1.
    .affiliation = Adepta Sororitas
    .special_text = Odrzuć 1 kartę spaczenia. Jeśli nie masz żadnej, dobierz 1 kartę mocy.
    .weakness = Nieugięta: ulega Chaosowi o jedną kartę wcześniej, a jej Przebiegłość jest słaba.
heroes-commissar =
    .name = Komisarz
    .text =
        Po swoim rzucie na ruch w obszarze możesz zamiast ruchu stanąć na polu tego obszaru.
        Po rozpatrzeniu spotkania z nieznajomym, zyskaniu sojusznika lub ukończeniu misji połóż 1 żeton bohatera na tej karcie.
        Po rzucie walki lub rzucie w teście możesz zdjąć 1 żeton z tej karty: +4 do wartości walki lub testu (każde raz w turze).
    .affiliation = Officio Prefectus
    .special_text = Połóż 2 żetony bohatera na tej karcie.
    .weakness = Niczym bez swoich ludzi: żadnego pewnego atrybutu i mało kart mocy.
heroes-ogryn =
    .name = Ogryn
    .text =
        W walce na Siłę z grupą rzuć 1 dodatkową kością.
        Gdy przegrywasz walkę na Siłę, nie tracisz za nią Życia.
    .affiliation = Astra Militarum
    .special-0-options-0-text = Zyskaj 1 punkt Siły.
    .special-0-options-1-text = Zyskaj 2 punkty Życia.
    .special_text = Zyskaj 1 punkt Siły albo 2 punkty Życia.
    .weakness = Słaba wola: Siła Woli 1, która prawie nie rośnie, i prawie żadnych kart mocy.
heroes-ordo_malleus_inquisitor =
    .name = Inkwizytor Ordo Malleus
    .text =
        Premia do walki: +2 przeciw demonom.
        Po swoim rzucie na ruch możesz wydać 1 wpływ, by zamiast ruchu stanąć na polu strefy Zewnętrznej lub Środkowej, na którym stoi inny gracz.
        Raz w każdej swojej turze, przygotowując się do walki, możesz wydać 1 wpływ i wybrać innego gracza w swojej strefie: zyskuje on 1 wpływ, a połowa jego atrybutu tej walki, zaokrąglona w górę, dodaje się do twojej wartości walki.
    .special_text = Wybierz innego gracza: weź od niego 2 wpływy i 1 kartę mocy, wyciągniętą w ciemno.
    .weakness = Sam w strefie jest wątłym starcem: dwie jego zdolności wymagają innych graczy.
heroes-ratling_sniper =
    .name = Ratling snajper
    .text =
        W każdej swojej turze możesz uniknąć jednego wroga.
        Jeśli jedna z twoich kości w walce na Przebiegłość pokazuje 5, rzuć 1 kością i dodaj wynik do swojej wartości walki.
    .affiliation = Astra Militarum
    .special_text = Zyskaj 2 wpływy. Obejrzyj wierzchnią kartę każdej talii zagrożeń i każdą połóż na wierzchu albo na spodzie jej talii.
    .weakness = Mały i miękki: Siła 1, która prawie nie rośnie.
heroes-rogue_trader =
    .name = Wolny kupiec
    .text =
        Ekwipunek kosztuje cię o 1 wpływ mniej.
        Na początku swojej fazy doświadczenia możesz wydać 2 wpływy i wybrać innego gracza w swojej strefie: zyskuje on 2 wpływy, a ty bierzesz od niego 1 kartę mocy, wyciągniętą w ciemno, jeśli jakąś ma.
    .affiliation = Wolni kupcy
    .special_text = Odsłoń 3 karty ekwipunku i kup dowolną ich liczbę po swojej cenie; resztę odrzuć.
    .weakness = Kupiona siła: atrybuty rosną powoli, a pokonany kupiec to biedny kupiec.
heroes-sanctioned_psyker =
    .name = Sankcjonowany psionik
    .text =
        Na początku swojej fazy doświadczenia dobierz 1 kartę mocy.
        Przygotowując się do walki na Siłę lub Przebiegłość, możesz odrzucić 1 kartę mocy, by walczyć Siłą Woli.
        Jeśli przegrasz walkę, w której karta mocy zastąpiła kość, dobierz 1 kartę spaczenia.
    .affiliation = Adeptus Astra Telepathica
    .special_text = Możesz dobrać 1 kartę spaczenia, a potem 3 karty mocy; w przeciwnym razie dobierz 1 kartę mocy.
    .weakness = Zagrożenie: Osnowa słucha każdej karty, którą zagrywa, a ciało ma wątłe.
heroes-tech_priest_enginseer =
    .name = Tech-kapłan inżynier
    .text =
        W walce możesz użyć drugiej broni.
        Na początku swojej fazy doświadczenia możesz wydać 1 wpływ, by położyć 1 ładunek na swoim atucie, który ma ładunki.
        Twoja wartość ruchu jest niższa o 1, ale wynosi co najmniej 1.
    .affiliation = Adeptus Mechanicus
    .special_text = Zyskaj następną kartę ekwipunku bez płacenia, potem połóż 1 ładunek na swoim atucie, który ma ładunki.
    .weakness = Ciężki od żelaza: powolny na każdej drodze i bezradny bez ekwipunku.
heroes-ultramarine_captain =
    .name = Kapitan Ultramarines
    .text =
        Premia do walki: +1 w walkach na Siłę.
        Ilekroć dobierasz karty misji, poza początkiem gry, możesz dobrać o 1 więcej.
        Twoje karty spaczenia leżą zakryte i nigdy nie są aktywowane.
    .affiliation = Adeptus Astartes
    .special_text = Zyskaj 1 z 2 odsłoniętych kart ekwipunku bez płacenia.
    .weakness = Powolny umysł: walki i testy na Przebiegłość to stałe zagrożenie.

## Karty scenariuszy

scenarios-kairos_fateweaver =
    .name = Kairos Tkacz Losu
    .briefing = W środku czeka dwugłowa wyrocznia, która rośnie z każdym twoim ciosem. Omeny po drodze wypełniają twoją rękę.
    .text = Ilekroć w swojej fazie eksploracji dobierzesz kartę zagrożenia ze znakiem omenu, możesz dobrać 1 kartę mocy.
    .confrontation_text =
        Rozpocznij walkę z Kairosem; rodzaj walki wybierasz ty. Odsłoń 2 karty z talii mocy i jeszcze 1 za każdy swój
        żeton bohatera na tej karcie: suma ich wartości to wartość Kairosa w tej walce.
        Zwycięstwo: połóż 1 swój żeton bohatera na tej karcie. Mając 4 żetony, wygrywasz grę; w przeciwnym razie wykonaj tę
        Konfrontację jeszcze raz. Porażka: odrzuć 1 kartę mocy, oprócz zwykłej utraty Życia.
scenarios-the_burning_hour =
    .name = Płonąca godzina
    .briefing = Sektor jest stracony i został jeden statek. Wpływy otwierają drzwi, a bagaż trzeba porzucić.
    .text = Po swoim rzucie na ruch w strefie Zewnętrznej lub Środkowej możesz raz wydać 1 wpływ, by przejść o 1 pole więcej albo o 1 pole mniej, ale co najmniej 1.
    .abilities-0-do-0-options-0-text = Idź o 1 pole dalej.
    .abilities-0-do-0-options-1-text = Idź o 1 pole mniej.
    .confrontation_text =
        Biegnij do ostatniego statku: rzuć 1 kością; po rzucie możesz wydać wpływy, każdy daje +1. 1–2: strać 2 punkty Życia. 3–4: połóż 1 swój
        żeton bohatera na tej karcie i strać 1 punkt Życia. 5 lub więcej: połóż na niej 2 żetony. Potem możesz odrzucić 1 atut, by położyć
        jeszcze 1 żeton. Mając 6 żetonów, jesteś na pokładzie i wygrywasz grę.
scenarios-the_mystery_beyond =
    .name = Tajemnica za granicą
    .briefing = Trzy bramy wymagają po kolei ciała, woli i rozumu. Nikt nie jest odsyłany do domu: karta na pierwszą grę.
    .text = Ilekroć zyskujesz poziom, zyskaj 1 wpływ.
    .confrontation_text =
        Trzy bramy stoją jedna za drugą. Gdy na tej karcie nie ma twoich żetonów bohatera, wykonaj test Siły 10, przy 1 test
        Siły Woli 10, przy 2 test Przebiegłości 10. Zdany: połóż 1 swój żeton na tej karcie; mając 3 żetony, wygrywasz grę,
        w przeciwnym razie wykonaj tę Konfrontację jeszcze raz. Niezdany: dobierz 1 kartę mocy i strać 1 punkt Życia.
scenarios-the_throne_of_whispers =
    .name = Tron szeptów
    .briefing = Trzy drogi prowadzą do jednego tronu: układ, walka, ofiara. Karta okrutna.
    .text = Ilekroć zostajesz pokonany, dobierz 1 kartę spaczenia.
    .confrontation-0-options-0-text = Dobierz 3 karty spaczenia; jeśli dobierzesz wszystkie trzy i nie ulegniesz spaczeniu, wygrywasz grę.
    .confrontation-0-options-1-text = Walka z wartością 14: wygraj ją, a wygrasz grę.
    .confrontation-0-options-2-text = Odrzuć wszystkie atuty, potem test poziomu 14: wygrana albo odpadasz z gry.
    .confrontation_text =
        Wybierz jedno. Układ: dobierz 3 karty spaczenia; jeśli dobierzesz wszystkie trzy i nie ulegniesz spaczeniu, wygrywasz grę.
        Opór: walka dowolnie wybranego rodzaju z wartością 14. Zwycięstwo: wygrywasz grę. Porażka: strać 1 punkt Życia oprócz zwykłej utraty.
        Wyrzeczenie: odrzuć wszystkie swoje atuty, potem wykonaj test poziomu 14. Zdany: wygrywasz grę. Niezdany: odpadasz z gry.
scenarios-the_unlit_beacon =
    .name = Wygasła latarnia
    .briefing = To, co zebrano przez całą grę, płonie na końcu, by rozpalić latarnię. Pokonane omeny oszczędzają część ofiar.
    .text = Gdy weźmiesz jako trofeum wroga ze znakiem omenu, połóż 1 swój żeton bohatera na tej karcie, chyba że leżą już tam 3 twoje lub więcej.
    .confrontation_text =
        Złóż dowolne z tych ofiar, każdą raz: wydaj 4 wpływy; odrzuć 2 karty mocy; odrzuć 1 atut; odrzuć 2 trofea; mając co najmniej
        3 punkty Życia, strać 2. Każda kładzie 1 twój żeton bohatera na tej karcie. Mając 7 żetonów, wygrywasz grę; w przeciwnym razie dobierz
        1 kartę spaczenia.

## Pola

spaces-ultramar_emissary =
    .name = Wysłannik Ultramaru
    .boxes-0-title = Szkolenie
    .boxes-0-text = Szkolenie: odrzuć dowolną liczbę trofeów i zyskaj tyle wpływów, ile są warte w punktach trofeów.
    .boxes-1-title = Rozkazy
    .boxes-1-text = Dobierz 1 kartę misji.
spaces-vaulgast_starport =
    .name = Port gwiezdny Vaulgast
spaces-wastes =
    .name = Pustkowia
spaces-spire_of_vaulgast =
    .name = Iglica Vaulgastu
spaces-outskirts =
    .name = Przedmieścia
spaces-mutant_warlord =
    .name = Wódz mutantów
    .boxes-0-title = Walka z mutantem
    .boxes-0-text = Walka z mutantem: rzuć 1 kością. 1: tracisz następną turę. 2–3: strać 1 punkt Życia. 4–5: dobierz 1 czerwoną kartę zagrożenia i rozpatrz ją. 6: zyskaj 1 punkt Siły.
spaces-st_antias_sanctuary =
    .name = Schronienie św. Antiasa
    .boxes-0-title = Leczenie
    .boxes-0-text = Leczenie: zyskaj 1 punkt Życia, potem jeszcze 1 za każdy wydany wpływ. Nie podnosi to Życia ponad wartość startową.
    .boxes-1-title = Przeprawa
    .boxes-1-text = Wydaj 2 wpływy i przejdź od razu do Apothecarium Sepha; twoja faza starcia się kończy.
spaces-abandoned_ruins =
    .name = Opuszczone ruiny
spaces-eldar_falcon_squadron =
    .name = Eldarska eskadra Falconów
spaces-webway_portal =
    .name = Portal do Pajęczego Traktu
    .boxes-0-title = Aktywacja portalu
    .boxes-0-text = Aktywacja portalu: rzuć 1 kością. 1–2: dobierz 1 żółtą kartę zagrożenia i rozpatrz ją. 3–4: 1 niebieską. 5–6: 1 czerwoną. Karty zagrożenia, które tu zostaną, odrzuca się na koniec tury. Na początku swojej następnej tury możesz od razu przejść na pole z Zapomnianym portalem, a potem rozegrać fazę ruchu jak zwykle.
spaces-foothills_of_liliath =
    .name = Pogórze Liliath
spaces-darkened_glade =
    .name = Mroczna polana
spaces-battlefleet_antias =
    .name = Flota bojowa Antias
    .boxes-0-title = Arsenał
    .boxes-0-text = Arsenał: odsłoń 3 karty ekwipunku, kup dowolną ich liczbę po ich cenie, resztę odrzuć.
    .boxes-1-title = Przeprawa
    .boxes-1-text = Odrzuć 1 atut i przejdź od razu na Antiański świat świątyń; twoja faza starcia się kończy.
spaces-lair_of_vexigar =
    .name = Leże Vexigara
    .boxes-0-title = Wejście do leża
    .boxes-0-text = Wejście do leża: rzuć 1 kością. 1: tracisz następną turę. 2–3: strać 1 punkt Życia. 4–5: dobierz 1 żółtą kartę zagrożenia i rozpatrz ją. 6: zyskaj 1 punkt Przebiegłości.
spaces-soul_trap =
    .name = Pułapka na dusze
spaces-burning_mountain =
    .name = Płonąca góra
spaces-river_of_fire =
    .name = Rzeka ognia
spaces-devouring_wilds =
    .name = Pożerająca dzicz
spaces-grey_knight_envoy =
    .name = Poseł Szarych Rycerzy
    .boxes-0-title = Ładowanie
    .boxes-0-text = Ładowanie: dobierz 1 kartę mocy, potem jeszcze 1 za każdy wydany wpływ.
    .boxes-1-title = Przeprawa
    .boxes-1-text = Odrzuć 1 kartę mocy i przejdź od razu do Czarnej Fortecy; twoja faza starcia się kończy.
spaces-docking_point =
    .name = Punkt dokowania
spaces-warhound_titan_chamber =
    .name = Komora tytana Warhound
spaces-central_cogitator =
    .name = Centralny kogitator
spaces-titan_manufactorum =
    .name = Manufactorum tytanów
spaces-omnissian_shrine =
    .name = Kaplica Omnizjasza
spaces-fortress_world_komarek =
    .name = Świat-forteca Komarek
    .boxes-0-title = Bombardowanie
    .boxes-0-text = Bombardowanie: wybierz pole w dowolnej strefie i usuń z niego wszystkie karty zagrożenia; za każdą zyskaj 1 wpływ.
    .boxes-1-title = Rozkazy
    .boxes-1-text = Dobierz 1 kartę misji.
spaces-guardian_of_the_rift =
    .name = Strażnik szczeliny
spaces-eldar_craftworld =
    .name = Światostatek Eldarów
spaces-shadowed_world =
    .name = Świat w cieniu
spaces-apothecarium_sepha =
    .name = Apothecarium Sepha
    .boxes-0-title = Rekonwalescencja
    .boxes-0-text = Rekonwalescencja: rzuć 1 kością; po rzucie możesz wydać wpływy, każdy daje +1. 1–2: nic. 3–4: zyskaj 1 punkt Życia. 5 lub więcej: odrzuć 1 kartę spaczenia.
    .boxes-1-title = Leczenie
    .boxes-1-text = Zyskaj 1 punkt Życia, potem jeszcze 1 za każdy wydany wpływ. Nie podnosi to Życia ponad wartość startową.
spaces-asteroid_belt_thebian_ii =
    .name = Pas asteroid Thebian II
    .boxes-0-title = Asteroidy
    .boxes-0-text = Bez reliktu tracisz 1 punkt Życia. W każdym razie dobierz 1 kartę zagrożenia z wybranej talii i rozpatrz ją. Na koniec tury odrzuć wszystkie leżące tu karty zagrożenia.
spaces-space_hulk =
    .name = Kosmiczny wrak
spaces-haunted_cluster =
    .name = Nawiedzona gromada
    .boxes-0-title = Nawiedzenie
    .boxes-0-text = Bez reliktu tracisz 2 wpływy. W każdym razie dobierz 1 kartę zagrożenia z wybranej talii i rozpatrz ją. Na koniec tury odrzuć wszystkie leżące tu karty zagrożenia.
spaces-antian_shrine_world =
    .name = Antiański świat świątyń
    .boxes-0-title = Modlitwa
    .boxes-0-text = Modlitwa: rzuć 1 kością; po rzucie możesz wydać wpływy, każdy daje +1. 1–2: nic. 3–4: zamiast następnej fazy ruchu stajesz na dowolnym polu strefy Zewnętrznej lub Środkowej. 5 lub więcej: odrzuć 1 kartę spaczenia.
    .boxes-1-title = Darowizna
    .boxes-1-text = Odrzuć dowolną liczbę swoich atutów; za każdy zyskaj 2 wpływy.
spaces-tyranid_invasion =
    .name = Inwazja Tyranidów
spaces-tyranid_hive_ship =
    .name = Okręt roju Tyranidów
spaces-hive_fleet_karkinos =
    .name = Flota roju Karkinos
spaces-blackstone_fortress =
    .name = Czarna Forteca
    .boxes-0-title = Przepowiednia
    .boxes-0-text = Przepowiednia: rzuć 1 kością; po rzucie możesz wydać wpływy, każdy daje +1. 1–2: nic. 3–4: obejrzyj w tajemnicy wierzchnią kartę każdej talii zagrożeń i każdą połóż na wierzchu albo na spodzie jej talii. 5 lub więcej: dobierz 2 karty mocy.
    .boxes-1-title = Ładowanie
    .boxes-1-text = Dobierz 1 kartę mocy, potem jeszcze 1 za każdy wydany wpływ.
spaces-ork_waaagh =
    .name = Waaagh! Orków
spaces-deffsnagas_killkroozer =
    .name = Kilkroozer Deffsnagi
spaces-cursed_nebula =
    .name = Przeklęta mgławica
spaces-warp_rift =
    .name = Szczelina Osnowy
    .boxes-0-title = Skok
    .boxes-0-text = Idź o 1 pole naprzód i o 1 więcej za każdy spełniony warunek: wydaj 8 wpływów; miej poziom 8 lub wyższy; odrzuć trofea warte 8 punktów trofeów. Potem rozpocznij nową fazę starcia tam, gdzie lądujesz.
spaces-crone_world_yllen_satari =
    .name = Świat wiedźm Yllen Satari
    .boxes-0-title = Wiedźmy
    .boxes-0-text = Rzuć 1 kością. 1–2: dobierz 3 karty spaczenia. 3–4: dobierz 2. 5–6: dobierz 1.
spaces-chaos_titan_mals_furia =
    .name = Tytan Chaosu Mals Furia
    .boxes-0-title = Tytan
    .boxes-0-text = Rzuć 1 kością. 1–2: strać 3 punkty Życia. 3–4: strać 2 punkty Życia. 5–6: strać 1 punkt Życia.
spaces-daemon_world_braxas =
    .name = Świat demonów Braxas
    .boxes-0-title = Demony
    .boxes-0-text = Rzuć 1 kością. 1: odrzuć 1 relikt. 2–5: odrzuć 1 atut. 6: strać 1 punkt Życia.
spaces-slaaneshs_palace =
    .name = Pałac Slaanesha
    .boxes-0-title = Lubieżne szepty
    .boxes-0-text = Lubieżne szepty: test Przebiegłości 14; w razie niepowodzenia odrzuć 1 atut i strać 1 punkt Życia.
spaces-nurgles_garden =
    .name = Ogród Nurgla
    .boxes-0-title = Tchnienie zarazy
    .boxes-0-text = Tchnienie zarazy: test Siły Woli 14; w razie niepowodzenia dobierz 1 kartę spaczenia i strać 1 punkt Życia.
spaces-khornes_fortress =
    .name = Forteca Khorna
    .boxes-0-title = Gniew boga krwi
    .boxes-0-text = Gniew boga krwi: test Siły 14; w razie niepowodzenia strać 2 punkty Życia.
spaces-tzeentchs_labyrinth =
    .name = Labirynt Tzeentcha
    .boxes-0-title = Sieć kłamstw
    .boxes-0-text = Sieć kłamstw: test poziomu 13; w razie niepowodzenia odrzuć wszystkie karty mocy i strać następną turę.
spaces-scenario_space =
    .name = Pole scenariusza
