import type { GreatMoment, GreatMoments, LogLine, MomentFigures, MomentScene } from '@iacta/web/board'
import { PREFECTURES } from '../data/map.ts'
import type { SeatId } from '../data/table.ts'
import { FIRST_YEAR, YEARS } from '../data/tables.ts'
import type { View } from '../rules/fog.ts'
import type { Happenings } from '../rules/telling.ts'
import { standingIn } from '../rules/victory.ts'
import { doerOf, sideNamed } from './beats.ts'
import { LABELS } from './moment-labels.ts'
import { CHEST, COLUMN, FLAME, SWORDS } from './piece-shape.ts'
import { stateOf } from './reading.ts'

/** The great moments of the war: large battles, the end of armies and powers, treasures, plague and revolt. */

type Scene = MomentScene<View>
type Key = keyof Happenings

const says = ({ text }: Scene, { key, params }: LogLine): string => text.happening({ key, params, to: 0 })

/** So many SP on both sides together make a battle great. */
const GREAT = 30

function moment(at: number, scene: Scene): GreatMoment | null {
  const line = scene.told[at]
  const words = LABELS[scene.language]
  const turn = scene.told.slice(0, at).findLast(({ key }) => key === 'turn-begins')?.params as
    | Happenings['turn-begins']
    | undefined
  const shown = {
    occasion: words.occasion(turn?.year ?? FIRST_YEAR + (Math.max(1, scene.view.turn) - 1) * YEARS),
    lines: [says(scene, line)],
    figures: [],
    of: doerOf(line),
  }
  switch (line.key as Key) {
    case 'battle': {
      const told = line.params as Happenings['battle']
      if (told.attackSp + told.defenceSp < GREAT) return null
      const winner = winnerOf(told)
      return {
        ...shown,
        of: winner,
        tone: 'triumph',
        picture: SWORDS,
        title: words.battle(told.at),
        figures: [forces(scene, told)],
      }
    }
    case 'destroyed':
      return {
        ...shown,
        tone: 'fall',
        picture: SWORDS,
        title: words.destroyed((line.params as Happenings['destroyed']).army),
      }
    case 'power-out':
      return {
        ...shown,
        of: 'byzantine',
        tone: 'triumph',
        picture: COLUMN,
        title: words.powerOut((line.params as Happenings['power-out']).power),
      }
    case 'treasure-captured':
      return {
        ...shown,
        tone: 'triumph',
        picture: CHEST,
        title: words.treasure((line.params as Happenings['treasure-captured']).power),
      }
    case 'leader-arrives':
      return {
        ...shown,
        tone: 'season',
        picture: COLUMN,
        title: words.arrives((line.params as Happenings['leader-arrives']).leader),
      }
    case 'plague':
      return { ...shown, of: null, tone: 'fall', picture: FLAME, title: words.plague }
    case 'nika':
      return { ...shown, of: 'byzantine', tone: 'fall', picture: FLAME, title: words.nika }
    case 'treasury-lost':
      return { ...shown, tone: 'fall', picture: CHEST, title: words.treasuryLost }
    default:
      return null
  }
}

type Battle = Happenings['battle']
/** Of several armies the first tells whose they are; frontier SP alone are the Byzantine's. */
const isRoman = ([first = 'byzantine']: readonly string[]): boolean => sideNamed(first) === 'byzantine'

/** Whose the day is: of whoever lost less. */
function winnerOf({ attackers, attackLoss, defenceLoss }: Battle): SeatId | null {
  if (attackLoss === defenceLoss) return null
  const attacker: SeatId = isRoman(attackers) ? 'byzantine' : 'barbarian'
  const defender: SeatId = attacker === 'byzantine' ? 'barbarian' : 'byzantine'
  return attackLoss < defenceLoss ? attacker : defender
}

function forces({ language }: Scene, told: Battle): MomentFigures {
  const words = LABELS[language]
  const attacker: SeatId = isRoman(told.attackers) ? 'byzantine' : 'barbarian'
  const defender: SeatId = attacker === 'byzantine' ? 'barbarian' : 'byzantine'
  return {
    caption: words.losses,
    columns: [words.strength, words.losses],
    rows: [
      { of: attacker, name: words.attackers, cells: [told.attackSp, Math.min(told.attackSp, told.attackLoss)] },
      { of: defender, name: words.defenders, cells: [told.defenceSp, Math.min(told.defenceSp, told.defenceLoss)] },
    ],
  }
}

/** The empire as it is left: of each prefecture what is held, and what was needed. */
function end({ told, view, language }: Scene): Pick<GreatMoment, 'picture' | 'lines' | 'figures'> {
  const words = LABELS[language]
  const s = stateOf(view)
  const battles = told.filter(({ key }) => key === 'battle').length
  return {
    picture: COLUMN,
    lines: battles > 0 ? [words.battles(battles)] : [],
    figures: [
      {
        caption: words.standing,
        columns: [words.needed, words.held],
        rows: PREFECTURES.map(([id], prefecture) => {
          const { held, needed, missing } = standingIn(s, prefecture)
          const isHeld = held >= needed && missing.length === 0
          return { of: isHeld ? 'byzantine' : 'barbarian', name: words.prefectures[id], cells: [needed, held] }
        }),
      },
    ],
  }
}

export const moments: GreatMoments<View> = { moment, end }
