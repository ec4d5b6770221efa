import { describe, expect, it } from 'vitest'
import { href, parse, ruleHref, type Route } from './router'

const ROUTES: [string, Route][] = [
  ['#/', { page: 'home' }],
  ['#/new', { page: 'new', game: null, scenario: null }],
  ['#/new/doom2004/inferno', { page: 'new', game: 'doom2004', scenario: 'inferno' }],
  ['#/invite/k7f2', { page: 'invite', table: 'k7f2' }],
  ['#/tables', { page: 'tables' }],
  ['#/table/k7f2?seat=red&token=abc-_', { page: 'table', table: 'k7f2', seat: 'red', token: 'abc-_' }],
  ['#/table/k7f2', { page: 'table', table: 'k7f2', seat: null, token: null }],
  ['#/replay/k7f2/57', { page: 'replay', table: 'k7f2', decision: 57, seat: null, token: null }],
  [
    '#/replay/k7f2/57?open=1',
    { page: 'replay', table: 'k7f2', decision: 57, seat: null, token: null, open: true },
  ],
  ['#/rules/doom2004/D04-LOS-07', { page: 'rules', game: 'doom2004', rule: 'D04-LOS-07' }],
  ['#/cards/relic', { page: 'cards', game: 'relic', item: null }],
  ['#/learn', { page: 'learn' }],
  ['#/settings', { page: 'settings' }],
  ['#/about', { page: 'about' }],
]

describe('addresses', () => {
  it.each(ROUTES)('%s is read and written the same way', (hash, route) => {
    expect(parse(hash)).toEqual(route)
    expect(href(route)).toBe(hash)
  })

  it('knows the first game by its other name', () => {
    expect(parse('#/tutorial')).toEqual({ page: 'learn' })
  })

  it('reads an empty address as the start page', () => {
    expect(parse('')).toEqual({ page: 'home' })
    expect(parse('#')).toEqual({ page: 'home' })
  })

  it.each(['#/nonsense', '#/table', '#/invite', '#/settings/x', '#/rules/a/b/c'])(
    '%s leads nowhere',
    (hash) => {
      expect(parse(hash).page).toBe('missing')
    },
  )

  it('leaves out a moment that is not a number', () => {
    expect(parse('#/replay/k7f2/soon')).toMatchObject({ page: 'replay', decision: null })
  })

  it('keeps odd letters in names', () => {
    const route: Route = { page: 'cards', game: 'a/b', item: 'ü ?#' }
    expect(parse(href(route))).toEqual(route)
  })

  it('does not fall over a broken escape', () => {
    expect(parse('#/cards/%E0%A4%A')).toEqual({ page: 'cards', game: '%E0%A4%A', item: null })
  })

  it('finds a rule without knowing its game', () => {
    expect(parse(ruleHref('D04-LOS-07'))).toEqual({ page: 'rules', game: 'any', rule: 'D04-LOS-07' })
  })
})
