/** One seat's table as this browser knows it: the last picture, the decision, the log, and what is being shown. */

import { Live, type Command, type Outcome, type Phase, type Socket } from '../../protocol/live'
import { liveUrl } from '../../protocol/http'
import type {
  Answer,
  Decision,
  Hint,
  Line,
  Offer,
  Picture,
  Question,
  Result,
  SeatId,
  SpokenLine,
  Table,
  Undo,
  Update,
} from '../../protocol/types'
import { duration, settings, voice } from '../../state/settings.svelte'
import { ruleHref } from '../../router'
import { toast } from '../../state/toasts.svelte'
import { autoPass, declining, pause, stillDeclined, type Declined } from './autoPass'
import { highlightsOf } from './offers'
import { Quiet, type QuietAnswer } from './quiet'
import { Stage, type Scene } from './stage.svelte'
import { sayingOf, type Saying } from './summary'

/** Milliseconds at speed "calm" before a choice with one answer is made, where something could be taken back. */
const GRACE = 900
const NO_UNDO: Undo = { undo: { refusal: '', rule: '' }, redo: null }

export interface SessionOptions {
  table: string
  token: string | null
  eachStep?: boolean
  open?: (address: string) => Socket
}

export class Session {
  table: Table | null = $state.raw(null)
  seat: SeatId | null = $state.raw(null)
  revision = $state(-1)
  picture: Picture | null = $state.raw(null)
  decision: Decision | null = $state.raw(null)
  /** What the coach says of this decision, until it is followed, closed or out of date. */
  hint: Hint | null = $state.raw(null)
  log: Line[] = $state.raw([])
  /** What people said, as far as it is for this seat. */
  talk: SpokenLine[] = $state.raw([])
  /** Whether there are others in this seat's team. */
  hasMates = $state(false)
  /** The last line of talk that was read here. */
  #read = $state(0)
  undo: Undo = $state.raw(NO_UNDO)
  result: Result | null = $state.raw(null)

  phase: Phase = $state('joining')
  problem: string | null = $state(null)
  retryIn: number | null = $state(null)

  /** An earlier moment being looked at instead of now. */
  moment: { decision: number; picture: Picture } | null = $state.raw(null)
  /** What happened while others acted, to be told in a few words and played again. */
  saying: Saying | null = $state.raw(null)
  /** The last lines that matter, for those who listen instead of look. */
  news = $state('')
  isSending = $state(false)
  reachedBeginning = $state(false)

  readonly stage: Stage
  /** What the board draws: an earlier moment, or what is being played, or what is true. */
  readonly shown: Picture | null = $derived.by(
    () => this.moment?.picture ?? this.stage.picture ?? this.picture,
  )
  /** An interrupt that is being passed for the player, after a pause. */
  isPassing = $state(false)
  /** What is about to be answered for the player, or was answered last: told, and open to "ask me". */
  quieted: QuietAnswer | null = $state.raw(null)
  /** The offer that may be taken always from now on. */
  always: Offer | null = $state.raw(null)
  readonly quiet = new Quiet()
  readonly highlights = $derived.by(() =>
    this.picture === null || this.moment !== null
      ? highlightsOf(null, EMPTY_PICTURE)
      : highlightsOf(
          this.isSending || this.isPassing || this.table?.paused === true ? null : this.decision,
          this.picture,
        ),
  )
  readonly isMine = $derived.by(() => this.decision?.mine === true && this.result === null && !this.isPassing)

  #live: Live
  #eachStep: boolean
  #declined: Declined | null = null
  #watchers = new Set<(update: Update) => void>()
  #unseen: Scene[] = []
  #passing: ReturnType<typeof setTimeout> | undefined

  constructor(options: SessionOptions) {
    this.#eachStep = options.eachStep === true
    this.stage = new Stage({ duration: (ms) => duration(ms) })
    this.#live = new Live(
      {
        address: liveUrl(options.table),
        token: options.token,
        language: voice(),
        open: options.open,
      },
      {
        phase: (phase, detail) => {
          this.phase = phase
          this.problem = detail.sentence
          this.retryIn = detail.retryIn
        },
        welcome: (message) => {
          this.table = message.table
          this.seat = message.seat
          this.revision = message.revision
          this.picture = message.picture
          this.undo = message.undo
          this.result = message.result
          this.log = message.log
          this.talk = message.talk
          this.hasMates = message.mates
          // What was said before one came is there to be read, and no news.
          if (this.#read === 0) this.readTalk()
          this.isSending = this.#live.isWaitingFor('act')
          this.#unseen = []
          this.stage.show(message.picture)
          this.#decide(message.decision)
        },
        update: (message, picture, before) => this.#follow(message, picture, before),
        table: (table) => {
          const wasPaused = this.table?.paused === true
          this.table = table
          if (wasPaused !== table.paused) this.#decide(this.decision)
        },
        talk: (lines) => {
          const known = this.talk.at(-1)?.number ?? 0
          this.talk = [...this.talk, ...lines.filter((line) => line.number > known)]
        },
      },
    )
  }

  /** Whether every question is asked and every deed is confirmed. */
  get eachStep(): boolean {
    return this.#eachStep || settings.eachStep
  }

  start(): void {
    this.#live.start()
  }

  stop(): void {
    clearTimeout(this.#passing)
    this.#live.stop()
    this.stage.skip()
  }

  retryNow(): void {
    this.#live.retryNow()
  }

  speak(): void {
    this.#live.speak(voice())
  }

  ask(question: Question): Promise<Answer | null> {
    return this.#live.ask(question)
  }

  /** Choose an offered action. Whatever is being played is jumped: acting means having seen enough. */
  async act(
    offer: Offer,
    how: { keepPlaying?: boolean; then?: string[]; made?: boolean; quietly?: boolean } = {},
  ): Promise<Outcome> {
    if (this.isSending) return { ok: false, rule: '', sentence: '' }
    if (how.quietly !== true) {
      this.quieted = null
      if (this.decision !== null && this.picture !== null)
        this.quiet.remember(this.decision, this.picture, offer)
    }
    if (how.keepPlaying !== true) this.stage.skip()
    this.moment = null
    this.saying = null
    this.isSending = true
    const outcome = await this.#live.command({
      type: 'act',
      revision: this.revision,
      action: offer.id,
      ...(how.then !== undefined && how.then.length > 0 ? { then: how.then } : {}),
      ...(how.made === true ? { made: true } : {}),
    })
    this.isSending = false
    if (!outcome.ok && outcome.sentence !== '') this.tell(outcome.sentence, outcome.rule)
    return outcome
  }

  /** Everything else that changes the table; a refusal is told where messages stand. */
  async command(command: Command): Promise<Outcome> {
    const outcome = await this.#live.command(command)
    if (!outcome.ok && outcome.sentence !== '') this.tell(outcome.sentence, outcome.rule)
    return outcome
  }

  /** What others have said since this was last read. */
  readonly unread: SpokenLine[] = $derived.by(() =>
    this.talk.filter((line) => line.number > this.#read && line.seat !== this.seat),
  )

  readTalk(): void {
    this.#read = this.talk.at(-1)?.number ?? 0
  }

  say(text: string, to: 'all' | 'team'): Promise<Outcome> {
    return this.command({ type: 'say', text, to })
  }

  takeBack(): Promise<Outcome> {
    this.moment = null
    return this.command({ type: 'undo', revision: this.revision })
  }

  putBack(): Promise<Outcome> {
    return this.command({ type: 'redo', revision: this.revision })
  }

  /** Pass this window and those after it until one offers something else. */
  passUntilNew(pass: Offer): void {
    if (this.decision !== null) this.#declined = declining(this.#declined, this.decision)
    void this.act(pass)
  }

  /** Take an offer now and whenever the same is asked, until there is something new beside it. */
  async actAlways(offer: Offer): Promise<void> {
    const decision = this.decision
    const outcome = await this.act(offer)
    if (outcome.ok && decision !== null) this.quiet.always(decision, offer)
  }

  /** Decline, and be asked no more about these cards here until one of them is read. */
  async keepForLater(): Promise<void> {
    const decision = this.decision
    const declining = decision?.offers?.find((offer) => offer.declines === true)
    if (decision === null || declining === undefined) return
    const outcome = await this.act(declining)
    if (outcome.ok) this.quiet.keep(decision)
  }

  /** Not by itself: the player wants to be asked about this, now and from now on. */
  askMe(): void {
    if (this.quieted !== null && this.picture !== null)
      this.quiet.askAgain(this.quieted.decision, this.picture)
    this.quieted = null
    if (!this.isPassing) return
    clearTimeout(this.#passing)
    this.isPassing = false
  }

  /** Called with every update as it arrives; the answer ends it. */
  watch(watcher: (update: Update) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  async lookBack(decision: number): Promise<void> {
    const answer = await this.ask({ what: 'moment', decision })
    if (answer?.moment !== undefined) this.moment = answer.moment
  }

  backToNow(): void {
    this.moment = null
  }

  async olderLines(): Promise<void> {
    const first = this.log[0]
    if (first === undefined) return
    const answer = await this.ask({ what: 'log', before: first.decision })
    const lines = answer?.lines ?? []
    if (answer !== null && lines.length === 0) this.reachedBeginning = true
    this.log = [...lines, ...this.log]
  }

  replaySaying(): void {
    if (this.saying !== null && this.picture !== null) this.stage.replay(this.saying.scenes, this.picture)
  }

  /** Say something that nobody needs to answer; a rule is linked. */
  tell(text: string, rule: string | null = null): void {
    const action =
      rule === null || rule === '' ? null : { title: rule, href: ruleHref(rule, this.table?.game ?? null) }
    toast(text, { tone: 'caution', action })
  }

  #follow(message: Update, picture: Picture, before: Picture): void {
    const actor = this.decision?.seat ?? null
    const byBot = actor !== null && this.table?.seats[actor]?.player === 'bot'
    const scene: Scene = { before, after: picture, cues: message.cues, lines: message.lines }
    this.revision = message.revision
    this.picture = picture
    this.undo = message.undo
    this.result = message.result
    // What was taken back did not happen: its lines go, and the line that says so stays.
    const kept =
      message.cause === 'undo' ? this.log.filter((line) => line.decision <= message.decisions) : this.log
    this.log = message.lines.length > 0 || kept.length < this.log.length ? [...kept, ...message.lines] : kept
    this.news = message.lines
      .filter((line) => line.weight >= 2)
      .map((line) => line.text)
      .join(' ')

    if (message.cause !== 'decision') this.stage.show(picture)
    else if (byBot && settings.summariseBots) this.stage.show(picture)
    else this.stage.play(scene)

    if (actor !== this.seat && message.cause === 'decision') this.#unseen.push(scene)
    for (const watcher of [...this.#watchers]) watcher(message)
    this.#decide(message.decision, message.cause === 'decision')
  }

  #decide(decision: Decision | null, mayAnswer = true): void {
    this.decision = decision
    this.#declined = stillDeclined(this.#declined, decision)
    clearTimeout(this.#passing)
    const asksAll = this.table?.windows === 'ask'
    const pass = autoPass(decision, settings.autoPass, this.#declined, asksAll && settings.passEmpty)
    this.isPassing = pass !== null && !this.isSending && this.table?.paused !== true
    if (pass !== null && this.isPassing) {
      const play = (): void => {
        void this.act(pass, { keepPlaying: asksAll }).then((outcome) => {
          // Whatever comes next has been decided about already; what was refused is the player's own again.
          if (!outcome.ok && this.decision === decision) this.isPassing = false
        })
      }
      // After the listener has returned: the command must follow the message it answers.
      if (asksAll) this.#passing = setTimeout(play, 1000 * pause(Math.random()))
      else queueMicrotask(play)
      return
    }
    this.always = this.quiet.alwaysOf(decision, this.picture)
    // What was just taken back is asked, or it would be done again at once.
    const quiet = this.eachStep || !mayAnswer ? null : this.quiet.answer(decision, this.picture)
    if (quiet !== null && !this.isSending && this.table?.paused !== true && this.result === null) {
      this.isPassing = true
      this.quieted = quiet
      const play = (): void => {
        const how = { keepPlaying: true, made: true, quietly: true }
        void this.act(quiet.offer, how).then((outcome) => {
          if (!outcome.ok && this.decision === decision) this.isPassing = false
        })
      }
      // At a table of people the answer waits as long as a bluff; alone, a moment in which one may still take back.
      const wait = asksAll ? 1000 * pause(Math.random()) : 'label' in this.undo.undo ? duration(GRACE) : 0
      if (wait > 0) this.#passing = setTimeout(play, wait)
      else queueMicrotask(play)
      return
    }
    if (decision?.mine === true || decision === null) {
      this.saying = sayingOf(this.#unseen) ?? this.saying
      this.#unseen = []
    }
  }
}

const EMPTY_PICTURE: Picture = {
  board: { style: '', frame: [0, 0, 1, 1], places: {}, walls: [], doors: {}, fog: [] },
  pieces: {},
  tokens: {},
  seats: {},
  hand: [],
  cards: {},
  piles: [],
  playing: [],
  counters: [],
  objective: '',
  description: '',
}
