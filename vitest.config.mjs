import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { PROJECTS } from './scripts/projects.mjs'

/** Our own packages are tested from their sources; what comes from outside is loaded as Node would. */
const conditions = ['iacta-source', 'node', 'development|production']

/** The slow parts first, and of each the long files: so that all workers end at about the same time. */
class SlowFirst extends BaseSequencer {
  async sort(files) {
    const parts = Object.keys(PROJECTS)
    const part = ({ project }) => parts.indexOf(project.name.split(' ')[0])
    return (await super.sort(files)).sort((a, b) => part(a) - part(b))
  }
}

/** What talks with browsers and servers may be starved once by other work of the machine: what fails twice is a fault. */
const PATIENCE = { app: 1, programs: 1 }

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['node'] } },
  test: {
    projects: Object.entries(PROJECTS).flatMap(([name, { files, but = [], before = [], apart = [], needs = '' }]) =>
      [
        { name, include: files, exclude: [...but, ...apart], isolate: false },
        { name: `${name} apart`, include: apart, isolate: true },
      ]
        .filter(({ include }) => include.length > 0)
        .map((test) => ({ extends: true, test: { ...test, globalSetup: before, retry: PATIENCE[needs] ?? 0 } })),
    ),
    // Nothing fails because the machine is busy: what waits, waits for a condition.
    testTimeout: 300_000,
    // Databases and browsers take their time to start and to stop on a busy machine.
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    pool: 'threads',
    sequence: { sequencer: SlowFirst },
    // Tests of servers and pages wait more than they reckon: two workers more than there are cores keep these busy.
    maxWorkers: availableParallelism() + 2,
  },
})
