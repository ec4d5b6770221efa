/** What somebody means who points at something: plans, and which of them need no second click. */

import type { Plan, Route, UndoPolicy } from '../../protocol/types'
import { isRisky, percent } from './odds'

/** What a plan is asked for. */
export interface Aim {
  piece?: string
  door?: string
  place?: string
}

/** A figure is meant before its door, and a door before its place; a card is read. */
export function aimOf(target: {
  place: string | null
  piece: string | null
  door: string | null
  card?: string | null
}): Aim | null {
  if (target.card != null) return null
  if (target.piece !== null) return { piece: target.piece }
  if (target.door !== null) return { door: target.door }
  return target.place === null ? null : { place: target.place }
}

export function isSameAim(one: Aim, other: Aim): boolean {
  return one.piece === other.piece && one.door === other.door && one.place === other.place
}

/**
 * Nothing to weigh: no dice, no danger, and one deed, or deeds that the game calls light. Where others have to agree
 * before anything is taken back, several deeds are shown first.
 */
export function isLight(plan: Plan, undo: UndoPolicy = 'until-revealed'): boolean {
  if (plan.forecast !== undefined || (plan.warnings?.length ?? 0) > 0 || (plan.wounds ?? 0) > 0) return false
  return plan.actions.length === 1 || (plan.light === true && undo !== 'agreed')
}

/** What a button with its odds does at once: nothing on the way, no warning, no friend who may be hit. */
export function isPlain(plan: Plan): boolean {
  return (plan.warnings?.length ?? 0) === 0 && (plan.wounds ?? 0) === 0 && !isRisky(plan.forecast ?? null)
}

/** The way of a plan as the board draws it. */
export function wayOf(plan: Plan): Route | null {
  const places = plan.stretches.flatMap((stretch) => stretch.places ?? [])
  if (places.length === 0) return null
  const cost = plan.stretches.reduce((sum, stretch) => sum + (stretch.cost ?? 0), 0)
  return { places, actions: plan.actions, cost, reactions: plan.warnings ?? [] }
}

/** Of attacks with the same means after as many steps and with the same odds the first, which is the best, is enough. */
export function distinct(plans: readonly Plan[]): Plan[] {
  const seen = new Set<string>()
  return plans.filter((plan) => {
    const hit = plan.forecast?.hit
    if (hit === undefined) return true
    const words = `${plan.means}|${wayOf(plan)?.places.length ?? 0}|${percent(hit)}`
    if (seen.has(words)) return false
    seen.add(words)
    return true
  })
}
