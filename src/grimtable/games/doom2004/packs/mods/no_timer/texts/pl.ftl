pack-no_timer = Bez zegara
    .note = Z zegara nie schodzą karty; gra kończy się przy uzgodnionej liczbie punktów albo gdy wszyscy zgodzą się ją zakończyć.
