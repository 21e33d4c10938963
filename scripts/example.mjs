import { join } from 'node:path'
import { build, install, node, root } from './house.mjs'

install()
build()
node(join(root, 'examples/dist/bot.js'), ...process.argv.slice(2))
