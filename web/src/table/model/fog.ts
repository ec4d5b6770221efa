/** Where the fog lies: a band beside each edge of the known map, on the side where nothing is known. */

import type { Edge, Place } from '../../protocol/types'

export interface FogBand {
  side: 'north' | 'south' | 'west' | 'east'
  /** The band's outline. */
  back: string
  /** Slanted strokes that fill it. */
  hatch: string
}

const DEPTH = 0.75
const STRIDE = 0.2

/** Bands for the edges of the unknown; neighbouring edges become one band. */
export function fogBands(fog: readonly Edge[], places: Record<string, Place>, unit: number): FogBand[] {
  const cells = new Set<string>()
  for (const place of Object.values(places)) {
    for (let x = 0; x < (place.w ?? 1); x++) {
      for (let y = 0; y < (place.h ?? 1); y++) cells.add(`${place.x + x},${place.y + y}`)
    }
  }
  return joined(fog).flatMap(([x1, y1, x2, y2]) => {
    if (y1 === y2) {
      const isKnownBelow = cells.has(`${Math.floor(Math.min(x1, x2))},${Math.floor(y1)}`)
      return [band(isKnownBelow ? 'north' : 'south', x1, y1, x2 - x1, unit)]
    }
    if (x1 === x2) {
      const isKnownRight = cells.has(`${Math.floor(x1)},${Math.floor(Math.min(y1, y2))}`)
      return [band(isKnownRight ? 'west' : 'east', x1, y1, y2 - y1, unit)]
    }
    return []
  })
}

/** Edges in one line that touch, as one edge. Left to right, top to bottom. */
export function joined(edges: readonly Edge[]): Edge[] {
  const straight = edges.map(([x1, y1, x2, y2]): Edge => [
    Math.min(x1, x2),
    Math.min(y1, y2),
    Math.max(x1, x2),
    Math.max(y1, y2),
  ])
  const order = (one: Edge, other: Edge): number => {
    const isLevel = (edge: Edge): number => (edge[1] === edge[3] ? 0 : 1)
    if (isLevel(one) !== isLevel(other)) return isLevel(one) - isLevel(other)
    return isLevel(one) === 0
      ? one[1] - other[1] || one[0] - other[0]
      : one[0] - other[0] || one[1] - other[1]
  }
  const result: Edge[] = []
  for (const edge of straight.sort(order)) {
    const last = result.at(-1)
    const continues =
      last !== undefined &&
      last[2] === edge[0] &&
      last[3] === edge[1] &&
      (last[0] === last[2]) === (edge[0] === edge[2])
    if (continues) result[result.length - 1] = [last[0], last[1], edge[2], edge[3]]
    else result.push(edge)
  }
  return result
}

function band(side: FogBand['side'], x: number, y: number, length: number, unit: number): FogBand {
  const outward = side === 'north' || side === 'west' ? -1 : 1
  const level = side === 'north' || side === 'south'
  const at = (along: number, off: number): string => {
    const px = (level ? x + along : x + off * outward) * unit
    const py = (level ? y + off * outward : y + along) * unit
    return `${Math.round(px)} ${Math.round(py)}`
  }
  let hatch = ''
  for (let along = 0; along < length; along += STRIDE) {
    // Every third stroke is short, so that the edge of the dark is ragged.
    const depth = DEPTH * (Math.round(along / STRIDE) % 3 === 0 ? 0.6 : 1)
    hatch += `M${at(along, 0)}L${at(along + 0.22, depth)}`
  }
  return { side, back: `M${at(0, 0)}L${at(length, 0)}L${at(length, DEPTH)}L${at(0, DEPTH)}Z`, hatch }
}
