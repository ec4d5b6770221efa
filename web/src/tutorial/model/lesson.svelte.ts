/** A lesson under way: which step it is at, what it says, and what it has noticed. Knows no screen and no server. */

import type { Decision, Offer, Picture, SeatId, Update } from '../../protocol/types'
import {
  afterChoice,
  afterLines,
  afterQuestion,
  NOTHING_YET,
  phaseOf,
  type Facts,
  type Phase,
} from './noticing'
import { ASIDES, type Aside } from './asides'
import { STEPS, type Now, type Step } from './steps'

export { ASIDES, type Aside }

/**
 * So many turns of the pupil a step waits for what it teaches. Then it has become impossible, or the pupil has other
 * plans; either way the lesson goes on.
 */
const PATIENCE = 3

/** What is kept when the page is closed in the middle of a lesson. */
export interface Kept {
  step: string
  facts: Facts
  told: Aside[]
}

export class Lesson {
  place = $state(0)
  facts: Facts = $state.raw(NOTHING_YET)
  aside: Aside | null = $state(null)
  /** The pupil did something else: fine too. */
  isElse = $state(false)
  /** Words about how the last step was done, if it was done in another way. */
  note: string | null = $state(null)

  /** The pupil has left before the last card. */
  isCut = $state(false)

  #since: Facts = $state.raw(NOTHING_YET)
  #phase: Phase = 'waiting'
  #told: Aside[] = []
  /** Cards turned since the aside was told; an old one goes by itself. */
  #asideAge = 0
  readonly #steps: readonly Step[]
  readonly #asides: readonly Aside[]

  constructor(kept: Kept | null = null, steps: readonly Step[] = STEPS, asides: readonly Aside[] = ASIDES) {
    this.#steps = steps
    this.#asides = asides
    if (kept === null) return
    this.place = Math.max(
      0,
      steps.findIndex((step) => step.id === kept.step),
    )
    this.facts = { ...NOTHING_YET, ...kept.facts }
    this.#since = this.facts
    this.#told = [...kept.told]
  }

  get step(): Step {
    return this.#steps[this.place] ?? this.#steps[this.#steps.length - 1]!
  }

  get isOver(): boolean {
    return this.place >= this.#steps.length - 1
  }

  get count(): number {
    return this.#steps.length
  }

  get kept(): Kept {
    return { step: this.step.id, facts: this.facts, told: this.#told }
  }

  /** The table as the present step sees it. */
  now(decision: Decision | null, picture: Picture, seat: SeatId): Now {
    return {
      decision,
      picture,
      seat,
      phase: phaseOf(decision, this.facts),
      facts: this.facts,
      since: this.#since,
    }
  }

  /** The pupil has chosen an action. */
  chose(offer: Offer): void {
    this.facts = afterChoice(this.facts, offer)
    this.note = null
    const serves = this.step.serves
    this.isElse = serves !== undefined && !serves.includes(offer.kind) && offer.kind !== 'EndTurn'
  }

  /** Something has happened on the table. */
  heard(update: Pick<Update, 'lines' | 'cause'>, seat: SeatId): void {
    if (update.cause !== 'decision') return
    const before = this.facts
    this.facts = afterLines(before, update.lines, seat)
    const fresh = this.#asides.findLast(
      (aside) => this.facts[aside] > before[aside] && !this.#told.includes(aside),
    )
    if (fresh !== undefined) {
      this.#told = [...this.#told, fresh]
      this.aside = fresh
      this.#asideAge = 0
    }
  }

  /** A question is on the table: steps that are done are left. */
  looked(decision: Decision | null, picture: Picture, seat: SeatId): void {
    this.facts = afterQuestion(this.facts, decision, this.#phase)
    this.#phase = phaseOf(decision, this.facts)
    // What the pupil has done already need not be taught.
    while (!this.isOver) {
      const now = this.now(decision, picture, seat)
      const left = this.step
      if (now.phase === 'over') this.finish()
      else if (left.isDone(now)) {
        this.next()
        this.note = noteAfter(left, this.facts)
      } else if (left.isMoot?.(now) === true) {
        const said = this.note
        this.next()
        this.note = said
      } else if (now.facts.turns - now.since.turns >= PATIENCE) this.giveUp()
      else break
    }
  }

  /** What the step waits for does not come: on to the next, with a word about it. */
  giveUp(): void {
    this.next()
    if (!this.isOver) this.note = 'later'
  }

  /** Go on: read, or skipped. */
  next(): void {
    if (this.isOver) return
    this.place += 1
    this.#asideAge += 1
    if (this.#asideAge > 1) this.aside = null
    this.#since = this.facts
    this.isElse = false
    this.note = null
  }

  previous(): void {
    if (this.place === 0) return
    this.place -= 1
    this.#since = this.facts
    this.isElse = false
    this.note = null
  }

  /** Enough: straight to the last card. */
  finish(): void {
    this.isCut = true
    this.place = this.#steps.length - 1
    this.note = null
    this.isElse = false
  }

  dismiss(): void {
    this.aside = null
  }
}

/** The sentence for a step that was done, but not as it was suggested. */
function noteAfter(step: Step, facts: Facts): string | null {
  if (step.id === 'announce' && facts.announced !== 'sprint' && facts.announced !== '') return 'announce'
  if (step.id === 'attack' && facts.announced !== 'attack') return 'attack'
  if (step.id === 'order' && facts.order !== 'guard') return 'order'
  return null
}
