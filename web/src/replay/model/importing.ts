/** Opening a record from a file: the server makes a table of it, this browser keeps the key. */

import * as http from '../../protocol/http'
import type { TableId } from '../../protocol/types'
import { addKeys } from '../../state/keys.svelte'

export async function openRecord(file: Blob): Promise<TableId> {
  const opened = await http.importRecord(await file.text())
  addKeys(opened.table, { host: opened.host_token })
  return opened.table
}
