/** How long each thing takes to be shown: the cues of an update as a list of short steps, in order. */

import type { Contest, Cue, Die, Tally } from '../../protocol/types'

export const STEP = 120
export const LONGEST_PATH = 600
export const DICE = 450
export const DAMAGE = 250
const ATTACK = 280
const REVEAL = 420
const CARD = 420
const APPEAR = 200
const TURN = 260
const NOTE = 200
/** A total that grows must be read; the last one a little longer. */
const COUNT = 560
const VERDICT = 1100

export type Beat =
  | { beat: 'move'; piece: string; from: string; to: string; glide: boolean; ms: number }
  | { beat: 'appear'; piece: string; place: string; ms: number }
  | { beat: 'vanish'; piece: string; place: string; ms: number }
  | { beat: 'hurt' | 'heal'; piece: string; amount: number; ms: number }
  | { beat: 'attack'; piece: string; place: string; icon: string; ms: number }
  | { beat: 'roll'; dice: Die[]; ms: number }
  | { beat: 'contest'; contest: Contest; ms: number }
  | { beat: 'tally'; tally: Tally; ms: number }
  | { beat: 'card'; card: string; seat: string; ms: number }
  | { beat: 'door'; door: string; state: string; ms: number }
  | { beat: 'reveal'; places: string[]; ms: number }
  | { beat: 'turn'; seat: string; text: string; ms: number }
  | { beat: 'note'; text: string; place: string | null; ms: number }

/** The beats of an update. Steps of one piece in a row share the time of a path. */
export function beatsOf(cues: readonly Cue[]): Beat[] {
  const beats: Beat[] = []
  for (let index = 0; index < cues.length; index++) {
    const cue = cues[index]!
    switch (cue.cue) {
      case 'move': {
        let steps = 1
        const isNextStep = (next: Cue | undefined): boolean =>
          next?.cue === 'move' && next.piece === cue.piece
        while (isNextStep(cues[index + steps])) steps++
        const ms = Math.min(STEP, LONGEST_PATH / steps)
        for (let step = 0; step < steps; step++) {
          const one = cues[index + step] as Extract<Cue, { cue: 'move' }>
          beats.push({ beat: 'move', piece: one.piece, from: one.from, to: one.to, glide: true, ms })
        }
        index += steps - 1
        break
      }
      case 'jump':
        beats.push({ beat: 'move', piece: cue.piece, from: cue.from, to: cue.to, glide: false, ms: DAMAGE })
        break
      case 'appear':
        beats.push({ beat: 'appear', piece: cue.piece, place: cue.place, ms: APPEAR })
        break
      case 'vanish':
        beats.push({ beat: 'vanish', piece: cue.piece, place: cue.place, ms: DAMAGE })
        break
      case 'hurt':
        beats.push({ beat: 'hurt', piece: cue.piece, amount: cue.amount, ms: DAMAGE })
        break
      case 'heal':
        beats.push({ beat: 'heal', piece: cue.piece, amount: cue.amount, ms: DAMAGE })
        break
      case 'attack':
        beats.push({ beat: 'attack', piece: cue.piece, place: cue.place, icon: cue.icon, ms: ATTACK })
        break
      case 'roll':
        beats.push({ beat: 'roll', dice: cue.dice, ms: DICE })
        break
      case 'contest':
        beats.push({
          beat: 'contest',
          contest: cue.contest,
          ms: cue.contest.outcome === undefined ? COUNT : VERDICT,
        })
        break
      case 'tally':
        beats.push({ beat: 'tally', tally: cue, ms: cue.outcome === undefined ? COUNT : VERDICT })
        break
      case 'card':
        beats.push({ beat: 'card', card: cue.card, seat: cue.seat, ms: CARD })
        break
      case 'door':
        beats.push({ beat: 'door', door: cue.door, state: cue.state, ms: APPEAR })
        break
      case 'reveal':
        beats.push({ beat: 'reveal', places: cue.places, ms: REVEAL })
        break
      case 'turn':
        beats.push({ beat: 'turn', seat: cue.seat, text: cue.text, ms: TURN })
        break
      case 'note':
        beats.push({ beat: 'note', text: cue.text, place: cue.place ?? null, ms: NOTE })
        break
    }
  }
  return beats
}

/** How much faster to play when scenes pile up: the table never lags far behind what has happened. */
export function hurry(waiting: number): number {
  return waiting <= 2 ? 1 : 2 / waiting
}
