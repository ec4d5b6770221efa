/** Pages that fill the whole screen beside the table, fetched when first opened. */
import type { Component } from 'svelte'

type Page<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

const replays = import.meta.glob<{ default: Component<ReplayProps> }>('../replay/Replay.svelte')
const lessons = import.meta.glob<{ default: Component<LearnProps> }>('../tutorial/Learn.svelte')

export type ReplayProps = {
  table: string
  decision: number | null
  seat: string | null
  token: string | null
  open: boolean
}

export type LearnProps = { course?: string }

/** Looking back at a game; undefined where the client is built without it. */
export const replayPage: Page<ReplayProps> | undefined = Object.values(replays)[0]

/** The guided first game; undefined where the client is built without it. */
export const learnPage: Page<LearnProps> | undefined = Object.values(lessons)[0]
