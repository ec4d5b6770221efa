import { describe, expect, it } from 'vitest'
import { beginners } from './group.svelte'
import { grouped, numbered, offerOfParts, partsOf } from './offers'
import { offerOf, pictureOf, pieceOf } from './testing'

describe('many figures by one plan', () => {
  const picture = pictureOf(4, 4, [pieceOf('imp_1', 0, 0), pieceOf('red', 1, 0, { seat: 'red' })])

  it('is for own figures that could begin', () => {
    const begins = offerOf('0', 'invader: activate imp_1', { pieces: ['imp_1'] })
    const strikes = offerOf('1', 'invader: attack 1,0', { pieces: ['red'], place: '1,0' })
    const steps = offerOf('2', 'invader: step to 0,1', { place: '0,1', cost: 1 })
    expect(beginners([begins, strikes, steps], picture, 'invader')).toEqual(['imp_1'])
    expect(beginners([begins], picture, 'red')).toEqual([])
  })
})

describe('sets of the same things', () => {
  const names = ['Red', 'Blue', 'Green', 'Yellow']
  const offers = Array.from({ length: 16 }, (_, number) => {
    const parts = names.filter((_, place) => (number >> place) & 1)
    return offerOf(String(number), `red: reroll ${parts.join(' ')}`, parts.length > 0 ? { parts } : {})
  })

  it('are put together part by part where there are many', () => {
    expect(partsOf(offers)).toEqual(names)
    expect(partsOf(offers.slice(0, 8))).toBeNull()
    expect(partsOf(Array.from({ length: 12 }, (_, id) => offerOf(String(id), 'red: go')))).toBeNull()
  })

  it('are the offer that takes exactly these', () => {
    expect(offerOfParts(offers, new Set(['Red', 'Green']))?.id).toBe('5')
    expect(offerOfParts(offers, new Set())?.id).toBe('0')
    expect(offerOfParts(offers, new Set(['Black']))).toBeNull()
  })
  it('have no keys but for the one that takes nothing', () => {
    const other = offerOf('16', 'red: stop')
    expect([...numbered(grouped([...offers, other]))]).toEqual([
      ['0', 1],
      ['16', 2],
    ])
    expect(numbered(grouped(offers.slice(0, 8))).size).toBe(8)
  })
})
