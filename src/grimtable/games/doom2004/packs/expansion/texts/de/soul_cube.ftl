## Der Soulcube

weapons-soul_cube =
    .name = Soulcube
tokens-soul =
    .name = Seelenmarker
    .text = Sammelt, wer den Soulcube trägt: einen für jeden Eindringling, den er mit einer anderen Waffe tötet; fünf davon kostet der Angriff mit ihm.
