#!/usr/bin/env node
import { iacta } from './iacta.ts'

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await iacta(process.argv.slice(2))
