import type { Reason } from '../rules/reasons.ts'
import { bench } from './bench.ts'
import { byEvent, type Case, deployment, exchange, move, moves, tried } from './refused.ts'

/** Set-up, cards, movement, levies and events: for each reason a position in which it is given, and the clause that forbids it. */
export const COMMAND = {
  // Set-up
  'not-deployed': tried('JC-5.3b', () => [deployment(), 'pompeius', exchange('legio-1', 'legio-32')]),
  'same-block': tried('JC-5.3a', () => [deployment(), 'caesar', exchange('legio-7', 'legio-7')]),
  'same-city': tried('JC-5.3a', () => [deployment(), 'caesar', exchange('legio-7', 'legio-9')]),
  'other-sides-block': tried('JC-5.3a', () => [deployment(), 'caesar', exchange('legio-7', 'legio-5')]),
  'navis-inland': tried('JC-5.3c', () => [deployment(), 'caesar', exchange('legio-16', 'c-navis-1')]),
  // Cards
  'not-in-hand': tried('JC-2.1e', () => [
    bench({ hands: { caesar: ['cmd-4-1-a'], pompeius: ['event-mars'] } }),
    'caesar',
    { do: 'play', card: 'event-mars' },
  ]),
  'apollo-first-turn': tried('JC-EV-apollo-d', () => [
    bench({ turn: 1, hands: { caesar: ['event-apollo'], pompeius: [] } }),
    'caesar',
    { do: 'play', card: 'event-apollo' },
  ]),
  // Movement
  'not-under-command': tried('JC-6.1a', () => [
    bench({
      blocks: { alexandria: ['cleopatra caesar'], neapolis: ['legio-1'] },
      cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'pompeius' },
    }),
    'pompeius',
    move('cleopatra', 'memphis'),
  ]),
  'not-on-map': tried('JC-6.1a', () => [
    moves({ genua: ['legio-8', 'legio-1:1 caesar'], roma: ['legio-3', 'legio-11 pompeius'] }),
    'caesar',
    move('legio-17', 'genua'),
  ]),
  'already-moved': tried('JC-6.1e', () => [
    byEvent('mercury', { massilia: ['legio-7', 'legio-8'], narbo: ['legio-9'], genua: ['legio-1'] }).do(
      'caesar',
      move('legio-7', 'genua'),
    ),
    'caesar',
    move('legio-7', 'roma'),
  ]),
  'no-move-points': tried('JC-2.2b', () => [
    bench({
      blocks: { genua: ['legio-8', 'legio-11'], neapolis: ['legio-18'], roma: ['legio-1'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar', points: 1 },
    })
      .do('caesar', move('legio-8', 'roma'))
      .do('caesar', move('legio-11', 'roma')),
    'caesar',
    move('legio-18', 'roma'),
  ]),
  'one-group-only': tried('JC-EV-mars-a', () => [
    byEvent('mars', {
      genua: ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-12', 'c-equitatus-1'],
      massilia: ['legio-14'],
      roma: ['legio-1'],
      asculum: ['legio-3'],
    })
      .do('caesar', move('legio-7', 'ravenna'))
      .do('caesar', move('legio-7', 'aquileia'))
      .do('caesar', move('legio-8', 'ravenna'))
      .do('caesar', { do: 'halt' })
      .do('caesar', move('legio-9', 'roma'))
      .do('caesar', move('legio-10', 'roma'))
      .do('caesar', move('legio-11', 'roma'))
      .do('caesar', move('legio-12', 'roma')),
    'caesar',
    move('legio-14', 'narbo'),
  ]),
  'land-blocks-only': tried('JC-EV-mars-a', () => [
    byEvent('mars', { genua: ['legio-7', 'c-navis-1'], 'mare-tyrrhenum': ['c-navis-2'], neapolis: ['legio-1'] }),
    'caesar',
    move('c-navis-2', 'mare-hispanum'),
  ]),
  'navis-only': tried('JC-EV-neptune-a', () => [
    byEvent('neptune', {
      genua: ['c-navis-1', 'c-navis-2', 'c-navis-3', 'legio-8'],
      ravenna: ['c-navis-4'],
      'mare-internum': ['p-navis-1'],
    }),
    'caesar',
    move('legio-8', 'roma'),
  ]),
  'no-road': tried('JC-4.3a', () => [moves({ syracusae: ['legio-8'] }), 'caesar', move('legio-8', 'utica')]),
  'no-sea-way': tried('JC-6.2a', () => [
    moves({ massilia: ['c-navis-1', 'legio-8'] }),
    'caesar',
    move('c-navis-1', 'lugdunum'),
  ]),
  'not-from-port-to-port': tried('JC-6.2b', () => [
    bench({
      blocks: { massilia: ['c-navis-1'] },
      cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
      now: { step: 'moves', side: 'caesar' },
    }),
    'caesar',
    move('c-navis-1', 'genua'),
  ]),
  'back-to-start': tried('JC-6.1j', () => [
    moves({ massilia: ['c-navis-1'] }),
    'caesar',
    move('c-navis-1', 'massilia'),
  ]),
  // Whoever has gone as far as he may is not asked again; a position can be written in which he is.
  'too-far': tried('JC-6.1c', () => [
    bench({
      blocks: { roma: ['legio-8'] },
      now: { step: 'moves', side: 'caesar' },
      steps: [{ step: 'onward', block: 'legio-8', origin: 'massilia', steps: 2 }],
    }),
    'caesar',
    move('legio-8', 'neapolis'),
  ]),
  'too-far-to-attack': tried('JC-6.1d', () => [
    moves({ ravenna: ['legio-13'], neapolis: ['legio-1'] }).do('caesar', move('legio-13', 'roma')),
    'caesar',
    move('legio-13', 'neapolis'),
  ]),
  'too-far-to-reinforce': tried('JC-6.14b', () => [
    bench({
      blocks: { roma: ['legio-8 from genua', 'legio-1'], sipontum: ['legio-3'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'pompeius' },
      contests: { roma: { attacker: 'caesar' } },
    }).do('pompeius', move('legio-3', 'neapolis')),
    'pompeius',
    move('legio-3', 'roma'),
  ]),
  'navis-too-far-to-attack': tried('JC-6.2c', () => [
    bench({
      blocks: { massilia: ['c-navis-1'] },
      change: { utica: ['p-navis-3'] },
      cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
      now: { step: 'moves', side: 'caesar' },
    }).do('caesar', move('c-navis-1', 'mare-hispanum')),
    'caesar',
    move('c-navis-1', 'utica'),
  ]),
  'navis-too-far-to-reinforce': tried('JC-6.2h', () => [
    bench({
      blocks: { genua: ['legio-8 from ravenna', 'legio-1'], neapolis: ['p-navis-1'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'pompeius' },
      contests: { genua: { attacker: 'caesar' } },
    }).do('pompeius', move('p-navis-1', 'mare-tyrrhenum')),
    'pompeius',
    move('p-navis-1', 'genua'),
  ]),
  'road-full-major': tried('JC-4.31a', () => [
    moves({
      genua: ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11'],
      roma: ['legio-1'],
      memphis: ['cleopatra'],
    })
      .do('caesar', move('legio-7', 'roma'))
      .do('caesar', move('legio-8', 'roma'))
      .do('caesar', move('legio-9', 'roma'))
      .do('caesar', move('legio-10', 'roma')),
    'caesar',
    move('legio-11', 'roma'),
  ]),
  'road-full-minor': tried('JC-4.31b', () => [
    moves({ athenae: ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11'], memphis: ['cleopatra'] })
      .do('caesar', move('legio-7', 'pylos'))
      .do('caesar', move('legio-8', 'pylos')),
    'caesar',
    move('legio-9', 'pylos'),
  ]),
  'strait-full': tried('JC-4.32b', () => [
    moves({ messana: ['legio-8', 'legio-11'], rhegium: ['legio-12'] })
      .do('caesar', move('legio-8', 'rhegium'))
      .do('caesar', { do: 'halt' })
      .do('caesar', move('legio-12', 'messana'))
      .do('caesar', { do: 'halt' }),
    'caesar',
    move('legio-11', 'rhegium'),
  ]),
  'strait-full-attacking': tried('JC-4.32c', () => [
    bench({
      blocks: { messana: ['legio-8'], rhegium: ['legio-1', 'legio-2'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'pompeius', points: 3 },
    }).do('pompeius', move('legio-1', 'messana')),
    'pompeius',
    move('legio-2', 'messana'),
  ]),
  pinned: tried('JC-6.13b', () => [
    bench({
      blocks: { 'mare-tyrrhenum': ['p-navis-1', 'p-navis-2', 'c-navis-1 from mare-hispanum'] },
      contests: { 'mare-tyrrhenum': { attacker: 'caesar' } },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'pompeius', points: 3 },
    }).do('pompeius', move('p-navis-2', 'roma')),
    'pompeius',
    move('p-navis-1', 'roma'),
  ]),
  'border-used-by-enemy': tried('JC-6.13g', () => [
    bench({
      blocks: { messana: ['legio-1', 'legio-2', 'legio-8 from rhegium'] },
      contests: { messana: { attacker: 'caesar' } },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'pompeius', points: 3 },
    }),
    'pompeius',
    move('legio-1', 'rhegium'),
  ]),
  'sea-must-be-guarded': tried('JC-6.3f', () => [
    moves({ roma: ['legio-8'], 'mare-tyrrhenum': ['c-navis-1'], genua: ['c-navis-2'] })
      .do('caesar', move('legio-8', 'mare-tyrrhenum'))
      .do('caesar', move('legio-8', 'neapolis')),
    'caesar',
    move('c-navis-1', 'mare-internum'),
  ]),
  'amphibious-not-by-event': tried('JC-6.3k', () => [
    byEvent('mars', { roma: ['legio-8'], 'mare-tyrrhenum': ['c-navis-1'] }),
    'caesar',
    move('legio-8', 'mare-tyrrhenum'),
  ]),
  'amphibious-first': tried('JC-6.3d', () => [
    moves({
      roma: ['legio-8', 'legio-11'],
      genua: ['legio-12', 'c-navis-2'],
      'mare-tyrrhenum': ['c-navis-1', 'c-navis-3'],
    })
      .do('caesar', move('c-navis-2', 'mare-hispanum'))
      .do('caesar', { do: 'halt' }),
    'caesar',
    move('legio-12', 'mare-hispanum'),
  ]),
  'sea-not-touched': tried('JC-6.3b', () => [
    moves({ appia: ['legio-8'], propontis: ['c-navis-1'] }),
    'caesar',
    move('legio-8', 'propontis'),
  ]),
  'land-then-sea': tried('JC-6.3e', () => [
    moves({ roma: ['legio-8'], neapolis: ['legio-18'], 'mare-tyrrhenum': ['c-navis-1'] }).do(
      'caesar',
      move('legio-8', 'neapolis'),
    ),
    'caesar',
    move('legio-8', 'mare-tyrrhenum'),
  ]),
  'sea-not-friendly': tried('JC-6.3b', () => [
    moves({ genua: ['c-navis-1', 'legio-8'], roma: ['c-navis-2'] }),
    'caesar',
    move('legio-8', 'mare-tyrrhenum'),
  ]),
  'seas-not-adjacent': tried('JC-6.3b', () => [
    moves({
      roma: ['legio-8'],
      'mare-tyrrhenum': ['c-navis-1'],
      'mare-hispanum': ['c-navis-2'],
      'mare-aegypticum': ['c-navis-3'],
    }).do('caesar', move('legio-8', 'mare-tyrrhenum')),
    'caesar',
    move('legio-8', 'mare-aegypticum'),
  ]),
  'sea-crossed-already': tried('JC-6.3b', () => [
    moves({ massilia: ['legio-14', 'c-navis-2'], 'mare-hispanum': ['c-navis-1'] }).do(
      'caesar',
      move('legio-14', 'mare-hispanum'),
    ),
    'caesar',
    move('legio-14', 'mare-hispanum'),
  ]),
  'no-port-to-land': tried('JC-6.3a', () => [
    moves({ byzantium: ['legio-8'], 'pontus-euxinus': ['c-navis-1'], sinope: ['legio-1'] }),
    'caesar',
    move('legio-8', 'pontus-euxinus'),
  ]),
  'port-of-departure': tried('JC-6.3a', () => [
    moves({ massilia: ['legio-14', 'c-navis-2'], 'mare-hispanum': ['c-navis-1'] }).do(
      'caesar',
      move('legio-14', 'mare-hispanum'),
    ),
    'caesar',
    move('legio-14', 'massilia'),
  ]),
  'port-not-open': tried('JC-6.3g', () => [
    moves({ roma: ['legio-8'], 'mare-tyrrhenum': ['c-navis-1'], genua: ['legio-1'], utica: ['p-navis-1'] }).do(
      'caesar',
      move('legio-8', 'mare-tyrrhenum'),
    ),
    'caesar',
    move('legio-8', 'genua'),
  ]),
  'not-a-port-of-this-sea': tried('JC-6.3b', () => [
    moves({ massilia: ['legio-14', 'c-navis-2'], 'mare-hispanum': ['c-navis-1'] }).do(
      'caesar',
      move('legio-14', 'mare-hispanum'),
    ),
    'caesar',
    move('legio-14', 'lugdunum'),
  ]),
  'other-block-under-way': tried('JC-6.1k', () => [
    moves({ genua: ['legio-8', 'legio-11'] }).do('caesar', move('legio-8', 'massilia')),
    'caesar',
    move('legio-11', 'massilia'),
  ]),
  'main-attack-named': tried('JC-7.3b', () => [
    moves({
      genua: ['legio-8', 'legio-11'],
      ravenna: ['legio-13', 'legio-14'],
      roma: ['legio-1'],
      narbo: ['legio-7'],
      bilbilis: ['legio-9'],
      tarraco: ['legio-5'],
    })
      .do('caesar', move('legio-8', 'roma'))
      .do('caesar', move('legio-13', 'roma'))
      .do('caesar', move('legio-7', 'tarraco'))
      .do('caesar', move('legio-9', 'tarraco'))
      .do('caesar', { do: 'end-moves' })
      .do('caesar', { do: 'main-attack', at: 'roma', from: 'genua' }),
    'caesar',
    { do: 'main-attack', at: 'roma', from: 'ravenna' },
  ]),
  'not-an-attack-border': tried('JC-7.3a', () => [
    byEvent('mercury', { massilia: ['legio-8', 'legio-11'], narbo: ['legio-7'], genua: ['legio-1'] })
      .do('caesar', move('legio-8', 'genua'))
      .do('caesar', move('legio-11', 'lugdunum'))
      .do('caesar', move('legio-11', 'genua'))
      .do('caesar', { do: 'end-moves' }),
    'caesar',
    { do: 'main-attack', at: 'genua', from: 'roma' },
  ]),
  'not-my-attack': tried('JC-7.3a', () => [
    bench({
      blocks: {
        roma: ['legio-1'],
        ravenna: ['legio-3'],
        genua: ['legio-11'],
        tarraco: ['legio-5', 'legio-7 from narbo', 'legio-9 from bilbilis'],
      },
      contests: { tarraco: { attacker: 'caesar', main: 'narbo' } },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'moves', side: 'pompeius' },
    })
      .do('pompeius', move('legio-1', 'genua'))
      .do('pompeius', move('legio-3', 'genua'))
      .do('pompeius', { do: 'end-moves' }),
    'pompeius',
    { do: 'main-attack', at: 'tarraco', from: 'bilbilis' },
  ]),
  'attack-undivided': tried('JC-7.3a', () => [
    moves({ genua: ['legio-8'], ravenna: ['legio-13', 'legio-14'], roma: ['legio-1'], aquileia: ['legio-2'] })
      .do('caesar', move('legio-8', 'roma'))
      .do('caesar', move('legio-13', 'roma'))
      .do('caesar', move('legio-14', 'aquileia'))
      .do('caesar', { do: 'end-moves' }),
    'caesar',
    { do: 'main-attack', at: 'aquileia', from: 'ravenna' },
  ]),
  'not-a-battle-of-this-move': tried('JC-EV-mars-d', () => [
    byEvent('mars', { genua: ['legio-8', 'legio-12'], roma: ['legio-1'], ravenna: ['legio-3'] })
      .do('caesar', move('legio-8', 'roma'))
      .do('caesar', move('legio-12', 'ravenna'))
      .do('caesar', { do: 'end-moves' }),
    'caesar',
    { do: 'surprise', at: 'athenae' },
  ]),
  // Levies
  'not-in-pool': tried('JC-6.4b', () => [
    bench({
      blocks: { genua: ['legio-8'], roma: ['legio-1'] },
      trophies: ['leader-antonius'],
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'levies', side: 'caesar' },
    }),
    'caesar',
    { do: 'levy', block: 'legio-8', at: 'genua' },
  ]),
  'fallen-this-year': tried('JC-7.5b', () => [
    bench({
      blocks: { genua: ['legio-11'], neapolis: ['legio-1'] },
      fallen: ['legio-12', 'legio-3'],
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'levies', side: 'caesar' },
    }),
    'caesar',
    { do: 'levy', block: 'legio-12', at: 'genua' },
  ]),
  'third-leader-waits': tried('JC-3.21b', () => [
    bench({ now: { step: 'levies', side: 'pompeius', points: 3 } }),
    'pompeius',
    { do: 'levy', block: 'leader-brutus', at: 'utica' },
  ]),
  'not-its-city': tried('JC-6.4f', () => [
    bench({
      blocks: { ravenna: ['legio-8'], lugdunum: ['legio-7'], neapolis: ['legio-1'] },
      cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-3-b' },
      now: { step: 'levies', side: 'caesar', points: 3 },
    }),
    'caesar',
    { do: 'levy', block: 'legio-13', at: 'lugdunum' },
  ]),
  'elephant-only-utica': tried('JC-6.4g', () => [
    bench({
      blocks: { utica: ['legio-39'], badias: ['legio-1'] },
      cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-3-b' },
      now: { step: 'levies', side: 'pompeius', points: 3 },
    }),
    'pompeius',
    { do: 'levy', block: 'p-elephantus', at: 'badias' },
  ]),
  'not-a-major-port': tried('JC-6.4h', () => [
    bench({
      blocks: { roma: ['c-auxilia-1'], memphis: ['cleopatra'] },
      now: { step: 'levies', side: 'caesar', points: 1 },
    }),
    'caesar',
    { do: 'levy', block: 'c-navis-1', at: 'roma' },
  ]),
  'city-not-friendly': tried('JC-6.4j', () => [
    bench({
      blocks: { badias: ['legio-1'] },
      cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-3-b' },
      now: { step: 'levies', side: 'pompeius', points: 3 },
    }),
    'pompeius',
    { do: 'levy', block: 'p-elephantus', at: 'utica' },
  ]),
  'not-at-sea': tried('JC-6.4i', () => [
    bench({
      blocks: { genua: ['c-navis-1:1'], massilia: ['c-navis-2:1', 'legio-8'], 'mare-hispanum': ['c-navis-3:1'] },
      cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-3-b' },
      now: { step: 'levies', side: 'caesar', points: 3 },
    })
      .do('caesar', { do: 'raise', block: 'c-navis-1' })
      .do('caesar', { do: 'raise', block: 'c-navis-2' }),
    'caesar',
    { do: 'raise', block: 'c-navis-3' },
  ]),
  'full-strength': tried('JC-6.4o', () => [
    bench({ blocks: { utica: ['c-navis-1:1'] }, now: { step: 'levies', side: 'caesar', points: 9 } }).do('caesar', {
      do: 'raise',
      block: 'c-navis-1',
    }),
    'caesar',
    { do: 'raise', block: 'c-navis-1' },
  ]),
  'no-levy-points': tried('JC-2.2c', () => [
    bench({
      blocks: { roma: ['legio-17:1', 'legio-8:1'] },
      cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-3-b' },
      now: { step: 'levies', side: 'caesar', points: 3 },
    })
      .do('caesar', { do: 'raise', block: 'legio-17' })
      .do('caesar', { do: 'raise', block: 'legio-17' })
      .do('caesar', { do: 'raise', block: 'legio-8' }),
    'caesar',
    { do: 'raise', block: 'legio-7' },
  ]),
  // Events
  'no-such-block-there': tried('JC-EV-jupiter-a', () => [
    bench({
      blocks: { narbo: ['legio-7'], tarraco: ['legio-5'], 'carthago-nova': ['legio-2'], burdigala: ['legio-6 caesar'] },
      cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-2-a' },
      now: { step: 'command' },
    }),
    'caesar',
    { do: 'turn', at: 'narbo', colour: 'tan' },
  ]),
  'not-adjacent-to-friendly': tried('JC-EV-jupiter-b', () => [
    bench({
      blocks: { utica: ['p-navis-3'], caralis: ['legio-7'] },
      cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-2-a' },
      now: { step: 'command' },
    }),
    'caesar',
    { do: 'turn', at: 'utica', colour: 'green' },
  ]),
  'city-not-adjacent': tried('JC-EV-jupiter-c', () => [
    bench({
      blocks: {
        roma: ['legio-1:3'],
        genua: ['legio-8'],
        neapolis: ['legio-18'],
        massilia: ['legio-7'],
        asculum: ['legio-3'],
      },
      cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-2-a' },
      now: { step: 'command' },
    }).do('caesar', { do: 'turn', at: 'roma', colour: 'green' }),
    'caesar',
    { do: 'receive', at: 'roma' },
  ]),
  'drawn-already': tried('JC-EV-jupiter-k', () => [
    bench({
      blocks: { genua: ['legio-8'], roma: ['legio-1'] },
      cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-1-a' },
      now: { step: 'command', side: 'caesar' },
    }).do('caesar', { do: 'turn', at: 'roma', colour: 'green' }),
    'caesar',
    { do: 'decline' },
  ]),
  'not-an-enemy-city': tried('JC-EV-vulcan-a', () => [
    bench({
      blocks: { genua: ['legio-8'], neapolis: ['legio-1'], memphis: ['cleopatra'] },
      cards: { caesar: 'event-vulcan', pompeius: 'cmd-2-1-a' },
      now: { step: 'command' },
    }),
    'caesar',
    { do: 'strike', at: 'roma' },
  ]),
  'never-a-sea': tried('JC-EV-vulcan-d', () => [
    bench({
      blocks: { 'mare-tyrrhenum': ['p-navis-1:2'], roma: ['p-navis-2:2'] },
      cards: { caesar: 'event-vulcan', pompeius: 'cmd-2-2-a' },
      now: { step: 'command' },
    }),
    'caesar',
    { do: 'strike', at: 'mare-hispanum' },
  ]),
} satisfies { readonly [R in Reason]?: Case }
