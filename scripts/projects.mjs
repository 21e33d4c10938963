/**
 * The parts that the tests fall into, the slowest first, each to be run by its name: `npm test -- rules <game>`. A file
 * belongs to exactly one. `needs` says what has to be built before they can run, `world` whose types they are of; `before`
 * is run once before all of it. Modules are loaded once for all files that a worker runs, but for those that put something
 * else in the place of a module, or of what the browser has, or see to it that one is not loaded (`apart`).
 */

/** Of a game's tests: who plays it, what plays whole games at random, and what is seen of it. */
const OPPONENTS = ['games/*/test/{bot,opponents,explanations}*.test.ts', 'platform/bots/test/**/*.test.ts']
const RANDOM = ['games/*/test/{properties,random,waits}*.test.ts', 'platform/registry/test/**/*.test.ts']
const POSTGRES = './platform/testing/src/shared-postgres.ts'
const BOARDS = ['games/*/test/{board,lesson}*.test.ts', 'platform/web/test/*.test.ts']

export const PROJECTS = {
  browser: {
    what: 'the app in a real Chromium',
    files: ['platform/web/test/{browser,kit}/**/*.test.ts'],
    before: './platform/web/test/browser/installed.ts',
    needs: 'app',
    world: 'web',
  },
  random: { what: 'whole games at random, with every promise put to the test', files: RANDOM, world: 'programs' },
  server: {
    what: 'tables, people, sockets, both databases',
    files: ['platform/server/test/**/*.test.ts'],
    before: POSTGRES,
    apart: ['platform/server/test/{fog,orders-out-of-turn,standing-orders}.test.ts'],
    needs: 'programs',
    world: 'programs',
  },
  cli: {
    what: 'the iacta command and the scripts',
    files: ['platform/cli/test/**/*.test.ts'],
    before: POSTGRES,
    apart: ['platform/cli/test/game-options.test.ts'],
    needs: 'programs',
    world: 'programs',
  },
  opponents: { what: 'the search, and who plays each game', files: OPPONENTS, world: 'programs' },
  boards: {
    what: 'what the app is made of, without a browser',
    files: BOARDS,
    apart: ['platform/web/test/{foresight,notify,opening,pages,remote,seals,shortcuts,socket}.test.ts'],
    world: 'web',
  },
  rules: {
    what: 'the rules of the games and their words: clause by clause, examples, golden records',
    files: ['games/*/test/**/*.test.ts'],
    but: [...RANDOM, ...OPPONENTS, ...BOARDS],
    apart: ['games/*/test/opening.test.ts'],
    world: 'programs',
  },
  kernel: {
    what: 'the kernel, the grids, what goes over the wire, the baking of maps',
    files: ['platform/{kernel,grids,wire,cartography,testing}/test/**/*.test.ts'],
    world: 'programs',
  },
}
