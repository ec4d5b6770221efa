"""Compare what clients were acknowledged with what the database holds: nothing lost, nothing doubled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tools.players import SeatedTable
from tools.stored import StoredAction


def disagreements(
    tables: Iterable[SeatedTable], histories: Mapping[str, Sequence[StoredAction]]
) -> list[str]:
    """Every way in which a history differs from what its players were told; empty is as it must be.

    The players finish everything they have sent, so a history holds what was acknowledged and no line more.
    """
    found: list[str] = []
    for table in tables:
        history = histories.get(table.id, ())
        numbers = [line.number for line in history]
        if numbers != list(range(1, len(history) + 1)):
            found.append(
                f"{table.id}: the history is numbered {numbers[:3]} … {numbers[-3:]}, with gaps or twice"
            )
        stored = {line.number: line for line in history}
        keys: dict[tuple[str, str], int] = {}
        revisions: dict[int, str] = {}
        for acknowledged in table.acknowledged:
            line = stored.get(acknowledged.revision)
            what = f"{table.id}: {acknowledged.key} ({acknowledged.text})"
            if line is None:
                found.append(f"{what} was acknowledged as {acknowledged.revision} and is lost")
            elif line.action != acknowledged.text:
                found.append(
                    f"{what} was acknowledged as {acknowledged.revision}, where {line.action} stands"
                )
            if acknowledged.revision in revisions:
                found.append(f"{what} and {revisions[acknowledged.revision]} were both acknowledged as one")
            revisions[acknowledged.revision] = acknowledged.key
            keys[acknowledged.seat, acknowledged.key] = keys.get((acknowledged.seat, acknowledged.key), 0) + 1
        found.extend(
            f"{table.id}: {seat} was acknowledged {key} {times} times"
            for (seat, key), times in keys.items()
            if times > 1
        )
        found.extend(
            f"{table.id}: line {line.number} ({line.action}) was committed, and its player was never told"
            for line in history
            if line.number not in revisions
        )
    return found
