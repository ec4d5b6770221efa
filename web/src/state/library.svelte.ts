/** What the server can play, and the catalogues of each game: fetched once for each language. */
import { spoken } from '../i18n'
import { inOrder } from '../pages/catalogue'
import * as http from '../protocol/http'
import type { Board, CardFace, GameEntry, Language, RuleCatalogue } from '../protocol/types'

const gamesBy = new Map<Language, Promise<GameEntry[]>>()
const rulesBy = new Map<string, Promise<RuleCatalogue>>()
const mapsBy = new Map<string, Promise<Record<string, Board | null>>>()
const itemsBy = new Map<string, Promise<CardFace[]>>()

export function games(language: Language = spoken()): Promise<GameEntry[]> {
  return once(gamesBy, language, async () => inOrder(await http.games(language)))
}

export function rules(game: string, language: Language = spoken()): Promise<RuleCatalogue> {
  return once(rulesBy, `${game} ${language}`, () => http.rules(game, language))
}

export function maps(game: string, language: Language = spoken()): Promise<Record<string, Board | null>> {
  return once(mapsBy, `${game} ${language}`, () => http.maps(game, language))
}

export function items(game: string, language: Language = spoken()): Promise<CardFace[]> {
  return once(itemsBy, `${game} ${language}`, () => http.items(game, language))
}

/** Remember an answer, but never a failure: the next to ask tries again. */
function once<K, T>(kept: Map<K, Promise<T>>, key: K, fetching: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known) return known
  const asked = fetching()
  kept.set(key, asked)
  asked.catch(() => kept.delete(key))
  return asked
}
