"""Wording: the words that the meaning of a card gives, to stand beside the words printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.content import describe
from grimtable.games.doom2004.effects import registry

if TYPE_CHECKING:
    from grimtable.content import Pack
    from grimtable.games.doom2004.items import InvaderCard, MarineCard, Reaction, Skill, Use


def invader_wording(card: InvaderCard, pack: Pack) -> str:
    """What an Invader card says: its groups, or its moment, conditions and instructions.

    >>> from grimtable.games import load_game
    >>> game = load_game("doom2004")
    >>> invader_wording(game.invader_copies["jaws_or_claws_1"], game.pack)
    'Spawn 1 Demon, or 1 Imp and 1 Zombie.'
    """
    if card.event is not None:
        return reaction_wording(card.event, pack)
    return f"Spawn {', or '.join(_group(group, pack) for group in card.groups)}."


def marine_wording(card: MarineCard, pack: Pack) -> str:
    """What a Marine card says: its skills, then what its owner may do at a moment.

    >>> from grimtable.games import load_game
    >>> game = load_game("doom2004")
    >>> marine_wording(game.marine_copies["scout_1"], game.pack)
    '2 more movement points on Sprint. A door costs you 1 movement point.'
    """
    said = [_skill(skill) for skill in card.skills]
    if card.reaction is not None:
        said.append(use_wording(card.reaction, pack))
    return " ".join(said)


def reaction_wording(reaction: Reaction, pack: Pack) -> str:
    """Moment, conditions and instructions in one sentence and those that follow from it."""
    return _capital(_sentence(reaction, pack))


def use_wording(use: Use, pack: Pack) -> str:
    """The same for a Marine card, with how often it is good."""
    said = _sentence(use, pack)
    if use.once:
        said = f"once in {'the' if use.once == 'game' else 'each'} {use.once}, {said}"
    return _capital(said)


def _sentence(reaction: Reaction, pack: Pack) -> str:
    when = registry.vocabulary("moments")[reaction.moment]
    if reaction.if_:
        when = f"{when}, if {describe(reaction.if_, registry, pack=pack)}"
    said = describe(reaction.do, registry, pack=pack) or "Nothing happens."
    return f"{when}: {said[0].lower()}{said[1:]}"


def _skill(skill: Skill) -> str:
    said = registry.vocabulary("skills")[skill.changes]
    if said.startswith("more "):
        said = f"{skill.amount} {said}"
    return f"{_capital(said)}."


def _group(kinds: tuple[str, ...], pack: Pack) -> str:
    """`1 Imp and 2 Zombies`."""
    said = []
    for kind in dict.fromkeys(kinds):
        number = kinds.count(kind)
        said.append(f"{number} {pack.get('invaders', kind).title}{'s' if number > 1 else ''}")
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}"


def _capital(said: str) -> str:
    return said[0].upper() + said[1:]
