/** A corner of the board where something may lie without hiding what can be chosen. */

import type { Size } from './camera'
import type { Point } from './geometry'

export type Corner = 'top-right' | 'top-left' | 'bottom-left' | 'bottom-right'

export const CORNERS: readonly Corner[] = ['top-right', 'top-left', 'bottom-left']

/** The first corner in which a box covers none of these points; the one that covers fewest where each covers some. */
export function freeCorner(
  window: Size,
  box: Size,
  points: readonly Point[],
  corners: readonly Corner[] = CORNERS,
): Corner {
  const hides = (corner: Corner, point: Point): boolean =>
    (corner.endsWith('right') ? point.x > window.width - box.width : point.x < box.width) &&
    (corner.startsWith('top') ? point.y < box.height : point.y > window.height - box.height)
  const hidden = corners.map((corner) => points.filter((point) => hides(corner, point)).length)
  return corners[hidden.indexOf(Math.min(...hidden))]!
}
