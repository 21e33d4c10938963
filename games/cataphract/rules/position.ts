import { asObject, asOneOf, Fault, type JsonFields, noChance, type PlayContext, sound, unheard } from '@iacta/kernel'
import type { Compass } from '../data/names.ts'
import { SCENARIO_IDS } from '../data/table.ts'
import { faults } from './invariants.ts'
import { sequence } from './opening.ts'
import { FACTS, type Facts, NOWHERE } from './printed.ts'
import { has, LEADER_MARKS, LOW, layout, OUT, type State, UNIT_MARKS } from './state.ts'

/**
 * A position written by hand. Units and leaders are a few words each, what is under way is a sentence:
 *
 *     { "scenario": "tricameron", "turn": 2,
 *       "units": { "byz-thracian-cat-1": "5413 W hits 2 low moved", "van-vandal-ln-1": "5312 E" },
 *       "leaders": { "belisarius": "5613", "gelimer": "4520 finished" },
 *       "now": "orders of belisarius" }
 *
 * Anything else is said as a state tells it (`routPoints`, `stack` …). What is not said is as at the beginning of a battle,
 * before anybody was placed.
 */
export function fromPosition(json: unknown, play: PlayContext = unheard(noChance)): State {
  const { units, leaders, now, ...rest } = asObject(json, 'a position')
  const scenario = asOneOf(rest.scenario, SCENARIO_IDS, 'the scenario')
  const said = {
    ...rest,
    ...(units === undefined ? {} : unitsIn(FACTS.of(scenario), asObject(units, '"units"'))),
    ...(leaders === undefined ? {} : leadersIn(asObject(leaders, '"leaders"'))),
    ...(now === undefined ? {} : { stack: stackOf(FACTS.of(scenario), String(now)) }),
  }
  const s = sound(layout.of(scenario).written(said), faults)
  // A turn that begins or ends goes on by itself until somebody is asked.
  if (now !== undefined) sequence.advance(s, play)
  return s
}

const MISSILES: Readonly<Record<string, number>> = { low: LOW, out: OUT }

/** `hex facing`, then `hits N`, `low` or `out` of missiles, and whatever else is true of the unit. */
function unitsIn(facts: Facts, units: JsonFields): JsonFields {
  const told = { at: {}, facing: {}, hits: {}, quiver: {}, marks: {} } as Record<string, Record<string, unknown>>
  for (const [unit, words] of Object.entries(units)) {
    const [at, ...more] = String(words).trim().split(/\s+/)
    const marks: string[] = []
    if (at !== 'nowhere') told.at[unit] = at
    for (let i = 0; i < more.length; i++) {
      const word = more[i]
      const vertex = facts.facingOf[word as Compass]
      if (vertex !== undefined) told.facing[unit] = vertex
      else if (/^[0-5]$/.test(word)) told.facing[unit] = Number(word)
      else if (word === 'hits') told.hits[unit] = Number(more[++i])
      else if (MISSILES[word] !== undefined) told.quiver[unit] = MISSILES[word]
      else marks.push(asOneOf(word, UNIT_MARKS, `what is said of ${unit}`))
    }
    if (marks.length > 0) told.marks[unit] = marks
  }
  return told
}

function leadersIn(leaders: JsonFields): JsonFields {
  const told = { leaderAt: {}, leaderMarks: {} } as Record<string, Record<string, unknown>>
  for (const [leader, words] of Object.entries(leaders)) {
    const [at, ...marks] = String(words).trim().split(/\s+/)
    if (at !== 'nowhere') told.leaderAt[leader] = at
    if (marks.length > 0)
      told.leaderMarks[leader] = marks.map((word) => asOneOf(word, LEADER_MARKS, `what is said of ${leader}`))
  }
  return told
}

const ACTIVATIONS = [
  { step: 'battle' },
  { step: 'turn', at: 4 },
  { step: 'activations', next: null, among: 0 },
] as const

/** `turn begins`, `activation of <army> at <initiative>`, `orders of <leader>`, `shock of <leader>`, `turn ends`. */
function stackOf({ sides, leaderIds }: Facts, now: string): JsonFields[] {
  const [what, , who = '', , initiative] = now.split(' ')
  if (now === 'turn begins') return [{ step: 'battle' }]
  if (now === 'turn ends') return [{ step: 'battle' }, { step: 'turn', at: 4 }]
  if (what === 'activation') {
    const side = sides.findIndex(({ army }) => army === who)
    if (side >= 0) return [...ACTIVATIONS, { step: 'activation', side, initiative: Number(initiative) }]
  }
  if ((what === 'orders' || what === 'shock') && leaderIds.includes(who)) {
    const phase = { step: 'phase', at: what === 'orders' ? 1 : 2, leader: who, kind: 'ordinary', lines: 'yes' }
    return what === 'orders'
      ? [...ACTIVATIONS, phase, { step: 'orders', leader: who, mode: 'open', given: 0 }]
      : [...ACTIVATIONS, phase, { step: 'designation', leader: who }]
  }
  throw new Fault(
    `"now" must be "turn begins", "turn ends", "activation of <army> at <initiative>", "orders of <leader>" or "shock of <leader>", not "${now}"`,
  )
}

/** Any moment in these words: units and leaders as above, the rest as it is told. */
export function positionOf(s: State): JsonFields {
  const { at, facing, hits, quiver, marks, leaderAt, leaderMarks, ...rest } = layout.at(s.scenario).encode(s)
  const facts = FACTS.at(s.scenario)
  const unitWords = facts.unitIds.flatMap((id, i) => {
    const unit = facts.unit(id)
    const words = UNIT_MARKS.filter((word) => has(s, unit, word))
    const isPlain =
      s.at[i] === NOWHERE && words.length === 0 && s.facing[i] === 0 && s.hits[i] === 0 && s.quiver[i] === 0
    if (isPlain) return []
    const place = s.at[i] === NOWHERE ? 'nowhere' : facts.hexIds[s.at[i]]
    const state = [s.hits[i] > 0 ? `hits ${s.hits[i]}` : '', ['', 'low', 'out'][s.quiver[i]], ...words]
    return [[id, [place, s.facing[i], ...state].filter((word) => word !== '').join(' ')]]
  })
  const leaderWords = facts.leaderIds.flatMap((id, i) => {
    const words = LEADER_MARKS.filter((_, bit) => s.leaderMarks[i] & (1 << bit))
    if (s.leaderAt[i] === NOWHERE && words.length === 0) return []
    return [[id, [s.leaderAt[i] === NOWHERE ? 'nowhere' : facts.hexIds[s.leaderAt[i]], ...words].join(' ')]]
  })
  return { ...rest, units: Object.fromEntries(unitWords), leaders: Object.fromEntries(leaderWords) }
}
