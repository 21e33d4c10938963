import { type Knowledge, quickChance, recalling } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { decideAt, folliesIn, playMatch } from '../../../platform/bots/src/index.ts'
import { brain } from '../bot/brain.ts'
import { Ground } from '../bot/ground.ts'
import { NEUTRAL } from '../bot/tuning.ts'
import { juliusCaesar as pack } from '../index.ts'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import { type PlaceId, place } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

const SEEDS = Array.from({ length: 8 }, (_, i) => i + 1)

const knownIn = (s: State, seat: 0 | 1): Knowledge<View> => ({ seat, view: game.view(s, seat), heard: [] })
const goesTo = (plan: readonly Action[], to: PlaceId): boolean =>
  plan.some((action) => action.do === 'move' && action.to === to)

describe('an attack is thought of in several worlds', () => {
  const strong = ['legio-1', 'legio-2', 'legio-4', 'legio-36', 'legio-38']
  /** One step before a city with one block, which of the enemy’s six only its owner knows. */
  const beside = (defender: string, elsewhere: readonly string[]): Position => ({
    blocks: { narbo: ['legio-10:1'], tarraco: [defender], ephesus: elsewhere, alexandria: ['cleopatra'] },
    cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  const position = beside('legio-5', [...strong, 'p-auxilia-1:1'])
  const weak = fromPosition(beside('p-auxilia-1:1', ['legio-5', ...strong]))

  test('who knew that the weakest stands there would attack', () => {
    expect(goesTo(brain.plan(weak, 0, quickChance(1), 0), 'tarraco')).toBe(true)
  })

  test('who knows only that he may does not, in whichever world he thinks himself', () => {
    const known = knownIn(fromPosition(position), 0)
    for (const level of ['miles', 'centurio'] as const)
      for (const seed of SEEDS) {
        const { plan } = decideAt(level, game, brain, known, { seed, budget: { iterations: 8 } })
        expect(goesTo(plan, 'tarraco')).toBe(false)
      }
    const { plan, ideas } = recalling(brain, known)
    expect(goesTo(plan(weak, 0, quickChance(1), 0), 'tarraco')).toBe(false)
    for (const idea of ideas?.(weak, 0, 32) ?? []) expect(goesTo(idea, 'tarraco')).toBe(false)
  })

  test('unless there will be no other chance', () => {
    const last = fromPosition({ ...position, year: 5, turn: 5 })
    const { plan } = recalling(brain, knownIn(last, 0))
    const found = fromPosition({ ...beside('p-auxilia-1:1', ['legio-5', ...strong]), year: 5, turn: 5 })
    expect(goesTo(plan(found, 0, quickChance(1), 0), 'tarraco')).toBe(true)
  })

  test('what comes of it later is thought of in its own world', () => {
    const { plan } = recalling(brain, knownIn(fromPosition(position), 0))
    const later = fromPosition({ ...beside('p-auxilia-1:1', ['legio-5', ...strong]), turn: 3 })
    expect(goesTo(plan(later, 0, quickChance(1), 0), 'tarraco')).toBe(true)
  })
})

describe('a threat', () => {
  const roma = (pompeius: Readonly<Record<string, readonly string[]>>): number =>
    new Ground(
      fromPosition({
        blocks: { roma: ['leader-caesar', 'legio-13'], ...pompeius, alexandria: ['cleopatra'] },
        cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-3-1-a' },
        now: { step: 'moves', side: 'caesar' },
      }),
      NEUTRAL,
    ).danger(0, place('roma'))

  test('is the greater where all of it comes from one city: Caesar and a legion do not hold Roma against four', () => {
    const together = roma({ neapolis: ['leader-pompeius', 'legio-1', 'legio-3', 'p-ballista:1'] })
    const apart = roma({ neapolis: ['leader-pompeius', 'legio-1'], asculum: ['legio-3', 'p-ballista:1'] })
    expect(together).toBeGreaterThan(0.5)
    expect(apart).toBeLessThan(together - 0.2)
  })
})

describe('an Event that moves a group is not wasted by a search', () => {
  const cards: Position = {
    hands: { caesar: ['event-mars', 'cmd-1-2-a', 'cmd-2-2-a'], pompeius: ['cmd-2-1-a', 'cmd-2-1-b', 'cmd-2-1-c'] },
    turn: 3,
    now: { step: 'cards' },
  }
  const far = { genua: ['legio-8'], antiochia: ['legio-34'], alexandria: ['cleopatra'] }
  const near = { genua: ['legio-8', 'legio-11', 'legio-12'], roma: ['legio-1:2'], alexandria: ['cleopatra'] }
  const isVain = (position: Position, ...plan: Action[]): boolean | undefined => {
    const s = fromPosition(position)
    return recalling(brain, knownIn(s, 0)).vain?.(s, 0, plan)
  }

  test('neither played with nothing to attack, nor left unused', () => {
    const mars: Action = { do: 'play', card: 'event-mars' }
    expect(isVain({ ...cards, blocks: far }, mars)).toBe(true)
    expect(isVain({ ...cards, blocks: near }, mars)).toBe(false)
    expect(isVain({ ...cards, blocks: far }, { do: 'play', card: 'cmd-1-2-a' })).toBe(false)
    const moving: Position = {
      blocks: near,
      cards: { caesar: 'event-mars', pompeius: 'cmd-2-1-a' },
      now: { step: 'moves', side: 'caesar' },
    }
    expect(isVain(moving, { do: 'end-moves' })).toBe(true)
    expect(isVain({ ...moving, blocks: far }, { do: 'end-moves' })).toBe(false)
  })

  test('the last card in hand is played all the same', () => {
    const last: Position = {
      ...cards,
      hands: { caesar: ['event-mars', 'event-pluto'], pompeius: ['cmd-2-1-a', 'cmd-2-1-b'] },
      blocks: far,
      turn: 4,
    }
    expect(isVain(last, { do: 'play', card: 'event-mars' })).toBe(false)
  })

  test('those that come to nothing are not compared', () => {
    const known = knownIn(fromPosition({ ...cards, blocks: far }), 0)
    for (const seed of SEEDS) {
      const { tried } = decideAt('centurio', game, brain, known, { seed, budget: { iterations: 16 } })
      expect(tried.length).toBeGreaterThan(1)
      for (const { plan } of tried) expect(plan[0]).not.toEqual({ do: 'play', card: 'event-mars' })
    }
  })
})

test('hopeless attacks are counted as they were and as their side could know', () => {
  const known = [3, 4, 5].map((seed) => {
    const contenders = ['miles', 'random'] as const
    const { record } = playMatch({ ...pack, options: { scenario: 'historical' }, seed, contenders })
    return folliesIn(pack, record).map((mine) => {
      const { times, occasions } = mine['attack-below-10-as-known'] ?? { times: 0, occasions: 0 }
      expect(occasions).toBe(mine['attack-below-10']?.occasions ?? 0)
      expect(times).toBeLessThanOrEqual(occasions)
      return times
    })
  })
  const [milites, randoms] = [0, 1].map((seat) => known.reduce((sum, times) => sum + times[seat], 0))
  expect(milites).toBe(0)
  expect(randoms).toBeGreaterThan(0)
})

describe('the race for Roma', () => {
  /** As the war begins. */
  const isVain = (action: Action, changes: Partial<Position> = {}, seat: 0 | 1 = 0): boolean | undefined => {
    const s = fromPosition({
      blocks: {
        ravenna: ['leader-caesar', 'legio-13'],
        neapolis: ['leader-pompeius', 'legio-1'],
        alexandria: ['cleopatra'],
      },
      hands: {
        caesar: ['cmd-3-1-a', 'cmd-2-2-a', 'event-vulcan', 'cmd-1-2-a', 'cmd-2-1-a'],
        pompeius: ['cmd-4-1-a', 'cmd-2-1-b', 'cmd-2-1-c', 'cmd-2-2-b', 'cmd-2-2-c'],
      },
      now: { step: 'cards' },
      ...changes,
    })
    return recalling(brain, knownIn(s, seat)).vain?.(s, seat, [action])
  }
  const vulcan: Action = { do: 'play', card: 'event-vulcan' }

  test('who stands beside it goes first if he can: nothing but the longest command is thought of', () => {
    expect(isVain({ do: 'play', card: 'cmd-3-1-a' })).toBe(false)
    expect(isVain({ do: 'play', card: 'cmd-2-2-a' })).toBe(true)
    expect(isVain(vulcan)).toBe(true)
  })

  test('nor is that command discarded, unless there is another as long', () => {
    const six = ['cmd-3-1-a', 'cmd-2-2-a', 'event-vulcan', 'cmd-1-2-a', 'cmd-2-1-a']
    const discards = (last: string): Partial<Position> => ({
      hands: {
        caesar: [...six, last],
        pompeius: ['cmd-4-1-a', 'cmd-2-1-b', 'cmd-2-1-c', 'cmd-2-2-b', 'cmd-2-2-c', 'cmd-3-2-a'],
      },
      now: { step: 'discards' },
    })
    const longest: Action = { do: 'discard', card: 'cmd-3-1-a' }
    expect(isVain(longest, discards('event-mars'))).toBe(true)
    expect(isVain(longest, discards('cmd-3-1-b'))).toBe(false)
    expect(isVain({ do: 'discard', card: 'cmd-1-2-a' }, discards('event-mars'))).toBe(false)
  })

  test('it is over when somebody has Roma, later, and for who is not beside it', () => {
    const held = { roma: ['legio-1'], ravenna: ['leader-caesar', 'legio-13'], alexandria: ['cleopatra'] }
    expect(isVain(vulcan, { blocks: held })).toBe(false)
    const hands = {
      caesar: ['cmd-3-1-a', 'cmd-2-2-a', 'event-vulcan', 'cmd-1-2-a'],
      pompeius: ['cmd-4-1-a', 'cmd-2-1-b', 'cmd-2-1-c', 'cmd-2-2-b'],
    }
    expect(isVain(vulcan, { turn: 2, hands })).toBe(false)
    expect(isVain(vulcan, { blocks: { massilia: ['leader-caesar', 'legio-13'], alexandria: ['cleopatra'] } })).toBe(
      false,
    )
    expect(isVain({ do: 'play', card: 'cmd-2-1-b' }, {}, 1)).toBe(false)
  })
})
