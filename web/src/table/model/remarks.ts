/** A few words about what lies under a pointer, and what a click there would do. */

import { t } from '../../i18n'
import type { Mark, Offer, Picture } from '../../protocol/types'
import { isRoomy } from './geometry'
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
  if (door !== undefined) lines.push(`${door.name} · ${t(`table-door-${door.state}`)}`, door.note ?? '')
  const card = target.card == null ? undefined : picture.cards[target.card]
  if (card !== undefined) {
    const numbers = (card.numbers ?? []).map((number) => `${number.label} ${number.value}`)
    lines.push([card.title, ...numbers].join(' · '), card.timing, card.text)
  } else if (target.place !== null) {
    const place = picture.board.places[target.place]
    if (place !== undefined && isRoomy(place))
      lines.push([place.label, place.area].filter(Boolean).join(' · '))
    const boxes = place?.boxes ?? []
    for (const { mark, text } of counted(place?.marks ?? [])) {
      if (!boxes.some((box) => box.title === mark.name)) lines.push(text)
    }
    for (const box of boxes) lines.push(`${box.title}: ${box.text}`)
    for (const token of picture.tokens[target.place] ?? []) {
      const count = token.card === undefined ? (token.count ?? 1) : 1
      lines.push(count > 1 ? `${count} × ${token.name}` : token.name)
    }
  }
  for (const offer of offers.slice(0, MOST_OFFERS)) {
    lines.push(`→ ${offer.label}${(offer.cost ?? 0) > 0 ? ` (${offer.cost})` : ''}`)
  }
  return lines.filter((line) => line !== '')
}

/** Marks of one name once, with their number. */
export function counted(marks: readonly Mark[]): { mark: Mark; text: string }[] {
  const names = new Map<string, Mark[]>()
  for (const mark of marks) names.set(mark.name, [...(names.get(mark.name) ?? []), mark])
  return [...names].map(([name, [mark, ...others]]) => ({
    mark: mark as Mark,
    text: others.length > 0 ? `${others.length + 1} × ${name}` : name,
  }))
}
