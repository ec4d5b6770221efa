/** Keys to series: kept like those to tables, for they open the tables too. */
import type { TableId } from '../protocol/types'
import { addKeys, keysOf, type TableKeys } from './keys.svelte'

const MARK = 'series:'

/** Where the keys to a series are kept; no table has such an id. */
export function seriesPlace(series: string): string {
  return MARK + series
}

/** The token that shows most of a series to this browser: a seat's, so that it says what waits for it. */
export function bestSeriesToken(series: string): string | null {
  const mine = keysOf(seriesPlace(series))
  return Object.values(mine.seats)[0] ?? mine.host ?? mine.watch ?? Object.values(mine.invitations)[0] ?? null
}

/** Who opens a table of a series sits there with the same keys. */
export function carryKeys(series: string, table: TableId): TableKeys {
  const { host, seats, watch } = keysOf(seriesPlace(series))
  addKeys(table, { host, seats, watch })
  return keysOf(table)
}
