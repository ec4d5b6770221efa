/** Telling the player that a decision is theirs: the tab's title, a soft sound, a notification, if they want it. */

import { settings } from '../../state/settings.svelte'

let audio: AudioContext | null = null

/** Two short soft tones; nothing where the browser plays no sound before a click. */
function chime(): void {
  try {
    audio ??= new AudioContext()
  } catch {
    return
  }
  const began = audio.currentTime
  for (const [index, pitch] of [523, 784].entries()) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    const at = began + index * 0.12
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35)
    tone.connect(loudness).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.4)
  }
}

/** A decision has become mine. */
export function alertPlayer(title: string, sentence: string): void {
  if (settings.sound) chime()
  const canNotify = typeof Notification !== 'undefined' && Notification.permission === 'granted'
  if (settings.notify && document.visibilityState === 'hidden' && canNotify) {
    new Notification(title, { body: sentence, tag: 'grimtable-decision' })
  }
}
