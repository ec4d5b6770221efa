### Über uns und Quellen.

about-lead = Ein Tisch für drei vergriffene Abenteuer-Brettspiele, der ihre Regeln durchsetzt. Frei und offen.
about-unofficial = Inoffiziell und von Fans gemacht
about-unofficial-text = Grimtable wird von den Verlagen, Autoren und Inhabern der Spiele weder gemacht noch lizenziert noch unterstützt. Es setzt Spielabläufe und Fakten in eigenen Worten um, ohne Bilder, Logos oder Sätze gedruckter Hefte und Karten. Namen von Spielen, Welten und Wesen gehören ihren Inhabern und sagen nur, welches Spiel gemeint ist.
about-provenance = Jede Karte und jede Figur sagt, woher ihre Werte stammen:
about-icons = Symbole
about-icons-text = Die Symbole der Figuren, Karten und Marker sind von
about-icons-changed = Sie sind hier eingefärbt und skaliert. Gezeichnet haben sie:
about-icons-all = Alle { $count } verwendeten Symbole
about-parts = Schrift und Teile
about-pictures = Die Bilder der Spiele, die Zeichen der Oberfläche und das Aussehen des Spielplans sind für diesen Tisch gezeichnet.
about-versions = Versionen
about-edition = Regeln { $rules }, Inhalt { $content }
