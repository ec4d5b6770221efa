/** The three games this house is built for, and the small one to learn the table with. The server says which it can play. */
import type { GameEntry } from '../protocol/types'

export const HOUSE_GAMES = ['doom2004', 'doom2016', 'relic'] as const
export const TRAINING_GAME = 'skirmish'

export interface Offered {
  id: string
  /** What the server says, or null while it cannot play the game. */
  entry: GameEntry | null
}

/** What can be played, in the order of the house: its three games, others, the training game last. */
export function inOrder(games: GameEntry[]): GameEntry[] {
  const place = (id: string): number => {
    const known = (HOUSE_GAMES as readonly string[]).indexOf(id)
    return known >= 0 ? known : id === TRAINING_GAME ? 99 : 50
  }
  return [...games].sort((one, other) => place(one.id) - place(other.id))
}

/** The games of the house in their order, then others the server knows, without the training game. */
export function offered(games: GameEntry[]): Offered[] {
  const house: Offered[] = HOUSE_GAMES.map((id) => ({
    id,
    entry: games.find((game) => game.id === id) ?? null,
  }))
  const others = games
    .filter((game) => game.id !== TRAINING_GAME && !house.some((known) => known.id === game.id))
    .map((entry) => ({ id: entry.id, entry }))
  return [...house, ...others]
}
