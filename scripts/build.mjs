import { build, install } from './house.mjs'

install()
build()
