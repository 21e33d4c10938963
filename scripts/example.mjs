import { join } from 'node:path'
import { build, given, install, node, root } from './house.mjs'

const { words } = given(
  `npm run example -- [server] [computer|open|table]

A program that plays a whole game through the API (examples/bot.ts).

  server      where (http://127.0.0.1:8200)
  computer    against the computer; open: against whoever takes the other seat; or the id of a table to sit down at

IACTA_TOKEN, if it is set, says as whom; otherwise it plays as a guest.`,
  {},
  2,
)
install()
build()
node(join(root, 'examples/dist/bot.js'), ...words)
