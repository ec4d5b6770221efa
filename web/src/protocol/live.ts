/** The live connection of one seat (or one spectator) to its table.
 *
 * It joins, comes back by itself when the connection is lost, joins again when a revision was missed, and keeps every
 * command under its key until the server has answered it: a repetition is harmless, so nothing chosen is ever lost.
 */

import { patched } from './mergePatch'
import type {
  Answer,
  ClientMessage,
  Picture,
  Question,
  ServerMessage,
  SpokenLine,
  Table,
  Update,
  Welcome,
} from './types'

export type Phase = 'joining' | 'live' | 'lost' | 'refused' | 'closed'

/** What a command came to: committed, or refused and nothing changed. */
export type Outcome = { ok: true; revision: number } | { ok: false; rule: string; sentence: string }

type Keyed = Exclude<Extract<ClientMessage, { key: string }>, { type: 'ask' }>
type Keyless<Message> = Message extends unknown ? Omit<Message, 'key'> : never

/** Everything that changes the table; the connection gives it its key. */
export type Command = Keyless<Keyed>

/** The part of a WebSocket that is used; a test brings its own. */
export interface Socket {
  send(text: string): void
  close(code?: number): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  onerror: ((event: never) => void) | null
}

export interface LiveOptions {
  address: string
  token: string | null
  language: string
  open?: (address: string) => Socket
  /** A number from 0 to 1 that spreads the returning browsers of one lost server. */
  spread?: () => number
  newKey?: () => string
}

export interface LiveListener {
  phase(phase: Phase, detail: { retryIn: number | null; sentence: string | null }): void
  welcome(message: Welcome): void
  update(message: Update, picture: Picture, before: Picture): void
  table(table: Table): void
  talk(lines: SpokenLine[]): void
}

/** Waiting times between attempts, in milliseconds; the last is repeated. */
export const BACKOFF = [250, 500, 1000, 2000, 4000, 8000, 15000] as const
const PING_EVERY = 20_000
const SILENCE_LIMIT = 45_000
/** After these codes trying again cannot help. */
const FINAL_CODES = new Set([4401, 4404])

interface Waiting {
  message: Keyed
  settle: (outcome: Outcome) => void
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Live {
  phase: Phase = 'joining'
  revision = -1
  #options: LiveOptions
  #listener: LiveListener
  #socket: Socket | null = null
  #joined = false
  #picture: Picture | null = null
  #commands = new Map<string, Waiting>()
  #questions = new Map<string, (answer: Answer | null) => void>()
  #attempts = 0
  #retry: ReturnType<typeof setTimeout> | null = null
  #pulse: ReturnType<typeof setInterval> | null = null
  #lastHeard = 0
  #lastSentence: string | null = null

  constructor(options: LiveOptions, listener: LiveListener) {
    this.#options = options
    this.#listener = listener
  }

  start(): void {
    this.#connect()
    this.#pulse = setInterval(() => this.#checkPulse(), PING_EVERY)
    if (typeof window !== 'undefined') window.addEventListener('online', this.#comeBack)
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', this.#comeBack)
  }

  /** Leave for good; unanswered commands stay with the server as they are. */
  stop(): void {
    this.#enter('closed', null)
    if (this.#retry !== null) clearTimeout(this.#retry)
    if (this.#pulse !== null) clearInterval(this.#pulse)
    if (typeof window !== 'undefined') window.removeEventListener('online', this.#comeBack)
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', this.#comeBack)
    this.#drop()
    this.#forgetQuestions()
  }

  /** Send a command and keep it until it is acknowledged or refused, across lost connections. */
  command(command: Command): Promise<Outcome> {
    const key = (this.#options.newKey ?? randomKey)()
    const message = { ...command, key } as Keyed
    return new Promise((settle) => {
      this.#commands.set(key, { message, settle })
      if (this.#joined) this.#send(message)
    })
  }

  /** Whether a command of this kind is on its way and unanswered. */
  isWaitingFor(type: Command['type']): boolean {
    for (const waiting of this.#commands.values()) if (waiting.message.type === type) return true
    return false
  }

  /** Ask a question; null when the connection was lost before the answer came. */
  ask(question: Question): Promise<Answer | null> {
    if (!this.#joined) return Promise.resolve(null)
    const key = (this.#options.newKey ?? randomKey)()
    return new Promise((resolve) => {
      this.#questions.set(key, resolve)
      this.#send({ type: 'ask', key, ...question })
    })
  }

  speak(language: string): void {
    this.#options.language = language
    if (this.#joined) this.#send({ type: 'language', language })
  }

  /** Try at once instead of waiting for the next attempt. */
  retryNow(): void {
    if (this.phase !== 'lost') return
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#connect()
  }

  #comeBack = (): void => {
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return
    if (this.phase === 'lost') this.retryNow()
    else this.#checkPulse()
  }

  #checkPulse(): void {
    if (!this.#joined) return
    if (Date.now() - this.#lastHeard > SILENCE_LIMIT) {
      this.#lose(1006)
      return
    }
    this.#send({ type: 'ping' })
  }

  #connect(): void {
    this.#drop()
    if (this.phase !== 'lost') this.#enter('joining', null)
    const open =
      this.#options.open ?? ((address: string): Socket => new WebSocket(address) as unknown as Socket)
    const socket = open(this.#options.address)
    this.#socket = socket
    socket.onopen = () => {
      const { token, language } = this.#options
      this.#send(token === null ? { type: 'join', language } : { type: 'join', token, language })
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(String(event.data))
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code)
    }
    // An error is always followed by a close, which says more.
    socket.onerror = () => undefined
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#joined = false
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null
    socket.close(1000)
  }

  #lose(code: number): void {
    this.#drop()
    this.#forgetQuestions()
    if (this.phase === 'closed') return
    if (FINAL_CODES.has(code)) {
      this.#enter('refused', null)
      this.#refuseAll()
      return
    }
    // A message the server could not read would be as unreadable the second time.
    if (code === 4400) this.#refuseAll()
    const base = BACKOFF[Math.min(this.#attempts, BACKOFF.length - 1)] ?? 15000
    const wait = Math.round(
      (code === 4429 ? Math.max(base, 4000) : base) * (0.75 + 0.5 * (this.#options.spread ?? Math.random)()),
    )
    this.#attempts += 1
    this.#enter('lost', wait)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #refuseAll(): void {
    for (const waiting of this.#commands.values()) {
      waiting.settle({ ok: false, rule: '', sentence: this.#lastSentence ?? '' })
    }
    this.#commands.clear()
  }

  #forgetQuestions(): void {
    for (const settle of this.#questions.values()) settle(null)
    this.#questions.clear()
  }

  #enter(phase: Phase, retryIn: number | null): void {
    this.phase = phase
    this.#listener.phase(phase, { retryIn, sentence: this.#lastSentence })
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(text: string): void {
    this.#lastHeard = Date.now()
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.#beWelcomed(message)
        break
      case 'update':
        this.#follow(message)
        break
      case 'table':
        this.#listener.table(message.table)
        break
      case 'talk':
        this.#listener.talk(message.lines)
        break
      case 'ack':
        this.#settle(message.key, { ok: true, revision: message.revision })
        break
      case 'refusal':
        this.#settle(message.key, { ok: false, rule: message.rule, sentence: message.sentence })
        break
      case 'answer':
        this.#questions.get(message.key)?.(message)
        this.#questions.delete(message.key)
        break
      case 'error':
        this.#lastSentence = message.sentence
        break
      case 'pong':
        break
    }
  }

  #beWelcomed(message: Welcome): void {
    this.#joined = true
    this.#attempts = 0
    this.#lastSentence = null
    this.revision = message.revision
    this.#picture = message.picture
    this.#enter('live', null)
    this.#listener.welcome(message)
    // Whatever was on its way when the connection went: the key makes a repetition harmless.
    for (const waiting of this.#commands.values()) this.#send(waiting.message)
  }

  #follow(message: Update): void {
    if (this.#picture === null || message.revision <= this.revision) return
    if (message.after !== this.revision) {
      // A number is missing: the picture cannot be patched, so join again.
      this.#connect()
      return
    }
    const before = this.#picture
    this.revision = message.revision
    this.#picture = patched(before, message.patch)
    this.#listener.update(message, this.#picture, before)
  }

  #settle(key: string, outcome: Outcome): void {
    const waiting = this.#commands.get(key)
    if (waiting === undefined) {
      // A refused question is answered by a refusal with its key.
      if (!outcome.ok) this.#questions.get(key)?.(null)
      this.#questions.delete(key)
      return
    }
    this.#commands.delete(key)
    waiting.settle(outcome)
  }
}
