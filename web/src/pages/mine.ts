/** My tables: one entry for each, however many of its seats are mine. */
import type { MySeries, MyTable, Table } from '../protocol/types'

export interface Held {
  table: Table
  /** Whether a decision waits for me. */
  mine: boolean
}

/** Put the answers for several tokens of one table together, those that wait for me first, then the last opened. */
export function held(answers: MyTable[], opened: (table: string) => number): Held[] {
  const tables = new Map<string, Held>()
  for (const { table, mine } of answers) {
    const known = tables.get(table.id)
    tables.set(table.id, { table, mine: mine || (known?.mine ?? false) })
  }
  return [...tables.values()].sort(
    (one, other) => Number(other.mine) - Number(one.mine) || opened(other.table.id) - opened(one.table.id),
  )
}

/** The same for series: one entry each, those that wait for me first. */
export function heldSeries(answers: MySeries[]): MySeries[] {
  const found = new Map<string, MySeries>()
  for (const one of answers) {
    const known = found.get(one.id)
    found.set(one.id, { ...one, mine: one.mine || (known?.mine ?? false) })
  }
  return [...found.values()].sort((one, other) => Number(other.mine) - Number(one.mine))
}
