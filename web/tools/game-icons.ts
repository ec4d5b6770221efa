/** The icons the client carries: web/icons.txt picked out of the game-icons set, as the module `virtual:game-icons`. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:game-icons'
const RESOLVED = '\0' + MODULE

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export interface Subset {
  /** Name of an icon → the `d` of its one path, drawn on 512 × 512. */
  paths: Record<string, string>
  /** Names that the list asks for and the set does not have. */
  missing: string[]
}

/** The names in a list: one to a line, `#` begins a comment. */
export function namesIn(list: string): string[] {
  const names = list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
  return [...new Set(names)].sort()
}

/** Pick the listed icons out of the whole set, in alphabetical order. */
export function subset(names: string[], set: IconSet): Subset {
  const paths: Record<string, string> = {}
  const missing: string[] = []
  for (const name of names) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
    const path = icon && [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')
    if (path) paths[name] = path
    else missing.push(name)
  }
  return { paths, missing }
}

export function wholeSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet
}

/** The names of web/icons.txt; none while the file does not exist. */
export function listedNames(root: string): string[] {
  const list = resolve(root, 'icons.txt')
  return existsSync(list) ? namesIn(readFileSync(list, 'utf8')) : []
}

export function gameIcons(): Plugin {
  let root = '.'
  return {
    name: 'game-icons',
    configResolved(config) {
      root = config.root
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined
    },
    load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(resolve(root, 'icons.txt'))
      const { paths, missing } = subset(listedNames(root), wholeSet())
      if (missing.length > 0) {
        this.warn(`icons.txt names icons that game-icons does not have: ${missing.join(', ')}`)
      }
      return `export default ${JSON.stringify(paths)}`
    },
  }
}
