/** Advice of the coach: at the table, where it can be followed, or about a moment of a replay. */

import type { Hint, MomentHint } from '../../protocol/types'

export interface Advice extends Pick<Hint, 'text' | 'route' | 'targets' | 'dangers'> {
  /** Best first; `action` where it may be followed. */
  alternatives: { text: string; action?: string }[]
}

/** What was told about a moment of a replay, to be read and drawn like any other advice. */
export function aboutMoment(told: MomentHint): Advice {
  return { ...told, alternatives: told.alternatives.map((text) => ({ text })) }
}
