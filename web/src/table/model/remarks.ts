/** A few words about what lies under a pointer, and what a click there would do. */

import { t } from '../../i18n'
import type { Offer, Picture } from '../../protocol/types'
import type { Hit } from './hitting'

const MOST_OFFERS = 4

export function remarksOn(picture: Picture, target: Hit, offers: readonly Offer[]): string[] {
  const lines: string[] = []
  const piece = target.piece === null ? undefined : picture.pieces[target.piece]
  if (piece !== undefined) {
    const pips = (piece.pips ?? []).map((pip) => `${pip.name} ${pip.value}/${pip.of}`)
    lines.push([piece.name, ...pips].join(' · '))
    for (const badge of piece.badges ?? []) lines.push(badge.name)
  }
  const door = target.door === null ? undefined : picture.board.doors[target.door]
  if (door !== undefined) lines.push(`${door.name} · ${t(`table-door-${door.state}`)}`)
  if (target.place !== null) {
    for (const mark of picture.board.places[target.place]?.marks ?? []) lines.push(mark.name)
    for (const token of picture.tokens[target.place] ?? []) {
      lines.push((token.count ?? 1) > 1 ? `${token.count} × ${token.name}` : token.name)
    }
  }
  for (const offer of offers.slice(0, MOST_OFFERS)) {
    lines.push(`→ ${offer.label}${(offer.cost ?? 0) > 0 ? ` (${offer.cost})` : ''}`)
  }
  return lines
}
