/** What a table needs is fetched while the server still opens it: its scripts and the icons of its game. */
import type { Table, TableId } from '../protocol/types'

const known = new Map<TableId, Table>()

/** Begin to fetch; nobody waits for it here, and what fails is asked for again where it is needed. */
export function fetchAhead(game: string): void {
  void import('./Door.svelte').catch(() => undefined)
  void import('../table/Table.svelte').catch(() => undefined)
  void import('../icons').then(({ fetchIcons }) => fetchIcons(game)).catch(() => undefined)
}

/** Keep what the server has just said of a table, for whoever goes in next. */
export function keepFresh(table: Table): void {
  known.set(table.id, table)
}

/** What was said of it, once: the next one asks. */
export function takeFresh(id: TableId): Table | null {
  const table = known.get(id) ?? null
  known.delete(id)
  return table
}
