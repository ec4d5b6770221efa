import { describe, expect, it } from 'vitest'
import { keyOf } from './keyboard'

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
