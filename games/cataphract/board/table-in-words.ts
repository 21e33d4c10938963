import type { Language } from '@iacta/kernel'
import type { View } from '../rules/fog.ts'
import { hexInWords, leaderInWords, unitInWords } from './describe.ts'
import type { Labels } from './labels.ts'
import { leadersIn, unitsIn } from './reading.ts'

interface Section {
  readonly heading: string
  readonly lines: readonly string[]
}

const HEADINGS = {
  en: { standing: 'How it stands', leaders: 'leaders', units: 'units' },
  it: { standing: 'La situazione', leaders: 'comandanti', units: 'unità' },
} as const

/** The whole battle: how it stands, then each army with its leaders and units, from hex to hex. */
export function inWords(view: View, language: Language, w: Labels, ended: string | null): Section[] {
  const t = HEADINGS[language]
  const armies = ([0, 1] as const).flatMap((side): Section[] => {
    const army = w.army(view.scenario, side)
    return [
      {
        heading: `${army}: ${t.leaders}`,
        lines: leadersIn(view)
          .filter(({ facts }) => facts.side === side)
          .map((leader) => `${w.leader(leader.id)}, ${w.hex(leader.at)}: ${leaderInWords(leader, w).join(', ')}`),
      },
      {
        heading: `${army}: ${t.units}`,
        lines: unitsIn(view)
          .filter(({ facts }) => facts.side === side)
          .map(
            (unit) => `${w.unit(unit.id)}, ${hexInWords(view, unit.at, w)}: ${unitInWords(view, unit, w).join(', ')}`,
          ),
      },
    ]
  })
  return [
    {
      heading: t.standing,
      lines: [
        `${w.battles[view.scenario]}, ${view.turn > 0 ? w.turn(view.turn) : w.setUp}`,
        ...([0, 1] as const).map((side) =>
          w.routPoints(w.army(view.scenario, side), view.routPoints[side], view.levels[side]),
        ),
        ...(ended ? [ended] : []),
      ],
    },
    ...armies.filter(({ lines }) => lines.length > 0),
  ]
}
