/** From a finger to an action: previews, choices, refusals, walking. Knows no rules, only what is offered. */

import type { Forecast, Offer, Overlay, Plan, Refusal, Route } from '../../protocol/types'
import { settings } from '../../state/settings.svelte'
import { isRoomy } from './geometry'
import { aimOf, distinct, isLight, isPlain, isSameAim, type Aim } from './intent'
import { offersAt, onlyHead } from './offers'
import type { Session } from './session.svelte'
import { isDisturbed, isInterrupted, newWalk, nextStep, type WalkEnd } from './walking'

export interface Target {
  place: string | null
  piece: string | null
  door: string | null
  card?: string | null
}

/** A point of the window, where an answer is shown. */
export interface Finger {
  x: number
  y: number
}

export type Preview =
  | { kind: 'offer'; offer: Offer; forecast: Forecast | null; isAsking: boolean }
  | { kind: 'route'; piece: string; place: string; route: Route }
  | { kind: 'plan'; aim: Aim; plans: Plan[]; chosen: number }

export interface Chooser {
  offers: Offer[]
  at: Finger
}

export interface Answer {
  at: Finger
  refusal: Refusal
  /** What stands in the way, one sentence each. */
  notes?: string[]
}

export type Selection = { kind: 'piece' | 'place' | 'card' | 'door'; id: string } | null

export class Acting {
  preview: Preview | null = $state.raw(null)
  chooser: Chooser | null = $state.raw(null)
  answer: Answer | null = $state.raw(null)
  /** A costly offer that waits to be confirmed. */
  confirming: Offer | null = $state.raw(null)
  selection: Selection = $state.raw(null)
  overlay: { kind: 'sight' | 'reach' | 'threat'; id: string; overlay: Overlay } | null = $state.raw(null)
  /** The place the keyboard stands on. */
  cursor: string | null = $state(null)
  /** Only the offers of this head are lit; null lights all. */
  head: string | null = $state(null)
  isWalking = $state(false)
  threatOn = $state(false)

  #session: Session
  /** Why the thing pointed at last has no plan. */
  #unplanned: Refusal | null = null
  #questions = 0

  constructor(session: Session) {
    this.#session = session
  }

  /** What is lit: all offers, or those of the chosen head. */
  readonly lit = $derived.by(() => {
    const all = this.#session.highlights
    return this.head === null ? all : onlyHead(all, this.head)
  })

  /** The figure that is acting: marked so, else what the decision is about, else the only figure of my seat. */
  get actor(): string | null {
    const { decision, picture, seat } = this.#session
    if (decision?.mine !== true || picture === null) return null
    const own = Object.values(picture.pieces).filter((piece) => piece.seat === seat)
    const acting = own.find((piece) => piece.states?.includes('acting') === true)
    if (acting !== undefined) return acting.id
    const focus = decision.focus?.pieces.find((id) => picture.pieces[id]?.seat === seat)
    return focus ?? (own.length === 1 ? own[0]!.id : null)
  }

  /** Back out of whatever stands open. True when there was something. */
  back(): boolean {
    if (this.answer !== null) return this.#clear('answer')
    if (this.chooser !== null) return this.#clear('chooser')
    if (this.confirming !== null) return this.#clear('confirming')
    if (this.isWalking) {
      this.isWalking = false
      return true
    }
    if (this.preview !== null) return this.#clear('preview')
    if (this.head !== null) {
      this.head = null
      return true
    }
    if (this.selection !== null || this.overlay !== null) {
      this.selection = null
      this.overlay = null
      return true
    }
    return false
  }

  #clear(what: 'answer' | 'chooser' | 'confirming' | 'preview'): true {
    this[what] = null
    this.#questions += 1
    return true
  }

  /** A new decision: what was being prepared for the old one is gone. */
  reset(): void {
    this.preview = null
    this.chooser = null
    this.confirming = null
    this.answer = null
    this.head = null
    this.#questions += 1
  }

  /** A click, a tap, or Enter on the board. `selected` hears when it was nothing but a look at something. */
  async point(target: Target, at: Finger, selected?: (selection: Selection) => void): Promise<void> {
    this.answer = null
    this.chooser = null
    if (this.#session.stage.isPlaying) this.#session.stage.skip()
    const preview = this.preview
    if (preview?.kind === 'route' && preview.place === target.place && target.piece === null) {
      await this.commit()
      return
    }
    const offers = offersAt(this.lit, target)
    const aim = aimOf(target)
    if (preview?.kind === 'plan' && aim !== null && isSameAim(preview.aim, aim)) {
      await this.commit()
      return
    }
    const again = preview?.kind === 'offer' && offers.some((offer) => offer.id === preview.offer.id)
    if (again && offers.length === 1) {
      await this.commit()
      return
    }
    if (aim !== null && this.head === null && (await this.#intend(aim, offers))) return
    if (offers.length > 0) {
      this.choose(offers, at)
      return
    }
    this.preview = null
    this.#select(target)
    selected?.(this.selection)
    // Whoever points at a card or at a region to read it has asked nothing else.
    const place = target.place === null ? undefined : this.#session.picture?.board.places[target.place]
    if (target.card != null || isRoomy(place)) return
    if (this.#session.isMine && this.#session.moment === null) await this.#askAbout(target, at)
  }

  /** Whoever points at something means a plan: the best one is shown, and done where there is nothing to weigh. */
  async #intend(aim: Aim, offers: Offer[]): Promise<boolean> {
    const session = this.#session
    if (session.eachStep || !session.isMine || session.moment !== null) return false
    if (session.decision?.window === true) return false
    // One offer without a price lies here and nothing else: it is what is meant.
    if (offers.length === 1 && offers[0]!.cost === undefined && offers[0]!.place === undefined) return false
    const question = ++this.#questions
    const answer = await session.ask({ what: 'plan', ...aim, stops: settings.stopAtThings })
    if (question !== this.#questions) return true
    let plans = distinct(answer?.plans ?? [])
    this.#unplanned = plans.length === 0 ? (answer?.refusal ?? null) : null
    // A step to the next space is that step, and not the end of everything; of attacks the best comes first.
    const isStep = offers.length === 1 && (offers[0]!.cost !== undefined || offers[0]!.door !== undefined)
    const step = isStep ? plans.find((plan) => plan.actions.length === 1) : undefined
    if (step !== undefined) plans = [step, ...plans.filter((plan) => plan !== step)]
    if (plans.length === 0) return false
    this.selection = null
    this.chooser = null
    this.preview = { kind: 'plan', aim, plans, chosen: 0 }
    const isQuick = settings.singleClick && (plans[0]!.warnings?.length ?? 0) === 0
    if (isQuick || isLight(plans[0]!, session.table?.undo_policy)) await this.commit()
    return true
  }

  /** Another plan for the same thing: another weapon, another place. */
  otherPlan(which?: number): void {
    const preview = this.preview
    if (preview?.kind !== 'plan') return
    this.preview = { ...preview, chosen: which ?? (preview.chosen + 1) % preview.plans.length }
  }

  /** A plan that has a button of its own: done at once, unless something in it has to be read first. */
  async takePlan(plan: Plan): Promise<void> {
    if (isPlain(plan)) return this.carryOut(plan)
    this.reset()
    this.preview = { kind: 'plan', aim: {}, plans: [plan], chosen: 0 }
  }

  /** Do a plan that needs no pointing; what is `made` is taken back with what was done before it. */
  async carryOut(plan: Plan, how: { made?: boolean } = {}): Promise<void> {
    this.reset()
    await this.#follow(plan, how.made === true)
  }

  /** One offer is taken up, several are laid out to choose from. */
  choose(offers: Offer[], at: Finger): void {
    if (offers.length === 1) void this.take(offers[0]!)
    else this.chooser = { offers, at }
  }

  /** Take up an offer on the table: the first time to see what it means, the second time to do it. */
  async take(offer: Offer): Promise<void> {
    this.chooser = null
    if (this.preview?.kind === 'offer' && this.preview.offer.id === offer.id) return this.commit()
    if (settings.singleClick && offer.confirm !== true) return this.#play(offer)
    const question = ++this.#questions
    this.preview = { kind: 'offer', offer, forecast: null, isAsking: true }
    const answer = await this.#session.ask({ what: 'forecast', offer: offer.id })
    if (question !== this.#questions) return
    // Nothing to weigh: the first click has said it all.
    const isLightOffer = answer !== null && answer.forecast == null && offer.confirm !== true
    if (isLightOffer && !this.#session.eachStep) {
      this.preview = null
      return this.#play(offer)
    }
    this.preview = { kind: 'offer', offer, forecast: answer?.forecast ?? null, isAsking: false }
  }

  /** Press a button of the dock: it acts at once, unless it costs something. */
  async press(offer: Offer): Promise<void> {
    this.chooser = null
    this.answer = null
    this.preview = null
    if (offer.confirm === true && this.confirming?.id !== offer.id) {
      this.confirming = offer
      return
    }
    await this.#play(offer)
  }

  /** Do what is previewed. */
  async commit(): Promise<void> {
    const preview = this.preview
    if (preview === null) return
    this.preview = null
    if (preview.kind === 'offer') await this.#play(preview.offer)
    else if (preview.kind === 'plan') await this.#follow(preview.plans[preview.chosen]!)
    else await this.#walk(preview.piece, preview.route)
  }

  async #play(offer: Offer): Promise<void> {
    this.#questions += 1
    this.confirming = null
    this.overlay = null
    await this.#session.act(offer)
  }

  #select(target: Target): void {
    if (target.card != null) {
      this.selection = { kind: 'card', id: target.card }
      this.overlay = null
    } else if (target.piece !== null) {
      const id = target.piece
      this.selection = { kind: 'piece', id }
      // Of an enemy one wants to know where it gets to and whom it hits, of one's own what it sees.
      const isOwn = this.#session.picture?.pieces[id]?.seat === this.#session.seat
      void this.show(isOwn || this.#session.seat === null ? 'sight' : 'reach', id)
    } else if (target.door !== null) {
      this.selection = { kind: 'door', id: target.door }
      this.overlay = null
    } else if (target.place !== null) {
      this.selection = { kind: 'place', id: target.place }
      this.overlay = null
      if (this.threatOn) void this.show('threat', target.place)
    } else {
      this.selection = null
      this.overlay = null
    }
  }

  /** Draw what a piece sees or reaches, or who could hit a place. */
  async show(kind: 'sight' | 'reach' | 'threat', id: string): Promise<void> {
    const about = kind === 'threat' ? { place: id } : { piece: id }
    const answer = await this.#session.ask({ what: 'overlay', kind, ...about })
    if (answer?.overlay != null) this.overlay = { kind, id, overlay: answer.overlay }
    else if (kind === 'reach') await this.show('sight', id)
  }

  /** Nothing is offered here: is it a way, or why not? */
  async #askAbout(target: Target, at: Finger): Promise<void> {
    const question = ++this.#questions
    const actor = this.actor
    // Whoever looked for a plan knows best why there is none for a figure.
    let refusal: Refusal | null = target.piece === null ? null : this.#unplanned
    if (target.place !== null && target.piece === null && actor !== null) {
      const answer = await this.#session.ask({ what: 'route', piece: actor, place: target.place })
      if (question !== this.#questions) return
      if (answer?.route != null && answer.route.actions.length > 0) {
        this.selection = null
        if (settings.singleClick && answer.route.reactions.length === 0) await this.#walk(actor, answer.route)
        else this.preview = { kind: 'route', piece: actor, place: target.place, route: answer.route }
        return
      }
      refusal = answer?.refusal ?? null
    }
    const aims = target.place === null || target.piece !== null ? undefined : this.lit.aims.get(target.place)
    if (aims !== undefined) {
      this.selection = null
      this.choose(aims, at)
      return
    }
    if (refusal === null) {
      const about =
        target.piece !== null
          ? { piece: target.piece }
          : target.place !== null
            ? { place: target.place }
            : null
      if (about === null) return
      const answer = await this.#session.ask({ what: 'why_not', ...about })
      if (question !== this.#questions) return
      refusal = answer?.refusal ?? null
      const overlay = answer?.overlay
      if (refusal !== null && overlay !== undefined) {
        // What breaks the line is drawn where it stands, and named where the finger is.
        this.overlay = { kind: 'sight', id: target.piece ?? target.place ?? '', overlay }
        this.answer = { at, refusal, notes: overlay.notes ?? [] }
        return
      }
    }
    if (refusal !== null) this.answer = { at, refusal }
  }

  async whyNotCard(card: string, at: Finger): Promise<void> {
    const question = ++this.#questions
    const answer = await this.#session.ask({ what: 'why_not', card })
    if (question === this.#questions && answer?.refusal != null) this.answer = { at, refusal: answer.refusal }
  }

  /**
   * Carry out a plan. The server does its deeds one after the other and stops where something happens; while others
   * may answer, or a window is passed for me, the rest waits and goes on if nothing came of it.
   */
  async #follow(plan: Plan, isMade = false): Promise<void> {
    const session = this.#session
    let rest = plan.actions
    let isDisturbedNow = false
    const stopWatching = session.watch((update) => {
      if (isDisturbed(plan.piece ?? null, update)) isDisturbedNow = true
    })
    this.isWalking = true
    this.overlay = null
    try {
      for (let part = 0; rest.length > 0; part += 1) {
        const offer = session.decision?.offers?.find((one) => one.text === rest[0])
        // A plan may begin with the answer to a window; after that another window is something new.
        if (offer === undefined || (part > 0 && session.decision?.window === true)) return
        const before = session.revision
        const how = { keepPlaying: true, then: rest.slice(1), made: isMade || part > 0 }
        const outcome = await session.act(offer, how)
        if (!outcome.ok) return
        rest = rest.slice(Math.max(1, outcome.revision - before))
        await this.#untilRevision(outcome.revision)
        while (rest.length > 0 && !isDisturbedNow && this.isWalking && this.#mustWait())
          await this.#untilNews()
        if (isDisturbedNow || !this.isWalking) return
      }
    } finally {
      this.isWalking = false
      stopWatching()
    }
  }

  /** Whether somebody else, or I without being asked, may still answer what was done last. */
  #mustWait(): boolean {
    const { decision, isPassing, result } = this.#session
    return result === null && decision !== null && decision.window && (!decision.mine || isPassing)
  }

  /** Walk a route step by step, until it ends or something happens on the way. */
  async #walk(piece: string, route: Route): Promise<WalkEnd> {
    const session = this.#session
    const walk = newWalk(piece, route)
    let isInterruptedNow = false
    const stopWatching = session.watch((update) => {
      if (isInterrupted(walk, update)) isInterruptedNow = true
    })
    this.isWalking = true
    try {
      for (;;) {
        const step = nextStep(walk, session.decision, session.isPassing)
        if (step === 'wait') {
          await this.#untilNews()
          if (isInterruptedNow || !this.isWalking) return 'interrupted'
          continue
        }
        if ('end' in step) return step.end
        walk.done += 1
        const target = session.revision + 1
        const outcome = await session.act(step.offer, { keepPlaying: true })
        if (!outcome.ok) return 'not offered'
        await this.#untilRevision(target)
        if (isInterruptedNow || !this.isWalking) return 'interrupted'
      }
    } finally {
      this.isWalking = false
      stopWatching()
    }
  }

  /** The next thing that happens, whatever it is; whoever cancels the walk need not wait for it. */
  #untilNews(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearInterval(looking)
        stopWatching()
        resolve()
      }
      const looking = setInterval(() => {
        if (!this.isWalking) done()
      }, 250)
      const stopWatching = this.#session.watch(() => queueMicrotask(done))
    })
  }

  /** The acknowledgement may come before the update that shows it. */
  #untilRevision(revision: number): Promise<void> {
    if (this.#session.revision >= revision) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(limit)
        stopWatching()
        resolve()
      }
      const limit = setTimeout(done, 5000)
      const stopWatching = this.#session.watch(() => {
        if (this.#session.revision >= revision) queueMicrotask(done)
      })
    })
  }
}
