/** What a player sets once and the browser remembers. */
import type { Language } from '../protocol/types'
import { keep, recall } from './store'

export type Theme = 'system' | 'dark' | 'light'
export type Motion = 'system' | 'full' | 'reduced'

export interface Settings {
  language: Language
  theme: Theme
  motion: Motion
  /** Speed of animations: 0 is instant, 1 slow, 2 calm, 3 brisk, 4 fast. */
  speed: number
  /** One click commits, without a preview first. */
  singleClick: boolean
  /** Every question is asked, those with one answer too, and every click on the board is confirmed. */
  eachStep: boolean
  /** Coordinates on the rim of the board and in the log; else places are called by what is there. */
  coordinates: boolean
  /** A walk stops where something lies free to take; otherwise it is taken on the way. */
  stopAtThings: boolean
  /** Windows (by the id of their moment) that are always passed. */
  autoPass: Record<string, boolean>
  /** Interrupts to which I could only pass are passed for me, after a pause. */
  passEmpty: boolean
  /** Bot turns told in one summary instead of step by step. */
  summariseBots: boolean
  sound: boolean
  /** Tell through the system when a decision is mine and the page is not in front. */
  notify: boolean
  /** The name I sit down under. */
  name: string
}

export const LANGUAGES: Language[] = ['en', 'de', 'pl']
export const FASTEST = 4

export function defaults(preferred: readonly string[] = navigator.languages ?? []): Settings {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase())
  const language = known.find((tag): tag is Language => (LANGUAGES as string[]).includes(tag)) ?? 'en'
  return {
    language,
    theme: 'system',
    motion: 'system',
    speed: 2,
    singleClick: false,
    eachStep: false,
    coordinates: false,
    stopAtThings: false,
    autoPass: {},
    passEmpty: true,
    summariseBots: false,
    sound: false,
    notify: false,
    name: '',
  }
}

/** What was kept, with a default wherever it is missing or no longer makes sense. */
export function sound(kept: unknown, fallback: Settings = defaults()): Settings {
  if (typeof kept !== 'object' || kept === null) return fallback
  const was = kept as Record<string, unknown>
  const flag = (name: keyof Settings): boolean =>
    typeof was[name] === 'boolean' ? (was[name] as boolean) : (fallback[name] as boolean)
  const one = <T extends string>(name: keyof Settings, among: readonly T[]): T =>
    among.includes(was[name] as T) ? (was[name] as T) : (fallback[name] as T)
  const speed = was.speed
  return {
    language: one('language', LANGUAGES),
    theme: one('theme', ['system', 'dark', 'light']),
    motion: one('motion', ['system', 'full', 'reduced']),
    speed:
      typeof speed === 'number' && Number.isInteger(speed) && speed >= 0 && speed <= FASTEST
        ? speed
        : fallback.speed,
    singleClick: flag('singleClick'),
    eachStep: flag('eachStep'),
    coordinates: flag('coordinates'),
    stopAtThings: flag('stopAtThings'),
    autoPass:
      typeof was.autoPass === 'object' && was.autoPass !== null
        ? Object.fromEntries(Object.entries(was.autoPass).filter(([, on]) => on === true))
        : {},
    passEmpty: flag('passEmpty'),
    summariseBots: flag('summariseBots'),
    sound: flag('sound'),
    notify: flag('notify'),
    name: typeof was.name === 'string' ? was.name.slice(0, 40) : fallback.name,
  }
}

export const settings: Settings = $state(sound(recall('settings')))

/** Change settings and remember them. */
export function change(values: Partial<Settings>): void {
  Object.assign(settings, values)
  keep('settings', $state.snapshot(settings))
}

/** The language as the server is asked for it: with coordinates, or with places called by what is there. */
export function voice(): string {
  return settings.coordinates ? settings.language : `${settings.language}-x-named`
}

/** Whether movement on the screen should be fades only. */
export function motionReduced(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced'
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long an animation of so many milliseconds (at speed "calm") takes at the chosen speed; 0 is not at all. */
export function duration(milliseconds: number): number {
  const factor = [0, 2, 1, 0.6, 0.3][settings.speed] ?? 1
  return Math.round(milliseconds * factor)
}

/** Put theme and motion on the document, where the style sheets read them. */
export function dress(root: HTMLElement = document.documentElement): void {
  root.dataset.theme = settings.theme
  root.dataset.motion = settings.motion
  root.lang = settings.language
}
