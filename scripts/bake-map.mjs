import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { given, install, mistake, root } from './house.mjs'

const { words } = given(
  `npm run bake -- <game>

Lays a game's map out of real geography and writes it to its board/geography.ts. Needed again when its
board/bake/ changes.`,
  {},
  1,
)
const [game] = words
if (game === undefined) mistake('which game? npm run bake -- <game>')
if (!existsSync(join(root, 'games', game, 'board/bake/bake.ts'))) mistake(`there is no map to bake for "${game}"`)

install()
const { runnerImport } = await import('vite')
const conditions = ['iacta-source', 'node']
const resolve = { conditions, externalConditions: conditions, noExternal: [/^@iacta\//] }
const load = async (path) => {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve } },
  })
  return module
}

const { chart } = await load('platform/cartography/src/chart.ts')
const { bake, geographyFile } = await load(`games/${game}/board/bake/bake.ts`)
const { PLAN } = await load(`games/${game}/board/bake/plan.ts`)
const land = JSON.parse(readFileSync(join(root, 'node_modules/world-atlas/land-10m.json'), 'utf8'))
const baked = bake(chart(land, PLAN))
const file = `games/${game}/board/geography.ts`
const text = geographyFile(baked)
writeFileSync(join(root, file), text)
console.log(`${file}: ${Math.round(text.length / 1024)} KB, land ${Math.round(baked.land.length / 1024)} KB`)
