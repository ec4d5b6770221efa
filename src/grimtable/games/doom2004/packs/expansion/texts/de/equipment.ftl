## Neue Ausrüstung

tokens-invisibility =
    .name = Unsichtbarkeit
    .text = Niemand darf dich angreifen, und kein Angriff auf ein anderes Feld betrifft dich; bis zum Ende deines übernächsten Spielzuges.
tokens-vital_booster =
    .name = Vitalbooster
    .text = Du hast 2 Verletzungsspielsteine mehr als bisher und wirst ganz geheilt; bis du zerfetzt wirst.
