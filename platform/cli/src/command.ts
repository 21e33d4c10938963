import { Fault, LANGUAGES, type Language } from '@iacta/kernel'
import { type Flags, type Given, readArgs } from './args.ts'

/** One word of the `iacta` command. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** `<needed>` and `[optional]` words, in order. */
  readonly words: readonly string[]
  readonly flags: Flags
  readonly help: string
  /** Answers with the exit code. */
  run(given: Given): number | Promise<number>
}

export const JSON_FLAG = { json: { type: 'boolean' } } as const
export const LANGUAGE_FLAG = { language: { type: 'string' } } as const

export function languageOf(given: Given): Language {
  const said = given.text('language') ?? (process.env.LANG?.startsWith('it') ? 'it' : 'en')
  if (!(LANGUAGES as readonly string[]).includes(said))
    throw new Fault(`--language must be one of ${LANGUAGES.join(', ')}, not "${said}"`)
  return said as Language
}

export const usage = (command: Command): string => `iacta ${[command.name, ...command.words].join(' ')}`

export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage(command)}\n\n${command.summary}\n${command.help.trimEnd()}\n`)
    return 0
  }
  return command.run(readArgs(command.name, args, command.flags, command.words))
}
