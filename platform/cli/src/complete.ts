import {
  fits,
  type GameText,
  type Language,
  labelOf,
  type OneOfThese,
  type Open,
  openFields,
  type Param,
  type SomeOfThese,
  sayOpen,
  sayValue,
  withValues,
} from '@iacta/kernel'
import { dim, print, red, yellow } from './output.ts'

const WORDS = {
  en: {
    amount: 'A number, or Enter to choose something else',
    one: 'A number or part of a name, or Enter to choose something else',
    some: 'Numbers or parts of names, with commas between them; 0 for none; or Enter to choose something else',
    only: (within: string) => `Only ${within}.`,
  },
  it: {
    amount: 'Un numero, oppure Invio per scegliere altro',
    one: 'Un numero o parte di un nome, oppure Invio per scegliere altro',
    some: 'Numeri o parti di nomi, separati da virgole; 0 per nessuno; oppure Invio per scegliere altro',
    only: (within: string) => `Solo ${within}.`,
  },
} as const

export interface Asking {
  readonly text: GameText
  readonly language: Language
  ask(question: string): Promise<string>
}

/** Asks for everything a listed action leaves open, one after the other; null if the person would rather do something else. */
export async function completeByAsking(listed: unknown, asking: Asking): Promise<unknown> {
  const values: [string, Param][] = []
  for (const [field, open] of openFields(listed)) {
    const value = await askFor(listed, field, open, asking)
    if (value === null) return null
    values.push([field, value])
  }
  return withValues(listed, values)
}

async function askFor(listed: unknown, field: string, open: Open, asking: Asking): Promise<Param> {
  const { text, language, ask } = asking
  const words = WORDS[language]
  const name = (value: string | number): string => sayValue(text, listed, field, value)
  const within = sayOpen(text, language, listed, field, open)
  print(`${labelOf(text, listed, field)}: ${within}`)
  const choices = choicesIn(open).map(name)
  for (const [i, choice] of choices.entries()) print(`  ${yellow(String(i + 1).padStart(3))} ${choice}`)
  const help = 'some' in open ? words.some : 'any' in open ? words.one : words.amount
  for (;;) {
    const line = (await ask(`${dim(help)}\n> `)).trim()
    if (line === '') return null
    const value = readValue(line, open, choices)
    if (fits(open, value)) return value
    print(red(words.only(within)))
  }
}

const choicesIn = (open: Open): readonly (string | number)[] =>
  'any' in open ? open.any : 'some' in open ? open.some : []

/** What a line says of it; null where it says nothing that could be meant. */
function readValue(line: string, open: Open, names: readonly string[]): Param {
  if ('from' in open) return /^[+-]?\d+$/.test(line) ? Number(line) : null
  return 'any' in open ? readOne(line, open, names) : readSome(line, open, names)
}

function readOne(line: string, { any }: OneOfThese, names: readonly string[]): Param {
  return any[indexOf(line, names)] ?? null
}

function readSome(line: string, { some }: SomeOfThese, names: readonly string[]): Param {
  if (line === '0') return []
  const taken = line.split(',').map((part) => indexOf(part.trim(), names))
  if (taken.includes(-1) || new Set(taken).size < taken.length) return null
  return some.filter((_, i) => taken.includes(i))
}

/** By its number, or by part of its name if no other has it; -1 for none. */
function indexOf(said: string, names: readonly string[]): number {
  if (/^\d+$/.test(said)) return Number(said) <= names.length ? Number(said) - 1 : -1
  const wanted = said.toLowerCase()
  const found = names.flatMap((name, i) => (name.toLowerCase().includes(wanted) ? [i] : []))
  return said !== '' && found.length === 1 ? found[0] : -1
}
