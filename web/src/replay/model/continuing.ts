/** Playing on from a moment: a new table that begins there. */

import { seatsWanted, sitDown, type Sitter } from '../../pages/opening'
import * as http from '../../protocol/http'
import type { SeatId, TableId } from '../../protocol/types'
import { bestToken } from '../../state/keys.svelte'

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
  const seats = seatsWanted(sitters, () => level)
  return sitDown(await http.continueFrom(table, decision, bestToken(table), seats), sitters)
}
