## Roboty wartownicze

invaders-sentry_bot =
    .name = Robot wartowniczy
marine_cards-officer =
    .name = Oficer
    .text = Robot wartowniczy obok ciebie ma 1 zasięgu i 1 obrażenie więcej. Na końcu swojej tury, jeśli ty lub marine obok ciebie nie ma rozkazu: wybierz jednego z nich. Możesz wyłożyć obok niego Celowanie.
