/** What the server says about games outside a table: lists for choosing, catalogues for reading. */
import type { Board, CardFace, OptionValue, SeatId, Table } from './types'

export type GameEntry = {
  id: string
  title: string
  version: number
  scenarios: ScenarioEntry[]
  /** One for each number of players. */
  seatings: Seating[]
  options: OptionEntry[]
  /** Levels of bots, the weakest first. */
  levels: string[]
}

export type ScenarioEntry = {
  id: string
  title: string
  text: string
  goal: string
  /** The board as far as players may know it. */
  thumbnail: Board | null
}

export type Seating = { players: number; seats: SeatEntry[] }

export type SeatEntry = {
  id: SeatId
  name: string
  role: string
  team: string
  colour: string
  shape: string
}

export type OptionEntry = {
  id: string
  title: string
  rule: string
  values: OptionValue[]
  default: OptionValue
}

/** A table that one of this browser's tokens opens. */
export type MyTable = {
  table: Table
  /** The place of the token in the list that was sent. */
  token: number
  role: 'host' | 'seat' | 'spectator' | 'invite'
  seat: SeatId | null
  /** Whether the decision on the table belongs to that seat. */
  mine: boolean
}

/** Cards, figures, weapons, dice, tokens: every item of a pack has a face. */
export type ItemEntry = CardFace

export type RuleEntry = {
  id: string
  title: string
  text: string
  kind: string
  /** Where the printed rulebook says it. */
  source: string
  status: string
  notes: string
}
export type RuleChapter = { key: string; title: string; rules: RuleEntry[] }
export type RuleCatalogue = { game: string; title: string; prefix: string; chapters: RuleChapter[] }

export type ServerSettings = {
  version: string
  languages: string[]
  limits: Record<string, number>
  games: Record<string, { rules: number; content: string }>
}
