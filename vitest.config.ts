import { defineConfig } from 'vitest/config'

const conditions = ['iacta-source', 'node', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['platform/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    testTimeout: 120_000,
    pool: 'threads',
  },
})
