// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { keyOf, steer, type Key } from './keyboard'

const press = (key: string, how: { shiftKey?: boolean; ctrlKey?: boolean; target?: EventTarget } = {}) =>
  keyOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null, ...how })

describe('keys of a replay', () => {
  it('step, turn, jump and play', () => {
    expect(press('ArrowRight')).toBe('on')
    expect(press('ArrowLeft')).toBe('back')
    expect(press('ArrowRight', { shiftKey: true })).toBe('turn on')
    expect(press('PageUp')).toBe('turn back')
    expect(press('N')).toBe('mark on')
    expect(press('Home')).toBe('first')
    expect(press('End')).toBe('last')
    expect(press(' ')).toBe('play')
  })

  it('leave alone what is not theirs', () => {
    expect(press('x')).toBeNull()
    expect(press('ArrowRight', { ctrlKey: true })).toBeNull()
    const field = document.createElement('input')
    expect(press('n', { target: field })).toBeNull()
    const bar = document.createElement('input')
    bar.type = 'range'
    expect(press('ArrowRight', { target: bar })).toBe('on')
    const button = document.createElement('button')
    expect(press(' ', { target: button })).toBeNull()
    expect(press('ArrowRight', { target: button })).toBe('on')
  })

  it('leave a list its scrolling', () => {
    const list = document.createElement('div')
    list.setAttribute('role', 'log')
    expect(press('PageDown', { target: list })).toBeNull()
    expect(press('n', { target: list })).toBe('mark on')
  })
})

describe('steering', () => {
  function steered(key: Key, at = 50): string {
    let done = ''
    const film = {
      at,
      decisions: 90,
      toggle: () => (done = 'toggle'),
      step: (by: number) => (done = `step ${by}`),
      jump: (to: number | null) => (done = `jump ${to}`),
    }
    steer(film, key, [0, 40, 60], [45, 55])
    return done
  }

  it('goes by decisions, turns and marks', () => {
    expect(steered('play')).toBe('toggle')
    expect(steered('on')).toBe('step 1')
    expect(steered('back')).toBe('step -1')
    expect(steered('turn on')).toBe('jump 60')
    expect(steered('turn back')).toBe('jump 40')
    expect(steered('mark on')).toBe('jump 55')
    expect(steered('mark back')).toBe('jump 45')
  })

  it('ends where the game does', () => {
    expect(steered('turn on', 70)).toBe('jump 90')
    expect(steered('turn back', 0)).toBe('jump 0')
    expect(steered('mark on', 70)).toBe('jump null')
    expect(steered('first')).toBe('jump 0')
    expect(steered('last')).toBe('jump 90')
  })
})
