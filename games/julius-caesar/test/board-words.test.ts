import { LANGUAGES, type Language, quickChance, SPECTATOR, seatsIn, unheard } from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inWords as inTerminal } from '../board/in-terminal.ts'
import { attempts, groups, inWords } from '../board/table-in-words.ts'
import { words } from '../board/text-view.ts'
import { ACTION_NAMES, type Action, readAction } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import {
  ALL_BLOCKS,
  BLOCK_IDS,
  type Block,
  type BlockId,
  CLEOPATRA,
  COLOUR,
  COLOUR_OF_SIDE,
  isNavis,
  isThirdLeader,
  PLACE_IDS,
  SIDES,
} from '../rules/printed.ts'
import { FALLEN, isOnMap, NO_BORDER, POOL, type State, TROPHY } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import * as clausesEn from '../text/clauses.en.ts'
import { en } from '../text/en.ts'
import { it } from '../text/it.ts'
import { places } from '../text/places.ts'
import { rules as rulesEn } from '../text/rules.en.ts'
import { rules as rulesIt } from '../text/rules.it.ts'
import { bench, placesIn, randomPositions } from './bench.ts'

const NAMES = { en: en.blocks, it: it.blocks }
const SEATS = [0, 1, SPECTATOR]

const position = randomPositions(700)

/** Blocks named in a table in words, those of the state of the game left out: everything listed, without its marks. */
function blocksNamed(view: View, language: Language): string[] {
  const names = new Set<string>(Object.values(NAMES[language]))
  return inWords(view, language)
    .slice(1)
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.slice(line.indexOf(': ') < 0 ? 0 : line.indexOf(': ') + 2).split('; '))
    .map((item) => item.replace(/ \(.*\)$/, ''))
    .filter((item) => names.has(item))
    .sort()
}

/** Every block whose name the view gives, wherever it is. */
function blocksKnown(view: View): BlockId[] {
  const stacks = Object.values(placesIn(view))
  return [
    ...stacks.flatMap(({ known }) => known.map(({ block }) => block)),
    ...stacks.flatMap(({ hidden }) => hidden.filter(({ colour }) => colour === 'blue').map(() => 'cleopatra' as const)),
    ...Object.values(view.pools).flatMap(({ waiting, fallen }) => [...(waiting ?? []), ...fallen]),
    ...view.turncoats,
    ...Object.values(view.trophies).flat(),
  ]
}

describe('the table in words', () => {
  test('names every block the seat knows exactly once, and no other', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const seat of SEATS)
          for (const language of LANGUAGES) {
            const view = game.view(s, seat)
            const known = blocksKnown(view).map((id) => NAMES[language][id])
            expect(blocksNamed(view, language)).toEqual(known.sort())
          }
      }),
      { numRuns: 120 },
    )
  })

  test('counts every block on the map whose face the seat cannot see', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const seat of SEATS) {
          const view = game.view(s, seat)
          const text = inWords(view, 'en').flatMap(({ lines }) => lines)
          const counted = [...text.join('\n').matchAll(/(?:: |; )(\d+) (?:blocks?|Navis)(?! waiting)/g)]
          const hidden = ALL_BLOCKS.filter((b) => isOnMap(s, b) && s.side[b] !== seat && b !== CLEOPATRA)
          const known = Object.values(placesIn(view)).flatMap(({ known }) => known)
          const seen = known.filter(
            ({ block, side }) =>
              block !== 'cleopatra' &&
              SIDES.every((n) => n !== seat || side !== game.seats({ scenario: 'historical' })[n]),
          )
          // Behind the screen of a free deployment Cleopatra is a block like the others.
          const screened = view.steps.at(-1)?.step === 'deployment' && seat !== 1 ? 1 : 0
          expect(counted.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(hidden.length - seen.length + screened)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('says how the game ended instead of whose turn it was', () => {
    const view = bench({ now: { step: 'cards' } }).view('caesar')
    const status = (language: Language, ended?: string) => words.inWords(view, language, ended)[0].lines.join('\n')
    expect(status('en')).toContain('To act: ')
    expect(status('en', 'Caesar resigns.')).toContain('The game is over: Caesar resigns.')
    expect(status('en', 'Caesar resigns.')).not.toContain('To act')
    expect(status('it', 'Cesare abbandona.')).toContain('La partita è finita: Cesare abbandona.')
    expect(status('it', 'Cesare abbandona.')).not.toContain('Tocca a')
  })

  test('is the same for whoever cannot see the difference', () => {
    let compared = 0
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1e6 }), (s, pick) => {
        for (const side of SIDES) {
          const covered = coveredBlocks(s, side)
          if (covered.length < 2) continue
          const chance = quickChance(pick)
          const a = covered[chance.pick(covered.length)]
          const b = covered[chance.pick(covered.length)]
          const twin = swapped(s, a, b)
          for (const seat of [1 - side, SPECTATOR])
            for (const language of LANGUAGES)
              expect(inWords(game.view(twin, seat), language)).toEqual(inWords(game.view(s, seat), language))
          if (a !== b && s.place[a] !== s.place[b]) {
            compared++
            // Whoever commands them does see it.
            expect(inWords(game.view(twin, side), 'en')).not.toEqual(inWords(game.view(s, side), 'en'))
          }
        }
      }),
      { numRuns: 80 },
    )
    expect(compared).toBeGreaterThan(40)
  })

  test('never says more than words: no ids, nothing undefined, no empty heading or line', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const seat of SEATS)
          for (const language of LANGUAGES)
            for (const { heading, lines } of inWords(game.view(s, seat), language)) {
              expect(lines.length).toBeGreaterThan(0)
              for (const text of [heading, ...lines]) {
                expect(text).toMatch(/\S/)
                expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|: $|legio-|leader-|mare-/)
              }
            }
      }),
      { numRuns: 40 },
    )
  })

  test('the terminal says the same, under the same headings', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const language of LANGUAGES) {
          const view = game.view(s, 0)
          const [status, ...parts] = inWords(view, language, { manner: 'terse' })
          expect(parts.map(({ heading, lines }) => [heading, lines.length])).toEqual(
            inWords(view, language)
              .slice(1)
              .map(({ heading, lines }) => [heading, lines.length]),
          )
          const said = inTerminal(view, language)
          expect(said.slice(0, status.lines.length)).toEqual(status.lines)
          expect(said.filter((line) => /^\S.*:$/.test(line))).toEqual(parts.map(({ heading }) => `${heading}:`))
          expect(said.filter((line) => line.startsWith('  ')).map((line) => line.slice(2))).toEqual(
            parts.flatMap(({ lines }) => lines),
          )
        }
      }),
      { numRuns: 20 },
    )
  })
})

test('strength is a number of so many for the ear, and the Roman number of the block in a terminal', () => {
  const b = bench({
    blocks: { genua: ['legio-10:2', 'legio-8', 'legio-3:1 caesar'], roma: ['legio-1'] },
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  const genua = (lines: readonly string[]) => lines.find((line) => line.trim().startsWith('Genua'))?.trim()
  const view = b.view('caesar')
  expect(genua(inWords(view, 'en').flatMap(({ lines }) => lines))).toBe(
    'Genua: Legio VIII (C3, 3 of 3); Legio X (C4, 2 of 3); Legio III (C3, 1 of 3, of Pompeius’s colour)',
  )
  expect(genua(inTerminal(view, 'en'))).toBe(
    'Genua: Legio VIII III (C3); Legio X II (C4, of III); Legio III I (C3, of III, of Pompeius’s colour)',
  )
  expect(genua(inTerminal(view, 'it'))).toBe(
    'Genua: Legio VIII III (C3); Legio X II (C4, su III); Legio III I (C3, su III, del colore di Pompeo)',
  )
})

describe('a battle in words', () => {
  const fight = bench({
    blocks: {
      roma: ['leader-caesar', 'c-ballista', 'legio-8:2', 'legio-1:3', 'p-ballista', 'legio-3'],
      neapolis: ['legio-4'],
    },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma', round: 2 },
  })

  test('lists both sides in the order of their turns, the Ballista by its role', () => {
    const part = inWords(fight.view('caesar'), 'en').find(({ heading }) => heading === 'Battle of Roma, Round 2 of 4')
    expect(part?.lines).toEqual([
      'Caesar attacks, Pompeius defends',
      'A, Caesar (acting now): Caesar (A3, 3 of 3)',
      'B, Pompeius: Ballista (B4, 2 of 2)',
      'C, Pompeius: Legio I (C2, 3 of 4); Legio III (C3, 3 of 3)',
      'C, Caesar: Legio VIII (C3, 2 of 3)',
      'D, Caesar: Ballista (D4, 2 of 2)',
    ])
  })

  test('is told once: the place is not among the Contested ones as well', () => {
    const headings = inWords(fight.view('caesar'), 'en').map(({ heading }) => heading)
    expect(headings).not.toContain('Contested')
    expect(headings).toContain('Cities of Pompeius')
  })
})

test('Reserves of a battle are told to the side that holds them, and counted for the other', () => {
  const b = bench({
    blocks: {
      roma: [
        'legio-8 from genua',
        'legio-13 from ravenna',
        'legio-12 from ravenna',
        'legio-1',
        'legio-3 from neapolis',
      ],
      ravenna: ['leader-caesar'],
    },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma' },
  })
  const told = (seat: 'caesar' | 'pompeius' | 'spectator') =>
    inWords(b.view(seat), 'en')
      .find(({ heading }) => heading.startsWith('Battle'))
      ?.lines.filter((line) => line.startsWith('Reserves'))
  const backs = (n: string, from: string) => `${n} (in Reserve, from ${from})`
  const names = ['Legio XII', 'Legio XIII'].map((name) => `${name} (C3, 3 of 3, in Reserve, from Ravenna)`).join('; ')
  expect(told('caesar')).toEqual([
    `Reserves of Caesar: ${names}`,
    `Reserves of Pompeius: ${backs('1 block', 'Neapolis')}`,
  ])
  expect(told('pompeius')).toEqual([
    `Reserves of Caesar: ${backs('2 blocks', 'Ravenna')}`,
    'Reserves of Pompeius: Legio III (C3, 3 of 3, in Reserve, from Neapolis)',
  ])
  expect(told('spectator')).toEqual([
    `Reserves of Caesar: ${backs('2 blocks', 'Ravenna')}`,
    `Reserves of Pompeius: ${backs('1 block', 'Neapolis')}`,
  ])
})

test('of the enemy’s blocks the colour is told, the number, and Navis at sea', () => {
  const b = bench({
    blocks: {
      genua: ['legio-8', 'legio-11', 'legio-3:1 caesar', 'cleopatra:2 caesar'],
      'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'],
      roma: ['legio-1'],
    },
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  const lines = (language: Language) => inWords(b.view('pompeius'), language).flatMap((part) => part.lines)
  expect(lines('en')).toContain('Genua: Cleopatra; 1 block of Pompeius’s colour; 2 blocks')
  expect(lines('en')).toContain('Mare Tyrrhenum, Caesar: 2 Navis')
  expect(lines('en')).toContain('Serving the enemy: Legio III')
  expect(lines('it')).toContain('Genua: Cleopatra; 1 blocco del colore di Pompeo; 2 blocchi')
})

test('a place to be fought for is told with its attacker, the ways in and who waits in Reserve', () => {
  const b = bench({
    blocks: { genua: ['legio-8', 'legio-11'], ravenna: ['legio-13'], roma: ['legio-1'], neapolis: ['legio-3'] },
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'roma' })
  b.do('caesar', { do: 'move', block: 'legio-13', to: 'roma' })
  b.do('caesar', { do: 'end-moves' })
  b.do('caesar', { do: 'main-attack', at: 'roma', from: 'genua' })
  const told = (seat: 'caesar' | 'pompeius') =>
    inWords(b.view(seat), 'en').find(({ heading }) => heading === 'Contested')?.lines
  expect(told('caesar')).toEqual([
    'Roma (worth 2): Caesar attacks; Main Attack from Genua; attack from Ravenna',
    'Roma, Caesar: Legio VIII (C3, 3 of 3, moved, from Genua); Legio XIII (C3, 3 of 3, moved, in Reserve, from Ravenna)',
    'Roma, Pompeius: 1 block',
  ])
  expect(told('pompeius')).toEqual([
    'Roma (worth 2): Caesar attacks; Main Attack from Genua; attack from Ravenna',
    'Roma, Caesar: 1 block (moved, from Genua); 1 block (moved, in Reserve, from Ravenna)',
    'Roma, Pompeius: Legio I (C2, 4 of 4)',
  ])
})

describe('choices in groups', () => {
  test('every legal action is in exactly one group, and every group has a heading of its own', () => {
    const done = new Set<string>()
    for (let seed = 0; seed < 4; seed++) {
      const chance = quickChance(seed)
      const play = unheard(chance)
      const s = game.start({ scenario: seed % 4 === 0 ? 'free' : 'historical' }, play)
      while (!s.outcome) {
        const seats = seatsIn(game.waiting(s))
        const seat = seats[chance.pick(seats.length)]
        const legal = game.actions(s, seat)
        const made = groups(legal, game.view(s, seat), seed % 2 === 0 ? 'en' : 'it')
        const all = made.flatMap(({ actions }) => actions)
        expect(all).toHaveLength(legal.length)
        expect(new Set(all)).toEqual(new Set(legal))
        expect(new Set(made.map(({ heading }) => heading)).size).toBe(made.length)
        for (const { heading, actions } of made) {
          expect(heading).toMatch(/\S/)
          expect(heading).not.toMatch(/undefined|\bnull\b/)
          expect(actions.length).toBeGreaterThan(0)
        }
        for (const action of legal) done.add(action.do)
        game.play(s, seat, legal[chance.pick(legal.length)], play)
      }
    }
    // What random play seldom comes to has a heading too.
    const rare: Action[] = [
      { do: 'main-attack', at: 'roma', from: 'genua' },
      { do: 'surprise', at: 'roma' },
      { do: 'receive', at: 'roma' },
      { do: 'sail', block: 'legio-8', to: 'genua' },
      { do: 'perish', block: 'legio-8' },
    ]
    const made = groups(rare, bench({ blocks: { roma: ['legio-8'] } }).view('caesar'), 'en')
    expect(made.map(({ heading, actions }) => [heading, actions.length])).toEqual([
      ['Main Attack on Roma', 1],
      ['The battle that is a surprise', 1],
      ['Where the block goes', 1],
      ['Legio VIII (C3, 3 of 3)', 2],
    ])
    const left = rare.filter((action) => !done.has(action.do))
    expect(ACTION_NAMES.filter((verb) => !done.has(verb))).toEqual(left.map((action) => action.do))
  })

  test('moves stand by the place they leave and the block, and what ends the moves comes last', () => {
    const b = bench({
      blocks: { ravenna: ['legio-13'], genua: ['legio-8', 'c-navis-1'] },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
    expect(groups(b.actions('caesar'), b.view('caesar'), 'en').map(({ heading }) => heading)).toEqual([
      'From Genua: Legio VIII (C3, 3 of 3)',
      'From Genua: Navis 1 (D2, 2 of 2)',
      'From Ravenna: Legio XIII (C3, 3 of 3)',
      'When you are done',
    ])
    expect(groups(b.actions('caesar'), b.view('caesar'), 'it').map(({ heading }) => heading)).toEqual([
      'Da Genua: Legio VIII (C3, 3 di 3)',
      'Da Genua: Navis 1 (D2, 2 di 2)',
      'Da Ravenna: Legio XIII (C3, 3 di 3)',
      'Quando hai finito',
    ])
  })

  test('in battle choices stand by block, in Winter by sea or city, and levies by city', () => {
    const headings = (b: ReturnType<typeof bench>) =>
      groups(b.actions('caesar'), b.view('caesar'), 'en').map(({ heading }) => heading)
    const winter = {
      genua: ['legio-8', 'legio-11', 'c-ballista:1'],
      'mare-tyrrhenum': ['c-navis-1'],
      caralis: ['legio-9'],
    }
    expect(headings(bench({ blocks: winter, now: { step: 'harbours', side: 'caesar' } }))).toEqual([
      'To port from the Mare Tyrrhenum: Navis 1 (D2, 2 of 2)',
    ])
    expect(headings(bench({ blocks: { genua: winter.genua }, now: { step: 'disbands', side: 'caesar' } }))).toEqual([
      'Disband in Genua',
      'When you are done',
    ])
    const levies = bench({
      blocks: { genua: ['legio-8:1'], ravenna: ['legio-13'] },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'levies', side: 'caesar' },
    })
    expect(headings(levies).toSorted()).toEqual(['Levies in Genua', 'Levies in Ravenna', 'When you are done'])
    const battle = bench({
      blocks: { roma: ['legio-8', 'legio-11', 'legio-1'] },
      contests: { roma: { attacker: 'pompeius' } },
      now: { step: 'battle', at: 'roma' },
    })
    expect(headings(battle)).toEqual(['Legio VIII (C3, 3 of 3)', 'Legio XI (C3, 3 of 3)'])
  })

  test('two blocks of one name, one of them won over, are told apart', () => {
    const b = bench({
      blocks: { genua: ['c-auxilia-1', 'p-auxilia-1:2 caesar'] },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
    expect(groups(b.actions('caesar'), b.view('caesar'), 'en').map(({ heading }) => heading)).toEqual([
      'From Genua: Auxilia 1 (B1, 4 of 4)',
      'From Genua: Auxilia 1 (B1, 2 of 4, of Pompeius’s colour)',
      'When you are done',
    ])
  })
})

describe('what somebody may mean', () => {
  const b = bench({
    blocks: { genua: ['legio-8', 'c-navis-1'], roma: ['legio-1'], 'mare-tyrrhenum': ['p-navis-1'] },
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  const means = (said: string, language: Language = 'en'): Action[] => attempts(said, b.view('caesar'), language)

  test('a block and a place are a move, however they are written', () => {
    const move = [{ do: 'move', block: 'legio-8', to: 'utica' }]
    expect(means('Legio VIII Utica')).toEqual(move)
    expect(means('legio viii -> utica!')).toEqual(move)
    expect(means('Légio VIII a Utica', 'it')).toEqual(move)
    expect(means('navis 1 internum')).toEqual([{ do: 'move', block: 'c-navis-1', to: 'mare-internum' }])
  })

  test('a name is a whole name: Legio I is not Legio VIII', () => {
    expect(means('legio i utica')).toEqual([{ do: 'move', block: 'legio-1', to: 'utica' }])
    expect(means('legio xiii utica').map((action) => 'block' in action && action.block)).toEqual(['legio-13'])
    expect(means('leg')).toEqual([])
    expect(means('')).toEqual([])
  })

  test('a block alone is tried on all it touches', () => {
    expect(means('legio viii').map((action) => 'to' in action && action.to)).toEqual(
      expect.arrayContaining(['roma', 'ravenna', 'massilia', 'lugdunum', 'mare-tyrrhenum', 'mare-hispanum']),
    )
  })

  test('the rules answer all of it, and what is meant is refused for a reason or legal', () => {
    fc.assert(
      fc.property(
        position,
        fc.constantFrom(...BLOCK_IDS),
        fc.constantFrom(...PLACE_IDS),
        fc.constantFrom('Mars', '3/1', ''),
        (s, block, place, card) => {
          for (const seat of seatsIn(game.waiting(s))) {
            const said = `${en.blocks[block]} ${places[place]} ${card}`
            for (const action of attempts(said, game.view(s, seat), 'en')) {
              const refusal = game.refusal(s, seat, readAction(action))
              const isLegal = game.actions(s, seat).some((one) => JSON.stringify(one) === JSON.stringify(action))
              expect(refusal === null).toBe(isLegal)
            }
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe.each([
  ['en', rulesEn],
  ['it', rulesIt],
] as const)('the tables of the rules in %s', (_, rules) => {
  test('are whole: as many cells as columns, nothing empty, every id once', () => {
    expect(new Set(rules.tables.map(({ id }) => id)).size).toBe(rules.tables.length)
    for (const { head, rows, title } of rules.tables) {
      expect(rows.length, title).toBeGreaterThan(0)
      for (const row of rows) {
        expect(row, title).toHaveLength(head.length)
        for (const cell of row) expect(cell, `${title}: ${row[0]}`).toMatch(/\S/)
      }
    }
  })

  test('hold all blocks, cities, seas and cards', () => {
    const rows = (id: string) => rules.tables.find((table) => table.id === id)?.rows ?? []
    expect(rows('blocks-caesar').length + rows('blocks-pompeius').length).toBe(BLOCK_IDS.length)
    expect(rows('map').length + rows('seas').length).toBe(PLACE_IDS.length)
    expect(rows('cards').reduce((sum, [, , count]) => sum + Number(count), 0) + rows('events').length).toBe(27)
    expect(rows('who')).toHaveLength(8)
    expect(rows('roads')[1].slice(1)).toEqual(['4', '2', '1'])
    expect(rows('cities')[0].slice(1)).toEqual(['2', '5'])
    expect(rows('setup').flatMap(([, , blocks]) => blocks.split(', '))).toHaveLength(30)
  })

  test('every chapter has a name', () => {
    const numbers = new Set(Object.keys(clausesEn.sections).map((section) => section.split('.')[0]))
    for (const number of numbers) expect(rules.chapters[number]).toMatch(/\S/)
    expect(rules.chapters['Event Cards']).toMatch(/\S/)
  })
})

/** Blocks of this side whose faces the other cannot see, and which may be anywhere a land block may. */
function coveredBlocks(s: State, side: 0 | 1): Block[] {
  const fight = s.stack.findLast((f) => f.step === 'battle')
  const drawn = s.stack.at(-1)
  return ALL_BLOCKS.filter(
    (b) =>
      s.side[b] === side &&
      COLOUR[b] === COLOUR_OF_SIDE[side] &&
      !isNavis[b] &&
      !isThirdLeader[b] &&
      s.place[b] !== FALLEN &&
      s.place[b] !== TROPHY &&
      !(fight?.step === 'battle' && fight.place === s.place[b] && s.entry[b] === NO_BORDER) &&
      !(drawn?.step === 'defection' && drawn.block === b),
  )
}

/** The same world with two blocks of the same side in each other's place. */
function swapped(s: State, a: Block, b: Block): State {
  const twin = game.clone(s)
  for (const key of ['place', 'moved', 'entry', 'acted'] as const) {
    const list = twin[key] as number[]
    ;[list[a], list[b]] = [list[b], list[a]]
  }
  for (const one of [a, b]) twin.steps[one] = twin.place[one] < POOL ? Math.max(1, s.steps[one]) : 0
  twin.stack = twin.stack.map((f) =>
    'block' in f && (f.block === a || f.block === b) ? { ...f, block: f.block === a ? b : a } : f,
  )
  return twin
}
