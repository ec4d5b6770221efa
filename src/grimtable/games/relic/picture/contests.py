"""Contests: a battle or a test as it builds up, step by step, with both totals (REL-BAT-02, REL-TST-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.picture import icons
from grimtable.games.relic.procedures.battle import type_is_open
from grimtable.games.relic.procedures.throwing import explodes, total
from grimtable.games.relic.remembering import Battle, Chains, Test, Throw
from grimtable.games.relic.topics.dice import battle_odds, pass_chance, reaches
from grimtable.picture.shapes import Chance, Contest, Die, DiePart, Part, Side, Tone

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache

OWN: Final = "white"
ENEMY: Final = "red"
TONES: Final[dict[str, Tone]] = {
    "won": "good",
    "passed": "good",
    "tied": "caution",
    "lost": "damage",
    "failed": "damage",
}
#: the step on the screen for each of the seven of the rules
_BATTLE_STEPS: Final = (1, 1, 1, 2, 3, 4, 4, 5)


class Fray(NamedTuple):
    """A battle in numbers, wherever they come from: what the procedure remembers, or what events told."""

    seat: str
    attribute: str  #: the type of the battle
    enemies: tuple[str, ...]
    sheet: str
    own: int  #: the dial, as often as it counts
    bonus: int
    declared: tuple[str, ...]
    printed: int
    enemy_bonus: int
    dice: Chains = ()
    enemy_dice: Chains = ()
    step: int = 1
    outcome: str = ""
    fights_with: str = ""  #: another attribute than the battle's own

    @property
    def dial(self) -> str:
        """The attribute that the player counts."""
        return self.fights_with or self.attribute


def die(cache: DrawingCache, face: int, colour: str, *, again: bool = False) -> Die:
    """An ordinary die; a six shows that it explodes."""
    key = ("die", face, colour, again)
    found: Die | None = cache.shapes.get(key)
    if found is None:
        icon = icons.FACES[face - 1] if 1 <= face <= 6 else icons.POWER
        made = Die(
            name=cache.say("die"),
            colour=colour,
            parts=(DiePart(icon=icon, value=str(face), tone="act" if face == 6 else "plain"),),
            again=again,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def thrown(cache: DrawingCache, chains: Chains, colour: str) -> tuple[Die, ...]:
    """All dice of a roll in order, those that an explosion brought marked."""
    return tuple(
        die(cache, face, colour, again=place > 0) for chain in chains for place, face in enumerate(chain)
    )


def contest(cache: DrawingCache, state: RelicState) -> Contest | None:
    """The innermost battle or test in progress."""
    throw: Throw | None = None
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, Throw) and throw is None:
            throw = memory
        elif isinstance(memory, Battle):
            if memory.called_off or type_is_open(state, memory):
                return None  # it is over, or there is no dial to count yet
            return _kept(cache, battle(cache, *_fray(state, memory, throw)))
        elif isinstance(memory, Test):
            return _kept(cache, _test(cache, state, memory, throw))
    return None


def _kept(cache: DrawingCache, made: Contest) -> Contest:
    """The same contest is the same object."""
    found: Contest | None = cache.shapes.get(made)
    return cache.keep(cache.shapes, made, made) if found is None else found


# --- battles ----------------------------------------------------------------------------------------


def _fray(
    state: RelicState, memory: Battle, throw: Throw | None
) -> tuple[Fray, tuple[float, float, float] | None]:
    """The battle in numbers, and its odds while it is open."""
    seat = memory.seat
    player = state.table.players[seat]
    lasting = state.lasting
    attribute = memory.fights_with or memory.attribute
    fray = Fray(
        seat=seat,
        attribute=memory.attribute,
        fights_with=memory.fights_with,
        enemies=memory.enemies,
        sheet=memory.sheet,
        own=value_of(player, attribute) * memory.multiplier,
        bonus=memory.bonus
        + lasting.total("battle", seat)
        + lasting.total(f"battle_{memory.attribute}", seat),
        declared=memory.declared,
        printed=memory.printed,
        enemy_bonus=memory.enemy_bonus + lasting.total("enemy", seat),
        dice=memory.dice or (throw.chains if throw is not None else ()),
        enemy_dice=memory.enemy_dice,
        step=_BATTLE_STEPS[memory.step],
        outcome=memory.outcome,
    )
    if memory.outcome:
        return fray, None
    exploding = explodes(state, seat)
    if memory.dice:
        open_dice = 0
    elif fray.dice:
        open_dice = sum(chain[-1] == 6 for chain in fray.dice) if exploding else 0
    else:
        open_dice = max(1, 1 + memory.extra_dice + lasting.total("battle_dice", seat))
    enemy_open = 0 if memory.enemy_dice else 1
    enemy_exploding = not lasting.forbids("explode_enemy", seat)
    ahead = fray.own + fray.bonus + total(fray.dice)
    ahead -= fray.printed + fray.enemy_bonus + total(fray.enemy_dice)
    return fray, battle_odds(ahead, open_dice, exploding, enemy_exploding, enemy_open)


def battle(cache: DrawingCache, fray: Fray, odds: tuple[float, float, float] | None = None) -> Contest:
    """A battle on the screen."""
    names = cache.names
    against_whom = names.joined([names.of(card) for card in fray.enemies]) or names.of(fray.sheet)
    own = [Part(label=cache.say(fray.dial), value=fray.own, icon=icons.ATTRIBUTES[fray.dial])]
    if fray.bonus or fray.declared:
        label = names.joined([names.of(source) for source in fray.declared]) or cache.say("bonus")
        own.append(Part(label=label, value=fray.bonus, icon=icons.BONUS))
    own.append(_rolled(cache, fray.dice, OWN, cache.say("your-dice")))
    foes = [
        Part(
            label=names.of(card), value=cache.game.values[card], icon=icons.card_icon(cache.game.cards[card])
        )
        for card in fray.enemies
    ]
    rest = fray.printed - sum(part.value for part in foes)
    if not foes:
        foes.append(Part(label=names.of(fray.sheet), value=fray.printed, icon=_sheet_icon(cache, fray.sheet)))
    elif rest:
        foes.append(Part(label=cache.say("bonus"), value=rest, icon=icons.BONUS))
    if fray.enemy_bonus:
        foes.append(Part(label=cache.say("bonus"), value=fray.enemy_bonus, icon=icons.BONUS))
    foes.append(_rolled(cache, fray.enemy_dice, ENEMY, cache.say("enemy-die")))
    sides = (
        _side(cache, names.of(fray.seat), icons.ATTRIBUTES[fray.dial], own, seat=fray.seat, tone="act"),
        _side(cache, against_whom, foes[0].icon, foes, cards=fray.enemies, tone="damage"),
    )
    chances: tuple[Chance, ...] = ()
    if odds is not None:
        tones: tuple[tuple[str, Tone], ...] = (("won", "good"), ("tied", "caution"), ("lost", "damage"))
        chances = tuple(
            Chance(label=cache.say(f"odds-{end}"), chance=round(share, 4), tone=tone)
            for (end, tone), share in zip(tones, odds, strict=True)
        )
    return Contest(
        title=cache.say(f"battle-{fray.attribute}", enemy=against_whom),
        steps=tuple(cache.say(f"battle-step-{number}") for number in range(1, 6)),
        step=fray.step,
        sides=sides,
        odds=chances,
        outcome=cache.say(f"outcome-{fray.outcome}") if fray.outcome else None,
        tone=TONES.get(fray.outcome, "plain"),
    )


def _rolled(cache: DrawingCache, chains: Chains, colour: str, label: str) -> Part:
    return Part(
        label=label,
        value=total(chains),
        icon=icons.DIE,
        dice=thrown(cache, chains, colour),
        waiting=not chains,
    )


def _side(
    cache: DrawingCache,
    name: str,
    icon: str,
    parts: list[Part],
    *,
    seat: str | None = None,
    cards: tuple[str, ...] = (),
    tone: Tone,
) -> Side:
    return Side(
        name=name,
        icon=icon,
        parts=tuple(parts),
        total=sum(part.value for part in parts),
        seat=seat,
        cards=cards,
        tone=tone,
    )


def _sheet_icon(cache: DrawingCache, sheet: str) -> str:
    if sheet in cache.game.scenario_sheets:
        return icons.scenario_icon(sheet)
    card = cache.game.cards.get(sheet)
    return icons.card_icon(card) if card is not None else icons.ENEMY


# --- tests ------------------------------------------------------------------------------------------


def _test(cache: DrawingCache, state: RelicState, memory: Test, throw: Throw | None) -> Contest:
    seat, attribute, lasting = memory.seat, memory.attribute, state.lasting
    chains = memory.dice or (throw.chains if throw is not None else ())
    bonus = memory.bonus + lasting.total("test", seat) + lasting.total(f"test_{attribute}", seat)
    done = memory.outcome if memory.outcome in ("passed", "failed") else ""
    own = value_of(state.table.players[seat], attribute)
    odds: float | None = None
    if not done:
        exploding = explodes(state, seat)
        known = own + bonus + total(chains)
        if not chains:
            count = max(1, 1 + memory.extra_dice + lasting.total("test_dice", seat))
            odds = pass_chance(memory.target - own - bonus, count, exploding)
        elif all(chain[0] == 1 for chain in chains):
            odds = 0.0
        else:
            waiting = sum(chain[-1] == 6 for chain in chains) if exploding and not memory.dice else 0
            odds = reaches(memory.target - known, waiting, exploding)
    return test(cache, seat, attribute, own, bonus, memory.declared, chains, memory.target, done, odds)


def test(
    cache: DrawingCache,
    seat: str,
    attribute: str,
    own: int,
    bonus: int,
    declared: tuple[str, ...],
    chains: Chains,
    target: int,
    outcome: str,
    odds: float | None = None,
) -> Contest:
    """A test on the screen."""
    names = cache.names
    parts = [Part(label=cache.say(attribute), value=own, icon=icons.ATTRIBUTES[attribute])]
    if bonus or declared:
        label = names.joined([names.of(source) for source in declared]) or cache.say("bonus")
        parts.append(Part(label=label, value=bonus, icon=icons.BONUS))
    parts.append(_rolled(cache, chains, OWN, cache.say("your-dice")))
    aim = [Part(label=cache.say("target"), value=target, icon=icons.TARGET)]
    chances: tuple[Chance, ...] = ()
    if odds is not None:
        chances = (
            Chance(label=cache.say("odds-passed"), chance=round(odds, 4), tone="good"),
            Chance(label=cache.say("odds-failed"), chance=round(1 - odds, 4), tone="damage"),
        )
    return Contest(
        title=cache.say(f"test-{attribute}", target=target),
        steps=tuple(cache.say(f"test-step-{number}") for number in range(1, 4)),
        step=3 if outcome else 2 if chains else 1,
        sides=(
            _side(cache, names.of(seat), icons.ATTRIBUTES[attribute], parts, seat=seat, tone="act"),
            _side(cache, cache.say("target"), icons.TARGET, aim, tone="caution"),
        ),
        odds=chances,
        outcome=cache.say(f"outcome-{outcome}") if outcome else None,
        tone=TONES.get(outcome, "plain"),
    )
