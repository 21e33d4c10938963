import { readdirSync, readFileSync } from 'node:fs'
import { quickChance, readOptions, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { CLAUSE_IDS, SECTIONS } from '../data/ledger.ts'
import { OPTIONS } from '../data/table.ts'
import { ACTION_NAMES, type Action } from '../rules/action.ts'
import { CARD_IDS, PLACE_IDS } from '../rules/board.ts'
import { nero as game } from '../rules/game.ts'
import { REASONS } from '../rules/reasons.ts'
import { WAYS } from '../rules/victory.ts'
import * as clausesEn from '../text/clauses.en.ts'
import * as clausesIt from '../text/clauses.it.ts'
import { en } from '../text/en.ts'
import { gameText } from '../text/game-text.ts'
import { inWords } from '../text/in-words.ts'
import { it } from '../text/it.ts'

const languages = { en, it }
const TABLE_REASONS = ['game-over', 'not-your-turn', 'not-now', 'stale']

const rules = readdirSync(new URL('../rules/', import.meta.url))
  .map((file) => readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8'))
  .join('\n')
const keysIn = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, key]) => key)
const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort()

describe.each(Object.entries(languages))('texts in %s', (_, t) => {
  test('every happening the rules tell has words, and no words are left over', () => {
    expect(sorted(Object.keys(t.happenings))).toEqual(
      sorted(keysIn(rules, /tell(?:OfCard)?\(\s*play,\s*'([a-z0-9-]+)'/g)),
    )
  })

  test('every reason has words, every reason is given by some rule, and no words are left over', () => {
    expect(sorted(Object.keys(t.refusals))).toEqual(sorted([...Object.keys(REASONS), ...TABLE_REASONS]))
    const given = rules.replace(/export const REASONS = \{[\s\S]*?\} as const/, '')
    for (const reason of Object.keys(REASONS)) expect(given, reason).toMatch(new RegExp(`'${reason}'`))
  })

  test('every prompt, action and way to win has words', () => {
    const asked = keysIn(rules.replace(/export interface Prompts \{[\s\S]*?\n\}/, ''), /'([a-z0-9-]+)'/g)
    for (const key of Object.keys(t.prompts)) if (key !== 'over') expect(asked, key).toContain(key)
    expect(sorted(Object.keys(t.actions))).toEqual(sorted(ACTION_NAMES))
    expect(sorted(Object.keys(t.ways))).toEqual(sorted(WAYS))
  })

  test('every option has words', () => {
    const text = gameText(t)
    for (const [key, { choices }] of Object.entries(OPTIONS))
      for (const choice of choices) expect(text.option(key, choice)).toMatch(/[A-Z]/)
  })
})

test('every clause and paragraph is told in both languages, in words of its own', () => {
  for (const { clauses, sections } of [clausesEn, clausesIt]) {
    expect(sorted(Object.keys(clauses))).toEqual(sorted(CLAUSE_IDS))
    expect(sorted(Object.keys(sections))).toEqual(sorted(SECTIONS))
    for (const text of [...Object.values(clauses), ...Object.values(sections)]) expect(text.trim()).not.toBe('')
  }
  for (const id of CLAUSE_IDS) expect(clausesEn.clauses[id]).not.toBe(clausesIt.clauses[id])
})

test('everything random games say can be said in both languages', () => {
  const said = new Set<string>()
  for (const t of [en, it]) {
    const text = gameText(t)
    const speak = (kind: string, key: string, words: string): void => {
      said.add(`${kind} ${key}`)
      expect(words, key).toMatch(/\S/)
      expect(words, `${kind} ${key}`).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
    }
    for (let seed = 0; seed < 10; seed++) {
      const chance = quickChance(seed)
      const play = {
        chance,
        seal() {},
        tell: (h: Parameters<typeof text.happening>[0]) => speak('happening', h.key, text.happening(h)),
      }
      const s = game.start(readOptions(OPTIONS, { players: seed % 2 === 0 ? 4 : 3 }), play)
      while (!s.outcome) {
        const seats = seatsIn(game.waiting(s))
        const seat = seats[chance.pick(seats.length)]
        for (const one of [0, 1, 15]) speak('prompt', game.prompt(s, one).key, text.prompt(game.prompt(s, one)))
        const legal = game.actions(s, seat)
        const action = legal[chance.pick(legal.length)]
        speak('action', action.do, text.action(action))
        const probes: Action[] = [
          { do: 'go', to: PLACE_IDS[chance.pick(PLACE_IDS.length)] },
          { do: 'event', card: CARD_IDS[chance.pick(CARD_IDS.length)] },
          { do: 'answer', card: CARD_IDS[chance.pick(CARD_IDS.length)] },
          { do: 'retreat', to: PLACE_IDS[chance.pick(PLACE_IDS.length)], commander: 'with' },
          { do: 'proclaim' },
        ]
        for (const probe of probes) {
          const refusal = game.refusal(s, seat, probe)
          if (refusal) speak('refusal', refusal.reason, text.refusal(refusal))
        }
        game.play(s, seat, action, play)
      }
      for (const seat of [0, 15])
        for (const line of inWords(game.view(s, seat), t === it ? 'it' : 'en')) speak('table', 'line', line)
      speak('outcome', s.outcome.way, text.outcome(s.outcome))
    }
  }
  expect(said.size).toBeGreaterThan(120)
})
