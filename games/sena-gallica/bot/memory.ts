import type { Happening } from '@iacta/kernel'
import { type Ship, shipNamed } from '../rules/printed.ts'

/** Who cut himself loose from whom in the activation that is under way (7.1): nobody throws his grapples there again. */
export interface CutLoose {
  readonly ship: Ship
  readonly from: Ship
}

export function cutLooseIn(heard: readonly Happening[]): CutLoose | null {
  for (let i = heard.length - 1; i >= 0; i--) {
    const { key, params } = heard[i]
    if (key === 'activated' || key === 'obeys') return null
    if (key === 'cut' && params.succeeds === true)
      return { ship: shipNamed(String(params.ship)), from: shipNamed(String(params.from)) }
  }
  return null
}
