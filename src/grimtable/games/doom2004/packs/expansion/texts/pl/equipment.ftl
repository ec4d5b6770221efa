## Nowe wyposażenie

tokens-invisibility =
    .name = niewidzialność
    .text = Nikt nie może cię zaatakować i żaden atak na inne pole cię nie dotyczy; do końca twojej drugiej tury po tej.
tokens-vital_booster =
    .name = wzmacniacz życia
    .text = Masz o 2 rany więcej niż dotąd i odzyskujesz wszystkie; dopóki nie zostaniesz rozerwany.
