import { build, iacta, install } from './house.mjs'

install()
build()
const args = process.argv.slice(2)
iacta('play', 'julius-caesar', ...args)
