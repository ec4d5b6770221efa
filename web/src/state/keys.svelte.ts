/** The keys this browser holds: seat tokens by table. Whoever has a token may sit there, so they stay in this browser. */
import type { SeatId, TableId } from '../protocol/types'
import { keep, recall } from './store'

export interface TableKeys {
  table: TableId
  /** The host's token: start, change seats, delete. */
  host: string | null
  /** Seats this browser plays; several make a hot seat. */
  seats: Record<SeatId, string>
  /** Invitations to seats: those the host hands out, or the one that brought a guest here; taken once. */
  invitations: Record<SeatId, string>
  /** The token for watching. */
  watch: string | null
  /** When this table was last opened here, in milliseconds since 1970. */
  opened: number
}

const MOST_TABLES = 200
/** The server looks at no more at once. */
const MOST_TOKENS = 200

export const keys: Record<TableId, TableKeys> = $state(sensible(recall('keys')))

/** The keys to one table; empty ones where this browser has none. */
export function keysOf(table: TableId): TableKeys {
  return keys[table] ?? { table, host: null, seats: {}, invitations: {}, watch: null, opened: 0 }
}

/** The one token that shows most of a table: the host's, else a seat's, else one for watching or an invitation. */
export function bestToken(table: TableId): string | null {
  const mine = keysOf(table)
  return mine.host ?? Object.values(mine.seats)[0] ?? mine.watch ?? Object.values(mine.invitations)[0] ?? null
}

/** Tokens of every table, those of seats first, for asking which tables are mine and where I must decide. */
export function allTokens(): string[] {
  const newest = Object.values(keys).sort((one, other) => other.opened - one.opened)
  const tokens = newest.flatMap((mine) => {
    const seats = Object.values(mine.seats)
    return seats.length > 0 ? seats : [mine.host ?? mine.watch ?? '']
  })
  // The token of a series opens all its tables, so this browser may hold it more than once.
  return [...new Set(tokens.filter((token) => token !== ''))].slice(0, MOST_TOKENS)
}

/** Remember keys to a table beside those already held. */
export function addKeys(table: TableId, more: Partial<Omit<TableKeys, 'table'>>): void {
  const mine = keysOf(table)
  keys[table] = {
    table,
    host: more.host ?? mine.host,
    seats: { ...mine.seats, ...more.seats },
    invitations: { ...mine.invitations, ...more.invitations },
    watch: more.watch ?? mine.watch,
    opened: more.opened ?? Date.now(),
  }
  save()
}

/** This browser has sat down: the invitation is spent, the seat's own token takes its place. */
export function takeSeat(table: TableId, seat: SeatId, token: string): void {
  addKeys(table, { seats: { [seat]: token } })
  dropInvitation(table, seat)
}

/** An invitation that opens nothing any more. */
export function dropInvitation(table: TableId, seat: SeatId): void {
  const mine = keys[table]
  if (!mine) return
  delete mine.invitations[seat]
  save()
}

export function forgetTable(table: TableId): void {
  delete keys[table]
  save()
}

function save(): void {
  const newest = Object.values(keys)
    .sort((one, other) => other.opened - one.opened)
    .slice(0, MOST_TABLES)
  keep('keys', Object.fromEntries(newest.map((mine) => [mine.table, $state.snapshot(mine)])))
}

function sensible(kept: unknown): Record<TableId, TableKeys> {
  if (typeof kept !== 'object' || kept === null) return {}
  const found: Record<TableId, TableKeys> = {}
  for (const [table, value] of Object.entries(kept as Record<string, Partial<TableKeys> | null>)) {
    if (!value || typeof value !== 'object') continue
    found[table] = {
      table,
      host: typeof value.host === 'string' ? value.host : null,
      seats: words(value.seats),
      invitations: words(value.invitations),
      watch: typeof value.watch === 'string' ? value.watch : null,
      opened: typeof value.opened === 'number' ? value.opened : 0,
    }
  }
  return found
}

function words(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
