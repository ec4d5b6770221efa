/** Talking to the server over HTTP: one typed function for each address, one kind of error for each thing that goes wrong. */
import { spoken } from '../i18n'
import type {
  Board,
  CardFace,
  Claimed,
  ClaimedSeries,
  CreatedSeries,
  CreatedTable,
  GameEntry,
  Language,
  MySeries,
  MyTable,
  NewSeries,
  NewTable,
  NextGame,
  Player,
  Replay,
  MomentHint,
  ReplayMoment,
  ReportEntry,
  RuleCatalogue,
  SeatId,
  Series,
  ServerSettings,
  Table,
  TableId,
} from './types'

/** The server answered, and the answer is no. `sentence` is meant for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence)
    this.name = 'Refused'
  }
}

/** No answer came: the server is off, the network is gone, or something else answers at its address. */
export class Unreachable extends Error {
  constructor(readonly reason: string) {
    super(reason)
    this.name = 'Unreachable'
  }
}

export interface Asking {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  token?: string | null
  body?: unknown
  signal?: AbortSignal
}

/** The address of something below /api, also when the client is served from a folder. */
export function apiUrl(path: string, base: string = document.baseURI): string {
  return new URL('api/' + path.replace(/^\//, ''), base.replace(/#.*/, '')).toString()
}

/** The address of a table's live connection. */
export function liveUrl(table: TableId, base: string = document.baseURI): string {
  return apiUrl(`tables/${encodeURIComponent(table)}/live`, base).replace(/^http/, 'ws')
}

/** Ask the server; the answer's JSON, or `Refused`, or `Unreachable`. */
export async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const response = await send(path, asking)
  if (response.status === 204) return undefined as T
  const text = await response.text()
  let value: unknown
  try {
    value = text === '' ? null : JSON.parse(text)
  } catch {
    throw new Unreachable(`answered with something that is not JSON (status ${response.status})`)
  }
  if (!response.ok) throw refusal(response.status, value)
  return value as T
}

/** Fetch a file as it is, for saving. */
export async function askFile(path: string, asking: Asking = {}): Promise<Blob> {
  const response = await send(path, asking)
  if (response.ok) return response.blob()
  let value: unknown = null
  try {
    value = await response.json()
  } catch {
    // Not JSON: the status alone has to explain it.
  }
  throw refusal(response.status, value)
}

async function send(path: string, { method = 'GET', token, body, signal }: Asking): Promise<Response> {
  // Sentences come in the language of the page, which may not be the browser's.
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': spoken() }
  if (token) headers.Authorization = `Bearer ${token}`
  const request: RequestInit = { method, headers }
  if (signal) request.signal = signal
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    request.body = typeof body === 'string' ? body : JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(apiUrl(path), request)
  } catch (problem) {
    if (signal?.aborted) throw problem
    throw new Unreachable(problem instanceof Error ? problem.message : String(problem))
  }
  // A proxy in front of a server that is down answers in the server's place.
  if (response.status === 502 || response.status === 503 || response.status === 504) {
    throw new Unreachable(`status ${response.status}`)
  }
  return response
}

function refusal(status: number, value: unknown): Refused {
  const error = (value as { error?: { code?: unknown; sentence?: unknown } } | null)?.error
  return new Refused(
    status,
    typeof error?.code === 'string' ? error.code : `status-${status}`,
    typeof error?.sentence === 'string' ? error.sentence : '',
  )
}

const segment = encodeURIComponent

export async function games(language: Language): Promise<GameEntry[]> {
  const answer = await ask<{ games: GameEntry[] }>(`games?language=${language}`)
  return answer.games
}

/** The small map of each scenario of a game, by its id. */
export async function maps(game: string, language: Language): Promise<Record<string, Board | null>> {
  const answer = await ask<{ maps: Record<string, Board | null> }>(
    `games/${segment(game)}/maps?language=${language}`,
  )
  return answer.maps
}

export async function items(game: string, language: Language): Promise<CardFace[]> {
  const answer = await ask<{ items: CardFace[] }>(`games/${segment(game)}/items?language=${language}`)
  return answer.items
}
export function rules(game: string, language: Language): Promise<RuleCatalogue> {
  return ask(`games/${segment(game)}/rules?language=${language}`)
}
export function serverSettings(): Promise<ServerSettings> {
  return ask('settings')
}
export function createTable(table: NewTable): Promise<CreatedTable> {
  return ask('tables', { method: 'POST', body: table })
}
export async function myTables(tokens: string[]): Promise<MyTable[]> {
  const answer = await ask<{ tables: MyTable[] }>('tables/mine', { method: 'POST', body: { tokens } })
  return answer.tables
}
/** The tables and the series that these tokens open. */
export function mine(tokens: string[]): Promise<{ tables: MyTable[]; series: MySeries[] }> {
  return ask('tables/mine', { method: 'POST', body: { tokens } })
}
export function createSeries(series: NewSeries): Promise<CreatedSeries> {
  return ask('series', { method: 'POST', body: series })
}
export function series(id: string, token: string | null = null): Promise<Series> {
  return ask(`series/${segment(id)}`, { token })
}
/** Sit down for a whole series; like `claim` at a table. */
export function claimSeries(
  id: string,
  invitation: string,
  name: string,
  { host = null, own = newToken() }: { host?: string | null; own?: string } = {},
): Promise<ClaimedSeries> {
  const body = host === null ? { name, token: own } : { name, token: own, host_token: host }
  return ask(`series/${segment(id)}/claim`, { method: 'POST', token: invitation, body })
}
/** Begin the next game, or find the table where it is played already. */
export async function nextGame(id: string, token: string, next: Partial<NextGame> = {}): Promise<TableId> {
  const path = `series/${segment(id)}/next`
  return (await ask<{ table: TableId }>(path, { method: 'POST', token, body: next })).table
}
export async function inviteToSeries(id: string, seat: SeatId, hostToken: string): Promise<string> {
  const path = `series/${segment(id)}/seats/${segment(seat)}/invite`
  return (await ask<{ token: string }>(path, { method: 'POST', token: hostToken, body: {} })).token
}
export function seatOfSeriesToBot(
  id: string,
  seat: SeatId,
  token: string,
  level: string | null,
): Promise<Series> {
  const body = { player: 'bot', level }
  return ask(`series/${segment(id)}/seats/${segment(seat)}`, { method: 'PATCH', token, body })
}
export function deleteSeries(id: string, hostToken: string): Promise<void> {
  return ask(`series/${segment(id)}`, { method: 'DELETE', token: hostToken })
}
export function table(id: TableId, token: string | null = null): Promise<Table> {
  return ask(`tables/${segment(id)}`, { token })
}
/**
 * Sit down under a name. The invitation is spent, and the seat's own token comes back: `own`, so that asking again
 * after a lost answer is harmless. With the host's token the seat counts as the host's own.
 */
export function claim(
  id: TableId,
  invitation: string,
  name: string,
  { host = null, own = newToken() }: { host?: string | null; own?: string } = {},
): Promise<Claimed> {
  const body = host === null ? { name, token: own } : { name, token: own, host_token: host }
  return ask(`tables/${segment(id)}/claim`, { method: 'POST', token: invitation, body })
}
/** A key that nobody guesses: 192 random bits. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
/** A new invitation to a seat that nobody holds, or whose person has been away for long; everybody is told. */
export async function invite(id: TableId, seat: SeatId, hostToken: string): Promise<string> {
  const path = `tables/${segment(id)}/seats/${segment(seat)}/invite`
  return (await ask<{ token: string }>(path, { method: 'POST', token: hostToken })).token
}
export function start(id: TableId, hostToken: string, level: string | null): Promise<Table> {
  return ask(`tables/${segment(id)}/start`, { method: 'POST', token: hostToken, body: { level } })
}
export function changeSeat(
  id: TableId,
  seat: SeatId,
  token: string,
  change: { player: Player; level?: string | null },
): Promise<Table> {
  return ask(`tables/${segment(id)}/seats/${segment(seat)}`, { method: 'PATCH', token, body: change })
}
/** Somebody who decides about seats like the host; null takes it back. */
export function nameDeputy(id: TableId, seat: SeatId | null, hostToken: string): Promise<Table> {
  return ask(`tables/${segment(id)}/deputy`, { method: 'PUT', token: hostToken, body: { seat } })
}
export function deleteTable(id: TableId, hostToken: string): Promise<void> {
  return ask(`tables/${segment(id)}`, { method: 'DELETE', token: hostToken })
}
export function record(id: TableId, token: string | null): Promise<Blob> {
  return askFile(`tables/${segment(id)}/record`, { token })
}
export function importRecord(text: string): Promise<{ table: TableId; host_token: string }> {
  return ask('records', { method: 'POST', body: text })
}
/** Whose eyes a replay is seen with: those of a seat, everybody's (`open`), or by default those of the token's owner. */
export type ReplayView = { seat?: SeatId | null; open?: boolean; language?: string }

function viewed({ seat, open, language }: ReplayView): string {
  const asked = new URLSearchParams()
  if (language) asked.set('language', language)
  if (open) asked.set('open', 'true')
  else if (seat) asked.set('seat', seat)
  return asked.size > 0 ? `?${asked}` : ''
}

export function replay(id: TableId, token: string | null, view: ReplayView = {}): Promise<Replay> {
  return ask(`tables/${segment(id)}/replay${viewed(view)}`, { token })
}
export function replayMoment(
  id: TableId,
  decision: number,
  token: string | null,
  view: ReplayView = {},
): Promise<ReplayMoment> {
  return ask(`tables/${segment(id)}/replay/${decision}${viewed(view)}`, { token })
}
/** What a good player would have done at a moment, for whoever decides there. */
export function momentHint(
  id: TableId,
  decision: number,
  token: string | null,
  view: ReplayView = {},
): Promise<MomentHint> {
  return ask(`tables/${segment(id)}/replay/${decision}/hint${viewed(view)}`, { token })
}
/** A new table that begins at a moment of this one; without `seats`, held as they are here. */
export function continueFrom(
  id: TableId,
  decision: number,
  token: string | null,
  seats?: NewTable['seats'],
): Promise<CreatedTable> {
  return ask(`tables/${segment(id)}/continue`, { method: 'POST', token, body: { decision, seats } })
}
/** The reports kept with a table: one's own, or all where every secret may be seen. */
export async function reports(id: TableId, token: string | null): Promise<ReportEntry[]> {
  const answer = await ask<{ reports: ReportEntry[] }>(`tables/${segment(id)}/reports`, { token })
  return answer.reports
}
export function keptReport(id: TableId, number: number, token: string | null): Promise<Blob> {
  return askFile(`tables/${segment(id)}/report/${number}`, { token })
}
export function report(id: TableId, token: string | null, text: string): Promise<Blob> {
  return askFile(`tables/${segment(id)}/report`, { method: 'POST', token, body: { text } })
}
