import { describe, expect, it } from 'vitest'
import { freeCorner } from './corner'

const WINDOW = { width: 800, height: 600 }
const BOX = { width: 200, height: 150 }

describe('a corner for the dice', () => {
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
  it('stays where it is when every corner would hide something', () => {
    const everywhere = [
      { x: 700, y: 80 },
      { x: 100, y: 80 },
      { x: 100, y: 500 },
    ]
    expect(freeCorner(WINDOW, BOX, everywhere)).toBe('top-right')
  })
})
