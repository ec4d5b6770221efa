/** A frame per kind of card: a colour of the design and a cut of its own, so that kinds differ without colour too. */

export interface Frame {
  colour: string
  cut: 'round' | 'notched' | 'slanted' | 'ticket'
}

const FRAMES: [RegExp, Frame][] = [
  [/corrupt|mutation|curse/, { colour: 'var(--seat-purple)', cut: 'notched' }],
  [/glory/, { colour: 'var(--blood)', cut: 'notched' }],
  [/^bonus$/, { colour: 'var(--moss)', cut: 'round' }],
  [/^main$/, { colour: 'var(--tint)', cut: 'ticket' }],
  [/event|reaction|trick|stratagem/, { colour: 'var(--ember)', cut: 'notched' }],
  [/spawn|enemy|threat|demon|invader|invasion/, { colour: 'var(--blood)', cut: 'slanted' }],
  [/weapon|item|wargear|equipment|asset|gear/, { colour: 'var(--seat-grey)', cut: 'ticket' }],
  [/skill|marine|power|ability|class/, { colour: 'var(--teal)', cut: 'round' }],
  [/order|mission|quest|objective|encounter|scenario/, { colour: 'var(--amber)', cut: 'ticket' }],
]

export function frameOf(kind: string): Frame {
  return (
    FRAMES.find(([names]) => names.test(kind.toLowerCase()))?.[1] ?? { colour: 'var(--tint)', cut: 'round' }
  )
}
