import { describe, expect, it } from 'vitest'
import { autoPass, declining, PAUSE, pause, stillDeclined } from './autoPass'
import { decisionOf, offerOf } from './testing'

const pass = offerOf('9', 'red: pass', { kind: 'Pass', head: 'Pass' })
const fist = offerOf('0', 'red: interrupt with fist at 1,1', {
  pieces: ['imp_1'],
  head: 'Fist',
  place: '1,1',
})
const nearer = offerOf('0', 'red: interrupt with fist at 1,2', {
  pieces: ['imp_1'],
  head: 'Fist',
  place: '1,2',
})
const other = offerOf('1', 'red: interrupt with fist at 2,2', {
  pieces: ['imp_2'],
  head: 'Fist',
  place: '2,2',
})
const moved = (offers = [fist, pass], moment: string | null = 'invader_moved') =>
  decisionOf(offers, { window: true, moment })

describe('a pause', () => {
  it('is made of one draw, never too short and never endless', () => {
    expect(pause.length).toBe(1)
    expect(pause(0)).toBe(PAUSE.shortest)
    expect(pause(0.5)).toBeCloseTo(0.85)
    expect(pause(0.9999999)).toBe(PAUSE.longest)
  })
})

describe('passing by itself', () => {
  it('passes where nothing else is left, if that is wanted', () => {
    expect(autoPass(moved([pass]), {}, null)).toBeNull()
    expect(autoPass(moved([pass]), {}, null, true)).toBe(pass)
    expect(autoPass(moved([fist, pass]), {}, null, true)).toBeNull()
  })

  it('asks unless told otherwise', () => {
    expect(autoPass(moved(), {}, null)).toBeNull()
  })

  it('passes a moment that is never to be asked about', () => {
    expect(autoPass(moved(), { invader_moved: true }, null)).toBe(pass)
    expect(autoPass(moved([fist, pass], 'attack_rolled'), { invader_moved: true }, null)).toBeNull()
  })

  it('never passes for another seat, in my own turn, or where passing is not offered', () => {
    const always = { invader_moved: true }
    expect(
      autoPass(
        decisionOf([fist, pass], { window: true, moment: 'invader_moved', mine: false }),
        always,
        null,
      ),
    ).toBeNull()
    expect(autoPass(decisionOf([fist, pass], { moment: 'invader_moved' }), always, null)).toBeNull()
    expect(autoPass(moved([fist]), always, null)).toBeNull()
    expect(autoPass(null, always, null)).toBeNull()
  })

  it('passes the same again until something new is offered', () => {
    const declined = declining(null, moved())
    expect(autoPass(moved([nearer, pass]), {}, declined)).toBe(pass)
    expect(autoPass(moved([nearer, other, pass]), {}, declined)).toBeNull()
  })

  it('asks at another moment', () => {
    const declined = declining(null, moved())
    expect(autoPass(moved([fist, pass], 'attack_declared'), {}, declined)).toBeNull()
  })

  it('remembers several moments at once', () => {
    const declined = declining(declining(null, moved()), moved([other, pass], 'attack_declared'))
    expect(autoPass(moved(), {}, declined)).toBe(pass)
    expect(autoPass(moved([other, pass], 'attack_declared'), {}, declined)).toBe(pass)
  })

  it('forgets it all when my own turn comes', () => {
    const declined = declining(null, moved())
    expect(stillDeclined(declined, moved())).toBe(declined)
    expect(stillDeclined(declined, decisionOf([], { mine: false }))).toBe(declined)
    expect(stillDeclined(declined, decisionOf([fist]))).toBeNull()
  })
})
