/** Where the things that lie on a place are drawn, and which card lies under a point. */

import type { Picture, Place, Token } from '../../protocol/types'
import { centreOfPlace, isRoomy, weightOfPlace, type Point } from './geometry'

export interface Spot {
  token: Token
  /** The middle, in board units. */
  x: number
  y: number
  width: number
  height: number
}

/** So many things of one place are drawn; the rest are counted. */
export const MOST = 4
const MOST_CARDS = 5
const CARD = { width: 35, height: 48 }
const CHIP = 30

/** The spots of what lies on one place; where a piece stands they move to the corners. */
export function spotsOf(place: Place, tokens: readonly Token[], isTaken: boolean): Spot[] {
  return isRoomy(place) ? inRoom(place, tokens) : onFloor(place, tokens.slice(0, MOST), isTaken)
}

/** On a large place things lie in a row along the lower right, cards fanned out when there are many. */
function inRoom(place: Place, tokens: readonly Token[]): Spot[] {
  const centre = weightOfPlace(place)
  const cards = tokens.filter((token) => token.card !== undefined)
  const chips = tokens.filter((token) => token.card === undefined)
  const right = centre.x + 64
  const apart = cards.length <= 3 ? CARD.width + 3 : 110 / Math.min(cards.length, MOST_CARDS)
  const shown = cards.slice(0, MOST_CARDS)
  const row = shown.map((token, index) => ({
    token,
    x: right - (shown.length - 1 - index) * apart,
    y: centre.y + 42,
    ...CARD,
  }))
  const left = centre.x - 66
  return [
    ...row,
    ...chips.slice(0, MOST).map((token, index) => ({
      token,
      x: left + index * (CHIP + 4),
      y: centre.y + 48,
      width: CHIP,
      height: CHIP,
    })),
  ]
}

function onFloor(place: Place, tokens: readonly Token[], isTaken: boolean): Spot[] {
  const centre = centreOfPlace(place)
  const at = (x: number, y: number, size: number, index: number): Spot => ({
    token: tokens[index]!,
    x: centre.x + x,
    y: centre.y + y,
    width: size,
    height: size,
  })
  const corners = (far: number, size: number, order: readonly (readonly [number, number])[]): Spot[] =>
    tokens.map((_, index) => at(order[index]![0] * far, order[index]![1] * far, size, index))
  if (isTaken) {
    return corners(33, 30, [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ])
  }
  if (tokens.length === 1) return [at(0, 0, 56, 0)]
  if (tokens.length === 2) return [at(-23, 0, 42, 0), at(23, 0, 42, 1)]
  return corners(22, 40, [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ])
}

/** The card under a point of a place; of cards over each other the upper. */
export function cardAt(picture: Picture, id: string, point: Point): string | null {
  const place = picture.board.places[id]
  const tokens = picture.tokens[id]
  if (place === undefined || tokens === undefined) return null
  const under = spotsOf(place, tokens, false).findLast(
    (spot) =>
      spot.token.card !== undefined &&
      Math.abs(point.x - spot.x) <= spot.width / 2 &&
      Math.abs(point.y - spot.y) <= spot.height / 2,
  )
  return under?.token.card ?? null
}
