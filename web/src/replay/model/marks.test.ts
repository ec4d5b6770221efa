import { describe, expect, it } from 'vitest'
import type { Line } from '../../protocol/types'
import { brief, lastBefore, marksOf, nextAfter, turnAt, turnsOf } from './marks'

function line(decision: number, turn: string): Line {
  return { text: '', rule: '', decision, kinds: [], weight: 2, turn }
}

describe('marks', () => {
  it('are of known kinds, in order; where a turn begins is not a mark', () => {
    const marks = marksOf({
      marks: [
        { decision: 9, kind: 'kill', label: 'b' },
        { decision: 3, kind: 'card', label: 'a' },
        { decision: 4, kind: 'turn', label: 'Red’s turn' },
        { decision: 5, kind: 'eclipse', label: 'unknown' },
      ],
    })
    expect(marks.map((mark) => [mark.decision, mark.kind])).toEqual([
      [3, 'card'],
      [9, 'kill'],
    ])
  })

  it('turn where the estimated chance to win swings most, whatever else happened there', () => {
    const swings = [0.02, 0.4, -0.3, 0.1, 0.06, -0.07, 0.08, 0.09]
    const marks = marksOf({
      marks: swings.map((swing, decision) => ({ decision, kind: 'kill', label: '', swing })),
    })
    const turning = marks.filter((mark) => mark.kind === 'turning').map((mark) => mark.decision)
    expect(turning).toEqual([1, 2, 3, 5, 6, 7])
    expect(marks.find((mark) => mark.decision === 0)?.kind).toBe('kill')
  })

  it('are found from anywhere', () => {
    expect(nextAfter([3, 9, 12], 3)).toBe(9)
    expect(nextAfter([3, 9, 12], 12)).toBeNull()
    expect(lastBefore([3, 9, 12], 9)).toBe(3)
    expect(lastBefore([3, 9, 12], 3)).toBeNull()
  })
})

describe('turns', () => {
  it('begin where the server says', () => {
    const marks = [
      { decision: 0, kind: 'turn', label: 'Red' },
      { decision: 7, kind: 'turn', label: 'Invader' },
    ]
    const turns = turnsOf({ marks, lines: [line(3, 'something else')] })
    expect(turns.map((turn) => turn.decision)).toEqual([0, 7])
    expect(turnAt(turns, 6)?.label).toBe('Red')
    expect(turnAt(turns, 7)?.label).toBe('Invader')
  })

  it('begin, where the server says nothing, with the decision before the first line of another turn', () => {
    const lines = [line(0, ''), line(1, 'Red'), line(6, 'Red'), line(8, 'Invader')]
    expect(turnsOf({ marks: [], lines })).toEqual([
      { decision: 0, label: 'Red' },
      { decision: 6, label: 'Invader' },
    ])
    expect(turnAt([], 4)).toBeNull()
  })
})

describe('labels', () => {
  it('are cut after their first sentence', () => {
    expect(brief('The Nest comes into view. Webs as thick as rope.')).toBe('The Nest comes into view.')
    expect(brief('It’s a Trap! is played.')).toBe('It’s a Trap!')
    expect(brief('no full stop')).toBe('no full stop')
  })
})
