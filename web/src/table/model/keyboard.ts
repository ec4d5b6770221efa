/** The keys of the table, where no field is being typed in and no dialog stands open. */

export type Key =
  | { does: 'number'; number: number }
  | {
      does:
        | 'commit'
        | 'back'
        | 'pass'
        | 'undo'
        | 'redo'
        | 'log'
        | 'talk'
        | 'help'
        | 'threat'
        | 'board'
        | 'skip'
        | 'fit'
        | 'other'
    }
  | { does: 'zoom'; factor: number }

const LETTERS: Record<string, Exclude<Key['does'], 'number' | 'zoom'>> = {
  enter: 'commit',
  escape: 'back',
  p: 'pass',
  u: 'undo',
  r: 'redo',
  l: 'log',
  s: 'talk',
  '?': 'help',
  t: 'threat',
  b: 'board',
  a: 'other',
  ' ': 'skip',
  '0': 'fit',
}

/** What a key means; null when it is not ours. */
export function keyOf(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (/^[1-9]$/.test(event.key)) return { does: 'number', number: Number(event.key) }
  if (event.key === '+' || event.key === '=') return { does: 'zoom', factor: 1.25 }
  if (event.key === '-') return { does: 'zoom', factor: 0.8 }
  const does = LETTERS[event.key.toLowerCase()]
  return does === undefined ? null : { does }
}

/** Whether a key belongs to what has the focus: a field, a button that Enter presses, a list that scrolls. */
export function isTaken(key: string, target: EventTarget | null): boolean {
  // An open dialog has the keyboard to itself; Escape closes it.
  if (document.querySelector('dialog[open]') !== null) return true
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return key !== 'Escape'
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary') !== null
  return false
}
