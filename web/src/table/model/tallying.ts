/** A contest as it goes on: dice that fall take the place of those that were waited for; the end is written over it. */

import type { Contest, ContestSide, Tally } from '../../protocol/types'

export function tallied(contest: Contest, tally: Tally): Contest {
  const { dice, added = 0, side = 0, totals } = tally
  const sides = contest.sides.map((one, index) => {
    const own = dice !== undefined && index === side ? fallen(one, dice, added) : one
    return totals === undefined ? own : { ...own, total: totals[index]! }
  }) as [ContestSide, ContestSide]
  return { ...contest, sides, step: tally.step, odds: [], outcome: tally.outcome, tone: tally.tone }
}

function fallen(side: ContestSide, dice: ContestSide['parts'][number]['dice'], added: number): ContestSide {
  const place = side.parts.findIndex((part) => part.waiting === true || part.dice !== undefined)
  if (place < 0) return side
  const before = side.parts[place]!
  const part = { ...before, dice, value: added, waiting: false }
  const parts = side.parts.with(place, part)
  return { ...side, parts, total: side.total - before.value + added }
}
