/** The lesson's table: the first scenario with one Marine, dealt the same way every time, against a bot. */

import { t } from '../../i18n'
import { defaultLevel, seatsWanted, sitDown, type Sitter } from '../../pages/opening'
import * as http from '../../protocol/http'
import type { SeatId, TableId } from '../../protocol/types'
import { games } from '../../state/library.svelte'
import { keep, recall } from '../../state/store'
import type { Kept } from './lesson.svelte'

export const GAME = 'doom2004'
export const SCENARIO = 'knee_deep_in_the_dead'
export const SEAT = 'red'
/** With it the Marine has the Medic's card, so that all four orders can be shown, and something to shoot at soon. */
const SEED = 4263

/** A lesson that was begun in this browser. */
export interface Begun {
  table: TableId
  kept: Kept | null
}

export function begunLesson(): Begun | null {
  const found = recall<Partial<Begun>>('lesson')
  return typeof found?.table === 'string' ? { table: found.table, kept: found.kept ?? null } : null
}

export function keepLesson(begun: Begun | null): void {
  keep('lesson', begun ?? {})
}

/** Open the table, sit down, begin. */
export async function openLesson(): Promise<TableId> {
  const game = (await games()).find((one) => one.id === GAME)
  const sitters: Record<SeatId, Sitter> = { [SEAT]: 'me', invader: 'bot' }
  const made = await http.createTable({
    game: GAME,
    scenario: SCENARIO,
    options: {},
    // Whoever learns may take back anything.
    undo_policy: 'free',
    windows: 'skip',
    timer: null,
    seats: seatsWanted(sitters, () => defaultLevel(game?.levels ?? [])),
    name: t('tutorial-table'),
    seed: SEED,
  })
  const { table } = await sitDown(made, sitters)
  keepLesson({ table, kept: null })
  return table
}
