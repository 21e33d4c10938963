import { everyKeyHasWords, randomGamesCanBeTold } from '@iacta/testing'
import { expect, test } from 'vitest'
import { inWords } from '../board/table-in-words.ts'
import { words } from '../board/text-view.ts'
import { type Action, FIELDS } from '../rules/action.ts'
import { justinian as game } from '../rules/game.ts'
import { REASONS } from '../rules/reasons.ts'
import { en } from '../text/en.ts'
import { texts } from '../text/index.ts'
import { it } from '../text/it.ts'
import { act, Bench } from './bench.ts'

everyKeyHasWords({ en, it }, { rules: new URL('../rules/', import.meta.url), reasons: REASONS, verbs: FIELDS })

const TRIED = [
  'post italia europa',
  'strength oriens 99',
  'station lazica 3',
  'pay oriens',
  'bribe 8',
  'choose franks',
  'go rhodope',
  'attack totila',
  'clear',
  'recover',
  'enterSea black-sea',
  'port asia',
  'fortify europa',
  'moor europa 99',
].map(act)

randomGamesCanBeTold<Parameters<typeof game.view>[0], Action, ReturnType<typeof game.view>, object>({
  game,
  texts,
  games: 4,
  options: () => ({}),
  probes: (chance) => [TRIED[chance.pick(TRIED.length)]],
  inWords,
  atLeast: 150,
})

test('the list has a place for every kind of action', () => {
  const b = new Bench({ stack: [{ step: 'marker' }] })
  const one = (verb: string): { do: string } => ({ do: verb })
  for (const language of ['en', 'it'] as const) {
    const listed = words
      .groups(Object.keys(FIELDS).map(one) as never, b.view('byzantine'), language)
      .flatMap(({ actions }) => actions.map((action) => action.do))
    expect(listed.sort()).toEqual(Object.keys(FIELDS).sort())
  }
})

test('what somebody types is found by the names of places, armies, peoples and seas', () => {
  const view = new Bench({ stack: [{ step: 'marker' }] }).view('byzantine')
  const found = (said: string, language: 'en' | 'it') =>
    (words.attempts?.(said, view, language) ?? []).map((action) => JSON.stringify(action))
  expect(found('to syria i with the army of the east', 'en')).toContain('{"do":"go","to":"syria-i"}')
  expect(found('armata d’oriente', 'it')).toContain('{"do":"march","army":"oriens"}')
  expect(found('gli Ostrogoti', 'it')).toContain('{"do":"choose","power":"ostrogoths"}')
  expect(found('Mar Nero', 'it')).toContain('{"do":"enterSea","to":"black-sea"}')
})
