/** A table that is looked at again every few seconds, until the game begins. */
import * as http from '../protocol/http'
import type { Table, TableId } from '../protocol/types'
import { bestToken } from './keys.svelte'
import { Loading } from './loading.svelte'

const EVERY = 2500

/** Look at a table now and then. Call it while a component is set up; it stops with the component. */
export function watchTable(id: () => TableId): Loading<Table> & { look: () => Promise<void> } {
  const table = new Loading<Table>()
  const look = async (): Promise<void> => {
    const which = id()
    await table.run(() => http.table(which, bestToken(which)))
  }
  $effect(() => {
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look()
    }, EVERY)
    const back = (): void => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
    }
  })
  return Object.assign(table, { look })
}
