import {
  choicesIn,
  Fault,
  type GamePackage,
  isRange,
  type OptionCondition,
  type OptionOffer,
  type OptionSpec,
  type OptionValue,
  optionsInText,
  readOptions,
  type SettledOptions,
} from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import type { Flags, Given } from './args.ts'

/** The options of every game as flags of a command: what the game at hand does not know it refuses. */
export const GAME_FLAGS: Flags = Object.fromEntries(
  GAMES.flatMap(({ game }) => Object.keys(game.options)).map((key) => [key, { type: 'string' }]),
)

/** The options that were said, as the game means them; not yet whether it has them. */
export function saidOptions({ game }: GamePackage, given: Given): SettledOptions {
  const said = Object.keys(GAME_FLAGS).flatMap((key) => {
    const text = given.text(key)
    return text === undefined ? [] : [[key, text] as const]
  })
  return optionsInText(game.options, Object.fromEntries(said))
}

/** The options of a game, with the usual ones where none was said. */
export const optionsGiven = (pack: GamePackage, given: Given): SettledOptions =>
  readOptions(pack.game.options, saidOptions(pack, given)) as SettledOptions

/** The options of a game with every choice of one of them in turn, and else as they were said. */
export function everyChoice(
  pack: GamePackage,
  given: Given,
  key: string,
): readonly { readonly choice: OptionValue; readonly options: SettledOptions }[] {
  const spec = pack.game.options[key]
  const choices = spec === undefined ? [] : choicesIn(spec)
  if (choices.length === 0) {
    const known = Object.entries(pack.game.options).flatMap(([one, offered]) =>
      choicesIn(offered).length > 0 ? [one] : [],
    )
    throw new Fault(`--every must be an option of ${pack.game.id} with choices (${known.join(', ')}), not "${key}"`)
  }
  const said = saidOptions(pack, given)
  if (key in said) throw new Fault(`--every ${key} goes through all its choices, so that --${key} says nothing more`)
  return choices.map((choice) => ({
    choice,
    options: readOptions(pack.game.options, { ...said, [key]: choice }) as SettledOptions,
  }))
}

function inWords(spec: OptionSpec): string {
  if (!('cases' in spec)) return offerInWords(spec)
  return spec.cases.map((offer) => `${offerInWords(offer)}${whenInWords(offer.when)}`).join('; ')
}

const offerInWords = (offer: OptionOffer): string =>
  isRange(offer)
    ? `${offer.from}-${offer.to}${(offer.by ?? 1) === 1 ? '' : ` by ${offer.by}`}`
    : offer.choices.join('|')

const whenInWords = (when: OptionCondition = {}): string => {
  const needs = Object.entries(when).map(([key, values]) => `${key} ${values.join('|')}`)
  return needs.length === 0 ? '' : ` (with ${needs.join(', ')})`
}

/** What `--help` says of them: game by game, what each may be. */
export const GAME_FLAGS_HELP = GAMES.map(({ game, text }) => {
  const lines = Object.entries(game.options).map(([key, spec]) => {
    const values = inWords(spec)
    return `  --${key} ${values}${' '.repeat(Math.max(2, 50 - key.length - values.length))}${text.en.optionName(key)}`
  })
  return [`The options of ${game.id}:`, ...lines].join('\n')
}).join('\n')
