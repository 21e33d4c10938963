import { build, helpIfAsked, install } from './house.mjs'

helpIfAsked(`npm start -- [options]

Installs what is missing, builds what is stale, and serves at http://127.0.0.1:8200, with its database in the folder data.
The options are those of "iacta serve": --port, --host, --data, --open, --json; "npm run iacta -- serve --help" tells of
them, and of the settings. docs/running-a-server.md tells the rest.`)
install()
build()
// Somebody at a terminal wants to see the game and read the address, not every request.
const isPerson = process.stdout.isTTY === true
process.env.IACTA_LOG ??= isPerson ? 'warn' : 'info'
// In this very process, so that it hears itself when it is told to stop.
process.argv.splice(2, 0, 'serve', ...(isPerson ? ['--open'] : []))
await import('../platform/cli/dist/main.js')
