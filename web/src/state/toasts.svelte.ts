/** Short notes that appear at the lower edge and go by themselves. */

export type ToastTone = 'plain' | 'info' | 'caution' | 'damage' | 'good'
export interface Note {
  id: number
  text: string
  tone: ToastTone
  action: { title: string; href?: string; run?: () => void } | null
}

const MOST_NOTES = 4
let counted = 0

export const notes: Note[] = $state([])

/** Show a note; `seconds: 0` keeps it until it is dismissed. Gives the note's number, for `dismiss`. */
export function toast(
  text: string,
  how: { tone?: ToastTone; seconds?: number; action?: Note['action'] } = {},
): number {
  const same = notes.find((note) => note.text === text)
  if (same) dismiss(same.id)
  const id = ++counted
  notes.push({ id, text, tone: how.tone ?? 'plain', action: how.action ?? null })
  while (notes.length > MOST_NOTES) notes.shift()
  const seconds = how.seconds ?? Math.min(12, 3 + text.length / 18)
  if (seconds > 0) setTimeout(() => dismiss(id), seconds * 1000)
  return id
}

export function dismiss(id: number): void {
  const at = notes.findIndex((note) => note.id === id)
  if (at >= 0) notes.splice(at, 1)
}
