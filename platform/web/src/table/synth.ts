import type { Sound } from './sound.ts'

/** What the sounds are made of; fetched by those who want to hear them. */

const LOUDNESS = 0.35

type Make = (audio: AudioContext, out: AudioNode, at: number) => void

/** A gain that rises to a peak and dies away. */
function swell(audio: AudioContext, out: AudioNode, at: number, peak: number, rise: number, fall: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(peak, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  gain.connect(out)
  return gain
}

/** A click of something hard: a little noise around one pitch. */
function knock(audio: AudioContext, out: AudioNode, at: number, pitch: number, peak: number, length: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 1.5
  source.connect(filter).connect(swell(audio, out, at, peak, 0.001, length))
  source.start(at)
}

/** Wood on wood. */
const block: Make = (audio, out, at) => {
  knock(audio, out, at, 900, 0.8, 0.06)
  const thud = audio.createOscillator()
  thud.frequency.setValueAtTime(170, at)
  thud.frequency.exponentialRampToValueAtTime(75, at + 0.09)
  thud.connect(swell(audio, out, at, 0.8, 0.002, 0.12))
  thud.start(at)
  thud.stop(at + 0.2)
}

/** Bone on a table, ever less. */
const dice: Make = (audio, out, at) => {
  for (const [i, after] of [0, 0.07, 0.12, 0.2, 0.26, 0.33, 0.42].entries())
    knock(audio, out, at + after, 2200 + ((i * 737) % 1400), 0.9 - i * 0.1, 0.035)
}

/** Two notes of a horn. */
const horn: Make = (audio, out, at) => {
  const mellow = audio.createBiquadFilter()
  mellow.type = 'lowpass'
  mellow.frequency.value = 900
  mellow.connect(out)
  for (const [pitch, after, length] of [
    [220, 0, 0.28],
    [329.6, 0.24, 0.7],
  ]) {
    const note = audio.createOscillator()
    note.type = 'sawtooth'
    note.frequency.value = pitch
    note.connect(swell(audio, mellow, at + after, 0.5, 0.06, length))
    note.start(at + after)
    note.stop(at + after + length + 0.1)
  }
}

const MADE: Readonly<Record<Sound, Make>> = { block, dice, horn }

/** Makes a sound now. */
export function make(audio: AudioContext, sound: Sound): void {
  const out = audio.createGain()
  out.gain.value = LOUDNESS
  out.connect(audio.destination)
  MADE[sound](audio, out, audio.currentTime + 0.01)
}
