/** Walking to a far place: the route's actions one after the other, as long as nothing but the walk happens. */

import type { Decision, Offer, Route, Update } from '../../protocol/types'

export interface Walk {
  piece: string
  route: Route
  /** How many of the route's actions have been sent. */
  done: number
}

export type WalkEnd = 'arrived' | 'interrupted' | 'not offered' | 'not mine'

export type Step = { offer: Offer } | { end: WalkEnd } | 'wait'

export function newWalk(piece: string, route: Route): Walk {
  return { piece, route, done: 0 }
}

/**
 * The offer that is the next step of the walk, or why the walk ends here. While others may answer the last step, or I
 * am passing (`isPassing`), the walk waits: a table that asks everybody asks after each step.
 */
export function nextStep(walk: Walk, decision: Decision | null, isPassing = false): Step {
  const text = walk.route.actions[walk.done]
  if (text === undefined) return { end: 'arrived' }
  if (decision !== null && decision.window && (!decision.mine || isPassing)) return 'wait'
  if (decision === null || !decision.mine) return { end: 'not mine' }
  if (decision.window) return { end: 'interrupted' }
  const offer = decision.offers?.find((candidate) => candidate.text === text)
  return offer === undefined ? { end: 'not offered' } : { offer }
}

/** Whether an update brings something that the plan of a piece did not know of. */
export function isDisturbed(piece: string | null, update: Update): boolean {
  if (update.cause !== 'decision') return true
  return update.cues.some((cue) => {
    switch (cue.cue) {
      case 'move':
      case 'jump':
        return piece !== null && cue.piece !== piece
      case 'door':
      case 'note':
      case 'turn':
      case 'card':
        return false
      default:
        return true
    }
  })
}

/** Whether an update is more than a step of the walk: something appeared, fired, fell, or was said. */
export function isInterrupted(walk: Walk, update: Update): boolean {
  if (update.cause !== 'decision') return true
  return update.cues.some((cue) => {
    switch (cue.cue) {
      case 'move':
        return cue.piece !== walk.piece
      case 'door':
        return false
      default:
        return true
    }
  })
}
