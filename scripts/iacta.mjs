import { build, iacta, install } from './house.mjs'

install()
build()
iacta(...process.argv.slice(2))
