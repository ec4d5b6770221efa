### O projekcie i źródła.

about-lead = Stół, który pilnuje zasad trzech niedostępnych już przygodowych gier planszowych. Wolny i otwarty.
about-unofficial = Nieoficjalne, stworzone przez fanów
about-unofficial-text = Grimtable nie jest tworzone, licencjonowane ani wspierane przez wydawców, autorów ani właścicieli żadnej z gier. Odtwarza mechanikę i fakty własnymi słowami, bez grafik, logo i zdań z drukowanych instrukcji i kart. Nazwy gier, światów i stworzeń należą do ich właścicieli i mówią tylko, o którą grę chodzi.
about-provenance = Każda karta i figurka mówi, skąd pochodzą jej wartości:
about-icons = Ikony
about-icons-text = Ikony figurek, kart i żetonów pochodzą z
about-icons-changed = Tutaj są pokolorowane i przeskalowane. Narysowali je:
about-icons-all = Wszystkie używane ikony ({ $count })
about-parts = Pisma i części
about-pictures = Obrazy gier, znaki interfejsu i wygląd planszy narysowano dla tego stołu.
about-versions = Wersje
about-edition = zasady { $rules }, zawartość { $content }
