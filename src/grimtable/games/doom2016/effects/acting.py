"""Verbs of figures and cards: choosing, damage, healing, movement, "
"drawing, Argent Power, initiative, grenades."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from grimtable.content import Quantity, Reference, Registry, Word
from grimtable.content.needing import needs_of
from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.effects.fighting import DE, EN, PL, Whom, activation_of
from grimtable.games.doom2016.effects.groups import figure_of, figures_of, is_small, near_defender
from grimtable.games.doom2016.field import ground
from grimtable.games.doom2016.procedures.choosing import ChoosingFigure, ChoosingSpace, Discarding
from grimtable.games.doom2016.procedures.happening import Happening
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.placing_argent import PlacingArgent
from grimtable.games.doom2016.procedures.spending import gain_points as give_points
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.movement import room
from grimtable.games.doom2016.topics.sight import is_within, sees
from grimtable.grid import bits, fits
from grimtable.kernel import SeatId
from grimtable.kernel.identity import CardId, FigureId, Space
from grimtable.kernel.lasting import Effect, Until

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.procedures.using import Using
    from grimtable.games.doom2016.table import Figure

registry = Registry()

OWN_EN = EN.replace("owner=you", "owner=yours")
OWN_PL = PL.replace("owner=ciebie", "owner=swojego marine")

DemonId = Annotated[str, Reference("demons")]

registry.words(
    "candidates",
    {
        "demons": "a demon",
        "small_demons": "a small demon",
        "marines": "a marine",
        "other_marines": "another marine",
        "near_defender": "a figure adjacent to the defender",
    },
    needs={"near_defender": "attack"},
)
_AMONG = (
    "demons=a demon|small_demons=a small demon|marines=a marine|other_marines=another marine"
    "|near_defender=a figure adjacent to the defender",
    "demons=einen Dämon|small_demons=einen kleinen Dämon|marines=einen "
    "Marine|other_marines=einen anderen Marine"
    "|near_defender=eine Figur neben dem Verteidiger",
    "demons=demona|small_demons=małego demona|marines=marine|other_marines=innego marine"
    "|near_defender=figurkę obok obrońcy",
)


def _candidates(state: DoomState, using: Using, among: str) -> list[Figure]:
    if among == "near_defender":
        return near_defender(state, using)
    figures = list(state.table.figures.values())
    if among == "marines":
        return [each for each in figures if each.kind == MARINE]
    if among == "other_marines":
        return [each for each in figures if each.kind == MARINE and each.id != using.figure]
    demons = [each for each in figures if each.kind != MARINE]
    return [each for each in demons if is_small(state, each)] if among == "small_demons" else demons


Among = Annotated[str, Word("candidates")]


@registry.verb(
    "choose_figure",
    text={
        "en": f"{{may:you may |}}choose {{among:{_AMONG[0]}}}",
        "de": f"{{may:du darfst wählen, und zwar |wähle }}{{among:{_AMONG[1]}}}",
        "pl": f"{{may:możesz wybrać |wybierz }}{{among:{_AMONG[2]}}}",
    },
    pauses=True,
    gives="figure",
)
def choose_figure(state: DoomState, using: Using, among: Among, may: bool = False) -> None:
    """The owner of the card names a figure, wherever it is."""
    _choose(state, using, _candidates(state, using, among), may)


@registry.verb(
    "choose_near",
    text={
        "en": f"{{may:you may |}}choose {{among:{_AMONG[0]}}} within {{within:space|spaces}}"
        "{sight: in your line of sight|}",
        "de": f"{{may:du darfst wählen, und zwar |wähle }}{{among:{_AMONG[1]}}}, höchstens "
        "{within:Feld|Felder} entfernt{sight: und in deiner Sichtlinie|}",
        "pl": f"{{may:możesz wybrać |wybierz }}{{among:{_AMONG[2]}}} najwyżej o {{within:pole|pola|pól}}"
        "{sight:, w twoim polu widzenia|}",
    },
    pauses=True,
    gives="figure",
)
def choose_near(
    state: DoomState, using: Using, among: Among, within: int, sight: bool = False, may: bool = False
) -> None:
    """The owner of the card names a figure within so many spaces, himself among marines (D16-R-15)."""
    _choose(state, using, _near(state, using, among, within, sight), may)


def _near(state: DoomState, using: Using, among: str, within: int, sight: bool = False) -> list[Figure]:
    here = figure_of(state, using)
    found = _candidates(state, using, among)
    if here is not None:
        found = [each for each in found if each.id == here.id or is_within(state, here, each, within)]
        if sight:
            found = [each for each in found if each.id == here.id or sees(state, here, each)]
    return found


def _choose(state: DoomState, using: Using, found: list[Figure], may: bool) -> None:
    using.target = ""
    if found:
        ids = tuple(FigureId(each.id) for each in sorted(found, key=lambda each: each.id))
        state.begin("choosing_figure", ChoosingFigure(using.seat, ids, may))


@registry.verb(
    "choose_space",
    text={
        "en": "choose a space within {within:space|spaces} in your line of sight",
        "de": "wähle ein Feld in deiner Sichtlinie, höchstens {within:Feld|Felder} entfernt",
        "pl": "wybierz pole w swoim polu widzenia, najwyżej o {within:pole|pola|pól}",
    },
    pauses=True,
    gives="space",
)
def choose_space(state: DoomState, using: Using, within: int) -> None:
    """The owner names a space that he sees, within so many spaces, whatever may stand there (D16-R-15)."""
    figure = figure_of(state, using)
    if figure is None:
        return
    field = state.field
    seen = field.ways.sight.visible_from(figure.space)
    found = field.ways.within(field.where[figure.id], within) & seen
    state.begin("choosing_space", ChoosingSpace(using.seat, tuple(Space(space) for space in bits(found))))


@registry.verb(
    "choose_push",
    text={
        "en": f"you may choose an unoccupied space within {{within:space|spaces}} of {{whom:{EN}}}",
        "de": f"du darfst ein freies Feld wählen, höchstens {{within:Feld|Felder}} "
        f"entfernt, für {{whom:{DE}}}",
        "pl": f"możesz wybrać wolne pole najwyżej o {{within:pole|pola|pól}} od {{whom:{PL}}}",
    },
    pauses=True,
    gives="space",
)
def choose_push(state: DoomState, using: Using, whom: Whom, within: int) -> None:
    """The owner names where a small figure is pushed to: by ways that it could walk (D16-MOV-20)."""
    spaces = tuple(Space(space) for space in bits(_landings(state, using, whom, within)))
    if spaces:
        state.begin("choosing_space", ChoosingSpace(using.seat, spaces, may=True))


def _landings(state: DoomState, using: Using, whom: str, within: int) -> int:
    """The spaces that a small figure may be pushed to; none for a large one, or one that is gone."""
    field = state.field
    for figure in figures_of(state, using, whom)[:1]:
        if is_small(state, figure):
            flies = figure.kind != MARINE and state.game.demons[figure.kind].flying
            passage = field.ways.fly if flies else field.ways.walk
            return passage.reach(field.where[figure.id], within) & ~field.occupied
    return 0


@registry.verb(
    "choose_teleporter",
    text={
        "en": "choose an active teleporter without a figure",
        "de": "wähle einen aktiven Teleporter ohne Figur",
        "pl": "wybierz aktywny teleporter bez figurki",
    },
    pauses=True,
    gives="space",
)
def choose_teleporter(state: DoomState, using: Using) -> None:
    """The owner names an active teleporter on which nobody stands (D16-TEL-01)."""
    spaces = _free_teleporters(state, using)
    if spaces:
        state.begin("choosing_space", ChoosingSpace(using.seat, spaces))


def _free_teleporters(state: DoomState, using: Using) -> tuple[Space, ...]:
    return tuple(
        Space(space)
        for space, active in sorted(state.table.teleporters.items())
        if active and not state.field.occupied >> space & 1
    )


#: What there is to choose from, for each verb that may find nothing.
_FOUND: Mapping[str, Callable[..., Any]] = {
    "choose_figure": _candidates,
    "choose_near": _near,
    "choose_push": _landings,
    "choose_teleporter": _free_teleporters,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """The choice with which an ability begins, when all the rest is about what was chosen (D16-R-81)."""

    verb: str
    parameters: Mapping[str, object]

    def is_there(self, state: DoomState, using: Using) -> bool:
        """Whether there is anything to choose."""
        return bool(_FOUND[self.verb](state, using, **self.parameters))


def candidates_of(state: DoomState, using: Using, choice: Choice) -> tuple[str, ...]:
    """The figures that such an ability could be used on; none where it chooses something else."""
    found = _FOUND[choice.verb](state, using, **choice.parameters)
    return tuple(each.id for each in found) if choice.verb in ("choose_figure", "choose_near") else ()


def first_choice(calls: tuple[Call, ...], registry: Registry) -> Choice | None:
    """The choice without which an ability comes to nothing; None for those that do something in any case."""
    if len(calls) < 2 or calls[0].verb not in _FOUND or calls[0].guard:
        return None
    if not all(needs_of(call, registry) & {"figure", "space"} for call in calls[1:]):
        return None
    parameters = {key: value for key, value in calls[0].parameters.items() if key != "may"}
    return Choice(calls[0].verb, parameters)


@registry.verb(
    "put",
    text={
        "en": f"put {{whom:{EN}}} there",
        "de": f"stelle {{whom:{DE}}} dorthin",
        "pl": f"przestaw tam figurkę {{whom:{OWN_PL}}}",
    },
    needs="space",
)
def put(state: DoomState, using: Using, whom: Whom) -> None:
    """A small figure is put on the space that was chosen, where it may stand (D16-R-25, D16-MOV-20)."""
    if using.space < 0 or state.field.occupied >> using.space & 1:
        return
    for figure in figures_of(state, using, whom)[:1]:
        flies = figure.kind != MARINE and state.game.demons[figure.kind].flying
        if is_small(state, figure) and (flies or not state.field.scene.rough >> using.space & 1):
            changes.displace(state, figure, using.space)


# --- damage, healing, movement --------------------------------------------------------------------


@registry.verb(
    "hurt",
    text={
        "en": f"{{amount}} damage to {{whom:{EN}}}",
        "de": f"{{amount}} Schaden für {{whom:{DE}}}",
        "pl": f"{{amount:obrażenie|obrażenia|obrażeń}} dla {{whom:{PL}}}",
    },
)
def hurt(state: DoomState, using: Using, whom: Whom, amount: Quantity) -> None:
    """Figures suffer damage without an attack; nothing defends (D16-DEF-11, D16-DMG-17)."""
    for figure in changes.together(state, figures_of(state, using, whom)):
        if figure.id in state.table.figures and state.result is None:
            changes.suffer(state, figure, amount, using.figure)


@registry.verb(
    "heal",
    text={
        "en": f"healing for {{whom:{EN}}}: {{amount}}",
        "de": f"Heilung für {{whom:{DE}}}: {{amount}}",
        "pl": f"leczenie dla {{whom:{PL}}}: {{amount}}",
    },
)
def heal(state: DoomState, using: Using, whom: Whom, amount: Quantity) -> None:
    """Figures lose damage (D16-DMG-15)."""
    for figure in figures_of(state, using, whom):
        changes.heal(state, figure, amount)


@registry.verb(
    "stun",
    text={
        "en": f"stun {{whom:{EN}}}",
        "de": f"betäube {{whom:{DE}}}",
        "pl": f"ogłuszenie dla {{whom:{PL}}}",
    },
)
def stun(state: DoomState, using: Using, whom: Whom) -> None:
    """Figures are stunned (D16-STN-01, D16-STN-02)."""
    for figure in figures_of(state, using, whom):
        changes.stun(state, figure)


@registry.verb(
    "gain_points",
    text={
        "en": f"{{amount:movement point|movement points}} for {{whom:{EN}}}",
        "de": f"{{amount:Bewegungspunkt|Bewegungspunkte}} für {{whom:{DE}}}",
        "pl": f"{{amount:punkt|punkty|punktów}} ruchu dla {{whom:{PL}}}",
    },
    pauses=True,
)
def gain_points(state: DoomState, using: Using, amount: Quantity, whom: Whom = "owner") -> None:
    """Movement points, spent at once outside one's activation (D16-MOV-02, D16-MOV-06)."""
    for figure in figures_of(state, using, whom)[:1]:
        give_points(state, figure, amount)


@registry.verb(
    "slow",
    text={
        "en": "main action cards give {amount:movement point|movement points} less in this activation",
        "de": "Haupt-Aktionskarten geben in dieser Aktivierung "
        "{amount:Bewegungspunkt|Bewegungspunkte} weniger",
        "pl": "karty akcji głównych dają w tej aktywacji mniej ruchu: {amount}",
    },
    needs="activation",
)
def slow(state: DoomState, using: Using, amount: int) -> None:
    """The marine whose activation it is gains fewer points from main action cards (D16-MAR-11)."""
    activation = state.in_progress(MarineActivation)
    if activation is not None:
        until = Until("activation.end", activation.figure)
        changes.begin_effect(state, Effect("speed", using.source, activation.figure, -amount, until))


@registry.verb(
    "gain_main",
    text={
        "en": "{amount} more main action in this activation",
        "de": "{amount} Haupt-Aktion mehr in dieser Aktivierung",
        "pl": "{amount} akcja główna więcej w tej aktywacji",
    },
    needs="activation",
)
def gain_main(state: DoomState, using: Using, amount: int) -> None:
    """One more main action may be resolved (D16-MAR-03)."""
    activation = activation_of(state, using.figure)
    if isinstance(activation, MarineActivation):
        activation.mains += amount


# --- cards and Argent Power -----------------------------------------------------------------------


@registry.verb(
    "draw",
    text={
        "en": "draw {amount:action card|action cards}",
        "de": "ziehe {amount:Aktionskarte|Aktionskarten}",
        "pl": "dobierz {amount:kartę|karty|kart} akcji",
    },
)
def draw(state: DoomState, using: Using, amount: Quantity) -> None:
    """The marine draws action cards, whatever his hand limit (D16-MAR-24)."""
    if using.seat in state.table.marines:
        for _ in range(amount):
            changes.draw_action(state, SeatId(using.seat))


@registry.verb(
    "draw_events",
    text={
        "en": "draw {amount:event card|event cards}",
        "de": "ziehe {amount:Ereigniskarte|Ereigniskarten}",
        "pl": "dobierz {amount:kartę|karty|kart} wydarzeń",
    },
)
def draw_events(state: DoomState, using: Using, amount: Quantity) -> None:
    """The Invader draws event cards (D16-EVT-04)."""
    for _ in range(amount):
        changes.draw_event(state)


@registry.verb(
    "discard_cards",
    text={
        "en": f"{{amount:action card|action cards}} must be discarded by {{whom:{EN}}}",
        "de": f"lass {{whom:{DE}}} {{amount:Aktionskarte|Aktionskarten}} ablegen",
        "pl": f"odrzucenie kart akcji z ręki {{whom:{OWN_PL}}}: {{amount}}",
    },
    pauses=True,
)
def discard_cards(state: DoomState, using: Using, whom: Whom, amount: Quantity) -> None:
    """A marine discards action cards of his choice, as many as he has."""
    for figure in figures_of(state, using, whom)[:1]:
        if figure.kind == MARINE and state.table.marines[figure.id].hand:
            state.begin("discarding", Discarding(SeatId(figure.id), amount))


@registry.verb(
    "gain_argent",
    text={
        "en": "gain {amount} Argent Power",
        "de": "erhalte {amount} Argent-Energie",
        "pl": "zyskujesz moc argentu: {amount}",
    },
    pauses=True,
)
def gain_argent(state: DoomState, using: Using, amount: Quantity) -> None:
    """The Invader gains tokens and places each as he likes (D16-ARG-03)."""
    if amount > 0 and state.table.argent:
        state.begin("placing_argent", PlacingArgent(min(amount, state.table.argent)))


@registry.verb(
    "argent_on_type",
    text={
        "en": "{amount} Argent Power on its demon card",
        "de": "{amount} Argent-Energie auf seine Dämonenkarte",
        "pl": "moc argentu na kartę tego demona: {amount}",
    },
    needs="type",
)
def argent_on_type(state: DoomState, using: Using, amount: Quantity) -> None:
    """Tokens for the type that is being activated (D16-ARG-03)."""
    happening = state.in_progress(Happening)
    if happening is not None and happening.what in state.table.demons:
        changes.gain_argent(state, happening.what, amount)


# --- initiative -----------------------------------------------------------------------------------


@registry.verb(
    "card_first",
    text={
        "en": f"put an initiative card of {{whom:{OWN_EN}}} on top of the initiative deck",
        "de": f"lege eine Initiativekarte für {{whom:{DE}}} oben auf den Initiativestapel",
        "pl": f"połóż kartę inicjatywy {{whom:{OWN_PL}}} na wierzchu talii inicjatywy",
    },
)
def card_first(state: DoomState, using: Using, whom: Whom) -> None:
    """The marine's card is put on top; the others keep their order (D16-RND-12)."""
    _move_card(state, using, whom, first=True)


@registry.verb(
    "card_last",
    text={
        "en": f"put an initiative card of {{whom:{OWN_EN}}} under the initiative deck",
        "de": f"lege eine Initiativekarte für {{whom:{DE}}} unter den Initiativestapel",
        "pl": f"połóż kartę inicjatywy {{whom:{OWN_PL}}} pod talią inicjatywy",
    },
)
def card_last(state: DoomState, using: Using, whom: Whom) -> None:
    """The marine's card is put to the bottom; the others keep their order (D16-RND-12)."""
    _move_card(state, using, whom, first=False)


def _move_card(state: DoomState, using: Using, whom: str, *, first: bool) -> None:
    if whom == "owner":  # D16-ABL-13: his card is in the deck also while he is dead (D16-RND-06)
        _put_initiative(state, using.seat, first=first)
        return
    for figure in figures_of(state, using, whom)[:1]:
        _put_initiative(state, figure.seat, first=first)


def _put_initiative(state: DoomState, card: str, *, first: bool) -> None:
    """D16-RND-07: of several such cards the one that the others pass: the lowest goes up, the topmost down.

    A lone marine's second card counts as his own; moving the other one of the two would often change nothing.
    """
    initiative = state.table.initiative
    if card in initiative:
        left = list(initiative)
        # The top card is the last one.
        del left[left.index(card) if first else len(left) - 1 - left[::-1].index(card)]
        state.table.initiative = [*left, card] if first else [card, *left]
        state.reveals += 1
        if state.journal is not None:
            state.emit(events.InitiativeMoved(SeatId(card), first))


@registry.verb(
    "invader_card_first",
    text={
        "en": "an Invader initiative card goes on top of the initiative deck",
        "de": "eine Initiativekarte des Zerstörers kommt nach oben auf den Initiativestapel",
        "pl": "karta inicjatywy Najeźdźcy trafia na wierzch talii inicjatywy",
    },
)
def invader_card_first(state: DoomState, using: Using) -> None:
    """An Invader card is looked for and put on top (D16-RND-16)."""
    _put_initiative(state, INVADER, first=True)


# --- demons, grenades, cards in play --------------------------------------------------------------


@registry.verb(
    "choose_room",
    text={
        "en": "choose a space for 1 {demon} beside it",
        "de": "wähle ein Feld daneben: {demon}",
        "pl": "wybierz pole obok: {demon}",
    },
    pauses=True,
    needs="figure",
    gives="space",
)
def choose_room(state: DoomState, using: Using, demon: DemonId) -> None:
    """The Invader names where a further demon comes, beside the chosen one (D16-SUM-11)."""
    figure = state.table.figures.get(using.target)
    printed = state.game.demons[demon]
    if figure is not None and state.table.supply[demon] > 0:
        places = room(state, state.field.where[figure.id], printed.base, printed.flying)
        spaces = sorted({place.anchor for place in places})
        if spaces:
            state.begin("choosing_space", ChoosingSpace(using.seat, tuple(Space(space) for space in spaces)))


@registry.verb(
    "place_demon",
    text={"en": "place 1 {demon} there", "de": "stelle dorthin: {demon}", "pl": "postaw tam: {demon}"},
    needs="space",
)
def place_demon(state: DoomState, using: Using, demon: DemonId) -> None:
    """A demon comes from the supply to the space that was chosen (D16-SUM-01).

    D16-BIG-01: only where its base has room, turned if need be.
    """
    if using.space < 0 or state.table.supply[demon] <= 0:
        return
    field = state.field
    for turned in (False, True):
        place = ground(field.board.stride, using.space, state.game.demons[demon].base, turned)
        if fits(field.ways.heavy, place, field.occupied):
            changes.place_demon(state, demon, using.space, turned)
            changes.watch(state)
            return


def _grenade(state: DoomState, using: Using) -> str:
    card = state.game.action_cards.get(state.game.sources[using.source].item)
    return "" if card is None else card.set


@registry.verb(
    "place_grenade",
    text={
        "en": "put your grenade token there, face-down",
        "de": "lege deinen Granatenmarker verdeckt dorthin",
        "pl": "połóż tam swój żeton granatu, zakryty",
    },
    needs="space",
)
def place_grenade(state: DoomState, using: Using) -> None:
    """The token of this grenade lies on the map (D16-ITM-11)."""
    weapon = _grenade(state, using)
    if using.space >= 0 and weapon and using.seat in state.table.marines:
        space = Space(using.space)
        lying = state.table.grenades
        lying[space] = (*lying.get(space, ()), f"{weapon} {using.seat}")
        marine = state.table.marines[using.seat]
        marine.placed = (*marine.placed, weapon)
        if state.journal is not None:
            state.emit(events.GrenadePlaced(SeatId(using.seat), weapon, space))


@registry.verb(
    "recover_grenade",
    text={
        "en": "take your grenade token back",
        "de": "nimm deinen Granatenmarker zurück",
        "pl": "zabierz swój żeton granatu",
    },
)
def recover_grenade(state: DoomState, using: Using) -> None:
    """The token goes back to its owner, face-up (D16-ITM-13)."""
    weapon = _grenade(state, using)
    if weapon and using.seat in state.table.marines:
        changes.recover_grenade(state, SeatId(using.seat), weapon)


@registry.verb(
    "discard_this",
    text={"en": "discard this card", "de": "lege diese Karte ab", "pl": "odrzuć tę kartę"},
)
def discard_this(state: DoomState, using: Using) -> None:
    """The card leaves play (D16-R-48)."""
    card = CardId(state.game.sources[using.source].copy)
    marine = state.table.marines.get(using.seat)
    if marine is not None and card in marine.play:
        changes.discard_played(state, SeatId(using.seat), card)
