/**
 * The icons the client carries: web/icons.txt picked out of the game-icons set. The module `virtual:game-icons` knows
 * their names, and for each game how to fetch the paths of its own; a table fetches no other game's.
 */
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

/** Each icon of a list with the games that draw it: `imp-laugh: doom2004, doom2016`; `#` begins a comment. */
export function listed(list: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of list.split('\n')) {
    const [name = '', games = ''] = line.replace(/#.*/, '').split(':')
    if (name.trim() === '') continue
    const known = found.get(name.trim()) ?? []
    const more = games.split(',').map((game) => game.trim())
    found.set(name.trim(), [...new Set([...known, ...more])].filter((game) => game !== '').sort())
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
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

/** What web/icons.txt lists; nothing while the file does not exist. */
export function carried(root: string): Map<string, string[]> {
  const list = resolve(root, 'icons.txt')
  return existsSync(list) ? listed(readFileSync(list, 'utf8')) : new Map<string, string[]>()
}

/** Icons that no game of the house draws. */
const OTHERS = 'others'

export function gameIcons(): Plugin {
  let root = '.'
  const groupsOf = (games: string[]): string[] => (games.length > 0 ? games : [OTHERS])
  return {
    name: 'game-icons',
    configResolved(config) {
      root = config.root
    },
    resolveId(id) {
      return id === MODULE || id.startsWith(`${MODULE}/`) ? '\0' + id : undefined
    },
    load(id) {
      if (id !== RESOLVED && !id.startsWith(`${RESOLVED}/`)) return undefined
      this.addWatchFile(resolve(root, 'icons.txt'))
      const names = carried(root)
      if (id === RESOLVED) {
        const groups = [...new Set([...names.values()].flatMap(groupsOf))].sort()
        const fetching = groups.map((group) => `${JSON.stringify(group)}: () => import('${MODULE}/${group}')`)
        return `export const names = ${JSON.stringify([...names.keys()])}
export const groups = { ${fetching.join(', ')} }`
      }
      const group = id.slice(RESOLVED.length + 1)
      const wanted = [...names].filter(([, games]) => groupsOf(games).includes(group)).map(([name]) => name)
      const { paths, missing } = subset(wanted, wholeSet())
      if (missing.length > 0) {
        this.warn(`icons.txt names icons that game-icons does not have: ${missing.join(', ')}`)
      }
      return `export default ${JSON.stringify(paths)}`
    },
  }
}
