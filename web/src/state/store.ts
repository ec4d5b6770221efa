/** Small values kept by this browser; where it keeps none (private windows), they last until the page closes. */

const memory = new Map<string, string>()
const PREFIX = 'grimtable.'

export function recall<T>(name: string): T | null {
  const text = read(PREFIX + name)
  if (text === null) return null
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(PREFIX + name, text)
  try {
    localStorage.setItem(PREFIX + name, text)
  } catch {
    // Storage is full or forbidden: the copy in memory serves until the page closes.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}
