import { verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { readRecordFile } from './files.ts'
import { green, print, printJson, red } from './output.ts'

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Draws every die of a finished record again from its revealed secret.',
  words: ['<record>'],
  flags: JSON_FLAG,
  help: `
  <record>   a record's file, or - for standard input
  --json     ok, and actions and draws, or at (the action where it breaks) and problem

It exits with 1 if the record does not hold.`,

  run(given: Given): number {
    const record = readRecordFile(given.words[0])
    const verdict = verify(gameNamed(record.game).game, record, nodeDigest)
    if (given.has('json')) printJson(verdict)
    else if (verdict.ok)
      print(`${green('It holds')}: ${verdict.actions} actions by the rules, ${verdict.draws} draws from the secret.`)
    else {
      const where = verdict.at === null ? '' : verdict.at === 0 ? ' at the set-up' : ` at action ${verdict.at}`
      print(`${red('It breaks')}${where}: ${verdict.problem}`)
    }
    return verdict.ok ? 0 : 1
  },
}
