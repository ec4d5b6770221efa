import { describe, expect, it } from 'vitest'
import { mergePatch, patched } from './mergePatch'

describe('merge patch', () => {
  // The examples of RFC 7396, appendix A.
  const examples: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ]
  for (const [target, patch, result] of examples) {
    it(`${JSON.stringify(target)} with ${JSON.stringify(patch)}`, () => {
      expect(mergePatch(target, patch)).toEqual(result)
    })
  }

  it('keeps the identity of everything it does not touch', () => {
    const before = { board: { places: { a: { x: 1 } } }, pieces: { imp_1: { x: 1 }, imp_2: { x: 2 } } }
    const after = patched(before, { pieces: { imp_1: { x: 3 } } })
    expect(after.board).toBe(before.board)
    expect(after.pieces.imp_2).toBe(before.pieces.imp_2)
    expect(after.pieces.imp_1).toEqual({ x: 3 })
    expect(before.pieces.imp_1).toEqual({ x: 1 })
  })

  it('gives back the same document when nothing changes', () => {
    const before = { a: 1, b: { c: 2 } }
    expect(patched(before, { a: 1, b: { c: 2 } })).toBe(before)
    expect(patched(before, {})).toBe(before)
    expect(patched(before, { nothing: null })).toBe(before)
  })

  it('treats __proto__ as an ordinary key', () => {
    const after = mergePatch({}, JSON.parse('{"__proto__":{"polluted":1}}')) as Record<string, unknown>
    expect(Object.keys(after)).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
