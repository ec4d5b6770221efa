"""In few words: what an action brings, so that nobody has to look it up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.foreseeing import declared_odds
from grimtable.games.doom2016.procedures.summoning import Summoning
from grimtable.games.doom2016.table import INVADER
from grimtable.games.doom2016.topics.skills import skill
from grimtable.games.doom2016.wording import ability_wording
from grimtable.narration.names import Names, names_at

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.items import ActionCard, Group
    from grimtable.kernel import Action

Look = Mapping[str, Any]


def note(state: DoomState, action: Action, language: str = "en") -> str:
    """What stands beside a legal action before anything else."""
    game = state.game
    if isinstance(action, act.PlayCard):
        printed = game.action_cards.get(game.copies.get(action.card, ""))
        return _values(_names(state, language), printed) if printed is not None else ""
    if isinstance(action, act.Sprint):
        points = game.ruleset.sprint + skill(state, action.seat, "sprint")
        return _names(state, language).say("beside-points", points=points)
    if isinstance(action, act.ChooseGroup):
        memory = state.stack[-1].memory
        if not isinstance(memory, Summoning):
            return ""
        group = game.invasions[state.table.invasion].groups(memory.level)[action.number - 1]
        return group_words(_names(state, language), group)
    if isinstance(action, act.ChooseWeapon):
        names = _names(state, language)
        cards = [game.action_cards[card] for card in game.cards_of_set[action.item]]
        return "; ".join(f"{names.of(card.id)} ({_values(names, card)})" for card in cards)
    if isinstance(action, act.ChooseEventSet):
        names = _names(state, language)
        return ", ".join(names.of(each.id) for each in game.events.values() if each.set == action.item)
    if isinstance(action, act.ChooseInvasion):
        names = _names(state, language)
        card = game.invasions[action.item]
        return "; ".join(
            f"{names.word(level)}: {' / '.join(group_words(names, group) for group in card.groups(level))}"
            for level in ("blue", "yellow", "red")
        )
    if isinstance(action, act.UseAbility):
        return _ability(state, action, language)
    if isinstance(action, act.ActivateType):
        count = sum(figure.kind == action.demon for figure in state.table.figures.values())
        argent = state.table.demons[action.demon].argent
        return _names(state, language).say("beside-type", count=count, argent=argent)
    return ""


def _ability(state: DoomState, action: act.UseAbility, language: str) -> str:
    """What it does; where it costs Argent Power, also how much of it is left to its type (D16-ARG-05)."""
    names, printed = _names(state, language), state.game.sources[action.ability]
    text = ability_wording(printed.ability, state.game.pack, names.language)
    demon = state.table.demons.get(printed.copy)
    if not printed.ability.argent or demon is None:
        return text
    return f"{text} {names.say('beside-argent-left', left=demon.argent)}"


def forecast(state: DoomState, action: Action, language: str = "en") -> str:
    """What an attack may bring, against a defence card that the attacker has not seen."""
    found = declared_odds(state, action)
    if found is None:
        return ""
    odds = found[2]
    return _names(state, language).say(
        "odds-attack",
        hit=round(100 * odds.at_least(1)),
        kill=round(100 * odds.kill),
        mean=f"{odds.mean:.1f}",
        cover="yes" if odds.cover else "no",
    )


def describe_seat(game: Doom2016, look: Look, seat: str, language: str = "en") -> list[str]:
    """What lies before a seat for everybody to see: a marine's body and deck, the Invader's cards."""
    names = names_at(game, (*look["marines"], INVADER), language)
    if seat == INVADER:
        return _invader(names, look)
    marine = look["marines"][seat]
    said = [names.of(marine["class"])] if marine["class"] else []
    figure = look["figures"].get(seat)
    kept = tuple(marine["kept"])
    most = game.ruleset.health + game.skills_of(marine["class"], marine["squad"], kept).get("health", 0)
    if figure is None:
        said.append(names.say("bin-dead"))
    else:
        said.append(names.say("bin-health", left=most - figure["damage"], most=most))
        if figure["stunned"]:
            said.append(names.say("bin-stunned"))
        said += [names.say("bin-carries", what=names.word(token)) for token in figure["carries"]]
    said.append(names.say("bin-cards", hand=marine["hand_size"], deck=marine["deck"]))
    if marine["glory_size"]:
        said.append(names.say("bin-glory", count=marine["glory_size"]))
    weapons = [each.rpartition("_")[0] for each in marine["sets"]]
    said += [names.of(each) for each in weapons if game.sets[each].token]
    return said


def _invader(names: Names, look: Look) -> list[str]:
    said = [names.say("bin-events", hand=look["hand_size"], deck=look["events"]["cards"])]
    for kind, card in look["demons"].items():
        if card["argent"] or card["exhausted"]:
            state = "yes" if card["exhausted"] else "no"
            said.append(names.say("bin-demon", demon=names.of(kind), argent=card["argent"], exhausted=state))
    return said


def group_words(names: Names, group: Group) -> str:
    """`2 × Imp, Pinky, 1 Argent Power`: a name has no plural that every language forms alike."""
    said = [
        names.of(entry.demon) if entry.count == 1 else f"{entry.count} × {names.of(entry.demon)}"
        for entry in group.demons
    ]
    if group.argent:
        said.append(names.say("beside-argent", amount=group.argent))
    return ", ".join(said)


def _values(names: Names, card: ActionCard) -> str:
    """`speed 3, range 4, 2 red` (D16-CRD-07)."""
    said = []
    if card.speed:
        said.append(names.say("beside-speed", speed=card.speed))
    if card.attack is not None:
        dice = card.attack.dice
        said.append(names.say("beside-range", range=card.attack.range))
        said += [f"{dice.count(colour)} {names.word(colour)}" for colour in dict.fromkeys(dice)]
    return ", ".join(said)


def _names(state: DoomState, language: str) -> Names:
    return names_at(state.game, state.setup.order, language)
