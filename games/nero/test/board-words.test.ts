import { LANGUAGES, marches, NOWHERE, quickChance, readOptions, SPECTATOR, seatsIn, unheard } from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardTitle } from '../board/describe-cards.ts'
import { inWords as onTerminal } from '../board/in-terminal.ts'
import { words as uiEn } from '../board/labels.en.ts'
import { words as uiIt } from '../board/labels.it.ts'
import { open } from '../board/open.ts'
import { declarationOf, seatsAt, strengths } from '../board/reading.ts'
import { words } from '../board/text-view.ts'
import { goingOut, litPlaces, onCard, parcels, placesOf, touchPlace } from '../board/touch.ts'
import { CONTROLS } from '../board/verbs.ts'
import { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { declarationPoints } from '../rules/control.ts'
import { nero as game } from '../rules/game.ts'
import { PLACE_IDS, SEAT_IDS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** A position of random play: this many actions into the game of this seed. */
function randomPosition(seed: number, actions: number): State {
  const chance = quickChance(seed)
  const play = unheard(chance)
  const s = game.start(readOptions(OPTIONS, { players: seed % 3 === 0 ? 3 : 4, scenario: 'short' }), play)
  for (let i = 0; i < actions && s.outcome === null; i++) {
    const seats = seatsIn(game.waiting(s))
    const seat = seats[chance.pick(seats.length)]
    const legal = game.actions(s, seat)
    game.play(s, seat, legal[chance.pick(legal.length)], play)
  }
  return s
}

const position = fc
  .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 500 }))
  .map(([seed, n]) => randomPosition(seed, n))

const NOBODY_GOES = { legions: 0, commander: false }

describe('the table in words', () => {
  test('says where every legion stands, in both languages', () => {
    fc.assert(
      fc.property(position, (s) => {
        const view = game.view(s, SPECTATOR)
        for (const [language, ui] of [
          ['en', uiEn],
          ['it', uiIt],
        ] as const) {
          const lines = words.inWords(view, language).flatMap((section) => section.lines)
          for (const at of PLACE_IDS) {
            const line = lines.find((one) => one.startsWith(`${ui.places[at]}: `)) ?? ''
            for (const [owner, four] of Object.entries(view.legions[at] ?? {})) {
              const total = four.reduce((sum, n) => sum + n, 0)
              expect(line).toContain(`${ui.owners[owner as keyof typeof ui.owners]}: ${total} `)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('is the same on a terminal and in a browser', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const language of LANGUAGES)
          for (const seat of [0, SPECTATOR]) {
            const view = game.view(s, seat)
            const [status, ...parts] = words.inWords(view, language)
            const said = parts.flatMap(({ heading, lines }) => [`${heading}:`, ...lines])
            const printed = onTerminal(view, language).map((line) => line.trim())
            expect(printed.filter((line) => line !== '')).toEqual([...status.lines, ...said])
          }
      }),
      { numRuns: 30 },
    )
  })

  test('names the cards one holds, and nobody else’s', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const seat of seatsAt(game.view(s, 0))) {
          const view = game.view(s, SEAT_IDS.indexOf(seat))
          const hand = words.inWords(view, 'en').find(({ heading }) => heading === uiEn.hand)
          expect(hand?.lines.filter((line) => / to move, /.test(line)).length).toBe(view.hand.length)
        }
        const looker = words.inWords(game.view(s, SPECTATOR), 'en')
        expect(looker.some(({ heading }) => heading === uiEn.hand)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  test('has every legal action in one group, in both languages', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const seat of seatsIn(game.waiting(s))) {
          const actions = game.actions(s, seat)
          for (const language of LANGUAGES) {
            const groups = words.groups(actions, game.view(s, seat), language)
            const listed = groups.flatMap((group) => group.actions)
            expect(listed.length).toBe(actions.length)
            expect(new Set(listed)).toEqual(new Set(actions))
            expect(new Set(groups.map(({ heading }) => heading)).size).toBe(groups.length)
          }
        }
      }),
      { numRuns: 120 },
    )
  })
})

describe('the board', () => {
  /** What a hand on the board can come to from here: by place, card, parcel, button, answer or order. */
  const isWithinReach = (s: State, seat: number, actions: readonly Action[], action: Action): boolean => {
    const view = game.view(s, seat)
    switch (CONTROLS[action.do]) {
      case 'place':
      case 'named':
        return placesOf(action).every((at) => {
          const meaning = touchPlace(view, actions, NOBODY_GOES, at, NOWHERE)
          if (action.do === 'load') return meaning.is === 'open' && parcels(actions, 'load', at).includes(action)
          return (meaning.is === 'act' || meaning.is === 'choose') && meaning.actions.includes(action)
        })
      case 'card': {
        const { card } = action as Extract<Action, { do: 'lay' }>
        return view.hand.includes(card) && onCard(actions, card).includes(action as never)
      }
      default:
        return true
    }
  }

  test('offers every legal action', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const seat of seatsIn(game.waiting(s))) {
          const actions = game.actions(s, seat)
          for (const action of actions)
            expect(isWithinReach(s, seat, actions, action), JSON.stringify(action)).toBe(true)
        }
      }),
      { numRuns: 120 },
    )
  })

  test('lights nothing that a touch could not do, and sets out only where it may go', () => {
    fc.assert(
      fc.property(position, (s) => {
        for (const seat of seatsIn(game.waiting(s))) {
          const actions = game.actions(s, seat)
          const view = game.view(s, seat)
          for (const form of parcels(actions, 'form')) {
            const parcel = { legions: form.legions, commander: form.commander === 'with' }
            const question = goingOut(actions, parcel)
            const reach = question && marches(game, s, seat, question)
            for (const at of litPlaces(actions, reach).keys()) {
              const meaning = touchPlace(view, actions, parcel, at, reach)
              expect(meaning.is, at).toBe('act')
              if (meaning.is !== 'act') continue
              const after = game.clone(s)
              for (const action of meaning.actions) {
                expect(game.refusal(after, seat, action), `${at} ${JSON.stringify(action)}`).toBeNull()
                game.play(after, seat, action, unheard(quickChance(1)))
              }
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('counts declaration points as the rules do', () => {
    fc.assert(
      fc.property(position, (s) => {
        const view = game.view(s, SPECTATOR)
        for (const seat of seatsAt(view)) {
          const { italy, zones } = declarationOf(view, seat)
          expect(italy + zones).toBe(declarationPoints(s, SEAT_IDS.indexOf(seat)))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('counts battle points as the rules do', () => {
    let battles = 0
    for (let seed = 1; seed < 40; seed++) {
      const chance = quickChance(seed)
      const s = game.start(readOptions(OPTIONS, { scenario: 'short' }), unheard(chance))
      for (let i = 0; i < 600 && s.outcome === null; i++) {
        const [seat] = seatsIn(game.waiting(s))
        const prompt = game.prompt(s, seat)
        if (prompt.key === 'battle') {
          battles++
          const { attack, defence } = strengths(game.view(s, seat))
          const isAttacker = seat === s.active
          expect(prompt.params.strength).toBe(isAttacker ? attack : defence)
          expect(prompt.params.opposing).toBe(isAttacker ? defence : attack)
        }
        const legal = game.actions(s, seat)
        game.play(s, seat, legal[chance.pick(legal.length)], unheard(chance))
      }
    }
    expect(battles).toBeGreaterThan(5)
  })

  test('shows all hands when a game is over', () => {
    const s = randomPosition(11, 120)
    const views = Object.fromEntries(seatsAt(game.view(s, 0)).map((seat, i) => [seat, game.view(s, i)]))
    const all = open(views)
    for (const seat of seatsAt(all)) expect(all.hands[seat]).toEqual(views[seat].hand)
    const headings = words.inWords(all, 'en').map(({ heading }) => heading)
    const holders = seatsAt(all).filter((seat) => (all.hands[seat]?.length ?? 0) > 0)
    expect(holders.length).toBeGreaterThan(1)
    for (const seat of holders) expect(headings.some((heading) => heading.startsWith(uiEn.owners[seat]))).toBe(true)
  })
})

/** The first hand of a game, as the player sees it whose hand it is. */
function firstHand(): View {
  for (let n = 0; ; n++) {
    const s = randomPosition(2, n)
    const [seat] = seatsIn(game.waiting(s))
    const view = game.view(s, seat)
    if (view.steps.at(-1)?.step === 'hand') return view
  }
}

describe('why not?', () => {
  test('a place or a card that is named becomes a question about it', () => {
    const view = firstHand()
    const [card] = view.hand
    const said = cardTitle(card, uiEn)
    expect(words.attempts?.(said, view, 'en').length).toBeGreaterThan(0)
    expect(words.attempts?.('Roma', view, 'it').length).toBeGreaterThan(0)
    expect(words.attempts?.('nothing of the kind', view, 'en')).toEqual([])
  })
})
