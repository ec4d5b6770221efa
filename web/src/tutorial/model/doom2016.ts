/** The first mission of DOOM 2016, once as a marine and once as the Invader: each step waits for the pupil's own action. */

import type { Offer } from '../../protocol/types'
import { wayToDoor, type Deed, type Now, type Step, type Target } from './steps'

function offers(now: Now): Offer[] {
  return now.decision?.mine === true ? (now.decision.offers ?? []) : []
}

function offer(now: Now, ...kinds: string[]): Offer | undefined {
  return offers(now).find((one) => kinds.includes(one.kind))
}

function show(one: Offer | undefined): Deed | null {
  return one === undefined ? null : { offer: one }
}

/** How often the pupil has chosen such an action since the step began. */
function done(now: Now, ...kinds: string[]): number {
  return kinds.reduce((sum, kind) => sum + (now.facts.chosen[kind] ?? 0) - (now.since.chosen[kind] ?? 0), 0)
}

/** How often such a thing has happened since the lesson began. */
function told(now: Now, kind: string): number {
  return now.facts.told[kind] ?? 0
}

function pieces(now: Now, isOne: (seat: string, kind: string) => boolean): Target[] {
  return Object.values(now.picture.pieces)
    .filter((piece) => isOne(piece.seat, piece.kind))
    .map(({ id }) => ({ point: 'piece', id }))
}

const foes = (now: Now): Target[] => pieces(now, (seat) => seat !== now.seat)
const isWaiting = (now: Now): boolean => now.decision?.mine !== true
const waiting = (now: Now): string | null => (isWaiting(now) ? 'waiting' : null)
const aimed = (now: Now): Target[] =>
  offers(now)
    .filter((one) => one.kind === 'DeclareAttack')
    .flatMap((one) => (one.pieces ?? []).map((id): Target => ({ point: 'piece', id })))

/** On to the door: open it, walk there, or get points for the way. */
function toTheDoor(now: Now): Deed | null {
  if (isWaiting(now)) return null
  const door = offer(now, 'OpenDoor')
  if (door !== undefined) return { offer: door }
  const way = wayToDoor(now)
  if (way !== null && offer(now, 'Step') !== undefined) return { walkTo: way.place }
  return show(offer(now, 'Sprint') ?? offer(now, 'EndActivation'))
}

export const MARINE_STEPS: readonly Step[] = [
  {
    id: 'marine-welcome',
    isRead: true,
    isDone: (now) => done(now, 'PlayCard', 'Sprint') > 0,
    points: (now) => [
      { point: 'piece', id: now.seat },
      { point: 'part', part: 'goal' },
    ],
  },
  {
    id: 'marine-second',
    isMoot: (now) => !isWaiting(now) && offer(now, 'ChooseMarine') === undefined,
    isDone: (now) => done(now, 'ChooseMarine') > 0,
    shows: (now) => show(offer(now, 'ChooseMarine')),
    serves: ['ChooseMarine'],
  },
  {
    id: 'marine-card',
    isDone: (now) => done(now, 'PlayCard', 'Sprint') > 0,
    variant: waiting,
    points: (now) => (isWaiting(now) ? [] : [{ point: 'part', part: 'hand' }]),
    shows: (now) => show(offer(now, 'PlayCard') ?? offer(now, 'Sprint')),
    serves: ['PlayCard', 'Sprint'],
  },
  {
    id: 'marine-walk',
    isDone: (now) => told(now, 'DoorOpened') > 0,
    variant: (now) => waiting(now) ?? (offer(now, 'Step', 'OpenDoor') === undefined ? 'tired' : null),
    points: (now) => {
      const way = wayToDoor(now)
      if (way === null || isWaiting(now)) return []
      return offer(now, 'OpenDoor') === undefined
        ? [{ point: 'place', id: way.place }]
        : [{ point: 'door', id: way.door }]
    },
    shows: toTheDoor,
    serves: ['Step', 'OpenDoor', 'PlayCard', 'Sprint', 'GainItem', 'Teleport'],
  },
  {
    id: 'marine-portals',
    isRead: true,
    isMoot: (now) => told(now, 'DoorOpened') === 0,
    isDone: (now) => done(now, 'EndActivation') > 0,
    points: foes,
  },
  {
    id: 'marine-attack',
    isDone: (now) => done(now, 'DeclareAttack') > 0,
    variant: (now) => waiting(now) ?? (aimed(now).length === 0 ? 'none' : null),
    points: (now) => (aimed(now).length > 0 ? aimed(now) : isWaiting(now) ? [] : foes(now)),
    shows: (now) => show(offer(now, 'DeclareAttack')),
    serves: ['DeclareAttack', 'PlayCard', 'Step', 'Sprint', 'UseAbility'],
  },
  {
    id: 'marine-dice',
    isRead: true,
    isMoot: (now) => (now.facts.chosen.DeclareAttack ?? 0) === 0,
    isDone: (now) => done(now, 'EndActivation') > 0,
    points: () => [{ point: 'part', part: 'dice' }],
  },
  {
    id: 'marine-glory',
    isRead: true,
    isDone: (now) => done(now, 'EndActivation') > 0,
    points: (now) =>
      Object.values(now.picture.pieces)
        .filter((piece) => piece.badges?.some((badge) => badge.icon === 'broken-heart') === true)
        .map(({ id }) => ({ point: 'piece', id })),
  },
  {
    id: 'marine-end',
    isDone: (now) => done(now, 'EndActivation') > 0 || isWaiting(now),
    shows: (now) => show(offer(now, 'EndActivation')),
    serves: ['EndActivation', 'Step', 'PlayCard', 'DeclareAttack'],
  },
  {
    id: 'marine-defence',
    isRead: true,
    isDone: (now) => done(now, 'PlayCard', 'Sprint') > 0,
    points: (now) => [{ point: 'piece', id: now.seat }],
  },
  {
    id: 'marine-goal',
    isRead: true,
    isDone: (now) => told(now, 'TokenGone') > 0,
    points: (now) =>
      Object.entries(now.picture.tokens)
        .filter(([, lying]) => lying.some((token) => token.tone === 'act'))
        .map(([id]) => ({ point: 'place', id })),
  },
  {
    id: 'marine-hint',
    isRead: true,
    isDone: () => false,
    points: (now) => (isWaiting(now) ? [] : [{ point: 'part', part: 'hint' }]),
  },
  { id: 'marine-finish', isRead: true, isDone: () => false },
]

export const DEMON_STEPS: readonly Step[] = [
  {
    id: 'demons-welcome',
    isRead: true,
    isDone: (now) => done(now, 'ChooseGroup', 'PlaceDemon') > 0,
    points: () => [{ point: 'part', part: 'goal' }],
  },
  {
    id: 'demons-summon',
    isMoot: (now) => told(now, 'RoundBegan') > 0,
    isDone: (now) => told(now, 'RoundBegan') > 0,
    variant: (now) => {
      if (offer(now, 'ChooseGroup') !== undefined) return 'group'
      if (offer(now, 'PlaceArgent') !== undefined) return 'argent'
      return waiting(now) ?? (offer(now, 'PlaceDemon') === undefined ? null : 'place')
    },
    shows: (now) => show(offers(now)[0]),
    serves: ['ChoosePortal', 'ChooseGroup', 'PlaceDemon', 'PlaceTurned', 'PlaceArgent'],
  },
  {
    id: 'demons-argent',
    isMoot: (now) => !isWaiting(now) && offer(now, 'DiscardForArgent', 'Done') === undefined,
    isDone: (now) => done(now, 'DiscardForArgent', 'Done') > 0,
    points: (now) => (isWaiting(now) ? [] : [{ point: 'part', part: 'hand' }]),
    shows: (now) => show(offer(now, 'Done')),
    serves: ['DiscardForArgent', 'Done'],
  },
  {
    id: 'demons-initiative',
    isRead: true,
    isDone: (now) => done(now, 'ActivateType') > 0,
    points: () => [{ point: 'part', part: 'queue' }],
  },
  {
    id: 'demons-type',
    isDone: (now) => (now.facts.chosen.ActivateType ?? 0) > 0 || told(now, 'TypeActivated') > 0,
    variant: (now) => waiting(now) ?? (offer(now, 'ActivateType') === undefined ? 'other' : null),
    points: (now) =>
      offer(now, 'ActivateType') === undefined ? [] : pieces(now, (seat) => seat === now.seat),
    shows: (now) => show(offer(now, 'ActivateType', 'Done', 'Pass')),
    serves: ['ActivateType', 'ActivateDemon', 'DiscardForArgent', 'Done', 'Pass'],
  },
  {
    id: 'demons-act',
    isDone: (now) => done(now, 'Step', 'DeclareAttack', 'EndActivation') > 0,
    variant: waiting,
    points: (now) => (isWaiting(now) ? [] : foes(now)),
    shows: (now) => show(offer(now, 'DeclareAttack') ?? offer(now, 'ActivateDemon')),
    serves: ['Step', 'DeclareAttack', 'ActivateDemon', 'EndActivation', 'UseAbility', 'OpenDoor', 'Rotate'],
  },
  {
    id: 'demons-attack',
    isDone: (now) => done(now, 'DeclareAttack') > 0,
    variant: (now) => waiting(now) ?? (aimed(now).length === 0 ? 'none' : null),
    points: (now) => (aimed(now).length > 0 ? aimed(now) : isWaiting(now) ? [] : foes(now)),
    shows: (now) => show(offer(now, 'DeclareAttack')),
    serves: ['DeclareAttack', 'Step', 'ActivateDemon', 'ActivateType', 'EndActivation', 'OpenDoor'],
  },
  {
    id: 'demons-dice',
    isRead: true,
    isMoot: (now) => (now.facts.chosen.DeclareAttack ?? 0) === 0,
    isDone: (now) => done(now, 'ActivateType') > 0,
    points: () => [{ point: 'part', part: 'dice' }],
  },
  {
    id: 'demons-events',
    isRead: true,
    isDone: () => false,
    points: () => [{ point: 'part', part: 'hand' }],
  },
  { id: 'demons-stagger', isRead: true, isDone: () => false },
  {
    id: 'demons-kills',
    isRead: true,
    isDone: (now) => told(now, 'MarineKilled') > (now.since.told.MarineKilled ?? 0),
  },
  { id: 'demons-finish', isRead: true, isDone: () => false },
]
