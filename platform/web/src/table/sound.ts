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

/** So many milliseconds later a sound says nothing any more. */
const STALE = 1000

export function play(sound: Sound): void {
  if (sounds.value === 'off') return
  unlock()
  // What cannot be fetched is not heard.
  if (context) soundBy(context, sound).catch(() => undefined)
}

async function soundBy(audio: AudioContext, sound: Sound): Promise<void> {
  const asked = Date.now()
  // It needs a moment when it is new, and until somebody touches the page it waits.
  await audio.resume()
  const isStale = Date.now() - asked > STALE
  if (!isStale) (await import('./synth.ts')).make(audio, sound)
}
