import { everyKeyHasWords, randomGamesCanBeTold, rulesReader } from '@iacta/testing'
import { inWords } from '../board/table-in-words.ts'
import { LEDGER } from '../data/ledger.ts'
import { FIELDS, make } from '../rules/action.ts'
import { newGame as game } from '../rules/game.ts'
import { REASONS } from '../rules/reasons.ts'
import { en } from '../text/en.ts'
import { texts } from '../text/index.ts'
import { it } from '../text/it.ts'
import * as english from '../text/rules.en.ts'
import * as italian from '../text/rules.it.ts'
import { optionsOf } from './bench.ts'

everyKeyHasWords({ en, it }, { rules: new URL('../rules/', import.meta.url), reasons: REASONS, verbs: FIELDS })

rulesReader(LEDGER, { en: english.told, it: italian.told }, { en: english.rules, it: italian.rules })

randomGamesCanBeTold({
  game,
  texts,
  games: 10,
  options: optionsOf,
  probes: (chance) => [make.take(1 + chance.pick(3))],
  inWords,
  atLeast: 8,
})
