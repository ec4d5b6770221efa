/** Sentences of the interface in the player's language (Project Fluent). English is always at hand as the fallback. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../protocol/types'

type Sources = Record<string, string>

const english = import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true })
const others: Record<Exclude<Language, 'en'>, () => Promise<Sources>> = {
  de: async () => (await import('./de')).default,
  pl: async () => (await import('./pl')).default,
}

/** Make a bundle of catalogue files; a sentence that cannot be read is an error with its file's name. */
export function bundleOf(language: Language, sources: Sources): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [file, source] of Object.entries(sources)) {
    const problems = bundle.addResource(new FluentResource(source))
    if (problems.length > 0) throw new Error(`${file}: ${problems.map(String).join('; ')}`)
  }
  return bundle
}

const fallback = bundleOf('en', english)
let current: { language: Language; bundle: FluentBundle } = $state.raw({ language: 'en', bundle: fallback })

/** Speak a language from now on; every sentence on the screen changes with it. */
export async function speak(language: Language): Promise<void> {
  const bundle = language === 'en' ? fallback : bundleOf(language, await others[language]())
  current = { language, bundle }
}

/** The language being spoken. */
export function spoken(): Language {
  return current.language
}

/** The sentence with this id: `t('home-play')`, `t('invite-missing', { count: 2 })`. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  return format(current.bundle, id, values) ?? format(fallback, id, values) ?? id
}

function format(bundle: FluentBundle, id: string, values: Record<string, FluentVariable>): string | null {
  const [name = id, attribute] = id.split('.', 2)
  const message = bundle.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (!pattern) return null
  return bundle.formatPattern(pattern, values, [])
}
