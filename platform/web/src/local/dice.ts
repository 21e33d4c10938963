import { type GameRecord, type Remembered, type Verdict, verify } from '@iacta/kernel'
import type { BrowserGame } from '../board/index.ts'
import { plainDigest } from './digest.ts'

/** Drawing the dice of a finished game again, in this browser and apart from the page. */

export interface DiceAsk {
  readonly record: GameRecord
  readonly remembered: Remembered
}

export async function checkDice(found: BrowserGame, { record, remembered }: DiceAsk): Promise<Verdict> {
  const { game } = await found.engine()
  return verify(game, record, plainDigest, remembered)
}
