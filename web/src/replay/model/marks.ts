/** The moments worth jumping to: kinds of marks, turns, and the next of them from here. */

import type { Replay, ReplayMark } from '../../protocol/types'

export const KINDS = ['turning', 'discovery', 'kill', 'card', 'end'] as const
export type Kind = (typeof KINDS)[number]

export interface Mark {
  decision: number
  kind: Kind
  label: string
  /** What a turning point added to the estimated chance of a side; 0 where nothing turned. */
  swing: number
  /** The side that gained. */
  side: string
}

export interface Turn {
  /** After this decision the turn has begun. */
  decision: number
  label: string
}

/** So many turning points are shown, those with the largest swing. */
const MOST_TURNING = 6
/** A smaller swing turns nothing. */
const LEAST_SWING = 0.05

/** The marks in order. The largest swings are turning points, whatever else happened there. */
export function marksOf(replay: Pick<Replay, 'marks'>): Mark[] {
  const swings = replay.marks
    .filter((mark) => Math.abs(mark.swing ?? 0) >= LEAST_SWING)
    .sort((one, other) => Math.abs(other.swing ?? 0) - Math.abs(one.swing ?? 0))
    .slice(0, MOST_TURNING)
  const turning = new Set(swings)
  return replay.marks
    .flatMap((mark): Mark[] => {
      const kind = turning.has(mark) ? 'turning' : kindOf(mark)
      return kind === null
        ? []
        : [
            {
              decision: mark.decision,
              kind,
              label: mark.label,
              swing: mark.swing ?? 0,
              side: mark.side ?? '',
            },
          ]
    })
    .sort((one, other) => one.decision - other.decision)
}

function kindOf(mark: ReplayMark): Kind | null {
  return (KINDS as readonly string[]).includes(mark.kind) ? (mark.kind as Kind) : null
}

/** Where turns begin: as the server marks them, else where the lines change their turn. */
export function turnsOf(replay: Pick<Replay, 'marks' | 'lines'>): Turn[] {
  const marked = replay.marks.filter((mark) => mark.kind === 'turn')
  if (marked.length > 0) return marked.map(({ decision, label }) => ({ decision, label }))
  const turns: Turn[] = []
  let last: { decision: number; turn: string } = { decision: 0, turn: '' }
  for (const line of replay.lines) {
    const turn = line.turn ?? ''
    if (turn !== '' && turn !== last.turn) turns.push({ decision: last.decision, label: turn })
    last = { decision: line.decision, turn }
  }
  return turns
}

/** The turn that is being played at a decision. */
export function turnAt(turns: readonly Turn[], decision: number): Turn | null {
  return turns.findLast((turn) => turn.decision <= decision) ?? null
}

/** The first of these decisions after `at`; null when there is none. */
export function nextAfter(decisions: readonly number[], at: number): number | null {
  return decisions.find((decision) => decision > at) ?? null
}

/** The last of these decisions before `at`; null when there is none. */
export function lastBefore(decisions: readonly number[], at: number): number | null {
  return decisions.findLast((decision) => decision < at) ?? null
}

/** A label on a time line: its first sentence. */
export function brief(label: string): string {
  const end = label.search(/[.!?…](\s|$)/)
  return end < 0 ? label : label.slice(0, end + 1)
}
