/** A corner of the board where something may lie without hiding what can be chosen. */

import type { Size } from './camera'
import type { Point } from './geometry'

export type Corner = 'top-right' | 'top-left' | 'bottom-left'

const CORNERS: readonly Corner[] = ['top-right', 'top-left', 'bottom-left']

/** The first corner in which a box covers none of these points; the first of all where each covers one. */
export function freeCorner(window: Size, box: Size, points: readonly Point[]): Corner {
  const hides = (corner: Corner, point: Point): boolean =>
    (corner.endsWith('right') ? point.x > window.width - box.width : point.x < box.width) &&
    (corner.startsWith('top') ? point.y < box.height : point.y > window.height - box.height)
  return CORNERS.find((corner) => !points.some((point) => hides(corner, point))) ?? 'top-right'
}
