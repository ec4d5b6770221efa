/** Small pictures, offers and decisions for tests. */

import type { Decision, Line, Offer, Picture, Piece, Place } from '../../protocol/types'

export function offerOf(id: string, text: string, more: Partial<Offer> = {}): Offer {
  const label = text.split(': ').at(-1) ?? text
  return { id, text, label, kind: 'Step', head: label.split(' ')[0] ?? '', ...more }
}

export function decisionOf(offers: Offer[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 'red',
    mine: true,
    question: 'Red?',
    rule: 'R-1',
    window: false,
    moment: null,
    offers,
    ...more,
  }
}

export function pieceOf(id: string, x: number, y: number, more: Partial<Piece> = {}): Piece {
  return {
    id,
    name: id,
    kind: 'imp',
    item: 'imp',
    seat: 'invader',
    icon: 'imp',
    x,
    y,
    w: 1,
    h: 1,
    place: `${x},${y}`,
    places: [`${x},${y}`],
    ...more,
  }
}

/** A floor of so many places, with pieces on it. */
export function pictureOf(
  width: number,
  height: number,
  pieces: Piece[] = [],
  more: Partial<Picture> = {},
): Picture {
  const places: Record<string, Place> = {}
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) places[`${x},${y}`] = { x, y, terrain: 'floor' }
  }
  return {
    board: { style: 'skirmish', frame: [0, 0, width, height], places, walls: [], doors: {}, fog: [] },
    pieces: Object.fromEntries(pieces.map((piece) => [piece.id, piece])),
    tokens: {},
    seats: {},
    hand: [],
    cards: {},
    piles: [],
    playing: [],
    counters: [],
    objective: '',
    description: '',
    ...more,
  }
}

export function lineOf(text: string, more: Partial<Line> = {}): Line {
  return { text, rule: 'R-1', decision: 1, kinds: ['FigureMoved'], weight: 2, ...more }
}
