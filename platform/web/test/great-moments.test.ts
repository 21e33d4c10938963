import { readdirSync, readFileSync } from 'node:fs'
import { type Happening, includes, readRecord, replay } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { gameNamed } from '@iacta/registry/browser'
import { describe, expect, test } from 'vitest'
import type { GreatMoment, GreatMoments, LogLine, MomentScene } from '../src/board/index.ts'
import { Heard, momentsSince } from '../src/table/great-moments.ts'

const LANGUAGES = ['en', 'it'] as const

/** Everything that a game's finished records tell a seat, with the view at the end of each action that told something. */
function* scenesOf(id: string, seat: number) {
  const game = GAMES.find(({ game: one }) => one.id === id)?.game
  if (!game) throw new Error(`there is no game ${id}`)
  const folder = new URL(`../../../games/${id}/test/golden/`, import.meta.url)
  for (const file of readdirSync(folder)) {
    const record = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    const told: Happening[] = []
    for (const { happenings, state } of replay(game, record)) {
      const from = told.length
      told.push(...happenings.filter((happening) => includes(happening.to, seat)))
      if (told.length > from)
        yield { file, from, told, view: game.view(state, seat), isOver: game.outcome(state) !== null }
    }
  }
}

/** The finished battles that are kept end with their first losses: what may come before is looked at below. */
const END_SOON: ReadonlySet<string> = new Set(['cataphract'])

function expectWhole({ lines, figures, ...rest }: Partial<GreatMoment>, where: string): void {
  const words = [...(lines ?? []), rest.title ?? '-', rest.occasion ?? '-', ...(figures ?? []).flatMap(allOf)]
  for (const said of words) {
    expect(String(said), where).not.toMatch(/undefined|NaN|null|\[object/)
    expect(String(said).trim(), where).not.toBe('')
  }
  for (const { columns, rows } of figures ?? [])
    for (const { cells } of rows) expect(cells, where).toHaveLength(columns.length)
}

const allOf = ({ caption, columns, rows }: GreatMoment['figures'][number]): readonly unknown[] => [
  caption,
  ...columns,
  ...rows.flatMap(({ name, cells }) => [name, ...cells]),
]

describe.each(GAMES.map(({ game }) => game.id))('%s', (id) => {
  test('has whole words for every great moment of its finished games, and for each end, in both languages', async () => {
    const face = gameNamed(id)
    const moments = await face?.moments?.()
    if (!face || !moments) return
    const texts = { en: await face.text('en'), it: await face.text('it') }
    const found = new Map<string, number>()
    let ends = 0
    for (const { file, from, told, view, isOver } of scenesOf(id, 0))
      for (const language of LANGUAGES) {
        const scene: MomentScene = { told, view, text: texts[language], language }
        for (const moment of momentsSince(moments, scene, from)) {
          expectWhole(moment, `${file}, line ${from}`)
          found.set(moment.tone, (found.get(moment.tone) ?? 0) + 1)
        }
        if (!isOver) continue
        expectWhole(moments.end(scene), file)
        expect(moments.end(scene).figures.length, file).toBeGreaterThan(0)
        ends++
      }
    expect(ends).toBeGreaterThan(0)
    if (END_SOON.has(id)) return
    expect(found.get('fall')).toBeGreaterThan(0)
    expect(found.get('season')).toBeGreaterThan(0)
  })
})

/** How often each key made a moment, and how often it was told. */
async function greatKeys(id: string) {
  const face = gameNamed(id)
  const moments = (await face?.moments?.()) as GreatMoments
  const text = await face?.text('en')
  if (!text) throw new Error(`${id} has no words`)
  const made: Record<string, number> = {}
  const told: Record<string, number> = {}
  for (const scene of scenesOf(id, 0))
    for (let line = scene.from; line < scene.told.length; line++) {
      const { key } = scene.told[line]
      told[key] = (told[key] ?? 0) + 1
      if (moments.moment(line, { ...scene, text, language: 'en' })) made[key] = (made[key] ?? 0) + 1
    }
  return { made, told }
}

test('in Julius Caesar every leader’s fall and every Winter but the last is a great moment', async () => {
  const { made, told } = await greatKeys('julius-caesar')
  expect(Object.keys(made).sort()).toEqual(['trophy', 'victory-check'])
  expect(made.trophy).toBe(told.trophy)
  expect(made['victory-check']).toBe(told['victory-check'] - told['game-over'])
})

test('Cleopatra’s change of side is a great moment of whom she goes over to', async () => {
  const face = gameNamed('julius-caesar')
  const [moments, text] = [await face?.moments?.(), await face?.text('it')]
  if (!moments || !text) throw new Error('Julius Caesar has no great moments')
  const told: readonly LogLine[] = [
    { key: 'battle-begins', params: { at: 'alexandria', attacker: 'caesar', attackers: [], defenders: [] } },
    { key: 'cleopatra-changes-side', params: { side: 'caesar', at: 'alexandria' } },
  ]
  const moment = moments.moment(1, { told, view: { year: 2 }, text, language: 'it' })
  expect(moment).toMatchObject({ tone: 'triumph', of: 'caesar', occasion: 'Battaglia di Alexandria' })
  if (moment) expectWhole(moment, 'Cleopatra')
})

test('in Cataphract a leader’s fall is a great moment of his army, and so are the losses of a turn that had any', async () => {
  const face = gameNamed('cataphract')
  const [moments, text] = [await face?.moments?.(), await face?.text('it')]
  if (!moments || !text) throw new Error('Cataphract has no great moments')
  const told: readonly LogLine[] = [{ key: 'leader-lost', params: { leader: 'tzazon' } }]
  const moment = moments.moment(0, { told, view: { scenario: 'tricameron', turn: 2 }, text, language: 'it' })
  expect(moment).toMatchObject({ tone: 'fall', of: 'vandal', occasion: 'Tricameron, turno 2' })
  if (moment) expectWhole(moment, 'Tzazon')
  const view = { scenario: 'tricameron', turn: 2, levels: [35, 30], defected: false }
  const counted = (...points: readonly (readonly [number, number])[]) =>
    moments.moment(points.length - 1, {
      told: points.map(([first, second]) => ({ key: 'rout-points', params: { first, second } })),
      view,
      text,
      language: 'it',
    })
  const losses = counted([0, 5], [7, 5])
  expect(losses?.figures[0].rows.map(({ cells }) => cells)).toEqual([
    [35, 7],
    [30, 5],
  ])
  if (losses) expectWhole(losses, 'losses')
  expect([counted([0, 0]), counted([7, 5], [7, 5])]).toEqual([null, null])
})

test('at the end of Julius Caesar the cities and leaders listed make up the points of both sides', async () => {
  const face = gameNamed('julius-caesar')
  const moments = await face?.moments?.()
  const text = await face?.text('en')
  if (!moments || !text) throw new Error('Julius Caesar has no great moments')
  let ends = 0
  for (const scene of scenesOf('julius-caesar', 1)) {
    if (!scene.isOver) continue
    const { lines, figures } = moments.end({ ...scene, text, language: 'en' })
    const { points } = scene.view as { points: Record<string, number> }
    for (const { of, name, cells } of figures[0].rows) {
      const held = lines.find((line) => line.startsWith(`${name} holds`)) ?? ''
      const cities = [...held.matchAll(/ (\d)\b/g)].reduce((sum, [, value]) => sum + Number(value), 0)
      expect(cells, scene.file).toEqual([cities, points[of] - cities, points[of]])
    }
    ends++
  }
  expect(ends).toBe(15)
})

test('in Nero a turn is scored once, who is proclaimed or falls is told of, and the end ranks all seats', async () => {
  const { made, told } = await greatKeys('nero')
  expect(made['new-emperor']).toBe(told['new-emperor'])
  expect(made.murdered).toBe(told.murdered)
  expect(made.scored).toBeGreaterThan(0)
  expect(made.scored).toBeLessThan(told.scored / 2)
  const face = gameNamed('nero')
  const [moments, text] = [await face?.moments?.(), await face?.text('it')]
  if (!moments || !text) throw new Error('Nero has no great moments')
  for (const scene of scenesOf('nero', 2)) {
    if (!scene.isOver) continue
    const [{ rows }] = moments.end({ ...scene, text, language: 'it' }).figures
    const totals = rows.map(({ cells }) => Number(cells.at(-1)))
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    for (const { cells } of rows)
      expect(cells.slice(0, -1).reduce<number>((sum, n) => sum + Number(n), 0)).toBe(cells.at(-1))
  }
})

test('in Nero the rank that is told stands in the panel, though the board may not show it yet', async () => {
  const face = gameNamed('nero')
  const [moments, text] = [await face?.moments?.(), await face?.text('en')]
  if (!moments || !text) throw new Error('Nero has no great moments')
  const RANKS: Readonly<Record<string, string>> = { 'new-emperor': 'Emperor', 'new-contender': 'Contender' }
  let before: unknown = null
  let changes = 0
  for (const { told, from, view } of scenesOf('nero', 0)) {
    for (let line = from; line < told.length; line++) {
      const { key, params } = told[line]
      if (!before || !(key in RANKS)) continue
      const { seat } = params as { seat: string }
      const [{ rows }] = moments.moment(line, { told, view: before, text, language: 'en' })?.figures ?? [{ rows: [] }]
      expect(rows.find(({ of }) => of === seat)?.cells[0]).toBe(RANKS[key])
      changes++
    }
    before = view
  }
  expect(changes).toBeGreaterThan(0)
})

test('everybody who looks is told of what came since he last did, and of nothing before he first did', () => {
  const heard = new Heard()
  heard.begin('caesar', 10)
  expect(heard.newFor('caesar', 10)).toBe(10)
  expect(heard.newFor('caesar', 14)).toBe(10)
  heard.upTo('caesar', 14)
  heard.begin('caesar', 20)
  expect(heard.newFor('caesar', 20)).toBe(14)
  // Somebody else at the same device; and what was taken back is told again.
  expect(heard.newFor('pompeius', 20)).toBe(20)
  expect(heard.newFor('caesar', 12)).toBe(12)
})
