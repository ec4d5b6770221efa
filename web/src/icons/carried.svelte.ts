/** The icons that have been fetched. Nothing waits for them: what is drawn already gets its icons when they are there. */
import { groups, names } from 'virtual:game-icons'

/** Drawn where a name is not carried: a plain diamond, so that a missing icon is seen and nothing breaks. */
const UNKNOWN = 'M256 64 448 256 256 448 64 256Z'

const known: ReadonlySet<string> = new Set(names)
const asked = new Map<string, Promise<void>>()
let paths: Record<string, string> = $state.raw({})
let open = 0

/** Fetch the icons of one game, once; of all games, where nothing says which one is shown. */
export function fetchIcons(game?: string): Promise<unknown> {
  if (game === undefined || !(game in groups)) return Promise.all(Object.keys(groups).map(one))
  return one(game)
}

function one(group: string): Promise<void> {
  let fetching = asked.get(group)
  if (fetching === undefined) {
    open += 1
    fetching = groups[group]!()
      .then(({ default: found }) => {
        paths = { ...paths, ...found }
      })
      // Asked again with the next icon that is missing.
      .catch(() => void asked.delete(group))
      .finally(() => (open -= 1))
    asked.set(group, fetching)
  }
  return fetching
}

/** The `d` of an icon's path on 512 × 512; empty until it has been fetched. */
export function iconPath(name: string): string {
  const path = paths[name]
  if (path !== undefined) return path
  if (!known.has(name)) return UNKNOWN
  // While a game's icons are on their way it is probably one of them.
  if (open === 0) queueMicrotask(() => void fetchIcons())
  return ''
}

export function hasIcon(name: string): boolean {
  return known.has(name)
}

export function iconNames(): string[] {
  return names
}
