### Jak nazywa się pakiet, gdy stół go wybiera, i co przynosi

pack-expansion = Dodatek
    .note = Co dodatek wnosi do każdego scenariusza: dziesięć kolejnych kart marine, razem 28.

marine_cards-assassin =
    .name = Zabójca
    .text = Raz w każdej rundzie, po ogłoszeniu ataku, przed rzutem, jeśli atakujesz najeźdźcę zajmującego 1 pole: atak jest celowany i zadaje 1 obrażenie więcej.
marine_cards-big_guy =
    .name = Osiłek
    .text = 2 obrażenia więcej w walce wręcz.
marine_cards-careful =
    .name = Ostrożny
    .text = Na końcu twojej tury, jeśli ogłosiłeś Sprint i nie masz rozkazu: możesz położyć obok siebie Unik.
marine_cards-danger_sense =
    .name = Szósty zmysł
    .text = Gdy pojawiły się posiłki, jeśli nie masz rozkazu: możesz położyć obok siebie Czuwanie.
marine_cards-efficient_killer =
    .name = Skuteczny zabójca
    .text = Raz w każdej rundzie, po rozstrzygnięciu twojego ataku, w którym zginął najeźdźca, jeśli broń wymaga amunicji: bierzesz 1 pasującą amunicję.
marine_cards-lean_and_mean =
    .name = Chudy i zły
    .text = Raz w każdej rundzie, po rozstrzygnięciu ataku najeźdźcy, w którym ranny został marine, jeśli nie masz rozkazu: możesz położyć obok siebie Czuwanie.
marine_cards-lithe =
    .name = Giętki
    .text = 2 punkty ruchu więcej przy Natarciu.
marine_cards-perfect_aim =
    .name = Pewne oko
    .text = Raz w każdej turze, po zapowiedzi ataku, przed rzutem, jeśli atakujesz i ogłoszono Atak: atak jest celowany.
marine_cards-tech_op =
    .name = Technik
    .text = Raz w każdej rundzie, gdy w swojej turze otworzyłeś drzwi: wybierz drzwi, które są lub mogą być zamknięte. Zamykają się i do końca rundy nikt nie może ich otworzyć.
marine_cards-rallying_cry =
    .name = Okrzyk bojowy
    .text = Raz w każdej rundzie, po rozstrzygnięciu twojego ataku, w którym zginął najeźdźca, jeśli ty lub marine obok ciebie nie ma rozkazu: wybierz jednego z nich. Możesz położyć obok niego unik.
marine_cards-recon =
    .name = Zwiad
    .text = Możesz przechodzić przez przeszkody blokujące i przez wrogów.
