import { describe, expect, it } from 'vitest'
import { freeCorner } from './corner'

const WINDOW = { width: 800, height: 600 }
const BOX = { width: 200, height: 150 }

describe('a corner for dice and cards', () => {
  it('is on the right above when nothing lies there', () => {
    expect(freeCorner(WINDOW, BOX, [])).toBe('top-right')
    expect(freeCorner(WINDOW, BOX, [{ x: 599, y: 10 }])).toBe('top-right')
    expect(freeCorner(WINDOW, BOX, [{ x: 700, y: 151 }])).toBe('top-right')
  })
  it('leaves a space to be seen that can be chosen', () => {
    expect(freeCorner(WINDOW, BOX, [{ x: 700, y: 80 }])).toBe('top-left')
    const both = [
      { x: 700, y: 80 },
      { x: 100, y: 80 },
    ]
    expect(freeCorner(WINDOW, BOX, both)).toBe('bottom-left')
  })
  it('tries the corners in the order that is asked for', () => {
    const order = ['top-left', 'bottom-left', 'top-right'] as const
    expect(freeCorner(WINDOW, BOX, [], order)).toBe('top-left')
    expect(freeCorner(WINDOW, BOX, [{ x: 100, y: 80 }], order)).toBe('bottom-left')
  })
  it('hides as little as possible where every corner would hide something', () => {
    const crowded = [
      { x: 700, y: 80 },
      { x: 710, y: 80 },
      { x: 100, y: 80 },
      { x: 100, y: 500 },
    ]
    expect(freeCorner(WINDOW, BOX, crowded)).toBe('top-left')
  })
  it('stays where it is when every corner would hide as much', () => {
    const everywhere = [
      { x: 700, y: 80 },
      { x: 100, y: 80 },
      { x: 100, y: 500 },
    ]
    expect(freeCorner(WINDOW, BOX, everywhere)).toBe('top-right')
  })
})
