"""What encounters, areas, timers and victory conditions of a scenario may say (D04-SET-08, D04-EXP-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from grimtable.content import Reference, Registry, Word
from grimtable.games.doom2004 import changes, counters, events
from grimtable.games.doom2004.box import Count, KeyColour
from grimtable.games.doom2004.procedures.activating_some import ActivatingSome
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.deaths import check_victory, settle_wounds
from grimtable.games.doom2004.procedures.discovery import Discovering, discover_all
from grimtable.games.doom2004.procedures.gaining import gain_token
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.rolling import roll_dice
from grimtable.games.doom2004.procedures.sending import Sending, place_near
from grimtable.games.doom2004.procedures.summoning import summoning_of
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.placing import nearest_places
from grimtable.games.doom2004.topics.pool import is_left
from grimtable.games.doom2004.topics.targets import figures_on
from grimtable.kernel.identity import DoorId, FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.resolving import Resolving

registry = Registry()

EncounterName = str
TokenName = str
InvaderId = Annotated[str, Reference("invaders")]


# --- conditions -----------------------------------------------------------------------------------


@registry.condition("all_left", text="all Marines have left")
def all_left(state: DoomState, resolving: Any) -> bool:
    """Every Marine has left the board (D04-R-84, D4X-CHG-09); with `escape` = `one`, any of them."""
    marines = state.table.marines.values()
    if state.setup.options["escape"] == "one":
        return any(marine.left for marine in marines)
    return all(marine.left for marine in marines)


@registry.condition("flag_at_least", text="enough of it was counted")
def flag_at_least(state: DoomState, resolving: Any, flag: str, amount: int) -> bool:
    """A counter of the scenario has reached a number."""
    return state.table.flags.get(flag, 0) >= amount


@registry.condition("no_invader_left", text="none of that kind is left")
def no_invader_left(state: DoomState, resolving: Any, kind: InvaderId) -> bool:
    """An invader of this kind was killed and none is on the board."""
    if any(invader.kind == kind for invader in state.table.invaders.values()):
        return False
    flags = state.table.flags
    return bool(flags.get(counters.killed(kind), 0) or flags.get(counters.crushed(kind), 0))


@registry.condition("area_known", text="that area is discovered")
def area_known(state: DoomState, resolving: Any, area: str) -> bool:
    """An area has been discovered."""
    return area in state.table.areas


@registry.condition("key_found", text="that key is found")
def key_found(state: DoomState, resolving: Any, colour: KeyColour, or_smashed: bool = False) -> bool:
    """The key of a colour lies beside the compass; or else a door of its colour is no more (D4X-SCN-10)."""
    if colour in state.table.keys:
        return True
    doors = state.field.scene.doors
    return or_smashed and any(
        standing == "destroyed" and doors[door].key == colour for door, standing in state.table.doors.items()
    )


@registry.condition("marines_at_least", text="with so many Marines")
def marines_at_least(state: DoomState, resolving: Any, amount: Count) -> bool:
    """So many Marines are in the game."""
    return len(state.table.marines) >= amount


@registry.condition("marine_in_area", text="a Marine is in that area")
def marine_in_area(state: DoomState, resolving: Any, area: str) -> bool:
    """At least one Marine stands in the area (D4X-SCN-46)."""
    spaces = state.field.scene.areas.get(area, 0)
    return any(m.space >= 0 and spaces >> m.space & 1 for m in state.table.marines.values())


@registry.condition("spawn_step_ahead", text="the spawn step has not begun")
def spawn_step_ahead(state: DoomState, resolving: Any) -> bool:
    """The Invader's turn has come as far as its beginning, and not to a spawn card (D4X-R-79)."""
    turns = [frame for frame in state.stack if frame.procedure.id == "invader_turn"]
    return bool(turns) and turns[-1].step in ("invader_turn_began", "spawn")


@registry.condition("began_in_area", text="he began his turn in that area", needs="marine_turn")
def began_in_area(state: DoomState, resolving: Any, area: str) -> bool:
    """The Marine whose turn it is stood in the area when it began (D4X-SCN-27)."""
    turn = state.in_progress(MarineTurn)
    spaces: int = state.field.scene.areas.get(area, 0)
    return turn is not None and turn.was_on >= 0 and bool(spaces >> turn.was_on & 1)


@registry.condition("encounter_stands", text="that encounter is there")
def encounter_stands(state: DoomState, resolving: Any, encounter: EncounterName) -> bool:
    """The encounter is on the board and has not been removed."""
    return encounter in state.table.encounters.values()


@registry.condition("finder_has", text="he has that token", needs="finder")
def finder_has(state: DoomState, resolving: Any, token: TokenName) -> bool:
    """The Marine concerned has a token of this kind (D4X-SCN-58)."""
    return resolving is not None and state.table.marines[resolving.finder].held(token) > 0


@registry.condition("squad_has", text="a Marine has that token")
def squad_has(state: DoomState, resolving: Any, token: TokenName) -> bool:
    """Any Marine has a token of this kind, also one who has been fragged (D4X-SCN-56)."""
    return any(marine.held(token) for marine in state.table.marines.values())


# --- verbs ----------------------------------------------------------------------------------------


@registry.verb("give_tokens", text="take what lies there", needs="finder")
def give_tokens(state: DoomState, resolving: Resolving, tokens: tuple[str, ...]) -> None:
    """The finder gets tokens at once."""
    marine = state.table.marines[resolving.finder]
    for token in tokens:
        if state.result is None:  # D04-VIC-05: a token that wins ends the game, and nothing more is found
            if state.journal is not None:
                state.emit(events.TokenGained(marine.id, token))
            gain_token(state, marine, token)
    check_victory(state)


@registry.verb("drop_tokens", text="tokens are laid on the space", needs="finder")
def drop_tokens(state: DoomState, resolving: Resolving, tokens: tuple[str, ...]) -> None:
    """Tokens are laid on the finder's space."""
    marine = state.table.marines[resolving.finder]
    if marine.space >= 0:
        for token in changes.loaded(state, tokens):
            changes.drop_token(state, token, marine.space)


@registry.verb("place_invaders", text="invaders appear")
def place_invaders(
    state: DoomState,
    resolving: Resolving,
    kinds: tuple[InvaderId, ...],
    near: str = "finder",
    exact: bool = False,
) -> None:
    """Invaders from the supply stand on the free spaces nearest to the finder or to the encounter,
    or anywhere in an area.

    The area is named, or `area`: the one being discovered, or else the one where the encounter lies. With
    `exact` no equivalent species may come instead.
    """
    marine = state.table.marines.get(resolving.finder)
    space = marine.space if marine is not None else -1
    area = "" if near in ("finder", "encounter") else near
    if near == "encounter" and resolving.space >= 0:
        space = resolving.space
    if near == "area":
        # An encounter keeps its space: whoever found it may have fallen there.
        here = resolving.space if resolving.space >= 0 else space
        area = resolving.name if resolving.kind == "area" else state.field.scene.area_of(here)
    if not exact and not state.game.groups.keys().isdisjoint(kinds):
        state.begin("sending", Sending(kinds, Space(space), area))  # D4X-EQV-07: another species may come
        return
    for kind in kinds:
        if is_left(state, kind):
            place_near(state, kind, space, area)


@registry.verb("wound_finder", text="suffer wounds", needs="finder")
def wound_finder(state: DoomState, resolving: Resolving, amount: Count) -> None:
    """The finder is wounded, whatever his armor."""
    marine = state.table.marines[resolving.finder]
    if marine.space >= 0:
        changes.wound_marine(state, marine, amount)
        settle_wounds(state, "")


@registry.verb("heal_finder", text="heal wounds", needs="finder")
def heal_finder(
    state: DoomState, resolving: Resolving, amount: Count, more: Annotated[str, Word("skills")] = ""
) -> None:
    """The finder gets wound tokens back, and more with a skill if one is named."""
    marine = state.table.marines[resolving.finder]
    extra = changes.skill(state, marine.id, more) if more else 0
    changes.heal_marine(state, marine, amount + extra)


@registry.verb("draw_invader_cards", text="the Invader draws {amount:card|cards}")
def draw_invader_cards(state: DoomState, resolving: Resolving, amount: Count) -> None:
    """The Invader draws cards; the last one of the deck counts as always."""
    for _ in range(amount):
        if state.result is None:
            changes.draw_card(state)


@registry.verb("activate_invaders", text="the Invader activates invaders", pauses=True)
def activate_invaders(state: DoomState, resolving: Resolving, amount: Count) -> None:
    """The Invader activates up to so many invaders at once (D04-EVT-05, D04-R-16)."""
    state.begin("activating_some", ActivatingSome(amount))


@registry.verb("keep_encounter", text="the encounter stays", needs="encounter")
def keep_encounter(state: DoomState, resolving: Resolving) -> None:
    """The encounter can be met again later."""
    if resolving.space >= 0:
        state.table.encounters[resolving.space] = resolving.name


@registry.verb("summon", text="the Invader places one of these: {kinds}", pauses=True)
def summon(
    state: DoomState,
    resolving: Resolving,
    kinds: tuple[InvaderId, ...],
    area: str = "",
    must: bool = False,
    acts: bool = False,
    unseen: bool = False,
    exact: bool = False,
) -> None:
    """The Invader places one figure of one of these kinds: in an area, unseen, or where the encounter was.

    A species of the pool that is equivalent will do (D4X-EQV-07), but not with `exact` (D4X-SCN-21).

    D4X-R-74, D4X-R-79: in full view too; where the encounter was somebody may stand, then beside it. With
    `must` he cannot decline, and takes one from the board if none is left (D4X-SCN-26, D4X-SCN-40); with
    `acts` it is activated at once (D4X-SCN-25, D4X-SCN-39).
    """
    if area or unseen or resolving.space >= 0:
        asked = summoning_of(state, kinds, area, must, acts, unseen, exact, at=resolving.space)
        state.begin("summoning", asked)


@registry.verb("explode", text="{amount:wound|wounds} for everybody within {reach:space|spaces} of it")
def explode(
    state: DoomState, resolving: Resolving, encounter: EncounterName, reach: Count, amount: Count
) -> None:
    """Every figure near an encounter is wounded, whatever its armor, and the encounter is gone.

    D4X-SCN-42, D4X-R-77: the spaces are counted as for a range: not through walls or closed doors, but past
    obstacles, which contain a Blast and not this (D04-R-22).
    """
    field = state.field
    for space in [at for at, name in state.table.encounters.items() if name == encounter]:
        del state.table.encounters[space]
        hurt = figures_on(state, field.passage.spread(space, reach, outside=field.unknown))
        if state.journal is not None:
            state.emit(events.BlastSpread(encounter, space, tuple(map(FigureId, hurt))))
        for id in hurt:
            figure = figure_of(state, id)
            if figure is not None:
                changes.wound(state, figure, amount)
    settle_wounds(state, "")


@registry.verb("lay_tokens", text="tokens are laid on that space", needs="map")
def lay_tokens(state: DoomState, resolving: Resolving, tokens: tuple[TokenName, ...], space: str) -> None:
    """Tokens are laid on a space of the map (D4X-SCN-50); its area is discovered if nobody has seen it."""
    where = Space(state.field.board.read(space))
    area = state.field.scene.area_of(where)
    if area not in state.table.areas:
        state.begin("discovering", Discovering(area, resolving.finder or next(iter(state.table.marines))))
    for token in tokens:
        changes.drop_token(state, token, where)


@registry.verb("give_holder", text="who has it gets these: {tokens}")
def give_holder(
    state: DoomState, resolving: Resolving, holder: TokenName, tokens: tuple[TokenName, ...]
) -> None:
    """The Marine who has a certain token gets others, wherever he is (D4X-SCN-57)."""
    for marine in state.table.marines.values():
        if marine.held(holder):
            for token in tokens:
                if state.journal is not None:
                    state.emit(events.TokenGained(marine.id, token))
                gain_token(state, marine, token)
            return


@registry.verb("roll_again", text="that roll is made again", needs="roll")
def roll_again(state: DoomState, resolving: Resolving) -> None:
    """All dice of the roll before everybody are rolled once more (D4X-SCN-37, D4X-R-76)."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, Attack):
            roll_dice(state, memory)
            return
        if type(memory) is type(resolving) and memory.kind == "encounter" and memory.block:
            face = state.roll("green", state.game.dice["green"].faces)
            memory.block = str(face.range)
            if state.journal is not None:
                again = events.EncounterRolledAgain(FigureId(memory.finder), memory.name, face.range)
                state.emit(again)
            return


@registry.verb("score_frags", text="the Invader scores")
def score_frags(state: DoomState, resolving: Resolving, amount: int) -> None:
    """The Invader gets frag points."""
    changes.score_frags(state, amount, "the scenario")


@registry.verb("count", text="count one")
def count(state: DoomState, resolving: Resolving, flag: str, by: int = 1) -> None:
    """A counter of the scenario moves."""
    changes.count(state, flag, by)
    check_victory(state)


@registry.verb("open_door", text="a door opens")
def open_door(state: DoomState, resolving: Resolving, door: DoorId) -> None:
    """A door opens by itself; what Marines then see is discovered."""
    if state.table.doors.get(door) == "closed":
        changes.set_door(state, door, "open")
        discover_all(state)


@registry.verb("close_door", text="a door closes")
def close_door(state: DoomState, resolving: Resolving, door: DoorId) -> None:
    """A door closes by itself, unless something stands across its line."""
    if state.table.doors.get(door) == "open":
        edges = state.field.board.doors[door]
        if not any(
            state.field.board.inner_edges(changes.covered(state, each)) & edges
            for each in state.table.invaders.values()
        ):
            changes.set_door(state, door, "closed")


@registry.verb("frag_in_area", text="everybody in an area is fragged", needs="finder")
def frag_in_area(state: DoomState, resolving: Resolving, area: str) -> None:
    """D4X-MAP-03, D4X-MAP-04, D4X-R-93: all Marines there at once, and whoever caused it scores."""
    spaces = state.field.scene.areas.get(area, 0)
    for marine in state.table.marines.values():
        if marine.space >= 0 and spaces >> marine.space & 1:
            changes.wound_marine(state, marine, marine.wounds)
    settle_wounds(state, resolving.finder)


@registry.verb("exchange_pads", text="the two marked teleporters change places", needs="map")
def exchange_pads(state: DoomState, resolving: Resolving) -> None:
    """D4X-MAP-05, D4X-R-94: nothing but the teleporters moves."""
    changes.exchange_pads(state)


@registry.verb("unlock", text="doors are unlocked")
def unlock(state: DoomState, resolving: Resolving, colour: KeyColour) -> None:
    """Security doors of a colour are unlocked, as if the key had been found."""
    changes.unlock(state, colour)


@registry.verb("reveal_area", text="an area is discovered", pauses=True, needs="map")
def reveal_area(state: DoomState, resolving: Resolving, area: str) -> None:
    """An area is laid out at once."""
    if area not in state.table.areas:
        # What nobody found (a timer opened it) is read out by the first Marine.
        finder = resolving.finder or next(iter(state.table.marines))
        state.begin("discovering", Discovering(area, finder))


@registry.verb("teleport_finder", text="be moved elsewhere", needs=("finder", "map"))
def teleport_finder(state: DoomState, resolving: Resolving, space: str) -> None:
    """The finder is put on a space, or on the nearest empty one."""
    marine = state.table.marines[resolving.finder]
    board = state.field.board
    target = board.read(space)
    area = state.field.scene.area_of(target)
    if area not in state.table.areas:
        changes.lay_out_area(state, area)
    there = nearest_places(state, "", target)
    if marine.space >= 0 and there is not None:
        changes.move_marine(state, marine, there.anchor)
        discover_all(state)


@registry.verb("tell", text="read a text aloud")
def tell(state: DoomState, resolving: Resolving, text: str) -> None:
    """A text is read to everybody."""
    if state.journal is not None:
        state.emit(events.Told(text))


@registry.verb("end_for_invader", text="the Invader wins")
def end_for_invader(state: DoomState, resolving: Resolving, text: str) -> None:
    """The Invader wins at once."""
    changes.win(state, (INVADERS,), "D04-VIC-06", text)
