"""What objective and threat cards say: portals, tokens, areas, counters (chapters SUM, OBJ, MIS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from grimtable.content import Quantity, Reference, Registry, Word
from grimtable.games.doom2016 import changes
from grimtable.games.doom2016.field import ways_of
from grimtable.games.doom2016.procedures.choosing import ChoosingSpace
from grimtable.games.doom2016.procedures.happening import Happening
from grimtable.games.doom2016.procedures.summoning import Summoning
from grimtable.games.doom2016.table import MARINE
from grimtable.grid import bits
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.procedures.using import Using

registry = Registry()
registry.words("levels", {"any": "any", "blue": "blue", "yellow": "yellow", "red": "red"})

DemonId = Annotated[str, Reference("demons")]
#: D16-SUM-02: rising
ORDER = ("blue", "yellow", "red")
_LEVELS = (
    "any=|blue=blue |yellow=yellow |red=red ",
    "any=|blue=blaue |yellow=gelbe |red=rote ",
    "any=|blue=niebieskie |yellow=żółte |red=czerwone ",
)


def area(state: DoomState, name: str) -> int:
    """The spaces of a named part of the map."""
    from grimtable.games.doom2016.position import areas_of

    return areas_of(state.game.mission(state.setup)).get(name, 0)


def _where(state: DoomState, token: str) -> list[int]:
    """The spaces on which such tokens lie, each once."""
    return [space for space, lying in sorted(state.table.tokens.items()) if token in lying]


# --- portals --------------------------------------------------------------------------------------


def _face_down(state: DoomState, level: str) -> list[int]:
    """Face-down portals, weak ones first (D16-C-18)."""
    found = [
        (ORDER.index(portal.level), space)
        for space, portal in state.table.portals.items()
        if not portal.face_up and level in ("any", portal.level)
    ]
    return [space for _, space in sorted(found)]


@registry.verb(
    "turn_portals",
    text={
        "en": f"turn face-down {{level:{_LEVELS[0]}}} portals face-up, the weakest first, up to {{amount}}",
        "de": f"decke bis zu {{amount}} verdeckte {{level:{_LEVELS[1]}}} Portale auf, die schwächsten zuerst",
        "pl": f"odkryj zakryte {{level:{_LEVELS[2]}}} portale, od najsłabszych, najwyżej tyle: {{amount}}",
    },
)
def turn_portals(
    state: DoomState, using: Using, amount: Quantity, level: Annotated[str, Word("levels")] = "any"
) -> None:
    """Portals become active (D16-SUM-04)."""
    for space in _face_down(state, level)[:amount]:
        changes.turn_portal(state, space)


@registry.verb(
    "turn_all_portals",
    text={
        "en": f"turn all face-down {{level:{_LEVELS[0]}}} portals face-up",
        "de": f"decke alle verdeckten {{level:{_LEVELS[1].replace('e ', 'en ')}}} Portale auf",
        "pl": f"odkryj wszystkie zakryte {{level:{_LEVELS[2]}}} portale",
    },
)
def turn_all_portals(state: DoomState, using: Using, level: Annotated[str, Word("levels")] = "any") -> None:
    """All portals of a level become active (D16-SUM-04)."""
    for space in _face_down(state, level):
        changes.turn_portal(state, space)


@registry.verb(
    "turn_near_portals",
    text={
        "en": "turn each portal within {within:space|spaces} of that figure face-up",
        "de": "decke jedes Portal auf, das höchstens {within:Feld|Felder} von dieser Figur entfernt ist",
        "pl": "odkryj każdy portal najwyżej o {within:pole|pola|pól} od tej figurki",
    },
    needs="happening",
)
def turn_near_portals(state: DoomState, using: Using, within: int) -> None:
    """Portals near the figure to which something happened become active (D16-SUM-04)."""
    happening = state.in_progress(Happening)
    if happening is None or happening.space < 0:
        return
    reach = state.field.ways.within(1 << happening.space, within)
    for space in _face_down(state, "any"):
        if reach >> space & 1:
            changes.turn_portal(state, space)


@registry.verb(
    "summon",
    text={
        "en": "{may:the Invader may summon|the Invader summons} from one face-up portal"
        "{keep:, which is turned face-down instead of being discarded|}",
        "de": "der Zerstörer "
        "{may:darf von einem offenen Portal beschwören|beschwört von einem offenen Portal}"
        "{keep:, das verdeckt statt abgelegt wird|}",
        "pl": "Najeźdźca {may:może przywołać|przywołuje} demony z jednego odkrytego portalu"
        "{keep:, który zostaje zakryty zamiast odrzucony|}",
    },
    pauses=True,
)
def summon(state: DoomState, using: Using, may: bool = False, keep: bool = False) -> None:
    """One summoning, if a portal is face-up (D16-SUM-03, D16-SUM-05)."""
    if any(portal.face_up for portal in state.table.portals.values()):
        state.begin("summoning", Summoning(may=may, keep=keep))


@registry.verb(
    "summon_all",
    text={
        "en": "the Invader summons from every face-up portal"
        "{keep:, each of which is turned face-down instead of being discarded|}",
        "de": "der Zerstörer beschwört von jedem offenen Portal{keep:, das verdeckt statt abgelegt wird|}",
        "pl": "Najeźdźca przywołuje demony z każdego odkrytego portalu"
        "{keep:, który zostaje zakryty zamiast odrzucony|}",
    },
    pauses=True,
)
def summon_all(state: DoomState, using: Using, keep: bool = False) -> None:
    """One summoning for each face-up portal, in the Invader's order (D16-SUM-05, D16-TIM-03, D16-DP-23).

    A portal that was used is discarded or turned face-down, so none comes twice.
    """
    for portal in state.table.portals.values():
        if portal.face_up:
            state.begin("summoning", Summoning(may=False, keep=keep))


def _portals_near(state: DoomState, using: Using) -> list[Space]:
    figure = state.table.figures.get(using.figure)
    if figure is None:
        return []
    here = 1 << figure.space
    around = here | state.field.ways.walk.around(here)
    return sorted(space for space in state.table.portals if around >> space & 1)


@registry.condition(
    "beside_portal",
    text={
        "en": "you are on a portal or adjacent to one",
        "de": "du auf einem Portal oder neben einem stehst",
        "pl": "stoisz na portalu lub obok niego",
    },
)
def beside_portal(state: DoomState, using: Using) -> bool:
    """The marine stands on a portal's space or on an adjacent one (D16-ADJ-04)."""
    return bool(_portals_near(state, using))


@registry.verb(
    "choose_portal",
    text={
        "en": "choose one of these portals",
        "de": "wähle eines dieser Portale",
        "pl": "wybierz jeden z tych portali",
    },
    pauses=True,
    gives="space",
)
def choose_portal(state: DoomState, using: Using) -> None:
    """The marine names a portal on his space or beside it; for a single one nobody is asked (D16-DP-12)."""
    found = _portals_near(state, using)
    if len(found) == 1:
        using.space = found[0]
    elif found:
        state.begin("choosing_space", ChoosingSpace(using.seat, tuple(found)))


@registry.verb(
    "close_portal",
    text={"en": "discard that portal", "de": "lege dieses Portal ab", "pl": "odrzuć ten portal"},
    needs="space",
)
def close_portal(state: DoomState, using: Using) -> None:
    """The portal that was chosen is discarded (D16-SUM-18)."""
    if using.space >= 0:
        changes.remove_portal(state, using.space)


# --- tokens ---------------------------------------------------------------------------------------


@registry.condition(
    "on_token",
    text={
        "en": "you are on a token “{token}”",
        "de": "du auf einem Marker „{token}“ stehst",
        "pl": "stoisz na żetonie „{token}”",
    },
)
def on_token(state: DoomState, using: Using, token: str) -> bool:
    """Such a token lies on the marine's space (D16-OBJ-01)."""
    figure = state.table.figures.get(using.figure)
    return figure is not None and token in state.table.tokens.get(figure.space, ())


@registry.condition(
    "carries",
    text={
        "en": "you carry a token “{token}”",
        "de": "du einen Marker „{token}“ trägst",
        "pl": "niesiesz żeton „{token}”",
    },
)
def carries(state: DoomState, using: Using, token: str) -> bool:
    """The marine carries such a token."""
    figure = state.table.figures.get(using.figure)
    return figure is not None and token in figure.carries


@registry.verb(
    "remove_token",
    text={
        "en": "remove the token “{token}”",
        "de": "entferne den Marker „{token}“",
        "pl": "usuń żeton „{token}”",
    },
)
def remove_token(state: DoomState, using: Using, token: str) -> None:
    """One such token on the marine's space leaves the map."""
    figure = state.table.figures.get(using.figure)
    if figure is not None and token in state.table.tokens.get(figure.space, ()):
        changes.remove_token(state, token, figure.space)


@registry.verb(
    "take_token",
    text={
        "en": "take the token “{token}” with you",
        "de": "nimm den Marker „{token}“ mit",
        "pl": "zabierz ze sobą żeton „{token}”",
    },
)
def take_token(state: DoomState, using: Using, token: str) -> None:
    """The marine carries the token from now on; it falls where he does (D16-OBJ-02)."""
    figure = state.table.figures.get(using.figure)
    if figure is not None and token in state.table.tokens.get(figure.space, ()):
        changes.take_token(state, figure, token)


@registry.verb(
    "deliver_token",
    text={
        "en": "deliver the token “{token}”",
        "de": "gib den Marker „{token}“ ab",
        "pl": "oddaj żeton „{token}”",
    },
)
def deliver_token(state: DoomState, using: Using, token: str) -> None:
    """The marine gives up a token that he carries."""
    figure = state.table.figures.get(using.figure)
    if figure is not None and token in figure.carries:
        changes.deliver_token(state, figure, token)


@registry.verb(
    "move_token",
    text={
        "en": "the token “{token}” moves up to {amount:space|spaces} towards the area “{goal}”",
        "de": "der Marker „{token}“ rückt bis zu {amount:Feld|Felder} auf das Gebiet „{goal}“ zu",
        "pl": "żeton „{token}” przesuwa się najwyżej o {amount:pole|pola|pól} w stronę obszaru „{goal}”",
    },
)
def move_token(state: DoomState, using: Using, token: str, goal: str, amount: int) -> None:
    """The token goes the shortest way on foot and waits before closed doors; figures do not stop it."""
    there = area(state, goal)
    walk = state.field.ways.walk
    for space in _where(state, token)[:1]:
        at = space
        rings = ways_of(state.field.board, 0).walk.rings(there)
        steps = next((number for number, ring in enumerate(rings) if ring >> at & 1), 0)
        for number in range(steps - 1, max(-1, steps - 1 - amount), -1):
            onward = rings[number] & walk.around(1 << at)
            if not onward:
                break
            at = next(iter(bits(onward)))
        if at != space:
            changes.shift_token(state, token, space, at)


@registry.condition(
    "no_tokens",
    text={
        "en": "no token “{token}” is left on the map",
        "de": "kein Marker „{token}“ mehr auf dem Spielplan liegt",
        "pl": "na mapie nie ma już żetonu „{token}”",
    },
)
def no_tokens(state: DoomState, using: Using, token: str) -> bool:
    """Every such token has been removed."""
    return not _where(state, token)


@registry.condition(
    "token_in_area",
    text={
        "en": "the token “{token}” is in the area “{area}”",
        "de": "der Marker „{token}“ im Gebiet „{area}“ liegt",
        "pl": "żeton „{token}” leży w obszarze „{area}”",
    },
)
def token_in_area(state: DoomState, using: Using, token: str, area: str) -> bool:
    """Such a token lies in that part of the map."""
    spaces = _area(state, area)
    return any(spaces >> space & 1 for space in _where(state, token))


_area = area


@registry.condition(
    "carrier_in_area",
    text={
        "en": "a marine who carries the token “{token}” is in the area “{area}”",
        "de": "ein Marine mit dem Marker „{token}“ im Gebiet „{area}“ steht",
        "pl": "marine z żetonem „{token}” stoi w obszarze „{area}”",
    },
)
def carrier_in_area(state: DoomState, using: Using, token: str, area: str) -> bool:
    """Whoever carries the token has brought it there."""
    spaces = _area(state, area)
    return any(
        each.kind == MARINE and token in each.carries and spaces >> each.space & 1
        for each in state.table.figures.values()
    )


def _near_token(state: DoomState, token: str, amount: int, spaces: int) -> bool:
    return any(state.field.ways.within(1 << space, amount) & spaces for space in _where(state, token))


@registry.condition(
    "marine_near_token",
    text={
        "en": "a marine is within {amount:space|spaces} of the token “{token}”",
        "de": "ein Marine höchstens {amount:Feld|Felder} vom Marker „{token}“ entfernt ist",
        "pl": "marine jest najwyżej o {amount:pole|pola|pól} od żetonu „{token}”",
    },
)
def marine_near_token(state: DoomState, using: Using, token: str, amount: int) -> bool:
    """A marine is near the token (D16-R-15)."""
    return _near_token(state, token, amount, state.field.marines)


@registry.condition(
    "demon_near_token",
    text={
        "en": "a demon is within {amount:space|spaces} of the token “{token}”",
        "de": "ein Dämon höchstens {amount:Feld|Felder} vom Marker „{token}“ entfernt ist",
        "pl": "demon jest najwyżej o {amount:pole|pola|pól} od żetonu „{token}”",
    },
)
def demon_near_token(state: DoomState, using: Using, token: str, amount: int) -> bool:
    """A demon is near the token (D16-R-15)."""
    return _near_token(state, token, amount, state.field.demons)


# --- areas and counters ---------------------------------------------------------------------------


@registry.condition(
    "in_area",
    text={
        "en": "you are in the area “{area}”",
        "de": "du im Gebiet „{area}“ stehst",
        "pl": "stoisz w obszarze „{area}”",
    },
)
def in_area(state: DoomState, using: Using, area: str) -> bool:
    """The marine stands in that part of the map."""
    figure = state.table.figures.get(using.figure)
    return figure is not None and bool(_area(state, area) >> figure.space & 1)


@registry.condition(
    "marines_in_area",
    text={
        "en": "the marines in the area “{area}” are at least {amount:marine|marines}",
        "de": "im Gebiet „{area}“ mindestens so viele Marines stehen: {amount:Marine|Marines}",
        "pl": "w obszarze „{area}” jest co najmniej tylu marines: {amount:marine|marines|marines}",
    },
)
def marines_in_area(state: DoomState, using: Using, area: str, amount: Quantity) -> bool:
    """So many marines stand in that part of the map."""
    return (state.field.marines & _area(state, area)).bit_count() >= amount


@registry.condition(
    "marines_rule_area",
    text={
        "en": "more marines than demons are in the area “{area}”",
        "de": "mehr Marines als Dämonen im Gebiet „{area}“ stehen",
        "pl": "w obszarze „{area}” jest więcej marines niż demonów",
    },
)
def marines_rule_area(state: DoomState, using: Using, area: str) -> bool:
    """The marines hold that part of the map; a large demon counts once."""
    return (state.field.marines & _area(state, area)).bit_count() > demons_in_area(state, using, area)


@registry.quantity(
    "demons_in_area",
    text={
        "en": "demon in the area “{area}”|demons in the area “{area}”",
        "de": "Dämon im Gebiet „{area}“|Dämonen im Gebiet „{area}“",
        "pl": "demona w obszarze „{area}”|demony w obszarze „{area}”|demonów w obszarze „{area}”",
    },
)
def demons_in_area(state: DoomState, using: Using, area: str) -> int:
    """Demons with a space in that part of the map."""
    spaces = _area(state, area)
    figures = state.table.figures
    return sum(bool(where & spaces) and figures[id].kind != MARINE for id, where in state.field.where.items())


@registry.verb(
    "hurt_in_area",
    text={
        "en": "{amount} damage to each figure in the area “{area}”",
        "de": "{amount} Schaden bei jeder Figur im Gebiet „{area}“",
        "pl": "obrażenia każdej figurki w obszarze „{area}”: {amount}",
    },
)
def hurt_in_area(state: DoomState, using: Using, area: str, amount: Quantity) -> None:
    """Everybody in that part of the map suffers damage (D16-DMG-17)."""
    spaces = _area(state, area)
    table, where = state.table, state.field.where
    # In the order of the table, which is saved; the field's order is that in which figures moved.
    inside = [figure for figure in table.figures.values() if where[figure.id] & spaces]
    for figure in changes.together(state, inside):
        if figure.id in table.figures and state.result is None:
            changes.suffer(state, figure, amount)


@registry.verb(
    "count",
    text={
        "en": "add {amount} to the counter “{counter}”",
        "de": "der Zähler „{counter}“ steigt um {amount}",
        "pl": "licznik „{counter}” rośnie o {amount}",
    },
)
def count(state: DoomState, using: Using, counter: str, amount: Quantity = 1) -> None:
    """Progress or threat tokens (D16-OBJ-05)."""
    if amount:
        changes.count(state, counter, amount)


@registry.verb(
    "gain_kills",
    text={
        "en": "the Invader gains {amount:kill token|kill tokens}",
        "de": "der Zerstörer erhält {amount:Killmarker|Killmarker}",
        "pl": "Najeźdźca zyskuje {amount:żeton|żetony|żetonów} zabójstwa",
    },
)
def gain_kills(state: DoomState, using: Using, amount: Quantity = 1) -> None:
    """Kill tokens that no killed marine brings (D16-KIL-02)."""
    if amount > 0:
        changes.gain_kill_tokens(state, amount)


@registry.condition(
    "counter_at_least",
    text={
        "en": "the counter “{counter}” is at least {amount}",
        "de": "der Zähler „{counter}“ mindestens so hoch ist: {amount}",
        "pl": "licznik „{counter}” wynosi co najmniej: {amount}",
    },
)
def counter_at_least(state: DoomState, using: Using, counter: str, amount: Quantity) -> bool:
    """So many progress or threat tokens lie there."""
    return state.table.counters.get(counter, 0) >= amount


@registry.condition(
    "counter_is",
    text={
        "en": "the counter “{counter}” is {amount}",
        "de": "der Zähler „{counter}“ bei {amount} steht",
        "pl": "licznik „{counter}” wynosi {amount}",
    },
)
def counter_is(state: DoomState, using: Using, counter: str, amount: Quantity) -> bool:
    """Exactly so many progress or threat tokens lie there."""
    return state.table.counters.get(counter, 0) == amount


@registry.condition(
    "killed_at_least",
    text={
        "en": "so many of these were killed, {demon}: {amount}",
        "de": "so viele getötet wurden, {demon}: {amount}",
        "pl": "zabito ich tylu, {demon}: {amount}",
    },
)
def killed_at_least(state: DoomState, using: Using, demon: DemonId, amount: Quantity) -> bool:
    """So many demons of a type were killed in this mission."""
    return state.table.counters.get(f"kills.{demon}", 0) >= amount


@registry.condition(
    "demons_killed",
    text={
        "en": "the marines have killed so many demons: {amount}",
        "de": "die Marines so viele Dämonen getötet haben: {amount}",
        "pl": "marines zabili tyle demonów: {amount}",
    },
)
def demons_killed(state: DoomState, using: Using, amount: Quantity) -> bool:
    """So many demons were killed in this mission."""
    return state.table.counters.get("kills", 0) >= amount


@registry.condition(
    "rounds_over",
    text={
        "en": "round {amount} is over",
        "de": "Runde {amount} vorbei ist",
        "pl": "runda {amount} się skończyła",
    },
)
def rounds_over(state: DoomState, using: Using, amount: int) -> bool:
    """A later round has begun."""
    return state.table.round > amount
