import type { GreatMoment, GreatMoments, MomentScene } from '../board/index.ts'

/** The great moments among the lines from one on, the first first. */
export const momentsSince = (moments: GreatMoments, scene: MomentScene, from: number): readonly GreatMoment[] =>
  scene.told.slice(from).flatMap((_, i) => moments.moment(from + i, scene) ?? [])

/**
 * How far each who looks has been told: lines that come after that may make a great moment. Several may look in turn on one
 * device, and each is shown what came since he last did.
 */
export class Heard {
  readonly #lines = new Map<string | null, number>()

  /** Somebody looks; what was told before he first did is not new to him. */
  begin(seat: string | null, length: number): void {
    if (!this.#lines.has(seat)) this.#lines.set(seat, length)
  }

  /** The first line that is new to who looks. */
  newFor(seat: string | null, length: number): number {
    return Math.min(this.#lines.get(seat) ?? length, length)
  }

  upTo(seat: string | null, length: number): void {
    this.#lines.set(seat, length)
  }
}
