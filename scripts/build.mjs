import { build, given, install } from './house.mjs'

given(`npm run build --

Installs what the lock file names, unless it is installed, and builds what is stale: the programs, and the app.`)
install()
build()
