/** A screening: one game through somebody's eyes, in one language, shown as a film with its marks. */

import { seatColour } from '../../design'
import { voice } from '../../state/settings.svelte'
import * as http from '../../protocol/http'
import type { Replay, ReplayMoment, Table } from '../../protocol/types'
import { bestToken, keysOf } from '../../state/keys.svelte'
import { motionReduced, settings } from '../../state/settings.svelte'
import { aboutMoment, type Advice } from '../../table/model/advice'
import type { SeatLook } from '../../table/model/looks'
import { Film } from './film.svelte'
import { marksOf, turnsOf, type Kind, type Turn } from './marks'
import { asked, firstView, tokenFor, viewsFor, type View } from './views'

/** What the address asks for. */
export interface Link {
  table: string
  decision: number | null
  seat: string | null
  open: boolean
}

export class Screening {
  about = $state.raw<Table | null>(null)
  replay = $state.raw<Replay | null>(null)
  view = $state.raw<View | null>(null)
  film = $state.raw<Film | null>(null)
  problem = $state.raw<unknown>(null)

  readonly turns = $derived(this.replay === null ? [] : turnsOf(this.replay))
  readonly marks = $derived(this.replay === null ? [] : marksOf(this.replay))
  readonly counts = $derived(
    this.marks.reduce<Partial<Record<Kind, number>>>(
      (sum, mark) => ({ ...sum, [mark.kind]: (sum[mark.kind] ?? 0) + 1 }),
      {},
    ),
  )
  readonly views: View[] = $derived.by(() =>
    this.replay === null ? [] : viewsFor(this.replay, keysOf(this.#link().table)),
  )
  readonly looks: Record<string, SeatLook> = $derived(
    Object.fromEntries(
      Object.values(this.replay?.seats ?? {}).map(({ id, name, colour, shape }) => [
        id,
        { id, name, colour: seatColour(colour), shape },
      ]),
    ),
  )
  /** The seat whose eyes are looked through; null for everybody's and for spectators'. */
  readonly viewer = $derived(this.view?.kind === 'seat' ? this.view.seat : null)

  #link: () => Link
  #round = 0

  constructor(link: () => Link) {
    this.#link = link
  }

  /** Show the game through these eyes, or through the first that fit; it goes on where the last film was. */
  async load(next: View | null): Promise<void> {
    const round = ++this.#round
    this.problem = null
    const link = this.#link()
    const id = link.table
    const keys = keysOf(id)
    const language = voice()
    try {
      const about = await http.table(id, bestToken(id))
      const isOver = about.status === 'over'
      const view = next ?? firstView(link, keys, isOver || keys.host !== null)
      const shown = { ...asked(view), language }
      const replay = await http.replay(id, tokenFor(view, keys), shown)
      if (round !== this.#round) return
      const before = this.film
      const at = before?.at ?? link.decision ?? (isOver ? 0 : replay.decisions)
      before?.close()
      const film = new Film({
        decisions: replay.decisions,
        fetch: (decision) => http.replayMoment(id, decision, tokenFor(view, keys), shown),
        isStill: () => settings.speed === 0 || motionReduced(),
      })
      film.speed = before?.speed ?? 1
      this.about = about
      this.replay = replay
      this.view = view
      this.film = film
      await film.seek(at)
    } catch (reason) {
      if (round !== this.#round) return
      // A host who does not play alone sees what everybody sees until the end.
      if (next === null && reason instanceof http.Refused && reason.status === 403)
        void this.load({ kind: 'public' })
      else this.problem = reason
    }
  }

  /** Whether the coach may speak of a moment: to whoever decides there, and where everything is open. */
  canAdvise(moment: ReplayMoment): boolean {
    return moment.asked !== null && (this.view?.kind === 'open' || moment.asked === this.viewer)
  }

  /** What a good player would have done at a moment. */
  async advise(decision: number): Promise<Advice | null> {
    const { view } = this
    if (view === null) return null
    const { table } = this.#link()
    const shown = { ...asked(view), language: voice() }
    return aboutMoment(await http.momentHint(table, decision, tokenFor(view, keysOf(table)), shown))
  }

  /** The colour of the seat whose turn it is, where the turn's name tells; the longest name that fits. */
  colourOf = (turn: Turn): string | null => {
    const seats = Object.values(this.replay?.seats ?? {}).sort(
      (one, other) => other.name.length - one.name.length,
    )
    return seats.find(({ name }) => turn.label.includes(name))?.colour ?? null
  }

  close(): void {
    this.#round += 1
    this.film?.close()
  }
}
