import { describe, expect, it } from 'vitest'
import type { Offer, Place } from '../../protocol/types'
import { PlaceFinder, centreOfPlace, weightOfPlace } from './geometry'
import { hit } from './hitting'
import { wrapped } from './lettering'
import { spotsOf } from './lying'
import { highlightsOf, offersAt } from './offers'
import { beatsOf } from './pacing'
import { tallied } from './tallying'
import { decisionOf, pictureOf, pieceOf } from './testing'

/** A region as wide as two spaces, cut off at one corner. */
const REGION: Place = {
  x: 0,
  y: 0,
  w: 2,
  h: 1.6,
  points: [
    [1, 0],
    [2, 0],
    [2, 1.6],
    [0, 1.6],
    [0, 1],
  ],
  terrain: 'space',
  label: 'Warp Rift',
}

function regions() {
  const picture = pictureOf(1, 1)
  picture.board.places = {
    rift: REGION,
    fortress: { ...REGION, x: 2, points: REGION.points!.map(([x, y]) => [x + 2, y]) },
  }
  picture.tokens = {
    rift: [
      { icon: 'imp', name: 'Imp', card: 'imp_1', count: 3 },
      { icon: 'imp', name: 'Demon', card: 'demon_1' },
    ],
  }
  picture.cards = {
    imp_1: {
      id: 'imp_1',
      item: 'imp',
      kind: 'enemy',
      title: 'Imp',
      timing: '',
      text: '',
      icon: 'imp',
      provenance: '',
    },
  }
  return picture
}

const offer = (id: string, more: Partial<Offer>): Offer => ({
  id,
  text: `alpha: ${id}`,
  label: id,
  kind: id,
  head: id,
  ...more,
})

describe('a region', () => {
  it('has its words where its weight is', () => {
    const centre = centreOfPlace(REGION)
    const weight = weightOfPlace(REGION)
    expect(centre).toEqual({ x: 100, y: 80 })
    expect(weight.x).toBeGreaterThan(centre.x)
    expect(weight.y).toBeGreaterThan(centre.y)
  })

  it('shows the cards that lie on it side by side, and each can be hit', () => {
    const picture = regions()
    const spots = spotsOf(REGION, picture.tokens['rift']!, false)
    expect(spots.map((spot) => spot.token.card)).toEqual(['imp_1', 'demon_1'])
    const finder = new PlaceFinder(picture.board.places)
    for (const spot of spots) expect(hit(picture, finder, spot).card).toBe(spot.token.card)
    expect(hit(picture, finder, { x: 120, y: 30 }).card).toBeNull()
  })

  it('fans out many cards without leaving its right edge', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ icon: 'imp', name: '', card: `imp_${index}` }))
    const spots = spotsOf(REGION, many, false)
    expect(spots).toHaveLength(5)
    for (const spot of spots) expect(spot.x + spot.width / 2).toBeLessThan(200)
  })
})

describe('offers on a board of regions', () => {
  it('light the region that is named, whoever stands there', () => {
    const picture = regions()
    picture.pieces = { beta: pieceOf('beta', 0.5, 0.5, { place: 'rift', places: ['rift'] }) }
    const named = offer('choose', { place: 'rift', pieces: ['beta'] })
    const other = offer('choose2', { place: 'fortress', head: 'choose' })
    const lit = highlightsOf(decisionOf([{ ...named, head: 'choose' }, other]), picture)
    expect([...lit.places.keys()]).toEqual(['rift', 'fortress'])
    expect(lit.pieces.size).toBe(0)
  })

  it('light the place where they lead and keep their button', () => {
    const picture = regions()
    picture.leads = { 'alpha: go': 'fortress' }
    const lit = highlightsOf(decisionOf([offer('go', {})]), picture)
    expect(lit.places.get('fortress')?.[0]?.id).toBe('go')
    expect(lit.dock[0]?.offers[0]?.id).toBe('go')
  })

  it('are found at the card that lies on the board', () => {
    const lit = highlightsOf(decisionOf([offer('resolve', { card: 'imp_1' })]), regions())
    const found = offersAt(lit, { place: 'rift', piece: null, door: null, card: 'imp_1' })
    expect(found.map((one) => one.id)).toEqual(['resolve'])
  })
})

describe('lettering', () => {
  it('breaks lines evenly', () => {
    expect(wrapped('Asteroid Belt Thebian II', 200, 24)).toEqual(['Asteroid Belt', 'Thebian II'])
    expect(wrapped('Wastes', 200, 24)).toEqual(['Wastes'])
    expect(wrapped('', 200, 24)).toEqual([])
    expect(wrapped('Tyraniden-Schwarmschiff', 166, 24)).toEqual(['Tyraniden-', 'Schwarmschiff'])
  })
})

describe('a contest', () => {
  it('counts the dice that fall, and ends with the totals of the rules', () => {
    const die = { name: 'die', colour: 'white', parts: [] }
    const dice = { label: 'Dice', value: 0, icon: 'imp', waiting: true }
    const own = {
      name: 'Alpha',
      icon: 'imp',
      total: 4,
      parts: [{ label: 'Strength', value: 4, icon: 'imp' }, dice],
    }
    const enemy = {
      name: 'Imp',
      icon: 'imp',
      total: 3,
      parts: [{ label: 'Imp', value: 3, icon: 'imp' }, dice],
    }
    const begun = {
      title: '',
      steps: ['a', 'b', 'c'],
      step: 1,
      sides: [own, enemy] as [typeof own, typeof enemy],
    }
    const rolled = tallied(begun, { step: 2, side: 1, dice: [die], added: 5 })
    expect(rolled.sides.map((side) => side.total)).toEqual([4, 8])
    expect(rolled.sides[1].parts[1]).toMatchObject({ value: 5, waiting: false })
    expect(rolled.outcome).toBeUndefined()
    const ended = tallied(rolled, { step: 3, totals: [11, 8], outcome: 'Victory', tone: 'good' })
    expect(ended.sides.map((side) => side.total)).toEqual([11, 8])
    expect(ended).toMatchObject({ step: 3, outcome: 'Victory' })
  })

  it('is shown longer when it is decided', () => {
    const side = { name: '', icon: 'imp', parts: [], total: 0 }
    const open = { title: '', steps: ['a'], step: 1, sides: [side, side] as [typeof side, typeof side] }
    const [first, last] = beatsOf([
      { cue: 'contest', contest: open },
      { cue: 'contest', contest: { ...open, outcome: 'Victory' } },
    ])
    expect(first!.ms).toBeLessThan(last!.ms)
  })
})
