import type { Remembered } from '@iacta/kernel'

/**
 * What this browser knew of the dice of tables before they were thrown: the seal as it was shown, and what it put in
 * itself. Kept here and not asked for again, it is what a finished game is held against.
 */
export interface Seal extends Remembered {
  readonly commitment: string
  /** By seat. */
  readonly contributions: Readonly<Record<string, string>>
}

const SEALS = 'iacta.seals'
/** So many tables are remembered, the last ones. */
const MOST = 300

/** A part in the dice that nobody could foresee. */
export const newContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const sealOf = (table: string): Seal | null => all()[table] ?? null

/** What was seen first stands: a seal that changes is what this is kept for. */
export function rememberSeal(table: string, commitment: string, contributions: Readonly<Record<string, string>>): void {
  if (commitment === '') return
  const { [table]: known, ...others } = all()
  const seal: Seal = {
    commitment: known?.commitment ?? commitment,
    contributions: { ...contributions, ...known?.contributions },
  }
  try {
    const kept = Object.fromEntries([...Object.entries(others), [table, seal]].slice(-MOST))
    localStorage.setItem(SEALS, JSON.stringify(kept))
  } catch {
    // Nothing may be kept here: then there is nothing to hold the game against.
  }
}

function all(): Record<string, Seal> {
  try {
    return JSON.parse(localStorage.getItem(SEALS) ?? '{}') as Record<string, Seal>
  } catch {
    return {}
  }
}
