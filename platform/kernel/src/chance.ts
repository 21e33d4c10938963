import { Fault } from './fault.ts'

/**
 * Where luck comes from. Rules ask it and never keep it; what it answered is written in the record.
 * Answers are plain numbers as people would say them: a die shows 1 to `sides`.
 */
export interface Chance {
  /** A die: 1 to `sides`. */
  die(sides: number): number
  /** One of `n` equal things: 0 to `n - 1`. */
  pick(n: number): number
}

/** Randomness comes in words of 32 bits. */
const WORD = 0x1_0000_0000

/** Fast and repeatable, for simulation and search: sfc32. Never for real tables. */
export function quickChance(seed: number): Chance {
  let a = seed | 0
  let b = 0x9e3779b9 | 0
  let c = 0x243f6a88 | 0
  let counter = 1
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  const pick = (n: number): number => Math.floor((next() / WORD) * n)
  return { pick, die: (sides) => pick(sides) + 1 }
}

/** From the machine's own source of randomness: nobody can foresee it, and nobody can check it afterwards. */
export function cryptoChance(
  fill: (words: Uint32Array<ArrayBuffer>) => void = (words) => crypto.getRandomValues(words),
): Chance {
  const words = new Uint32Array(32)
  let used = words.length
  const next = (): number => {
    if (used === words.length) {
      fill(words)
      used = 0
    }
    return words[used++]
  }
  const pick = (n: number): number => {
    // Words beyond the last whole multiple of n would favour the low numbers: others are drawn for them.
    const fair = WORD - (WORD % n)
    let word = next()
    while (word >= fair) word = next()
    return word % n
  }
  return { pick, die: (sides) => pick(sides) + 1 }
}

/** A list of answers to be given in order, and who is asking for one too many. */
function listed(answers: readonly number[], what: string): Chance & { left(): number } {
  let at = 0
  const take = (low: number, high: number): number => {
    if (at >= answers.length) throw new Fault(`${what} ran out: a number from ${low} to ${high} was wanted`)
    const answer = answers[at]
    if (!Number.isInteger(answer) || answer < low || answer > high)
      throw new Fault(`${what}, number ${at + 1}, is ${answer}; it must be from ${low} to ${high}`)
    at++
    return answer
  }
  return { die: (sides) => take(1, sides), pick: (n) => take(0, n - 1), left: () => answers.length - at }
}

/** For tests and the lab: the script says what is drawn, and nothing else is. */
export const scriptedChance = (...answers: number[]): Chance & { left(): number } =>
  listed(answers, 'the scripted chance')

/** For replays: what the record says was drawn. */
export const recordedChance = (draws: readonly number[]): Chance & { left(): number } =>
  listed(draws, 'the recorded chance')

/** For moments when nothing may be drawn. */
export const noChance: Chance = scriptedChance()

/** Passes on what another chance answers, and keeps a list of it. */
export function recording(chance: Chance): Chance & { readonly draws: number[] } {
  const draws: number[] = []
  const keep = (answer: number): number => {
    draws.push(answer)
    return answer
  }
  return { draws, die: (sides) => keep(chance.die(sides)), pick: (n) => keep(chance.pick(n)) }
}

/** Draws `count` different things out of `from`, in the order drawn; `from` loses them. */
export function drawFrom<T>(chance: Chance, from: T[], count: number): T[] {
  const drawn: T[] = []
  for (let i = 0; i < count; i++) drawn.push(...from.splice(chance.pick(from.length), 1))
  return drawn
}

export function shuffle<T>(chance: Chance, things: T[]): T[] {
  for (let i = things.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1)
    const held = things[i]
    things[i] = things[j]
    things[j] = held
  }
  return things
}
