import { describe, expect, it } from 'vitest'
import type { Cue } from '../../protocol/types'
import { beatsOf, DAMAGE, DICE, hurry, LONGEST_PATH, STEP } from './pacing'

const steps = (count: number, piece = 'red'): Cue[] =>
  Array.from({ length: count }, (_, index) => ({
    cue: 'move',
    piece,
    from: `${index},0`,
    to: `${index + 1},0`,
  }))
const total = (cues: Cue[]): number => beatsOf(cues).reduce((sum, beat) => sum + beat.ms, 0)

describe('pace', () => {
  it('gives a step its time, and a path never more than its own', () => {
    expect(total(steps(1))).toBe(STEP)
    expect(total(steps(3))).toBe(3 * STEP)
    expect(total(steps(20))).toBeCloseTo(LONGEST_PATH)
  })

  it('counts the path of each piece for itself', () => {
    expect(total([...steps(10, 'imp_1'), ...steps(10, 'imp_2')])).toBeCloseTo(2 * LONGEST_PATH)
  })

  it('keeps dice under half a second and damage at a quarter', () => {
    expect(total([{ cue: 'roll', dice: [] }])).toBe(DICE)
    expect(DICE).toBeLessThan(500)
    expect(total([{ cue: 'hurt', piece: 'red', amount: 1, place: '0,0' }])).toBe(DAMAGE)
  })

  it('keeps the order', () => {
    const cues: Cue[] = [
      { cue: 'attack', piece: 'red', place: '1,1', icon: 'gun' },
      { cue: 'roll', dice: [] },
      ...steps(2),
    ]
    expect(beatsOf(cues).map((beat) => beat.beat)).toEqual(['attack', 'roll', 'move', 'move'])
  })

  it('hurries when scenes pile up', () => {
    expect(hurry(1)).toBe(1)
    expect(hurry(4)).toBe(0.5)
    // A walk of eight steps, each its own update, all waiting: still within the time of a path.
    const walk = Array.from({ length: 8 }, (_, index) => STEP * hurry(8 - index)).reduce(
      (sum, ms) => sum + ms,
      0,
    )
    expect(walk).toBeLessThanOrEqual(LONGEST_PATH)
  })
})
