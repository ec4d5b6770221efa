import { expect, test } from 'vitest'
import { counted } from './remarks'

test('marks of one name are told once, with their number', () => {
  const red = { icon: 'cards', name: 'red Threat', colour: 'red', shape: 'triangle' }
  const portal = { icon: 'portal', name: 'a portal' }
  expect(counted([red, portal, red]).map(({ text }) => text)).toEqual(['2 × red Threat', 'a portal'])
  expect(counted([red])[0]?.mark).toEqual(red)
})
