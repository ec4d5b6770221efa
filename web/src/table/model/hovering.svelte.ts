/** What is said about the thing under a resting pointer. On a phone a tap says the same. */

import type { Acting, Finger } from './acting.svelte'
import type { Hit } from './hitting'
import { oddsInWords } from './odds'
import { offersAt } from './offers'
import { remarksOn } from './remarks'
import type { Session } from './session.svelte'

/** A pointer that rests so long, in milliseconds, asks. */
const DWELL = 220

export class Hovering {
  tip: { at: Finger; lines: string[] } | null = $state.raw(null)
  #session: Session
  #acting: Acting
  #dwelling: ReturnType<typeof setTimeout> | null = null

  constructor(session: Session, acting: Acting) {
    this.#session = session
    this.#acting = acting
  }

  over(target: Hit | null, at: Finger): void {
    this.leave()
    if (target === null || this.#acting.preview !== null || this.#session.moment !== null) return
    this.#dwelling = setTimeout(() => void this.#say(target, at), DWELL)
  }

  leave(): void {
    if (this.#dwelling !== null) clearTimeout(this.#dwelling)
    if (this.tip !== null) this.tip = null
  }

  /** A tap says at once what a resting pointer says; the next one says something else. */
  tell(target: Hit, at: Finger): void {
    this.leave()
    const lines = this.remarks(target)
    if (lines.length > 0) this.tip = { at, lines }
  }

  remarks(target: Hit): string[] {
    const shown = this.#session.shown
    return shown === null ? [] : remarksOn(shown, target, offersAt(this.#acting.lit, target))
  }

  /** Say what lies there; of an attack also the odds, as soon as they are known. */
  async #say(target: Hit, at: Finger): Promise<void> {
    const said = { at, lines: this.remarks(target) }
    this.tip = said
    const aimed = offersAt(this.#acting.lit, target).find((offer) => (offer.pieces?.length ?? 0) > 0)
    if (aimed === undefined) return
    const forecast = (await this.#session.ask({ what: 'forecast', offer: aimed.id }))?.forecast
    if (forecast != null && this.tip === said)
      this.tip = { at, lines: [...said.lines, oddsInWords(forecast)] }
  }
}
