import { describe, expect, it } from 'vitest'
import type { Cue, Update } from '../../protocol/types'
import { decisionOf, offerOf } from './testing'
import { isDisturbed, isInterrupted, newWalk, nextStep } from './walking'

const route = {
  places: ['2,1', '3,1'],
  actions: ['red: step to 2,1', 'red: step to 3,1'],
  cost: 2,
  reactions: [],
}

function updateWith(cues: Cue[], cause: Update['cause'] = 'decision'): Update {
  return {
    type: 'update',
    revision: 2,
    after: 1,
    decisions: 2,
    cause,
    lines: [],
    cues,
    patch: {},
    decision: null,
    undo: { undo: { label: '' }, redo: null },
    result: null,
  }
}

describe('walking', () => {
  it('takes the route’s actions one after the other', () => {
    const walk = newWalk('red', route)
    const first = offerOf('0', 'red: step to 2,1')
    expect(nextStep(walk, decisionOf([first]))).toEqual({ offer: first })
    walk.done = 1
    const second = offerOf('7', 'red: step to 3,1')
    expect(nextStep(walk, decisionOf([second]))).toEqual({ offer: second })
    walk.done = 2
    expect(nextStep(walk, decisionOf([]))).toEqual({ end: 'arrived' })
  })

  it('ends when the next step is not offered any more', () => {
    expect(nextStep(newWalk('red', route), decisionOf([]))).toEqual({ end: 'not offered' })
  })

  it('ends when somebody else must decide', () => {
    expect(nextStep(newWalk('red', route), decisionOf([], { mine: false }))).toEqual({ end: 'not mine' })
    expect(nextStep(newWalk('red', route), null)).toEqual({ end: 'not mine' })
  })

  it('waits while others may answer the step, and while I pass', () => {
    const walk = newWalk('red', route)
    expect(nextStep(walk, decisionOf([], { mine: false, window: true }))).toBe('wait')
    const passing = decisionOf([offerOf('0', 'red: pass')], { window: true })
    expect(nextStep(walk, passing, true)).toBe('wait')
    walk.done = 2
    expect(nextStep(walk, decisionOf([], { mine: false, window: true }))).toEqual({ end: 'arrived' })
  })

  it('ends when I may answer something', () => {
    const offered = decisionOf([offerOf('0', 'red: step to 2,1')], { window: true })
    expect(nextStep(newWalk('red', route), offered)).toEqual({ end: 'interrupted' })
  })

  it('goes on while only the walker moves and doors swing', () => {
    const walk = newWalk('red', route)
    const cues: Cue[] = [
      { cue: 'door', door: 'A', state: 'open' },
      { cue: 'move', piece: 'red', from: '1,1', to: '2,1' },
    ]
    expect(isInterrupted(walk, updateWith(cues))).toBe(false)
  })

  it.each<Cue>([
    { cue: 'move', piece: 'imp_1', from: '5,5', to: '5,6' },
    { cue: 'reveal', places: ['9,9'] },
    { cue: 'hurt', piece: 'red', amount: 1, place: '2,1' },
    { cue: 'note', text: 'A card.' },
    { cue: 'card', card: 'ambush_1', seat: 'invader' },
  ])('is stopped by $cue', (cue) => {
    expect(isInterrupted(newWalk('red', route), updateWith([cue]))).toBe(true)
  })

  it('is stopped by a take-back', () => {
    expect(isInterrupted(newWalk('red', route), updateWith([], 'undo'))).toBe(true)
  })
})

describe('a plan', () => {
  it('goes on while its figure moves, doors swing and cards are told', () => {
    const cues: Cue[] = [
      { cue: 'door', door: 'A', state: 'open' },
      { cue: 'move', piece: 'red', from: '1,1', to: '2,1' },
      { cue: 'card', card: 'ambush_1', seat: 'invader' },
    ]
    expect(isDisturbed('red', updateWith(cues))).toBe(false)
  })

  it.each<Cue>([
    { cue: 'move', piece: 'imp_1', from: '5,5', to: '5,6' },
    { cue: 'reveal', places: ['9,9'] },
    { cue: 'hurt', piece: 'red', amount: 1, place: '2,1' },
  ])('stops at $cue', (cue) => {
    expect(isDisturbed('red', updateWith([cue]))).toBe(true)
  })

  it('stops at a take-back', () => {
    expect(isDisturbed('red', updateWith([], 'undo'))).toBe(true)
  })
})
