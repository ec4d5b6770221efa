import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BACKOFF, Live, type LiveListener, type Phase, type Socket } from './live'
import type { Picture, Table, Update, Welcome } from './types'

/** A socket whose other end is the test. */
class Wire implements Socket {
  sent: Record<string, unknown>[] = []
  isClosed = false
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: ((event: never) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.isClosed = true
  }
  open(): void {
    this.onopen?.(undefined as never)
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006): void {
    this.onclose?.({ code })
  }
}

function welcome(revision: number): Welcome {
  return {
    type: 'welcome',
    table: { id: 'k7f2' } as Table,
    seat: 'red',
    revision,
    decisions: revision,
    picture: { pieces: { red: { x: 0 } }, board: {} } as unknown as Picture,
    decision: null,
    log: [],
    talk: [],
    mates: false,
    undo: { undo: { label: '' }, redo: null },
    result: null,
  }
}

function update(revision: number, patch: unknown, after = revision - 1): Update {
  return {
    type: 'update',
    revision,
    after,
    decisions: revision,
    cause: 'decision',
    lines: [],
    cues: [],
    patch,
    decision: null,
    undo: { undo: { label: '' }, redo: null },
    result: null,
  }
}

describe('the live connection', () => {
  let wires: Wire[]
  let phases: Phase[]
  let pictures: Picture[]
  let talk: string[]
  let live: Live
  const wire = (): Wire => wires.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    wires = []
    phases = []
    pictures = []
    talk = []
    let keys = 0
    const listener: LiveListener = {
      phase: (phase) => phases.push(phase),
      welcome: (message) => pictures.push(message.picture),
      update: (_message, picture) => pictures.push(picture),
      table: () => undefined,
      talk: (lines) => talk.push(...lines.map((line) => line.text)),
    }
    live = new Live(
      {
        address: 'ws://table/api/tables/k7f2/live',
        token: 'secret',
        language: 'en',
        spread: () => 0.5,
        newKey: () => `k${++keys}`,
        open: () => {
          wires.push(new Wire())
          return wire()
        },
      },
      listener,
    )
    live.start()
    wire().open()
  })

  afterEach(() => {
    live.stop()
    vi.useRealTimers()
  })

  it('joins with its token in the first message, never in the address', () => {
    expect(wire().sent).toEqual([{ type: 'join', token: 'secret', language: 'en' }])
  })

  it('hands on what somebody says', () => {
    wire().say(welcome(5))
    const line = { number: 3, seat: 'red', who: 'Ruth', team: false, text: 'Hello', at: 0 }
    wire().say({ type: 'talk', lines: [line] })
    expect(talk).toEqual(['Hello'])
  })

  it('patches the picture in order', () => {
    wire().say(welcome(5))
    wire().say(update(6, { pieces: { red: { x: 1 } } }))
    expect(pictures.at(-1)!.pieces['red']!.x).toBe(1)
    expect(live.revision).toBe(6)
  })

  it('ignores an update it has already seen', () => {
    wire().say(welcome(5))
    wire().say(update(6, { pieces: { red: { x: 1 } } }))
    wire().say(update(6, { pieces: { red: { x: 9 } } }))
    expect(pictures).toHaveLength(2)
  })

  it('joins again when a revision was missed', () => {
    wire().say(welcome(5))
    const first = wire()
    first.say(update(8, { pieces: null }))
    expect(first.isClosed).toBe(true)
    expect(wires).toHaveLength(2)
    wire().open()
    wire().say(welcome(8))
    expect(live.revision).toBe(8)
    expect(phases).not.toContain('lost')
  })

  it('comes back with growing patience, and starts anew after success', () => {
    wire().say(welcome(5))
    for (const wait of [BACKOFF[0], BACKOFF[1], BACKOFF[2]]) {
      const before = wires.length
      wire().drop()
      expect(live.phase).toBe('lost')
      vi.advanceTimersByTime(wait - 1)
      expect(wires).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(wires).toHaveLength(before + 1)
    }
    wire().open()
    wire().say(welcome(5))
    wire().drop()
    const before = wires.length
    vi.advanceTimersByTime(BACKOFF[0])
    expect(wires).toHaveLength(before + 1)
  })

  it('keeps a command under one key until it is acknowledged', async () => {
    wire().say(welcome(5))
    const outcome = live.command({ type: 'act', revision: 5, action: '3' })
    const act = { type: 'act', key: 'k1', revision: 5, action: '3' }
    expect(wire().sent.at(-1)).toEqual(act)
    wire().drop()
    vi.advanceTimersByTime(BACKOFF[0])
    wire().open()
    wire().say(welcome(6))
    expect(wire().sent.at(-1)).toEqual(act)
    wire().say({ type: 'ack', key: 'k1', revision: 6 })
    await expect(outcome).resolves.toEqual({ ok: true, revision: 6 })
    expect(live.isWaitingFor('act')).toBe(false)
  })

  it('takes a second acknowledgement of the same key calmly', async () => {
    wire().say(welcome(5))
    const outcome = live.command({ type: 'act', revision: 5, action: '3' })
    wire().say({ type: 'ack', key: 'k1', revision: 6 })
    wire().say({ type: 'ack', key: 'k1', revision: 6 })
    await expect(outcome).resolves.toEqual({ ok: true, revision: 6 })
    wire().drop()
    vi.advanceTimersByTime(BACKOFF[0])
    wire().open()
    wire().say(welcome(6))
    expect(wire().sent.filter((message) => message['type'] === 'act')).toEqual([])
  })

  it('sends what was chosen while the connection was gone', async () => {
    wire().say(welcome(5))
    wire().drop()
    const outcome = live.command({ type: 'pause', on: true })
    vi.advanceTimersByTime(BACKOFF[0])
    wire().open()
    expect(wire().sent.map((message) => message['type'])).toEqual(['join'])
    wire().say(welcome(5))
    wire().say({ type: 'refusal', key: 'k1', rule: 'KRN-01', sentence: 'No.', revision: 5 })
    await expect(outcome).resolves.toEqual({ ok: false, rule: 'KRN-01', sentence: 'No.' })
  })

  it('answers questions with null when the connection goes', async () => {
    wire().say(welcome(5))
    const answer = live.ask({ what: 'hint' })
    wire().drop()
    await expect(answer).resolves.toBeNull()
  })

  it('gives an answer to the question that asked', async () => {
    wire().say(welcome(5))
    const first = live.ask({ what: 'route', piece: 'red', place: '3,4' })
    const second = live.ask({ what: 'why_not', place: '3,4' })
    wire().say({ type: 'answer', key: 'k2', refusal: { rule: 'R', sentence: 'No.' } })
    wire().say({ type: 'answer', key: 'k1', route: null })
    expect((await first)?.route).toBeNull()
    expect((await second)?.refusal?.rule).toBe('R')
  })

  it.each([4401, 4404])('gives up after code %i, with the sentence it was given', async (code) => {
    const outcome = live.command({ type: 'resign' })
    wire().say({ type: 'error', code: 'wrong-token', sentence: 'This key opens nothing.' })
    wire().drop(code)
    expect(live.phase).toBe('refused')
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    await expect(outcome).resolves.toEqual({ ok: false, rule: '', sentence: 'This key opens nothing.' })
  })

  it('does not send a message again that the server could not read', async () => {
    wire().say(welcome(5))
    const outcome = live.command({ type: 'resign' })
    wire().say({ type: 'error', code: 'bad-message', sentence: 'Unreadable.' })
    wire().drop(4400)
    await expect(outcome).resolves.toMatchObject({ ok: false })
    vi.advanceTimersByTime(BACKOFF[0])
    wire().open()
    wire().say(welcome(5))
    expect(wire().sent.map((message) => message['type'])).toEqual(['join'])
  })

  it('notices a connection that has gone silent', () => {
    wire().say(welcome(5))
    vi.advanceTimersByTime(20_000)
    expect(wire().sent.at(-1)).toEqual({ type: 'ping' })
    wire().say({ type: 'pong' })
    vi.advanceTimersByTime(40_000)
    expect(live.phase).toBe('live')
    vi.advanceTimersByTime(20_000)
    expect(live.phase).toBe('lost')
  })
})
