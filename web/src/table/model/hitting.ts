/** What lies under a finger: a figure, a door, a place. */

import type { Picture } from '../../protocol/types'
import { UNIT } from './camera'
import { boxOfPiece, type PlaceFinder, type Point } from './geometry'
import { cardAt } from './lying'

export interface Hit {
  place: string | null
  piece: string | null
  door: string | null
  /** A card that lies there. */
  card?: string | null
}

/** How near to a door's line, in board units, a finger means the door. */
const DOOR_REACH = 17

export function hit(picture: Picture, finder: PlaceFinder, point: Point): Hit {
  let piece: string | null = null
  let smallest = Infinity
  for (const candidate of Object.values(picture.pieces)) {
    const box = boxOfPiece(candidate)
    const isInside =
      point.x >= box.x && point.x < box.x + box.width && point.y >= box.y && point.y < box.y + box.height
    // Of figures over each other the smaller is meant: the larger can be hit beside it.
    if (isInside && box.width * box.height < smallest) {
      piece = candidate.id
      smallest = box.width * box.height
    }
  }
  let door: string | null = null
  for (const [id, candidate] of Object.entries(picture.board.doors)) {
    const [x1, y1, x2, y2] = candidate.line
    if (distance(point, { x: x1 * UNIT, y: y1 * UNIT }, { x: x2 * UNIT, y: y2 * UNIT }) <= DOOR_REACH)
      door = id
  }
  const place = finder.at(point)
  const card = place === null || piece !== null ? null : cardAt(picture, place, point)
  return { place, piece: door === null ? piece : null, door, card }
}

/** From a point to a stretch of line. */
function distance(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = dx * dx + dy * dy
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length))
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy)
}
