/** JSON Merge Patch (RFC 7396) that shares with the old document everything it did not touch.
 *
 * Sharing is what keeps a board of six hundred places quick: a part whose identity did not change is not drawn again.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `mergePatch({ a: 1, b: { c: 2 } }, { a: null, b: { d: 3 } })` is `{ b: { c: 2, d: 3 } }`. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const base: Record<string, unknown> = isObject(target) ? target : {}
  let result: Record<string, unknown> | null = isObject(target) ? null : {}
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) {
      if (Object.hasOwn(base, key)) {
        result ??= { ...base }
        delete result[key]
      }
      continue
    }
    const before = Object.hasOwn(base, key) ? base[key] : undefined
    const after = mergePatch(before, change)
    if (after !== before) {
      result ??= { ...base }
      // `__proto__` as a key must become a property, never a prototype.
      Object.defineProperty(result, key, {
        value: after,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
  }
  return result ?? base
}

/** The picture after a patch; the parts that the patch does not name are the same objects as before. */
export function patched<Whole extends object>(target: Whole, patch: unknown): Whole {
  return mergePatch(target, patch) as Whole
}
