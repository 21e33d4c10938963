import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { given, mistake, root } from './house.mjs'

const { values, words } = given(
  `npm run new-game -- <id> [title] [options]

Writes the folder of a new game to begin with: games/<id>, a small game that can be played, with its words and its tests
(what is in scripts/new-game, under its own name). It is registered by hand: what to write where is said at the end.

      --prefix XX    what the ids of its clauses begin with (from the id)
      --into DIR     another folder to write it to (games/<id>)`,
  { prefix: { type: 'string' }, into: { type: 'string' } },
  2,
)
const [id] = words
if (id === undefined) mistake('which game? Say its id: npm run new-game -- mylae "Mylae"')
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) mistake(`"${id}" cannot be an id: it is small letters, with a dash between words`)

const parts = id.split('-')
const capital = (word) => word[0].toUpperCase() + word.slice(1)
const name = parts[0] + parts.slice(1).map(capital).join('')
const title = words[1] ?? parts.map(capital).join(' ')
const prefix =
  values.prefix ?? (parts.length > 1 ? parts.map(([first]) => first).join('') : id.slice(0, 2)).toUpperCase()
if (!/^[A-Z]{2,4}$/.test(prefix)) mistake(`"${prefix}" cannot begin a clause: it is two to four capitals`)

const folder = values.into ?? join(root, 'games', id)
if (existsSync(folder)) mistake(`there is something in ${relative(root, folder)} already`)

/** The names in the pattern, and what stands there instead. */
const NAMES = [
  ['new-game', id],
  ['newGame', name],
  ['New Game', title],
  ['NG-', `${prefix}-`],
]

const pattern = join(root, 'scripts', 'new-game')
let lines = 0
for (const file of readdirSync(pattern, { recursive: true, withFileTypes: true })) {
  if (!file.isFile()) continue
  const from = join(file.parentPath, file.name)
  const to = join(folder, relative(pattern, from))
  const text = NAMES.reduce((all, [old, own]) => all.replaceAll(old, own), readFileSync(from, 'utf8'))
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, text)
  lines += text.split('\n').length - 1
}

console.log(`${relative(root, folder)} is written, ${lines} lines. To register it:

  platform/registry/src/index.ts      import { ${name} } from '@iacta/${id}', and ${name} in GAMES
  platform/registry/src/browser.ts    import { ${name} } from '@iacta/${id}/browser', and ${name} in GAMES
  platform/registry/package.json      "@iacta/${id}": "*" among the dependencies
  platform/registry/tsconfig.json     { "path": "../../games/${id}" } among the references
  tsconfig.build.json                 { "path": "games/${id}" } among the references

Then "npm install", "npm run fix", and "npm test -- ${id}". What to do first: docs/adding-a-game.md.`)
