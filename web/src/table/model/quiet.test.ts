import { describe, expect, it } from 'vitest'
import { Quiet } from './quiet'
import { decisionOf, offerOf, pictureOf, pieceOf } from './testing'

const pass = offerOf('9', 'red: pass', { kind: 'Pass', declines: true })
const play = offerOf('0', 'red: play medkit', { card: 'medkit_1' })
const picture = pictureOf(3, 3)
const asked = (offers = [play, pass]) => decisionOf(offers, { window: true, moment: 'turn.start' })

describe('questions that are not asked aloud', () => {
  it('makes a choice with one answer, but asks about what is given up', () => {
    const end = offerOf('0', 'red: end turn')
    expect(new Quiet().answer(decisionOf([end]), picture)).toMatchObject({ offer: end, why: 'single' })
    expect(new Quiet().answer(decisionOf([{ ...end, confirm: true }]), picture)).toBeNull()
    expect(new Quiet().answer(decisionOf([end], { mine: false }), picture)).toBeNull()
  })

  it('gives the answer that nobody thinks about', () => {
    const offers = [offerOf('0', 'red: discard a'), offerOf('1', 'red: done')]
    expect(new Quiet().answer(decisionOf(offers, { idle: '1' }), picture)?.why).toBe('idle')
  })

  it('passes a window again until something new is offered', () => {
    const quiet = new Quiet()
    expect(quiet.answer(asked(), picture)).toBeNull()
    quiet.remember(asked(), picture, pass)
    expect(quiet.answer(asked(), picture)?.offer).toBe(pass)
    const other = offerOf('1', 'red: play ambush', { card: 'ambush_1' })
    expect(quiet.answer(asked([play, other, pass]), picture)).toBeNull()
    expect(quiet.answer({ ...asked(), moment: 'turn.end' }, picture)).toBeNull()
  })

  it('asks again after a roll, and about a card that is read', () => {
    const quiet = new Quiet()
    quiet.remember(asked(), picture, pass)
    const rolled = { ...picture, roll: { dice: [], total: '7' } as never }
    expect(quiet.answer(asked(), rolled)).toBeNull()
    quiet.forget('medkit_1')
    expect(quiet.answer(asked(), picture)).toBeNull()
  })

  it('asks no more about what is kept for later, until its card is read or somebody wants to be asked', () => {
    const quiet = new Quiet()
    const rolled = (total: string) => ({ ...picture, roll: { dice: [], total } as never })
    expect(quiet.keepable(asked())).toEqual([play])
    quiet.keep(asked())
    expect(quiet.answer(asked(), rolled('7'))?.why).toBe('kept')
    expect(quiet.answer({ ...asked(), moment: 'turn.end' }, picture)).toBeNull()
    const other = offerOf('1', 'red: play ambush', { card: 'ambush_1' })
    expect(quiet.answer(asked([play, other, pass]), picture)).toBeNull()
    quiet.forget('medkit_1')
    expect(quiet.answer(asked(), picture)).toBeNull()
    quiet.keep(asked())
    quiet.askAgain(asked(), picture)
    expect(quiet.answer(asked(), picture)).toBeNull()
    // Who stands on the board is another question each time.
    const deed = offerOf('2', 'red: interrupt at 1,1', { place: '1,1', pieces: ['imp_1'] })
    expect(quiet.keepable(asked([deed, pass]))).toEqual([])
    // A plain yes or no in one's own turn is an answer, and nothing to keep.
    const yes = offerOf('3', 'red: yes')
    expect(quiet.keepable(decisionOf([yes, pass]))).toEqual([])
    expect(quiet.keepable(decisionOf([play, pass]))).toEqual([play])
  })

  it('asks about the next roll even if it shows the same', () => {
    const quiet = new Quiet()
    const rolled = { ...picture, roll: { dice: [], total: '3' } as never }
    quiet.remember(asked(), rolled, pass)
    expect(quiet.answer(asked(), rolled)?.why).toBe('declined')
    quiet.remember(decisionOf([offerOf('0', 'red: go left'), offerOf('1', 'red: go right')]), picture, play)
    expect(quiet.answer(asked(), rolled)).toBeNull()
  })

  it('never asks with nothing on the board, and asks anew where somebody has moved', () => {
    const at = (place: string, pieces: string[] = []) =>
      offerOf(place, `red: interrupt at ${place}`, { head: 'Interrupt', place, pieces })
    const quiet = new Quiet()
    const bare = decisionOf([at('0,0'), at('1,1'), pass], { window: true, moment: 'before_draw' })
    expect(quiet.answer(bare, picture)?.offer).toBe(pass)
    const board = pictureOf(3, 3, [pieceOf('imp_1', 1, 1)])
    const seen = decisionOf([at('0,0'), at('1,1', ['imp_1']), pass], { window: true, moment: 'before_draw' })
    expect(quiet.answer(seen, board)).toBeNull()
    quiet.remember(seen, board, pass)
    expect(quiet.answer({ ...seen, moment: 'after_draw' }, board)?.offer).toBe(pass)
    const moved = decisionOf([at('2,2', ['imp_1']), pass], { window: true, moment: 'after_draw' })
    expect(quiet.answer(moved, board)).toBeNull()
    // A turn later everything is looked at afresh.
    quiet.remember(decisionOf([offerOf('0', 'red: announce sprint'), play]), board, play)
    expect(quiet.answer(seen, board)).toBeNull()
  })

  it('offers to answer always after the same answer, and asks about what is new beside it', () => {
    const quiet = new Quiet()
    const roll = offerOf('0', 'red: roll')
    const card = (id: string) => offerOf(id, `red: replace die with ${id}`, { card: id, head: 'Replace' })
    const question = decisionOf([roll, card('a')])
    expect(quiet.alwaysOf(question, picture)).toBeNull()
    quiet.remember(question, picture, roll)
    expect(quiet.alwaysOf(question, picture)).toBe(roll)
    quiet.remember(question, picture, roll)
    quiet.always(question, roll)
    expect(quiet.answer(question, picture)).toMatchObject({ offer: roll, why: 'always' })
    // One more card for the same use is nothing new, another use is; and whoever reads a card thinks of it.
    const another = decisionOf([roll, card('a'), card('b')])
    expect(quiet.answer(another, picture)?.why).toBe('always')
    const other = offerOf('c', 'red: use charm', { card: 'c', head: 'Use' })
    expect(quiet.answer(decisionOf([roll, card('a'), other]), picture)).toBeNull()
    quiet.answer(another, picture)
    quiet.forget('b')
    expect(quiet.answer(question, picture)).toBeNull()
    // Which way to go is nobody's habit.
    const go = decisionOf([offerOf('0', 'red: go left'), offerOf('1', 'red: go right')], { rule: 'R-2' })
    for (let time = 0; time < 4; time++) quiet.remember(go, picture, go.offers![0]!)
    expect(quiet.alwaysOf(go, picture)).toBeNull()
    // A question that the game calls a routine may have the same answer each time, as long as nothing else is offered.
    const decks = decisionOf([offerOf('0', 'red: draw red'), offerOf('1', 'red: draw blue')], {
      rule: 'R-3',
      routine: true,
    })
    quiet.remember(decks, picture, decks.offers![0]!)
    expect(quiet.alwaysOf(decks, picture)).toBe(decks.offers![0])
    quiet.remember(decks, picture, decks.offers![0]!)
    quiet.always(decks, decks.offers![0]!)
    expect(quiet.answer(decks, picture)?.why).toBe('always')
    const more = decisionOf([...decks.offers!, offerOf('2', 'red: draw yellow')], {
      rule: 'R-3',
      routine: true,
    })
    expect(quiet.answer(more, picture)).toBeNull()
  })
  it('keeps an answer for always while the same moment goes on to ask about what is kept', () => {
    const quiet = new Quiet()
    const use = offerOf('1', 'red: use heart', { card: 'heart_1', head: 'Use' })
    const whole = asked([use, play, pass])
    quiet.remember(whole, picture, use)
    quiet.remember(asked(), picture, pass)
    expect(quiet.alwaysOf(whole, picture)).toBe(use)
    quiet.remember(whole, picture, use)
    quiet.always(whole, use)
    quiet.remember(asked(), picture, pass)
    quiet.keep(asked())
    expect(quiet.answer(whole, picture)).toMatchObject({ offer: use, why: 'always' })
    expect(quiet.answer(asked(), picture)?.why).toBe('kept')
    // Whoever declines it where it is offered has changed their mind.
    quiet.remember(whole, picture, pass)
    expect(quiet.alwaysOf(whole, picture)).toBeNull()
  })
})
