/** A lesson's table: opened for the pupil and a bot, dealt the same way every time. */

import { t } from '../../i18n'
import { defaultLevel, seatsWanted, sitDown } from '../../pages/opening'
import * as http from '../../protocol/http'
import type { TableId } from '../../protocol/types'
import { games } from '../../state/library.svelte'
import { keep, recall } from '../../state/store'
import type { Course } from './courses'
import type { Kept } from './lesson.svelte'

/** A lesson that was begun in this browser. */
export interface Begun {
  table: TableId
  kept: Kept | null
}

/** Each course keeps its own. */
function shelf(course: Course): string {
  return course.id === '' ? 'lesson' : `lesson-${course.id}`
}

export function begunLesson(course: Course): Begun | null {
  const found = recall<Partial<Begun>>(shelf(course))
  return typeof found?.table === 'string' ? { table: found.table, kept: found.kept ?? null } : null
}

export function keepLesson(course: Course, begun: Begun | null): void {
  keep(shelf(course), begun ?? {})
}

/** Open the table, sit down, begin. */
export async function openLesson(course: Course): Promise<TableId> {
  const game = (await games()).find((one) => one.id === course.game)
  const made = await http.createTable({
    game: course.game,
    scenario: course.scenario,
    options: {},
    // Whoever learns may take back anything.
    undo_policy: 'free',
    windows: 'skip',
    timer: null,
    seats: seatsWanted(course.sitters, () => defaultLevel(game?.levels ?? [])),
    name: t('tutorial-table'),
    seed: course.seed,
  })
  const { table } = await sitDown(made, course.sitters)
  keepLesson(course, { table, kept: null })
  return table
}
