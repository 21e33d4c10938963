import { Fault, type Remembered, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { readRecordFile } from './files.ts'
import { dim, green, print, printJson, red } from './output.ts'

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Draws every die of a finished record again from its revealed secret.',
  words: ['<record>'],
  flags: {
    ...JSON_FLAG,
    commitment: { type: 'string' },
    contribution: { type: 'string', multiple: true },
  },
  help: `
  <record>                  a record's file, or - for standard input
  --commitment HEX          what was published before the first move, as you remember it
  --contribution SEAT=TEXT  what you put into the dice with a seat; once for each
  --json                    ok, and actions and draws, or at (the action where it breaks) and problem

A record alone shows that it agrees with itself. That its dice are those that were sealed it shows
with the commitment you saw before the first move, and a contribution of your own.
It exits with 1 if the record does not hold.`,

  run(given: Given): number {
    const record = readRecordFile(given.words[0])
    const remembered = rememberedIn(given)
    const verdict = verify(gameNamed(record.game).game, record, nodeDigest, remembered)
    if (given.has('json')) printJson(verdict)
    else if (verdict.ok) {
      print(`${green('It holds')}: ${verdict.actions} actions by the rules, ${verdict.draws} draws from the secret.`)
      print(dim(remembered.commitment === undefined ? ALONE : SEALED))
    } else {
      const where = verdict.at === null ? '' : verdict.at === 0 ? ' at the set-up' : ` at action ${verdict.at}`
      print(`${red('It breaks')}${where}: ${verdict.problem}`)
    }
    return verdict.ok ? 0 : 1
  },
}

const SEALED = 'The secret is the one whose commitment you gave.'
const ALONE = 'With --commitment it is also held against what was published before the first move.'

function rememberedIn(given: Given): Remembered {
  const commitment = given.text('commitment')
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment))
    throw new Fault('--commitment needs the 64 hexadecimal digits that were published before the first move')
  const contributions = given.texts('contribution').map((one): [string, string] => {
    const [seat, ...text] = one.split('=')
    if (text.length === 0) throw new Fault(`--contribution needs a seat and a text, as in caesar=${seat}`)
    return [seat, text.join('=')]
  })
  return { commitment, contributions: Object.fromEntries(contributions) }
}
