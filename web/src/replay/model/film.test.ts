import { describe, expect, it, vi } from 'vitest'
import { Refused, Unreachable } from '../../protocol/http'
import type { Cue, Line, Picture, ReplayMoment } from '../../protocol/types'
import { Film, restAfter } from './film.svelte'

function picture(decision: number): Picture {
  return {
    board: { style: '', frame: [0, 0, 1, 1], places: {}, walls: [], doors: {}, fog: [] },
    pieces: {},
    tokens: {},
    seats: {},
    hand: [],
    cards: {},
    piles: [],
    playing: [],
    counters: [],
    objective: '',
    description: `after ${decision}`,
  }
}

function moment(decision: number, lines: Line[] = [], cues: Cue[] = []): ReplayMoment {
  return { decision, picture: picture(decision), lines, cues, question: '', asked: null }
}

const line = (text: string, weight: 1 | 2 | 3 = 2): Line => ({
  text,
  rule: '',
  decision: 1,
  kinds: [],
  weight,
})
const soon = (): Promise<void> => Promise.resolve()
const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

function film(decisions: number, fetch = async (decision: number) => moment(decision)) {
  const fetching = vi.fn(fetch)
  return { film: new Film({ decisions, fetch: fetching, isStill: () => true, rest: soon }), fetching }
}

describe('a film', () => {
  it('goes to a moment, no further than there are any', async () => {
    const { film: seen } = film(10)
    await seen.seek(4)
    expect(seen.moment?.decision).toBe(4)
    expect(seen.stage.picture?.description).toBe('after 4')
    await seen.seek(99)
    expect(seen.at).toBe(10)
    await seen.seek(-1)
    expect(seen.at).toBe(0)
  })

  it('fetches the neighbours, and nothing twice', async () => {
    const { film: seen, fetching } = film(20)
    await seen.seek(5)
    await idle()
    expect(fetching.mock.calls.map(([decision]) => decision).sort((a, b) => a - b)).toEqual([
      4, 5, 6, 7, 8, 9,
    ])
    await seen.step(1)
    await seen.step(-1)
    expect(seen.at).toBe(5)
    await idle()
    expect(new Set(fetching.mock.calls.map(([decision]) => decision)).size).toBe(fetching.mock.calls.length)
  })

  it('shows the moment asked for last, whichever answer comes first', async () => {
    const waiting = new Map<number, (moment: ReplayMoment) => void>()
    const { film: seen } = film(50, (decision) => new Promise((resolve) => waiting.set(decision, resolve)))
    void seen.seek(10)
    await idle()
    void seen.seek(30)
    await idle()
    waiting.get(30)?.(moment(30))
    await idle()
    waiting.get(10)?.(moment(10))
    await idle()
    expect(seen.moment?.decision).toBe(30)
    expect(seen.stage.picture?.description).toBe('after 30')
  })

  it('asks only for the last of many moves of the bar', async () => {
    const { film: seen, fetching } = film(100)
    for (let decision = 20; decision <= 60; decision += 1) void seen.seek(decision)
    await idle()
    const asked = fetching.mock.calls.map(([decision]) => decision)
    expect(seen.moment?.decision).toBe(60)
    expect(asked.filter((decision) => decision > 25 && decision < 59)).toEqual([])
  })

  it('plays to the end, and from the beginning again', async () => {
    const { film: seen } = film(6)
    await seen.seek(2)
    await seen.play()
    expect(seen.at).toBe(6)
    expect(seen.isPlaying).toBe(false)
    const again = seen.play()
    expect(seen.isPlaying).toBe(true)
    await again
    expect(seen.moment?.decision).toBe(6)
  })

  it('stops when it is told to', async () => {
    const { film: seen } = film(1000, async (decision) => {
      if (decision === 40) seen.pause()
      return moment(decision)
    })
    await seen.seek(0)
    await seen.play()
    expect(seen.isPlaying).toBe(false)
    expect(seen.at).toBeGreaterThan(20)
    expect(seen.at).toBeLessThanOrEqual(40)
  })

  it('waits when the server is busy, and says so when it is gone', async () => {
    let refusals = 2
    const { film: seen, fetching } = film(3, async (decision) => {
      if (refusals-- > 0) throw new Refused(429, 'too-many-requests', 'Too many.')
      return moment(decision)
    })
    await seen.seek(1)
    expect(seen.moment?.decision).toBe(1)
    expect(fetching.mock.calls.length).toBeGreaterThanOrEqual(3)

    const gone = film(3, async () => {
      throw new Unreachable('off')
    }).film
    await gone.seek(1)
    expect(gone.problem).toBeInstanceOf(Unreachable)
    expect(gone.isPlaying).toBe(false)
  })
})

describe('how long a moment is looked at', () => {
  it('is as long as it takes to read, and short for a walk', () => {
    expect(restAfter(null)).toBe(0)
    expect(restAfter(moment(1))).toBe(0)
    expect(restAfter(moment(1, [line('unimportant', 1)]))).toBe(0)
    const short = restAfter(moment(1, [line('The door opens.')]))
    const long = restAfter(moment(1, [line('The door opens. '.repeat(4))]))
    expect(short).toBeGreaterThan(0)
    expect(long).toBeGreaterThan(short)
    const walk = moment(1, [line('Red moves.')], [{ cue: 'move', piece: 'red', from: '1,1', to: '1,2' }])
    expect(restAfter(walk)).toBeLessThan(short)
  })
})
