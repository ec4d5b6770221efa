/** Where a thing is on the screen right now, so that a ring can be drawn round it. */

import { t } from '../../i18n'
import type { Picture } from '../../protocol/types'
import { UNIT } from '../../table/model/camera'
import { boxOfPiece, boxOfPlace } from '../../table/model/geometry'
import { tailOf } from '../../table/model/offers'
import type { Target } from './steps'

export interface Ring {
  x: number
  y: number
  width: number
  height: number
  isRound: boolean
}

/** More rings than this point at nothing. */
const MOST_RINGS = 6

/** Rings for what is on the screen; what cannot be found is not pointed at. */
export function ringsFor(targets: readonly Target[], picture: Picture, root: ParentNode = document): Ring[] {
  return targets.slice(0, MOST_RINGS).flatMap((target) => ringFor(target, picture, root) ?? [])
}

function ringFor(target: Target, picture: Picture, root: ParentNode): Ring | null {
  switch (target.point) {
    case 'offer': {
      const button = buttonWith([target.offer.label, tailOf(target.offer)], root)
      return button === null ? null : around(button)
    }
    case 'part': {
      const part = partOf(target.part, root)
      return part === null ? null : around(part)
    }
    default: {
      const box = boxOf(target, picture)
      return box === null ? null : onBoard(box, target.point !== 'door', root)
    }
  }
}

function boxOf(
  target: Extract<Target, { id: string }>,
  { pieces, board }: Picture,
): { x: number; y: number; width: number; height: number } | null {
  if (target.point === 'piece') {
    const piece = pieces[target.id]
    return piece === undefined ? null : boxOfPiece(piece)
  }
  if (target.point === 'place') {
    const place = board.places[target.id]
    return place === undefined ? null : boxOfPlace(place)
  }
  const door = board.doors[target.id]
  if (door === undefined) return null
  const [x1, y1, x2, y2] = door.line
  const reach = 0.22
  return {
    x: (Math.min(x1, x2) - reach) * UNIT,
    y: (Math.min(y1, y2) - reach) * UNIT,
    width: (Math.abs(x2 - x1) + 2 * reach) * UNIT,
    height: (Math.abs(y2 - y1) + 2 * reach) * UNIT,
  }
}

/** From the board's units to the window, through the drawing's own matrix; nothing for what the window does not show. */
function onBoard(
  box: { x: number; y: number; width: number; height: number },
  isRound: boolean,
  root: ParentNode,
): Ring | null {
  const drawing = root.querySelector<SVGSVGElement>('.board > svg')
  const matrix = drawing?.getScreenCTM()
  if (drawing === null || matrix == null) return null
  const from = new DOMPoint(box.x, box.y).matrixTransform(matrix)
  const to = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(matrix)
  const bounds = drawing.getBoundingClientRect()
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const isSeen =
    middle.x > bounds.left && middle.x < bounds.right && middle.y > bounds.top && middle.y < bounds.bottom
  return isSeen ? { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, isRound } : null
}

function around(element: Element): Ring | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  return width === 0 || height === 0 ? null : { x, y, width, height, isRound: false }
}

/** The button of the dock or of an interrupt that says one of these words. */
export function buttonWith(words: readonly string[], root: ParentNode = document): HTMLElement | null {
  for (const button of root.querySelectorAll<HTMLElement>('main button, section button')) {
    const said = (button.querySelector('.label') ?? button).textContent?.trim() ?? ''
    if (words.includes(said)) return button
  }
  return null
}

function partOf(part: Extract<Target, { part: string }>['part'], root: ParentNode): Element | null {
  switch (part) {
    case 'hint':
      return buttonWith([t('table-hint')], root)
    case 'dice':
      return root.querySelector('.tray')
    case 'interrupt':
      return root.querySelector('.interrupt')
    case 'hand':
      return root.querySelector('ul.hand')
    case 'queue':
      return root.querySelector('.queue')
    case 'goal':
      return root.querySelector('.top .objective')
  }
}
