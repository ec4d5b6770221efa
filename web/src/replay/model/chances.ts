/** The curve of estimated chances: where it runs, and what it says at a moment. */

import type { Chances } from '../../protocol/types'

/** The chances at a decision: those of the last point that is not after it. */
export function chancesAt(chances: Chances, decision: number): number[] {
  const point = chances.points.findLast(([at]) => at <= decision) ?? chances.points[0]
  return point?.[1] ?? chances.sides.map(() => 0)
}

/** One side's way as the points of an SVG path: decisions to the right, certainty at the top, 0 to 100 down. */
export function pathOf(chances: Chances, side: number): string {
  return chances.points
    .map(([decision, shares], place) => `${place === 0 ? 'M' : 'L'}${decision} ${height(shares[side] ?? 0)}`)
    .join('')
}

/** The same way closed along the lower edge, to be filled. */
export function areaOf(chances: Chances, side: number, decisions: number): string {
  return `${pathOf(chances, side)}L${decisions} 100L0 100Z`
}

function height(share: number): number {
  return Math.round((1 - share) * 1000) / 10
}
