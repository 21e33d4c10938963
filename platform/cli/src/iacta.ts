import { Fault } from '@iacta/kernel'
import { analyseCommand } from './analyse.ts'
import { arena } from './arena.ts'
import { backupCommand, checkCommand, restoreCommand } from './backup.ts'
import { type Command, runCommand, usage } from './command.ts'
import { lab } from './lab.ts'
import { ledger } from './ledger.ts'
import { peopleCommand, reportsCommand } from './people.ts'
import { play } from './play.ts'
import { replayCommand } from './replay.ts'
import { serveCommand } from './serve.ts'
import { simulate } from './simulate.ts'
import { verifyCommand } from './verify.ts'

const COMMANDS: readonly Command[] = [
  serveCommand,
  backupCommand,
  restoreCommand,
  checkCommand,
  peopleCommand,
  reportsCommand,
  play,
  simulate,
  arena,
  replayCommand,
  analyseCommand,
  verifyCommand,
  lab,
  ledger,
]

/** A mistake of the caller's: one sentence, and this exit code. */
const MISTAKE = 2

function help(): string {
  const width = Math.max(...COMMANDS.map((command) => usage(command).length))
  const lines = COMMANDS.map((command) => `  ${usage(command).padEnd(width)}  ${command.summary}`)
  return ['iacta: wargames of the Roman world', '', ...lines, '', 'iacta <command> --help tells more of each.'].join(
    '\n',
  )
}

/** Does what is said after `iacta`, and answers with the exit code. */
export async function iacta(args: readonly string[]): Promise<number> {
  try {
    return await obey(args)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    process.stderr.write(`iacta: ${error.message}\n`)
    return MISTAKE
  }
}

async function obey([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(`${help()}\n`)
    return name === undefined ? MISTAKE : 0
  }
  const command = COMMANDS.find((known) => known.name === name)
  if (!command)
    throw new Fault(`there is no command "${name}"; the commands are: ${COMMANDS.map((c) => c.name).join(', ')}`)
  return runCommand(command, rest)
}
