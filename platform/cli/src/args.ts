import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Fault } from '@iacta/kernel'

export type Flags = NonNullable<ParseArgsConfig['options']>

export interface Given {
  readonly words: readonly string[]
  text(flag: string): string | undefined
  /** Of a flag that may be given several times. */
  texts(flag: string): readonly string[]
  number(flag: string, usual: number, low: number, high: number): number
  has(flag: string): boolean
}

/** Reads a command's words and flags; what it doesn't know is answered with what it does. */
export function readArgs(command: string, args: readonly string[], flags: Flags, words: readonly string[]): Given {
  const known = (): string =>
    Object.keys(flags)
      .map((flag) => `--${flag}`)
      .join(' ') || 'none'
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.\s|\n/)
    throw new Fault(
      `${sentence.replace('argument is ambiguous', 'needs a value')}. The options of "iacta ${command}" are: ${known()}`,
    )
  }
  const { values, positionals } = parsed
  if (positionals.length > words.length)
    throw new Fault(
      `"iacta ${command}" takes ${words.length === 0 ? 'no words' : words.join(' ')}; "${positionals[words.length]}" is one too many`,
    )
  const missing = words.find((word, i) => word.startsWith('<') && positionals[i] === undefined)
  if (missing) throw new Fault(`"iacta ${command}" needs ${missing}; see "iacta ${command} --help"`)
  const text = (flag: string): string | undefined => values[flag] as string | undefined
  return {
    words: positionals,
    text,
    texts: (flag) => (values[flag] ?? []) as string[],
    has: (flag) => values[flag] === true,
    number(flag, usual, low, high) {
      const said = text(flag)
      const value = said === undefined ? usual : Number(said)
      if (said?.trim() === '' || !Number.isInteger(value) || value < low || value > high)
        throw new Fault(`--${flag} must be a whole number from ${low} to ${high}, not "${said}"`)
      return value
    },
  }
}
