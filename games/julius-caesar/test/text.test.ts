import { readdirSync, readFileSync } from 'node:fs'
import { quickChance, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { CLAUSE_IDS, SECTIONS } from '../data/ledger.ts'
import { ACTION_NAMES } from '../rules/action.ts'
import { BLOCK_IDS, PLACE_IDS } from '../rules/board.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { REASONS } from '../rules/reasons.ts'
import * as clausesEn from '../text/clauses.en.ts'
import * as clausesIt from '../text/clauses.it.ts'
import { en } from '../text/en.ts'
import { texts } from '../text/index.ts'
import { it } from '../text/it.ts'
import { places } from '../text/places.ts'

const languages = { en, it }
const TABLE_REASONS = ['game-over', 'not-your-turn', 'not-now', 'stale']

const rules = readdirSync(new URL('../rules/', import.meta.url))
  .map((file) => readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8'))
  .join('\n')
const keysIn = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, key]) => key)
const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort()

describe.each(Object.entries(languages))('texts in %s', (language, t) => {
  test('every happening the rules tell has words, and no words are left over', () => {
    const told = keysIn(rules, /tell(?:OfBlock)?\(\s*play,\s*'([a-z0-9-]+)'/g)
    expect(sorted(Object.keys(t.happenings))).toEqual(sorted(told))
  })

  test('every reason has words, every reason is given by some rule, and no words are left over', () => {
    expect(sorted(Object.keys(t.refusals))).toEqual(sorted([...Object.keys(REASONS), ...TABLE_REASONS]))
    const given = rules.replace(/export const REASONS = \{[\s\S]*?\} as const/, '')
    for (const reason of Object.keys(REASONS)) expect(given, reason).toMatch(new RegExp(`'${reason}'`))
  })

  test('every prompt has words, and no words are left over', () => {
    const asked = keysIn(rules.replace(/export interface Prompts \{[\s\S]*?\n\}/, ''), /'([a-z0-9-]+)'/g)
    for (const key of Object.keys(t.prompts)) if (key !== 'over') expect(asked, key).toContain(key)
  })

  test('every action, block, place, clause and paragraph has a name', () => {
    expect(sorted(Object.keys(t.actions))).toEqual(sorted(ACTION_NAMES))
    expect(sorted(Object.keys(t.blocks))).toEqual(sorted(BLOCK_IDS))
    expect(sorted(Object.keys(places))).toEqual(sorted(PLACE_IDS))
    const { clauses, sections } = language === 'en' ? clausesEn : clausesIt
    expect(sorted(Object.keys(clauses))).toEqual(sorted(CLAUSE_IDS))
    expect(sorted(Object.keys(sections))).toEqual(sorted(SECTIONS))
    for (const text of [...Object.values(clauses), ...Object.values(sections)]) expect(text.trim()).not.toBe('')
  })
})

test('every way to end has a short name in both languages', () => {
  for (const way of Object.keys(en.ways)) {
    const names = [texts.en.way(way), texts.it.way(way)]
    expect(new Set([way, ...names]).size, way).toBe(3)
  }
})

test('the two languages say different things', () => {
  for (const id of CLAUSE_IDS) expect(clausesEn.clauses[id]).not.toBe(clausesIt.clauses[id])
})

test('everything random games say can be said in both languages', () => {
  const said = new Set<string>()
  for (const text of Object.values(texts)) {
    const speak = (kind: string, key: string, words: string): void => {
      said.add(`${kind} ${key}`)
      expect(words, key).toMatch(/\S/)
      expect(words, key).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
    }
    for (let seed = 0; seed < 12; seed++) {
      const chance = quickChance(seed)
      const play = {
        chance,
        seal() {},
        tell: (h: Parameters<typeof text.happening>[0]) => speak('happening', h.key, text.happening(h)),
      }
      const s = game.start({ scenario: seed % 4 === 0 ? 'free' : 'historical' }, play)
      while (!s.outcome) {
        const seats = seatsIn(game.waiting(s))
        const seat = seats[chance.pick(seats.length)]
        for (const one of [0, 1, 15]) speak('prompt', game.prompt(s, one).key, text.prompt(game.prompt(s, one)))
        const legal = game.actions(s, seat)
        const action = legal[chance.pick(legal.length)]
        speak('action', action.do, text.action(action))
        for (const probe of [
          { do: 'move', block: BLOCK_IDS[chance.pick(63)], to: PLACE_IDS[chance.pick(76)] } as const,
          action,
        ]) {
          const refusal = game.refusal(s, 1 - seat, probe) ?? game.refusal(s, seat, probe)
          if (refusal) speak('refusal', refusal.reason, text.refusal(refusal))
        }
        game.play(s, seat, action, play)
      }
      speak('outcome', s.outcome.way, text.outcome(s.outcome))
    }
  }
  expect(said.size).toBeGreaterThan(80)
})
