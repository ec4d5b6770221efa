/** Wounds as segments on the lower arc of a disc: filled for what is left, hollow for what is lost. */

export interface Segment {
  path: string
  filled: boolean
}

/** Half the opening of the arc, in radians: the upper half of the disc stays free for the seat's shape and badges. */
const HALF_OPENING = 1.25

/** `pipArc(2, 3, 40)` gives three segments, two of them filled, from left to right. */
export function pipArc(value: number, of: number, radius: number): Segment[] {
  if (of <= 0) return []
  const half = Math.min(HALF_OPENING, 0.24 * of)
  const span = (2 * half) / of
  const gap = Math.min(0.09, span * 0.22)
  const segments: Segment[] = []
  for (let index = 0; index < of; index++) {
    // Angles are measured from straight down, left to right.
    const start = -half + index * span + gap
    const end = -half + (index + 1) * span - gap
    const at = (angle: number): string =>
      `${(Math.sin(angle) * radius).toFixed(1)} ${(Math.cos(angle) * radius).toFixed(1)}`
    segments.push({
      path: `M${at(start)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 0 ${at(end)}`,
      filled: index < value,
    })
  }
  return segments
}
