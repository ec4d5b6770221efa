// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromEdges, pushedAway, wayOf } from './swiping'

describe('the way of a finger', () => {
  it('is where it went, if it went far enough and straight enough', () => {
    expect(wayOf(80, 10)).toBe('right')
    expect(wayOf(-80, 30)).toBe('left')
    expect(wayOf(5, 90)).toBe('down')
    expect(wayOf(-5, -90)).toBe('up')
    expect(wayOf(30, 5)).toBeNull()
    expect(wayOf(80, 70)).toBeNull()
  })
})

const remove: (() => void)[] = []
afterEach(() => {
  for (const one of remove.splice(0)) one()
  document.body.replaceChildren()
})

function place(): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, 0, 390, 500)
  document.body.append(element)
  return element
}

describe('from the edge', () => {
  function pointer(type: string, x: number, y = 100): Event {
    const event = new Event(type, { bubbles: true })
    return Object.assign(event, {
      pointerType: 'touch',
      isPrimary: true,
      pointerId: 1,
      clientX: x,
      clientY: y,
    })
  }
  function swiped(...points: number[]): { edge: string; below: string[]; cancelled: number } {
    const outer = place()
    const board = outer.appendChild(document.createElement('div'))
    const below: string[] = []
    for (const name of ['pointerdown', 'pointermove', 'pointerup'])
      board.addEventListener(name, () => below.push(name))
    const onswipe = vi.fn()
    const oncancel = vi.fn()
    remove.push(fromEdges(onswipe, oncancel)(outer))
    board.dispatchEvent(pointer('pointerdown', points[0]!))
    for (const x of points.slice(1)) board.dispatchEvent(pointer('pointermove', x))
    board.dispatchEvent(pointer('pointerup', points.at(-1)!))
    return { edge: onswipe.mock.calls[0]?.[0] ?? '', below, cancelled: oncancel.mock.calls.length }
  }

  it('a finger that comes in opens, and the board below stays where it is', () => {
    expect(swiped(4, 60, 120)).toEqual({ edge: 'left', below: ['pointerdown'], cancelled: 1 })
    expect(swiped(385, 300)).toEqual({ edge: 'right', below: ['pointerdown'], cancelled: 1 })
  })

  it('a tap is a tap, and the middle is the board’s', () => {
    expect(swiped(4, 6)).toEqual({ edge: '', below: ['pointerdown', 'pointerup'], cancelled: 0 })
    expect(swiped(200, 300).below).toEqual(['pointerdown', 'pointermove', 'pointerup'])
  })
})

describe('pushing away', () => {
  function touch(type: string, x: number, y: number): Event {
    const finger = { clientX: x, clientY: y }
    const event = new Event(type, { bubbles: true })
    return Object.assign(event, { touches: type === 'touchend' ? [] : [finger], changedTouches: [finger] })
  }
  function pushed(to: [number, number], scrolled = 0): { gone: boolean; onTheWay: string; after: string } {
    const sheet = place()
    const list = sheet.appendChild(document.createElement('ul'))
    Object.defineProperty(list, 'scrollTop', { value: scrolled })
    const onaway = vi.fn()
    remove.push(pushedAway(() => ['down'], onaway)(sheet))
    list.dispatchEvent(touch('touchstart', 100, 100))
    list.dispatchEvent(touch('touchmove', 100 + to[0] / 2, 100 + to[1] / 2))
    list.dispatchEvent(touch('touchmove', 100 + to[0], 100 + to[1]))
    const onTheWay = sheet.style.transform
    list.dispatchEvent(touch('touchend', 100 + to[0], 100 + to[1]))
    return { gone: onaway.mock.calls.length === 1, onTheWay, after: sheet.style.transform }
  }

  it('far enough it goes, less far it comes back', () => {
    expect(pushed([0, 120])).toEqual({ gone: true, onTheWay: 'translateY(120px)', after: '' })
    expect(pushed([0, 40])).toEqual({ gone: false, onTheWay: 'translateY(40px)', after: '' })
  })

  it('another way, or a list that scrolls, does not move it', () => {
    expect(pushed([0, -120])).toEqual({ gone: false, onTheWay: '', after: '' })
    expect(pushed([120, 0])).toEqual({ gone: false, onTheWay: '', after: '' })
    expect(pushed([0, 120], 30)).toEqual({ gone: false, onTheWay: '', after: '' })
  })
})
