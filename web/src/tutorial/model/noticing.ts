/** What a pupil has done and seen so far: counted from the offers he chose, the lines he was told, the questions he got. */

import type { Decision, Line, Offer, SeatId } from '../../protocol/types'

export interface Facts {
  /** The action announced in the turn that is going on; empty before. */
  announced: string
  /** The order placed last. */
  order: string
  /** Whether the turn that is going on is the pupil's, whoever is asked something in it. */
  isMyTurn: boolean
  announcements: number
  turns: number
  steps: number
  discoveries: number
  shots: number
  orders: number
  /** How often an interrupt was offered, and how often it was made. */
  chances: number
  interrupts: number
  cards: number
  spawns: number
  wounds: number
  frags: number
  kills: number
  /** The pupil's own actions, by kind. */
  chosen: Readonly<Record<string, number>>
  /** What was told, by the kind of event. */
  told: Readonly<Record<string, number>>
}

export const NOTHING_YET: Facts = {
  announced: '',
  order: '',
  isMyTurn: false,
  announcements: 0,
  turns: 0,
  steps: 0,
  discoveries: 0,
  shots: 0,
  orders: 0,
  chances: 0,
  interrupts: 0,
  cards: 0,
  spawns: 0,
  wounds: 0,
  frags: 0,
  kills: 0,
  chosen: {},
  told: {},
}

/** Where the pupil is: a turn to announce, to act in, or halted by somebody's answer; something to answer himself; the
 * turn of others; the end. */
export type Phase = 'announce' | 'acting' | 'halted' | 'answering' | 'waiting' | 'over'

export function phaseOf(decision: Decision | null, facts: Facts): Phase {
  if (decision === null) return 'over'
  if (!decision.mine) return facts.isMyTurn ? 'halted' : 'waiting'
  if (decision.window) return 'answering'
  return (decision.offers ?? []).some(isAnnouncement) ? 'announce' : 'acting'
}

function isAnnouncement(offer: Offer): boolean {
  return offer.kind === 'Announce' || offer.kind === 'AnnounceBoosted'
}

function more(counts: Readonly<Record<string, number>>, key: string): Record<string, number> {
  return { ...counts, [key]: (counts[key] ?? 0) + 1 }
}

/** The last word of an action's text names what is announced or placed: "red: announce sprint". */
function named(offer: Offer): string {
  return /(?:announce|place) (\w+)/.exec(offer.text)?.[1] ?? ''
}

/** The pupil has chosen an offer. */
export function afterChoice(before: Facts, offer: Offer): Facts {
  const facts = { ...before, chosen: more(before.chosen, offer.kind) }
  if (isAnnouncement(offer))
    return { ...facts, announced: named(offer), announcements: facts.announcements + 1 }
  switch (offer.kind) {
    case 'Step':
      return { ...facts, steps: facts.steps + 1 }
    case 'Fire':
      return { ...facts, shots: facts.shots + 1 }
    case 'PlaceOrder':
      return { ...facts, order: named(offer), orders: facts.orders + 1 }
    case 'Interrupt':
      return { ...facts, interrupts: facts.interrupts + 1 }
    default:
      return facts
  }
}

/** Something has happened; lines name the events they tell. */
export function afterLines(facts: Facts, lines: readonly Line[], seat: SeatId): Facts {
  const counted = { ...facts }
  for (const line of lines) {
    for (const kind of line.kinds) counted.told = more(counted.told, kind)
    const isMine = line.pieces?.includes(seat) === true
    for (const kind of line.kinds) {
      if (kind === 'TurnBegan') counted.isMyTurn = isMine
      else if (kind === 'MarineActivated' || kind === 'TypeActivated') {
        counted.isMyTurn = kind === 'TypeActivated' ? seat === 'invader' : isMine
        if (counted.isMyTurn) counted.turns += 1
      } else if (kind === 'AreaDiscovered') counted.discoveries += 1
      else if (kind === 'EventPlayed') counted.cards += 1
      else if (kind === 'SpawnPlayed') counted.spawns += 1
      else if (kind === 'InvaderKilled') counted.kills += 1
      else if (kind === 'WoundsSuffered' && isMine) counted.wounds += 1
      else if (kind === 'MarineFragged' && isMine) counted.frags += 1
    }
  }
  return counted
}

/** A question is on the table; `before` is where the pupil was when the last one was. */
export function afterQuestion(facts: Facts, decision: Decision | null, before: Phase): Facts {
  const phase = phaseOf(decision, facts)
  if (phase === 'announce' && before !== 'announce')
    return { ...facts, announced: '', isMyTurn: true, turns: facts.turns + 1 }
  if (phase === 'answering' && decision?.offers?.some((offer) => offer.kind === 'Interrupt') === true)
    return { ...facts, chances: facts.chances + 1 }
  return facts
}
