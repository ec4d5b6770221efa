## Obszary bez powietrza

tokens-oxygen_tank =
    .name = butla tlenu
    .text = Zużywana na końcu twojej tury na polu bez powietrza; bez niej odnosisz 2 rany.
components-airless_parts =
    .name = części planszy bez powietrza
    .what = części planszy bez powietrza
