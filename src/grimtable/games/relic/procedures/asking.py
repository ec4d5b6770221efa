"""Asking: how the procedures of Relic put their questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from grimtable.kernel import Action, Refusal, choice, its_seat
from grimtable.kernel.procedure import Among, Choice, Handler

if TYPE_CHECKING:
    from grimtable.games.relic.game import Play


whose = its_seat
"""The player who is asked: every record of something a player is doing names the player's seat."""


def offer(
    action: type[Action],
    *,
    among: Among,
    do: Handler,
    rule: str,
    because: str | Callable[[Any, Any, Any], str],
) -> Choice:
    """An answer that is legal exactly when it is offered; otherwise the rule and a sentence say why not."""

    def why_not(state: Play, memory: Any, chosen: Any) -> Refusal | None:
        if chosen in list(among(state, memory, chosen.seat)):
            return None
        return Refusal(rule, because if isinstance(because, str) else because(state, memory, chosen))

    return choice(action, among=among, why_not=why_not, do=do)
