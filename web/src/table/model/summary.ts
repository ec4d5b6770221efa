/** What others did, in a few words: the lines that mattered, and the scenes to play them again. */

import type { Line } from '../../protocol/types'
import { isSameTale } from './chronicle'
import type { Scene } from './stage.svelte'

export interface Saying {
  lines: Line[]
  /** How many lines mattered less and are left to the log. */
  more: number
  scenes: Scene[]
}

const MOST_LINES = 5

/** Tell a run of scenes: the heaviest lines, in their order. Null when nothing worth a word happened. */
export function sayingOf(scenes: readonly Scene[]): Saying | null {
  const lines = scenes.flatMap((scene) => scene.lines)
  const moved = scenes.filter((scene) => scene.cues.length > 0)
  if (moved.length === 0 || lines.length === 0) return null
  const heavy = lines.filter((line) => line.weight === 3)
  // Of a walk told step by step the last step is enough.
  const chosen = (heavy.length > 0 ? heavy : lines.filter((line) => line.weight === 2)).filter(
    (line, index, all) => all[index + 1] === undefined || !isSameTale(line, all[index + 1]!),
  )
  if (chosen.length === 0) return null
  const told = chosen.slice(-MOST_LINES)
  return { lines: told, more: lines.length - told.length, scenes: moved }
}
