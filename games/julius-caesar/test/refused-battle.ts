import type { Reason } from '../rules/reasons.ts'
import { bench } from './bench.ts'
import { battle, type Case, harbour, pass, regroup, retreat, sail, tried } from './refused.ts'

/** Battle, regrouping and Winter: for each reason a position in which it is given, and the clause that forbids it. */
export const BATTLE = {
  // Battle
  'not-contested': tried('JC-2.3a', () => [
    bench({
      blocks: {
        roma: ['legio-8', 'legio-1:1'],
        massilia: ['legio-11:1', 'legio-2'],
        'mare-internum': ['c-navis-1', 'p-navis-1:1'],
        tarraco: ['legio-7'],
        utica: ['legio-39'],
        alexandria: ['cleopatra'],
      },
      contests: {
        roma: { attacker: 'caesar' },
        massilia: { attacker: 'pompeius' },
        'mare-internum': { attacker: 'caesar' },
      },
      now: { step: 'battles' },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    }),
    'caesar',
    { do: 'battle', at: 'utica' },
  ]),
  'not-in-battle': tried('JC-7.2a', () => [
    battle('roma', 2, { roma: ['legio-8 from genua', 'legio-1:2', 'legio-3:2'], neapolis: ['legio-4'] }, 'genua').do(
      'pompeius',
      { do: 'fire', block: 'legio-1' },
      6,
      6,
    ),
    'pompeius',
    pass('legio-4'),
  ]),
  'not-your-block': tried('JC-7.2e', () => [
    battle('alexandria', 1, { alexandria: ['leader-caesar', 'legio-8', 'cleopatra:1', 'legio-38:1'] }, 'memphis')
      .do('caesar', { do: 'fire', block: 'leader-caesar' }, 1, 6, 6)
      .do('pompeius', { do: 'hit', block: 'cleopatra' }),
    'pompeius',
    { do: 'fire', block: 'cleopatra' },
  ]),
  'in-reserve': tried('JC-7.3d', () => [
    battle(
      'tarraco',
      1,
      {
        tarraco: [
          'legio-7 from narbo',
          'legio-9:3 from bilbilis',
          'legio-2:4 from carthago-nova',
          'legio-5:2',
          'legio-6:2',
        ],
      },
      'narbo',
    ),
    'pompeius',
    { do: 'fire', block: 'legio-2' },
  ]),
  'not-its-turn': tried('JC-7.2d', () => [
    battle('roma', 1, { roma: ['leader-caesar', 'c-auxilia-3', 'legio-8', 'legio-11', 'legio-1', 'leader-pompeius'] }),
    'caesar',
    { do: 'fire', block: 'legio-8' },
  ]),
  'already-acted': tried('JC-7.2a', () => [
    battle('roma', 1, { roma: ['legio-8', 'legio-11', 'legio-1', 'legio-3'] }, 'genua').do('pompeius', pass('legio-1')),
    'pompeius',
    { do: 'fire', block: 'legio-1' },
  ]),
  'must-retreat': tried('JC-7.2g', () => [
    battle('roma', 4, { roma: ['c-equitatus-1', 'legio-8', 'legio-1'] }, 'genua'),
    'caesar',
    { do: 'fire', block: 'c-equitatus-1' },
  ]),
  'may-retreat': tried('JC-7.6c', () => [
    battle('pelusium', 4, { pelusium: ['cleopatra:3 caesar', 'legio-38'] }, 'memphis').do('pompeius', pass('legio-38')),
    'caesar',
    { do: 'perish', block: 'cleopatra' },
  ]),
  'need-not-retreat': tried('JC-7.6b', () => [
    battle('roma', 2, { neapolis: ['legio-3'], roma: ['legio-8', 'legio-1'] }, 'genua'),
    'pompeius',
    { do: 'perish', block: 'legio-1' },
  ]),
  'no-retreat-in-round-1': tried('JC-7.2c', () => [
    battle('roma', 1, { roma: ['legio-8 from genua', 'p-auxilia-3', 'legio-1', 'legio-3'] }),
    'pompeius',
    retreat('p-auxilia-3', 'neapolis'),
  ]),
  'not-adjacent': tried('JC-7.63a', () => [
    battle(
      'roma',
      2,
      { massilia: ['legio-11'], brundisium: ['legio-3'], roma: ['legio-8 from genua', 'legio-1'] },
      'genua',
    ),
    'pompeius',
    retreat('legio-1', 'brundisium'),
  ]),
  'navis-one-space': tried('JC-6.2h', () => [
    battle('mare-tyrrhenum', 2, { 'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'p-navis-1'] }),
    'pompeius',
    retreat('p-navis-1', 'mare-tyrrhenum'),
  ]),
  'navis-retreat-ways': tried('JC-7.82e', () => [
    battle('genua', 2, { genua: ['c-navis-1 from mare-hispanum', 'p-navis-1'] }, 'mare-hispanum'),
    'pompeius',
    retreat('p-navis-1', 'roma'),
  ]),
  'retreat-not-open': tried('JC-7.61c', () => [
    battle('mare-tyrrhenum', 2, {
      'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'p-navis-1'],
      neapolis: ['legio-1'],
      genua: ['legio-8'],
    }),
    'pompeius',
    retreat('p-navis-1', 'genua'),
  ]),
  'retreat-road-not-used': tried('JC-7.62b', () => [
    battle('rhegium', 2, { rhegium: ['legio-8 from neapolis', 'legio-1'], messana: [] }).do(
      'pompeius',
      pass('legio-1'),
    ),
    'caesar',
    retreat('legio-8', 'messana'),
  ]),
  'retreat-road-of-attacker': tried('JC-7.63b', () => [
    battle('rhegium', 2, { rhegium: ['legio-8 from messana', 'legio-1'], messana: ['legio-37'] }),
    'pompeius',
    retreat('legio-1', 'messana'),
  ]),
  'retreat-road-full': tried('JC-7.61a', () => [
    battle('roma', 4, { roma: ['legio-8 from genua', 'legio-1', 'legio-2', 'legio-3'] })
      .do('pompeius', retreat('legio-1', 'asculum'))
      .do('pompeius', retreat('legio-2', 'asculum')),
    'pompeius',
    retreat('legio-3', 'asculum'),
  ]),
  'retreat-strait-full': tried('JC-7.61b', () => [
    battle('rhegium', 2, { rhegium: ['legio-8 from neapolis', 'legio-1', 'legio-37'], messana: ['legio-3'] }).do(
      'pompeius',
      retreat('legio-37', 'messana'),
    ),
    'pompeius',
    retreat('legio-1', 'messana'),
  ]),
  'navis-border-not-used': tried('JC-7.82b', () => [
    battle(
      'mare-tyrrhenum',
      2,
      { 'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'p-navis-1'] },
      'mare-hispanum',
    ).do('pompeius', pass('p-navis-1')),
    'caesar',
    retreat('c-navis-1', 'mare-internum'),
  ]),
  'navis-border-of-attacker': tried('JC-7.82c', () => [
    battle('mare-tyrrhenum', 2, { 'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'p-navis-1'] }, 'mare-hispanum'),
    'pompeius',
    retreat('p-navis-1', 'mare-hispanum'),
  ]),
  'navis-not-to-vacant-port': tried('JC-7.82d', () => [
    battle('mare-tyrrhenum', 2, { 'mare-tyrrhenum': ['c-navis-1 from genua', 'p-navis-1'] }),
    'pompeius',
    retreat('p-navis-1', 'roma'),
  ]),
  'land-blocks-sail': tried('JC-7.64a', () => [
    battle('roma', 2, {
      roma: ['legio-8 from genua', 'p-navis-2'],
      'mare-tyrrhenum': ['p-navis-1'],
      lilybaeum: ['legio-37'],
    }).do('caesar', pass('legio-8')),
    'pompeius',
    sail('p-navis-2', 'lilybaeum'),
  ]),
  'sail-from-port-only': tried('JC-7.64a', () => [
    battle('asculum', 2, {
      asculum: ['legio-8 from roma', 'legio-1'],
      'mare-hadriaticum': ['p-navis-1'],
      salona: ['legio-3'],
    }),
    'pompeius',
    sail('legio-1', 'salona'),
  ]),
  'sail-used': tried('JC-7.64b', () => [
    battle('utica', 4, {
      utica: ['legio-7 from tacape', 'legio-8 from tacape', 'legio-39'],
      tacape: ['legio-38'],
      'mare-internum': ['c-navis-1'],
      syracusae: ['legio-19'],
    })
      .do('pompeius', pass('legio-39'))
      .do('caesar', sail('legio-8', 'syracusae')),
    'caesar',
    sail('legio-7', 'syracusae'),
  ]),
  'sail-port-not-friendly': tried('JC-7.64c', () => [
    battle('roma', 2, {
      roma: ['legio-8 from genua', 'legio-1'],
      'mare-tyrrhenum': ['p-navis-1'],
      aleria: ['legio-11'],
      lilybaeum: ['legio-37'],
    }),
    'pompeius',
    sail('legio-1', 'aleria'),
  ]),
  'sail-sea-not-friendly': tried('JC-7.64e', () => [
    battle('genua', 2, { genua: ['leader-caesar from roma', 'legio-1'], massilia: ['legio-11'] }, 'roma'),
    'caesar',
    sail('leader-caesar', 'massilia'),
  ]),
  'not-your-loss': tried('JC-7.4c', () => [
    battle('roma', 2, { roma: ['legio-8:2', 'legio-11:2', 'legio-12:1', 'legio-1'] }, 'genua').do(
      'pompeius',
      { do: 'fire', block: 'legio-1' },
      1,
      6,
      6,
      6,
    ),
    'caesar',
    { do: 'hit', block: 'legio-1' },
  ]),
  'not-the-strongest': tried('JC-7.4b', () => [
    battle('roma', 2, { roma: ['legio-8:2', 'legio-11:2', 'legio-12:1', 'legio-1'] }, 'genua').do(
      'pompeius',
      { do: 'fire', block: 'legio-1' },
      1,
      6,
      6,
      6,
    ),
    'caesar',
    { do: 'hit', block: 'legio-12' },
  ]),
  'reserve-takes-no-hits': tried('JC-7.3d', () => [
    battle(
      'tarraco',
      1,
      {
        tarraco: [
          'legio-7 from narbo',
          'legio-9:3 from bilbilis',
          'legio-2:4 from carthago-nova',
          'legio-5:2',
          'legio-6:2',
        ],
      },
      'narbo',
    )
      .do('pompeius', pass('legio-5'))
      .do('pompeius', pass('legio-6'))
      .do('caesar', { do: 'fire', block: 'legio-7' }, 1, 6, 6),
    'pompeius',
    { do: 'hit', block: 'legio-2' },
  ]),
  'not-a-winner': tried('JC-7.7f', () => [
    bench({
      blocks: { roma: ['legio-8', 'legio-12'], neapolis: ['legio-1'] },
      now: { step: 'regroup', side: 'caesar', at: 'roma' },
    }).do('caesar', regroup('legio-8', 'genua')),
    'caesar',
    regroup('legio-1', 'rhegium'),
  ]),
  'not-there-to-regroup': tried('JC-7.7a', () => [
    bench({ blocks: { roma: ['legio-8', 'c-auxilia-1'] }, now: { step: 'regroup', side: 'caesar', at: 'roma' } }).do(
      'caesar',
      regroup('legio-8', 'genua'),
    ),
    'caesar',
    regroup('legio-8', 'massilia'),
  ]),
  'regroup-not-adjacent': tried('JC-7.7a', () => [
    bench({
      player1: 'caesar',
      blocks: { roma: ['legio-7'], 'mare-tyrrhenum': ['c-navis-1'], aleria: ['legio-8'] },
      now: { step: 'regroup', side: 'caesar', at: 'roma' },
    }),
    'caesar',
    regroup('legio-7', 'aleria'),
  ]),
  'regroup-by-sea': tried('JC-7.7e', () => [
    bench({
      player1: 'caesar',
      blocks: { roma: ['legio-7'], 'mare-tyrrhenum': ['c-navis-1'], aleria: ['legio-8'] },
      now: { step: 'regroup', side: 'caesar', at: 'roma' },
    }),
    'caesar',
    regroup('legio-7', 'mare-tyrrhenum'),
  ]),
  'regroup-not-open': tried('JC-7.7d', () => [
    bench({
      player1: 'caesar',
      blocks: { roma: ['legio-7', 'c-navis-1'], 'mare-tyrrhenum': ['p-navis-1'] },
      now: { step: 'regroup', side: 'caesar', at: 'roma' },
    }),
    'caesar',
    regroup('c-navis-1', 'mare-tyrrhenum'),
  ]),
  'regroup-road-full': tried('JC-7.7c', () => [
    bench({
      player1: 'caesar',
      blocks: { rhegium: ['legio-7', 'legio-8', 'legio-9'] },
      now: { step: 'regroup', side: 'caesar', at: 'rhegium' },
    })
      .do('caesar', regroup('legio-7', 'messana'))
      .do('caesar', regroup('legio-8', 'messana')),
    'caesar',
    regroup('legio-9', 'messana'),
  ]),
  'navis-regroup-ways': tried('JC-7.83a', () => [
    bench({
      blocks: { 'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'] },
      now: { step: 'regroup', side: 'caesar', at: 'mare-tyrrhenum' },
    }),
    'caesar',
    regroup('c-navis-1', 'massilia'),
  ]),
  // Winter
  'navis-stays-in-port': tried('JC-8.2c', () => [
    bench({
      turn: 5,
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'levies', side: 'pompeius', points: 0 },
      blocks: {
        'mare-tyrrhenum': ['c-navis-1'],
        genua: ['legio-8', 'c-navis-2'],
        roma: ['c-navis-3'],
        neapolis: ['legio-1'],
      },
    }).do('pompeius', { do: 'end-levies' }),
    'caesar',
    harbour('c-navis-2', 'roma'),
  ]),
  'harbour-not-friendly': tried('JC-8.2d', () => [
    bench({
      blocks: { 'mare-hispanum': ['c-navis-1'], massilia: ['legio-8'], narbo: ['legio-9'], tarraco: ['legio-1'] },
      now: { step: 'harbours' },
    }),
    'caesar',
    harbour('c-navis-1', 'genua'),
  ]),
  'harbour-of-another-sea': tried('JC-8.2a', () => [
    bench({
      turn: 5,
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'levies', side: 'pompeius', points: 0 },
      blocks: {
        'mare-tyrrhenum': ['c-navis-1'],
        genua: ['legio-8'],
        roma: ['legio-11'],
        massilia: ['legio-12'],
        neapolis: ['legio-1'],
      },
    }).do('pompeius', { do: 'end-levies' }),
    'caesar',
    harbour('c-navis-1', 'massilia'),
  ]),
  'not-a-navis': tried('JC-8.2a', () => [
    bench({
      turn: 5,
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'levies', side: 'pompeius', points: 0 },
      blocks: {
        'mare-tyrrhenum': ['c-navis-1'],
        genua: ['legio-8'],
        roma: ['legio-11'],
        massilia: ['legio-12'],
        neapolis: ['legio-1'],
      },
    }).do('pompeius', { do: 'end-levies' }),
    'caesar',
    harbour('legio-8', 'roma'),
  ]),
  'city-has-no-surplus': tried('JC-8.3a', () => [
    bench({
      blocks: {
        genua: ['legio-8', 'legio-11', 'legio-12', 'leader-antonius'],
        massilia: ['legio-7', 'legio-9', 'legio-14', 'c-navis-1'],
        roma: ['leader-caesar', 'legio-13', 'legio-16', 'legio-17', 'c-auxilia-1', 'c-auxilia-3'],
      },
      now: { step: 'surplus' },
    }),
    'caesar',
    { do: 'disband', block: 'legio-7' },
  ]),
  'cleopatra-never-disbands': tried('JC-7.52l', () => [
    bench({
      blocks: { alexandria: ['cleopatra', 'legio-1', 'legio-2', 'legio-3', 'legio-4', 'legio-5'] },
      now: { step: 'disbands' },
    }),
    'pompeius',
    { do: 'disband', block: 'cleopatra' },
  ]),
} satisfies { readonly [R in Reason]?: Case }
