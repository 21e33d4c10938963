import type { GreatMoment, GreatMoments, LogLine, MomentFigures, MomentScene } from '@iacta/web/board'
import { LEADERS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { VICTORY } from '../data/tables.ts'
import type { View } from '../rules/fog.ts'
import type { Happenings } from '../rules/telling.ts'
import { LABELS } from './moment-labels.ts'
import { builtFor } from './reading.ts'
import { FLAG, FLAME, GALLEY, HOOK, WAVES } from './signs.ts'

/** The great moments of the battle: a ship that sinks, burns or is taken, a leader who is lost, the points of a turn. */

type Scene = MomentScene<View>
type Key = keyof Happenings

const says = ({ text }: Scene, { key, params }: LogLine): string => text.happening({ key, params, to: 0 })

/** A line that only says what the title does is left out. */
function moment(at: number, scene: Scene): GreatMoment | null {
  const found = momentAt(at, scene)
  return found && { ...found, lines: found.lines.filter((line) => line !== `${found.title}.`) }
}

function momentAt(at: number, scene: Scene): GreatMoment | null {
  const line = scene.told[at]
  const words = LABELS[scene.language]
  const shown = { occasion: words.occasion(scene.view.turn), lines: [says(scene, line)], figures: [] }
  switch (line.key as Key) {
    case 'sinks': {
      const { ship } = line.params as Happenings['sinks']
      return { ...shown, tone: 'fall', of: builtFor(ship), picture: WAVES, title: words.sinks(ship) }
    }
    case 'burnt-out': {
      const { ship } = line.params as Happenings['burnt-out']
      return { ...shown, tone: 'fall', of: builtFor(ship), picture: FLAME, title: words.burns(ship) }
    }
    case 'captured': {
      const { ship, side } = line.params as Happenings['captured']
      return { ...shown, tone: 'triumph', of: side, picture: HOOK, title: words.captured(ship) }
    }
    case 'retaken': {
      const { ship, side } = line.params as Happenings['retaken']
      return { ...shown, tone: 'triumph', of: side, picture: HOOK, title: words.retaken(ship) }
    }
    case 'leader-lost': {
      const { leader } = line.params as Happenings['leader-lost']
      return {
        ...shown,
        tone: 'fall',
        of: LEADERS[leader].side,
        picture: FLAG,
        title: words.lost(words.leader(leader)),
      }
    }
    case 'points':
      return tally(at, scene)
    default:
      return null
  }
}

/** What a turn has brought, if it has brought anything, and as long as the battle goes on. */
function tally(at: number, scene: Scene): GreatMoment | null {
  const { told, language } = scene
  const now = told[at].params as Happenings['points']
  const before = told.slice(0, at).findLast(({ key }) => key === 'points')?.params as typeof now | undefined
  const isSame = now.goth === (before?.goth ?? 0) && now.byzantine === (before?.byzantine ?? 0)
  if (isSame || told[at + 1]?.key === 'battle-over') return null
  const words = LABELS[language]
  return {
    tone: 'season',
    of: null,
    picture: GALLEY,
    occasion: words.occasion(scene.view.turn),
    title: words.tally,
    lines: [words.aim],
    figures: [figures(scene, now)],
  }
}

function figures({ view, language }: Scene, points: Happenings['points']): MomentFigures {
  const words = LABELS[language]
  const left = (side: string): number =>
    Object.keys(view.bow).filter((ship) => builtFor(ship) === side && !view.taken[ship]).length
  return {
    caption: words.points,
    columns: [words.ships, words.needed, words.points],
    rows: SEAT_IDS.map((side, seat) => ({
      of: side,
      name: words.seats[side],
      cells: [left(side), VICTORY[seat].atLeast, points[side]],
    })),
  }
}

/** The sea as it is left: points against what was needed, ships still afloat, and which leaders were lost. */
function end(scene: Scene): Pick<GreatMoment, 'picture' | 'lines' | 'figures'> {
  const { told, view, language } = scene
  const words = LABELS[language]
  const lost = told.flatMap(({ key, params }) =>
    key === 'leader-lost' ? [words.leader((params as Happenings['leader-lost']).leader)] : [],
  )
  return {
    picture: GALLEY,
    lines: lost.length > 0 ? [words.lostLeaders(lost)] : [],
    figures: [figures(scene, view.points)],
  }
}

export const moments: GreatMoments<View> = { moment, end }
