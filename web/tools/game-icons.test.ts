import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { iconNames, iconPath, hasIcon } from '../src/icons'
import { INTERFACE_ICONS } from '../src/icons/interface'
import { listedNames, namesIn, subset, wholeSet } from './game-icons'

describe('the list of icons', () => {
  it('has one name to a line, with comments, each once', () => {
    expect(namesIn('# figures\nimp-laugh\n\nshotgun # a weapon\nimp-laugh\n')).toEqual([
      'imp-laugh',
      'shotgun',
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
    const names = listedNames(resolve(import.meta.dirname, '..'))
    expect(names.length).toBeGreaterThan(0)
    const set = wholeSet()
    expect(subset(names, set).missing).toEqual([])
    for (const name of names) {
      // An icon of several shapes or transforms would not survive as one path.
      const body = set.icons[name]?.body ?? ''
      expect(body.replace(/<path fill="currentColor" d="[^"]+"\/>/g, ''), name).toBe('')
    }
  })

  it('is what the client carries', () => {
    expect(iconNames()).toEqual(listedNames(resolve(import.meta.dirname, '..')))
    expect(hasIcon('no-such-icon')).toBe(false)
    expect(iconPath('no-such-icon')).toMatch(/^M/)
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
