### Skirmish: miejsca według tego, co tam jest, dla stołów bez współrzędnych. Każde odpowiada na pytanie „gdzie?”.

place-door = przy drzwiach { $door }
place-portal = przy portalu

## Co się stało

named-event-FigurePlaced = { $figure } pojawia się { $space_at }.
named-event-FigureMoved = { $figure } idzie i stoi teraz { $to_space_at }.
named-event-PortalSealed = { $figure } pieczętuje portal { $space_at }.

## Co można zrobić

named-action-Step = Idź na pole { $space_at }
named-action-ChooseSpace = Wybierz pole { $space_at }

## Obok planszy

named-picture-route-watch = { $figure } może uderzyć po drodze, { $at }.
named-picture-overlay-threat =
    { $count ->
        [0] Nikt nie mógłby w następnej turze zaatakować tego pola
        [one] 1 wróg mógłby w następnej turze zaatakować to pole
       *[other] Wrogowie, którzy mogliby w następnej turze zaatakować to pole: { $count }
    }

## Dlaczego nie: palec pokazuje, gdzie

named-refusal-SKI-BIG-02-no_room = { $figure } potrzebuje tam { $side } na { $side } wolnych pól
named-refusal-SKI-FOG-01-unknown = tego nie ma na znanej planszy
named-refusal-SKI-MOV-02-no_way = { $figure } tam nie dotrze; pozostałe kroki: { $steps }
named-refusal-SKI-MOV-03-not_next_to = to pole nie sąsiaduje z figurką { $figure }
named-refusal-SKI-MOV-03-there_already = { $figure } już tam stoi
named-refusal-SKI-MOV-04-occupied = stoi tam { $figure }
named-refusal-SKI-MOV-05-wall = między figurką { $figure } a tym polem jest ściana albo zamknięte drzwi
named-refusal-SKI-SPN-01-not_at_a_portal = to nie jest wolne pole przy otwartym portalu
