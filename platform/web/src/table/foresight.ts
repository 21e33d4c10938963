import { signal } from '@preact/signals'
import type { Foreseen } from '../local/prospects.ts'
import type { Scene } from './link.ts'

/** A gesture that was sent and is not answered yet. */
export interface Expected {
  /** Whose it is. */
  readonly seat: string | null
  /** How it will leave the table; null while that is not known, or not to be known before the answer. */
  foreseen: Foreseen | null
  /** What it was made on top of never came about: it is not to be sent. */
  isVoid: boolean
}

/** `from`: what is foreseen already; null for the table as the authority last told it. */
type Foresees = (actions: readonly unknown[], from: Foreseen | null) => Promise<Foreseen | null>

/**
 * What one's own gestures will come to, shown before the authority has answered. One that fails takes all with it that
 * were made on top of it.
 */
export class Foresight {
  readonly #foresee: Foresees
  readonly #expected: Expected[] = []
  readonly #latest = signal<Expected | null>(null)
  /** What was last foreseen, come true or not. */
  #last: Foreseen | null = null

  constructor(foresee: Foresees) {
    this.#foresee = foresee
  }

  /** How the table will stand for a seat when all it has sent is done, as far as that can be told; null if it sent nothing. */
  of(seat: string | null): Foreseen | null {
    const latest = this.#latest.value
    return latest?.seat === seat ? latest.foreseen : null
  }

  /** A scene as it will be. What was foreseen and came true stays the same thing: then nothing has to be drawn again. */
  applied(scene: Scene): Scene {
    const ahead = this.of(scene.seat)
    if (ahead) return { ...scene, ...ahead }
    const { view, actions } = this.#last ?? scene
    return { ...scene, view: asBefore(scene.view, view), actions: asBefore(scene.actions, actions) }
  }

  /** A gesture is on its way. */
  expect(seat: string | null, actions: readonly unknown[]): Expected {
    const last = this.#expected.at(-1)
    const expected: Expected = { seat, foreseen: null, isVoid: false }
    this.#expected.push(expected)
    if (last && (!last.foreseen || last.seat !== seat)) return expected
    this.#foresee(actions, last?.foreseen ?? null)
      .catch(() => null)
      .then((foreseen) => {
        if (!this.#expected.includes(expected)) return
        expected.foreseen = foreseen
        this.#show()
      })
    return expected
  }

  /** It was answered: the table is now as the authority says. */
  done(expected: Expected): void {
    const at = this.#expected.indexOf(expected)
    if (at >= 0) this.#expected.splice(at, 1)
    this.#show()
  }

  /** It was refused, or came too late. */
  failed(expected: Expected): void {
    const at = this.#expected.indexOf(expected)
    if (at >= 0) for (const later of this.#expected.splice(at)) later.isVoid = true
    this.#show()
  }

  #show(): void {
    this.#latest.value = this.#expected.findLast(({ foreseen }) => foreseen) ?? null
    this.#last = this.#latest.value?.foreseen ?? this.#last
  }
}

const asBefore = <T>(now: T, before: T): T => (isAlike(now, before) ? before : now)

function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [ours, theirs] = [Object.entries(a), b as Readonly<Record<string, unknown>>]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    ours.length === Object.keys(b).length &&
    ours.every(([key, value]) => key in theirs && isAlike(value, theirs[key]))
  )
}
