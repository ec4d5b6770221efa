/** The part of the board that a moment is about. */

import type { ReplayMoment } from '../../protocol/types'
import { around, type Box } from '../../table/model/camera'
import { boxOfPlace } from '../../table/model/geometry'

/** A box round everything that moved, was hit or came into view; null when nothing on the board did. */
export function interestOf({ cues, picture }: ReplayMoment): Box | null {
  const places = cues.flatMap((cue) => [
    ...('from' in cue ? [cue.from] : []),
    ...('to' in cue ? [cue.to] : []),
    ...('place' in cue && cue.place ? [cue.place] : []),
    ...(cue.cue === 'reveal' ? cue.places : []),
  ])
  const known = picture.board.places
  return around(places.flatMap((id) => (known[id] === undefined ? [] : [boxOfPlace(known[id])])))
}
