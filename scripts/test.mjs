import { build, install, node, tool } from './house.mjs'

install()
build()
node(tool('typescript', 'bin/tsc'), '-p', 'tsconfig.json')
node(tool('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.')
node(tool('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2))
