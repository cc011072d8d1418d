// A few soft plucked notes, made on the spot; nothing is loaded. Only for those who asked for them.
import { preferences } from './preferences.svelte'

const NOTES = {
  turn: [[587, 0], [880, 0.14]],
  piece: [[392, 0]],
  chat: [[659, 0]],
  end: [[523, 0], [659, 0.14], [784, 0.28], [1047, 0.42]],
} as const

let context: AudioContext | null = null

/** Play a short figure, if sounds are wanted. */
export function play(figure: keyof typeof NOTES): void {
  if (!preferences.now.sounds) return
  context ??= new AudioContext()
  for (const [frequency, delay] of NOTES[figure]) pluck(context, frequency, context.currentTime + delay)
}

function pluck(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.16, at + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.45)
  tone.connect(loudness).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.5)
}
