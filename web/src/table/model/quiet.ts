/**
 * Questions that need not be asked aloud: those with one answer, those to which everybody gives the same one, those
 * that were declined and bring nothing new, and those that a player wants answered always. Knows no rules: the server
 * says which answer only declines, and which one nobody thinks about.
 */

import type { Decision, Offer, Picture } from '../../protocol/types'
import { isSpatial } from './offers'

/** So often the same answer is given before the page offers to give it always. */
export const TIMES = 2

export interface QuietAnswer {
  offer: Offer
  why: 'single' | 'idle' | 'declined' | 'always'
}

interface Standing {
  answer: string
  times: number
  isAlways: boolean
  /** Everything that was ever offered beside it: what is new is asked about. */
  known: Set<string>
}

/** The same question, whenever it comes. */
function questionOf(decision: Decision): string {
  return decision.moment ?? decision.rule
}

/** Dice and the contest on the table: a roll is always new. */
function rolledOf(picture: Picture): string {
  return JSON.stringify([picture.roll ?? null, picture.contest ?? null])
}

/**
 * What there is to weigh, offer by offer. Attacks on the bare floor are nothing to weigh; an offer of a card is new at
 * another moment and after each roll, any other where somebody has moved.
 */
export function signatures(decision: Decision, picture: Picture): Set<string> {
  const found = new Set<string>()
  for (const offer of decision.offers ?? []) {
    if (offer.declines === true) continue
    const isBare = (offer.pieces?.length ?? 0) === 0
    if (offer.place !== undefined && isBare && picture.tokens[offer.place] === undefined) continue
    if (offer.card === undefined && offer.place !== undefined) {
      found.add(`deed|${offer.head}|${(offer.pieces ?? []).join('+')}|${offer.place}`)
    } else {
      found.add(`card|${offer.card ?? ''}|${questionOf(decision)}|${offer.text}|${rolledOf(picture)}`)
    }
  }
  return found
}

/** What else could have been answered. */
function beside(decision: Decision, picture: Picture, answer: string): Set<string> {
  const rolled = decision.window ? rolledOf(picture) : ''
  return new Set(
    (decision.offers ?? [])
      .filter((offer) => offer.text !== answer)
      .map((offer) => `${offer.text}|${rolled}`),
  )
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const one of some) if (!all.has(one)) return false
  return true
}

/** What one player has declined and wants answered always, at one table, for as long as the page is open. */
export class Quiet {
  #declined = new Set<string>()
  #standing = new Map<string, Standing>()

  /** The answer to give without asking; null when the player is to be asked. */
  answer(decision: Decision | null, picture: Picture | null): QuietAnswer | null {
    const offers = decision?.offers ?? []
    if (decision === null || picture === null || !decision.mine || offers.length === 0) return null
    const [first] = offers
    if (!decision.window && offers.length === 1 && first!.confirm !== true)
      return { offer: first!, why: 'single' }
    const idle = offers.find((offer) => offer.id === decision.idle)
    if (idle !== undefined) return { offer: idle, why: 'idle' }
    const standing = this.#standing.get(questionOf(decision))
    if (standing?.isAlways === true) {
      const always = offers.find((offer) => offer.text === standing.answer && offer.confirm !== true)
      if (always !== undefined && isWithin(beside(decision, picture, always.text), standing.known)) {
        return { offer: always, why: 'always' }
      }
    }
    const declining = offers.find((offer) => offer.declines === true)
    if (declining === undefined) return null
    return isWithin(signatures(decision, picture), this.#declined)
      ? { offer: declining, why: 'declined' }
      : null
  }

  /** The player has answered. */
  remember(decision: Decision, picture: Picture, chosen: Offer): void {
    // At a decision of one's own turn everything that is not a card may be looked at afresh.
    if (!decision.window) this.#forget((sign) => sign.startsWith('deed|'))
    const seen = signatures(decision, picture)
    if (chosen.declines === true) for (const sign of seen) this.#declined.add(sign)
    else this.#forget((sign) => seen.has(sign))
    const question = questionOf(decision)
    if (chosen.declines === true || !this.#mayStand(decision, picture, chosen)) {
      this.#standing.delete(question)
      return
    }
    const before = this.#standing.get(question)
    const now = beside(decision, picture, chosen.text)
    if (before?.answer === chosen.text) {
      before.times += 1
      for (const one of now) before.known.add(one)
    } else this.#standing.set(question, { answer: chosen.text, times: 1, isAlways: false, known: now })
  }

  /** The offer that may be taken always from now on: the same was answered often enough. */
  alwaysOf(decision: Decision | null, picture: Picture | null): Offer | null {
    if (decision === null || picture === null || !decision.mine) return null
    const standing = this.#standing.get(questionOf(decision))
    if (standing === undefined || standing.isAlways || standing.times < TIMES - 1) return null
    const offer = decision.offers?.find((one) => one.text === standing.answer)
    return offer !== undefined && this.#mayStand(decision, picture, offer) ? offer : null
  }

  /** From now on the answer that was given last at this question is given always. */
  always(decision: Decision): void {
    const standing = this.#standing.get(questionOf(decision))
    if (standing !== undefined) standing.isAlways = true
  }

  /** Ask again about everything, or about one card. */
  forget(card?: string): void {
    this.#forget((sign) => card === undefined || sign.startsWith(`card|${card}|`))
    if (card === undefined) this.#standing.clear()
    else {
      for (const [question, standing] of this.#standing) {
        const isAbout =
          standing.answer.includes(card) || [...standing.known].some((one) => one.includes(card))
        if (isAbout) this.#standing.delete(question)
      }
    }
  }

  #forget(which: (sign: string) => boolean): void {
    for (const sign of [...this.#declined]) if (which(sign)) this.#declined.delete(sign)
  }

  /** Beside it there are only cards to play, or to decline: whoever wants another direction is always asked. */
  #mayStand(decision: Decision, picture: Picture, chosen: Offer): boolean {
    if (isSpatial(chosen, picture) || chosen.confirm === true) return false
    return (decision.offers ?? []).every(
      (offer) => offer.id === chosen.id || offer.card !== undefined || offer.declines === true,
    )
  }
}
