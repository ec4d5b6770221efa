/** Playing on from a moment: a new table that begins there, and the keys to it. */

import * as http from '../../protocol/http'
import type { SeatId, TableId } from '../../protocol/types'
import type { Sitter } from '../../pages/opening'
import { addKeys, bestToken } from '../../state/keys.svelte'
import { settings } from '../../state/settings.svelte'

export interface Continuation {
  table: TableId
  decision: number
  sitters: Record<SeatId, Sitter>
  level: string
}

/** Open the new table; without guests it begins at once. */
export async function playOn({
  table,
  decision,
  sitters,
  level,
}: Continuation): Promise<{ table: TableId; playing: boolean }> {
  const seats = Object.entries(sitters)
  const made = await http.continueFrom(
    table,
    decision,
    bestToken(table),
    Object.fromEntries(
      seats.map(([seat, sitter]) => [
        seat,
        sitter === 'bot'
          ? { player: 'bot' as const, level }
          : { player: sitter === 'me' ? ('human' as const) : ('open' as const) },
      ]),
    ),
  )
  const of = (mine: boolean): Record<SeatId, string> =>
    Object.fromEntries(
      seats.flatMap(([seat, sitter]) => {
        const token = made.tokens[seat]
        return token !== undefined && (sitter === 'me') === mine ? [[seat, token]] : []
      }),
    )
  addKeys(made.table, {
    host: made.host_token,
    seats: of(true),
    invitations: of(false),
    watch: made.spectator_token,
  })
  for (const token of Object.values(of(true)))
    await http.claim(made.table, token, settings.name, made.host_token)
  const waits = seats.some(([, sitter]) => sitter === 'friend')
  if (!waits) await http.start(made.table, made.host_token, null)
  return { table: made.table, playing: !waits }
}
