/** Seats have a colour and a shape, so that nobody depends on colour. */

export const SHAPES = {
  triangle: 'M12 3 22 20.5H2Z',
  square: 'M4 4h16v16H4Z',
  circle: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  diamond: 'M12 1.5 22 12 12 22.5 2 12Z',
  cross: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z',
  star: 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.8l-6.3 3.4L7 14.1 1.8 9.2l7.1-.9Z',
} as const

export type Shape = keyof typeof SHAPES

const NAMED = ['red', 'green', 'blue', 'yellow', 'purple', 'orange', 'white', 'black', 'grey']

/** The `d` of a shape on 24 × 24; a circle where the name is unknown. */
export function shapePath(shape: string): string {
  return SHAPES[shape as Shape] ?? SHAPES.circle
}

/** A seat's colour for a style: a named one follows the theme, `#rrggbb` is taken as it is. */
export function seatColour(colour: string): string {
  if (NAMED.includes(colour)) return `var(--seat-${colour})`
  return /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : 'var(--seat-grey)'
}
