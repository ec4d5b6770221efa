"""In few words: what an action brings, so that nobody has to look it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.procedures.summoning import Summoning
from grimtable.games.doom2016.topics.skills import skill
from grimtable.narration.names import Names, names_at

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.items import ActionCard, Group
    from grimtable.kernel import Action


def note(state: DoomState, action: Action, language: str = "en") -> str:
    """What stands beside a legal action before anything else."""
    game = state.game
    if isinstance(action, act.PlayCard):
        printed = game.action_cards.get(game.copies.get(action.card, ""))
        return _values(_names(state, language), printed) if printed is not None else ""
    if isinstance(action, act.Sprint):
        points = game.ruleset.sprint + skill(state, action.seat, "sprint")
        return _names(state, language).say("note-points", points=points)
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
    if isinstance(action, act.ActivateType):
        count = sum(figure.kind == action.demon for figure in state.table.figures.values())
        argent = state.table.demons[action.demon].argent
        return _names(state, language).say("note-type", count=count, argent=argent)
    return ""


def group_words(names: Names, group: Group) -> str:
    """`2 Imp, 1 Pinky, 1 Argent Power`."""
    said = [f"{entry.count} {names.of(entry.demon)}" for entry in group.demons]
    if group.argent:
        said.append(names.say("note-argent", amount=group.argent))
    return ", ".join(said)


def _values(names: Names, card: ActionCard) -> str:
    """`speed 3, range 4, 2 red` (D16-CRD-07)."""
    said = []
    if card.speed:
        said.append(names.say("note-speed", speed=card.speed))
    if card.attack is not None:
        dice = card.attack.dice
        said.append(names.say("note-range", range=card.attack.range))
        said += [f"{dice.count(colour)} {names.word(colour)}" for colour in dict.fromkeys(dice)]
    return ", ".join(said)


def _names(state: DoomState, language: str) -> Names:
    return names_at(state.game, state.setup.order, language)
