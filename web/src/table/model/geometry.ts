/** Places and pieces as shapes: boxes, outlines, and which place lies under a point. */

import type { Picture, Piece, Place } from '../../protocol/types'
import { UNIT, type Box } from './camera'

export interface Point {
  x: number
  y: number
}

export function boxOfPlace(place: Place): Box {
  if (place.points !== undefined && place.points.length > 0) {
    const xs = place.points.map((point) => point[0])
    const ys = place.points.map((point) => point[1])
    const left = Math.min(...xs)
    const top = Math.min(...ys)
    return {
      x: left * UNIT,
      y: top * UNIT,
      width: (Math.max(...xs) - left) * UNIT,
      height: (Math.max(...ys) - top) * UNIT,
    }
  }
  return { x: place.x * UNIT, y: place.y * UNIT, width: (place.w ?? 1) * UNIT, height: (place.h ?? 1) * UNIT }
}

export function boxOfPiece(piece: Piece): Box {
  return { x: piece.x * UNIT, y: piece.y * UNIT, width: piece.w * UNIT, height: piece.h * UNIT }
}

export function boxOfBoard(picture: Picture): Box {
  const [x, y, width, height] = picture.board.frame
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT }
}

/** The middle of a place; of one with corners, the middle of the box round it. */
export function centreOfPlace(place: Place): Point {
  const box = boxOfPlace(place)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The centre of gravity of a place: where words sit well in a crooked one. */
export function weightOfPlace(place: Place): Point {
  const points = place.points
  if (points === undefined || points.length < 3) return centreOfPlace(place)
  let area = 0
  let x = 0
  let y = 0
  for (let here = 0, last = points.length - 1; here < points.length; last = here++) {
    const [ax, ay] = points[last]!
    const [bx, by] = points[here]!
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return { x: (x / (3 * area)) * UNIT, y: (y / (3 * area)) * UNIT }
}

/** A place with corners is large: it is named itself, and several things have room on it. */
export function isRoomy(place: Place | undefined): boolean {
  return (place?.points?.length ?? 0) > 2
}

/** The outline of a place as a path, drawn a little inside its edge. */
export function outline(place: Place, inset = 0): string {
  const points = place.points
  if (points !== undefined && points.length > 2) {
    const centre = centreOfPlace(place)
    const corners = points.map(([px, py]) => {
      const x = px * UNIT
      const y = py * UNIT
      const length = Math.hypot(centre.x - x, centre.y - y) || 1
      return `${round(x + ((centre.x - x) / length) * inset)} ${round(y + ((centre.y - y) / length) * inset)}`
    })
    return `M${corners.join('L')}Z`
  }
  const box = boxOfPlace(place)
  return `M${box.x + inset} ${box.y + inset}h${box.width - 2 * inset}v${box.height - 2 * inset}h${2 * inset - box.width}Z`
}

/** Many outlines as one path: six hundred places are one element of the page. */
export function outlines(places: Iterable<Place>, inset = 0): string {
  let path = ''
  for (const place of places) path += outline(place, inset)
  return path
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function isInside(points: [number, number][], x: number, y: number): boolean {
  let inside = false
  for (let here = 0, last = points.length - 1; here < points.length; last = here++) {
    const [ax, ay] = points[here]!
    const [bx, by] = points[last]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Finds the place under a point without asking six hundred of them. */
export class PlaceFinder {
  #buckets = new Map<string, [string, Place][]>()

  constructor(places: Record<string, Place>) {
    for (const [id, place] of Object.entries(places)) {
      const box = boxOfPlace(place)
      const right = Math.ceil((box.x + box.width) / UNIT)
      const bottom = Math.ceil((box.y + box.height) / UNIT)
      for (let x = Math.floor(box.x / UNIT); x < right; x++) {
        for (let y = Math.floor(box.y / UNIT); y < bottom; y++) {
          const key = `${x},${y}`
          const bucket = this.#buckets.get(key)
          if (bucket === undefined) this.#buckets.set(key, [[id, place]])
          else bucket.push([id, place])
        }
      }
    }
  }

  /** The id of the place at a point of the board, or null. */
  at(point: Point): string | null {
    const x = point.x / UNIT
    const y = point.y / UNIT
    for (const [id, place] of this.#buckets.get(`${Math.floor(x)},${Math.floor(y)}`) ?? []) {
      if (place.points !== undefined && place.points.length > 2) {
        if (isInside(place.points, x, y)) return id
      } else if (x >= place.x && x < place.x + (place.w ?? 1) && y >= place.y && y < place.y + (place.h ?? 1))
        return id
    }
    return null
  }
}

/** The next place from here in a direction of the arrow keys: nearest in that direction, straight before slanted. */
export function neighbourInDirection(
  centres: ReadonlyMap<string, Point>,
  from: string,
  direction: { x: number; y: number },
): string | null {
  const here = centres.get(from)
  if (here === undefined) return centres.keys().next().value ?? null
  let best: string | null = null
  let bestCost = Infinity
  for (const [id, point] of centres) {
    if (id === from) continue
    const dx = point.x - here.x
    const dy = point.y - here.y
    const along = dx * direction.x + dy * direction.y
    if (along <= UNIT * 0.2) continue
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    const cost = along + aside * 2.5
    if (cost < bestCost) {
      best = id
      bestCost = cost
    }
  }
  return best
}

/** The middle of a figure, in board units. */
export function centreOfPiece(piece: Piece): Point {
  return { x: (piece.x + piece.w / 2) * UNIT, y: (piece.y + piece.h / 2) * UNIT }
}

/** The outer edge of squares that lie together, a little inside it. */
export function rim(places: readonly Place[], inset = 4): string {
  const inside = new Set(places.map((place) => `${place.x},${place.y}`))
  const has = (x: number, y: number): boolean => inside.has(`${x},${y}`)
  let path = ''
  for (const { x, y } of places) {
    const [west, north, east, south] = [x * UNIT, y * UNIT, (x + 1) * UNIT, (y + 1) * UNIT]
    if (!has(x, y - 1)) path += `M${west} ${north + inset}H${east}`
    if (!has(x, y + 1)) path += `M${west} ${south - inset}H${east}`
    if (!has(x - 1, y)) path += `M${west + inset} ${north}V${south}`
    if (!has(x + 1, y)) path += `M${east - inset} ${north}V${south}`
  }
  return path
}
