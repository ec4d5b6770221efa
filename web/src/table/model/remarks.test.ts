import { expect, test } from 'vitest'
import { counted, remarksOn } from './remarks'
import { pictureOf } from './testing'

test('marks of one name are told once, with their number', () => {
  const red = { icon: 'cards', name: 'red Threat', colour: 'red', shape: 'triangle' }
  const portal = { icon: 'portal', name: 'a portal' }
  expect(counted([red, portal, red]).map(({ text }) => text)).toEqual(['2 × red Threat', 'a portal'])
  expect(counted([red])[0]?.mark).toEqual(red)
})

test('a door that is no common one says what it does', () => {
  const picture = pictureOf(2, 2)
  picture.board.doors['A'] = {
    line: [1, 0, 1, 1],
    state: 'closed',
    name: 'airlock A',
    look: 'hatch',
    note: 'Closes by itself.',
  }
  const [name, note] = remarksOn(picture, { place: null, piece: null, door: 'A' }, [])
  expect(name).toContain('airlock A')
  expect(note).toBe('Closes by itself.')
})
