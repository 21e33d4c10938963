import { signal } from '@preact/signals'

/** How many throws of dice are in the air. */
export const inTheAir = signal(0)

/** So long dice may take to leave the hand, and to fall, in milliseconds. */
const UNTIL_THROWN = 250
const UNTIL_LANDED = 3000

/** When the dice that were just thrown have come to rest; soon if no board throws any. */
export async function diceAtRest(): Promise<void> {
  await until(() => inTheAir.value > 0, UNTIL_THROWN)
  await until(() => inTheAir.value === 0, UNTIL_LANDED)
}

function until(isSo: () => boolean, most: number): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer)
      stop()
      done()
    }
    const timer = setTimeout(end, most)
    const stop = inTheAir.subscribe(() => {
      // Not before there is something to stop.
      if (isSo()) queueMicrotask(end)
    })
  })
}
