/** Whose eyes a replay is seen with, and the key that opens them. */

import type { ReplayView } from '../../protocol/http'
import type { Replay, SeatId } from '../../protocol/types'
import type { TableKeys } from '../../state/keys.svelte'

export type View = { kind: 'seat'; seat: SeatId } | { kind: 'public' } | { kind: 'open' }

/** A view as one word, for choosing it from a list. */
export function wordOf(view: View): string {
  return view.kind === 'seat' ? `seat ${view.seat}` : view.kind
}

export function viewOf(word: string): View {
  if (word.startsWith('seat ')) return { kind: 'seat', seat: word.slice(5) }
  return { kind: word === 'open' ? 'open' : 'public' }
}

/** The view to begin with: what the link says, else my own seat, else everything where that is allowed. */
export function firstView(
  link: { seat: SeatId | null; open: boolean },
  keys: TableKeys,
  mayBeOpen: boolean,
): View {
  if (link.open && mayBeOpen) return { kind: 'open' }
  if (link.seat !== null && (link.seat in keys.seats || mayBeOpen)) return { kind: 'seat', seat: link.seat }
  const mine = Object.keys(keys.seats)[0]
  if (mine !== undefined) return { kind: 'seat', seat: mine }
  return mayBeOpen ? { kind: 'open' } : { kind: 'public' }
}

/** What this browser may look through: everything after the end, before it only the seats it holds. */
export function viewsFor(replay: Replay, keys: TableKeys): View[] {
  const seats = Object.keys(replay.seats).filter((seat) => replay.open || seat in keys.seats)
  const views: View[] = seats.map((seat) => ({ kind: 'seat', seat }))
  if (replay.open) views.unshift({ kind: 'open' })
  // A seat's token shows that seat; only without one, or with one for watching, there is a public view.
  if (keys.watch !== null || keys.host !== null || seats.length === 0 || replay.open)
    views.push({ kind: 'public' })
  return views
}

/** The token a view is asked for with: the seat's own where there is one, else the strongest that fits. */
export function tokenFor(view: View, keys: TableKeys): string | null {
  if (view.kind === 'public') return keys.watch ?? keys.host
  const own = view.kind === 'seat' ? keys.seats[view.seat] : undefined
  return own ?? keys.host ?? Object.values(keys.seats)[0] ?? keys.watch
}

/** What the server is asked for a view; a seat's own token needs no name of the seat. */
export function asked(view: View): ReplayView {
  switch (view.kind) {
    case 'seat':
      return { seat: view.seat }
    case 'open':
      return { open: true }
    case 'public':
      return {}
  }
}
