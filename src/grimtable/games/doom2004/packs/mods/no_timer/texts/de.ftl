pack-no_timer = Kein Zeitmesser
    .note = Keine Karten verlassen den Zeitmesser; das Spiel endet bei der vereinbarten Punktzahl oder wenn alle es beenden wollen.
