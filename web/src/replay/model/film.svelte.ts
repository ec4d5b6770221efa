/** A game played like a film: any moment at once, or one after the other with the table's own animations. */

import type { ReplayMoment } from '../../protocol/types'
import { Refused } from '../../protocol/http'
import { Stage } from '../../table/model/stage.svelte'

export interface FilmOptions {
  decisions: number
  fetch: (decision: number) => Promise<ReplayMoment>
  /** Whether movement is shown at all. */
  isStill?: () => boolean
  rest?: (milliseconds: number) => Promise<void>
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const

/** So many moments are kept, each some tens of kilobytes. */
const MOST_KEPT = 160
const AHEAD = 4
const AHEAD_PLAYING = 8
/** Moves of the scrub bar closer together than this ask the server only for the last of them. */
const SCRUB_PAUSE = 90
/** The server answers some twenty requests in a second in the long run. */
const LEAST_REST = 70
const BUSY_PAUSE = 1200

export class Film {
  at = $state(0)
  moment: ReplayMoment | null = $state.raw(null)
  isPlaying = $state(false)
  isWaiting = $state(false)
  speed: number = $state(1)
  problem: unknown = $state.raw(null)
  readonly decisions: number
  readonly stage: Stage

  #fetch: FilmOptions['fetch']
  #rest: (milliseconds: number) => Promise<void>
  #kept = new Map<number, ReplayMoment>()
  #asked = new Map<number, Promise<ReplayMoment>>()
  #seeks = 0
  #run = 0
  #lastSeek = -Infinity

  constructor({ decisions, fetch, isStill, rest }: FilmOptions) {
    this.decisions = decisions
    this.#fetch = fetch
    this.#rest = rest ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)))
    this.stage = new Stage({
      duration: (milliseconds) => (isStill?.() === true ? 0 : milliseconds / this.speed),
    })
  }

  /** Go to a moment. The bar jumps at once, the board when the moment is here. */
  async seek(to: number, how: { animated?: boolean } = {}): Promise<void> {
    const decision = Math.max(0, Math.min(this.decisions, Math.round(to)))
    const seek = ++this.#seeks
    const isScrubbing = performance.now() - this.#lastSeek < SCRUB_PAUSE
    this.#lastSeek = performance.now()
    this.at = decision
    const before = this.moment
    if (!this.#kept.has(decision) && isScrubbing && how.animated !== true) {
      await this.#rest(SCRUB_PAUSE)
      if (seek !== this.#seeks) return
    }
    let moment: ReplayMoment
    this.isWaiting = !this.#kept.has(decision)
    try {
      moment = await this.#get(decision)
    } catch (problem) {
      if (seek === this.#seeks) {
        this.problem = problem
        this.isWaiting = false
        this.pause()
      }
      return
    }
    if (seek !== this.#seeks) return
    this.problem = null
    this.isWaiting = false
    this.moment = moment
    if (how.animated === true && before?.decision === decision - 1) {
      const { picture, cues, lines } = moment
      this.stage.play({ before: before.picture, after: picture, cues, lines })
    } else this.stage.show(moment.picture)
    void this.#prefetch(seek, decision)
  }

  /** One decision on, with what it brought; or one back. */
  step(by: 1 | -1): Promise<void> {
    this.pause()
    if (this.stage.isPlaying) this.stage.skip()
    return this.seek(this.at + by, { animated: by === 1 })
  }

  /** Stop and go somewhere. */
  jump(to: number | null): Promise<void> {
    this.pause()
    return to === null ? Promise.resolve() : this.seek(to)
  }

  /** Play on to the end, from the beginning if this is the end. */
  async play(): Promise<void> {
    if (this.isPlaying) return
    const run = ++this.#run
    this.isPlaying = true
    if (this.at >= this.decisions) await this.seek(0)
    while (run === this.#run && this.at < this.decisions) {
      await this.seek(this.at + 1, { animated: true })
      while (run === this.#run && this.stage.isPlaying) await this.#rest(25)
      if (run !== this.#run) return
      await this.#rest(Math.max(LEAST_REST, restAfter(this.moment) / this.speed))
    }
    if (run === this.#run) this.isPlaying = false
  }

  pause(): void {
    this.#run += 1
    this.isPlaying = false
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else void this.play()
  }

  /** Leave: nothing goes on in the background. */
  close(): void {
    this.pause()
    this.#seeks += 1
    this.stage.skip()
  }

  #get(decision: number): Promise<ReplayMoment> {
    const kept = this.#kept.get(decision)
    if (kept !== undefined) {
      // What was used last is dropped last.
      this.#kept.delete(decision)
      this.#kept.set(decision, kept)
      return Promise.resolve(kept)
    }
    const asked = this.#asked.get(decision)
    if (asked !== undefined) return asked
    const asking = this.#ask(decision).finally(() => this.#asked.delete(decision))
    this.#asked.set(decision, asking)
    return asking
  }

  async #ask(decision: number): Promise<ReplayMoment> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const moment = await this.#fetch(decision)
        this.#kept.set(decision, moment)
        for (const oldest of this.#kept.keys()) {
          if (this.#kept.size <= MOST_KEPT) break
          this.#kept.delete(oldest)
        }
        return moment
      } catch (problem) {
        // Too many requests at once: a pause helps.
        if (!(problem instanceof Refused) || problem.status !== 429 || attempt >= 3) throw problem
        await this.#rest(BUSY_PAUSE)
      }
    }
  }

  /** Fetch the neighbours one after the other, as long as nobody goes elsewhere. */
  async #prefetch(seek: number, decision: number): Promise<void> {
    const ahead = this.isPlaying ? AHEAD_PLAYING : AHEAD
    const wanted = [...Array.from({ length: ahead }, (_, place) => decision + 1 + place), decision - 1]
    for (const next of wanted) {
      if (next < 0 || next > this.decisions || this.#kept.has(next) || this.#asked.has(next)) continue
      try {
        await this.#get(next)
      } catch {
        // Whoever goes there asks again and is told what is wrong.
        return
      }
      if (seek !== this.#seeks && !this.isPlaying) return
    }
  }
}

/** How long a moment is looked at, in milliseconds: as long as its lines take to read. */
export function restAfter(moment: ReplayMoment | null): number {
  if (moment === null) return 0
  const letters = moment.lines.reduce((sum, line) => sum + (line.weight >= 2 ? line.text.length : 0), 0)
  if (letters === 0) return 0
  const isOnlyWalk = moment.cues.length > 0 && moment.cues.every((cue) => cue.cue === 'move')
  return isOnlyWalk ? 60 : Math.min(2000, 200 + 9 * letters)
}
