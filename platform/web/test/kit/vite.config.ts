import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The gallery of the board kit, built by the tests and the benches that look at it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions: ['iacta-source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Everything it needs comes as modules already.
  optimizeDeps: { noDiscovery: true },
  build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
  preview: { host: '127.0.0.1', port: 0 },
})
