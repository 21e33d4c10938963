import { seatsIn } from '@iacta/kernel'
import { anyMomentCanBeWritten, refusedPositions } from '@iacta/testing'
import { expect, test } from 'vitest'
import { turnOf } from '../rules/battle.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import {
  type ALL_BLOCKS,
  ALL_PLACES,
  BLOCK_IDS,
  BORDER_IDS,
  CARD_IDS,
  type Card,
  farEnd,
  HOME_SIDE,
  LETTERS,
  PLACE_IDS,
  SIDE_IDS,
  SIDES,
} from '../rules/printed.ts'
import { blocksAt, FALLEN, FRAME, NO_BORDER, NO_CARD, type State, strength, TROPHY } from '../rules/state.ts'
import { bench, optionsOf } from './bench.ts'

/** A state of play written as a person would write it. */
function written(s: State): object {
  const { now, steps } = moment(s)
  const turned = !['deployment', 'discards', 'cards'].includes(now.step)
  const before = s.turn - 1
  const bySide = <T>(of: (side: 0 | 1) => T): Record<string, T> =>
    Object.fromEntries(SIDES.map((side) => [SIDE_IDS[side], of(side)]))
  const ids = (cards: readonly Card[]): string[] => cards.map((c) => CARD_IDS[c])
  return {
    scenario: s.setup,
    blocks: Object.fromEntries(ALL_PLACES.map((p) => [PLACE_IDS[p], blocksAt(s, p).map((b) => word(s, b))])),
    fallen: BLOCK_IDS.filter((_, b) => s.place[b] === FALLEN),
    trophies: BLOCK_IDS.filter((_, b) => s.place[b] === TROPHY),
    year: s.year,
    turn: s.turn,
    contests: Object.fromEntries(
      s.contests.map(({ place, attacker, main, surprise, borders, responses }) => {
        const from = (list: readonly number[]): string[] => list.map((b) => PLACE_IDS[farEnd(b as never, place)])
        const mainFrom = main === NO_BORDER ? null : from([main])[0]
        const ways = { borders: from(borders), responses: from(responses) }
        return [PLACE_IDS[place], { attacker: SIDE_IDS[attacker], main: mainFrom, surprise, ...ways }]
      }),
    ),
    hands: bySide((side) => ids(s.hands[side])),
    ...(s.discards[0] === NO_CARD ? {} : { discards: bySide((side) => CARD_IDS[s.discards[side]]) }),
    played: bySide((side) => ids(s.played[side].slice(0, before))),
    ...(turned ? { cards: bySide((side) => CARD_IDS[s.played[side][before]]) } : {}),
    roads: Object.fromEntries(s.roads.flatMap((n, i) => (n > 0 ? [[BORDER_IDS[i], n]] : []))),
    player1: SIDE_IDS[s.player1],
    now,
    steps,
  }
}

function word(s: State, b: number): string {
  const block = b as (typeof ALL_BLOCKS)[number]
  const entry = s.entry[block]
  return [
    `${BLOCK_IDS[b]}:${strength(s, block)}`,
    ...(s.moved[b] ? ['moved'] : []),
    ...(s.acted[b] ? ['acted'] : []),
    ...(s.side[b] === HOME_SIDE[b] ? [] : [SIDE_IDS[s.side[b]]]),
    ...(entry === NO_BORDER ? [] : ['from', PLACE_IDS[farEnd(entry, s.place[b])]]),
  ].join(' ')
}

type Now = { readonly step: string; readonly [field: string]: unknown }

/** The step a state is at, and those above it. */
function moment(s: State): { now: Now; steps: readonly object[] } {
  const above = (i: number): readonly object[] => s.stack.slice(i).map(FRAME.show)
  const chosenBy = (chosen: readonly Card[]) =>
    Object.fromEntries(
      SIDES.flatMap((side) => (chosen[side] === NO_CARD ? [] : [[SIDE_IDS[side], CARD_IDS[chosen[side]]]])),
    )
  const sides = (set: number): string[] => seatsIn(set).map((seat) => SIDE_IDS[seat])
  const top = s.stack[s.stack.length - 1]
  if (top.step === 'deployment') return { now: { step: 'deployment', ready: sides(top.ready) }, steps: [] }
  if (top.step === 'discards' || top.step === 'cards')
    return { now: { step: top.step, chosen: chosenBy(top.chosen) }, steps: [] }
  if (top.step === 'harbours' || top.step === 'surplus' || top.step === 'disbands')
    return { now: { step: top.step, side: SIDE_IDS[top.side] }, steps: [] }
  const at = s.stack.findIndex(({ step }) => step === 'command' || step === 'battles')
  const frame = s.stack[at + 1]
  if (frame?.step === 'moves') {
    const { god: _, step, ...rest } = FRAME.show(frame) as Now
    return { now: { step, ...rest }, steps: above(at + 2) }
  }
  if (frame?.step === 'levies') return { now: FRAME.show(frame) as Now, steps: [] }
  const base = s.stack[at]
  if (base.step === 'command') return { now: { step: 'command', side: SIDE_IDS[base.side] }, steps: above(at + 1) }
  if (frame?.step === 'regroup')
    return { now: { step: 'regroup', side: SIDE_IDS[frame.side], at: PLACE_IDS[frame.place] }, steps: [] }
  if (frame?.step !== 'battle') return { now: { step: 'battles' }, steps: [] }
  const { side, letter } = turnOf(s, frame)
  return {
    now: {
      step: 'battle',
      at: PLACE_IDS[frame.place],
      round: frame.round,
      letter: LETTERS[letter],
      side: SIDE_IDS[side],
      sailed: sides(frame.sailed),
    },
    steps: above(at + 2),
  }
}

/** A state as JSON, but for the order in which battles began and borders were used, which decides nothing. */
function told(s: State): unknown {
  const shown = JSON.parse(JSON.stringify(game.encode(s))) as {
    contests: { place: string; borders: string[]; responses: string[] }[]
    stack: { step: string; side?: string | null; turn?: number }[]
  }
  shown.contests.sort((a, b) => (a.place < b.place ? -1 : 1))
  for (const contest of shown.contests) {
    contest.borders.sort()
    contest.responses.sort()
  }
  // Whose turn a battle waits for is worked out anew when its hits are taken.
  const under = shown.stack.at(-1)?.step === 'hits' ? shown.stack.at(-2) : undefined
  if (under) under.side = null
  return shown
}

anyMomentCanBeWritten({
  game,
  fromPosition,
  written,
  options: optionsOf,
  moments: (seed) => [0, 1, 2, 7, 40 + seed, 120 + 7 * seed, 300 + 11 * seed],
  told,
})

const contested = { blocks: { roma: ['legio-8', 'legio-1'] }, contests: { roma: { attacker: 'caesar' } } }

refusedPositions(fromPosition, [
  [
    'a leader on the map and among the trophies',
    { change: { genua: ['leader-antonius'] }, trophies: ['leader-antonius'] },
    'leader-antonius is in "trophies", but in genua too',
  ],
  [
    'a block on the map and among the fallen',
    { blocks: { roma: ['legio-8'] }, fallen: ['legio-8'] },
    'legio-8 is in "fallen", but in roma too',
  ],
  [
    'a block twice among the fallen',
    { fallen: ['legio-17', 'legio-17'] },
    'legio-17 is in "fallen", but in "fallen" too',
  ],
  ['Cleopatra gone', { fallen: ['cleopatra'] }, 'cleopatra never leaves the map, so she cannot be in "fallen"'],
  [
    'a fallen leader',
    { fallen: ['leader-scipio'] },
    'leader-scipio is a leader, who would be in "trophies", not in "fallen"',
  ],
  ['a trophy that is no leader', { trophies: ['legio-8'] }, 'legio-8 is no leader, so it cannot be in "trophies"'],
  [
    'a regroup in an empty place',
    { blocks: {}, now: { step: 'regroup', side: 'caesar', at: 'roma' } },
    'no block of caesar stands in roma, so none regroups there',
  ],
  [
    'a regroup during the battle',
    { ...contested, now: { step: 'regroup', side: 'caesar', at: 'roma' } },
    'the battle in roma is not over, so nobody regroups there',
  ],
  [
    'a battle in Winter',
    { ...contested, now: { step: 'surplus' } },
    'both sides stand in roma, which cannot be at "surplus"',
  ],
  [
    'a card in two places',
    { hands: { caesar: ['event-mars'], pompeius: ['event-mars'] } },
    'event-mars is named twice among the cards',
  ],
  [
    'cards of a turn that are not yet turned',
    { cards: { caesar: 'event-mars', pompeius: 'cmd-3-1-a' } },
    '"cards" are those of this turn, and at "cards" they are not yet turned',
  ],
  [
    'a turn before the first',
    { lastCards: { caesar: 'cmd-3-1-b', pompeius: 'cmd-3-1-a' } },
    '"lastCards" are those of the turn before, and there is none before turn 1',
  ],
  ['a hand of nobody', { hands: { brutus: [] } }, 'a side of "hands" must be one of caesar, pompeius, not "brutus"'],
  [
    'a surprise that is neither',
    {
      blocks: contested.blocks,
      contests: { roma: { attacker: 'caesar', surprise: 'yes' } },
      now: { step: 'battles' },
    },
    'the surprise of roma must be true or false',
  ],
  ['a strength too many', { blocks: { roma: ['legio-8:2:3'] } }, '"legio-8:2:3": legio-8 cannot have strength 2:3'],
  [
    'a card for one side only',
    { cards: { caesar: 'cmd-3-1-b' }, now: { step: 'moves' } },
    '"cards" must have a card for pompeius',
  ],
  [
    'a deployment that there is not',
    { scenario: 'historical', now: { step: 'deployment' } },
    'there is a deployment only in the scenario "free"',
  ],
  [
    'a field of another step',
    { now: { step: 'cards', round: 2 } },
    '"now" at "cards" has no "round"; it may have: chosen',
  ],
  [
    'half a turn of a battle',
    { ...contested, now: { step: 'battle', at: 'roma', letter: 'C' } },
    '"letter" and "side" of a battle go together',
  ],
  [
    'a step that is not whole',
    { now: { step: 'moves' }, steps: [{ step: 'onward', steps: 1 }] },
    '"block" of step "onward" has to be said',
  ],
  [
    'a step with something of another',
    { now: { step: 'moves' }, steps: [{ step: 'onward', block: 'legio-8', origin: 'genua', round: 1 }] },
    'step "onward" has no "round"; it may have: block, origin, steps',
  ],
])

test('what runs while a position is built is told, and draws', () => {
  const told: string[] = []
  const draws = { chance: { pick: () => 0, die: () => 1 }, tell: (h: { key: string }) => told.push(h.key), seal() {} }
  fromPosition({ blocks: { 'mare-internum': ['c-navis-1'], genua: ['legio-8'] }, now: { step: 'winter' } }, draws)
  expect(told.slice(0, 3)).toEqual(['cleopatra-home', 'navis-lost', 'navis-lost'])
  told.length = 0
  fromPosition({ now: { step: 'deal' } }, draws)
  expect(new Set(told)).toEqual(new Set(['year-begins', 'dealt']))
  expect(bench({}).told).toEqual([])
})
