import { readdirSync, readFileSync } from 'node:fs'
import { everyKeyHasWords, randomGamesCanBeTold, rulesReader } from '@iacta/testing'
import { expect, test } from 'vitest'
import { inWords } from '../board/table-in-words.ts'
import { LEDGER } from '../data/ledger.ts'
import { FIELDS } from '../rules/action.ts'
import { REASONS } from '../rules/reasons.ts'
import { en } from '../text/en.ts'
import { texts } from '../text/index.ts'
import { it } from '../text/it.ts'
import * as english from '../text/rules.en.ts'
import * as italian from '../text/rules.it.ts'
import { act, closeGame, optionsOf } from './bench.ts'

everyKeyHasWords({ en, it }, { rules: new URL('../rules/', import.meta.url), reasons: REASONS, verbs: FIELDS })

rulesReader(LEDGER, { en: english.told, it: italian.told }, { en: english.rules, it: italian.rules })

const TRIED = [
  'ahead',
  'ram',
  'through',
  'reverse',
  'back',
  'fire goth-01',
  'grapple byz-02',
  'board byz-01',
  'done',
].map(act)

randomGamesCanBeTold({
  game: closeGame,
  texts,
  games: 3,
  most: 900,
  options: optionsOf,
  probes: (chance) => [TRIED[chance.pick(TRIED.length)]],
  inWords,
  atLeast: 60,
})

test('in Italian marines are marines wherever they are named, neither sailors nor soldiers', () => {
  const folders = ['../board/', '../text/', '../text/it/'].map((path) => new URL(path, import.meta.url))
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)))
  const told = files.filter(({ pathname }) => pathname.endsWith('.ts')).map((file) => readFileSync(file, 'utf8'))
  expect(told.join('\n')).toContain('fanti di marina')
  expect(told.flatMap((text) => text.match(/.*\b(marina[io]|soldat[io])\b.*/g) ?? [])).toEqual([])
})
