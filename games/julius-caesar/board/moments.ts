import type { GreatMoment, GreatMoments, LogLine, MomentFigures, MomentScene } from '@iacta/web/board'
import { TROPHY_POINTS, YEARS } from '../data/constants.ts'
import type { HappeningKey, Happenings } from '../rules/happenings.ts'
import {
  type BlockId,
  block,
  HOME_SIDE,
  PLACE_IDS,
  SIDE_IDS,
  type SideId,
  VALUE,
  VALUED_CITIES,
} from '../rules/printed.ts'
import type { BySide, View } from '../rules/view.ts'
import { bc } from '../text/common.ts'
import { places } from '../text/places.ts'
import { DRAWINGS } from './drawings.ts'
import { LABELS } from './moment-labels.ts'
import { countOf } from './reading.ts'

/** The great moments of the civil war: a leader's fall, Cleopatra's change of side, Winter, and the end. */

type Scene = MomentScene<View>

/** What a line of this key says; undefined for a line of another. */
const params = <Key extends HappeningKey>(line: LogLine | undefined, key: Key): Happenings[Key] | undefined =>
  line?.key === key ? (line.params as Happenings[Key]) : undefined

const told = <Key extends HappeningKey>(lines: readonly LogLine[], key: Key): Happenings[Key][] =>
  lines.filter((line) => line.key === key).map((line) => line.params as Happenings[Key])

const says =
  ({ text }: Scene) =>
  ({ key, params: of }: LogLine): string =>
    text.happening({ key, params: of, to: 0 })

const other = (side: SideId): SideId => (side === 'caesar' ? 'pompeius' : 'caesar')

function moment(at: number, scene: Scene): GreatMoment | null {
  switch (scene.told[at].key as HappeningKey) {
    case 'trophy':
      return fall(at, scene)
    case 'cleopatra-changes-side':
      return changeOfSide(at, scene)
    case 'victory-check':
      return scene.told[at + 1]?.key === 'game-over' ? null : winter(at, scene)
    default:
      return null
  }
}

/** Where a line was told: in which battle, or else in which year. */
function occasion(at: number, { told: lines, language, view }: Scene): string {
  const words = LABELS[language]
  const begun = lines.slice(0, at).findLast(({ key }) => key === 'battle-begins' || key === 'vulcan-struck')
  const battle = params(begun, 'battle-begins')
  return battle ? words.battle(places[battle.at]) : words.year(view.year)
}

function fall(at: number, scene: Scene): GreatMoment | null {
  const trophy = params(scene.told[at], 'trophy')
  if (!trophy) return null
  return {
    tone: 'fall',
    of: SIDE_IDS[HOME_SIDE[block(trophy.block)]] ?? other(trophy.side),
    picture: DRAWINGS.leader,
    occasion: occasion(at, scene),
    title: LABELS[scene.language].falls(trophy.block),
    lines: [says(scene)(scene.told[at])],
    figures: [pointsNow(scene, trophiesAt(scene.told.slice(0, at + 1)), scene.view.points)],
  }
}

function changeOfSide(at: number, scene: Scene): GreatMoment | null {
  const change = params(scene.told[at], 'cleopatra-changes-side')
  if (!change) return null
  return {
    tone: 'triumph',
    of: change.side,
    picture: DRAWINGS.cleopatra,
    occasion: occasion(at, scene),
    title: LABELS[scene.language].changesSide,
    lines: [says(scene)(scene.told[at])],
    figures: [],
  }
}

// Winter

function winter(at: number, scene: Scene): GreatMoment | null {
  const check = params(scene.told[at], 'victory-check')
  const begins = scene.told.slice(0, at).findLastIndex(({ key }) => key === 'winter-begins')
  const begun = params(scene.told[begins], 'winter-begins')
  if (!check || !begun) return null
  const words = LABELS[scene.language]
  const of = scene.told.slice(begins, at)
  const cleopatra = of.filter(({ key }) => key === 'cleopatra-won-over')
  const home = cleopatra.length > 0 ? cleopatra : of.filter(({ key }) => key === 'cleopatra-home')
  return {
    tone: 'season',
    of: null,
    picture: SNOW,
    occasion: words.year(begun.year),
    title: words.winter,
    lines: [...home.map(says(scene)), ...wintering(of, scene), words.yearsLeft(YEARS - begun.year)],
    figures: [
      pointsNow(
        scene,
        trophiesAt(scene.told.slice(0, at)),
        check,
        told(scene.told.slice(0, begins), 'victory-check').at(-1),
      ),
    ],
  }
}

const SNOW = {
  line: 'M12 1.5v21M2.9 6.8l18.2 10.4M21.1 6.800L2.900 17.200M9 3l3 3 3-3M9 21l3-3 3 3M2.700 10.800l4-1.200-.9-4.100M21.300 13.200l-4 1.200.9 4.100M18.200 5.500l-.9 4.100 4 1.200M5.800 18.500l.9-4.100-4-1.200',
}

/** Who went to port, who was disbanded: how many of each side. */
function wintering(lines: readonly LogLine[], { text, language }: Scene): string[] {
  const words = LABELS[language]
  const surplus = told(lines, 'surplus-disbanded')
  const counts = SIDE_IDS.flatMap((side) => {
    const name = text.seat(side)
    const count = (of: readonly { readonly side: SideId }[]): number => of.filter((one) => one.side === side).length
    const [home, lost, gone] = [told(lines, 'harboured'), told(lines, 'navis-lost'), surplus].map(count)
    return [
      ...(home > 0 ? [words.harboured(name, home)] : []),
      ...(lost > 0 ? [words.lostAtSea(name, lost)] : []),
      ...(gone > 0 ? [words.disbanded(name, gone)] : []),
    ]
  })
  return surplus.length > 0 ? counts : [...counts, words.allFed]
}

// Points

/** How many enemy leaders each side has killed, by what was told. */
const trophiesAt = (lines: readonly LogLine[]): BySide<number> => {
  const all = told(lines, 'trophy')
  const of = (side: SideId): number => all.filter((trophy) => trophy.side === side).length
  return { caesar: of('caesar'), pompeius: of('pompeius') }
}

function pointsNow(
  { text, language }: Scene,
  trophies: BySide<number>,
  points: BySide<number>,
  before?: BySide<number>,
): MomentFigures {
  const { points: caption, columns } = LABELS[language]
  const first = before ? [columns.before] : []
  return {
    caption,
    columns: [...first, columns.cities, columns.leaders, columns.total],
    rows: SIDE_IDS.map((side) => {
      const leaders = trophies[side] * TROPHY_POINTS
      return {
        of: side,
        name: text.seat(side),
        cells: [...(before ? [before[side]] : []), points[side] - leaders, leaders, points[side]],
      }
    }),
  }
}

/** The points of both sides at every Winter, and at the end if it was not one. */
function pointsByWinter(scene: Scene): MomentFigures | null {
  const { told: lines, view, text, language } = scene
  const checks = told(lines, 'victory-check')
  const words = LABELS[language]
  const isWinter = lines.at(-1)?.key === 'game-over'
  if (checks.length + (isWinter ? 0 : 1) < 2) return null
  return {
    caption: words.course,
    columns: [...checks.map((_, i) => String(bc(i + 1))), ...(isWinter ? [] : [words.columns.now])],
    rows: SIDE_IDS.map((side) => ({
      of: side,
      name: text.seat(side),
      cells: [...checks.map((check) => check[side]), ...(isWinter ? [] : [view.points[side]])],
    })),
  }
}

/** The cities of value that a side holds alone, the most valuable first: `Roma 2`. */
const citiesOf = (view: View, side: SideId): string[] =>
  VALUED_CITIES.filter((p) => countOf(view, side, PLACE_IDS[p]) > 0 && countOf(view, other(side), PLACE_IDS[p]) === 0)
    .sort((a, b) => VALUE[b] - VALUE[a])
    .map((p) => `${places[PLACE_IDS[p]]} ${VALUE[p]}`)

function end(scene: Scene): Pick<GreatMoment, 'picture' | 'lines' | 'figures'> {
  const { view, text, language } = scene
  const words = LABELS[language]
  const trophies = view.trophies as BySide<readonly BlockId[]>
  const course = pointsByWinter(scene)
  return {
    picture: DRAWINGS.vexillum,
    lines: SIDE_IDS.flatMap((side) => {
      const [name, cities, killed] = [text.seat(side), citiesOf(view, side), trophies[side]]
      return [
        cities.length > 0 ? words.cities(name, cities) : words.noCities(name),
        ...(killed.length > 0 ? [words.killed(name, killed)] : []),
      ]
    }),
    figures: [
      pointsNow(scene, { caesar: trophies.caesar.length, pompeius: trophies.pompeius.length }, view.points),
      ...(course ? [course] : []),
    ],
  }
}

export const moments: GreatMoments<View> = { moment, end }
