// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addKeys,
  allTokens,
  bestToken,
  dropInvitation,
  forgetTable,
  keys,
  keysOf,
  takeSeat,
} from './keys.svelte'

beforeEach(() => {
  for (const table of Object.keys(keys)) forgetTable(table)
})

describe('keys', () => {
  it('of a table come together from several links', () => {
    addKeys('k7f2', { seats: { red: 'r' } })
    addKeys('k7f2', { seats: { green: 'g' }, host: 'h' })
    expect(keysOf('k7f2')).toMatchObject({ host: 'h', seats: { red: 'r', green: 'g' }, watch: null })
    expect(JSON.parse(localStorage.getItem('grimtable.keys') ?? '{}')).toHaveProperty('k7f2.seats.green', 'g')
  })

  it('of a table nobody knows are empty', () => {
    expect(keysOf('nowhere')).toMatchObject({ host: null, seats: {}, opened: 0 })
    expect(bestToken('nowhere')).toBeNull()
  })

  it('open with the strongest first', () => {
    addKeys('a', { watch: 'w' })
    expect(bestToken('a')).toBe('w')
    addKeys('a', { seats: { red: 'r' } })
    expect(bestToken('a')).toBe('r')
    addKeys('a', { host: 'h' })
    expect(bestToken('a')).toBe('h')
  })

  it('are asked for by seat where there is one, the last opened table first', () => {
    addKeys('old', { host: 'h', opened: 1 })
    addKeys('new', { seats: { red: 'r', blue: 'b' }, host: 'x', opened: 2 })
    expect(allTokens()).toEqual(['r', 'b', 'h'])
  })

  it('of an invitation give way to those of the seat', () => {
    addKeys('a', { invitations: { red: 'i', green: 'j' } })
    expect(bestToken('a')).toBe('i')
    takeSeat('a', 'red', 'own')
    expect(keysOf('a')).toMatchObject({ seats: { red: 'own' }, invitations: { green: 'j' } })
    dropInvitation('a', 'green')
    expect(keysOf('a').invitations).toEqual({})
    expect(localStorage.getItem('grimtable.keys')).not.toContain('"i"')
  })

  it('are gone when the table is forgotten', () => {
    addKeys('a', { host: 'h' })
    forgetTable('a')
    expect(localStorage.getItem('grimtable.keys')).toBe('{}')
  })
})
