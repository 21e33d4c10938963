#!/usr/bin/env node
/** `npx iacta` in the project: the command of the sources as they are now. */
await import('../../../scripts/iacta.mjs')
