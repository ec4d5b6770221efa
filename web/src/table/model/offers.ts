/** What the offered actions light up: places, pieces, cards and doors on the table, buttons in the dock. */

import type { Decision, Offer, Picture } from '../../protocol/types'
import { isRoomy } from './geometry'

export interface OfferGroup {
  head: string
  offers: Offer[]
}

export interface Highlights {
  /** Empty places that may be chosen. */
  places: ReadonlyMap<string, Offer[]>
  /** Places that something meant for figures could be aimed at as well: lit only on request. */
  aims: ReadonlyMap<string, Offer[]>
  pieces: ReadonlyMap<string, Offer[]>
  cards: ReadonlyMap<string, Offer[]>
  doors: ReadonlyMap<string, Offer[]>
  /** Offers without a thing on the table to click, in the given order, grouped by their head. */
  dock: OfferGroup[]
  /** What Pass or its like does: the safe default of a window. */
  pass: Offer | null
}

export const NOTHING: Highlights = {
  places: new Map(),
  aims: new Map(),
  pieces: new Map(),
  cards: new Map(),
  doors: new Map(),
  dock: [],
  pass: null,
}

function add(map: Map<string, Offer[]>, key: string, offer: Offer): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [offer])
  else if (!list.includes(offer)) list.push(offer)
}

/** Whether an offer can be reached by clicking something that lies on the table or in the hand. */
export function isSpatial(offer: Offer, picture: Picture): boolean {
  if (offer.place !== undefined && offer.place in picture.board.places) return true
  if (offer.door !== undefined && offer.door in picture.board.doors) return true
  if (offer.pieces?.some((piece) => piece in picture.pieces) === true) return true
  return false
}

/** Sort the offers of a decision by what they light up. */
export function highlightsOf(decision: Decision | null, picture: Picture): Highlights {
  const offers = decision?.mine === true ? (decision.offers ?? []) : []
  if (offers.length === 0) return NOTHING
  const places = new Map<string, Offer[]>()
  const aims = new Map<string, Offer[]>()
  const pieces = new Map<string, Offer[]>()
  const cards = new Map<string, Offer[]>()
  const doors = new Map<string, Offer[]>()
  const dock: Offer[] = []
  // Who names a region means the region and not the figures that happen to be there.
  const isRegion = (offer: Offer): boolean =>
    offer.place !== undefined && isRoomy(picture.board.places[offer.place])
  const isOn = (piece: string): boolean => piece in picture.pieces
  // A walk is a walk, whoever stands there: what is meant is the space.
  const isWalk = (offer: Offer): boolean => offer.place !== undefined && offer.cost !== undefined
  const targetsOf = (offer: Offer): string[] =>
    isRegion(offer) || isWalk(offer) ? [] : (offer.pieces?.filter(isOn) ?? [])
  // A grenade may be thrown at any floor; whoever throws one mostly means somebody. Such floors are lit on request.
  const aimed = new Set(offers.filter((offer) => targetsOf(offer).length > 0).map((offer) => offer.head))
  // Where walking is priced, whatever has no price is not walking.
  const isPriced = offers.some((offer) => offer.place !== undefined && offer.cost !== undefined)
  const isAim = (offer: Offer): boolean => aimed.has(offer.head) || (isPriced && offer.cost === undefined)
  const held = offers.filter((offer) => offer.card !== undefined && picture.hand.includes(offer.card))
  // Where a card has several uses, the card comes first: it is taken up in the hand.
  const isOneEach = new Set(held.map((offer) => offer.card)).size === held.length
  // Whoever has to part with something chooses among what is held and what lies on the table alike.
  const isOneKind = offers.every(
    (offer) => offer.declines === true || (offer.card !== undefined && offer.kind === held[0]?.kind),
  )
  const isAboutCards =
    decision?.window !== true &&
    held.length > 0 &&
    isOneEach &&
    (isOneKind || offers.length - held.length <= 1)
  for (const offer of offers) {
    const targets = targetsOf(offer)
    for (const piece of targets) add(pieces, piece, offer)
    if (offer.place !== undefined && offer.place in picture.board.places && targets.length === 0) {
      add(isAim(offer) ? aims : places, offer.place, offer)
    }
    // Where it leads is lit, but it keeps its button: it is not chosen for the sake of the place.
    const end = picture.leads?.[offer.text]
    if (offer.place === undefined && end !== undefined) add(places, end, offer)
    if (offer.card !== undefined && offer.card in picture.cards) add(cards, offer.card, offer)
    if (offer.door !== undefined && offer.door in picture.board.doors) add(doors, offer.door, offer)
    const inHand = offer.card !== undefined && picture.hand.includes(offer.card)
    // A question about cards has them in the dock as well; one that only allows a card leaves it in the hand.
    if (!isSpatial(offer, picture) && (!inHand || isAboutCards)) dock.push(offer)
  }
  return { places, aims, pieces, cards, doors, dock: grouped(dock), pass: passOf(offers) }
}

/** Light only the offers of one head, those that are usually not lit included. */
export function onlyHead(highlights: Highlights, head: string): Highlights {
  const only = (...maps: ReadonlyMap<string, Offer[]>[]): ReadonlyMap<string, Offer[]> => {
    const kept = new Map<string, Offer[]>()
    for (const map of maps) {
      for (const [key, offers] of map) {
        for (const offer of offers) if (offer.head === head) add(kept, key, offer)
      }
    }
    return kept
  }
  return {
    ...highlights,
    places: only(highlights.places, highlights.aims),
    aims: new Map(),
    pieces: only(highlights.pieces),
    doors: only(highlights.doors),
  }
}

/** The label without the head that already stands before it: "Fire the pistol" and "at Imp 3 (7,4)" → "Imp 3 (7,4)". */
export function tailOf(offer: Offer): string {
  if (!offer.label.startsWith(offer.head)) return offer.label
  const tail = offer.label
    .slice(offer.head.length)
    .replace(/^[\s:,–-]+/, '')
    .trim()
  return tail === '' ? offer.label : tail.charAt(0).toLocaleUpperCase() + tail.slice(1)
}

/** Offers in their order, those of one head together where the head first stands. */
export function grouped(offers: readonly Offer[]): OfferGroup[] {
  const groups: OfferGroup[] = []
  const byHead = new Map<string, OfferGroup>()
  for (const offer of offers) {
    let group = byHead.get(offer.head)
    if (group === undefined) {
      group = { head: offer.head, offers: [] }
      byHead.set(offer.head, group)
      groups.push(group)
    }
    group.offers.push(offer)
  }
  return groups
}

/** The offer that declines: of kind `pass`, or whose text says so. */
export function passOf(offers: readonly Offer[]): Offer | null {
  return (
    offers.find((offer) => offer.kind.toLowerCase() === 'pass' || offer.text.split(': ').at(-1) === 'pass') ??
    null
  )
}

/** The offers under a finger: those of the piece first, then of the door, then of the place. */
export function offersAt(
  highlights: Highlights,
  target: { place: string | null; piece: string | null; door: string | null; card?: string | null },
): Offer[] {
  const found: Offer[] = []
  const take = (offers: Offer[] | undefined): void => {
    for (const offer of offers ?? []) if (!found.includes(offer)) found.push(offer)
  }
  if (target.piece !== null) {
    const offers = highlights.pieces.get(target.piece) ?? []
    // Of a large figure the space under the finger is meant, if that makes a difference.
    const here = offers.filter((offer) => offer.place !== undefined && offer.place === target.place)
    take(here.length > 0 ? here : offers)
  }
  if (target.door !== null) take(highlights.doors.get(target.door))
  if (target.card != null) take(highlights.cards.get(target.card))
  if (target.place !== null) take(highlights.places.get(target.place))
  return found
}

/** The keys 1 to 9 of the dock, in reading order. Of sets put together part by part only the empty one has a key. */
export function numbered(groups: readonly OfferGroup[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const group of groups) {
    const nothing = offerOfParts(group.offers, new Set())
    const shown = partsOf(group.offers) === null ? group.offers : nothing === null ? [] : [nothing]
    for (const offer of shown) if (numbers.size < 9) numbers.set(offer.id, numbers.size + 1)
  }
  return numbers
}

/** More sets of the same things than this are put together part by part, instead of a button for each. */
export const MANY = 8

/** The parts of which each offer of a group takes some; null where the offers are no such sets. */
export function partsOf(offers: readonly Offer[]): string[] | null {
  if (offers.length <= MANY || offers.filter((offer) => offer.parts === undefined).length > 1) return null
  return [...new Set(offers.flatMap((offer) => offer.parts ?? []))]
}

/** The offer that takes exactly these parts. */
export function offerOfParts(offers: readonly Offer[], taken: ReadonlySet<string>): Offer | null {
  return (
    offers.find((offer) => {
      const parts = offer.parts ?? []
      return parts.length === taken.size && parts.every((part) => taken.has(part))
    }) ?? null
  )
}
