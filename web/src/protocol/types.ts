/** The shapes of docs/table-protocol.md. This file is the browser's copy of that contract; change both together. */

export type TableId = string
export type SeatId = string
export type Language = 'en' | 'de' | 'pl'
export type UndoPolicy = 'free' | 'until-revealed' | 'agreed'
export type Windows = 'skip' | 'ask'
export type Player = 'open' | 'human' | 'bot'
export type OptionValue = string | number | boolean

export type Table = {
  id: TableId
  game: string
  game_title: string
  scenario: string
  scenario_title: string
  name: string
  created: string
  /** The day (2027-05-16) after which it may be archived and removed; null is never. */
  kept_until: string | null
  status: 'waiting' | 'playing' | 'over'
  paused: boolean
  undo_policy: UndoPolicy
  options: Record<string, OptionValue>
  windows: Windows
  /** Seconds for an interrupt, if the table set one. */
  timer: number | null
  dice: Dice
  /** Whether this connection's token is the host's. */
  host: boolean
  /** Whether one person at most has ever played here: then the host may open every secret. */
  alone: boolean
  /** Whether somebody may know what is hidden: the maker of the table, or whoever looked after an end that was taken back. */
  looked: boolean
  seats: Record<SeatId, SeatHolder>
  watching: number
  proposals: Proposal[]
  /** Such as "a bot of level veteran failed; recruit plays on". */
  notes: string[]
}

/** Where the dice come from. Sealed: from a secret that is told after the end; chosen: from a seed the host chose. */
export type Dice = {
  source: 'sealed' | 'chosen' | 'seeded' | 'typed'
  /** The SHA-256 of the secret as it is written, known from the start. */
  seal: string | null
  secret: string | null
  seed: number | null
}

export type SeatHolder = {
  id: SeatId
  name: string
  colour: string
  shape: string
  player: Player
  level: string | null
  who: string
  here: boolean
  thinking: boolean
  /** Whether the host plays this seat, too. */
  hosts: boolean
}

export type Proposal = {
  id: number
  what: 'undo' | 'repair'
  by: SeatId
  text: string
  agreed: SeatId[]
  missing: SeatId[]
}

export type Decision = {
  seat: SeatId
  mine: boolean
  question: string
  rule: string
  window: boolean
  /** The id of the window, for auto-pass settings. */
  moment: string | null
  /** Only when it is mine. */
  offers?: Offer[]
  /** What it is about, for the miniature and for centring. */
  focus?: { places: string[]; pieces: string[] }
}

export type Offer = {
  id: string
  text: string
  label: string
  kind: string
  head: string
  place?: string
  pieces?: string[]
  card?: string
  door?: string
  note?: string
  cost?: number
  confirm?: boolean
  rule?: string
}

export type Undo = {
  undo: { label: string } | { refusal: string; rule: string }
  redo: { label: string } | null
}

export type Line = {
  text: string
  rule: string
  decision: number
  kinds: string[]
  places?: string[]
  pieces?: string[]
  seat?: SeatId
  turn?: string
  weight: 1 | 2 | 3
}

export type Result = { winners: SeatId[]; sentence: string; rule: string }

export type Tone = 'plain' | 'act' | 'info' | 'caution' | 'damage' | 'good'

/** A line along edges, in spaces: from x, y to x, y. */
export type Edge = [number, number, number, number]

export type Board = {
  /** "doom2004", "skirmish", "relic": the tint and the floor. */
  style: string
  /** In spaces; grows with what is known. */
  frame: [x: number, y: number, width: number, height: number]
  places: Record<string, Place>
  walls: Edge[]
  doors: Record<string, Door>
  /** Edges where the known map ends in the unknown. */
  fog: Edge[]
  /** Surfaces under places that belong together, the lowest first. */
  plates?: { name: string; points: [number, number][] }[]
  /** Words between the places. */
  captions?: Caption[]
  /** Ways printed on the board between places that are no neighbours otherwise. */
  links?: { from: string; to: string; name: string }[]
  /** Nobody looks along lines on this board. */
  sightless?: boolean
}

export type Caption = { text: string; x: number; y: number; turn?: number; colour?: string }

export type Door = { line: Edge; state: 'closed' | 'open' | 'destroyed'; colour?: string; name: string }

export type Picture = {
  board: Board
  pieces: Record<string, Piece>
  /** By place. */
  tokens: Record<string, Token[]>
  seats: Record<SeatId, SeatPanel>
  /** Card copies of this connection's seat. */
  hand: string[]
  /** Every card copy visible in this picture. */
  cards: Record<string, CardFace>
  piles: Pile[]
  /** Cards being resolved, the newest last. */
  playing: string[]
  roll: { title: string; dice: Die[]; total: string } | null
  clock: { label: string; value: number; of: number | null } | null
  counters: Counter[]
  scenario?: string
  objective: string
  /** What is going on, drawn as a miniature. */
  situation: { title: string; text: string; places: string[]; pieces: string[] } | null
  /** Two totals that are compared, as they build up. */
  contest?: Contest | null
  /** What lies on cards, by card. */
  on_cards?: Record<string, Token[]>
  /** Where an action leads, by its text form. */
  leads?: Record<string, string>
  /** The board in sentences, for screen readers. */
  description: string
}

export type Contest = {
  title: string
  steps: string[]
  /** The present one, counted from 1. */
  step: number
  sides: [ContestSide, ContestSide]
  odds?: Chance[]
  outcome?: string
  tone?: Tone
}

export type ContestSide = {
  name: string
  icon: string
  parts: { label: string; value: number; icon: string; dice?: Die[]; waiting?: boolean }[]
  /** Of what is known. */
  total: number
  seat?: SeatId
  cards?: string[]
  tone?: Tone
}

/** The contest of the picture goes on: dice fall on one side of it, or it is decided. */
export type Tally = {
  step: number
  side?: number
  dice?: Die[]
  /** What the dice add to that side. */
  added?: number
  totals?: [number, number]
  outcome?: string
  tone?: Tone
}

export type Chance = { label: string; chance: number; tone: Tone }

export type Pile = { id: string; name: string; count: number; discard?: string[] }
export type Counter = {
  id: string
  icon: string
  label: string
  value: number
  of: number | null
  tone: Tone
}

export type Place = {
  x: number
  y: number
  w?: number
  h?: number
  points?: [number, number][]
  terrain: string
  marks?: Mark[]
  area?: string
  label?: string
  /** What is printed there, read on demand. */
  boxes?: { title: string; text: string }[]
  colour?: string
  dim?: boolean
}

/** An exit, a teleporter pad, an encounter; a shape is drawn instead of the icon. */
export type Mark = { icon: string; name: string; colour?: string; shape?: string }

export type Pip = { name: string; value: number; of: number; tone: Tone }
export type Badge = { icon: string; name: string; tone: Tone }

export type Piece = {
  id: string
  name: string
  kind: string
  item: string
  seat: SeatId
  icon: string
  x: number
  y: number
  w: number
  h: number
  place: string
  places: string[]
  pips?: Pip[]
  badges?: Badge[]
  states?: string[]
}

export type Token = {
  icon: string
  name: string
  item?: string
  count?: number
  tone?: Tone
  colour?: string
  /** It is a card of the picture. */
  card?: string
  /** Whose it is. */
  seat?: SeatId
}

export type Fact = { icon: string; label: string; value: string; tone?: Tone }

export type SeatPanel = {
  id: SeatId
  name: string
  lines: string[]
  facts: Fact[]
  cards: string[]
  out: boolean
  /** Whom the seat plays. */
  title?: string
  icon?: string
  /** The large values of a player board. */
  dials?: Fact[]
  track?: Track
  areas?: CardArea[]
}

/** A row of steps on which a seat advances, and what each of them brings. */
export type Track = { icon: string; label: string; value: number; of: number; steps?: string[] }

export type CardArea = {
  id: string
  icon: string
  label: string
  cards?: string[]
  /** So many more lie facedown. */
  hidden?: number
  value?: string
  limit?: number
  tone?: Tone
}

export type CardFace = {
  id: string
  item: string
  kind: string
  title: string
  timing: string
  text: string
  numbers?: { label: string; value: string; large?: boolean; steps?: string[] }[]
  icon: string
  rule?: string
  provenance: string
}

export type Die = {
  name: string
  colour: string
  parts: { icon: string; value: string; tone: Tone }[]
  again?: boolean
}

export type Forecast = {
  title: string
  lines: string[]
  hit?: number
  /** Other ways to end than hitting and missing. */
  outcomes?: Chance[]
  targets: {
    name: string
    piece: string
    friend: boolean
    kill: number
    /** Wounds → chance. */
    wounds: [number, number][]
  }[]
  ammunition?: number
  scatter?: { place: string; chance: number }[]
  warnings: string[]
}

/** What to animate, in order. */
export type Cue =
  | { cue: 'move'; piece: string; from: string; to: string }
  | { cue: 'jump'; piece: string; from: string; to: string }
  | { cue: 'appear'; piece: string; place: string }
  | { cue: 'vanish'; piece: string; place: string }
  | { cue: 'hurt'; piece: string; amount: number; place: string }
  | { cue: 'heal'; piece: string; amount: number }
  | { cue: 'attack'; piece: string; place: string; icon: string }
  | { cue: 'roll'; dice: Die[] }
  | { cue: 'contest'; contest: Contest }
  | ({ cue: 'tally' } & Tally)
  | { cue: 'card'; card: string; seat: SeatId }
  | { cue: 'door'; door: string; state: string }
  | { cue: 'reveal'; places: string[] }
  | { cue: 'turn'; seat: SeatId; text: string }
  | { cue: 'note'; text: string; place?: string }

export type Refusal = { rule: string; sentence: string }

export type Route = { places: string[]; actions: string[]; cost: number; reactions: string[] }

export type Overlay = {
  title: string
  light: string[]
  dark: string[]
  lines: [from: string, to: string][]
}

export type Hint = {
  action: string
  text: string
  options: { action: string; label: string; estimate: number; why: string }[]
}

/* Live: from the browser */

export type Question =
  | { what: 'forecast'; offer: string }
  | { what: 'route'; piece: string; place: string }
  | { what: 'overlay'; kind: 'sight' | 'reach' | 'threat'; piece?: string; place?: string }
  | { what: 'why_not'; place?: string; piece?: string; card?: string; text?: string }
  | { what: 'hint' }
  | { what: 'log'; before: number }
  | { what: 'moment'; decision: number }

export type ClientMessage =
  | { type: 'join'; token?: string; language: Language }
  | { type: 'act'; key: string; revision: number; action: string }
  | { type: 'undo'; key: string; revision: number }
  | { type: 'redo'; key: string; revision: number }
  | {
      type: 'repair'
      key: string
      revision: number
      reason: string
      changes: Record<string, unknown>
      leave: string | null
    }
  | { type: 'agree'; key: string; proposal: number; yes: boolean }
  | { type: 'pause'; key: string; on: boolean }
  | { type: 'seat'; key: string; seat: SeatId; player: Player; level?: string }
  | { type: 'resign'; key: string }
  | { type: 'language'; language: Language }
  | ({ type: 'ask'; key: string } & Question)
  | { type: 'ping' }

/* Live: from the server */

export type Welcome = {
  type: 'welcome'
  table: Table
  seat: SeatId | null
  revision: number
  /** How many decisions are in force. */
  decisions: number
  picture: Picture
  decision: Decision | null
  log: Line[]
  undo: Undo
  result: Result | null
}

export type Update = {
  type: 'update'
  revision: number
  after: number
  /** How many decisions are in force; after a take-back fewer than before. */
  decisions: number
  cause: 'decision' | 'undo' | 'redo' | 'repair'
  lines: Line[]
  cues: Cue[]
  /** A JSON Merge Patch (RFC 7396) that turns the last picture into the new one. */
  patch: unknown
  decision: Decision | null
  undo: Undo
  result: Result | null
}

export type Answer = {
  type: 'answer'
  key: string
  forecast?: Forecast | null
  route?: Route | null
  refusal?: Refusal | null
  overlay?: Overlay
  hint?: Hint
  lines?: Line[]
  moment?: { decision: number; picture: Picture }
}

export type ServerMessage =
  | Welcome
  | Update
  | { type: 'table'; table: Table }
  | { type: 'ack'; key: string; revision: number }
  | { type: 'refusal'; key: string; rule: string; sentence: string; revision: number }
  | Answer
  | { type: 'error'; code: string; sentence: string }
  | { type: 'pong' }
