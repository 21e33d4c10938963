import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Our own packages are tested from their sources; what comes from outside is loaded as Node would. */
const conditions = ['iacta-source', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['node'] } },
  test: {
    include: ['platform/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    testTimeout: 120_000,
    // Databases and browsers take their time to start and to stop on a busy machine.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    pool: 'threads',
    // Much of it waits for other processes, so that even two processors have time for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
