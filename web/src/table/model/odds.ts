/** Chances as people read them. */

import { t } from '../../i18n'
import type { Forecast } from '../../protocol/types'

/** `percent(0.834)` is `83%`; what is nearly certain or nearly impossible is never rounded to it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%'
  if (chance < 1 && chance > 0.995) return '>99%'
  return `${Math.round(chance * 100)}%`
}

/** A forecast in a few words: the chance to hit, and to kill the first enemy named. */
export function oddsInWords(forecast: Forecast): string {
  if (forecast.outcomes !== undefined)
    return forecast.outcomes.map((end) => `${end.label} ${percent(end.chance)}`).join(' · ')
  const enemy = forecast.targets.find((target) => !target.friend)
  // A blast that strays may kill as well: "72% to hit, 78% to kill" would be a riddle.
  if (enemy !== undefined && enemy.kill > (forecast.hit ?? 0))
    return `${percent(enemy.kill)} ${t('table-odds-kill')}`
  return t('table-odds-short', { hit: percent(forecast.hit ?? 0), kill: percent(enemy?.kill ?? 0) })
}

/** Whether the odds hold something that one has to read before: a warning, or a friend who may be hit. */
export function isRisky(forecast: Forecast | null): boolean {
  if (forecast === null) return false
  return forecast.warnings.length > 0 || forecast.targets.some((target) => target.friend)
}
