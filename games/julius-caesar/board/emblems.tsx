import type { Emblems } from '@iacta/web/board'
import type { SideId } from '../rules/printed.ts'
import { Icon } from './symbols.tsx'

/** The sides by their emblems: a star for Caesar, a column for Pompeius. */
export const emblems: Emblems = {
  whose: ({ key, params }) => ((key === 'battle-begins' ? params.attacker : params.side) as SideId | undefined) ?? null,
  Emblem: ({ of }) => <Icon of={of as SideId} />,
  colour: (of) => `var(--${of})`,
}
