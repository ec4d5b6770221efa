import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stage, type Scene } from './stage.svelte'
import { pictureOf, pieceOf } from './testing'

const before = pictureOf(6, 2, [pieceOf('red', 0, 0, { seat: 'red' }), pieceOf('imp_1', 5, 0)])
const walked = { ...before, pieces: { ...before.pieces, red: pieceOf('red', 2, 0, { seat: 'red' }) } }
const walk: Scene = {
  before,
  after: walked,
  lines: [],
  cues: [
    { cue: 'move', piece: 'red', from: '0,0', to: '1,0' },
    { cue: 'move', piece: 'red', from: '1,0', to: '2,0' },
  ],
}
const killed = { ...walked, pieces: { red: walked.pieces['red']! } }
const kill: Scene = {
  before: walked,
  after: killed,
  lines: [],
  cues: [{ cue: 'vanish', piece: 'imp_1', place: '5,0' }],
}

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows a walk step by step and ends at what is true', async () => {
    const stage = new Stage({ duration: (ms) => ms })
    stage.show(before)
    stage.play(walk)
    expect(stage.picture!.pieces['red']!.x).toBe(1)
    expect(stage.glide['red']).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(130)
    expect(stage.picture!.pieces['red']!.x).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(stage.picture).toBe(walked)
    expect(stage.isPlaying).toBe(false)
  })

  it('plays one update after the other', async () => {
    const stage = new Stage({ duration: (ms) => ms })
    stage.show(before)
    stage.play(walk)
    stage.play(kill)
    expect(stage.picture!.pieces['imp_1']).toBeDefined()
    await vi.advanceTimersByTimeAsync(2000)
    expect(stage.picture).toBe(killed)
  })

  it('can be skipped to the last of them', async () => {
    const stage = new Stage({ duration: (ms) => ms })
    stage.show(before)
    stage.play(walk)
    stage.play(kill)
    stage.skip()
    expect(stage.picture).toBe(killed)
    expect(stage.isPlaying).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(stage.picture).toBe(killed)
  })

  it('plays nothing at instant speed', () => {
    const stage = new Stage({ duration: () => 0 })
    stage.show(before)
    stage.play(walk)
    expect(stage.picture).toBe(walked)
    expect(stage.isPlaying).toBe(false)
  })

  it('plays again and ends where the table is now', async () => {
    const stage = new Stage({ duration: (ms) => ms })
    stage.show(killed)
    stage.replay([walk, kill], killed)
    expect(stage.picture!.pieces['red']!.x).toBe(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(stage.picture).toBe(killed)
  })
})
