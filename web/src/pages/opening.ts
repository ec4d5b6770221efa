/** Opening a table: what the server must be told, and which keys this browser keeps afterwards. */
import type {
  CreatedTable,
  GameEntry,
  NewTable,
  OptionEntry,
  OptionValue,
  ScenarioEntry,
  SeatEntry,
  SeatId,
  Seating,
  SeriesKindEntry,
  TableId,
  UndoPolicy,
  Windows,
} from '../protocol/types'
import * as http from '../protocol/http'
import { addKeys, takeSeat } from '../state/keys.svelte'
import { seriesPlace } from '../state/seriesKeys'
import { settings } from '../state/settings.svelte'
import { fetchAhead, keepFresh } from './ahead'

/** Who plays a seat: me in this browser, a friend by link, or a bot. */
export type Sitter = 'me' | 'friend' | 'bot'

export interface Plan {
  game: string
  scenario: string
  players: number
  sitters: Record<SeatId, Sitter>
  levels: Record<SeatId, string>
  options: Record<string, OptionValue>
  /** The packs in force, by id. */
  packs: string[]
  undoPolicy: UndoPolicy
  /** Whom interrupts ask; null where nobody has chosen. */
  windows: Windows | null
  timer: number | null
  name: string
}

/** The scenario of a plan; the first one where the game does not know it. */
export function scenarioOf(game: GameEntry, id: string): ScenarioEntry | undefined {
  return game.scenarios.find((scenario) => scenario.id === id) ?? game.scenarios[0]
}

/** The seats for a number of players; the fewest where the scenario does not know that number. */
export function seatsOf(scenario: ScenarioEntry | undefined, players: number): SeatEntry[] {
  return (seatingOf(scenario, players) ?? scenario?.seatings[0])?.seats ?? []
}

function seatingOf(scenario: ScenarioEntry | undefined, players: number): Seating | undefined {
  return scenario?.seatings.find((seating) => seating.players === players)
}

/** One click to start: the first scenario, the fewest players, I take the first seat, bots the others. */
export function defaultPlan(game: GameEntry, scenario: ScenarioEntry | undefined = game.scenarios[0]): Plan {
  const players = scenario?.seatings[0]?.players ?? 1
  return {
    game: game.id,
    scenario: scenario?.id ?? '',
    players,
    ...seated(game, scenario, players, {}, {}),
    options: { ...optionsOf(game, scenario, {}), ...impliedBy(game, scenario, players) },
    packs: game.packs
      .filter(
        (pack) =>
          (pack.default && scenario?.packs.includes(pack.id)) || scenario?.needs.includes(pack.id) === true,
      )
      .map((pack) => pack.id),
    undoPolicy: 'until-revealed',
    windows: null,
    timer: null,
    name: '',
  }
}

/** The same plan for another number of players: who sat keeps the seat, new seats go to bots. */
export function withPlayers(game: GameEntry, plan: Plan, players: number): Plan {
  const scenario = scenarioOf(game, plan.scenario)
  const options = { ...plan.options, ...impliedBy(game, scenario, players) }
  return { ...plan, players, options, ...seated(game, scenario, players, plan.sitters, plan.levels) }
}

/** The options that follow from how many play: two Marines each, how many share the six. */
export function impliedOptions(scenario: ScenarioEntry | undefined): Set<string> {
  return new Set((scenario?.seatings ?? []).flatMap((seating) => Object.keys(seating.options)))
}

/** What so many players agree on by being so many. */
function impliedBy(
  game: GameEntry,
  scenario: ScenarioEntry | undefined,
  players: number,
): Record<string, OptionValue> {
  const implied = impliedOptions(scenario)
  const usual = game.options.filter((option) => implied.has(option.id))
  return {
    ...Object.fromEntries(usual.map((option) => [option.id, option.default])),
    ...seatingOf(scenario, players)?.options,
  }
}

/** The seats of a table by who plays together, in the order of the seats; one group where nobody does. */
export function teamsOf(seats: SeatEntry[]): { team: string; name: string; seats: SeatEntry[] }[] {
  const teams = new Map<string, SeatEntry[]>()
  for (const seat of seats) teams.set(seat.team, [...(teams.get(seat.team) ?? []), seat])
  const groups = [...teams].map(([team, members]) => ({
    team,
    name: members[0]?.team_name ?? '',
    seats: members,
  }))
  const matter = groups.filter((group) => group.seats.length > 1).length > 1
  return matter ? groups : [{ team: '', name: '', seats }]
}

/** What an option is in a scenario where nobody chooses. */
function usualOf(scenario: ScenarioEntry | undefined, option: OptionEntry): OptionValue {
  return scenario?.proposed[option.id] ?? option.default
}

/** The options that mean something in a scenario: as they were chosen, else as they usually are. */
function optionsOf(
  game: GameEntry,
  scenario: ScenarioEntry | undefined,
  chosen: Record<string, OptionValue>,
): Record<string, OptionValue> {
  const suited = game.options.filter((option) => scenario?.options.includes(option.id))
  return Object.fromEntries(
    suited.map((option) => [option.id, chosen[option.id] ?? usualOf(scenario, option)]),
  )
}

/** The same plan for another scenario: its mode may have other seats and options, and other packs suit it. */
export function withScenario(game: GameEntry, plan: Plan, scenario: ScenarioEntry): Plan {
  const players = (seatingOf(scenario, plan.players) ?? scenario.seatings[0])?.players ?? plan.players
  const chosen = plan.packs.filter((id) => scenario.packs.includes(id))
  const packs = [...chosen, ...scenario.needs.filter((id) => !chosen.includes(id))]
  // What was merely proposed there is not chosen here.
  const before = scenarioOf(game, plan.scenario)
  const proposed = new Map(game.options.map((option) => [option.id, usualOf(before, option)]))
  const picked = Object.entries(plan.options).filter(([id, value]) => value !== proposed.get(id))
  const options = optionsOf(game, scenario, Object.fromEntries(picked))
  return withPlayers(game, { ...plan, scenario: scenario.id, packs, options }, players)
}

/** The same plan with a pack in force, and without those that it excludes or that exclude it; or without it. */
export function withPack(game: GameEntry, plan: Plan, id: string, on: boolean): Plan {
  const excludes = (one: string, other: string): boolean =>
    game.packs.find((pack) => pack.id === one)?.excludes.includes(other) ?? false
  const others = plan.packs.filter(
    (other) => other !== id && !(on && (excludes(id, other) || excludes(other, id))),
  )
  const packs = on ? [...others, id] : others
  const scenario = scenarioOf(game, plan.scenario)
  // Without the pack that brings it there is no such scenario.
  if (scenario?.needs.every((need) => packs.includes(need))) return { ...plan, packs }
  const first = game.scenarios[0]
  return first ? withScenario(game, { ...plan, packs }, first) : { ...plan, packs }
}

function seated(
  game: GameEntry,
  scenario: ScenarioEntry | undefined,
  players: number,
  sitters: Record<SeatId, Sitter>,
  levels: Record<SeatId, string>,
): Pick<Plan, 'sitters' | 'levels'> {
  const seats = seatsOf(scenario, players)
  // With more seats than players each has several, all of one side.
  const share = Math.max(1, Math.floor(seats.length / players))
  const mine = seats.filter((seat) => seat.team === seats[0]?.team).slice(0, share)
  const sat = seats.filter((seat) => sitters[seat.id] === 'me')
  const anew = sat.length < share || (share > 1 && new Set(sat.map((seat) => seat.team)).size > 1)
  const other = (seat: SeatEntry): Sitter => {
    const before = sitters[seat.id] ?? 'bot'
    return anew && share > 1 && before === 'me' ? 'bot' : before
  }
  return {
    sitters: Object.fromEntries(
      seats.map((seat) => [seat.id, anew && mine.includes(seat) ? 'me' : other(seat)]),
    ),
    levels: Object.fromEntries(seats.map((seat) => [seat.id, levels[seat.id] ?? defaultLevel(game.levels)])),
  }
}

/** Whether an option only says which seats there are ("red+green", "red_saw"); the seats of the plan say that. */
export function choosesSeats(scenario: ScenarioEntry | undefined, option: OptionEntry): boolean {
  const seatings = scenario?.seatings ?? []
  const seats = new Set(seatings.flatMap((seating) => seating.seats.map((seat) => seat.id)))
  const others = option.values.filter((value) => value !== option.default)
  return (
    others.length > 0 &&
    others.every(
      (value) =>
        typeof value === 'string' &&
        value.split('+').every((part) => seats.has(part) || seats.has(part.split('_')[0] ?? '')),
    )
  )
}

/** A fair opponent for a first game: the rule-of-thumb bot where there is one. */
export function defaultLevel(levels: string[]): string {
  return levels.includes('recruit') ? 'recruit' : (levels[0] ?? 'random')
}

/** Whom interrupts ask: what was chosen, else everybody where a friend plays too, because a silence would tell. */
export function windowsOf(plan: Plan): Windows {
  const people = Object.values(plan.sitters).filter((sitter) => sitter !== 'bot').length
  return plan.windows ?? (needsGuests(plan) && people > 1 ? 'ask' : 'skip')
}

/** Whether somebody has to be invited before the game can begin. */
export function needsGuests(plan: Plan): boolean {
  return Object.values(plan.sitters).includes('friend')
}

/** Open the table and keep its keys; seats of mine are claimed, and without guests the game begins at once. */
export async function open(plan: Plan): Promise<{ table: TableId; playing: boolean }> {
  const creating = http.createTable({
    game: plan.game,
    scenario: plan.scenario,
    options: plan.options,
    packs: plan.packs,
    undo_policy: plan.undoPolicy,
    windows: windowsOf(plan),
    timer: plan.timer,
    name: plan.name,
    seats: seatsWanted(plan.sitters, (seat) => plan.levels[seat] ?? null),
  })
  // After the request: the server works while the scripts come.
  fetchAhead(plan.game)
  const created = await creating
  return sitDown(created, plan.sitters)
}

/** Agree on a series and keep its keys; seats of mine are claimed, and the first game waits to be begun. */
export async function openSeries(plan: Plan, kind: SeriesKindEntry): Promise<string> {
  const created = await http.createSeries({
    game: plan.game,
    kind: kind.id,
    options: plan.options,
    packs: packsOfSeries(plan, kind),
    scenarios: [],
    undo_policy: plan.undoPolicy,
    windows: plan.windows,
    timer: plan.timer,
    name: plan.name,
    seats: seatsWanted(plan.sitters, (seat) => plan.levels[seat] ?? null),
    watching: 'anybody',
  })
  const place = seriesPlace(created.series)
  addKeys(place, {
    host: created.host_token,
    invitations: created.tokens,
    watch: created.spectator_token,
  })
  for (const [seat, token] of Object.entries(created.tokens)) {
    if (plan.sitters[seat] !== 'me') continue
    const claimed = await http.claimSeries(created.series, token, settings.name, {
      host: created.host_token,
    })
    takeSeat(place, seat, claimed.token)
  }
  return created.series
}

/** What was chosen, and what the series cannot do without. */
export function packsOfSeries(plan: Plan, kind: SeriesKindEntry): string[] {
  return [...new Set([...plan.packs, ...kind.packs])]
}

/** Who sits where, as the server wants to be told. */
export function seatsWanted(
  sitters: Record<SeatId, Sitter>,
  levelOf: (seat: SeatId) => string | null,
): NonNullable<NewTable['seats']> {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => [
      seat,
      sitter === 'bot'
        ? { player: 'bot' as const, level: levelOf(seat) }
        : { player: sitter === 'me' ? ('human' as const) : ('open' as const) },
    ]),
  )
}

/** Keep the keys of a table just made, claim the seats that are mine, and begin unless somebody is invited. */
export async function sitDown(
  created: CreatedTable,
  sitters: Record<SeatId, Sitter>,
): Promise<{ table: TableId; playing: boolean }> {
  addKeys(created.table, {
    host: created.host_token,
    invitations: created.tokens,
    watch: created.spectator_token,
  })
  for (const [seat, token] of Object.entries(created.tokens)) {
    if (sitters[seat] !== 'me') continue
    const claimed = await http.claim(created.table, token, settings.name, { host: created.host_token })
    takeSeat(created.table, seat, claimed.token)
  }
  const playing = !Object.values(sitters).includes('friend')
  if (playing) keepFresh(await http.start(created.table, created.host_token, null))
  return { table: created.table, playing }
}
