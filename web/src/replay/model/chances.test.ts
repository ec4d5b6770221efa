import { describe, expect, it } from 'vitest'
import type { Chances } from '../../protocol/types'
import { areaOf, chancesAt, pathOf } from './chances'

const chances: Chances = {
  sides: [
    { name: 'Marines', colour: null },
    { name: 'Invader', colour: 'purple' },
  ],
  points: [
    [0, [0.4, 0.6]],
    [10, [0.655, 0.345]],
    [20, [1, 0]],
  ],
}

describe('chances', () => {
  it('hold from one point to the next', () => {
    expect(chancesAt(chances, 0)).toEqual([0.4, 0.6])
    expect(chancesAt(chances, 9)).toEqual([0.4, 0.6])
    expect(chancesAt(chances, 10)).toEqual([0.655, 0.345])
    expect(chancesAt(chances, 99)).toEqual([1, 0])
  })

  it('are nothing where nobody estimated', () => {
    expect(chancesAt({ ...chances, points: [] }, 3)).toEqual([0, 0])
  })

  it('run to the right, the more likely the higher', () => {
    expect(pathOf(chances, 0)).toBe('M0 60L10 34.5L20 0')
    expect(areaOf(chances, 0, 20)).toBe('M0 60L10 34.5L20 0L20 100L0 100Z')
    expect(pathOf(chances, 1)).toBe('M0 40L10 65.5L20 100')
  })
})
