/**
 * Questions that need not be asked aloud: those with one answer, those to which everybody gives the same one, those
 * that were declined and bring nothing new, those about cards that are kept for later, and those that a player wants
 * answered always. Knows no rules: the server
 * says which answer only declines, and which one nobody thinks about.
 */

import type { Decision, Offer, Picture } from '../../protocol/types'
import { isSpatial } from './offers'

/** So often the same answer is given before the page offers to give it always. */
export const TIMES = 2

/** What is never within anything. */
const NOBODY: ReadonlySet<string> = new Set([''])

export interface QuietAnswer {
  offer: Offer
  why: 'single' | 'idle' | 'declined' | 'kept' | 'always'
  /** What it answers, for whoever wants to be asked about it. */
  decision: Decision
}

interface Standing {
  times: number
  isAlways: boolean
  /** Everything that was ever offered beside it: what is new is asked about. */
  known: Set<string>
  /** The cards that could have been played instead when it was asked last, aloud or not. */
  cards: Set<string>
}

/** The same question, whenever it comes: a moment, or what is asked in the same words. */
function questionOf(decision: Decision): string {
  return decision.moment ?? `${decision.rule} ${decision.question}`
}

/** Dice and the contest on the table: a roll is always new. */
function rolledOf(picture: Picture): string {
  return JSON.stringify([picture.roll ?? null, picture.contest ?? null])
}

const NO_ROLL = JSON.stringify([null, null])

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
      const rolled = rolledOf(picture)
      const sort = rolled === NO_ROLL ? 'card' : 'roll'
      found.add(`${sort}|${offer.card ?? ''}|${questionOf(decision)}|${offer.text}|${rolled}`)
    }
  }
  return found
}

/**
 * What may be kept for later, and where it is asked about; null where there is no way to decline, where something lies on
 * the board (who stands there is another question each time), and where one's own turn asks for a plain yes or no.
 */
function keepsakes(decision: Decision): Set<string> | null {
  const others = (decision.offers ?? []).filter((offer) => offer.declines !== true)
  const isOnBoard = others.some((offer) => offer.place !== undefined || (offer.pieces?.length ?? 0) > 0)
  if (others.length === 0 || isOnBoard || others.length === decision.offers?.length) return null
  if (!decision.window && others.some((offer) => offer.card === undefined)) return null
  return new Set(others.map((offer) => `${offer.card ?? ''}|${questionOf(decision)}|${offer.text}`))
}

/**
 * What else could have been answered: at a window each thing by itself and after each roll; in one's own turn each kind
 * of thing, for one more card that might be used in the same way is nothing new.
 */
function beside(decision: Decision, picture: Picture, answer: string): Set<string> {
  return new Set(
    (decision.offers ?? [])
      .filter((offer) => offer.text !== answer)
      .map((offer) =>
        decision.window
          ? `${offer.text}|${rolledOf(picture)}`
          : decision.routine === true
            ? offer.text
            : offer.head,
      ),
  )
}

function cardsOf(decision: Decision): Set<string> {
  return new Set((decision.offers ?? []).flatMap((offer) => offer.card ?? []))
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const one of some) if (!all.has(one)) return false
  return true
}

/** What one player has declined and wants answered always, at one table, for as long as the page is open. */
export class Quiet {
  #declined = new Set<string>()
  #kept = new Set<string>()
  /** Question → answer → how it stands. At one moment there may be several: use this, and then use that. */
  #standing = new Map<string, Map<string, Standing>>()

  /** The answer to give without asking; null when the player is to be asked. */
  answer(decision: Decision | null, picture: Picture | null): QuietAnswer | null {
    const offers = decision?.offers ?? []
    if (decision === null || picture === null || !decision.mine || offers.length === 0) return null
    const [first] = offers
    if (!decision.window && offers.length === 1 && first!.confirm !== true)
      return { offer: first!, why: 'single', decision }
    const idle = offers.find((offer) => offer.id === decision.idle)
    if (idle !== undefined) return { offer: idle, why: 'idle', decision }
    for (const [answer, standing] of this.#standing.get(questionOf(decision)) ?? []) {
      if (!standing.isAlways) continue
      standing.cards = cardsOf(decision)
      const always = offers.find((offer) => offer.text === answer && offer.confirm !== true)
      if (always !== undefined && isWithin(beside(decision, picture, always.text), standing.known)) {
        return { offer: always, why: 'always', decision }
      }
    }
    const declining = offers.find((offer) => offer.declines === true)
    if (declining === undefined) return null
    if (isWithin(keepsakes(decision) ?? NOBODY, this.#kept))
      return { offer: declining, why: 'kept', decision }
    return isWithin(signatures(decision, picture), this.#declined)
      ? { offer: declining, why: 'declined', decision }
      : null
  }

  /** What may be kept for later here. */
  keepable(decision: Decision | null): Offer[] {
    if (decision === null || !decision.mine || keepsakes(decision) === null) return []
    return (decision.offers ?? []).filter((offer) => offer.declines !== true)
  }

  /** From now on this is not asked about where the question comes again, until a card of it is read. */
  keep(decision: Decision): void {
    for (const one of keepsakes(decision) ?? []) this.#kept.add(one)
  }

  /** The player has answered. */
  remember(decision: Decision, picture: Picture, chosen: Offer): void {
    // At a decision of one's own turn everything that is not a card may be looked at afresh; the next roll is another
    // one, even if it shows the same.
    if (!decision.window) this.#forget((sign) => !sign.startsWith('card|'))
    const seen = signatures(decision, picture)
    if (chosen.declines === true) for (const sign of seen) this.#declined.add(sign)
    else this.#forget((sign) => seen.has(sign))
    const answers = this.#answersTo(decision)
    // What could have been answered as before and was not is no standing answer any more; what was not on offer this time
    // has not been decided against.
    for (const offer of decision.offers ?? []) if (offer.text !== chosen.text) answers.delete(offer.text)
    if (chosen.declines === true || !this.#mayStand(decision, picture, chosen)) {
      answers.delete(chosen.text)
      return
    }
    const before = answers.get(chosen.text)
    const known = new Set([...(before?.known ?? []), ...beside(decision, picture, chosen.text)])
    const times = (before?.times ?? 0) + 1
    answers.set(chosen.text, { isAlways: before?.isAlways === true, times, known, cards: cardsOf(decision) })
  }

  /** The offer that may be taken always from now on: the same was answered often enough. */
  alwaysOf(decision: Decision | null, picture: Picture | null): Offer | null {
    if (decision === null || picture === null || !decision.mine) return null
    for (const [answer, standing] of this.#standing.get(questionOf(decision)) ?? []) {
      if (standing.isAlways || standing.times < TIMES - 1) continue
      const offer = decision.offers?.find((one) => one.text === answer)
      if (offer !== undefined && this.#mayStand(decision, picture, offer)) return offer
    }
    return null
  }

  /** From now on this answer is given always at this question. */
  always(decision: Decision, chosen: Offer): void {
    const standing = this.#standing.get(questionOf(decision))?.get(chosen.text)
    if (standing !== undefined) standing.isAlways = true
  }

  /** Ask again about one card. */
  forget(card: string): void {
    this.#forget((sign) => sign.startsWith(`card|${card}|`) || sign.startsWith(`roll|${card}|`))
    for (const one of [...this.#kept]) if (one.startsWith(`${card}|`)) this.#kept.delete(one)
    for (const answers of this.#standing.values())
      for (const [answer, standing] of answers)
        if (standing.cards.has(card) || answer.includes(card)) answers.delete(answer)
  }

  /** Ask again where this was asked. */
  askAgain(decision: Decision, picture: Picture): void {
    const seen = signatures(decision, picture)
    this.#forget((sign) => seen.has(sign))
    for (const one of keepsakes(decision) ?? []) this.#kept.delete(one)
    this.#standing.delete(questionOf(decision))
  }

  #answersTo(decision: Decision): Map<string, Standing> {
    const question = questionOf(decision)
    const known = this.#standing.get(question) ?? new Map<string, Standing>()
    this.#standing.set(question, known)
    return known
  }

  #forget(which: (sign: string) => boolean): void {
    for (const sign of [...this.#declined]) if (which(sign)) this.#declined.delete(sign)
  }

  /**
   * Beside it there are only cards to play, or to decline, or the game calls the question a routine: whoever wants
   * another direction is always asked.
   */
  #mayStand(decision: Decision, picture: Picture, chosen: Offer): boolean {
    if (isSpatial(chosen, picture) || chosen.confirm === true) return false
    if (decision.routine === true) return true
    return (decision.offers ?? []).every(
      (offer) => offer.id === chosen.id || offer.card !== undefined || offer.declines === true,
    )
  }
}
