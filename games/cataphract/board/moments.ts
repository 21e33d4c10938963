import type { GreatMoment, GreatMoments, LogLine, MomentFigures, MomentScene } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import type { Happenings } from '../rules/happenings.ts'
import type { SideIndex } from '../rules/printed.ts'
import { armyOf } from './beats.ts'
import { LABELS } from './moment-labels.ts'
import { factsIn } from './reading.ts'
import { EAGLE, STANDARD, SWORDS } from './signs.ts'

/** The great moments of a battle: a leader who falls, allies who change sides, a champion, the losses of a turn, and the end. */

type Scene = MomentScene<View>
type Key = keyof Happenings

const SIDES: readonly SideIndex[] = [0, 1]

const says = ({ text }: Scene, { key, params }: LogLine): string => text.happening({ key, params, to: 0 })

const occasion = ({ view, language }: Scene): string =>
  LABELS[language].occasion(LABELS[language].battles[view.scenario], view.turn)

function moment(at: number, scene: Scene): GreatMoment | null {
  const line = scene.told[at]
  const words = LABELS[scene.language]
  const shown = { occasion: occasion(scene), lines: [says(scene, line)], figures: [] }
  switch (line.key as Key) {
    case 'leader-lost': {
      const { leader } = line.params as Happenings['leader-lost']
      return {
        ...shown,
        tone: 'fall',
        of: armyOf(leader),
        picture: STANDARD,
        title: words.fallen(words.leader(leader)),
      }
    }
    case 'champion': {
      const { champion } = line.params as Happenings['champion']
      return { ...shown, tone: 'triumph', of: armyOf(champion), picture: SWORDS, title: words.champion }
    }
    case 'defection':
    case 'alans-leave':
      return { ...shown, tone: 'fall', of: null, picture: STANDARD, title: words.defection }
    case 'rout-points':
      return losses(at, scene)
    default:
      return null
  }
}

/** What a turn has cost, if it has cost anything, and as long as the battle goes on. */
function losses(at: number, scene: Scene): GreatMoment | null {
  const { told, view, language } = scene
  const now = told[at].params as Happenings['rout-points']
  const before = told.slice(0, at).findLast(({ key }) => key === 'rout-points')?.params as typeof now | undefined
  const isSame = now.first === (before?.first ?? 0) && now.second === (before?.second ?? 0)
  if (isSame || told[at + 1]?.key === 'withdraws') return null
  const words = LABELS[language]
  return {
    tone: 'season',
    of: null,
    picture: SWORDS,
    occasion: occasion(scene),
    title: words.losses,
    lines: SIDES.map((side) =>
      words.left(words.army(view.scenario, side), view.levels[side] - (side === 0 ? now.first : now.second)),
    ),
    figures: [points(scene, now)],
  }
}

function points({ view, language }: Scene, { first, second }: Happenings['rout-points']): MomentFigures {
  const words = LABELS[language]
  const { sides } = factsIn(view)
  return {
    caption: words.routPoints,
    columns: [words.level, words.lost],
    rows: SIDES.map((side) => ({
      of: sides[side].army,
      name: words.army(view.scenario, side),
      cells: [view.levels[side], side === 0 ? first : second],
    })),
  }
}

/** The field as it is left: rout points against levels, and who of the leaders fell. */
function end(scene: Scene): Pick<GreatMoment, 'picture' | 'lines' | 'figures'> {
  const { told, view, language } = scene
  const words = LABELS[language]
  const fallen = told.flatMap(({ key, params }) =>
    key === 'leader-lost' ? [words.leader((params as Happenings['leader-lost']).leader)] : [],
  )
  const [first, second] = view.routPoints
  return {
    picture: EAGLE,
    lines: fallen.length > 0 ? [words.fallenLeaders(fallen)] : [],
    figures: [points(scene, { first, second })],
  }
}

export const moments: GreatMoments<View> = { moment, end }
