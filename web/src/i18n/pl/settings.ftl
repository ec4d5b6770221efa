### Ustawienia.

settings-lead = Zapamiętane w tej przeglądarce, dla każdego stołu.
settings-look = Wygląd i język
settings-language = Język
settings-theme = Motyw
settings-system = Jak w systemie
settings-dark = Ciemny
settings-light = Jasny
settings-motion = Ruch
settings-motion-text = Ograniczony to tylko przenikanie.
settings-motion-full = Pełny
settings-motion-reduced = Ograniczony
settings-pace = Tempo
settings-speed = Tempo stołu
speed-0 = od razu
speed-1 = wolno
speed-2 = spokojnie
speed-3 = żwawo
speed-4 = szybko
settings-summary = Streszczaj tury botów
settings-summary-text = Jedno streszczenie zamiast każdego kroku. Można je odtworzyć.
settings-playing = Gra
settings-single = Jedno kliknięcie
settings-single-text = Jedno kliknięcie działa od razu, bez podglądu. Dla tych, którzy wiedzą, co robią.
settings-pass-empty = Pasuj za mnie, gdy nic nie mogę zrobić
settings-pass-empty-text = Tylko przy stołach, które pytają wszystkich. Dzieje się to po pauzie niezależnej od twoich kart, żeby nikt nic nie poznał. Wyłącz, aby pasować samemu i blefować.
settings-pass = Przerwania zawsze pasowane
settings-pass-none = Żadne. Możesz wybrać „zawsze pasuj”, gdy stół pyta cię o przerwanie.
settings-pass-some =
    { $count ->
        [one] Jeden rodzaj przerwań jest pasowany za ciebie.
        [few] { $count } rodzaje przerwań są pasowane za ciebie.
       *[many] { $count } rodzajów przerwań jest pasowanych za ciebie.
    }
settings-pass-remove = Znów pytaj: { $moment }
settings-pass-clear = Znów pytaj o wszystkie
settings-calling = Wzywanie mnie
settings-sound = Dźwięk
settings-sound-text = Krótki dźwięk, gdy decyzja należy do ciebie.
settings-notify = Powiadomienie
settings-notify-text = Powiadomienie systemu, gdy decyzja należy do ciebie, a ta strona jest w tle.
settings-you = Ty
settings-kept = Imię, ustawienia i klucze twoich miejsc zostają w tej przeglądarce. Wyczyszczenie jej danych oznacza utratę miejsc.
settings-each-step = Pytaj przy każdym kroku
settings-each-step-text = Także gdy jest tylko jedna odpowiedź, gdy to samo już odrzuciłeś, i przed każdym kliknięciem na planszy. W przeciwnym razie takie wybory dzieją się same, a jedno cofnięcie je odwraca.
settings-stop-at-things = Zatrzymuj się, gdzie coś leży
settings-stop-at-things-text = Droga kończy się tam, gdzie można coś podnieść. W przeciwnym razie to, co nic nie kosztuje, podnosisz po drodze.
settings-coordinates = Pokaż współrzędne
settings-coordinates-text = Na brzegu planszy i zarazem w dzienniku. Bez nich miejsca nazywa się po tym, co tam jest: „przy drzwiach A”.
