/**
 * Many figures move by one plan: it lies ready, every order in it may be changed, and one click does all of it. Knows
 * no rules: the server says who may still go, and what each would do.
 */

import type { Offer, Order, Ordered, Picture, Route, SeatId } from '../../protocol/types'
import type { Acting, Target } from './acting.svelte'
import { wayOf } from './intent'
import type { Session } from './session.svelte'

/** A row's way on the board. */
export interface GroupWay {
  piece: string
  route: Route | null
  /** Whom it attacks in the end. */
  target: string | null
  isChosen: boolean
}

/** The own figures that could begin now. */
export function beginners(offers: readonly Offer[], picture: Picture, seat: SeatId | null): string[] {
  return offers.flatMap((offer) => {
    const [piece, ...others] = offer.pieces ?? []
    const isPlain = offer.place === undefined && offer.card === undefined && offer.cost === undefined
    const isOwn = piece !== undefined && picture.pieces[piece]?.seat === seat
    return isOwn && isPlain && others.length === 0 && offer.door === undefined ? [piece] : []
  })
}

/** What a row's plan does, to be compared with what was confirmed. */
function deedsOf(row: Ordered): string {
  return row.plan?.actions.join('\n') ?? ''
}

export class Group {
  rows: Ordered[] = $state.raw([])
  /** Being changed: figures are chosen and sent somewhere. */
  isOpen = $state(false)
  chosen: ReadonlySet<string> = $state.raw(new Set<string>())
  isGoing = $state(false)
  /** The dice have fallen, and the rest of the plan is another one than was confirmed. */
  hasChanged = $state(false)

  #session: Session
  #acting: Acting
  /** The orders that were given, by figure: as before, the next time. */
  #given = new Map<string, Order>()
  #first: string[] = []
  #confirmed = new Map<string, string>()
  #begun = new Set<string>()
  #question = 0
  #stopWatching: (() => void) | null = null

  constructor(session: Session, acting: Acting) {
    this.#session = session
    this.#acting = acting
  }

  readonly going = $derived(this.rows.filter((row) => row.plan !== undefined))
  readonly ways: GroupWay[] = $derived(
    this.going.map((row) => ({
      piece: row.piece,
      route: wayOf(row.plan!),
      target: row.plan!.forecast?.targets.find((target) => !target.friend)?.piece ?? null,
      isChosen: this.chosen.has(row.piece),
    })),
  )

  /** A new decision, or the end of a figure's part: ask what all of them would do, and go on if they are going. */
  async decided(): Promise<void> {
    const session = this.#session
    const { decision, picture } = session
    if (this.#acting.isWalking) return
    const isMine = session.isMine && decision?.window === false && session.moment === null
    if (session.eachStep || !isMine || picture === null) {
      this.#question += 1
      this.rows = []
      if (!this.isGoing) this.#close()
      return
    }
    if (!this.isGoing && beginners(decision.offers ?? [], picture, session.seat).length < 2) {
      this.#question += 1
      this.rows = []
      this.#close()
      return
    }
    await this.#ask()
    if (this.isGoing && session.decision === decision) await this.#next()
  }

  async #ask(): Promise<void> {
    const question = ++this.#question
    const answer = await this.#session.ask({ what: 'group', orders: this.#orders() })
    if (question !== this.#question) return
    this.rows = answer?.group ?? []
    const there = new Set(this.rows.map((row) => row.piece))
    this.chosen = new Set([...this.chosen].filter((piece) => there.has(piece)))
  }

  #orders(): Order[] {
    const first = this.#first.map((piece) => ({ ...(this.#given.get(piece) ?? { piece }), first: true }))
    return [...first, ...[...this.#given.values()].filter((order) => !this.#first.includes(order.piece))]
  }

  /** Open what is planned, to change it. */
  open(): void {
    this.isOpen = true
    this.hasChanged = false
    this.#acting.back()
  }

  #close(): void {
    this.isOpen = false
    this.hasChanged = false
    this.chosen = new Set()
    this.#first = []
  }

  choose(piece: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(piece)) chosen.add(piece)
    this.chosen = chosen
  }

  chooseAll(): void {
    const all = this.rows.map((row) => row.piece)
    this.chosen = this.chosen.size === all.length ? new Set() : new Set(all)
  }

  /** Where a click belongs while orders are given: to a figure of the group, or to where the chosen ones go. */
  takes(target: Target): boolean {
    if (!this.isOpen || this.isGoing) return false
    if (target.piece !== null && this.rows.some((row) => row.piece === target.piece)) {
      this.choose(target.piece)
      return true
    }
    const isEnemy =
      target.piece !== null && this.#session.picture?.pieces[target.piece]?.seat !== this.#session.seat
    if (this.chosen.size === 0 || (!isEnemy && target.place === null)) return false
    void this.order(isEnemy ? { target: target.piece! } : { place: target.place! })
    return true
  }

  /** The chosen ones are to do this; nothing means what seems best. */
  async order(what: { target?: string; place?: string; hold?: boolean }): Promise<void> {
    for (const piece of this.chosen) {
      if (Object.keys(what).length === 0) this.#given.delete(piece)
      else this.#given.set(piece, { piece, ...what })
    }
    this.chosen = new Set()
    await this.#ask()
  }

  /** One of them goes before all others. */
  async putFirst(piece: string): Promise<void> {
    this.#first = [piece, ...this.#first.filter((other) => other !== piece)]
    await this.#ask()
  }

  /** Do what is planned: all of it, or only what the chosen ones are to do. */
  async go(): Promise<void> {
    const going = this.chosen.size > 0 ? this.going.filter((row) => this.chosen.has(row.piece)) : this.going
    if (going.length === 0) return
    this.#confirmed = new Map(going.map((row) => [row.piece, deedsOf(row)]))
    this.#begun = new Set()
    this.isOpen = false
    this.hasChanged = false
    this.isGoing = true
    this.#stopWatching?.()
    this.#stopWatching = this.#session.watch((update) => {
      const isOther = update.cause !== 'decision' || update.cues.some((cue) => cue.cue === 'turn')
      if (isOther) this.#end()
    })
    await this.#next()
  }

  stop(): boolean {
    if (this.isGoing) {
      this.#end()
      return true
    }
    if (!this.isOpen) return false
    if (this.chosen.size > 0) this.chosen = new Set()
    else this.#close()
    return true
  }

  async #next(): Promise<void> {
    const row = this.going.find((one) => this.#confirmed.has(one.piece))
    if (row === undefined) {
      // All have gone who were to go; or, without rows, something else is asked first, and then they go on.
      if (this.rows.length > 0) this.#end()
      return
    }
    // Who has begun and has nothing more to weigh is done; whoever begins does what was confirmed, or nothing.
    const isDone = this.#begun.has(row.piece) && row.plan!.forecast === undefined
    if (!isDone && this.#confirmed.get(row.piece) !== deedsOf(row)) {
      this.isGoing = false
      this.hasChanged = true
      return
    }
    const isFirst = this.#begun.size === 0
    this.#begun.add(row.piece)
    this.#reached(row)
    await this.#acting.carryOut(row.plan!, { made: !isFirst })
    if (this.isGoing) await this.decided()
  }

  #end(): void {
    this.isGoing = false
    this.#stopWatching?.()
    this.#stopWatching = null
    this.#close()
  }

  /** Whoever comes where it was sent has no order any more. */
  #reached(row: Ordered): void {
    const places = row.plan!.stretches.flatMap((stretch) => stretch.places ?? [])
    if (row.place !== undefined && places.at(-1) === row.place) this.#given.delete(row.piece)
  }
}
