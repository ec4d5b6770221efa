## Der Soulcube

weapons-soul_cube =
    .name = Soulcube
tokens-soul =
    .name = Seele
    .text = Sammelt, wer den Soulcube trägt: eine für jeden Eindringling, den er mit einer anderen Waffe tötet; fünf davon kostet der Angriff mit ihm.
