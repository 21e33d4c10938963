import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'

/** A line of a source file. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly text: string
}

export interface Whereabouts {
  /** Lines of rules and data, but not of the ledger itself, that bear the clause, its paragraph, or a reason that cites it. */
  readonly enforced: readonly Place[]
  /** Lines of tests that are named for it. */
  readonly proven: readonly Place[]
}

/** Where a clause (`JC-6.13b`) or a whole paragraph of one (`JC-6.13`) is kept in the sources, and where it is proven. */
export function whereabouts(root: string, clause: string): Whereabouts {
  const found = GAMES.find(({ clauses }) => clauses.some((id) => isPart(id, clause)))
  if (!found) throw new Fault(`no game has a clause "${clause}"; they look like ${GAMES[0].clauses[0]}`)
  const folder = join('games', found.game.id)
  const sources = ['rules', 'data']
    .flatMap((room) => linesIn(root, join(folder, room)))
    .filter(({ file }) => !file.endsWith('ledger.ts'))
  const cites = citing(clause)
  const reasons = sources.flatMap(({ text }) => (cites.id.test(text) ? (REASON.exec(text)?.slice(1, 2) ?? []) : []))
  const uses = reasons.length > 0 ? new RegExp(`'(?:${reasons.map(escaped).join('|')})'`) : null
  return {
    enforced: sources.filter(({ text }) => cites.id.test(text) || cites.number.test(text) || uses?.test(text)),
    proven: linesIn(root, join(folder, 'test')).filter(({ text }) => cites.id.test(text)),
  }
}

/** `JC-6.13b` is a part of itself and of `JC-6.13`. */
const isPart = (id: string, clause: string): boolean =>
  id === clause || (id.startsWith(clause) && /^-?[a-z]$/.test(id.slice(clause.length)))

/** A reason with the clause behind it: `pinned: 'JC-6.13b',`. */
const REASON = /^\s*'?([a-z][\w-]*)'?: '[A-Z]+-/

/** How a line bears a clause: by its id, or in a comment by the number of its paragraph. */
function citing(clause: string): { readonly id: RegExp; readonly number: RegExp } {
  const part = /(?<=\d)[a-z]$|-[a-z]$/.exec(clause)
  const isWhole = part !== null
  const paragraph = clause.slice(0, part?.index).replace(/^[A-Z]+-/, '')
  return {
    id: new RegExp(`\\b${escaped(clause)}${isWhole ? '' : '(?:-?[a-z])?'}(?![\\w.-])`),
    number: new RegExp(`(?:\\/\\*|\\/\\/|^\\s*\\*).*(?<![\\w.-])${escaped(paragraph)}(?![\\w-]|\\.?\\d)`),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Read once: whoever looks for every clause of a ledger looks through the same files again and again. */
const read = new Map<string, readonly Place[]>()

function linesIn(root: string, folder: string): readonly Place[] {
  const known = read.get(join(root, folder)) ?? readLines(root, folder)
  read.set(join(root, folder), known)
  return known
}

function readLines(root: string, folder: string): Place[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name)
      return readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((text, i) => ({ file, line: i + 1, text: text.trim() }))
    })
}
