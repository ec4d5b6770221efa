/** Links that bring a friend to a seat, or a spectator to the table. */
import type { SeatId, TableId } from '../protocol/types'
import { href } from '../router'

/** The whole link; the part after `#` never leaves the browser that opens it. */
export function seatLink(
  table: TableId,
  seat: SeatId | null,
  token: string,
  base: string = location.href,
): string {
  return base.replace(/[?#].*/, '') + href({ page: 'table', table, seat, token })
}

/** Whether this page's address means "this computer" and so is of no use on another one. */
export function onlyThisComputer(host: string = location.hostname): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}

/** Put text on the clipboard; where the browser forbids it, say so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The same for a seat of a whole series. */
export function seriesLink(
  series: string,
  seat: SeatId | null,
  token: string,
  base: string = location.href,
): string {
  return base.replace(/[?#].*/, '') + href({ page: 'series', series, seat, token })
}
