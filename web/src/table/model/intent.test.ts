import { describe, expect, it } from 'vitest'
import type { Plan } from '../../protocol/types'
import { aimOf, distinct, isLight, isPlain, isSameAim, wayOf } from './intent'

const plan = (more: Partial<Plan> = {}): Plan => ({
  means: '',
  actions: ['red: step to 1,1'],
  stretches: [],
  ...more,
})

describe('what a click means', () => {
  it('means the figure, then the door, then the place, and never a card', () => {
    const hit = { place: '1,1', piece: 'imp_1', door: 'A' }
    expect(aimOf(hit)).toEqual({ piece: 'imp_1' })
    expect(aimOf({ ...hit, piece: null })).toEqual({ door: 'A' })
    expect(aimOf({ ...hit, piece: null, door: null })).toEqual({ place: '1,1' })
    expect(aimOf({ ...hit, card: 'c' })).toBeNull()
    expect(isSameAim({ piece: 'a' }, { piece: 'a' })).toBe(true)
    expect(isSameAim({ piece: 'a' }, { place: 'a' })).toBe(false)
  })

  it('wants a second click for dice, danger, and more than one deed', () => {
    expect(isLight(plan())).toBe(true)
    expect(isLight(plan({ warnings: ['The Imp may strike.'] }))).toBe(false)
    expect(isLight(plan({ wounds: 0.4 }))).toBe(false)
    expect(isLight(plan({ forecast: { title: '', lines: [], targets: [], warnings: [] } }))).toBe(false)
    expect(isLight(plan({ actions: ['a', 'b'] }))).toBe(false)
    expect(isLight(plan({ actions: ['a', 'b'], light: true }))).toBe(true)
    // Where the others have to agree to an undo, several deeds are shown first.
    expect(isLight(plan({ actions: ['a', 'b'], light: true }), 'agreed')).toBe(false)
    expect(isLight(plan(), 'agreed')).toBe(true)
  })

  it('reads first what a button cannot say: warnings, and friends who may be hit', () => {
    const forecast = { title: '', lines: [], targets: [], warnings: [] }
    const friend = { piece: 'green', name: 'Green', wounds: [], kill: 0.1, friend: true }
    expect(isPlain(plan({ forecast }))).toBe(true)
    expect(isPlain(plan({ forecast: { ...forecast, warnings: ['It may scatter.'] } }))).toBe(false)
    expect(isPlain(plan({ forecast: { ...forecast, targets: [friend] } }))).toBe(false)
    expect(isPlain(plan({ forecast, wounds: 0.5 }))).toBe(false)
  })

  it('draws all stretches as one way', () => {
    const stretches = [{ label: 'Sprint' }, { places: ['1,1', '1,2'], cost: 2 }, { label: 'Take' }]
    expect(wayOf(plan({ stretches }))).toMatchObject({ places: ['1,1', '1,2'], cost: 2 })
    expect(wayOf(plan({ stretches: [{ label: 'Sprint' }] }))).toBeNull()
  })

  it('shows no two buttons that say the same', () => {
    const forecast = { title: '', lines: [], targets: [], warnings: [], hit: 0.83 }
    const near = plan({ means: 'Grenade', forecast, stretches: [{ places: ['1,1'] }] })
    const there = plan({ means: 'Grenade', forecast, stretches: [{ places: ['2,1'] }] })
    const far = plan({ means: 'Grenade', forecast, stretches: [{ places: ['1,1', '1,2'] }] })
    const pistol = plan({ means: 'Pistol', forecast, stretches: [{ places: ['1,1'] }] })
    expect(distinct([near, there, far, pistol])).toEqual([near, far, pistol])
    expect(distinct([plan(), plan()])).toHaveLength(2)
  })
})
