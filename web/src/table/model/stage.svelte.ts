/** The stage: what the board shows while updates are played, and how to jump to what is true now. */

import type { Contest, Cue, Die, Line, Picture, Piece } from '../../protocol/types'
import { centreOfPlace, type Point } from './geometry'
import { beatsOf, hurry, type Beat } from './pacing'
import { tallied } from './tallying'

export interface Scene {
  before: Picture
  after: Picture
  cues: Cue[]
  lines: Line[]
}

/** Something drawn over the board for a moment. */
export type Effect = { id: number } & (
  | { kind: 'number'; at: Point; text: string; tone: 'damage' | 'good' }
  | { kind: 'shot'; from: Point; to: Point; icon: string }
  | { kind: 'fade'; places: string[] }
  | { kind: 'gone'; piece: Piece }
  | { kind: 'note'; at: Point | null; text: string }
)

/** How the stage learns the pace; the page's settings in life, fixed numbers in a test. */
export interface Pace {
  /** Milliseconds at the chosen speed; 0 is not at all. */
  duration(milliseconds: number): number
}

const EFFECT_LASTS = 900

export class Stage {
  /** What is drawn. */
  picture: Picture | null = $state.raw(null)
  /** The time the next change of place of each piece takes. */
  glide: Record<string, number> = $state.raw({})
  effects: Effect[] = $state.raw([])
  dice: Die[] | null = $state.raw(null)
  contest: Contest | null = $state.raw(null)
  card: { card: string; seat: string } | null = $state.raw(null)
  announcement: { seat: string; text: string } | null = $state.raw(null)
  isPlaying = $state(false)

  #pace: Pace
  #queue: Scene[] = []
  #wake: (() => void) | null = null
  #run = 0
  #count = 0

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Show this now; whatever was being played is over. */
  show(picture: Picture): void {
    this.#stop()
    this.picture = picture
  }

  /** Play an update after those that wait. */
  play(scene: Scene): void {
    if (this.#pace.duration(100) === 0 || beatsOf(scene.cues).length === 0) {
      if (this.#queue.length === 0) {
        this.picture = scene.after
        return
      }
    }
    this.#queue.push(scene)
    if (!this.isPlaying) void this.#perform()
  }

  /** Play scenes again from their beginning; they end where the table is now. */
  replay(scenes: readonly Scene[], now: Picture): void {
    const first = scenes[0]
    if (first === undefined) return
    this.show(first.before)
    const last = scenes.at(-1)!
    this.#queue = [...scenes.slice(0, -1), { ...last, after: now }]
    void this.#perform()
  }

  /** Jump to what is true now. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#stop()
    if (last !== undefined) this.picture = last.after
  }

  #stop(): void {
    this.#run += 1
    this.#queue = []
    this.#wake?.()
    this.#wake = null
    this.isPlaying = false
    this.glide = {}
    this.dice = null
    this.contest = null
    this.card = null
    this.announcement = null
    this.effects = this.effects.filter((effect) => effect.kind === 'number')
  }

  async #perform(): Promise<void> {
    const run = this.#run
    this.isPlaying = true
    while (this.#queue.length > 0) {
      const scene = this.#queue[0]!
      for (const beat of beatsOf(scene.cues)) {
        const ms = this.#pace.duration(beat.ms) * hurry(this.#queue.length)
        this.#show(beat, scene, ms)
        await this.#rest(ms)
        if (run !== this.#run) return
      }
      this.picture = scene.after
      this.glide = {}
      this.dice = null
      this.contest = null
      this.card = null
      this.#queue.shift()
    }
    this.announcement = null
    this.isPlaying = false
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #show(beat: Beat, scene: Scene, ms: number): void {
    const picture = this.picture ?? scene.before
    const place = (id: string) => picture.board.places[id] ?? scene.after.board.places[id]
    switch (beat.beat) {
      case 'move': {
        const piece = picture.pieces[beat.piece] ?? scene.after.pieces[beat.piece]
        const from = place(beat.from)
        const to = place(beat.to)
        if (piece === undefined || from === undefined || to === undefined) return
        const start = centreOfPlace(from)
        const end = centreOfPlace(to)
        this.glide = { ...this.glide, [beat.piece]: beat.glide ? ms : 0 }
        this.#setPiece(picture, {
          ...piece,
          x: piece.x + (end.x - start.x) / 100,
          y: piece.y + (end.y - start.y) / 100,
          place: beat.to,
        })
        break
      }
      case 'appear': {
        const piece = scene.after.pieces[beat.piece]
        if (piece !== undefined) this.#setPiece(picture, piece)
        break
      }
      case 'vanish': {
        const piece = picture.pieces[beat.piece]
        if (piece === undefined) return
        const pieces = { ...picture.pieces }
        delete pieces[beat.piece]
        this.picture = { ...picture, pieces }
        this.#effect({ kind: 'gone', piece })
        break
      }
      case 'hurt':
      case 'heal': {
        const piece = picture.pieces[beat.piece]
        if (piece === undefined) return
        const at = { x: (piece.x + piece.w / 2) * 100, y: (piece.y + piece.h / 2) * 100 }
        const isHurt = beat.beat === 'hurt'
        this.#effect({
          kind: 'number',
          at,
          text: `${isHurt ? '−' : '+'}${beat.amount}`,
          tone: isHurt ? 'damage' : 'good',
        })
        const after = scene.after.pieces[beat.piece]
        if (after !== undefined) this.#setPiece(picture, { ...piece, pips: after.pips, states: after.states })
        break
      }
      case 'attack': {
        const piece = picture.pieces[beat.piece]
        const target = place(beat.place)
        if (piece === undefined || target === undefined) return
        const from = { x: (piece.x + piece.w / 2) * 100, y: (piece.y + piece.h / 2) * 100 }
        this.#effect({ kind: 'shot', from, to: centreOfPlace(target), icon: beat.icon })
        break
      }
      case 'roll':
        this.dice = beat.dice
        break
      case 'contest':
        this.contest = beat.contest
        break
      case 'tally': {
        const contest = this.contest ?? scene.before.contest ?? null
        if (contest !== null) this.contest = tallied(contest, beat.tally)
        break
      }
      case 'card':
        this.card = { card: beat.card, seat: beat.seat }
        break
      case 'door': {
        const door = scene.after.board.doors[beat.door] ?? picture.board.doors[beat.door]
        if (door === undefined) return
        const doors = { ...picture.board.doors, [beat.door]: door }
        this.picture = { ...picture, board: { ...picture.board, doors } }
        break
      }
      case 'reveal':
        this.picture = { ...picture, board: scene.after.board, tokens: scene.after.tokens }
        this.#effect({ kind: 'fade', places: beat.places })
        break
      case 'turn':
        this.announcement = { seat: beat.seat, text: beat.text }
        break
      case 'note': {
        const target = beat.place === null ? undefined : place(beat.place)
        this.#effect({
          kind: 'note',
          at: target === undefined ? null : centreOfPlace(target),
          text: beat.text,
        })
        break
      }
    }
  }

  #setPiece(picture: Picture, piece: Piece): void {
    this.picture = { ...picture, pieces: { ...picture.pieces, [piece.id]: piece } }
  }

  #effect(effect: Omit<Extract<Effect, { kind: 'number' }>, 'id'>): void
  #effect(effect: Omit<Extract<Effect, { kind: 'shot' }>, 'id'>): void
  #effect(effect: Omit<Extract<Effect, { kind: 'fade' }>, 'id'>): void
  #effect(effect: Omit<Extract<Effect, { kind: 'gone' }>, 'id'>): void
  #effect(effect: Omit<Extract<Effect, { kind: 'note' }>, 'id'>): void
  #effect(effect: object): void {
    const id = ++this.#count
    this.effects = [...this.effects, { id, ...effect } as Effect]
    setTimeout(() => (this.effects = this.effects.filter((other) => other.id !== id)), EFFECT_LASTS)
  }
}
