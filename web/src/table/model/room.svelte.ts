/** All the seats this browser plays at one table, and which of them has the screen. */

import type { SeatId } from '../../protocol/types'
import { keep, recall } from '../../state/store'
import { Session } from './session.svelte'

export interface Seating {
  table: string
  /** Seats with their tokens; empty to watch. */
  seats: Record<SeatId, string>
  watch: string | null
  /** A lesson: every step is the player's own, whatever the settings say. */
  eachStep?: boolean
}

export class Room {
  readonly sessions: Session[]
  #front: Session = $state.raw() as Session
  /** The seat whose person has confirmed to sit at the screen. */
  #confirmed: SeatId | null = $state(null)
  /** All seats are played by people who may see everything: no hand-over. */
  openHands = $state(false)
  readonly #table: string

  constructor(seating: Seating) {
    this.#table = seating.table
    const tokens = Object.values(seating.seats)
    this.sessions =
      tokens.length > 0
        ? tokens.map((token) => new Session({ table: seating.table, token, eachStep: seating.eachStep }))
        : [new Session({ table: seating.table, token: seating.watch })]
    this.#front = this.sessions[0]!
    this.openHands = (recall<Record<string, boolean>>('openHands') ?? {})[seating.table] === true
  }

  get isHotSeat(): boolean {
    return this.sessions.length > 1
  }

  /** The session that has the screen: the one that must decide, else the one that had it. */
  get front(): Session {
    return this.sessions.find((session) => session.isMine) ?? this.#front
  }

  /** Whether there is anybody to talk to: people whose seats are not in this browser, or somebody has spoken. */
  get hasCompany(): boolean {
    const own = new Set(this.sessions.map((session) => session.seat))
    const seats = Object.values(this.front.table?.seats ?? {})
    return this.front.talk.length > 0 || seats.some((seat) => seat.player === 'human' && !own.has(seat.id))
  }

  /** Whether the screen must change hands before anything private may be shown. */
  get needsHandOver(): boolean {
    if (!this.isHotSeat || this.openHands) return false
    const seat = this.front.seat
    return seat !== null && seat !== this.#confirmed
  }

  /** The person of the front seat sits at the screen now. */
  confirm(): void {
    this.#front = this.front
    this.#confirmed = this.front.seat
  }

  /** Keep the screen with the session that decided last, so that waiting does not switch it. */
  settle(): void {
    const deciding = this.sessions.find((session) => session.isMine)
    if (deciding !== undefined) this.#front = deciding
  }

  setOpenHands(on: boolean): void {
    this.openHands = on
    keep('openHands', { ...(recall<Record<string, boolean>>('openHands') ?? {}), [this.#table]: on })
  }

  start(): void {
    for (const session of this.sessions) session.start()
  }

  stop(): void {
    for (const session of this.sessions) session.stop()
  }
}
