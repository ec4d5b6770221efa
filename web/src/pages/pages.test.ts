// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { GameEntry, MyTable, ScenarioEntry, Table } from '../protocol/types'
import { parse } from '../router'
import { inOrder, offered } from './catalogue'
import { onlyThisComputer, seatLink } from './inviting'
import { held } from './mine'
import {
  choosesSeats,
  defaultPlan,
  impliedOptions,
  needsGuests,
  teamsOf,
  windowsOf,
  withPack,
  withPlayers,
  withScenario,
} from './opening'
import { blocksOf, matches, spansOf } from './wording'

const seat = (id: string, team = '') => ({
  id,
  name: id,
  role: '',
  team,
  team_name: team,
  colour: id,
  shape: 'circle',
})
const pack = (id: string, on: boolean, excludes: string[] = []) => ({
  id,
  title: id,
  text: '',
  default: on,
  excludes,
})
const first = {
  id: 'first',
  title: 'First',
  text: '',
  goal: '',
  mode: 'scenario',
  needs: [],
  seatings: [
    { players: 2, seats: [seat('red'), seat('invader')], options: {} },
    { players: 3, seats: [seat('red'), seat('green'), seat('invader')], options: {} },
  ],
  options: ['escape'],
  proposed: {},
  packs: ['amendments', 'short', 'long'],
}
const arena = {
  ...first,
  id: 'arena',
  mode: 'deathmatch',
  seatings: [{ players: 3, seats: [seat('red'), seat('green'), seat('blue')], options: {} }],
  options: [],
  packs: ['short', 'long'],
}
const game: GameEntry = {
  id: 'doom2004',
  title: 'DOOM',
  version: 1,
  scenarios: [first, arena],
  options: [{ id: 'escape', title: '', rule: '', values: ['all', 'one'], names: {}, default: 'all' }],
  packs: [pack('amendments', true), pack('short', false, ['long']), pack('long', false)],
  series: [],
  levels: ['random', 'recruit'],
}

describe('seats for fewer people than Marines', () => {
  const pairs = ['red', 'green'].flatMap((team) => [seat(team, team), seat(`${team}_saw`, team)])
  const duel: ScenarioEntry = {
    ...arena,
    id: 'duel',
    options: ['squads'],
    seatings: [
      { players: 2, seats: pairs, options: { squads: 'pairs' } },
      { players: 4, seats: pairs.map((one) => ({ ...one, team: one.id })), options: {} },
    ],
  }
  const squads = {
    id: 'squads',
    title: '',
    rule: '',
    values: ['single', 'pairs'],
    names: {},
    default: 'single',
  }
  const both: GameEntry = { ...game, scenarios: [duel], options: [squads] }

  it('go to one of them in pairs, and how many play says so', () => {
    const plan = defaultPlan(both)
    expect(plan.options).toEqual({ squads: 'pairs' })
    expect(plan.sitters).toEqual({ red: 'me', red_saw: 'me', green: 'bot', green_saw: 'bot' })
    expect(withPlayers(both, plan, 4).options).toEqual({ squads: 'single' })
    expect([...impliedOptions(duel)]).toEqual(['squads'])
  })

  it('stand together by side, where there is more than one of several seats', () => {
    expect(teamsOf(pairs).map((one) => one.seats.length)).toEqual([2, 2])
    expect(teamsOf(duel.seatings[1]?.seats ?? [])).toHaveLength(1)
  })
})

describe('setting up a table', () => {
  it('has me against a recruit as its default', () => {
    expect(defaultPlan(game)).toMatchObject({
      scenario: 'first',
      players: 2,
      sitters: { red: 'me', invader: 'bot' },
      levels: { invader: 'recruit' },
      options: { escape: 'all' },
      packs: ['amendments'],
    })
  })

  it('keeps who sat when the number of players changes', () => {
    const plan = defaultPlan(game)
    plan.sitters.invader = 'friend'
    const more = withPlayers(game, plan, 3)
    expect(more.sitters).toEqual({ red: 'me', green: 'bot', invader: 'friend' })
    expect(needsGuests(more)).toBe(true)
    expect(withPlayers(game, more, 2).sitters).toEqual({ red: 'me', invader: 'friend' })
  })

  it('follows the scenario: its mode has other seats, and not every pack suits it', () => {
    const plan = withScenario(game, defaultPlan(game), arena)
    expect(plan.options).toEqual({})
    expect(plan).toMatchObject({ scenario: 'arena', players: 3, packs: [] })
    expect(plan.sitters).toEqual({ red: 'me', green: 'bot', blue: 'bot' })
    expect(withScenario(game, plan, first).players).toBe(3)
  })

  it('takes what a scenario proposes, and keeps only what somebody has chosen', () => {
    const flags = { ...first, id: 'flags', proposed: { escape: 'one' } }
    const both: GameEntry = { ...game, scenarios: [first, flags] }
    const proposed = withScenario(both, defaultPlan(both), flags)
    expect(proposed.options).toEqual({ escape: 'one' })
    expect(withScenario(both, proposed, first).options).toEqual({ escape: 'all' })
    const chosen = { ...defaultPlan(both), options: { escape: 'one' } }
    expect(withScenario(both, chosen, first).options).toEqual({ escape: 'one' })
    expect(withScenario(both, { ...proposed, options: { escape: 'all' } }, first).options).toEqual({
      escape: 'all',
    })
  })

  it('lays the pack over the game that brings the scenario, and leaves it with the pack', () => {
    const brought = { ...arena, id: 'brought', needs: ['long'] }
    const more: GameEntry = { ...game, scenarios: [first, brought] }
    const plan = withScenario(more, defaultPlan(more), brought)
    expect(plan.packs).toEqual(['long'])
    expect(withPack(more, plan, 'long', false)).toMatchObject({ scenario: 'first', packs: [] })
  })

  it('takes out what a pack excludes, whichever of the two says so', () => {
    const short = withPack(game, defaultPlan(game), 'short', true)
    expect(short.packs).toEqual(['amendments', 'short'])
    expect(withPack(game, short, 'long', true).packs).toEqual(['amendments', 'long'])
    expect(withPack(game, withPack(game, short, 'long', true), 'short', true).packs).toEqual([
      'amendments',
      'short',
    ])
    expect(withPack(game, short, 'amendments', false).packs).toEqual(['short'])
  })

  it('asks everybody about interrupts where a friend plays too, unless somebody chose otherwise', () => {
    const plan = defaultPlan(game)
    expect(windowsOf(plan)).toBe('skip')
    plan.sitters.invader = 'me' // one screen: whoever is asked is seen by all
    expect(windowsOf(plan)).toBe('skip')
    plan.sitters.invader = 'friend'
    expect(windowsOf(plan)).toBe('ask')
    expect(windowsOf({ ...plan, windows: 'skip' })).toBe('skip')
    expect(windowsOf({ ...plan, sitters: { red: 'friend', invader: 'bot' } })).toBe('skip')
  })

  it('leaves out options that only name the seats', () => {
    const option = { id: 'marines', title: '', rule: '', names: {}, default: 'first' }
    expect(choosesSeats(first, { ...option, values: ['first', 'red', 'red+green'] })).toBe(true)
    expect(choosesSeats(first, { ...option, values: ['first', 'last'] })).toBe(false)
    expect(choosesSeats(first, { ...option, values: [4, 5], default: 4 })).toBe(false)
  })

  it('uses the first level where there is no recruit', () => {
    expect(defaultPlan({ ...game, levels: ['random'] }).levels.invader).toBe('random')
  })
})

describe('the games of the house', () => {
  const skirmish = { ...game, id: 'skirmish' }
  it('are all shown, also those the server cannot play yet', () => {
    expect(offered([skirmish, game]).map(({ id, entry }) => [id, entry !== null])).toEqual([
      ['doom2004', true],
      ['doom2016', false],
      ['relic', false],
    ])
  })

  it('come before the training game', () => {
    expect(inOrder([skirmish, { ...game, id: 'other' }, game]).map(({ id }) => id)).toEqual([
      'doom2004',
      'other',
      'skirmish',
    ])
  })
})

describe('my tables', () => {
  const answer = (id: string, mine: boolean): MyTable => ({
    table: { id } as Table,
    token: 0,
    role: 'seat',
    seat: 'red',
    mine,
  })
  it('are listed once, with those first where I must decide', () => {
    const opened = (table: string): number => ({ a: 3, b: 2, c: 1 })[table] ?? 0
    const list = held([answer('a', false), answer('b', false), answer('c', true), answer('c', false)], opened)
    expect(list.map(({ table, mine }) => [table.id, mine])).toEqual([
      ['c', true],
      ['a', false],
      ['b', false],
    ])
  })
})

describe('links to seats', () => {
  it('keep the token behind the hash, and are read back', () => {
    const link = seatLink('k7f2', 'red', 'to-ken', 'http://host:8404/x/?y#/invite/k7f2')
    expect(link).toBe('http://host:8404/x/#/table/k7f2?seat=red&token=to-ken')
    expect(parse(new URL(link).hash)).toEqual({ page: 'table', table: 'k7f2', seat: 'red', token: 'to-ken' })
  })

  it('are of no use elsewhere when they name this computer', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(onlyThisComputer)).toBe(true)
    expect(onlyThisComputer('192.168.1.7')).toBe(false)
  })
})

describe('the wording of rules', () => {
  it('links ids, and keeps code, stress and strong words', () => {
    expect(spansOf('See D04-LOS-07 and `walls`, **never** *ever*.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'D04-LOS-07' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'walls' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'never' },
      { kind: 'text', text: ' ' },
      { kind: 'stress', text: 'ever' },
      { kind: 'text', text: '.' },
    ])
    expect(spansOf('KRN-01 holds')[0]).toEqual({ kind: 'rule', text: 'KRN-01' })
  })

  it('is broken into paragraphs and lists', () => {
    expect(blocksOf('One\ntwo.\n- a\n  b\n- c\n\nThree.')).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'One two.' }] },
      { kind: 'list', items: [[{ kind: 'text', text: 'a b' }], [{ kind: 'text', text: 'c' }]] },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'Three.' }] },
    ])
  })

  it('keeps drawings as they are, and tables with their head', () => {
    const text = (words: string) => [{ kind: 'text', text: words }]
    expect(
      blocksOf('So:\n\n```\n     c0 c1\n\nr0    A  .\n```\n\n| Edge | Sees |\n|---|---|\n| wall | **no** |'),
    ).toEqual([
      { kind: 'paragraph', spans: text('So:') },
      { kind: 'drawing', text: '     c0 c1\n\nr0    A  .' },
      {
        kind: 'table',
        head: [text('Edge'), text('Sees')],
        rows: [[text('wall'), [{ kind: 'strong', text: 'no' }]]],
      },
    ])
  })

  it('is found without accents, by all words', () => {
    expect(matches('UBERGROSSE figur', 'Übergrosse Figuren')).toBe(true)
    expect(matches('zolta kosc', 'żółta kość')).toBe(true)
    expect(matches('wall door', 'A wall stops the line.')).toBe(false)
    expect(matches('', 'anything')).toBe(true)
  })
})
