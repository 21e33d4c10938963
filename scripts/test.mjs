import { build, buildPrograms, given, install, node, tool } from './house.mjs'
import { PROJECTS } from './projects.mjs'

const names = Object.keys(PROJECTS)
const width = Math.max(...names.map((name) => name.length))

const { values, words } = given(
  `npm test -- [parts] [files] [options]

Builds what is stale, checks types and style, and runs all tests. With the names of parts it runs those alone, builds and
checks only what they need, and leaves style to "npm run check"; with other words the files whose names have one of them: npm test -- rules <game>

  -t, --testNamePattern P    only the tests whose names have this in them

The parts:
${names.map((name) => `  ${name.padEnd(width)}    ${PROJECTS[name].what}`).join('\n')}

Random play for as long as one likes is "npm run soak".`,
  { testNamePattern: { type: 'string', short: 't' } },
  Number.POSITIVE_INFINITY,
)
const parts = words.filter((word) => word in PROJECTS)
const files = words.filter((word) => !(word in PROJECTS))
/** Whether one of the parts to be run has it so. */
const wants = (what, so) => (parts.length > 0 ? parts : names).some((name) => PROJECTS[name][what] === so)

/** The programs with their tests, and the app with its own and its service worker, are checked each in a world of its own. */
const WORLDS = { programs: ['tsconfig.json'], web: ['tsconfig.web.json', 'platform/web/tsconfig.sw.json'] }

install()
if (wants('needs', 'app')) build()
else if (wants('needs', 'programs')) buildPrograms()
for (const [world, configs] of Object.entries(WORLDS))
  if (wants('world', world)) for (const config of configs) node(tool('typescript', 'bin/tsc'), '-p', config)
if (parts.length === 0) node(tool('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.')
node(
  tool('vitest', 'vitest.mjs'),
  'run',
  ...parts.flatMap((name) => ['--project', name, '--project', `${name} apart`]),
  ...files,
  ...(values.testNamePattern === undefined ? [] : ['--testNamePattern', values.testNamePattern]),
)
