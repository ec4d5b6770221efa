import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fetchIcons, hasIcon, iconNames, iconPath } from '../src/icons'
import { INTERFACE_ICONS } from '../src/icons/interface'
import { carried, listed, subset, wholeSet } from './game-icons'

describe('the list of icons', () => {
  it('has one name to a line with the games that draw it, with comments, each once', () => {
    const list = '# figures\nshotgun: b, a # a weapon\nimp-laugh: b\n\nimp-laugh: a\nlone\n'
    expect([...listed(list)]).toEqual([
      ['imp-laugh', ['a', 'b']],
      ['lone', []],
      ['shotgun', ['a', 'b']],
    ])
  })

  it('picks paths out of the set and follows aliases', () => {
    const set = {
      icons: { one: { body: '<path fill="currentColor" d="M0 0h1"/>' } },
      aliases: { uno: { parent: 'one' } },
    }
    expect(subset(['one', 'uno', 'gone'], set)).toEqual({
      paths: { one: 'M0 0h1', uno: 'M0 0h1' },
      missing: ['gone'],
    })
  })

  it('names only icons that the set has, each drawn as paths on 512 × 512', () => {
    const names = [...carried(resolve(import.meta.dirname, '..')).keys()]
    expect(names.length).toBeGreaterThan(0)
    const set = wholeSet()
    expect(subset(names, set).missing).toEqual([])
    for (const name of names) {
      // An icon of several shapes or transforms would not survive as one path.
      const body = set.icons[name]?.body ?? ''
      expect(body.replace(/<path fill="currentColor" d="[^"]+"\/>/g, ''), name).toBe('')
    }
  })

  it('is what the client carries, game by game', async () => {
    const all = carried(resolve(import.meta.dirname, '..'))
    expect(iconNames()).toEqual([...all.keys()])
    expect(hasIcon('no-such-icon')).toBe(false)
    expect(iconPath('no-such-icon')).toMatch(/^M/)
    const own = (game: string) => [...all].find(([, games]) => games.length === 1 && games[0] === game)![0]
    const [relic, skirmish] = [own('relic'), own('skirmish')]
    await fetchIcons('skirmish')
    expect(iconPath(skirmish)).toMatch(/^M/i)
    expect(iconPath(relic)).toBe('')
    await fetchIcons()
    expect(iconPath(relic)).toMatch(/^M/i)
  })
})

describe('icons of the interface', () => {
  it.each(Object.entries(INTERFACE_ICONS))(
    '%s stays within 24 × 24 where it is drawn absolutely',
    (_name, path) => {
      expect(path).toMatch(/^M[\d., a-zA-Z-]+$/)
      for (const [, x, y] of path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(24)
        expect(Number(y)).toBeLessThanOrEqual(24)
      }
    },
  )
})
