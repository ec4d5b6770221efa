/** Names of things that the server names by id: levels of bots, kinds of items. Unknown ones are shown as they are. */
import { t } from '../i18n'

export function levelName(level: string | null): string {
  // A key has no dot: "strength-0.5" is found as "level-strength-5".
  return level === null ? '' : named(`level-${level.replace('0.', '')}`, level)
}

export function kindName(kind: string): string {
  return named(`kind-${kind.replaceAll('_', '-')}`, kind.replaceAll('_', ' '))
}

/** The sentence with this id, or else this text. */
export function named(id: string, otherwise: string): string {
  const found = t(id)
  return found === id ? otherwise : found
}
