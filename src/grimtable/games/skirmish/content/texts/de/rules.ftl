### Überschriften des Regelverzeichnisses; auf Englisch stehen sie in rules.toml.

catalogue-SKI = Scharmützel

chapter-SKI-SET = Aufbau
chapter-SKI-RND = Die Runde
chapter-SKI-TRN = Ein Zug
chapter-SKI-ACT = Eine Aktivierung
chapter-SKI-MOV = Bewegung
chapter-SKI-BIG = Große Figuren
chapter-SKI-DOR = Türen
chapter-SKI-POR = Portale
chapter-SKI-LOS = Sichtlinie
chapter-SKI-ATK = Angriff
chapter-SKI-REA = Reaktionen
chapter-SKI-WAT = Wachen
chapter-SKI-DMG = Verletzungen und Tod
chapter-SKI-CRD = Karten
chapter-SKI-VOW = Schwüre
chapter-SKI-LST = Was andauert
chapter-SKI-SPN = Neue Figuren
chapter-SKI-FOG = Verborgene Bereiche
chapter-SKI-HID = Geheimnisse
chapter-SKI-WIN = Sieg
