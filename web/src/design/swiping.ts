/** Swiping: sheets come in from the edge of a small screen, and go the way they came, with one finger. */

export type Way = 'left' | 'right' | 'up' | 'down'

/** So many pixels are meant. */
export const LEAST = 56
/** What moves less has not been moved: it is a tap. */
const TAP = 10
/** So much farther along than across. */
const STRAIGHT = 1.4
/** So many pixels from the edge of the screen a finger may begin. */
export const EDGE = 24

/** The direction of a movement; null when it is too short or too crooked for one. */
export function wayOf(right: number, down: number, least = LEAST): Way | null {
  const [across, along] = [Math.abs(right), Math.abs(down)]
  if (across >= least && across >= STRAIGHT * along) return right > 0 ? 'right' : 'left'
  if (along >= least && along >= STRAIGHT * across) return down > 0 ? 'down' : 'up'
  return null
}

/**
 * A finger that begins at the left or right edge of an element and comes in. Meanwhile nothing below hears of the
 * movement, so that a board does not move along; a tap at the edge is still a tap.
 */
export function fromEdges(onswipe: (edge: 'left' | 'right') => void, oncancel: (pointer: number) => void) {
  return (element: HTMLElement): (() => void) => {
    let begun: { pointer: number; edge: 'left' | 'right'; x: number; y: number } | null = null

    function pressed(event: PointerEvent): void {
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      const { left, right } = element.getBoundingClientRect()
      const edge = event.clientX - left <= EDGE ? 'left' : right - event.clientX <= EDGE ? 'right' : null
      begun = edge === null ? null : { pointer: event.pointerId, edge, x: event.clientX, y: event.clientY }
    }

    function moved(event: PointerEvent): void {
      if (event.pointerId === begun?.pointer) event.stopPropagation()
    }

    function released(event: PointerEvent): void {
      if (event.pointerId !== begun?.pointer) return
      const { edge, x, y } = begun
      begun = null
      const [right, down] = [event.clientX - x, event.clientY - y]
      if (Math.hypot(right, down) < TAP) return
      event.stopPropagation()
      oncancel(event.pointerId)
      if (wayOf(right, down) === (edge === 'left' ? 'right' : 'left')) onswipe(edge)
    }

    const events = [
      ['pointerdown', pressed],
      ['pointermove', moved],
      ['pointerup', released],
    ] as const
    for (const [name, listener] of events) element.addEventListener(name, listener, { capture: true })
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener, { capture: true })
    }
  }
}

/** A finger pushes an element away; it follows the finger, and comes back if it was not pushed far enough. */
export function pushedAway(ways: () => Way[], onaway: () => void) {
  return (element: HTMLElement): (() => void) => {
    let begun: { x: number; y: number; way: Way | null } | null = null

    function touched(event: TouchEvent): void {
      const touch = event.touches[0]
      begun =
        event.touches.length > 1 || touch === undefined
          ? null
          : { x: touch.clientX, y: touch.clientY, way: null }
    }

    function moved(event: TouchEvent): void {
      const touch = event.touches[0]
      if (begun === null || touch === undefined) return
      const [right, down] = [touch.clientX - begun.x, touch.clientY - begun.y]
      if (begun.way === null) {
        const way = wayOf(right, down, TAP)
        if (way === null) return
        // What can be scrolled that way is scrolled; a finger on a slider moves the slider.
        if (!ways().includes(way) || isTaken(event.target, element, way)) begun = null
        else begun.way = way
      }
      if (begun === null) return
      const shift =
        begun.way === 'down'
          ? Math.max(0, down)
          : begun.way === 'left'
            ? Math.min(0, right)
            : Math.max(0, right)
      element.style.transform = begun.way === 'down' ? `translateY(${shift}px)` : `translateX(${shift}px)`
    }

    function released(event: TouchEvent): void {
      const touch = event.changedTouches[0]
      const { way } = begun ?? {}
      element.style.transform = ''
      if (begun !== null && touch !== undefined && way != null) {
        if (wayOf(touch.clientX - begun.x, touch.clientY - begun.y) === way) onaway()
      }
      begun = null
    }

    const events = [
      ['touchstart', touched],
      ['touchmove', moved],
      ['touchend', released],
      ['touchcancel', released],
    ] as const
    for (const [name, listener] of events) element.addEventListener(name, listener, { passive: true })
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener)
    }
  }
}

/** Whether something between the finger and the element wants this movement for itself. */
function isTaken(target: EventTarget | null, element: HTMLElement, way: Way): boolean {
  let one = target instanceof Element ? target : null
  if (one?.closest('input[type=range]') != null) return true
  while (one !== null && one !== element) {
    if (way === 'down' && one.scrollTop > 0) return true
    if (way === 'right' && one.scrollLeft > 0) return true
    if (way === 'left' && one.scrollLeft + one.clientWidth < one.scrollWidth && scrolls(one)) return true
    one = one.parentElement
  }
  return false
}

function scrolls(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX)
}
