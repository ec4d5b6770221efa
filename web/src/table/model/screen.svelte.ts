/** What stands open on the screen: the tab of the side rail, sheets, dialogs, an enlarged card. */

import type { Box } from './camera'

export type SideTab = 'inspector' | 'log' | 'talk' | 'rules'
export type Open = 'menu' | 'help' | 'repair' | 'seats' | 'side' | 'pile' | 'report' | 'invite' | null

export class Screen {
  tab: SideTab = $state('log')
  open: Open = $state(null)
  /** The card lying large before the player. */
  card: string | null = $state(null)
  /** The pile whose discards are being read. */
  pile: string | null = $state(null)
  /** The rule on the rules tab. */
  rule: string | null = $state(null)
  /** Whether the side rail is a sheet here. */
  isNarrow = $state(false)
  /** What the player asked to see; a new object moves the camera. */
  attention: Box | null = $state.raw(null)
  /** Whether the end of the game has been read and put away. */
  hasSeenResult = $state(false)

  showTab(tab: SideTab): void {
    this.tab = tab
    if (this.isNarrow) this.open = 'side'
  }

  showRule(rule: string): void {
    this.rule = rule
    this.showTab('rules')
  }

  showPile(pile: string): void {
    this.pile = pile
    this.open = 'pile'
  }
}
