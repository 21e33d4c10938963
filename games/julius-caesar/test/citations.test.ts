import { scriptedChance, unheard } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { Bench, bench } from './bench.ts'
import { battle, byEvent, COMMANDS, move, moves, pass, regroup, retreat, type Stacks } from './refused.ts'

/** What is refused under which clause, where one reason serves several situations. */
const cited = (b: Bench, side: SideId, action: Action): [string, string | null] | null => {
  const refusal = b.refusal(side, action)
  return refusal && [refusal.reason, refusal.clause]
}

const END_MOVES: Action = { do: 'end-moves' }
const won = (at: PlaceId, blocks: Stacks): Bench => bench({ blocks, now: { step: 'regroup', side: 'caesar', at } })

describe('cards', () => {
  test('one that is not in hand is neither laid aside nor played', () => {
    const hands = { caesar: ['cmd-4-1-a'], pompeius: ['event-mars'] }
    expect(cited(bench({ hands, now: { step: 'discards' } }), 'caesar', { do: 'discard', card: 'event-mars' })).toEqual(
      ['not-in-hand', 'JC-2.1c'],
    )
    expect(cited(bench({ hands }), 'caesar', { do: 'play', card: 'event-mars' })).toEqual(['not-in-hand', 'JC-2.1e'])
  })
})

describe("the enemy's block, and one that is not on the map", () => {
  const stacks: Stacks = { genua: ['legio-8', 'legio-1:1 caesar'], roma: ['legio-3', 'legio-11 pompeius'] }

  test('do not move', () => {
    const b = moves(stacks)
    expect(cited(b, 'caesar', move('legio-3', 'genua'))).toEqual(['not-under-command', 'JC-6.1a'])
    expect(cited(b, 'caesar', move('legio-17', 'genua'))).toEqual(['not-on-map', 'JC-6.1a'])
  })

  test('do not move while another block is under way either', () => {
    const b = moves({ ...stacks, ravenna: ['legio-13'], massilia: ['legio-14 moved'] }).do(
      'caesar',
      move('legio-8', 'ravenna'),
    )
    expect(b.now).toBe('onward')
    expect(cited(b, 'caesar', move('legio-3', 'genua'))).toEqual(['not-under-command', 'JC-6.1a'])
    expect(cited(b, 'caesar', move('legio-17', 'genua'))).toEqual(['not-on-map', 'JC-6.1a'])
    expect(cited(b, 'caesar', move('legio-14', 'narbo'))).toEqual(['already-moved', 'JC-6.1e'])
    expect(cited(b, 'caesar', move('legio-13', 'aquileia'))).toEqual(['other-block-under-way', 'JC-6.1k'])
  })

  test('do not move while a block crosses the sea', () => {
    const b = moves({ ...stacks, massilia: ['legio-14'], 'mare-hispanum': ['c-navis-1'] })
    b.do('caesar', move('legio-14', 'mare-hispanum'))
    expect(cited(b, 'caesar', move('legio-3', 'genua'))).toEqual(['not-under-command', 'JC-6.1a'])
    expect(cited(b, 'caesar', move('legio-8', 'ravenna'))).toEqual(['other-block-under-way', 'JC-6.1k'])
  })

  test('get no step', () => {
    const b = bench({ blocks: stacks, cards: COMMANDS, now: { step: 'levies', side: 'caesar' } })
    const raise = (block: BlockId): Action => ({ do: 'raise', block })
    expect(cited(b, 'caesar', raise('legio-3'))).toEqual(['not-under-command', 'JC-6.4a'])
    expect(cited(b, 'caesar', raise('legio-17'))).toEqual(['not-on-map', 'JC-6.4a'])
    // Those that have gone over are raised by the side they serve.
    expect(cited(b, 'caesar', raise('legio-11'))).toEqual(['not-under-command', 'JC-6.4p'])
    expect(cited(b, 'caesar', raise('cleopatra'))).toEqual(['not-under-command', 'JC-6.4p'])
    expect(cited(b, 'caesar', raise('legio-1'))).toBeNull()
  })

  test('have nothing to do in Winter', () => {
    const ships: Stacks = { 'mare-hispanum': ['c-navis-1', 'c-navis-2'], massilia: ['legio-8'], narbo: ['legio-9'] }
    const sail = (block: BlockId): Action => ({ do: 'harbour', block, to: 'massilia' })
    const b = bench({ blocks: { ...ships, neapolis: ['p-navis-1'] }, now: { step: 'harbours' } })
    expect(cited(b, 'caesar', sail('p-navis-1'))).toEqual(['not-under-command', 'JC-8.2a'])
    expect(cited(b, 'caesar', sail('c-navis-5'))).toEqual(['not-on-map', 'JC-8.2a'])

    const disband = (block: BlockId): Action => ({ do: 'disband', block })
    const full = { genua: ['legio-8', 'legio-9', 'legio-11', 'legio-12'], roma: ['legio-1'] }
    const supply = bench({ blocks: full, now: { step: 'surplus' } })
    expect(cited(supply, 'caesar', disband('legio-1'))).toEqual(['not-under-command', 'JC-8.3b'])
    expect(cited(supply, 'caesar', disband('legio-17'))).toEqual(['not-on-map', 'JC-8.3b'])
    const free = bench({ blocks: full, now: { step: 'disbands' } })
    expect(cited(free, 'caesar', disband('legio-1'))).toEqual(['not-under-command', 'JC-8.5b'])
    expect(cited(free, 'caesar', disband('legio-17'))).toEqual(['not-on-map', 'JC-8.5b'])
  })
})

describe('a block that comes from too far', () => {
  test('on land, to attack and to reinforce', () => {
    const b = moves({ ravenna: ['legio-13'], neapolis: ['legio-1'] }).do('caesar', move('legio-13', 'roma'))
    expect(cited(b, 'caesar', move('legio-13', 'neapolis'))).toEqual(['too-far-to-attack', 'JC-6.1d'])

    const answer = moves(
      { roma: ['legio-8 from genua', 'legio-1'], sipontum: ['legio-3'] },
      { contests: { roma: { attacker: 'caesar' } }, now: { step: 'moves', side: 'pompeius' } },
    ).do('pompeius', move('legio-3', 'neapolis'))
    expect(cited(answer, 'pompeius', move('legio-3', 'roma'))).toEqual(['too-far-to-reinforce', 'JC-6.14b'])
  })

  test('with Mercury, which lets it come from two spaces away', () => {
    const b = byEvent('mercury', { ravenna: ['legio-13'], rhegium: ['legio-1'] })
    b.do('caesar', move('legio-13', 'roma')).do('caesar', move('legio-13', 'neapolis'))
    expect(cited(b, 'caesar', move('legio-13', 'rhegium'))).toEqual(['too-far-to-attack', 'JC-EV-mercury-a'])
  })

  test('a Navis, to attack, to attack with Neptune, and to reinforce', () => {
    const fleet: Stacks = { massilia: ['c-navis-1'], 'mare-tyrrhenum': ['p-navis-1'] }
    for (const [b, clause] of [
      [moves(fleet), 'JC-6.2c'],
      [byEvent('neptune', fleet), 'JC-EV-neptune-a'],
    ] as const) {
      b.do('caesar', move('c-navis-1', 'mare-hispanum'))
      expect(cited(b, 'caesar', move('c-navis-1', 'mare-tyrrhenum'))).toEqual(['navis-too-far-to-attack', clause])
    }
    const answer = moves(
      { genua: ['legio-8 from ravenna', 'legio-1'], neapolis: ['p-navis-1'] },
      { contests: { genua: { attacker: 'caesar' } }, now: { step: 'moves', side: 'pompeius' } },
    ).do('pompeius', move('p-navis-1', 'mare-tyrrhenum'))
    expect(cited(answer, 'pompeius', move('p-navis-1', 'genua'))).toEqual(['navis-too-far-to-reinforce', 'JC-6.2h'])
  })
})

describe('moves', () => {
  test('none ends where it begins, by land, by sea or aboard', () => {
    const b = moves({ massilia: ['legio-14', 'c-navis-2'], 'mare-hispanum': ['c-navis-1'] })
    expect(cited(b, 'caesar', move('legio-14', 'massilia'))).toEqual(['back-to-start', 'JC-6.1j'])
    expect(cited(b, 'caesar', move('c-navis-2', 'massilia'))).toEqual(['back-to-start', 'JC-6.1j'])
    b.do('caesar', move('legio-14', 'mare-hispanum'))
    expect(cited(b, 'caesar', move('legio-14', 'massilia'))).toEqual(['port-of-departure', 'JC-6.3a'])
    expect(cited(b, 'caesar', move('legio-14', 'mare-hispanum'))).toEqual(['sea-crossed-already', 'JC-6.3b'])
    expect(cited(b, 'caesar', move('legio-14', 'lugdunum'))).toEqual(['not-a-port-of-this-sea', 'JC-6.3b'])
  })

  test("a road that is full to Pluto's attackers is full by his card, to others by its own limit", () => {
    const attackers = ['legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-12', 'legio-13', 'legio-14'] as const
    const b = byEvent('pluto', { genua: attackers, roma: ['legio-1'] })
    for (const id of attackers.slice(0, 6)) b.do('caesar', move(id, 'roma'))
    expect(cited(b, 'caesar', move('legio-14', 'roma'))).toEqual(['road-full-major', 'JC-EV-pluto-a'])
    const peace = byEvent('pluto', { genua: attackers })
    for (const id of attackers.slice(0, 4)) peace.march('caesar', id, 'roma')
    expect(cited(peace, 'caesar', move('legio-14', 'roma'))).toEqual(['road-full-major', 'JC-4.31a'])
  })

  test('all are pinned by an attack as strong as they are; the others once the surplus has left', () => {
    const attacked = (...defenders: string[]): Bench =>
      moves(
        { roma: ['legio-8 from genua', 'legio-12 from genua', ...defenders] },
        { contests: { roma: { attacker: 'caesar' } }, now: { step: 'moves', side: 'pompeius' } },
      )
    for (const few of [attacked('legio-1'), attacked('legio-1', 'legio-3')])
      expect(cited(few, 'pompeius', move('legio-1', 'neapolis'))).toEqual(['pinned', 'JC-6.13c'])
    const b = attacked('legio-1', 'legio-3', 'legio-4').march('pompeius', 'legio-3', 'neapolis')
    expect(cited(b, 'pompeius', move('legio-1', 'neapolis'))).toEqual(['pinned', 'JC-6.13b'])
  })

  test('the Main Attack is named by the Attacker, once, where he came by more than one way', () => {
    const main = (at: PlaceId, from: PlaceId): Action => ({ do: 'main-attack', at, from })
    const b = moves({
      genua: ['legio-8'],
      ravenna: ['legio-13', 'legio-14'],
      massilia: ['legio-11'],
      narbo: ['legio-9'],
      roma: ['legio-1'],
      aquileia: ['legio-2'],
      tarraco: ['legio-5'],
      neapolis: ['legio-3'],
    })
    b.do('caesar', move('legio-8', 'roma')).do('caesar', move('legio-13', 'roma'))
    b.do('caesar', move('legio-14', 'aquileia')).do('caesar', END_MOVES)
    expect(cited(b, 'caesar', main('aquileia', 'ravenna'))).toEqual(['attack-undivided', 'JC-7.3a'])
    expect(cited(b, 'caesar', main('neapolis', 'roma'))).toEqual(['not-my-attack', 'JC-7.3a'])
    expect(cited(b, 'caesar', main('roma', 'neapolis'))).toEqual(['not-an-attack-border', 'JC-7.3a'])
  })
})

describe('levies', () => {
  test('a leader who was killed, Cleopatra and a block on the map are in no pool', () => {
    const b = bench({
      blocks: { genua: ['legio-8'], roma: ['legio-1'] },
      trophies: ['leader-antonius'],
      cards: COMMANDS,
      now: { step: 'levies', side: 'caesar' },
    })
    const levy = (block: BlockId): Action => ({ do: 'levy', block, at: 'genua' })
    expect(cited(b, 'caesar', levy('leader-antonius'))).toEqual(['not-in-pool', 'JC-7.51a'])
    expect(cited(b, 'caesar', levy('cleopatra'))).toEqual(['not-in-pool', 'JC-7.52l'])
    expect(cited(b, 'caesar', levy('legio-8'))).toEqual(['not-in-pool', 'JC-6.4b'])
  })
})

describe('a surprise', () => {
  const twoBattles = (god: 'mars' | 'neptune'): Bench => {
    const b =
      god === 'mars'
        ? byEvent('mars', { genua: ['legio-8', 'legio-12'], roma: ['legio-1'], ravenna: ['legio-3'] })
        : byEvent('neptune', { 'mare-hispanum': ['c-navis-1', 'c-navis-2'], narbo: ['legio-1'], massilia: ['legio-3'] })
    const [one, two] = god === 'mars' ? (['legio-8', 'legio-12'] as const) : (['c-navis-1', 'c-navis-2'] as const)
    const [here, there] = god === 'mars' ? (['roma', 'ravenna'] as const) : (['narbo', 'massilia'] as const)
    return b.do('caesar', move(one, here)).do('caesar', move(two, there)).do('caesar', END_MOVES)
  }

  test.each([
    ['mars', 'JC-EV-mars-d'],
    ['neptune', 'JC-EV-neptune-c'],
  ] as const)('of %s is named among the battles of the move, and before anything else', (god, clause) => {
    const b = twoBattles(god)
    expect(b.now).toBe('surprise')
    expect(cited(b, 'caesar', { do: 'surprise', at: 'athenae' })).toEqual(['not-a-battle-of-this-move', clause])
    expect(cited(b, 'caesar', END_MOVES)).toEqual(['not-now', clause])
    expect(cited(b, 'pompeius', END_MOVES)).toEqual(['not-your-turn', clause])
  })

  test.each([
    ['mars', 'legio-8', 'genua', 'JC-EV-mars-b'],
    ['neptune', 'c-navis-1', 'mare-tyrrhenum', 'JC-EV-neptune-b'],
  ] as const)('of %s has its own order in Round 1', (god, attacker, from, clause) => {
    const fight = (round: number): Bench =>
      bench({
        blocks: { roma: [`${attacker} from ${from}`, 'c-ballista from genua', 'legio-1', 'p-navis-1'] },
        contests: { roma: { attacker: 'caesar', main: from, surprise: true, borders: ['genua'] } },
        cards: { caesar: `event-${god}`, pompeius: 'cmd-2-1-a' },
        now: { step: 'battle', at: 'roma', round },
      })
    expect(cited(fight(1), 'pompeius', pass('legio-1'))).toEqual(['not-your-turn', clause])
    expect(cited(fight(2), 'caesar', pass(attacker))).toEqual(['not-your-turn', 'JC-7.2d'])
    expect(cited(fight(2), 'pompeius', pass('p-navis-1'))).toEqual(['not-its-turn', 'JC-7.2d'])
    expect(cited(fight(2), 'pompeius', END_MOVES)).toEqual(['not-now', 'JC-7.2b'])
  })
})

describe('retreats', () => {
  test('of land blocks to a city that no road leads to: the Attacker, the Defender, and never to sea', () => {
    const elsewhere: Stacks = { massilia: ['legio-11'], brundisium: ['legio-3'] }
    const attackers = battle('roma', 2, { ...elsewhere, roma: ['leader-caesar from genua', 'legio-1'] }, 'genua')
    expect(cited(attackers, 'caesar', retreat('leader-caesar', 'massilia'))).toEqual(['not-adjacent', 'JC-7.62a'])
    expect(cited(attackers, 'caesar', retreat('leader-caesar', 'narbo'))).toEqual(['not-adjacent', 'JC-7.62b'])
    expect(cited(attackers, 'caesar', retreat('leader-caesar', 'mare-tyrrhenum'))).toEqual(['not-adjacent', 'JC-4.1a'])
    const defenders = battle('roma', 2, { ...elsewhere, roma: ['legio-8 from genua', 'legio-1'] }, 'genua')
    expect(cited(defenders, 'pompeius', retreat('legio-1', 'brundisium'))).toEqual(['not-adjacent', 'JC-7.63a'])
  })

  test('of Navis from a port: only to a sea, and of the Vacant ones as the side came', () => {
    const b = battle('genua', 2, { genua: ['c-navis-1 from mare-hispanum', 'p-navis-1'] }, 'mare-hispanum')
    expect(cited(b, 'pompeius', retreat('p-navis-1', 'roma'))).toEqual(['navis-retreat-ways', 'JC-7.82e'])
    expect(cited(b, 'pompeius', retreat('p-navis-1', 'mare-hispanum'))).toEqual([
      'navis-border-of-attacker',
      'JC-7.82e',
    ])
    b.do('pompeius', pass('p-navis-1'))
    expect(cited(b, 'caesar', retreat('c-navis-1', 'mare-tyrrhenum'))).toEqual(['navis-border-not-used', 'JC-7.82e'])
  })

  test('of Navis from a sea', () => {
    const at = 'mare-tyrrhenum'
    const b = battle(at, 2, { [at]: ['c-navis-1 from mare-hispanum', 'p-navis-1'] }, 'mare-hispanum')
    expect(cited(b, 'pompeius', retreat('p-navis-1', 'mare-hispanum'))).toEqual([
      'navis-border-of-attacker',
      'JC-7.82c',
    ])
    b.do('pompeius', pass('p-navis-1'))
    expect(cited(b, 'caesar', retreat('c-navis-1', 'mare-internum'))).toEqual(['navis-border-not-used', 'JC-7.82b'])
  })

  test('after an exchange of roles', () => {
    const roma = ['leader-caesar from genua', 'legio-1:1', 'legio-3 from neapolis', 'p-auxilia-3 from neapolis']
    const b = battle('roma', 1, { roma }, 'genua').do('caesar', { do: 'fire', block: 'leader-caesar' }, 1, 6, 6)
    expect(b.heard('spectator', 'roles-exchanged')).toHaveLength(1)
    expect(cited(b, 'caesar', retreat('leader-caesar', 'neapolis'))).toEqual(['retreat-road-of-attacker', 'JC-7.31l'])
    b.do('caesar', pass('leader-caesar'))
    expect(cited(b, 'pompeius', retreat('p-auxilia-3', 'ravenna'))).toEqual(['retreat-road-not-used', 'JC-7.31k'])
  })

  test('of Cleopatra, whom Vulcan has won over', () => {
    const b = bench({
      blocks: { alexandria: ['cleopatra:1', 'legio-38:3'], cyrene: ['legio-9'] },
      cards: { caesar: 'event-vulcan', pompeius: 'cmd-2-1-a' },
      now: { step: 'command', side: 'caesar' },
    }).do('caesar', { do: 'strike', at: 'alexandria' })
    for (const block of ['legio-38', 'cleopatra', 'legio-38'] as const) b.do(b.side(block), pass(block))
    expect(cited(b, 'caesar', retreat('cleopatra', 'memphis'))).toEqual(['retreat-road-not-used', 'JC-7.52j'])
    expect(cited(b, 'caesar', retreat('cleopatra', 'cyrene'))).toEqual(['not-adjacent', 'JC-7.52j'])
  })

  test('by sea: over one sea, which is Friendly', () => {
    const elsewhere: Stacks = { 'mare-tyrrhenum': ['c-navis-1'], massilia: ['legio-11'], athenae: ['legio-9'] }
    const b = battle('roma', 2, { ...elsewhere, roma: ['leader-caesar from genua', 'legio-1'] }, 'genua')
    const sail = (to: PlaceId): Action => ({ do: 'sail', block: 'leader-caesar', to })
    expect(cited(b, 'caesar', sail('athenae'))).toEqual(['sail-sea-not-friendly', 'JC-7.64c'])
    const vacant = battle('genua', 2, { genua: ['leader-caesar from roma', 'legio-1'], massilia: ['legio-11'] }, 'roma')
    expect(cited(vacant, 'caesar', sail('massilia'))).toEqual(['sail-sea-not-friendly', 'JC-7.64e'])
  })
})

describe('what follows a battle', () => {
  test('Navis regroup by another clause from a port than from a sea', () => {
    const port = won('genua', { genua: ['c-navis-1', 'c-navis-2'] })
    expect(cited(port, 'caesar', regroup('c-navis-1', 'roma'))).toEqual(['navis-regroup-ways', 'JC-7.83b'])
    port.do('caesar', regroup('c-navis-1', 'mare-tyrrhenum'))
    expect(cited(port, 'caesar', regroup('c-navis-1', 'roma'))).toEqual(['not-there-to-regroup', 'JC-7.83b'])
    const sea = won('mare-tyrrhenum', { 'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'] })
    expect(cited(sea, 'caesar', regroup('c-navis-1', 'massilia'))).toEqual(['navis-regroup-ways', 'JC-7.83a'])
    sea.do('caesar', regroup('c-navis-1', 'genua'))
    expect(cited(sea, 'caesar', regroup('c-navis-1', 'mare-hispanum'))).toEqual(['not-there-to-regroup', 'JC-7.83a'])
  })

  test('a land block regroups once; the enemy does not', () => {
    const b = won('roma', { roma: ['legio-8', 'legio-12'], neapolis: ['legio-1'] })
    b.do('caesar', regroup('legio-8', 'genua'))
    expect(cited(b, 'caesar', regroup('legio-8', 'massilia'))).toEqual(['not-there-to-regroup', 'JC-7.7a'])
    expect(cited(b, 'caesar', regroup('legio-1', 'rhegium'))).toEqual(['not-a-winner', 'JC-7.7f'])
  })

  test('a block that is not there takes no hit; one that has acted has had its turn', () => {
    const fight: Stacks = { roma: ['legio-8 from genua', 'legio-1:2', 'legio-3:2'], neapolis: ['legio-4'] }
    const hits = bench({
      blocks: fight,
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma', hitsOn: 'pompeius', hits: 1 },
    })
    expect(cited(hits, 'pompeius', { do: 'hit', block: 'legio-4' })).toEqual(['not-in-battle', 'JC-7.4c'])
    const acting = battle('roma', 2, fight, 'genua').do('pompeius', { do: 'fire', block: 'legio-1' }, 6, 6)
    expect(cited(acting, 'pompeius', pass('legio-1'))).toEqual(['already-acted', 'JC-7.2a'])
    expect(cited(acting, 'pompeius', pass('legio-4'))).toEqual(['not-in-battle', 'JC-7.2a'])
  })
})

describe('Winter', () => {
  test('a port that is Vacant, and one that is the enemy’s', () => {
    const b = bench({
      blocks: { 'mare-hispanum': ['c-navis-1'], massilia: ['legio-8'], narbo: ['legio-9'], tarraco: ['legio-1'] },
      now: { step: 'harbours' },
    })
    const to = (port: PlaceId): Action => ({ do: 'harbour', block: 'c-navis-1', to: port })
    expect(cited(b, 'caesar', to('genua'))).toEqual(['harbour-not-friendly', 'JC-8.2d'])
    expect(cited(b, 'caesar', to('tarraco'))).toEqual(['harbour-not-friendly', 'JC-8.2a'])
  })

  test('Cleopatra is not surplus, and is not disbanded freely; Caesar is asked first', () => {
    const alexandria = ['cleopatra', 'legio-1', 'legio-2', 'legio-3', 'legio-4', 'legio-5']
    const disband: Action = { do: 'disband', block: 'cleopatra' }
    const supply = bench({ blocks: { alexandria }, now: { step: 'surplus' } })
    expect(cited(supply, 'pompeius', disband)).toEqual(['cleopatra-never-disbands', 'JC-8.3c'])
    expect(cited(supply, 'caesar', disband)).toEqual(['not-your-turn', 'JC-8.3d'])
    const free = bench({ blocks: { alexandria }, now: { step: 'disbands' } })
    expect(cited(free, 'pompeius', disband)).toEqual(['cleopatra-never-disbands', 'JC-7.52l'])
  })
})

test('Jupiter is not declined once the block is drawn, and a block is not exchanged with itself', () => {
  const b = bench({
    blocks: { genua: ['legio-8'], roma: ['legio-1'] },
    cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-1-a' },
    now: { step: 'command', side: 'caesar' },
  }).do('caesar', { do: 'turn', at: 'roma', colour: 'green' })
  expect(cited(b, 'caesar', { do: 'decline' })).toEqual(['drawn-already', 'JC-EV-jupiter-k'])
  const free = new Bench(game.start({ scenario: 'free' }, unheard(scriptedChance())))
  expect(cited(free, 'caesar', { do: 'exchange', block: 'legio-8', with: 'legio-8' })).toEqual([
    'same-block',
    'JC-5.3a',
  ])
})
