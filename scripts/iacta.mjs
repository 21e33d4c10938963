import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, iacta, install, root } from './house.mjs'

const args = process.argv.slice(2)
const isQuestion = args.includes('--help') || args.includes('-h')
// Help is as old as what was last built, and soon there.
if (!isQuestion || !existsSync(join(root, 'platform/cli/dist/main.js'))) {
  install()
  build()
}
iacta(...args)
