import { describe, expect, it } from 'vitest'
import type { Line } from '../../protocol/types'
import { chronicle } from './chronicle'

const line = (text: string, turn: string): Line => ({
  text,
  turn,
  rule: '',
  decision: 1,
  kinds: [],
  weight: 2,
})
const ALL = { weight: 2, seat: null, search: '' } as const

describe('chronicle', () => {
  it('puts lines under their turn and does not say twice whose it is', () => {
    const told = chronicle(
      [
        line('Red runs.', "Red's turn"),
        line("Green's turn.", "Green's turn"),
        line('Green runs.', "Green's turn"),
      ],
      ALL,
    )
    expect(told.map((each) => [each.turn, ...each.entries.map((entry) => entry.line.text)])).toEqual([
      ["Red's turn", 'Red runs.'],
      ["Green's turn", 'Green runs.'],
    ])
  })

  it('says whose turn it is where nothing else has happened yet', () => {
    const [only] = chronicle([line("Green's turn.", "Green's turn")], ALL)
    expect(only?.entries).toHaveLength(1)
  })
})
