## Luftleere Bereiche

tokens-oxygen_tank =
    .name = Sauerstoffflasche
    .text = Wird am Ende deines Spielzuges auf einem luftleeren Feld verbraucht; ohne sie erleidest du 2 Verletzungen.
components-airless_parts =
    .name = Luftleere Spielplanteile
    .what = Spielplanteile ohne Luft
