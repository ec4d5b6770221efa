### Regeln, Karten und Figuren.

rules-lead = Jede Regel, die der Tisch durchsetzt, in unseren Worten, mit der Nummer, unter der Absagen und Protokoll sie nennen.
rules-search = Regeln durchsuchen
rules-chapters = Kapitel
rules-found =
    { $count ->
        [0] Nichts gefunden. Versuch ein anderes Wort.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-in-english = Was noch nicht übersetzt ist, steht auf Englisch.
rules-source = Überschrift im Regelheft: { $source }
rules-copy = Link zu { $rule } kopieren
rules-copied = Der Link zu { $rule } ist kopiert.
rules-unknown = Eine Regel { $rule } gibt es hier nicht. Such nach einem Wort daraus.
rules-status-partly = Teilweise im Spiel.
rules-status-unfinished = Noch nicht im Spiel.
rules-status-table-only = Gilt nur am gedruckten Spiel.

cards-lead = Alles, wie es im Spiel aussieht. Wo kein gedruckter Wert bekannt ist, stammt der Entwurf von uns und sagt es.
cards-search = Namen und Texte suchen
cards-kind = Art
cards-all-kinds = Alle Arten
cards-provenance = Woher die Werte stammen
cards-all-provenances = Alle Quellen
cards-count = { $count } von { $of }
cards-open = { $name }, groß zeigen
cards-rule = Regel
cards-id = Name in Dateien
cards-figure = Auf dem Spielplan
cards-none = Nichts passt. Nimm einen Filter weg.

provenance-rulebook = Regelheft
provenance-rulebook-text = Der Wert steht in einem gedruckten Regelheft.
provenance-community = Veröffentlichte Angabe
provenance-community-text = Eine veröffentlichte Angabe über das gedruckte Teil.
provenance-original = Unser Entwurf
provenance-original-text = Vom gedruckten Teil ist nichts bekannt; dies passt zu allem, was man weiß.

## Arten

kind-event = Ereigniskarten
kind-spawn = Nachschubkarten
kind-skill = Marinekarten
kind-invader = Eindringlinge
kind-weapon = Waffen
kind-die = Würfel
kind-token = Marker
kind-figure = Figuren
kind-reaction = Reaktionen
kind-find = Funde
kind-order = Befehle
kind-vow = Schwüre
kind-card = Karten
kind-enemy = Gegner
kind-encounter = Begegnungen
kind-asset = Vorteile
kind-power = Kraftkarten
kind-mission = Missionen
kind-corruption = Verderbnis
kind-relic = Reliquien
kind-wargear = Ausrüstungskarten
kind-hero = Charaktere
kind-scenario = Szenarien
kind-space = Felder
kind-main = Haupt-Aktionen
kind-bonus = Bonus-Aktionen
kind-glory = Glory-Kill-Karten
kind-squad = Truppkarten
kind-demon = Dämonen
kind-invasion = Invasionskarten
kind-threat = Bedrohungen
kind-objective = Ziele
kind-class = Klassen
