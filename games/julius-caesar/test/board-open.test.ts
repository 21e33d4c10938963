import { LANGUAGES, quickChance, seatsIn, unheard } from '@iacta/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { open } from '../board/open.ts'
import { inWords } from '../board/table-in-words.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { ALL_BLOCKS, BLOCK_IDS, CARD_IDS, PLACE_IDS, SIDE_IDS, SIDES } from '../rules/printed.ts'
import { isOnMap, type State, strength } from '../rules/state.ts'
import { placesIn, randomPosition, randomPositions } from './bench.ts'

const position = randomPositions(700)

const opened = (s: State) => open({ caesar: game.view(s, 0), pompeius: game.view(s, 1) })

test('without fog every block shows its face where it stands, and every card is on the table', () => {
  fc.assert(
    fc.property(position, (s) => {
      const view = opened(s)
      const shown = Object.entries(placesIn(view)).flatMap(([at, { known, hidden }]) => {
        expect(hidden).toEqual([])
        return known.map(({ block, side, strength: n }) => `${block} ${side} ${n} ${at}`)
      })
      const there = ALL_BLOCKS.filter((b) => isOnMap(s, b)).map(
        (b) => `${BLOCK_IDS[b]} ${SIDE_IDS[s.side[b]]} ${strength(s, b)} ${PLACE_IDS[s.place[b]]}`,
      )
      expect(shown.sort()).toEqual(there.sort())
      for (const side of SIDES) {
        const id = SIDE_IDS[side]
        expect(view.hands[id]).toEqual(s.hands[side].map((card) => CARD_IDS[card]))
        expect(view.discards[id]).toBe(CARD_IDS[s.discards[side]] ?? null)
        expect(view.pools[id].waiting).toHaveLength(view.pools[id].size)
      }
      expect(view.waiting).toEqual(seatsIn(game.waiting(s)).map((seat) => SIDE_IDS[seat]))
    }),
    { numRuns: 60 },
  )
})

test('a block under way is known, and so is a card that is laid down', () => {
  const cards = randomPosition(1, 0)
  const [laid] = game.actions(cards, 1)
  game.play(cards, 1, laid, unheard(quickChance(1)))
  expect(opened(cards).steps.at(-1)?.chosen).toEqual([null, (laid as { card: string }).card])

  let underWay = 0
  randomPosition(7, 600, (s) => {
    for (const { step, block } of opened(s).steps) {
      if (step !== 'onward' && step !== 'crossing') continue
      expect(block).not.toBeNull()
      underWay++
    }
  })
  expect(underWay).toBeGreaterThan(5)
})

test('in words both hands are told', () => {
  const view = opened(randomPosition(1, 0))
  const headings = { en: ['Cards of Caesar', 'Cards of Pompeius'], it: ['Carte di Cesare', 'Carte di Pompeo'] }
  for (const language of LANGUAGES)
    for (const heading of headings[language])
      expect(inWords(view, language).find((part) => part.heading === heading)?.lines).toHaveLength(6)
})
