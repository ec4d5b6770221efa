/** How seats and tones look on the board: a colour and a shape each, never a colour alone. */

import { seatColour } from '../../design/seats'
import type { Picture, SeatHolder, Tone } from '../../protocol/types'

export interface SeatLook {
  id: string
  name: string
  /** Any CSS colour. */
  colour: string
  shape: string
}

export const UNKNOWN_SEAT: SeatLook = { id: '', name: '', colour: 'var(--seat-grey)', shape: 'circle' }

export function looksOf(seats: Record<string, SeatHolder>): Record<string, SeatLook> {
  const looks: Record<string, SeatLook> = {}
  for (const [id, seat] of Object.entries(seats)) {
    looks[id] = { id, name: seat.name, colour: seatColour(seat.colour), shape: seat.shape }
  }
  return looks
}

/** The ink of a tone on a figure, whose body is dark by day and by night. */
export function toneOnFigure(tone: Tone | undefined): string {
  switch (tone) {
    case 'act':
      return '#ff8055'
    case 'info':
      return '#4fc9ba'
    case 'caution':
      return '#f0b23a'
    case 'damage':
      return '#f2666b'
    case 'good':
      return '#74cf7f'
    default:
      return '#c3ccd4'
  }
}

/** The ink of a tone. */
export function toneColour(tone: Tone | undefined): string {
  switch (tone) {
    case 'act':
      return 'var(--ember)'
    case 'info':
      return 'var(--teal)'
    case 'caution':
      return 'var(--amber)'
    case 'damage':
      return 'var(--blood-ink)'
    case 'good':
      return 'var(--moss)'
    default:
      return 'var(--muted)'
  }
}

/** The ink of something that is counted: its own colour, or that of its tone. */
export function counterColour({ colour, tone }: Picture['counters'][number]): string {
  return colour == null ? toneColour(tone) : seatColour(colour)
}
