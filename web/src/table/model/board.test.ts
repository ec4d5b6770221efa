import { describe, expect, it } from 'vitest'
import { UNIT } from './camera'
import { fogBands, joined } from './fog'
import { boxOfPlace, centreOfPlace, neighbourInDirection, outline, outlines, PlaceFinder } from './geometry'
import { hit } from './hitting'
import { pipArc } from './pips'
import { terrainLook } from './terrain'
import { pictureOf, pieceOf } from './testing'

describe('places', () => {
  const region = {
    x: 0,
    y: 0,
    terrain: 'floor',
    points: [
      [2, 0],
      [4, 2],
      [2, 4],
      [0, 2],
    ] as [number, number][],
  }

  it('have boxes and middles, also with corners of their own', () => {
    expect(boxOfPlace({ x: 2, y: 3, terrain: 'floor' })).toEqual({ x: 200, y: 300, width: 100, height: 100 })
    expect(boxOfPlace(region)).toEqual({ x: 0, y: 0, width: 400, height: 400 })
    expect(centreOfPlace(region)).toEqual({ x: 200, y: 200 })
  })

  it('are found under a point', () => {
    const finder = new PlaceFinder({
      '2,3': { x: 2, y: 3, terrain: 'floor' },
      wide: { x: 5, y: 5, w: 3, h: 2, terrain: 'floor' },
    })
    expect(finder.at({ x: 250, y: 350 })).toBe('2,3')
    expect(finder.at({ x: 790, y: 690 })).toBe('wide')
    expect(finder.at({ x: 0, y: 0 })).toBeNull()
  })

  it('with corners are found inside them only', () => {
    const finder = new PlaceFinder({ region })
    expect(finder.at({ x: 200, y: 200 })).toBe('region')
    expect(finder.at({ x: 10, y: 10 })).toBeNull()
  })

  it('become one path, however many there are', () => {
    const places = Object.values(pictureOf(30, 20).board.places)
    expect(outlines(places).match(/M/g)).toHaveLength(600)
    expect(outline(places[0]!, 5)).toBe('M5 5h90v90h-90Z')
  })

  it('lie beside each other for the arrow keys', () => {
    const picture = pictureOf(3, 3)
    const centres = new Map(
      Object.entries(picture.board.places).map(([id, place]) => [id, centreOfPlace(place)]),
    )
    expect(neighbourInDirection(centres, '1,1', { x: 1, y: 0 })).toBe('2,1')
    expect(neighbourInDirection(centres, '1,1', { x: 0, y: -1 })).toBe('1,0')
    expect(neighbourInDirection(centres, '2,1', { x: 1, y: 0 })).toBeNull()
  })
})

describe('a finger', () => {
  const picture = pictureOf(6, 6, [
    pieceOf('imp_1', 1, 1),
    pieceOf('baron', 3, 3, { w: 2, h: 2, places: ['3,3', '4,3', '3,4', '4,4'] }),
  ])
  picture.board.doors['A'] = { line: [2, 0, 2, 2], state: 'closed', name: 'door A' }
  const finder = new PlaceFinder(picture.board.places)

  it('hits the figure and its place', () => {
    expect(hit(picture, finder, { x: 1.4 * UNIT, y: 1.5 * UNIT })).toEqual({
      place: '1,1',
      piece: 'imp_1',
      door: null,
      card: null,
    })
    expect(hit(picture, finder, { x: 4.5 * UNIT, y: 4.5 * UNIT })).toEqual({
      place: '4,4',
      piece: 'baron',
      door: null,
      card: null,
    })
  })

  it('hits a door near its line', () => {
    expect(hit(picture, finder, { x: 2.1 * UNIT, y: 1.5 * UNIT }).door).toBe('A')
    expect(hit(picture, finder, { x: 2.5 * UNIT, y: 1.5 * UNIT }).door).toBeNull()
  })
})

describe('fog', () => {
  it('lies on the unknown side, and edges in a row are one band', () => {
    const { places } = pictureOf(3, 1).board
    const bands = fogBands(
      [
        [0, 0, 1, 0],
        [1, 0, 2, 0],
        [2, 0, 3, 0],
        [3, 0, 3, 1],
      ],
      places,
      UNIT,
    )
    expect(bands.map((band) => band.side)).toEqual(['north', 'east'])
  })

  it('joins edges whatever their order and direction', () => {
    expect(
      joined([
        [2, 0, 1, 0],
        [0, 0, 1, 0],
      ]),
    ).toEqual([[0, 0, 2, 0]])
    expect(
      joined([
        [0, 0, 0, 1],
        [0, 0, 1, 0],
      ]),
    ).toHaveLength(2)
  })
})

describe('marks on figures and floors', () => {
  it('draw one segment for each wound, filled from the left', () => {
    expect(pipArc(2, 3, 40).map((segment) => segment.filled)).toEqual([true, true, false])
    expect(pipArc(0, 0, 40)).toEqual([])
  })

  it('give every terrain a look, and the floor none', () => {
    expect(terrainLook('floor')).toBeNull()
    expect(terrainLook('blocking')?.pattern).toBe('blocked')
    expect(terrainLook('damaging')?.pattern).toBe('harm')
    expect(terrainLook('something new')?.pattern).toBe('other')
  })
})
