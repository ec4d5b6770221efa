/** Icons of the game-icons set by name. Imported only by pages that draw pieces and cards, so that the others stay light. */
import paths from 'virtual:game-icons'

/** Drawn where a name is not carried: a plain diamond, so that a missing icon is seen and nothing breaks. */
const UNKNOWN = 'M256 64 448 256 256 448 64 256Z'

/** The `d` of an icon's path on 512 × 512. */
export function iconPath(name: string): string {
  return paths[name] ?? UNKNOWN
}

export function hasIcon(name: string): boolean {
  return name in paths
}

export function iconNames(): string[] {
  return Object.keys(paths)
}
