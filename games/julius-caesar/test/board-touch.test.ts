import { EVERYONE, marches, marchTo, NOWHERE, quickChance } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { words } from '../board/labels.en.ts'
import {
  aboutPlace,
  drop,
  EMPTY_HAND,
  type Held,
  type Meaning,
  mayGo,
  partners,
  pickable,
  type Reach,
  targets,
  touchBlock,
  touchPlace,
  useOfCard,
  wishWith,
} from '../board/touch.ts'
import { endingOf, lossOf } from '../board/verbs.ts'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { type BlockId, type PlaceId, SIDE_IDS, type SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const CARDS = { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' }

const moving = (blocks: Position['blocks'], more: Partial<Position> = {}): Bench =>
  bench({ blocks, cards: CARDS, now: { step: 'moves', side: 'caesar' }, ...more })

const held = (...blocks: BlockId[]): Held => ({ blocks, fresh: false })

/** A hand on the board of one side. */
class Hand {
  readonly bench: Bench
  readonly side: SideId
  constructor(b: Bench, side: SideId = 'caesar') {
    this.bench = b
    this.side = side
  }
  get view() {
    return this.bench.view(this.side)
  }
  get actions(): readonly Action[] {
    return this.bench.actions(this.side)
  }
  /** What the rules answer, in a world this side could be in. */
  reach(...pieces: BlockId[]): Reach {
    if (!mayGo(this.view, this.actions, pieces)) return NOWHERE
    const seat = SIDE_IDS.indexOf(this.side)
    const known = { seat, view: this.view, heard: [{ key: 'nothing', params: {}, to: EVERYONE }] }
    return marches(game, game.imagine(known, quickChance(1)), seat, { pieces })
  }
  /** The first step towards each place that is further than one. */
  far(...pieces: BlockId[]): Map<string, string> {
    const near = targets(this.actions, pieces)
    const far = this.reach(...pieces)?.marches.filter(({ to }) => !near.has(to as PlaceId)) ?? []
    return new Map(far.map(({ to, paths }) => [to, paths[0][0]]))
  }
  place(at: PlaceId, holding: Held = EMPTY_HAND): Meaning {
    return touchPlace(this.view, this.actions, holding, at, this.reach(...holding.blocks))
  }
  block(id: BlockId, holding: Held = EMPTY_HAND): Meaning {
    return touchBlock(this.view, this.actions, holding, id)
  }
  drop(at: PlaceId, ...blocks: BlockId[]): Meaning {
    return drop(this.view, this.actions, blocks, at, this.reach(...blocks))
  }
  /** Sends blocks somewhere, as the board does: in one gesture. */
  send(to: PlaceId, ...blocks: BlockId[]): { readonly done: readonly Action[]; readonly refused: Action | null } {
    const meaning = this.place(to, held(...blocks))
    if (meaning.is !== 'send' && meaning.is !== 'act') throw new Error(`they are not sent: ${meaning.is}`)
    for (const action of meaning.actions) this.bench.do(this.side, action)
    return { done: meaning.actions, refused: (meaning.is === 'send' && meaning.why.at(-1)) || null }
  }
}

const move = (block: BlockId, to: PlaceId): Action => ({ do: 'move', block, to })
const HALT: Action = { do: 'halt' }
const why = (action: Action): Meaning => ({ is: 'why', action })
const act = (...actions: Action[]): Meaning => ({ is: 'act', actions })
const sorted = <T>(things: Iterable<T>): T[] => [...things].sort()

const GENUA = { genua: ['legio-8', 'legio-11', 'legio-12'], ravenna: ['legio-13'] }

describe('picking blocks', () => {
  test('touching a stack opens it with all that can move in the hand', () => {
    const hand = new Hand(moving({ genua: ['legio-8', 'legio-11 moved', 'legio-12'] }))
    expect(hand.place('genua')).toEqual({ is: 'pick', blocks: ['legio-8', 'legio-12'], fresh: true, open: 'genua' })
  })

  test('the first touch in a stack just opened takes that block alone, the next ones add and take away', () => {
    const hand = new Hand(moving(GENUA))
    const all: Held = { blocks: ['legio-8', 'legio-11', 'legio-12'], fresh: true }
    const pick = (...blocks: BlockId[]): Meaning => ({ is: 'pick', blocks, fresh: false, open: null })
    expect(hand.block('legio-11', all)).toEqual(pick('legio-11'))
    expect(hand.block('legio-12', held('legio-11'))).toEqual(pick('legio-11', 'legio-12'))
    expect(hand.block('legio-11', held('legio-11', 'legio-12'))).toEqual(pick('legio-12'))
    expect(hand.block('legio-8', { blocks: ['legio-8'], fresh: true })).toEqual(pick())
  })

  test('blocks of two places are never held together', () => {
    const hand = new Hand(moving(GENUA))
    expect(hand.block('legio-13', held('legio-8'))).toMatchObject({ blocks: ['legio-13'] })
  })

  test('an enemy stack can be looked at, an empty place has nothing to show', () => {
    const hand = new Hand(moving({ genua: ['legio-8'], neapolis: ['legio-1'] }))
    expect(hand.place('neapolis')).toEqual({ is: 'pick', blocks: [], fresh: false, open: 'neapolis' })
    expect(hand.place('sirmium')).toEqual({ is: 'nothing' })
  })

  test('who is not asked can look and do nothing else', () => {
    const hand = new Hand(moving({ genua: ['legio-8'], neapolis: ['legio-1'] }), 'pompeius')
    expect(hand.place('neapolis')).toEqual({ is: 'pick', blocks: [], fresh: true, open: 'neapolis' })
    expect(hand.block('legio-1')).toEqual({ is: 'nothing' })
    expect(hand.place('genua')).toEqual({ is: 'pick', blocks: [], fresh: false, open: 'genua' })
  })
})

describe('going', () => {
  test('a single block goes one step at a time, and is asked again', () => {
    const hand = new Hand(moving(GENUA))
    expect(hand.place('roma', held('legio-8'))).toEqual(act(move('legio-8', 'roma')))
  })

  test('a group is sent block by block, and each halts where it was sent', () => {
    const hand = new Hand(moving(GENUA))
    expect(hand.send('roma', 'legio-8', 'legio-11')).toEqual({
      done: [move('legio-8', 'roma'), HALT, move('legio-11', 'roma'), HALT],
      refused: null,
    })
  })

  test('nobody halts who could not go on anyway', () => {
    const hand = new Hand(moving({ genua: ['legio-8', 'legio-11'], roma: ['legio-1'] }))
    expect(hand.send('roma', 'legio-8', 'legio-11').done).toEqual([move('legio-8', 'roma'), move('legio-11', 'roma')])
  })

  test('a place two cities away is reached step by step, over the wider roads', () => {
    const hand = new Hand(moving(GENUA))
    // By Roma the second section would be a minor road.
    expect(hand.place('asculum', held('legio-8')).is).toBe('send')
    expect(hand.send('asculum', 'legio-8').done).toEqual([move('legio-8', 'ravenna'), move('legio-8', 'asculum')])
  })

  test('roads in use are wide no longer', () => {
    const b = moving({ genua: ['legio-8', 'legio-11', 'legio-12', 'legio-7', 'legio-9'] })
    for (const id of ['legio-8', 'legio-11', 'legio-12'] as const) b.march('caesar', id, 'ravenna')
    expect(new Hand(b).send('asculum', 'legio-7').done[0]).toEqual(move('legio-7', 'roma'))
  })

  test('only those of the picked who can go there are sent', () => {
    const hand = new Hand(moving({ ravenna: ['legio-8', 'c-navis-1'] }))
    const picked: BlockId[] = ['legio-8', 'c-navis-1']
    expect(targets(hand.actions, picked).get('genua')).toEqual(['legio-8'])
    expect(targets(hand.actions, picked).get('mare-hadriaticum')).toEqual(['c-navis-1'])
    // The Legio gets there in one step, the Navis in two.
    expect(hand.far(...picked).has('aquileia')).toBe(false)
    expect(hand.far('c-navis-1').has('aquileia')).toBe(true)
    expect(marchTo(hand.reach(...picked), 'aquileia')?.pieces).toEqual(picked)
    expect(hand.place('genua', held(...picked))).toEqual({
      is: 'send',
      actions: [move('legio-8', 'genua'), HALT],
      why: [],
      isBinding: false,
    })
  })

  const FOUR: readonly BlockId[] = ['legio-8', 'legio-11', 'legio-12', 'legio-13']

  test('those who find the road full go round', () => {
    const hand = new Hand(moving({ ravenna: ['legio-8', 'legio-11', 'legio-12', 'legio-13'] }))
    const { done, refused } = hand.send('roma', ...FOUR)
    expect(done.filter((action) => action.do === 'move').slice(2, 4)).toEqual([
      move('legio-12', 'genua'),
      move('legio-12', 'roma'),
    ])
    expect(refused).toBeNull()
    expect(hand.bench.at('roma')).toHaveLength(4)
  })

  test('where there is no way round the rest stay, and it is said why', () => {
    const hand = new Hand(moving({ ravenna: ['legio-8', 'legio-11', 'legio-12', 'legio-13'], roma: ['legio-1'] }))
    expect(hand.send('roma', ...FOUR)).toEqual({
      done: [move('legio-8', 'roma'), move('legio-11', 'roma')],
      refused: move('legio-12', 'roma'),
    })
  })

  test('whoever finds the way full further on is told which section of it is', () => {
    const hand = new Hand(moving({ ravenna: ['legio-8', 'legio-11', 'legio-12'] }))
    const meaning = hand.drop('sipontum', 'legio-8', 'legio-11', 'legio-12')
    expect(meaning).toMatchObject({
      actions: [
        move('legio-8', 'asculum'),
        move('legio-8', 'sipontum'),
        move('legio-11', 'asculum'),
        move('legio-11', 'sipontum'),
      ],
    })
    const wished = meaning.is === 'send' ? meaning.why : []
    expect(wished.slice(-2)).toEqual([move('legio-12', 'asculum'), move('legio-12', 'sipontum')])
    for (const action of wished.slice(0, -1)) hand.bench.do('caesar', action)
    expect(hand.bench.refusal('caesar', move('legio-12', 'sipontum'))).toMatchObject({
      reason: 'road-full-minor',
      clause: 'JC-4.31b',
    })
  })

  test('nobody is told that he has moved who only could not go on', () => {
    const hand = new Hand(moving({ ravenna: ['legio-8', 'legio-11', 'legio-12'], roma: ['legio-1'] }))
    // Asculum has no other way on: whoever comes there has ended his move.
    expect(hand.drop('sipontum', 'legio-8', 'legio-11', 'legio-12')).toMatchObject({ is: 'send', why: [] })
    expect(marchTo(hand.reach('legio-8', 'legio-11', 'legio-12'), 'sipontum')?.crowdedOut).toEqual(['legio-12'])
  })

  test('before the rules have answered a single step is taken, and everything else waits', () => {
    const { view, actions } = new Hand(moving(GENUA))
    const touch = (at: PlaceId, ...blocks: BlockId[]) => touchPlace(view, actions, held(...blocks), at, null)
    expect(touch('roma', 'legio-8')).toEqual(act(move('legio-8', 'roma')))
    expect(touch('roma', 'legio-8', 'legio-11')).toEqual({ is: 'wait', blocks: ['legio-8', 'legio-11'] })
    expect(touch('asculum', 'legio-8')).toEqual({ is: 'wait', blocks: ['legio-8'] })
    expect(drop(view, actions, ['legio-8'], 'asculum', null)).toEqual({ is: 'wait', blocks: ['legio-8'] })
  })

  test('where the rules cannot be asked a group goes by what is legal at once', () => {
    const { view, actions } = new Hand(moving(GENUA))
    expect(touchPlace(view, actions, held('legio-8', 'legio-11'), 'roma', NOWHERE)).toEqual(
      act(move('legio-8', 'roma')),
    )
  })

  test('nobody is sent through the enemy, nor into him from afar', () => {
    const hand = new Hand(moving({ ravenna: ['legio-13'], asculum: ['legio-3'], neapolis: ['legio-1'] }))
    const far = hand.far('legio-13')
    expect(targets(hand.actions, ['legio-13']).has('asculum')).toBe(true)
    expect(far.has('sipontum')).toBe(false)
    expect(far.has('neapolis')).toBe(false)
    expect(far.has('genua')).toBe(false)
  })

  test('Mercury reaches three cities, or two with an enemy in the second', () => {
    const blocks = { ravenna: ['legio-13'], neapolis: ['legio-1'] }
    const hand = new Hand(moving(blocks, { cards: { caesar: 'event-mercury', pompeius: 'cmd-3-1-a' } }))
    const reached = hand.far('legio-13')
    expect(reached.has('massilia')).toBe(true)
    expect(reached.has('narbo')).toBe(true)
    expect(reached.get('neapolis')).toBe('roma')
    expect(reached.has('rhegium')).toBe(false)
    expect(hand.send('narbo', 'legio-13').done).toEqual([
      move('legio-13', 'genua'),
      move('legio-13', 'massilia'),
      move('legio-13', 'narbo'),
    ])
    const again = new Hand(moving(blocks, { cards: { caesar: 'event-mercury', pompeius: 'cmd-3-1-a' } }))
    expect(again.send('neapolis', 'legio-13').done).toEqual([move('legio-13', 'roma'), move('legio-13', 'neapolis')])
  })

  test('a land block is sent across a sea to a port of it', () => {
    const hand = new Hand(
      moving({ massilia: ['legio-8', 'legio-11'], 'mare-hispanum': ['c-navis-1'], tarraco: ['legio-5'] }),
    )
    expect(hand.far('legio-8').has('tarraco')).toBe(false)
    expect(marchTo(hand.reach('legio-8', 'legio-11'), 'utica')?.price).toBe(2)
    expect(hand.send('utica', 'legio-8', 'legio-11')).toEqual({
      done: [
        move('legio-8', 'mare-hispanum'),
        move('legio-8', 'utica'),
        move('legio-11', 'mare-hispanum'),
        move('legio-11', 'utica'),
      ],
      refused: null,
    })
  })

  test('on the water a block may be sent over the next sea, and goes no further than where it lands', () => {
    const seas = { 'mare-hispanum': ['c-navis-1'], 'mare-tyrrhenum': ['c-navis-2'] }
    const b = moving({ massilia: ['legio-8'], ...seas })
    b.do('caesar', move('legio-8', 'mare-hispanum'))
    const hand = new Hand(b)
    const far = hand.far('legio-8')
    expect(far.has('neapolis')).toBe(true)
    expect(far.has('badias')).toBe(false)
    expect(hand.send('neapolis', 'legio-8').done).toEqual([
      move('legio-8', 'mare-tyrrhenum'),
      move('legio-8', 'neapolis'),
    ])
  })

  test('a block that goes on does not turn back to where it set out', () => {
    const b = moving(GENUA, { cards: { caesar: 'event-mercury', pompeius: 'cmd-3-1-a' } })
    b.do('caesar', move('legio-8', 'ravenna'))
    const hand = new Hand(b)
    const far = hand.far('legio-8')
    expect(far.has('genua')).toBe(false)
    expect(far.get('sirmium')).toBe('aquileia')
    expect(far.has('serdica')).toBe(false)
  })

  test('a road or a sea to the same port is for the player to choose', () => {
    const b = bench({
      blocks: {
        roma: ['legio-8', 'legio-1 from neapolis'],
        genua: ['legio-12'],
        'mare-tyrrhenum': ['c-navis-1'],
      },
      cards: CARDS,
      contests: { roma: { attacker: 'pompeius' } },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
    const hand = new Hand(b)
    expect(targets(hand.actions, ['legio-8']).get('genua')).toEqual(['legio-8'])
    expect(hand.place('genua', held('legio-8'))).toEqual({
      is: 'choose',
      actions: [
        { do: 'retreat', block: 'legio-8', to: 'genua' },
        { do: 'sail', block: 'legio-8', to: 'genua' },
      ],
    })
  })

  test('blocks that regroup are sent like those that move', () => {
    const b = bench({
      blocks: { roma: ['legio-8', 'legio-13'], alexandria: ['cleopatra'] },
      cards: CARDS,
      now: { step: 'regroup', at: 'roma', side: 'caesar' },
    })
    const hand = new Hand(b)
    expect(hand.send('genua', 'legio-8', 'legio-13')).toEqual({
      done: [
        { do: 'regroup', block: 'legio-8', to: 'genua' },
        { do: 'regroup', block: 'legio-13', to: 'genua' },
      ],
      refused: null,
    })
  })
})

describe('dropping', () => {
  test('a drop is a touch with the dragged blocks in the hand', () => {
    const hand = new Hand(moving(GENUA))
    expect(hand.drop('roma', 'legio-8')).toEqual(act(move('legio-8', 'roma')))
    expect(hand.drop('roma', 'legio-8', 'legio-11')).toMatchObject({ is: 'send' })
  })

  test('back where they came from, nothing is meant', () => {
    expect(new Hand(moving(GENUA)).drop('genua', 'legio-8')).toEqual({ is: 'nothing' })
  })

  test('a pinned block is answered with the rule', () => {
    const b = bench({
      blocks: { roma: ['legio-8', 'legio-1 from neapolis'], genua: ['legio-12'] },
      cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-3-1-a' },
      contests: { roma: { attacker: 'pompeius' } },
      now: { step: 'moves', side: 'caesar' },
    })
    const hand = new Hand(b)
    expect(hand.drop('genua', 'legio-8')).toEqual(why(move('legio-8', 'genua')))
    expect(b.refusal('caesar', move('legio-8', 'genua'))?.reason).toBe('pinned')
    const asked = hand.block('legio-8')
    expect(asked).toMatchObject({ is: 'why', action: { do: 'move', block: 'legio-8' } })
    expect(b.refusal('caesar', (asked as { action: Action }).action)?.reason).toBe('pinned')
  })
})

describe('what was meant, where it may not be', () => {
  test('a place that cannot be reached', () => {
    const hand = new Hand(moving({ genua: ['legio-8'], neapolis: ['legio-1'] }))
    expect(hand.place('sirmium', held('legio-8'))).toEqual(why(move('legio-8', 'sirmium')))
    expect(hand.place('neapolis', held('legio-8'))).toEqual(why(move('legio-8', 'neapolis')))
  })

  test('but a stack of one’s own is opened instead', () => {
    const hand = new Hand(moving({ genua: ['legio-8'], narbo: ['legio-7'], corduba: ['legio-9'] }))
    expect(hand.place('corduba', held('legio-8'))).toMatchObject({ is: 'pick', open: 'corduba', blocks: ['legio-9'] })
  })

  test('while a block is under way, other places are asked about for it', () => {
    const b = moving({ genua: ['legio-8'], narbo: ['legio-7'] })
    b.do('caesar', move('legio-8', 'roma'))
    const hand = new Hand(b)
    expect(hand.place('sirmium', held('legio-8'))).toEqual(why(move('legio-8', 'sirmium')))
    expect(hand.place('narbo', held('legio-8'))).toMatchObject({ is: 'pick', open: 'narbo' })
  })

  test('a block that has moved', () => {
    const b = moving(GENUA)
    b.march('caesar', 'legio-8', 'roma')
    const asked = new Hand(b).block('legio-8') as { action: Action }
    expect(b.refusal('caesar', asked.action)?.reason).toBe('already-moved')
  })

  test('a block on an island is asked about by sea', () => {
    const b = moving({ aleria: ['legio-8 moved'] })
    expect(new Hand(b).block('legio-8')).toEqual(why(move('legio-8', 'mare-tyrrhenum')))
  })

  test('levies: strengthening on the map, levying from the pool', () => {
    const b = bench({
      blocks: { genua: ['legio-8', 'legio-11:1'], ravenna: ['legio-13'] },
      cards: CARDS,
      now: { step: 'levies', side: 'caesar' },
    })
    const hand = new Hand(b)
    expect(hand.block('legio-11')).toEqual(act({ do: 'raise', block: 'legio-11' }))
    expect(hand.block('legio-8')).toEqual(why({ do: 'raise', block: 'legio-8' }))
    expect(hand.block('legio-17')).toEqual(why({ do: 'levy', block: 'legio-17', at: 'roma' }))
    expect(hand.block('leader-octavianus')).toEqual(why({ do: 'levy', block: 'leader-octavianus', at: 'genua' }))
    expect(hand.block('legio-14')).toMatchObject({ is: 'pick', blocks: ['legio-14'] })
    expect(hand.block('legio-12', held('legio-14'))).toMatchObject({ is: 'pick', blocks: ['legio-12'] })
    expect(hand.place('ravenna', held('legio-14'))).toEqual(act({ do: 'levy', block: 'legio-14', at: 'ravenna' }))
    expect(hand.place('sirmium', held('legio-14'))).toEqual(why({ do: 'levy', block: 'legio-14', at: 'sirmium' }))
  })

  test('regroups, retreats and harbours', () => {
    const regroup = bench({
      blocks: { roma: ['legio-8'], alexandria: ['cleopatra'] },
      cards: CARDS,
      now: { step: 'regroup', at: 'roma', side: 'caesar' },
    })
    const sirmium = { block: 'legio-8', to: 'sirmium' } as const
    expect(new Hand(regroup).place('sirmium', held('legio-8'))).toEqual(why({ do: 'regroup', ...sirmium }))
    const battle = bench({
      blocks: { roma: ['legio-8', 'legio-1 from neapolis'] },
      cards: CARDS,
      contests: { roma: { attacker: 'pompeius' } },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
    expect(new Hand(battle).place('sirmium', held('legio-8'))).toEqual(why({ do: 'retreat', ...sirmium }))
    const winter = bench({
      blocks: { 'mare-tyrrhenum': ['c-navis-1'], roma: ['legio-8'], genua: ['legio-12'], alexandria: ['cleopatra'] },
      now: { step: 'harbours', side: 'caesar' },
    })
    const hand = new Hand(winter)
    const harbour = (to: PlaceId): Action => ({ do: 'harbour', block: 'c-navis-1', to })
    expect(hand.place('mare-tyrrhenum')).toMatchObject({ is: 'pick', blocks: ['c-navis-1'] })
    expect(hand.place('genua', held('c-navis-1'))).toEqual(act(harbour('genua')))
    expect(hand.place('utica', held('c-navis-1'))).toEqual(why(harbour('utica')))
  })

  test('cards', () => {
    const b = bench({ hands: { caesar: ['event-apollo', 'cmd-3-1-a'] }, now: { step: 'cards' } })
    const hand = new Hand(b)
    expect(useOfCard(hand.actions, 'cmd-3-1-a')).toEqual({ do: 'play', card: 'cmd-3-1-a' })
    // Looking at one that cannot be played is no error: it is said why.
    expect(useOfCard(hand.actions, 'event-apollo')).toBeNull()
    expect(b.why('caesar', wishWith(hand.view, 'event-apollo'))).toBe('apollo-first-turn')
    const begins = new Hand(bench({ now: { step: 'discards' } }))
    const [card] = begins.view.hand
    expect(useOfCard(begins.actions, card)).toEqual({ do: 'discard', card })
    expect(useOfCard([], card)).toBeNull()
    expect(wishWith(begins.view, card)).toEqual({ do: 'discard', card })
  })

  test('what ends something says what it leaves over, as long as that is of use', () => {
    const b = moving({ roma: ['legio-8'], ravenna: ['legio-1'] })
    const hand = new Hand(b)
    const end = endingOf(hand.actions, 'done')
    expect([end, endingOf(hand.actions, 'pass')]).toEqual([{ do: 'end-moves' }, null])
    expect(lossOf('end-moves', hand.view, hand.actions, words)).toMatch(
      /^\d Move Points left, and 1 block could still move\.$/,
    )
    expect(lossOf('end-moves', hand.view, [], words)).toBeNull()
    b.do('caesar', { do: 'end-moves' })
    const levying = new Hand(b)
    const raised = levying.actions.filter(({ do: verb }) => verb === 'raise').length
    expect(lossOf('end-levies', levying.view, levying.actions, words)).toMatch(/^1 Levy Point left: /)
    expect(lossOf('end-levies', levying.view, levying.actions, words)?.includes('strengthened')).toBe(raised > 0)
  })

  test('hits and disbanding', () => {
    const roma = ['legio-8:3 from genua', 'legio-11:3 from genua', 'legio-12:2 from genua', 'legio-1']
    const inBattle = bench({
      blocks: { roma },
      cards: CARDS,
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma', hitsOn: 'caesar', hits: 1 },
    })
    expect(new Hand(inBattle).block('legio-8')).toEqual(act({ do: 'hit', block: 'legio-8' }))
    expect(new Hand(inBattle).block('legio-12')).toEqual(why({ do: 'hit', block: 'legio-12' }))
    const winter = new Hand(
      bench({ blocks: { alexandria: ['cleopatra caesar', 'legio-8'] }, now: { step: 'disbands', side: 'caesar' } }),
    )
    expect(winter.block('legio-8')).toEqual(act({ do: 'disband', block: 'legio-8' }))
    expect(winter.block('cleopatra')).toEqual(why({ do: 'disband', block: 'cleopatra' }))
  })

  test('a block whose turn it is not in the battle', () => {
    const b = bench({
      blocks: { roma: ['legio-8 from genua', 'leader-caesar from genua', 'legio-1'] },
      cards: CARDS,
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma' },
    })
    expect(new Hand(b).block('legio-8')).toEqual(why({ do: 'fire', block: 'legio-8' }))
  })
})

describe('places', () => {
  const event = (god: string, more: Partial<Position> = {}): Hand =>
    new Hand(
      bench({
        cards: { caesar: `event-${god}`, pompeius: 'cmd-3-1-a' },
        now: { step: 'command', side: 'caesar' },
        ...more,
      }),
    )

  test('Vulcan strikes the city that is touched', () => {
    const hand = event('vulcan')
    expect(hand.place('utica')).toEqual(act({ do: 'strike', at: 'utica' }))
    expect(hand.place('sirmium')).toEqual(why({ do: 'strike', at: 'sirmium' }))
  })

  test('Jupiter asks for the colour where there are two', () => {
    const hand = event('jupiter', { change: { roma: ['legio-13'], neapolis: ['legio-1', 'legio-7 pompeius'] } })
    expect(hand.place('tarraco')).toEqual(act({ do: 'turn', at: 'tarraco', colour: 'green' }))
    expect(hand.place('neapolis')).toEqual({
      is: 'choose',
      actions: [
        { do: 'turn', at: 'neapolis', colour: 'tan' },
        { do: 'turn', at: 'neapolis', colour: 'green' },
      ],
    })
    expect(hand.place('antiochia')).toEqual(why({ do: 'turn', at: 'antiochia', colour: 'green' }))
    expect(hand.place('alexandria')).toEqual(why({ do: 'turn', at: 'alexandria', colour: 'blue' }))
    expect(hand.place('sirmium')).toEqual(why({ do: 'turn', at: 'sirmium', colour: 'green' }))
  })

  test('the Main Attack is named by touching where it comes from, or the city and then a choice', () => {
    const blocks = { roma: ['legio-1'], ravenna: ['legio-13'], genua: ['legio-8'] }
    const b = moving(blocks)
    b.do('caesar', move('legio-13', 'roma')).do('caesar', move('legio-8', 'roma')).do('caesar', { do: 'end-moves' })
    const hand = new Hand(b)
    expect(hand.place('genua')).toEqual(act({ do: 'main-attack', at: 'roma', from: 'genua' }))
    expect(hand.place('roma')).toMatchObject({ is: 'choose' })
    expect(aboutPlace(hand.actions, 'roma')).toHaveLength(2)
    expect(aboutPlace(hand.actions, 'neapolis')).toEqual([])
  })

  test('the next battle is the one that is touched', () => {
    const blocks = { roma: ['legio-1', 'legio-13 from ravenna'], tarraco: ['legio-5', 'legio-7 from narbo'] }
    const contests = { roma: { attacker: 'caesar' }, tarraco: { attacker: 'caesar' } }
    const hand = new Hand(bench({ blocks, contests, cards: CARDS, now: { step: 'battles' } }))
    expect(hand.place('roma')).toEqual(act({ do: 'battle', at: 'roma' }))
    expect(hand.place('utica')).toEqual(why({ do: 'battle', at: 'utica' }))
  })
})

describe('free deployment', () => {
  const deployment = (): Hand => new Hand(bench({ scenario: 'free', now: { step: 'deployment' } }))

  test('a block held and another touched change places', () => {
    const hand = deployment()
    expect(hand.block('leader-caesar')).toMatchObject({ is: 'pick', blocks: ['leader-caesar'] })
    expect(hand.place('genua', held('leader-caesar'))).toEqual({
      is: 'pick',
      blocks: ['leader-caesar'],
      fresh: false,
      open: 'genua',
    })
    expect(hand.block('legio-8', held('leader-caesar'))).toEqual(
      act({ do: 'exchange', block: 'leader-caesar', with: 'legio-8' }),
    )
    expect(partners(hand.actions, 'leader-caesar')).toContain('legio-8')
    expect(partners(hand.actions, 'leader-caesar')).not.toContain('legio-13')
  })

  test('another of the same city is held instead', () => {
    expect(deployment().block('legio-13', held('leader-caesar'))).toMatchObject({ is: 'pick', blocks: ['legio-13'] })
  })

  test('a Navis does not go inland', () => {
    const exchange: Action = { do: 'exchange', block: 'c-navis-2', with: 'legio-16' }
    expect(deployment().block('legio-16', held('c-navis-2'))).toEqual(why(exchange))
  })

  test('dropped on a city with one block it changes places with it, on one with several the city opens', () => {
    const hand = new Hand(bench({ scenario: 'free', change: { lugdunum: ['legio-16'] }, now: { step: 'deployment' } }))
    expect(hand.drop('lugdunum', 'legio-13')).toEqual(act({ do: 'exchange', block: 'legio-13', with: 'legio-16' }))
    expect(hand.drop('genua', 'legio-13')).toEqual({ is: 'pick', blocks: ['legio-13'], fresh: false, open: 'genua' })
    expect(hand.drop('roma', 'legio-13')).toEqual({ is: 'nothing' })
  })
})

test('what can be picked up is what can go somewhere or change places', () => {
  const hand = new Hand(moving({ genua: ['legio-8'], aleria: ['legio-11'] }))
  expect(sorted(pickable(hand.actions))).toEqual(['legio-8'])
})
