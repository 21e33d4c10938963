import { build, install } from './house.mjs'

install()
build()
// Somebody at a terminal wants to see the game and read the address, not every request.
const isPerson = process.stdout.isTTY === true
process.env.IACTA_LOG ??= isPerson ? 'warn' : 'info'
// In this very process, so that it hears itself when it is told to stop.
process.argv.splice(2, 0, 'serve', ...(isPerson ? ['--open'] : []))
await import('../platform/cli/dist/main.js')
