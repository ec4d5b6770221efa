### Jak nazywa się pakiet, gdy stół go wybiera, i co drukuje inaczej

pack-amendments = Poprawki dodatku do zasad podstawowych
    .note = Obowiązują, o ile ich nie pominiecie: to późniejsze słowo wydawcy, a scenariusze są z nimi wyważone.

invader_cards-dud =
    .name = Niewypał
    .text = Gdy rzut marine jest ostateczny, broń wymaga amunicji i żadna kość nie pokazuje naboju: odrzuca on 1 pasującą amunicję.
