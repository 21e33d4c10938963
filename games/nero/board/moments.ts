import type { GreatMoment, GreatMoments, LogLine, MomentFigures, MomentScene } from '@iacta/web/board'
import { TURNS } from '../data/constants.ts'
import type { HappeningKey, Happenings } from '../rules/happenings.ts'
import type { SeatId } from '../rules/printed.ts'
import type { RankId, View } from '../rules/view.ts'
import { DRAWINGS, type Picture } from './drawings.ts'
import { LABELS, numeral } from './moment-labels.ts'
import { playerOf, seatsAt } from './reading.ts'

/** The great moments of the year of four Emperors: who rises, who falls, the points of a turn, and the end. */

type Scene = MomentScene<View>

const params = <Key extends HappeningKey>(line: LogLine | undefined, key: Key): Happenings[Key] | undefined =>
  line?.key === key ? (line.params as Happenings[Key]) : undefined

const told = <Key extends HappeningKey>(lines: readonly LogLine[], key: Key): Happenings[Key][] =>
  lines.filter((line) => line.key === key).map((line) => line.params as Happenings[Key])

const says =
  ({ text }: Scene) =>
  ({ key, params: of }: LogLine): string =>
    text.happening({ key, params: of, to: 0 })

function moment(at: number, scene: Scene): GreatMoment | null {
  const line = scene.told[at]
  const words = LABELS[scene.language]
  const name = (seat: SeatId): string => scene.text.seat(seat)
  switch (line.key as HappeningKey) {
    case 'new-emperor': {
      const { seat, by } = line.params as Happenings['new-emperor']
      return rank(at, scene, 'triumph', seat, 'ave-caesar', words.hailed[by], words.emperor(name(seat)))
    }
    case 'new-contender': {
      const { seat } = line.params as Happenings['new-contender']
      return rank(at, scene, 'triumph', seat, 'ave-caesar', words.aveCaesar, words.contender(name(seat)))
    }
    case 'demoted': {
      // Who has beaten an Emperor is Emperor: then the panel is his.
      if (scene.told[at + 1]?.key === 'new-emperor') return null
      const { seat } = line.params as Happenings['demoted']
      return rank(at, scene, 'fall', seat, 'sword', words.defeat, words.fallen(name(seat)))
    }
    case 'murdered': {
      const { of } = line.params as Happenings['murdered']
      return rank(at, scene, 'fall', of, 'assassination', words.idesOfMarch, words.murdered(name(of)))
    }
    case 'scored':
      return scoring(at, scene)
    default:
      return null
  }
}

/** Somebody's rank has changed. */
function rank(
  at: number,
  scene: Scene,
  tone: GreatMoment['tone'],
  of: SeatId,
  picture: Picture,
  occasion: string,
  title: string,
): GreatMoment {
  const lines = [scene.told[at]]
  if (scene.told[at - 1]?.key === 'demoted') lines.unshift(scene.told[at - 1])
  const { view, text, language } = scene
  const words = LABELS[language]
  const changed = new Map(lines.map(rankTold))
  return {
    tone,
    of,
    picture: DRAWINGS[picture],
    occasion,
    title,
    lines: lines.map(says(scene)),
    figures: [
      {
        caption: words.standing,
        columns: [words.columns.rank, words.columns.points],
        rows: seatsAt(view).map((seat) => {
          const player = playerOf(view, seat)
          return {
            of: seat,
            name: text.seat(seat),
            cells: [words.ranks[changed.get(seat) ?? player.rank], player.victory],
          }
        }),
      },
    ],
  }
}

/** Who has which rank now. It may be told before the board shows it, so the line says it. */
function rankTold({ key, params: of }: LogLine): readonly [SeatId, RankId] {
  const { seat, of: victim } = of as { seat: SeatId; of: SeatId }
  if (key === 'new-emperor') return [seat, 'emperor']
  if (key === 'new-contender') return [seat, 'contender']
  return [key === 'murdered' ? victim : seat, 'general']
}

// Points

/** The turn is scored when the last of its lines is told; at the end of the game that is told with the end. */
function scoring(at: number, scene: Scene): GreatMoment | null {
  const { told: lines, view, text, language } = scene
  const turn = params(lines[at], 'scored')?.turn
  const scored = told(lines.slice(0, at + 1), 'scored').filter((one) => one.turn === turn)
  if (turn === undefined || scored.length < seatsAt(view).length || lines[at + 1]?.key === 'game-over') return null
  const words = LABELS[language]
  const most = Math.max(...scored.map(({ total }) => total))
  const first = scored.filter(({ total }) => total === most)
  return {
    tone: 'season',
    of: first.length === 1 ? first[0].seat : null,
    picture: DRAWINGS.hourglass,
    occasion: words.turn(turn),
    title: words.scored,
    lines: [
      words.ahead(
        first.map(({ seat }) => text.seat(seat)),
        most,
      ),
      words.turnsLeft(TURNS - turn),
    ],
    figures: [awards(scored, scene, turn)],
  }
}

function awards(scored: readonly Happenings['scored'][], { text, language }: Scene, turn: number): MomentFigures {
  const { columns, turn: named } = LABELS[language]
  return {
    caption: named(turn),
    columns: [columns.emperor, columns.rome, columns.zones, columns.italy, columns.total],
    rows: scored
      .toSorted((a, b) => b.total - a.total)
      .map(({ seat, emperor, rome, zones, italy, total }) => ({
        of: seat,
        name: text.seat(seat),
        cells: [emperor, rome, zones, italy, total].map((n, i) => (n > 0 && i < 4 ? `+${n}` : n)),
      })),
  }
}

/** The ranking of all seats, with what each turn brought and what was won in battle. */
function end({ told: lines, view, text, language }: Scene): Pick<GreatMoment, 'picture' | 'lines' | 'figures'> {
  const words = LABELS[language]
  const scored = told(lines, 'scored')
  const turns = [...new Set(scored.map(({ turn }) => turn))]
  const brought = (seat: SeatId, turn: number): number => {
    const own = scored.find((one) => one.seat === seat && one.turn === turn)
    return own ? own.emperor + own.rome + own.zones + own.italy : 0
  }
  const rows = seatsAt(view)
    .map((seat) => {
      const { victory, rank: held } = playerOf(view, seat)
      const byTurn = turns.map((turn) => brought(seat, turn))
      const battles = victory - byTurn.reduce((sum, n) => sum + n, 0)
      return { of: seat, name: text.seat(seat), held, victory, cells: [...byTurn, battles, victory] }
    })
    .toSorted((a, b) => b.victory - a.victory)
  return {
    picture: DRAWINGS['ave-caesar'],
    lines: rows.filter(({ held }) => held !== 'general').map(({ name, held }) => `${name}: ${words.ranks[held]}.`),
    figures: [
      {
        caption: words.ranking,
        columns: [...turns.map(numeral), words.columns.battles, words.columns.total],
        rows: rows.map(({ of, name, cells }) => ({ of, name, cells })),
      },
    ],
  }
}

export const moments: GreatMoments<View> = { moment, end }
