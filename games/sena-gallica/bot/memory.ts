import type { Happening } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
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

/** Whether a plan of the active ship throws its grapples at whom it has just cut itself loose from. */
export const isThrownAgain = (cutLoose: CutLoose | null, plan: readonly Action[]): boolean =>
  cutLoose !== null && plan.some((action) => action.do === 'grapple' && shipNamed(action.at) === cutLoose.from)
