import { everyKeyHasWords, randomGamesCanBeTold, rulesReader, sorted } from '@iacta/testing'
import { expect, test } from 'vitest'
import { inWords } from '../board/in-terminal.ts'
import { LEDGER } from '../data/ledger.ts'
import { FIELDS, move } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { BLOCK_IDS, type Block, PLACE_IDS, type Place } from '../rules/printed.ts'
import { REASONS } from '../rules/reasons.ts'
import * as clausesEn from '../text/clauses.en.ts'
import * as clausesIt from '../text/clauses.it.ts'
import { en } from '../text/en.ts'
import { texts } from '../text/index.ts'
import { it } from '../text/it.ts'
import { places } from '../text/places.ts'
import { rules as bookEn } from '../text/rules.en.ts'
import { rules as bookIt } from '../text/rules.it.ts'

everyKeyHasWords({ en, it }, { rules: new URL('../rules/', import.meta.url), reasons: REASONS, verbs: FIELDS })

rulesReader(LEDGER, { en: clausesEn, it: clausesIt }, { en: bookEn, it: bookIt })

test('every block and place has a name', () => {
  for (const t of [en, it]) expect(sorted(Object.keys(t.blocks))).toEqual(sorted(BLOCK_IDS))
  expect(sorted(Object.keys(places))).toEqual(sorted(PLACE_IDS))
})

test('how it stands is told in years of the game first, for who has not learned to count from the founding of Rome', () => {
  const stands = { year: 2, turn: 3, points: [5, 6] }
  expect(en.tally(stands)).toBe('Year 2 of 5 (706 AUC), turn 3 · Caesar 5, Pompeius 6')
  expect(it.tally(stands)).toBe('Anno 2 di 5 (706 a.U.c.), turno 3 · Cesare 5, Pompeo 6')
  expect(en.tally({ ...stands, turn: null })).toContain('(706 AUC), winter')
})

randomGamesCanBeTold({
  game,
  texts,
  games: 12,
  options: (seed) => ({ scenario: seed % 4 === 0 ? 'free' : 'historical' }),
  probes: (chance) => [move(chance.pick(BLOCK_IDS.length) as Block, chance.pick(PLACE_IDS.length) as Place)],
  inWords,
  atLeast: 81,
})
