declare module 'virtual:game-icons' {
  /** The icons that the client carries. */
  export const names: string[]
  /** For each game, how to fetch its own: the name of an icon → the `d` of its one path, drawn on 512 × 512. */
  export const groups: Record<string, () => Promise<{ default: Record<string, string> }>>
}
