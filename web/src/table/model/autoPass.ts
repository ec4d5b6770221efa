/**
 * Passing for the player: where he said so (never at a moment, not until something new happens), and where he could do
 * nothing else. At a table that asks everybody the answer waits for a pause that looks at nothing, so that nobody can
 * tell from its time who holds something.
 */

import type { Decision, Offer } from '../../protocol/types'
import { passOf } from './offers'

/** What was declined with "pass until something new happens". */
export interface Declined {
  /** Moments with what was offered at them. */
  moments: Record<string, string[]>
}

/** An offer as a player would recognise it again at the next step of the same thing. */
function signature(offer: Offer): string {
  return [offer.head, offer.card ?? '', (offer.pieces ?? []).join('+')].join('|')
}

/** Remember what this window offered as declined. */
export function declining(declined: Declined | null, decision: Decision): Declined {
  const moment = decision.moment ?? decision.rule
  const seen = new Set(declined?.moments[moment] ?? [])
  for (const offer of decision.offers ?? []) seen.add(signature(offer))
  return { moments: { ...declined?.moments, [moment]: [...seen] } }
}

/** Forget what was declined once a decision of my own turn comes: that is something new. */
export function stillDeclined(declined: Declined | null, decision: Decision | null): Declined | null {
  if (declined !== null && decision !== null && decision.mine && !decision.window) return null
  return declined
}

/** Seconds of a pause: none is shorter, so long is the rest of it on the average, and none is longer. */
export const PAUSE = { shortest: 0.5, rest: 0.5, longest: 4 } as const

/**
 * How long to wait before passing, in seconds: mostly short, so that the game goes on, sometimes long, so that a long
 * silence proves nothing. Bots wait as long (`server/bluffing.py`). `draw` is from 0 up to 1 and all that decides it.
 */
export function pause(draw: number): number {
  return Math.min(PAUSE.longest, PAUSE.shortest - PAUSE.rest * Math.log(1 - draw))
}

/** The pass to play without asking, or null when the player wants to be asked; `empty`: also where only passing is left. */
export function autoPass(
  decision: Decision | null,
  always: Readonly<Record<string, boolean>>,
  declined: Declined | null,
  empty = false,
): Offer | null {
  if (decision === null || !decision.mine || !decision.window) return null
  const pass = passOf(decision.offers ?? [])
  if (pass === null) return null
  const moment = decision.moment
  if (moment !== null && always[moment] === true) return pass
  if (empty && decision.offers?.length === 1) return pass
  const seen = declined?.moments[moment ?? decision.rule]
  if (seen === undefined) return null
  return (decision.offers ?? []).every((offer) => seen.includes(signature(offer))) ? pass : null
}
