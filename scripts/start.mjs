import { build, install } from './house.mjs'

install()
build()
// Somebody at a terminal wants to read the address, not every request.
process.env.IACTA_LOG ??= process.stdout.isTTY ? 'warn' : 'info'
// In this very process, so that it hears itself when it is told to stop.
process.argv.splice(2, 0, 'serve')
await import('../platform/cli/dist/main.js')
