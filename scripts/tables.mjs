/** Which tables a script is about: a game, or all of them, and options of it. Any game, by what it says of itself. */
import { mistake } from './house.mjs'

/** For `given`. */
export const TABLE_OPTIONS = {
  game: { type: 'string', short: 'g' },
  option: { type: 'string', short: 'o', multiple: true, default: [] },
}

export const TABLE_HELP = `  -g, --game G           one game
  -o, --option NAME=X    an option of it, such as scenario=short; as many as one likes`

/** The options that were said, by their names, as they were typed. */
function saidIn({ option }) {
  return Object.fromEntries(
    option.map((text) => {
      const [name, ...value] = text.split('=')
      if (name === '' || value.length === 0) mistake(`an option is said as NAME=X, not "${text}"`)
      return [name, value.join('=')]
    }),
  )
}

/** Whether what was said makes sense, before anything is done. */
export function checkTables(values) {
  saidIn(values)
  if (values.option.length > 0 && values.game === undefined) mistake('options are of a game: say which, with --game')
}

/** The games that are meant: the one that was said, or all. Only once everything is built. */
export async function gamesIn(values) {
  const { GAMES, gameNamed } = await import('@iacta/registry')
  return values.game === undefined ? GAMES : [gameNamed(values.game)]
}

/** The options of a table, with the usual ones where none was said. */
export async function optionsIn(values, { game }) {
  const { optionsInText, readOptions } = await import('@iacta/kernel')
  return readOptions(game.options, optionsInText(game.options, saidIn(values)))
}

/** Every way to settle what was not said. */
export async function everyTableIn(values, { game }) {
  const { everyOptions, optionsInText } = await import('@iacta/kernel')
  return everyOptions(game.options, optionsInText(game.options, saidIn(values)))
}

/** Options in short: those that are not the usual ones. */
export function inShort(options, usual) {
  const said = Object.entries(options).filter(([name, value]) => usual[name] !== value)
  return said.map(([name, value]) => `${name}=${value}`).join(' ')
}
