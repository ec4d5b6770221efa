/** Things told once, when they first happen, beside whatever the step says. */
export const ASIDES = ['cards', 'wounds', 'kills', 'spawns', 'frags'] as const
export type Aside = (typeof ASIDES)[number]
