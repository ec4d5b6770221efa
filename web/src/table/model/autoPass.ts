/** Passing for the player where he said so: never at a moment, or not until something new happens. */

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

/** The pass to play without asking, or null when the player wants to be asked. */
export function autoPass(
  decision: Decision | null,
  always: Readonly<Record<string, boolean>>,
  declined: Declined | null,
): Offer | null {
  if (decision === null || !decision.mine || !decision.window) return null
  const pass = passOf(decision.offers ?? [])
  if (pass === null) return null
  const moment = decision.moment
  if (moment !== null && always[moment] === true) return pass
  const seen = declined?.moments[moment ?? decision.rule]
  if (seen === undefined) return null
  return (decision.offers ?? []).every((offer) => seen.includes(signature(offer))) ? pass : null
}
