import { describe, expect, it } from 'vitest'
import {
  around,
  attending,
  fit,
  panned,
  resized,
  scaleOf,
  shows,
  toBoard,
  toWindow,
  UNIT,
  zoomed,
} from './camera'

const size = { width: 800, height: 600 }
const board = { x: 0, y: 0, width: 30 * UNIT, height: 20 * UNIT }

describe('the camera', () => {
  it('fits the whole board, centred and in proportion', () => {
    const camera = fit(board, size)
    expect(shows(camera, board, 1)).toBe(true)
    expect(camera.width / camera.height).toBeCloseTo(size.width / size.height)
    expect(camera.x + camera.width / 2).toBeCloseTo(15 * UNIT)
  })

  it('does not blow a small board up', () => {
    const camera = fit({ x: 0, y: 0, width: 2 * UNIT, height: 2 * UNIT }, size)
    expect(scaleOf(camera, size) * UNIT).toBeLessThanOrEqual(100)
  })

  it('turns pixels into board points and back', () => {
    const camera = fit(board, size)
    const pixel = { x: 123, y: 456 }
    const back = toWindow(camera, size, toBoard(camera, size, pixel))
    expect(back.x).toBeCloseTo(pixel.x)
    expect(back.y).toBeCloseTo(pixel.y)
  })

  it('keeps the point under the finger when it zooms in', () => {
    const near = zoomed(fit(board, size), size, 2.5, { x: 400, y: 300 }, board)
    const pixel = { x: 380, y: 320 }
    const before = toBoard(near, size, pixel)
    const after = toBoard(zoomed(near, size, 1.3, pixel, board), size, pixel)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('stops zooming where a space would be larger than a hand, and where the board would be lost', () => {
    let camera = fit(board, size)
    for (let turn = 0; turn < 50; turn++) camera = zoomed(camera, size, 1.5, { x: 0, y: 0 }, board)
    expect(scaleOf(camera, size) * UNIT).toBeLessThanOrEqual(150)
    for (let turn = 0; turn < 50; turn++) camera = zoomed(camera, size, 0.5, { x: 0, y: 0 }, board)
    expect(camera.width).toBeLessThanOrEqual(fit(board, size).width / 0.6 + 1)
  })

  it('cannot be pulled off the board', () => {
    const near = zoomed(fit(board, size), size, 3, { x: 400, y: 300 }, board)
    const camera = panned(near, size, { x: 100_000, y: -100_000 }, board)
    expect(camera.x + camera.width).toBeLessThanOrEqual(board.width + UNIT)
    expect(camera.y).toBeGreaterThanOrEqual(-UNIT)
  })

  it('keeps scale and centre when the window changes', () => {
    const camera = zoomed(fit(board, size), size, 2, { x: 400, y: 300 }, board)
    const after = resized(camera, size, { width: 400, height: 500 })
    expect(scaleOf(after, { width: 400, height: 500 })).toBeCloseTo(scaleOf(camera, size))
    expect(after.x + after.width / 2).toBeCloseTo(camera.x + camera.width / 2)
  })

  it('stays where it is when what matters is in sight, and goes there otherwise', () => {
    const camera = zoomed(fit(board, size), size, 4, { x: 0, y: 0 }, board)
    const here = {
      x: camera.x + camera.width / 2,
      y: camera.y + camera.height / 2,
      width: UNIT,
      height: UNIT,
    }
    expect(attending(camera, size, here, board)).toBe(camera)
    const there = { x: 28 * UNIT, y: 18 * UNIT, width: UNIT, height: UNIT }
    const moved = attending(camera, size, there, board)
    expect(shows(moved, there, 1)).toBe(true)
    expect(scaleOf(moved, size)).toBeCloseTo(scaleOf(camera, size))
  })

  it('steps back until everything that matters fits', () => {
    const camera = zoomed(fit(board, size), size, 6, { x: 0, y: 0 }, board)
    const wide = { x: 2 * UNIT, y: 2 * UNIT, width: 20 * UNIT, height: 10 * UNIT }
    expect(shows(attending(camera, size, wide, board), wide, 1)).toBe(true)
  })

  it('puts a box round boxes', () => {
    expect(around([])).toBeNull()
    expect(
      around([
        { x: 1, y: 5, width: 2, height: 2 },
        { x: 4, y: 1, width: 1, height: 1 },
      ]),
    ).toEqual({ x: 1, y: 1, width: 4, height: 6 })
  })
})
