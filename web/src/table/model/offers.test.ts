import { describe, expect, it } from 'vitest'
import { grouped, highlightsOf, NOTHING, numbered, offersAt, onlyHead, passOf, tailOf } from './offers'
import { decisionOf, offerOf, pictureOf, pieceOf } from './testing'

const imp = pieceOf('imp_1', 3, 1)
const hellKnight = pieceOf('hell_knight_1', 5, 1, { w: 2, h: 2, places: ['5,1', '6,1', '5,2', '6,2'] })
const picture = pictureOf(8, 4, [pieceOf('red', 1, 1, { seat: 'red' }), imp, hellKnight], {
  hand: ['ambush_1'],
  cards: { ambush_1: { id: 'ambush_1' } as never },
})
picture.board.doors['A'] = { line: [2, 0, 2, 1], state: 'closed', name: 'door A' }

const step = offerOf('0', 'red: step to 2,1', { place: '2,1', head: 'Step' })
const door = offerOf('1', 'red: work door A', { door: 'A', head: 'Open or close a door' })
const shot = offerOf('2', 'red: fire pistol at 3,1', {
  place: '3,1',
  pieces: ['imp_1'],
  head: 'Fire the Pistol',
})
const floor = offerOf('3', 'red: fire grenade at 2,1', { place: '2,1', head: 'Throw a grenade' })
const thrown = offerOf('4', 'red: fire grenade at 3,1', {
  place: '3,1',
  pieces: ['imp_1'],
  head: 'Throw a grenade',
})
const high = offerOf('5', 'red: fire pistol at 5,1', {
  place: '5,1',
  pieces: ['hell_knight_1'],
  head: 'Fire the Pistol',
})
const low = offerOf('6', 'red: fire pistol at 5,2', {
  place: '5,2',
  pieces: ['hell_knight_1'],
  head: 'Fire the Pistol',
})
const card = offerOf('7', 'red: play ambush_1', { card: 'ambush_1', head: 'Play' })
const end = offerOf('8', 'red: end turn', { head: 'End the turn' })
const all = highlightsOf(decisionOf([step, door, shot, floor, thrown, high, low, card, end]), picture)

describe('highlights', () => {
  it('light places, pieces, doors and cards, and leave the rest to the dock', () => {
    expect([...all.places.keys()]).toEqual(['2,1'])
    expect([...all.pieces.keys()]).toEqual(['imp_1', 'hell_knight_1'])
    expect([...all.doors.keys()]).toEqual(['A'])
    expect([...all.cards.keys()]).toEqual(['ambush_1'])
    expect(all.dock.map((group) => group.head)).toEqual(['End the turn'])
  })

  it('do not light the floor for what is meant for figures', () => {
    expect(all.places.get('2,1')).toEqual([step])
    expect(all.aims.get('2,1')).toEqual([floor])
  })

  it('do not light the floor for what has no price where walking has one', () => {
    const walk = offerOf('0', 'red: step to 2,1', { place: '2,1', head: 'Step', cost: 1 })
    const lit = highlightsOf(decisionOf([walk, floor]), picture)
    expect(lit.places.get('2,1')).toEqual([walk])
    expect(lit.aims.get('2,1')).toEqual([floor])
    expect(highlightsOf(decisionOf([floor]), picture).places.get('2,1')).toEqual([floor])
  })

  it('light the space under a figure of mine that is walked through, and not the figure', () => {
    const through = offerOf('0', 'red: step to 1,1', { place: '1,1', pieces: ['red'], head: 'Step', cost: 1 })
    const onwards = offerOf('1', 'red: step to 2,1', { place: '2,1', head: 'Step', cost: 1 })
    const lit = highlightsOf(decisionOf([through, onwards]), picture)
    expect([...lit.places.keys()]).toEqual(['1,1', '2,1'])
    expect(lit.pieces.size).toBe(0)
    expect(offersAt(lit, { place: '1,1', piece: 'red', door: null })).toEqual([through])
  })

  it('light a step through a team mate, and all the other steps beside it', () => {
    const mates = pictureOf(8, 4, [
      pieceOf('red', 1, 1, { seat: 'red' }),
      pieceOf('green', 2, 1, { seat: 'green' }),
    ])
    const through = offerOf('0', 'red: step to 2,1', {
      place: '2,1',
      pieces: ['green'],
      head: 'Step',
      cost: 1,
    })
    const beside = offerOf('1', 'red: step to 2,2', { place: '2,2', head: 'Step', cost: 1 })
    const lit = highlightsOf(decisionOf([through, beside]), mates)
    expect([...lit.places.keys()]).toEqual(['2,1', '2,2'])
    expect(lit.aims.size).toBe(0)
    expect(lit.pieces.size).toBe(0)
    expect(offersAt(lit, { place: '2,1', piece: 'green', door: null })).toEqual([through])
  })

  it('of one head show that floor too', () => {
    const grenade = onlyHead(all, 'Throw a grenade')
    expect(grenade.places.get('2,1')).toEqual([floor])
    expect(grenade.pieces.get('imp_1')).toEqual([thrown])
    expect(grenade.doors.size).toBe(0)
  })

  it('are nothing when the decision is not mine', () => {
    expect(highlightsOf(decisionOf([step], { mine: false }), picture)).toBe(NOTHING)
    expect(highlightsOf(null, picture)).toBe(NOTHING)
  })

  it('send an offer about something not on the board to the dock', () => {
    const away = offerOf('9', 'red: step to 99,99', { place: '99,99' })
    expect(highlightsOf(decisionOf([away]), picture).dock[0]!.offers).toEqual([away])
  })
})

describe('the offers under a finger', () => {
  it('are several when several things may be done there', () => {
    expect(offersAt(all, { place: '3,1', piece: 'imp_1', door: null })).toEqual([shot, thrown])
  })

  it('are those of the space of a large figure that is touched', () => {
    expect(offersAt(all, { place: '5,2', piece: 'hell_knight_1', door: null })).toEqual([low])
    expect(offersAt(all, { place: '6,1', piece: 'hell_knight_1', door: null })).toEqual([high, low])
  })

  it('are none where nothing is offered', () => {
    expect(offersAt(all, { place: '7,3', piece: null, door: null })).toEqual([])
  })
})

describe('the dock', () => {
  it('keeps the given order and puts one head together', () => {
    const offers = [
      offerOf('0', 'a 1', { head: 'A' }),
      offerOf('1', 'b', { head: 'B' }),
      offerOf('2', 'a 2', { head: 'A' }),
    ]
    expect(grouped(offers).map((group) => group.offers.map((offer) => offer.id))).toEqual([['0', '2'], ['1']])
    expect([...numbered(grouped(offers))]).toEqual([
      ['0', 1],
      ['2', 2],
      ['1', 3],
    ])
  })

  it('numbers no more than nine', () => {
    const offers = Array.from({ length: 12 }, (_, index) => offerOf(String(index), `do ${index}`))
    expect(numbered(grouped(offers)).size).toBe(9)
  })

  it('knows which offer passes', () => {
    expect(passOf([step, offerOf('9', 'red: pass', { kind: 'Pass' })])?.id).toBe('9')
    expect(passOf([step])).toBeNull()
  })

  it('leaves out of a label what its head has said', () => {
    expect(tailOf(offerOf('0', 'x', { head: 'Step', label: 'Step to 2,1' }))).toBe('To 2,1')
    expect(
      tailOf(offerOf('0', 'x', { head: 'Interrupt with the Fist', label: 'Interrupt with the Fist: Imp 1' })),
    ).toBe('Imp 1')
    expect(tailOf(offerOf('0', 'x', { head: 'End', label: 'End' }))).toBe('End')
    expect(tailOf(offerOf('0', 'x', { head: 'Announce', label: 'Sprint' }))).toBe('Sprint')
  })
})
