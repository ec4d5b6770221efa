/** The first ten minutes of DOOM 2004, step by step. Each step waits for the pupil's own action and can be skipped. */

import type { Decision, Door, Offer, Picture, Place, SeatId } from '../../protocol/types'
import type { Facts, Phase } from './noticing'

/** The table as a step sees it. */
export interface Now {
  decision: Decision | null
  picture: Picture
  seat: SeatId
  phase: Phase
  facts: Facts
  /** The facts when this step began. */
  since: Facts
}

/** Something to point at. */
export type Target =
  | { point: 'piece' | 'place' | 'door'; id: string }
  | { point: 'offer'; offer: Offer }
  | { point: 'part'; part: 'hint' | 'dice' | 'interrupt' | 'goal' | 'hand' | 'queue' }

/** What "Show me" does: an offered action, a walk, or what a strong bot would do. */
export type Deed = { offer: Offer } | { walkTo: string } | { hint: true }

export interface Step {
  id: string
  /** Reading is enough: there is a button to go on. */
  isRead?: boolean
  isDone: (now: Now) => boolean
  /** There is nothing to explain, because what it is about never happened. */
  isMoot?: (now: Now) => boolean
  /** Which of the step's sentences fits now; the plain text where nothing is said. */
  variant?: (now: Now) => string | null
  points?: (now: Now) => Target[]
  shows?: (now: Now) => Deed | null
  /** Kinds of actions that serve the step; anything else is fine too. */
  serves?: string[]
}

function offers(now: Now): Offer[] {
  return now.decision?.mine === true ? (now.decision.offers ?? []) : []
}

function offer(now: Now, kind: string, word?: string): Offer | undefined {
  return offers(now).find(
    (one) => one.kind === kind && (word === undefined || one.text.split(' ').includes(word)),
  )
}

function pointAt(one: Offer | undefined): Target[] {
  return one === undefined ? [] : [{ point: 'offer', offer: one }]
}

function show(one: Offer | undefined): Deed | null {
  return one === undefined ? null : { offer: one }
}

function isEnemy(now: Now, piece: string): boolean {
  const seat = now.picture.pieces[piece]?.seat
  return seat !== undefined && seat !== now.seat
}

/** Attacks on enemies that hurt nobody else, the pistol's first: it is what every Marine has and it needs no luck with walls. */
export function goodShots(now: Now, kind: 'Fire' | 'Interrupt' = 'Fire'): Offer[] {
  const aimed = offers(now).filter(
    (one) =>
      one.kind === kind && (one.pieces?.length ?? 0) > 0 && one.pieces!.every((piece) => isEnemy(now, piece)),
  )
  const isPistol = (one: Offer): boolean => one.text.split(' ').includes('pistol')
  return [...aimed].sort((one, other) => Number(isPistol(other)) - Number(isPistol(one)))
}

function targetsOf(shots: readonly Offer[]): Target[] {
  const pieces = new Set(shots.flatMap((shot) => shot.pieces ?? []))
  return [...pieces].map((id) => ({ point: 'piece', id }))
}

/** The closed door nearest to the pupil's figure, and the place before it that is nearest. */
export function wayToDoor(now: Now): { door: string; place: string } | null {
  const me = now.picture.pieces[now.seat]
  if (me === undefined) return null
  let best: { door: string; place: string; far: number } | null = null
  for (const [door, { line, state }] of Object.entries(now.picture.board.doors)) {
    if (state !== 'closed') continue
    for (const [place, spot] of Object.entries(now.picture.board.places)) {
      if (!isBeside(spot, line)) continue
      const far = Math.hypot(spot.x - me.x, spot.y - me.y)
      if (best === null || far < best.far) best = { door, place, far }
    }
  }
  return best
}

/** Whether a place lies along one side of a door. */
function isBeside(place: Place, [x1, y1, x2, y2]: Door['line']): boolean {
  const x = place.x + (place.w ?? 1) / 2
  const y = place.y + (place.h ?? 1) / 2
  const isUpright = x1 === x2
  const along = isUpright ? y : x
  const [low, high] = isUpright ? [Math.min(y1, y2), Math.max(y1, y2)] : [Math.min(x1, x2), Math.max(x1, x2)]
  return along > low && along < high && Math.abs(isUpright ? x - x1 : y - y1) <= 0.6
}

const endTurn = (now: Now): Offer | undefined => offer(now, 'EndTurn')
/** What leads to a Guard order: the order itself, the action that has one, or the end of a turn that has none. */
const wayToGuard = (now: Now): Offer | undefined =>
  offer(now, 'PlaceOrder', 'guard') ?? offer(now, 'Announce', 'ready') ?? endTurn(now)
/** The pupil could still go somewhere: a strong bot knows a place with something to shoot at. */
const wayOn = (now: Now): Deed | null =>
  offer(now, 'Step') === undefined ? show(endTurn(now)) : { hint: true }
const isMyTurnOver = (now: Now): boolean =>
  !now.facts.isMyTurn || now.facts.turns > now.since.turns || now.phase === 'over'

/** What "Show me" does at a step. Where the step has nothing to show, whatever is asked is answered, so that it goes on. */
export function deedOf(step: Step, now: Now): Deed | null {
  const shown = step.shows?.(now) ?? null
  if (shown !== null || step.isRead === true || now.decision?.mine !== true) return shown
  const pass = now.decision.window ? show(offer(now, 'Pass')) : null
  return pass ?? { hint: true }
}

export const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    isRead: true,
    isDone: (now) => now.facts.announcements > 0,
    points: (now) => [
      { point: 'piece', id: now.seat },
      { point: 'part', part: 'goal' },
    ],
  },
  {
    id: 'announce',
    isDone: (now) => now.facts.announcements > 0,
    variant: (now) => (now.phase === 'waiting' ? 'waiting' : null),
    points: (now) => pointAt(offer(now, 'Announce', 'sprint')),
    shows: (now) => show(offer(now, 'Announce', 'sprint')),
    serves: ['Announce', 'AnnounceBoosted'],
  },
  {
    id: 'walk',
    isDone: (now) => now.facts.discoveries > 0 || offer(now, 'WorkDoor') !== undefined,
    variant: (now) => {
      if (now.phase === 'announce') return 'again'
      if (now.phase === 'waiting') return 'waiting'
      return now.phase === 'acting' && offer(now, 'Step') === undefined ? 'tired' : null
    },
    points: (now) => {
      if (now.phase === 'announce') return pointAt(offer(now, 'Announce', 'sprint'))
      if (now.phase === 'acting' && offer(now, 'Step') === undefined) return pointAt(endTurn(now))
      const way = wayToDoor(now)
      return way === null ? [] : [{ point: 'place', id: way.place }]
    },
    shows: (now) => {
      if (now.phase === 'announce') return show(offer(now, 'Announce', 'sprint'))
      if (now.phase !== 'acting') return null
      if (offer(now, 'Step') === undefined) return show(endTurn(now))
      const way = wayToDoor(now)
      return way === null ? null : { walkTo: way.place }
    },
    serves: ['Announce', 'AnnounceBoosted', 'Step', 'Take', 'WorkDoor'],
  },
  {
    id: 'door',
    isDone: (now) => now.facts.discoveries > 0,
    variant: (now) => {
      if (now.phase === 'announce') return 'again'
      if (now.phase === 'waiting') return 'waiting'
      if (now.phase !== 'acting' || offer(now, 'WorkDoor') !== undefined) return null
      return offer(now, 'Step') === undefined ? 'tired' : 'away'
    },
    points: (now) => {
      if (now.phase === 'announce') return pointAt(offer(now, 'Announce', 'sprint'))
      const way = wayToDoor(now)
      if (offer(now, 'WorkDoor') !== undefined && way !== null) return [{ point: 'door', id: way.door }]
      if (now.phase === 'acting' && offer(now, 'Step') === undefined) return pointAt(endTurn(now))
      return way === null ? [] : [{ point: 'place', id: way.place }]
    },
    shows: (now) => {
      if (now.phase === 'announce') return show(offer(now, 'Announce', 'sprint'))
      if (now.phase !== 'acting') return null
      const door = offer(now, 'WorkDoor')
      if (door !== undefined) return { offer: door }
      const way = wayToDoor(now)
      if (offer(now, 'Step') === undefined || way === null) return show(endTurn(now))
      return { walkTo: way.place }
    },
    serves: ['Announce', 'AnnounceBoosted', 'Step', 'WorkDoor'],
  },
  {
    id: 'discovery',
    isRead: true,
    isMoot: (now) => now.facts.discoveries === 0,
    isDone: isMyTurnOver,
    points: (now) =>
      Object.keys(now.picture.pieces)
        .filter((piece) => isEnemy(now, piece))
        .map((id) => ({ point: 'piece', id })),
  },
  {
    id: 'end',
    isDone: isMyTurnOver,
    points: (now) => pointAt(endTurn(now)),
    shows: (now) => show(endTurn(now)),
    serves: ['EndTurn', 'Step', 'Take'],
  },
  {
    id: 'watch',
    isRead: true,
    isDone: (now) => now.facts.announcements > now.since.announcements,
    variant: (now) => (now.phase === 'announce' ? 'over' : null),
  },
  {
    id: 'attack',
    isDone: (now) => now.facts.isMyTurn && now.facts.announced !== '' && now.facts.announced !== 'sprint',
    variant: (now) => {
      if (now.phase === 'waiting') return 'waiting'
      return now.phase === 'acting' ? 'sprint' : null
    },
    points: (now) => pointAt(offer(now, 'Announce', 'attack') ?? endTurn(now)),
    shows: (now) => show(offer(now, 'Announce', 'attack') ?? endTurn(now)),
    serves: ['Announce', 'AnnounceBoosted'],
  },
  {
    id: 'fire',
    isDone: (now) => now.facts.shots > now.since.shots,
    variant: (now) => {
      if (now.phase === 'announce') return 'again'
      if (now.phase === 'waiting') return 'waiting'
      return now.phase === 'acting' && goodShots(now).length === 0 ? 'none' : null
    },
    points: (now) => {
      if (now.phase === 'announce') return pointAt(offer(now, 'Announce', 'advance'))
      const shots = goodShots(now)
      return shots.length > 0 ? targetsOf(shots) : pointAt(endTurn(now))
    },
    shows: (now) => {
      if (now.phase === 'announce') return show(offer(now, 'Announce', 'advance'))
      if (now.phase !== 'acting') return null
      return show(goodShots(now)[0]) ?? wayOn(now)
    },
    serves: ['Fire', 'Step', 'Announce', 'AnnounceBoosted'],
  },
  {
    id: 'dice',
    isRead: true,
    isMoot: (now) => now.facts.shots === 0,
    isDone: (now) => now.facts.shots > now.since.shots || isMyTurnOver(now),
    points: () => [{ point: 'part', part: 'dice' }],
  },
  {
    id: 'more',
    isDone: isMyTurnOver,
    variant: (now) => (now.phase === 'acting' && goodShots(now).length === 0 ? 'done' : null),
    points: (now) => {
      const shots = goodShots(now)
      return shots.length > 0 ? targetsOf(shots) : pointAt(endTurn(now))
    },
    shows: (now) => show(goodShots(now)[0] ?? endTurn(now)),
    serves: ['Fire', 'EndTurn', 'Step', 'Take'],
  },
  {
    id: 'hint',
    isRead: true,
    isDone: (now) => now.facts.announcements > now.since.announcements,
    variant: (now) => (now.facts.isMyTurn ? null : 'waiting'),
    points: (now) =>
      now.phase === 'announce' || now.phase === 'acting' ? [{ point: 'part', part: 'hint' }] : [],
  },
  {
    id: 'ready',
    isDone: (now) => now.facts.isMyTurn && now.facts.announced === 'ready',
    variant: (now) => {
      if (now.phase === 'waiting') return 'waiting'
      return now.phase === 'acting' ? 'other' : null
    },
    points: (now) => pointAt(offer(now, 'Announce', 'ready') ?? endTurn(now)),
    shows: (now) => show(offer(now, 'Announce', 'ready') ?? endTurn(now)),
    serves: ['Announce', 'AnnounceBoosted'],
  },
  {
    id: 'order',
    isDone: (now) => now.facts.orders > now.since.orders,
    variant: (now) => {
      if (now.phase === 'announce') return 'again'
      if (now.phase === 'waiting') return 'waiting'
      return now.phase === 'acting' && offer(now, 'PlaceOrder') === undefined ? 'other' : null
    },
    points: (now) => pointAt(wayToGuard(now)),
    shows: (now) => show(wayToGuard(now)),
    serves: ['PlaceOrder', 'Fire', 'Step', 'Announce', 'AnnounceBoosted'],
  },
  {
    id: 'hold',
    isDone: isMyTurnOver,
    points: (now) => pointAt(endTurn(now)),
    shows: (now) => show(goodShots(now)[0] ?? endTurn(now)),
    serves: ['Fire', 'Step', 'EndTurn', 'PlaceOrder', 'Take'],
  },
  {
    id: 'guard',
    isDone: (now) => now.facts.chances > now.since.chances || now.phase === 'answering',
    variant: (now) => {
      if (now.phase === 'announce' || now.phase === 'acting') return 'missed'
      return now.facts.order === 'guard' ? null : 'other'
    },
  },
  {
    id: 'interrupt',
    // In the pupil's own turn there is nothing left to interrupt.
    isDone: (now) =>
      now.facts.interrupts > now.since.interrupts || now.phase === 'announce' || now.phase === 'acting',
    variant: (now) => (now.phase === 'waiting' ? 'waiting' : null),
    points: (now) => (now.phase === 'answering' ? [{ point: 'part', part: 'interrupt' }] : []),
    shows: (now) => show(goodShots(now, 'Interrupt')[0]),
    serves: ['Interrupt', 'Pass'],
  },
  { id: 'cards', isRead: true, isDone: () => false },
  { id: 'finish', isRead: true, isDone: () => false },
]
