### Überschriften des Regelverzeichnisses; auf Englisch stehen sie in rules.toml.

catalogue-REL = Relic

chapter-REL-SET = Aufbau
chapter-REL-BRD = Spielplan
chapter-REL-CHR = Charaktere, Werte, Limits, Stufen
chapter-REL-TRN = Ablauf eines Zuges
chapter-REL-MOV = Bewegungsphase, Sphären, Bewegungsanweisungen
chapter-REL-EXP = Erkundungsphase
chapter-REL-THR = Gefahrenkarten: Stapel, Arten, Zeitpunkte
chapter-REL-ENG = Gefechtsphase
chapter-REL-EVD = Gegnern ausweichen
chapter-REL-BAT = Gefechte
chapter-REL-XP = Erfahrungsphase
chapter-REL-DIE = Würfel
chapter-REL-TST = Proben
chapter-REL-INF = Einfluss
chapter-REL-SKP = Einen Zug aussetzen
chapter-REL-DEF = Besiegte Spieler
chapter-REL-COR = Verderbnis
chapter-REL-ELM = Eliminierte Spieler
chapter-REL-POW = Kraftkarten
chapter-REL-MIS = Missionen
chapter-REL-RLC = Reliquien
chapter-REL-WAR = Ausrüstungskarten
chapter-REL-CHG = Ladungen
chapter-REL-BON = Gefechts- und Probenboni
chapter-REL-DSC = Ablegen und leere Stapel
chapter-REL-SCN = Szenariobögen
chapter-REL-INN = Innere Sphäre, Warpriss, Szenariofeld
chapter-REL-TIM = Zeitangaben
chapter-REL-CLR = Klarstellungen
chapter-REL-WIN = Sieg
chapter-REL-EX = Durchgespielte Beispiele
chapter-REL-C = Spielmaterial aus dem Regelheft
chapter-REL-R = Auslegungen
chapter-REL-D = Entscheidungen
