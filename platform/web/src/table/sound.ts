import { sounds } from '../settings.ts'

/** A few sounds, made here and now. Silent unless somebody has switched them on. */
export type Sound = 'block' | 'dice' | 'horn'

let context: AudioContext | null = null

/** Browsers let a page sound only after somebody has touched it. */
function unlock(): void {
  if (sounds.value === 'off' || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Listens for the first touch; called once by the app. */
export function startSounds(): void {
  addEventListener('pointerdown', unlock, { passive: true })
  addEventListener('keydown', unlock, { passive: true })
}

export function play(sound: Sound): void {
  if (sounds.value === 'off') return
  unlock()
  if (context?.state !== 'running') return
  const audio = context
  import('./synth.ts').then(
    ({ make }) => make(audio, sound),
    // What cannot be fetched is not heard.
    () => undefined,
  )
}
