import { build, given, install, node, tool } from './house.mjs'

const { values, words } = given(
  `npm test -- [files] [options]

Builds what is stale, checks types and style, and runs all tests, or those of the files whose names are said in part.

  -t, --testNamePattern P    only the tests whose names have this in them`,
  { testNamePattern: { type: 'string', short: 't' } },
  Number.POSITIVE_INFINITY,
)
const only = values.testNamePattern === undefined ? [] : ['--testNamePattern', values.testNamePattern]

/** Node's programs, the app, its service worker, and its tests each live in a world of their own. */
const WORLDS = [
  'tsconfig.json',
  'tsconfig.web.json',
  'platform/web/tsconfig.sw.json',
  'platform/web/tsconfig.test.json',
]

install()
build()
for (const world of WORLDS) node(tool('typescript', 'bin/tsc'), '-p', world)
node(tool('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.')
node(tool('vitest', 'vitest.mjs'), 'run', ...words, ...only)
