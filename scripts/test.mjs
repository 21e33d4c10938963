import { build, install, node, tool } from './house.mjs'

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
node(tool('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2))
