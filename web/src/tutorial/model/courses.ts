/** The guided first games: which table each of them opens, what it teaches, and its steps. */

import type { InterfaceIcon } from '../../icons/interface'
import type { SeatId } from '../../protocol/types'
import type { Sitter } from '../../pages/opening'
import { ASIDES, type Aside } from './asides'
import { DEMON_STEPS, MARINE_STEPS } from './doom2016'
import { STEPS, type Step } from './steps'

export interface Course {
  /** Its address: `#/learn/ID`; the first game has none. */
  id: string
  game: string
  scenario: string
  /** The pupil's. */
  seat: SeatId
  sitters: Record<SeatId, Sitter>
  /** Dealt the same way every time. */
  seed: number
  steps: readonly Step[]
  asides: readonly Aside[]
  /** The words of its page and of its end: `tutorial-PREFIX…`. */
  prefix: string
  learnt: { id: string; icon: InterfaceIcon }[]
}

export const COURSES: readonly Course[] = [
  {
    id: '',
    game: 'doom2004',
    scenario: 'knee_deep_in_the_dead',
    seat: 'red',
    sitters: { red: 'me', invader: 'bot' },
    // With it the Marine has the Medic's card, so that all four orders can be shown, and something to shoot at soon.
    seed: 4263,
    steps: STEPS,
    asides: ASIDES,
    prefix: '',
    learnt: [
      { id: 'moving', icon: 'forward' },
      { id: 'doors', icon: 'door' },
      { id: 'shooting', icon: 'spark' },
      { id: 'orders', icon: 'flag' },
      { id: 'interrupts', icon: 'warning' },
      { id: 'hints', icon: 'help' },
    ],
  },
  {
    id: 'doom2016-marine',
    game: 'doom2016',
    scenario: 'knee_deep',
    seat: 'alpha',
    sitters: { alpha: 'me', invader: 'bot' },
    seed: 3,
    steps: MARINE_STEPS,
    asides: [],
    prefix: 'marine-',
    learnt: [
      { id: 'cards', icon: 'cards' },
      { id: 'moving', icon: 'forward' },
      { id: 'fighting', icon: 'spark' },
      { id: 'defence', icon: 'warning' },
      { id: 'glory', icon: 'flag' },
      { id: 'goal', icon: 'check' },
    ],
  },
  {
    id: 'doom2016-invader',
    game: 'doom2016',
    scenario: 'knee_deep',
    seat: 'invader',
    sitters: { alpha: 'bot', invader: 'me' },
    seed: 5,
    steps: DEMON_STEPS,
    asides: [],
    prefix: 'demons-',
    learnt: [
      { id: 'summoning', icon: 'door' },
      { id: 'argent', icon: 'spark' },
      { id: 'initiative', icon: 'replay' },
      { id: 'acting', icon: 'forward' },
      { id: 'events', icon: 'warning' },
      { id: 'kills', icon: 'flag' },
    ],
  },
]

/** The course at an address; the first where there is none. */
export function courseOf(id: string | undefined): Course {
  return COURSES.find((course) => course.id === (id ?? '')) ?? COURSES[0]!
}
