import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../i18n/i18n.svelte'
import type { Decision, Language, Line, Offer, Picture, Piece } from '../../protocol/types'
import { ASIDES, Lesson } from './lesson.svelte'
import { COURSES } from './courses'
import { deedOf, goodShots, STEPS, wayToDoor } from './steps'

const ME = 'red'

function piece(id: string, seat: string, x: number, y: number): Piece {
  return {
    id,
    name: id,
    kind: '',
    item: '',
    seat,
    icon: '',
    x,
    y,
    w: 1,
    h: 1,
    place: `${x},${y}`,
    places: [],
  }
}

/** A room six spaces wide with a closed door in its right wall. */
function picture(at: [number, number], ...enemies: [number, number][]): Picture {
  const places = Object.fromEntries(
    Array.from({ length: 6 }, (_, x) =>
      Array.from({ length: 4 }, (__, y) => [`${x},${y}`, { x, y, terrain: '' }] as const),
    ).flat(),
  )
  const pieces = [piece(ME, ME, ...at), ...enemies.map((one, n) => piece(`imp_${n}`, 'invader', ...one))]
  return {
    board: {
      style: 'doom2004',
      frame: [0, 0, 6, 4],
      places,
      walls: [],
      doors: { A: { line: [6, 1, 6, 3], state: 'closed', name: 'Door A' } },
      fog: [],
    },
    pieces: Object.fromEntries(pieces.map((one) => [one.id, one])),
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
}

function offer(kind: string, text: string, more: Partial<Offer> = {}): Offer {
  return { id: text, text: `red: ${text}`, label: text, kind, head: kind, ...more }
}
const ANNOUNCE = ['sprint', 'attack', 'advance', 'ready'].map((word) => offer('Announce', `announce ${word}`))
const STEP = offer('Step', 'step to 5,1', { place: '5,1' })
const DOOR = offer('WorkDoor', 'work door A', { door: 'A' })
const END = offer('EndTurn', 'end turn')
const FIST = offer('Fire', 'fire fist at 5,2', { place: '5,2', pieces: ['imp_0'] })
const PISTOL = offer('Fire', 'fire pistol at 5,2', { place: '5,2', pieces: ['imp_0'] })
const GUARD = offer('PlaceOrder', 'place guard')
const DODGE = offer('PlaceOrder', 'place dodge')
const INTERRUPT = offer('Interrupt', 'interrupt with pistol at 5,2', { pieces: ['imp_0'] })
const PASS = offer('Pass', 'pass')

function mine(offers: Offer[], window = false): Decision {
  return { seat: ME, mine: true, question: '', rule: '', window, moment: window ? 'x' : null, offers }
}
const THEIRS: Decision = { seat: 'invader', mine: false, question: '', rule: '', window: false, moment: null }

function line(kind: string, ...pieces: string[]): Line {
  return { text: '', rule: '', decision: 1, kinds: [kind], pieces, weight: 2 }
}

/** A pupil at the table: chooses, hears what happens, is asked the next question. */
class Pupil {
  readonly lesson: Lesson
  picture = picture([1, 1])

  constructor(lesson = new Lesson()) {
    this.lesson = lesson
    this.lesson.looked(mine(ANNOUNCE), this.picture, ME)
  }

  does(chosen: Offer | null, next: Decision | null, ...lines: Line[]): this {
    if (chosen !== null) this.lesson.chose(chosen)
    this.lesson.heard({ cause: 'decision', lines }, ME)
    this.lesson.looked(next, this.picture, ME)
    return this
  }

  get at(): string {
    return this.lesson.step.id
  }

  said(decision: Decision | null): string | null {
    return this.lesson.step.variant?.(this.lesson.now(decision, this.picture, ME)) ?? null
  }
}

describe('a lesson', () => {
  it('follows a pupil who does as he is told to the end', () => {
    const pupil = new Pupil()
    expect(pupil.at).toBe('welcome')
    pupil.lesson.next()
    pupil.does(ANNOUNCE[0]!, mine([STEP, END]))
    expect(pupil.at).toBe('walk')
    pupil.does(STEP, mine([STEP, DOOR, END]))
    expect(pupil.at).toBe('door')
    // The Invader is asked something in between: the turn is not over for that.
    pupil.does(DOOR, THEIRS, line('AreaDiscovered'))
    expect(pupil.at).toBe('discovery')
    pupil.does(null, mine([STEP, END]))
    pupil.lesson.next()
    expect(pupil.at).toBe('end')
    pupil.does(END, THEIRS, line('TurnBegan', 'invader'))
    expect(pupil.at).toBe('watch')
    pupil.does(null, mine(ANNOUNCE), line('TurnBegan', ME))
    expect(pupil.said(mine(ANNOUNCE))).toBe('over')
    pupil.lesson.next()
    pupil.does(ANNOUNCE[1]!, mine([PISTOL, END]))
    expect(pupil.at).toBe('fire')
    pupil.does(PISTOL, mine([PISTOL, END]), line('InvaderKilled', 'imp_0'))
    expect(pupil.at).toBe('dice')
    expect(pupil.lesson.aside).toBe('kills')
    pupil.lesson.next()
    expect(pupil.at).toBe('more')
    pupil.does(END, THEIRS, line('TurnBegan', 'invader'))
    expect(pupil.at).toBe('hint')
    pupil.does(null, mine(ANNOUNCE), line('TurnBegan', ME))
    pupil.lesson.next()
    expect(pupil.at).toBe('ready')
    pupil.does(ANNOUNCE[3]!, mine([GUARD, DODGE, PISTOL, END]))
    expect(pupil.at).toBe('order')
    pupil.does(GUARD, mine([PISTOL, END]))
    expect(pupil.at).toBe('hold')
    pupil.does(END, THEIRS, line('TurnBegan', 'invader'))
    expect(pupil.at).toBe('guard')
    pupil.does(null, mine([INTERRUPT, PASS], true))
    expect(pupil.at).toBe('interrupt')
    pupil.does(INTERRUPT, THEIRS)
    expect(pupil.at).toBe('cards')
    pupil.lesson.next()
    expect(pupil.lesson.isOver).toBe(true)
  })

  it('takes another action kindly and waits for the door', () => {
    const pupil = new Pupil()
    pupil.does(ANNOUNCE[2]!, mine([STEP, END]))
    expect(pupil.at).toBe('walk')
    expect(pupil.lesson.note).toBe('announce')
    pupil.does(END, THEIRS, line('TurnBegan', 'invader'))
    expect(pupil.at).toBe('walk')
    expect(pupil.said(THEIRS)).toBe('waiting')
    pupil.does(null, mine(ANNOUNCE), line('TurnBegan', ME))
    expect(pupil.said(mine(ANNOUNCE))).toBe('again')
    pupil.does(ANNOUNCE[0]!, mine([offer('Take', 'take bullets'), STEP, END]))
    pupil.does(offer('HandOver', 'hand over'), mine([STEP, END]))
    expect(pupil.lesson.isElse).toBe(true)
    pupil.does(STEP, mine([DOOR, END]))
    expect(pupil.at).toBe('door')
    expect(pupil.lesson.isElse).toBe(false)
  })

  it('lets a pupil who places another order go on', () => {
    const pupil = new Pupil(new Lesson({ step: 'order', facts: new Lesson().facts, told: [] }))
    pupil.does(DODGE, mine([END]))
    expect(pupil.lesson.note).toBe('order')
    pupil.does(END, THEIRS, line('TurnBegan', 'invader'))
    expect(pupil.at).toBe('guard')
    expect(pupil.said(THEIRS)).toBe('other')
    pupil.does(null, mine(ANNOUNCE), line('TurnBegan', ME))
    expect(pupil.said(mine(ANNOUNCE))).toBe('missed')
    // There is no interrupt to explain without one.
    pupil.lesson.next()
    pupil.does(null, mine(ANNOUNCE))
    expect(pupil.at).toBe('cards')
  })

  it('asks to announce Ready again when the turn passed without an order', () => {
    const pupil = new Pupil(new Lesson({ step: 'order', facts: new Lesson().facts, told: [] }))
    pupil.does(END, THEIRS, line('TurnBegan', 'invader'))
    pupil.does(null, mine(ANNOUNCE), line('TurnBegan', ME))
    expect(pupil.at).toBe('order')
    expect(pupil.said(mine(ANNOUNCE))).toBe('again')
  })

  it('leaves a step whose promise cannot be kept, and what would have followed from it', () => {
    const pupil = new Pupil(new Lesson({ step: 'fire', facts: new Lesson().facts, told: [] }))
    for (let turn = 0; turn < 2; turn += 1) {
      expect(pupil.at).toBe('fire')
      pupil.does(ANNOUNCE[2]!, mine([END])).does(END, THEIRS, line('TurnBegan', 'invader'))
      pupil.does(null, mine(ANNOUNCE), line('TurnBegan', ME))
    }
    // No shot was fired, so there are no dice to read; and the next turn has begun.
    expect(pupil.at).toBe('more')
    expect(pupil.lesson.note).toBe('later')
  })

  it('ends with the game', () => {
    const pupil = new Pupil()
    pupil.does(null, null)
    expect(pupil.lesson.isOver).toBe(true)
    expect(pupil.lesson.isCut).toBe(true)
  })

  it('tells things once, when they first happen', () => {
    const pupil = new Pupil()
    pupil.does(null, THEIRS, line('WoundsSuffered', 'imp_0'))
    expect(pupil.lesson.aside).toBeNull()
    pupil.does(null, THEIRS, line('WoundsSuffered', ME))
    expect(pupil.lesson.aside).toBe('wounds')
    pupil.lesson.dismiss()
    pupil.does(null, THEIRS, line('WoundsSuffered', ME))
    expect(pupil.lesson.aside).toBeNull()
  })

  it('can be skipped from any step to any step, and does not learn from what is taken back', () => {
    const { lesson } = new Pupil()
    for (let place = 0; place < STEPS.length + 3; place += 1) lesson.next()
    expect(lesson.isOver).toBe(true)
    lesson.previous()
    expect(lesson.isOver).toBe(false)
    lesson.finish()
    expect(lesson.isOver).toBe(true)
    const other = new Pupil()
    other.lesson.heard({ cause: 'undo', lines: [line('AreaDiscovered')] }, ME)
    expect(other.lesson.facts.discoveries).toBe(0)
  })

  it('goes on after a reload where it was', () => {
    const pupil = new Pupil()
    pupil.does(ANNOUNCE[0]!, mine([STEP, END]))
    const kept = JSON.parse(JSON.stringify(pupil.lesson.kept))
    const back = new Lesson(kept)
    back.looked(mine([STEP, END]), pupil.picture, ME)
    expect(back.step.id).toBe('walk')
  })
})

describe('every step', () => {
  const DECISIONS: [string, Decision | null][] = [
    ['announcing', mine(ANNOUNCE)],
    ['walking', mine([STEP, END])],
    ['at the door', mine([STEP, DOOR, END])],
    ['with a target', mine([FIST, PISTOL, GUARD, END])],
    ['with nothing left', mine([END])],
    ['answering', mine([INTERRUPT, PASS], true)],
    ['answering something else', mine([offer('UseSkill', 'use tough'), PASS], true)],
    ['coming back', mine([offer('Respawn', 'respawn at 1,1')])],
    ['waiting', THEIRS],
    ['over', null],
  ]

  it.each(STEPS.map((step) => step.id))('%s has something to say in every situation', (id) => {
    const step = STEPS.find((one) => one.id === id)!
    for (const language of ['en', 'de', 'pl'] as Language[]) {
      const file = join(import.meta.dirname, '../../i18n', language, 'tutorial.ftl')
      const bundle = bundleOf(language, { file: readFileSync(file, 'utf8') })
      expect(bundle.hasMessage(`tutorial-${id}`), language).toBe(true)
      for (const [, decision] of DECISIONS) {
        for (const isMyTurn of [true, false]) {
          const lesson = new Lesson({ step: id, facts: { ...new Lesson().facts, isMyTurn }, told: [] })
          const now = lesson.now(decision, picture([1, 1], [5, 2]), ME)
          const variant = step.variant?.(now) ?? 'text'
          expect(bundle.hasMessage(`tutorial-${id}-${variant}`), `${language} ${id} ${variant}`).toBe(true)
        }
      }
      for (const aside of ASIDES) expect(bundle.hasMessage(`tutorial-aside-${aside}`)).toBe(true)
      for (const note of ['announce', 'attack', 'order', 'later'])
        expect(bundle.hasMessage(`tutorial-note-${note}`)).toBe(true)
    }
  })

  it.each(STEPS.map((step) => step.id))('%s shows and points only at what is offered', (id) => {
    const step = STEPS.find((one) => one.id === id)!
    for (const [, decision] of DECISIONS) {
      const lesson = new Lesson({ step: id, facts: new Lesson().facts, told: [] })
      const now = lesson.now(decision, picture([1, 1], [5, 2]), ME)
      const deed = deedOf(step, now)
      if (step.isRead !== true && decision?.mine === true) expect(deed).not.toBeNull()
      if (deed !== null && 'offer' in deed) expect(decision?.offers).toContain(deed.offer)
      for (const target of step.points?.(now) ?? []) {
        if (target.point === 'offer') expect(decision?.offers).toContain(target.offer)
        if (target.point === 'piece') expect(now.picture.pieces).toHaveProperty([target.id])
      }
    }
  })
})

describe.each(COURSES.filter((course) => course.id !== ''))('the course $id', (course) => {
  const KINDS = [
    ...['ChooseMarine', 'PlayCard', 'Sprint', 'Step', 'OpenDoor', 'DeclareAttack', 'EndActivation'],
    ...['ChooseGroup', 'PlaceDemon', 'PlaceArgent', 'DiscardForArgent', 'Done', 'ActivateType', 'Pass'],
  ]
  const DECISIONS = [...KINDS.map((kind) => mine([offer(kind, kind)])), mine([STEP, END]), THEIRS, null]

  it.each(course.steps.map((step) => step.id))('%s speaks, and shows only what is offered', (id) => {
    const step = course.steps.find((one) => one.id === id)!
    for (const language of ['en', 'de', 'pl'] as Language[]) {
      const file = join(import.meta.dirname, '../../i18n', language, 'tutorial.ftl')
      const bundle = bundleOf(language, { file: readFileSync(file, 'utf8') })
      expect(bundle.hasMessage(`tutorial-${id}`), language).toBe(true)
      for (const part of course.learnt)
        expect(bundle.hasMessage(`tutorial-${course.prefix}learnt-${part.id}`), part.id).toBe(true)
      for (const decision of DECISIONS) {
        const lesson = new Lesson({ step: id, facts: new Lesson().facts, told: [] }, course.steps, [])
        const now = lesson.now(decision, picture([1, 1], [5, 2]), ME)
        const variant = step.variant?.(now) ?? 'text'
        expect(bundle.hasMessage(`tutorial-${id}-${variant}`), `${language} ${id} ${variant}`).toBe(true)
        const deed = deedOf(step, now)
        if (deed !== null && 'offer' in deed) expect(decision?.offers).toContain(deed.offer)
      }
    }
  })
})

describe('where to go and whom to shoot', () => {
  it('the nearest space before the nearest closed door', () => {
    const now = new Lesson().now(mine([STEP]), picture([1, 1]), ME)
    expect(wayToDoor(now)).toMatchObject({ door: 'A', place: '5,1' })
    const open = picture([1, 1])
    open.board.doors.A!.state = 'open'
    expect(wayToDoor({ ...now, picture: open })).toBeNull()
  })

  it('enemies only, with the pistol first', () => {
    const friendly = offer('Fire', 'fire grenade at 1,2', { pieces: ['imp_0', ME] })
    const now = new Lesson().now(mine([friendly, FIST, PISTOL]), picture([1, 1], [5, 2]), ME)
    expect(goodShots(now)).toEqual([PISTOL, FIST])
  })
})
