campaigns-campaign =
    .name = Od Po kolana w trupach do Ostatniego rozdziału
    .briefing = Scenariusz za scenariuszem, jeden oddział. Za to, co zabijecie, kupujecie to, co niesiecie; co stracicie, wróg zapamięta.
