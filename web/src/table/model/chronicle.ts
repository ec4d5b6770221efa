/** The log as it is read: lines that matter, grouped by turn, the newest last. */

import type { Line } from '../../protocol/types'

export interface Filter {
  weight: 1 | 2 | 3
  seat: string | null
  search: string
}

/** A line, with those just before it that told the same of the same figures: a walk is one line. */
export interface Entry {
  line: Line
  before: Line[]
}

export interface TurnOfLines {
  turn: string
  entries: Entry[]
  /** Lines of this turn that the filter folds away. */
  folded: number
}

function matches(line: Line, filter: Filter): boolean {
  if (filter.seat !== null && line.seat !== filter.seat) return false
  const search = filter.search.trim().toLocaleLowerCase()
  if (search !== '') return `${line.text} ${line.rule}`.toLocaleLowerCase().includes(search)
  return line.weight >= filter.weight
}

/** Whether two lines tell the same kind of thing of the same figures. */
export function isSameTale(one: Line, other: Line): boolean {
  const pieces = one.pieces ?? []
  return (
    pieces.length > 0 &&
    pieces.join() === (other.pieces ?? []).join() &&
    one.kinds.join() === other.kinds.join() &&
    one.weight < 3 &&
    one.weight === other.weight
  )
}

/** Lines in a row of one turn stand together; a search finds every weight, and everything means every line. */
export function chronicle(lines: readonly Line[], filter: Filter): TurnOfLines[] {
  const turns: TurnOfLines[] = []
  const isWhole = filter.weight === 1 || filter.search.trim() !== ''
  for (const line of lines) {
    const turn = line.turn ?? ''
    let last = turns.at(-1)
    if (last === undefined || last.turn !== turn) {
      last = { turn, entries: [], folded: 0 }
      turns.push(last)
    }
    if (!matches(line, filter)) {
      last.folded += 1
      continue
    }
    const entry = last.entries.at(-1)
    if (!isWhole && entry !== undefined && isSameTale(entry.line, line)) {
      entry.before.push(entry.line)
      entry.line = line
    } else last.entries.push({ line, before: [] })
  }
  for (const { turn, entries } of turns) {
    // The heading says it already.
    if (entries.length > 1 && entries[0]!.line.text.replace(/\.$/, '') === turn) entries.shift()
  }
  return turns.filter((turn) => turn.entries.length > 0)
}
