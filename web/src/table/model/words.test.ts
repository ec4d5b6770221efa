import { describe, expect, it } from 'vitest'
import { chronicle } from './chronicle'
import { keyOf } from './keyboard'
import { percent } from './odds'
import { readChanges } from './repairing'
import { sayingOf } from './summary'
import { lineOf, pictureOf } from './testing'

const filter = { weight: 2, seat: null, search: '' } as const

describe('the log', () => {
  const lines = [
    lineOf('Red moves from 1,1 to 2,1.', { turn: 'red', pieces: ['red'], seat: 'red' }),
    lineOf('Red moves from 2,1 to 3,1.', { turn: 'red', pieces: ['red'], seat: 'red' }),
    lineOf('A die rolls.', { turn: 'red', weight: 1, kinds: ['Rolled'] }),
    lineOf('Imp 1 dies.', {
      turn: 'invader',
      weight: 3,
      pieces: ['imp_1'],
      kinds: ['Died'],
      rule: 'D04-DMG-10',
    }),
  ]

  it('is grouped by turn, with what mattered', () => {
    const turns = chronicle(lines, filter)
    expect(turns.map((turn) => turn.turn)).toEqual(['red', 'invader'])
    expect(turns[0]!.folded).toBe(1)
  })

  it('tells a walk as one line', () => {
    const [first] = chronicle(lines, filter)
    expect(first!.entries).toHaveLength(1)
    expect(first!.entries[0]!.line.text).toContain('3,1')
    expect(first!.entries[0]!.before).toHaveLength(1)
  })

  it('shows everything when asked for everything', () => {
    expect(chronicle(lines, { ...filter, weight: 1 })[0]!.entries).toHaveLength(3)
  })

  it('is searched by word and by rule, whatever the weight', () => {
    expect(chronicle(lines, { ...filter, search: 'DIE ROLLS' })[0]!.entries).toHaveLength(1)
    expect(chronicle(lines, { ...filter, search: 'dmg-10' })[0]!.turn).toBe('invader')
  })

  it('can be one seat’s', () => {
    expect(chronicle(lines, { ...filter, seat: 'red' }).map((turn) => turn.turn)).toEqual(['red'])
  })
})

describe('a summary of what others did', () => {
  const picture = pictureOf(1, 1)
  const scene = (text: string, weight: 1 | 2 | 3) => ({
    before: picture,
    after: picture,
    cues: [{ cue: 'note' as const, text }],
    lines: [lineOf(text, { weight, kinds: [text] })],
  })

  it('tells what weighed most and counts the rest', () => {
    const saying = sayingOf([scene('a', 1), scene('b', 2), scene('c', 3)])!
    expect(saying.lines.map((line) => line.text)).toEqual(['c'])
    expect(saying.more).toBe(2)
    expect(saying.scenes).toHaveLength(3)
  })

  it('says nothing about nothing', () => {
    expect(sayingOf([])).toBeNull()
    expect(sayingOf([scene('a', 1)])).toBeNull()
  })
})

describe('numbers and keys', () => {
  it('never round the nearly certain to the certain', () => {
    expect([percent(0), percent(0.001), percent(0.834), percent(0.999), percent(1)]).toEqual([
      '0%',
      '<1%',
      '83%',
      '>99%',
      '100%',
    ])
  })

  it('mean what the help says, and nothing with Ctrl', () => {
    const press = (key: string, ctrlKey = false) => keyOf({ key, ctrlKey, metaKey: false, altKey: false })
    expect(press('7')).toEqual({ does: 'number', number: 7 })
    expect(press('U')).toEqual({ does: 'undo' })
    expect(press('?')).toEqual({ does: 'help' })
    expect(press('r', true)).toBeNull()
    expect(press('q')).toBeNull()
  })
})

describe('a repair as it is written', () => {
  it('is read line by line', () => {
    expect(readChanges('marines.red.wounds = 6\n\ndoors.A = open\nx = [1, 2]')).toEqual({
      changes: { 'marines.red.wounds': 6, 'doors.A': 'open', x: [1, 2] },
    })
  })

  it('names the line that cannot be read', () => {
    expect(readChanges('a = 1\nnonsense')).toEqual({ line: 2 })
    expect(readChanges('= 3')).toEqual({ line: 1 })
  })
})
