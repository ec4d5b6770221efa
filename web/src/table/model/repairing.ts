/** Reading a repair as a person writes it: one change to a line, `path = value`. */

export type Reading = { changes: Record<string, unknown> } | { line: number }

/** Values are JSON where they can be read so, else plain text: `marines.red.wounds = 6`, `doors.A = open`. */
export function readChanges(text: string): Reading {
  const changes: Record<string, unknown> = {}
  for (const [index, line] of text.split('\n').entries()) {
    const written = line.trim()
    if (written === '') continue
    const at = written.indexOf('=')
    const path = at < 0 ? '' : written.slice(0, at).trim()
    const value = at < 0 ? '' : written.slice(at + 1).trim()
    if (path === '' || value === '') return { line: index + 1 }
    changes[path] = valueOf(value)
  }
  return { changes }
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
