/** What every part of the table screen shares. */

import { createContext } from 'svelte'
import type { Viewport } from '../board/viewport.svelte'
import type { Acting } from './acting.svelte'
import type { Group } from './group.svelte'
import type { Room } from './room.svelte'
import type { Screen } from './screen.svelte'
import type { Session } from './session.svelte'

export interface TableContext {
  room: Room
  session: Session
  acting: Acting
  group: Group
  screen: Screen
  viewport: Viewport
}

export const [useTable, provideTable] = createContext<TableContext>()
