import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { afterEach, describe, expect, it } from 'vitest'
import type { Language } from '../protocol/types'
import { bundleOf, speak, spoken, t } from './i18n.svelte'

const FOLDER = import.meta.dirname
const LANGUAGES: Language[] = ['en', 'de', 'pl']

function sources(language: Language): Record<string, string> {
  const folder = join(FOLDER, language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'))
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** Sentence → the values it takes, found in the text of its pattern. */
function sentences(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const message of new FluentResource(source).body) {
    const text = JSON.stringify(message)
    const values = [...text.matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1] ?? '')
    found.set(message.id, [...new Set(values)].sort())
  }
  return found
}

/** Ids that sources name as they stand, t('home-play'), or what another pattern finds in them. */
function named(pattern = /(?<![\w.])t\(\s*'([a-z0-9-]+)'/g): Map<string, string> {
  const ids = new Map<string, string>()
  for (const entry of readdirSync(join(FOLDER, '..'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(svelte|ts)$/.test(entry.name) || entry.name.endsWith('.test.ts')) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const match of text.matchAll(pattern)) ids.set(match[1] ?? '', entry.name)
  }
  return ids
}

describe('catalogues', () => {
  const english = sources('en')

  it.each(['de', 'pl'] as const)('%s has the same files, sentences and values as English', (language) => {
    const other = sources(language)
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort())
    for (const [file, source] of Object.entries(english)) {
      const mine = sentences(source)
      const theirs = sentences(other[file] ?? '')
      expect([...theirs.keys()].sort(), file).toEqual([...mine.keys()].sort())
      for (const [id, values] of mine) expect(theirs.get(id), `${language}/${file}: ${id}`).toEqual(values)
    }
  })

  it.each(LANGUAGES)('%s can be read whole, and no sentence stands twice', (language) => {
    const files = sources(language)
    expect(() => bundleOf(language, files)).not.toThrow()
    const ids = Object.values(files).flatMap((source) =>
      [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((one) => one[1]),
    )
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    const read = Object.values(files).flatMap((source) => [...sentences(source).keys()])
    expect(read.sort()).toEqual(ids.sort())
  })

  it('has every sentence that the sources name', () => {
    const known = new Set(Object.values(english).flatMap((source) => [...sentences(source).keys()]))
    const missing = [...named()].filter(([id]) => !known.has(id)).map(([id, file]) => `${file}: ${id}`)
    expect(missing).toEqual([])
  })

  it('has sentences for every family of ids that the sources put together', () => {
    const known = Object.values(english).flatMap((source) => [...sentences(source).keys()])
    const families = [...named(/(?<![\w.])t\(\s*`([a-z0-9-]+-)\$\{/g).keys()]
    expect(families.length).toBeGreaterThan(0)
    expect(families.filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([])
  })
})

describe('speaking', () => {
  afterEach(() => speak('en'))

  it('changes the language of every sentence', async () => {
    expect(t('close')).toBe('Close')
    await speak('de')
    expect(spoken()).toBe('de')
    expect(t('close')).toBe('Schließen')
  })

  it('counts as the language does', async () => {
    await speak('pl')
    expect(t('invite-missing', { count: 3 })).toBe('3 miejsca są jeszcze wolne.')
    expect(t('invite-missing', { count: 5 })).toBe('5 miejsc jest jeszcze wolnych.')
  })

  it('shows the id of a sentence nobody wrote', () => {
    expect(t('no-such-sentence')).toBe('no-such-sentence')
  })
})
