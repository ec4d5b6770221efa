/** The keys of a replay, where no field is being typed in and no dialog stands open. */

import { lastBefore, nextAfter } from './marks'

export type Key =
  'play' | 'on' | 'back' | 'turn on' | 'turn back' | 'mark on' | 'mark back' | 'first' | 'last'

const KEYS: Record<string, Key> = {
  ' ': 'play',
  k: 'play',
  ArrowRight: 'on',
  ArrowLeft: 'back',
  PageDown: 'turn on',
  PageUp: 'turn back',
  n: 'mark on',
  p: 'mark back',
  Home: 'first',
  End: 'last',
}

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  target: EventTarget | null
}

/** What a key means; null when it is not ours. With Shift the arrows go by turns. */
export function keyOf(event: Pressed): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  const typed = target?.closest('textarea, select, dialog, input:not([type=range]), [contenteditable]')
  if (typed != null) return null
  if (event.key === ' ' && target?.closest('button, a') != null) return null
  const key = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (key === undefined) return null
  if (event.shiftKey && key === 'on') return 'turn on'
  if (event.shiftKey && key === 'back') return 'turn back'
  // A list that scrolls keeps its own keys.
  if (target?.closest('[role=log]') != null && !key.startsWith('mark') && key !== 'play') return null
  return key
}

/** What a key is pressed for. */
export interface Steered {
  readonly at: number
  readonly decisions: number
  toggle(): void
  step(by: 1 | -1): unknown
  jump(to: number | null): unknown
}

/** Carry out a key; `turns` are the decisions where turns begin, `marks` those worth jumping to. */
export function steer(film: Steered, key: Key, turns: readonly number[], marks: readonly number[]): void {
  const deeds: Record<Key, () => unknown> = {
    play: () => film.toggle(),
    on: () => film.step(1),
    back: () => film.step(-1),
    'turn on': () => film.jump(nextAfter(turns, film.at) ?? film.decisions),
    'turn back': () => film.jump(lastBefore(turns, film.at) ?? 0),
    'mark on': () => film.jump(nextAfter(marks, film.at)),
    'mark back': () => film.jump(lastBefore(marks, film.at)),
    first: () => film.jump(0),
    last: () => film.jump(film.decisions),
  }
  deeds[key]()
}
