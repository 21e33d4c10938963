import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Smaller than this, compression gains nothing. */
const WORTH_COMPRESSING = 1024
const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])

/** Of a game the page shows the board and the words, and the worker thinks: neither needs what the other does. */
const SHOWN = /^\.\/(text|board)\//
const THOUGHT = /^\.\/(bot\/|rules\/(?:opening-game|before-battle)\.ts$)/

/**
 * Many small files are fetched one after the other: what is shared by several parts comes in few. Tables to read may be
 * reckoned by the rules, which stand on the data: put together with those, one would wait for the other in vain. Battles
 * come one by one, and what they stand on by itself.
 */
const IN_GAME =
  /[\\/]games[\\/]([^\\/]+)[\\/](board|data(?![\\/](?:armies\.ts|battles[\\/]|maps[\\/]))|text(?![\\/](?:tables|whole)\.ts))[\\/]/
const gameOf = (id: string): string => IN_GAME.exec(id)?.[1] ?? 'game'
/** What only rules run on is fetched with them. */
const FOR_RULES = /[\\/]platform[\\/]kernel[\\/]src[\\/](actions|chance|fields|fog|limits|orders|steps)\.ts$/
/** What completes actions that leave something open: not every game has them, and none at first sight. */
const FOR_OPEN_ACTIONS = /[\\/]platform[\\/]kernel[\\/]src[\\/](completing|open-words)\.ts$/
/** Who plays in one language needs no other. */
const IN_LANGUAGE = /[\\/]games[\\/]([^\\/]+)[\\/](?:text|board)[\\/](?:.*[.\\/])?(en|it)(?:\.ts$|[\\/])/
/** Hexes and squares: for the games that are played on them. Lines of sight are looked along later. */
const FOR_GRIDS =
  /[\\/]platform[\\/](grids(?![\\/]src[\\/]line\.ts)|web[\\/]src[\\/]board[\\/](?:grid|battle(?![\\/]near)))[\\/]/
/** What all boards have in common; cards in hand, what completes open actions, and what comes later, is no part of it. */
const FOR_BOARDS =
  /[\\/]platform[\\/](kernel[\\/]src[\\/](?!rulebook|leaving|match)|web[\\/]src[\\/]board(?![\\/](?:card-row|lesson|battle[\\/]near|amounts?(?:\.words)?|choices|completion|explained(?:\.words)?|parts[\\/]magnifier)\.ts))/
/** Parts that are waited for: what they need in turn is fetched with them. */
const AT_FIRST_SIGHT = /[\\/](table|board|labels\.\w+|text\.\w+|log)-[^\\/]*$/
/** Bytes, before they are compressed, that are not worth a file of their own. */
const SMALL_PART = 8_000

function without(parts: RegExp): Plugin {
  const NOTHING = '\0nothing'
  const NO_WORDS = '\0no-words'
  const isGame = (importer: string | undefined): boolean => /\/games\/[^/]+\/browser\.ts$/.test(importer ?? '')
  return {
    name: 'iacta:without',
    enforce: 'pre',
    resolveId: (source, importer) =>
      !isGame(importer) || !parts.test(source) ? null : source.endsWith('/about.ts') ? NO_WORDS : NOTHING,
    load: (id) => (id === NOTHING ? 'export {}' : id === NO_WORDS ? 'export const about = {}' : null),
  }
}

/** Tells the service worker what the app consists of, names the version, and compresses what is sent often. */
function finish(): Plugin {
  let folder = ''
  return {
    name: 'iacta:finish',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        folder = dir ?? folder
        const files = await filesIn(folder)
        const version = await nameOf(files)
        const paths = files
          .map((file) => `/${relative(folder, file).replaceAll(sep, '/')}`)
          .filter((path) => path !== '/sw.js')
          .map((path) => (path === '/index.html' ? '/' : path))
        await rewrite(join(folder, 'index.html'), { __VERSION__: version })
        await rewrite(join(folder, 'sw.js'), { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(paths) })
        await Promise.all(files.map(compress))
      },
    },
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function nameOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(basename(file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

async function rewrite(file: string, words: Readonly<Record<string, string>>): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [word, instead] of Object.entries(words)) {
    if (!text.includes(word)) throw new Error(`${basename(file)} has no ${word}`)
    text = text.replaceAll(word, instead)
  }
  await writeFile(file, text)
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (!COMPRESSED.has(extname(file)) || content.length <= WORTH_COMPRESSING) return
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export default defineConfig({
  root,
  resolve: { conditions: ['iacta-source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [without(THOUGHT), finish()],
  build: {
    target: 'es2022',
    // Strict policies allow no inline script, and every byte has to come from us.
    modulePreload: {
      polyfill: false,
      // A list of them all would weigh more than it saves: what is opened later finds most of what it needs here.
      resolveDependencies: (part, needed) =>
        needed.filter((file) => AT_FIRST_SIGHT.test(part) || file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Compressing takes most of the time, and should.
      checks: { bundlerTimings: false },
      input: { index: join(root, 'index.html'), sw: join(root, 'src/sw.ts') },
      // A service worker rules the folder it lies in, under a name that never changes.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Of what several parts of a game share, the name says all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'base',
              tags: ['$initial'],
              test: (id) => !id.endsWith('sw.ts'),
              includeDependenciesRecursively: true,
            },
            {
              name: (id) => IN_LANGUAGE.exec(id)?.slice(1).join('-') ?? 'words',
              test: IN_LANGUAGE,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL_PART,
            },
            {
              name: gameOf,
              test: IN_GAME,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL_PART,
            },
            { name: 'engine', test: FOR_RULES, minShareCount: 2 },
            { name: 'open', test: FOR_OPEN_ACTIONS, minShareCount: 2 },
            { name: 'grids', test: FOR_GRIDS, minShareCount: 2 },
            { name: 'boards', test: FOR_BOARDS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [without(SHOWN)] },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8200', ws: true } } },
})
