/** Written from the server's shapes by `make references`; docs/table-protocol.md explains them. */

export type TableId = string
export type SeatId = string
export type Language = 'en' | 'de' | 'pl'
export type UndoPolicy = 'free' | 'until-revealed' | 'agreed'
export type Windows = 'skip' | 'ask'
export type Player = 'open' | 'human' | 'bot'
export type OptionValue = string | number | boolean
export type Tone = 'plain' | 'act' | 'info' | 'caution' | 'damage' | 'good'
export type DoorState = 'closed' | 'open' | 'destroyed'
export type DoorLook = 'leaves' | 'hatch' | 'bars' | 'switched'
export type Edge = [number, number, number, number]
export type Point = [number, number]

/* The table */

/** A table without anything about the game in progress. */
export type Table = {
  id: string
  game: string
  game_title: string
  scenario: string
  scenario_title: string
  name: string
  created: string
  status: 'waiting' | 'playing' | 'over'
  paused: boolean
  undo_policy: UndoPolicy
  options: Record<string, OptionValue>
  packs: string[]
  windows: Windows
  timer: number | null
  dice: Dice
  host: boolean
  /** Whether one person at most has ever played here: then the host may open every secret. */
  alone: boolean
  /**
   * Whether somebody may know what is hidden: the record was opened before the end, the table was continued
   * or imported, its seed was chosen, or its end was taken back.
   */
  looked: boolean
  seats: Record<string, SeatHolder>
  /** The seat that the host named to decide about seats like themselves. */
  deputy: string | null
  watching: number
  proposals: Proposal[]
  notes: string[]
  /** The day (2027-05-16) after which it may be archived and removed; null is never. */
  kept_until: string | null
  /** The id of the series that it belongs to; null is none. */
  series: string | null
}

/** Where the dice of a table come from. */
export type Dice = {
  source: 'sealed' | 'chosen' | 'seeded' | 'typed'
  /** The SHA-256 of the secret, known from the start. */
  seal: string | null
  /** What every die and shuffle follows from; told after the end. */
  secret: string | null
  /** The seed that the host chose; who knows it can foresee the dice. */
  seed: number | null
}

/** A seat and who holds it. */
export type SeatHolder = {
  id: string
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
  /** Whether its person has not been connected for so long that the seat may be given away. */
  away: boolean
}

/** Something that waits for agreement. */
export type Proposal = {
  id: number
  what: 'undo' | 'repair' | 'replace'
  by: string
  text: string
  agreed: string[]
  missing: string[]
}

/* The decision and the log */

/** The question on the table as one viewer gets it; `offers` only when it is theirs. */
export type Decision = {
  seat: string
  mine: boolean
  question: string
  rule: string
  window: boolean
  moment: string | null
  offers?: Offer[]
  idle?: string
  routine?: boolean
  focus?: Focus
}

/** What a decision is about, for centring. */
export type Focus = {
  places: string[]
  pieces: string[]
}

/** One legal action. */
export type Offer = {
  /** Its place among the legal actions. */
  id: string
  /** The text form, with the seat. */
  text: string
  /** A readable imperative. */
  label: string
  kind: string
  /** The label without what it is aimed at. */
  head: string
  /** The one space it names. */
  place?: string
  /** The figures it names, or that stand on its space. */
  pieces?: string[]
  /** The copy of a card that it plays. */
  card?: string
  door?: string
  note?: string
  /** Movement points, where the game counts them. */
  cost?: number
  /** Something is given up: ask twice. */
  confirm?: boolean
  rule?: string
  /** Leaves everything as it is: asked again only when something is new. */
  declines?: boolean
  /** What it takes of a set, part by part: other offers take other parts. */
  parts?: string[]
}

/** What the buttons for taking back and putting back say. */
export type Undo = {
  undo: UndoLabel | UndoRefusal
  redo: UndoLabel | null
}

/** A button that can be pressed, and what it says. */
export type UndoLabel = {
  label: string
}

/** A button that cannot be pressed, and why. */
export type UndoRefusal = {
  refusal: string
  rule: string
}

/** One line of the log as a browser gets it. */
export type Line = {
  text: string
  rule: string
  decision: number
  kinds: string[]
  weight: number
  places?: string[]
  pieces?: string[]
  seat?: string
  turn?: string
}

/** What somebody said. */
export type SpokenLine = {
  /** Rises with time; the same line comes twice after a lost connection. */
  number: number
  seat: string
  /** The person's name then, if they gave one. */
  who: string
  /** Only their own team hears it. */
  team: boolean
  text: string
  /** Seconds since 1970. */
  at: number
}

/** How the game ended. */
export type Result = {
  winners: string[]
  sentence: string
  rule: string
}

/** Why something cannot be done: a rule and a sentence. */
export type Refusal = {
  rule: string
  sentence: string
}

/* The picture */

/** Something printed on a place: an exit, a teleporter pad, an encounter, or what waits in the dark. */
export type Mark = {
  icon: string
  name: string
  colour?: string
  /** Drawn instead of the icon: triangle, square, circle, diamond, cross, star. */
  shape?: string
  /** It is there and does nothing yet: a closed portal. */
  dim?: boolean
}

/** Words printed on a place, too long for the board: read on demand. */
export type TextBox = {
  title: string
  text: string
}

/** A space or region. Without `w` and `h` it is one by one; without `points` it is a rectangle. */
export type Place = {
  x: number
  y: number
  w?: number
  h?: number
  points?: Point[]
  terrain: string
  marks?: Mark[]
  area?: string
  label?: string
  boxes?: TextBox[]
  colour?: string
  /** Known to this viewer, but not laid out on the table yet. */
  dim?: boolean
}

/** A surface under places that belong together: a tier, a room. */
export type Plate = {
  name: string
  points: Point[]
}

/** Words between the places: what a region is called. */
export type Caption = {
  text: string
  x: number
  y: number
  /** Degrees, clockwise. */
  turn?: number
  colour?: string
}

/** A way printed on the board that joins two places which are not neighbours otherwise. */
export type Link = {
  from: string
  to: string
  name: string
}

/** A door along a line between places. */
export type Door = {
  line: Edge
  state: DoorState
  colour?: string
  name: string
  /** What it is like: two leaves, a hatch that shuts by itself, bars, a switch. */
  look?: DoorLook
  /** What is special about it. */
  note?: string
}

/** Places that count together: where something must be brought, what must be held. */
export type Zone = {
  name: string
  places: string[]
}

/** Lines printed between places that are no walls: what they stop, `kind` and `name` say. */
export type Barrier = {
  kind: string
  name: string
  lines: Edge[]
}

/** The part of the map that is known to the viewer. */
export type Board = {
  style: string
  /** X, y, width, height. */
  frame: Edge
  places: Record<string, Place>
  walls: Edge[]
  doors: Record<string, Door>
  fog: Edge[]
  plates?: Plate[]
  captions?: Caption[]
  links?: Link[]
  zones?: Zone[]
  barriers?: Barrier[]
  /** Nobody looks along lines on this board. */
  sightless?: boolean
}

/** A value shown beside a figure: wounds, armor. */
export type Pip = {
  name: string
  value: number
  of: number
  tone: Tone
}

/** Something true of a figure for a while: an order, a rage. */
export type Badge = {
  icon: string
  name: string
  tone: Tone
}

/** A figure on the board. A large one covers several places; `place` is the north-west one. */
export type Piece = {
  id: string
  name: string
  kind: string
  item: string
  seat: string
  icon: string
  x: number
  y: number
  w: number
  h: number
  place: string
  places: string[]
  pips?: Pip[]
  badges?: Badge[]
  /** `acting`, `done`, `target`. */
  states?: string[]
}

/** Something lying on a place. */
export type Token = {
  icon: string
  name: string
  item?: string
  count?: number
  tone?: Tone
  colour?: string
  /** It is a card of the picture, lying open. */
  card?: string
  /** Whose it is, where it has a seat's colour and shape. */
  seat?: string
}

/** One value of a seat. */
export type Fact = {
  icon: string
  label: string
  value: string
  tone?: Tone
}

/** A row of steps on which a seat advances; `steps` says what each of them brings. */
export type Track = {
  icon: string
  label: string
  value: number
  of: number
  steps?: string[]
}

/** Cards of one kind before a seat; `hidden` of them lie facedown to this viewer. */
export type CardArea = {
  id: string
  icon: string
  label: string
  cards?: string[]
  hidden?: number
  /** What they are worth together. */
  value?: string
  limit?: number
  tone?: Tone
}

/** What lies before a seat for everybody to see. */
export type SeatPanel = {
  id: string
  name: string
  lines: string[]
  facts: Fact[]
  cards: string[]
  out: boolean
  /** Whom the seat plays. */
  title?: string
  icon?: string
  dials?: Fact[]
  track?: Track
  areas?: CardArea[]
}

/** A key number of a card. */
export type CardNumber = {
  label: string
  value: string
  /** What one looks for first. */
  large?: boolean
  /** The same in lines, where it is a list of steps. */
  steps?: string[]
  /** The same as dice, each by its colour. */
  dice?: string[]
}

/** A card or any other printed item, as it looks in play. */
export type CardFace = {
  id: string
  item: string
  kind: string
  title: string
  timing: string
  text: string
  numbers?: CardNumber[]
  icon: string
  rule?: string
  provenance: string
  /** What it is worth in its other use, at its lower edge: as a defence. */
  foot?: Fact[]
}

/** A deck with its open discard pile, the last card on top. */
export type Pile = {
  id: string
  name: string
  count: number
  discard?: string[]
}

/** One thing on the face of a die. */
export type DiePart = {
  icon: string
  value: string
  tone: Tone
}

/** A die as it lies on the table. */
export type Die = {
  name: string
  colour: string
  parts: DiePart[]
  /** It was rolled again. */
  again?: boolean
}

/** The dice on the table. */
export type Roll = {
  title: string
  dice: Die[]
  total: string
}

/** One way in which something may end, between 0 and 1. */
export type Chance = {
  label: string
  chance: number
  tone: Tone
}

/** One thing that counts on a side of a contest: a value, a bonus, or dice. */
export type ContestPart = {
  label: string
  value: number
  icon: string
  dice?: Die[]
  /** It is not known yet. */
  waiting?: boolean
}

/** One of the two sides of a contest; the total is the sum of what is known. */
export type ContestSide = {
  name: string
  icon: string
  parts: ContestPart[]
  total: number
  seat?: string
  cards?: string[]
  tone?: Tone
}

/** Two totals that are compared, as they build up: a battle, a test. */
export type Contest = {
  title: string
  steps: string[]
  /** The present one, counted from 1. */
  step: number
  sides: [ContestSide, ContestSide]
  odds?: Chance[]
  outcome?: string
  /** Of the outcome. */
  tone?: Tone
}

/** How late it is. */
export type Clock = {
  label: string
  value: number
  of?: number
}

/** In which order seats act: those that had their turn, the last of them now, and who is still to come. */
export type Queue = {
  label: string
  had?: string[]
  left?: [string, number][]
}

/** Something that the scenario counts. */
export type Counter = {
  id: string
  icon: string
  label: string
  value: number
  of?: number
  tone: Tone
  /** Of what is counted, where it has one; else its tone. */
  colour?: string
}

/** What is going on, to be drawn as a miniature beside a question. */
export type Situation = {
  title: string
  text: string
  places: string[]
  pieces: string[]
}

/** Everything that one viewer sees. */
export type Picture = {
  board: Board
  pieces: Record<string, Piece>
  tokens: Record<string, Token[]>
  seats: Record<string, SeatPanel>
  hand: string[]
  cards: Record<string, CardFace>
  piles: Pile[]
  playing: string[]
  roll?: Roll
  clock?: Clock
  queue?: Queue
  counters: Counter[]
  /** What is played, where the set-up left it open. */
  scenario?: string
  objective: string
  situation?: Situation
  contest?: Contest
  /** What lies on cards, by card. */
  on_cards?: Record<string, Token[]>
  /** Text form of an action → the place where it ends. */
  leads?: Record<string, string>
  description: string
}

/** What an attack may bring to one figure. */
export type Prospect = {
  name: string
  piece: string
  friend: boolean
  kill: number
  /** Number of wounds, its chance. */
  wounds: [number, number][]
}

/** Where a failed attack may come down. */
export type Scatter = {
  place: string
  chance: number
}

/** The exact odds of an action. Chances are between 0 and 1. */
export type Forecast = {
  title: string
  lines: string[]
  hit?: number
  outcomes?: Chance[]
  targets: Prospect[]
  ammunition?: number
  scatter?: Scatter[]
  warnings: string[]
}

/** A way: the places after the start, and the actions in their text form that lead along it. */
export type Route = {
  places: string[]
  actions: string[]
  cost: number
  reactions: string[]
}

/** A part of a plan: a deed in words, or a way with its places. */
export type Stretch = {
  label?: string
  places?: string[]
  cost?: number
}

/** What somebody may have meant by pointing at something: deeds one after the other, and their price. */
export type Plan = {
  /** How it differs from the other plans for the same thing: a weapon, an action, a place. */
  means: string
  /** In their text form; the first one is offered now. */
  actions: string[]
  stretches: Stretch[]
  /** Who walks. */
  piece?: string
  /** The odds of its last deed. */
  forecast?: Forecast
  /** Who may answer on the way, and what hurts there. */
  warnings?: string[]
  /** To be expected on the way. */
  wounds?: number
  /** What may still be done afterwards. */
  leaves?: string[]
  /** Nothing in it has to be weighed, so that one click may do it. */
  light?: boolean
}

/** A line of sight from point to point, as the board is measured, and how it fares. */
export type Ray = {
  line: [number, number, number, number]
  tone: Tone
}

/** One of several figures that go together: what it is to do, and the plan that does it. */
export type Ordered = {
  piece: string
  name: string
  /** What it is going to do, in a few words. */
  text: string
  /** Whom it goes for. */
  target?: string
  /** Or where it goes. */
  place?: string
  /** Or that it stays. */
  hold?: boolean
  /** Nothing where it stays, or where nothing can be done. */
  plan?: Plan
}

/** Places to tint, and lines between them. */
export type Overlay = {
  title: string
  light: string[]
  dark: string[]
  lines: [string, string][]
  rays?: Ray[]
  /** What the title leaves open: reasons, one sentence each. */
  notes?: string[]
}

/* Questions */

/** What one of several figures is to do. */
export type Order = {
  piece: string
  target?: string
  place?: string
  hold?: boolean
  first?: boolean
}

/* Answers to questions */

/** What a good player would do in the asking seat's place: goal, reason, price, and what to draw. */
export type Hint = {
  /** The offer it begins with. */
  action: string
  text: string
  /** Best first. */
  alternatives: OtherCourse[]
  /** The places of the way, the first one included. */
  route: string[]
  /** Places it is aimed at. */
  targets: string[]
  /** Places from which trouble may come. */
  dangers: string[]
  /** Text forms of what the same course does after its first offer. */
  then: string[]
}

/** What else could be done, and why it is worse. */
export type OtherCourse = {
  action: string
  text: string
}

/** The board after an earlier decision. */
export type Past = {
  decision: number
  picture: Picture
}

/* Over HTTP */

/** A game that can be played. */
export type GameEntry = {
  id: string
  title: string
  version: number
  scenarios: ScenarioEntry[]
  options: OptionEntry[]
  packs: PackEntry[]
  levels: string[]
  series: SeriesKindEntry[]
}

/** A scenario for the lobby, with what is asked about it: seats, options and packs depend on its mode. */
export type ScenarioEntry = {
  id: string
  title: string
  text: string
  goal: string
  mode: string
  seatings: Seating[]
  /** The ids of the packs that bring it. */
  needs: string[]
  /** The ids of the game's options that mean something here. */
  options: string[]
  /** What is proposed here instead of an option's default. */
  proposed: Record<string, OptionValue>
  /** The ids of the game's packs that can be in force here. */
  packs: string[]
}

/** The seats for a number of players; there may be more of them, then players hold several. */
export type Seating = {
  players: number
  seats: SeatEntry[]
  /** The options that so many players have agreed on by being so many. */
  options: Record<string, OptionValue>
}

/** A seat before the game. */
export type SeatEntry = {
  id: string
  name: string
  role: string
  team: string
  /** What its side is called, where several seats make one. */
  team_name: string
  colour: string
  shape: string
}

/** A table option. */
export type OptionEntry = {
  id: string
  title: string
  rule: string
  values: OptionValue[]
  /** Of values that say nothing by themselves. */
  names: Record<string, string>
  default: OptionValue
}

/** A pack that can be laid over a game's own content. */
export type PackEntry = {
  id: string
  title: string
  text: string
  /** Whether it is in force unless the table leaves it out. */
  default: boolean
  /** The packs that cannot be in force together with it. */
  excludes: string[]
}

/** What is agreed before a game. */
export type NewTable = {
  game: string
  scenario?: string | null
  options?: Record<string, OptionValue>
  /** The packs in force, by id; without it, those the game proposes. */
  packs?: string[] | null
  undo_policy?: UndoPolicy
  /**
   * Whether an interrupt asks only who can answer, which tells that they can, or everybody; without it,
   * everybody where two or more seats are people's.
   */
  windows?: Windows | null
  /** Seconds to answer an interrupt. */
  timer?: number | null
  /** The seats of one seating; without them, you against bots. */
  seats?: Record<string, SeatWanted> | null
  name?: string
  /** Where chance starts, if you choose it; everybody is told, for it shows every die. */
  seed?: number | null
  watching?: 'anybody' | 'invited'
}

/** Who shall hold a seat. */
export type SeatWanted = {
  player?: Player
  level?: string | null
}

/** A new table, the keys to it, and an invitation for each seat; told once and never again. */
export type CreatedTable = {
  table: string
  host_token: string
  tokens: Record<string, string>
  spectator_token: string
}

/** A seat that was taken, and its token, told once and never again. */
export type Claimed = {
  table: Table
  seat: string
  token: string
}

/** A table that one of the tokens opens. */
export type MyTable = {
  table: Table
  /** The place of the token in the list that was sent. */
  token: number
  role: 'host' | 'seat' | 'spectator' | 'invite'
  seat: string | null
  /** Whether the decision on the table belongs to that seat. */
  mine: boolean
}

/** A series that can be played of a game. */
export type SeriesKindEntry = {
  id: string
  title: string
  text: string
  /** Its games in their order, where they are known beforehand. */
  scenarios: string[]
  /** What they are called, also those that come with its packs. */
  titles: string[]
  /** The packs that it is played with. */
  packs: string[]
  /** Whether the players choose its games as they go. */
  chosen: boolean
}

/** What is agreed before a series of games. */
export type NewSeries = {
  game: string
  /** Which series; without it, the game's own. */
  kind?: string | null
  options?: Record<string, OptionValue>
  /** The packs in force, by id; without it, what game and series propose. */
  packs?: string[] | null
  /** What is played, in this order, instead of its list. */
  scenarios?: string[]
  undo_policy?: UndoPolicy
  windows?: Windows | null
  timer?: number | null
  /** The seats of one seating; without them, you against bots. */
  seats?: Record<string, SeatWanted> | null
  name?: string
  watching?: 'anybody' | 'invited'
}

/** A new series, the keys to it, and an invitation for each seat; told once and never again. */
export type CreatedSeries = {
  series: string
  host_token: string
  tokens: Record<string, string>
  spectator_token: string
}

/** A seat of a series and who plays it. */
export type SeriesSeat = {
  id: string
  name: string
  team: string
  colour: string
  shape: string
  player: Player
  level: string | null
  who: string
  hosts: boolean
}

/** Something that was done well. */
export type SeriesMedal = {
  id: string
  title: string
  note: string
}

/** One game of a series. */
export type SeriesStage = {
  number: number
  scenario: string
  title: string
  text: string
  status: 'over' | 'running' | 'next' | 'ahead' | 'unplayed'
  winners: string[]
  won_by: string
  story: string
  decisions: number
  medals: SeriesMedal[]
  /** The table where it was or is played. */
  table: string | null
}

/** A team, and how many games it has won. */
export type SeriesSide = {
  id: string
  name: string
  wins: number
}

/** Something that goes on from game to game. */
export type SeriesFact = {
  title: string
  value: string
}

/** What can be had before the next game. */
export type SeriesWare = {
  title: string
  price: number
  note: string
  can_pay: boolean
}

/** A scenario that may come next. */
export type SeriesChoice = {
  id: string
  title: string
  text: string
  goal: string
}

/** What everybody has, and what could be had. */
export type SeriesAccount = {
  facts: SeriesFact[]
  /** Seat → what it takes along. */
  squad: Record<string, string[]>
  shop: SeriesWare[]
}

/** A series: its road, who plays it, how it stands, and what comes next. */
export type Series = {
  id: string
  game: string
  game_title: string
  kind: string
  title: string
  text: string
  name: string
  created: string
  status: 'going' | 'over'
  host: boolean
  /** The bearer's seat. */
  seat: string | null
  seats: Record<string, SeriesSeat>
  road: SeriesStage[]
  sides: SeriesSide[]
  account: SeriesAccount
  coming: SeriesChoice[]
  /** The team that chooses, where there is a choice. */
  chooser: string
  chooser_name: string
  /** What happened to seats between games, the newest last. */
  notes: string[]
  /** Whether the bearer may begin the next game. */
  may_open: boolean
  /** Whether the bearer says which one it is. */
  may_choose: boolean
  /** Options that may be chosen anew for the next game. */
  options: OptionEntry[]
  winners: string[]
  ending: string
  /** The table of the game that is going on. */
  running: string | null
  /** Whether a decision at that table belongs to the bearer's seat. */
  mine: boolean
  /** The day after which it may be archived; null is never. */
  kept_until: string | null
}

/** A seat of a series that was taken, and its token, told once and never again. */
export type ClaimedSeries = {
  series: Series
  seat: string
  token: string
}

/** The next game of a series. */
export type NextGame = {
  /** Which one, where the bearer's side chooses. */
  scenario?: string | null
  /** Those that may be chosen anew before each game. */
  options?: Record<string, OptionValue>
  /** Of the bots that take the seats nobody took. */
  level?: string | null
}

/** A series that one of the tokens opens. */
export type MySeries = {
  id: string
  game: string
  game_title: string
  title: string
  name: string
  created: string
  status: 'going' | 'over'
  /** How many of its games are over. */
  played: number
  /** The table of the game that is going on. */
  running: string | null
  /** What is played now or comes next; nothing where it is chosen. */
  next_title: string
  /** Whether that table, or the choice of the next game, waits for the bearer. */
  mine: boolean
  /** The place of the token in the list that was sent. */
  token: number
  role: 'host' | 'seat' | 'spectator' | 'invite'
  seat: string | null
}

/** The catalogue of a game. */
export type RuleCatalogue = {
  game: string
  title: string
  prefix: string
  chapters: RuleChapter[]
}

/** A heading of the catalogue. */
export type RuleChapter = {
  key: string
  title: string
  rules: RuleEntry[]
}

/** A numbered paragraph. */
export type RuleEntry = {
  id: string
  title: string
  text: string
  kind: string
  source: string
  status: string
  notes: string
  /** Of text and notes: the one asked for, or English where there are none. */
  language: string
}

/** A moment worth jumping to. */
export type ReplayMark = {
  decision: number
  kind: string
  label: string
  /** At a turning point: what the turn added to a side's chance. */
  swing?: number | null
  /** The side that gained. */
  side?: string | null
}

/** A seat in a replay. */
export type ReplaySeat = {
  id: string
  name: string
  colour: string
  shape: string
}

/** A side of the game in the curve of chances. */
export type ChancesSide = {
  name: string
  /** Of its only seat; a side of several seats has none. */
  colour: string | null
}

/** Estimated chances to win, along the game. */
export type Chances = {
  sides: ChancesSide[]
  /** After which decision, and the chance of each side in the order of the sides. */
  points: [number, number[]][]
}

/** A game to look back at. */
export type Replay = {
  decisions: number
  marks: ReplayMark[]
  lines: Line[]
  seats: Record<string, ReplaySeat>
  open: boolean
  /** After the end or in the open view, of a game that has an estimate. */
  chances: Chances | null
}

/** One moment of a replay. */
export type ReplayMoment = {
  decision: number
  picture: Picture
  lines: Line[]
  cues: Cue[]
  question: string
  /** The seat whose decision comes next; nobody's after the end. */
  asked: string | null
}

/** What a good player would have done at a moment of a replay, in sentences, and what to draw. */
export type MomentHint = {
  text: string
  /** What else there was and why it is worse, best first. */
  alternatives: string[]
  /** The places of the way, the first one included. */
  route: string[]
  /** Places it is aimed at. */
  targets: string[]
  /** Places from which trouble may come. */
  dangers: string[]
}

/** A problem report that is kept with its table. */
export type ReportEntry = {
  number: number
  text: string
  /** Who reported it; nothing for somebody who watched. */
  seat: string
  decision: number
  /** Whether the bearer may fetch the whole file now. */
  whole: boolean
}

/** What a browser should know about this server. */
export type ServerSettings = {
  version: string
  languages: string[]
  limits: Record<string, number>
  games: Record<string, Edition>
}

/** Which rules and content a game has here. */
export type Edition = {
  rules: number
  content: string
}

/* Live, from the server */

/** The whole table, for who has just come, speaks another language now, or missed something. */
export type Welcome = {
  type: 'welcome'
  table: Table
  seat: string | null
  revision: number
  /** How many are in force. */
  decisions: number
  picture: Picture
  decision: Decision | null
  log: Line[]
  /** What was said, as far as it is for this seat. */
  talk: SpokenLine[]
  /** There are others in one's team, to whom one may talk alone. */
  mates: boolean
  undo: Undo
  result: Result | null
}

/** Something happened. */
export type Update = {
  type: 'update'
  revision: number
  /** The revision of the picture that the patch fits. */
  after: number
  /** How many are in force; after a take-back fewer than before. */
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

/** To a question; which part is there hangs on what was asked. */
export type Answer = {
  type: 'answer'
  key: string
  forecast?: Forecast | null
  route?: Route | null
  plans?: Plan[]
  group?: Ordered[]
  refusal?: Refusal | null
  overlay?: Overlay
  hint?: Hint
  lines?: Line[]
  moment?: Past
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
  | {
      cue: 'tally'
      step: number
      side?: number
      dice?: Die[]
      /** What the dice add to that side. */
      added?: number
      totals?: [number, number]
      outcome?: string
      tone?: Tone
    }
  | { cue: 'card'; card: string; seat: string }
  | { cue: 'door'; door: string; state: string }
  | { cue: 'reveal'; places: string[] }
  | { cue: 'turn'; seat: string; text: string }
  | { cue: 'note'; text: string; place?: string }

/** Live, from the browser. */
export type ClientMessage =
  | { type: 'join'; token?: string | null; language?: string }
  | { type: 'act'; key: string; revision: number; action: string; then?: string[]; made?: boolean }
  | { type: 'undo'; key: string; revision: number }
  | { type: 'redo'; key: string; revision: number }
  | {
      type: 'repair'
      key: string
      revision: number
      reason: string
      changes?: Record<string, unknown>
      leave?: string | null
    }
  | { type: 'agree'; key: string; proposal: number; yes: boolean }
  | { type: 'pause'; key: string; on: boolean }
  | { type: 'seat'; key: string; seat: string; player: Player; level?: string | null }
  | {
      type: 'replace'
      key: string
      seat: string
      player: 'open' | 'bot'
      level?: string | null
      invitation?: string | null
      host?: string | null
    }
  | { type: 'resign'; key: string }
  | { type: 'language'; language: string }
  | {
      type: 'ask'
      key: string
      what: 'forecast' | 'route' | 'plan' | 'group' | 'overlay' | 'why_not' | 'hint' | 'log' | 'moment'
      offer?: string | null
      piece?: string | null
      place?: string | null
      card?: string | null
      door?: string | null
      text?: string | null
      kind?: 'sight' | 'reach' | 'threat'
      before?: number | null
      decision?: number | null
      stops?: boolean
      orders?: Order[]
    }
  | { type: 'say'; key: string; text: string; to?: 'all' | 'team' }
  | { type: 'ping' }

/** Live, from the server. */
export type ServerMessage =
  | Welcome
  | Update
  | { type: 'table'; table: Table }
  | { type: 'talk'; lines: SpokenLine[] }
  | { type: 'ack'; key: string; revision: number }
  | { type: 'refusal'; key: string; rule: string; sentence: string; revision: number }
  | Answer
  | { type: 'error'; code: string; sentence: string }
  | { type: 'pong' }

/** A question as the one who asks puts it; its key is chosen when it is sent. */
export type Question = Omit<Extract<ClientMessage, { type: 'ask' }>, 'type' | 'key'>

/** The contest of the picture goes on: dice fall on one side of it, or it is decided. */
export type Tally = Omit<Extract<Cue, { cue: 'tally' }>, 'cue'>
