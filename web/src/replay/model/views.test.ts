import { describe, expect, it } from 'vitest'
import type { Replay } from '../../protocol/types'
import type { TableKeys } from '../../state/keys.svelte'
import { asked, firstView, tokenFor, viewOf, viewsFor, wordOf, type View } from './views'

const NO_KEYS: TableKeys = { table: 'k7f2', host: null, seats: {}, invitations: {}, watch: null, opened: 0 }
const seat = (id: string) => ({ id, name: id, colour: id, shape: 'circle' })
const REPLAY: Replay = {
  decisions: 9,
  marks: [],
  lines: [],
  seats: { red: seat('red'), invader: seat('invader') },
  open: false,
  chances: null,
}

describe('whose eyes', () => {
  it('are mine before the end, everybody’s after it', () => {
    const keys = { ...NO_KEYS, seats: { red: 'r' } }
    expect(viewsFor(REPLAY, keys)).toEqual([{ kind: 'seat', seat: 'red' }])
    expect(viewsFor({ ...REPLAY, open: true }, keys).map(wordOf)).toEqual([
      'open',
      'seat red',
      'seat invader',
      'public',
    ])
    expect(viewsFor(REPLAY, NO_KEYS)).toEqual([{ kind: 'public' }])
  })

  it('begin as the link says, if that is allowed', () => {
    const keys = { ...NO_KEYS, seats: { red: 'r' } }
    expect(firstView({ seat: null, open: true }, keys, true)).toEqual({ kind: 'open' })
    expect(firstView({ seat: null, open: true }, keys, false)).toEqual({ kind: 'seat', seat: 'red' })
    expect(firstView({ seat: 'invader', open: false }, keys, true)).toEqual({ kind: 'seat', seat: 'invader' })
    expect(firstView({ seat: 'invader', open: false }, keys, false)).toEqual({ kind: 'seat', seat: 'red' })
    expect(firstView({ seat: null, open: false }, NO_KEYS, false)).toEqual({ kind: 'public' })
    expect(firstView({ seat: null, open: false }, NO_KEYS, true)).toEqual({ kind: 'open' })
  })

  it('are opened with the seat’s own key, else the host’s', () => {
    const keys = { ...NO_KEYS, host: 'h', seats: { red: 'r' }, watch: 'w' }
    expect(tokenFor({ kind: 'seat', seat: 'red' }, keys)).toBe('r')
    expect(tokenFor({ kind: 'seat', seat: 'invader' }, keys)).toBe('h')
    expect(tokenFor({ kind: 'open' }, keys)).toBe('h')
    expect(tokenFor({ kind: 'public' }, keys)).toBe('w')
    expect(tokenFor({ kind: 'open' }, NO_KEYS)).toBeNull()
  })

  it.each<View>([{ kind: 'open' }, { kind: 'public' }, { kind: 'seat', seat: 'red' }])(
    'have a word: %o',
    (view) => {
      expect(viewOf(wordOf(view))).toEqual(view)
    },
  )

  it('are asked for', () => {
    expect(asked({ kind: 'open' })).toEqual({ open: true })
    expect(asked({ kind: 'seat', seat: 'red' })).toEqual({ seat: 'red' })
    expect(asked({ kind: 'public' })).toEqual({})
  })
})
