import { userInfo } from 'node:os'
import { Fault } from '@iacta/kernel'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { bold, dim, print, printJson } from './output.ts'

const DECISIONS = ['mute', 'unmute', 'suspend', 'unsuspend', 'delete', 'operator', 'not-operator'] as const
const DOINGS = ['show', 'log', 'reset', ...DECISIONS] as const
const TIMED: readonly string[] = ['mute', 'suspend']
const LONGEST = 3650

type Doing = (typeof DOINGS)[number]

/** Who decides, as it stands in the log. */
const myself = (): string => `iacta (${userInfo().username})`

/** What the server decides about people with, on its own database, which it may be using. */
async function desk<T>(given: Given, work: (desk: Awaited<ReturnType<typeof openDesk>>) => Promise<T>): Promise<T> {
  const opened = await openDesk(given)
  try {
    return await work(opened)
  } catch (error) {
    // What the server would answer with is one sentence too.
    throw error instanceof opened.Problem ? new Fault(lower(error.message)) : error
  } finally {
    await opened.store.close()
  }
}

async function openDesk(given: Given) {
  const { Store, readConfig, ...server } = await import('@iacta/server/store')
  const data = given.text('data')
  const config = readConfig({ ...process.env, ...(data === undefined ? {} : { IACTA_DATA: data }) })
  const store = await Store.openBeside(config)
  return { ...server, config, store, moderation: new server.Moderation(store) }
}

const lower = (sentence: string): string => `${sentence[0].toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`

const day = (time: number | null): string =>
  time === null ? 'further notice' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')

export const peopleCommand: Command = {
  name: 'people',
  summary: 'Looks after people: new passwords, operators, mutes, suspensions, deletions.',
  words: ['<do>', '[name]'],
  flags: {
    ...JSON_FLAG,
    data: { type: 'string' },
    id: { type: 'string' },
    days: { type: 'string' },
    reason: { type: 'string' },
    report: { type: 'string' },
  },
  help: `
  <do>           show          who that is, and what was decided about them
                 reset         prints a link that lets them choose a new password, once and within a day
                 operator      lets them read reports and moderate, in the app; not-operator takes that away
                 mute          they cannot talk; unmute
                 suspend       they can neither sign in nor play; unsuspend
                 delete        as if they had deleted their account themselves
                 log           what was decided, about everybody or about them
  [name]         whom; for a guest, who has none, say --id
  --id ID        a person by id, as "iacta reports" shows it
  --days N       how long a mute or a suspension lasts, 1 to ${LONGEST}; without, until further notice
  --reason TEXT  why; it stands in the log, and is told to who is muted or suspended
  --report N     the report that led to it, which is settled by it
  --data DIR     where the embedded database lives (data, or IACTA_DATA)
  --json         what was found or done

The server may run: it takes notice within some seconds. What it then does at their tables it does itself, or when it is
started next. DATABASE_URL and IACTA_ORIGIN are the server's own settings.`,

  async run(given): Promise<number> {
    const doing = DOINGS.find((known) => known === given.words[0])
    if (!doing) throw new Fault(`"iacta people" knows ${DOINGS.join(', ')}, not "${given.words[0]}"`)
    const who = whoIs(given)
    if (!who && doing !== 'log') throw new Fault(`"iacta people ${doing}" needs a name, or --id`)
    const report = given.text('report') === undefined ? null : given.number('report', 0, 1, Number.MAX_SAFE_INTEGER)
    const days = given.text('days') === undefined ? null : given.number('days', 0, 1, LONGEST)
    if (days !== null && !TIMED.includes(doing)) throw new Fault(`--days is for ${TIMED.join(' and ')}`)
    await desk(given, async ({ moderation, config, resetLink }) => {
      if (!who) return printLog(given, await moderation.log({}))
      const subject = await moderation.find(who)
      if (doing === 'log') return printLog(given, await moderation.log({ about: subject.id }))
      if (doing === 'show') {
        const person = { ...subject, log: await moderation.log({ about: subject.id }) }
        return given.has('json') ? printJson(person) : show(person)
      }
      if (doing === 'reset') {
        const { token, until } = await moderation.reset(myself(), subject)
        const link = resetLink(config.origin ?? `http://${config.host}:${config.port}`, token)
        if (given.has('json')) return printJson({ link, until })
        return print(`A new password for ${subject.name}, once and until ${day(until)} UTC:\n${bold(link)}`)
      }
      await moderation.decide(myself(), subject, { what: doing, days, reason: reasonFor(doing, given), report })
      if (given.has('json')) return printJson({ id: subject.id, name: subject.name, what: doing, days })
      print(`Done: ${doing} ${subject.name ?? subject.id}${timed(doing, days)}.`)
    })
    return 0
  },
}

function whoIs(given: Given): { readonly name: string } | { readonly id: string } | null {
  const [, name] = given.words
  const id = given.text('id')
  if (name !== undefined && id !== undefined) throw new Fault('say a name or --id, not both')
  return name !== undefined ? { name } : id !== undefined ? { id } : null
}

function reasonFor(doing: Doing, given: Given): string {
  const reason = given.text('reason')?.trim() ?? ''
  if (reason === '' && ['mute', 'suspend', 'delete'].includes(doing))
    throw new Fault(`"iacta people ${doing}" needs --reason: it stands in the log`)
  return reason
}

const timed = (doing: Doing, days: number | null): string =>
  TIMED.includes(doing)
    ? days === null
      ? ' until further notice'
      : `, for ${days} ${days === 1 ? 'day' : 'days'}`
    : ''

interface Entry {
  readonly at: number
  readonly by: string
  readonly personId: string
  readonly name: string | null
  readonly what: string
  readonly until: number | null
  readonly reason: string
}

function printLog(given: Given, log: readonly Entry[]): void {
  if (given.has('json')) printJson(log)
  else printEntries(log)
}

function printEntries(log: readonly Entry[]): void {
  if (log.length === 0) print('Nothing was decided yet.')
  for (const { at, what, name, personId, until, by, reason } of log) {
    const end = until === null ? '' : ` until ${day(until)}`
    print(`${dim(day(at))}  ${what} ${bold(name ?? personId)}${end}, by ${by}${reason === '' ? '' : `: ${reason}`}`)
  }
}

interface PersonStanding {
  readonly id: string
  readonly name: string | null
  readonly since: number
  readonly standing: {
    readonly operator: boolean
    readonly muted: { readonly until: number | null; readonly reason: string } | null
    readonly suspended: { readonly until: number | null; readonly reason: string } | null
  }
  readonly log: readonly Entry[]
}

function show(person: PersonStanding): void {
  const { operator, muted, suspended } = person.standing
  print(`${bold(person.name ?? 'a guest')}  ${dim(person.id)}  here since ${day(person.since)}`)
  if (operator) print('operator')
  if (muted) print(`muted until ${day(muted.until)}: ${muted.reason}`)
  if (suspended) print(`suspended until ${day(suspended.until)}: ${suspended.reason}`)
  printEntries(person.log)
}

export const reportsCommand: Command = {
  name: 'reports',
  summary: 'Shows what was reported, with the talk around it.',
  words: [],
  flags: {
    ...JSON_FLAG,
    data: { type: 'string' },
    settled: { type: 'boolean' },
    before: { type: 'string' },
    dismiss: { type: 'string' },
    reason: { type: 'string' },
  },
  help: `
  --settled      those that are settled already, instead of those that wait
  --before N     older ones than this
  --dismiss N    settles a report without doing anything about it; with --reason TEXT
  --reason TEXT  why; it stands in the log
  --data DIR     where the embedded database lives (data, or IACTA_DATA)
  --json         the reports

Twenty at a time, the last first. "iacta people mute --id … --days 7 --reason … --report N" settles one by what it does.`,

  async run(given): Promise<number> {
    const before =
      given.text('before') === undefined ? undefined : given.number('before', 0, 1, Number.MAX_SAFE_INTEGER)
    await desk(given, async ({ store, moderation, readReport, readReports }) => {
      if (given.text('dismiss') !== undefined) {
        const { id, about } = await readReport(
          store.db,
          given.number('dismiss', 0, 1, Number.MAX_SAFE_INTEGER),
          Date.now(),
        )
        await moderation.dismiss(myself(), id, { ...about, since: 0 }, given.text('reason')?.trim() ?? '')
        if (given.has('json')) return printJson({ dismissed: id })
        return print(`Done: report ${id} is settled.`)
      }
      const reports = await readReports(store.db, { settled: given.has('settled'), before }, Date.now())
      if (given.has('json')) return printJson(reports)
      if (reports.length === 0) print('There is nothing to look at.')
      for (const report of reports) {
        const by = report.by.name ?? report.by.id
        print(`${bold(`Report ${report.id}`)}  ${day(report.at)}, by ${by}: ${shown(report.reason)}`)
        print(
          dim(
            `  table ${report.table}, ${report.room}; said by ${report.about.name ?? 'a guest'}, --id ${report.about.id}`,
          ),
        )
        const line = (said: { name: string | null; text: string }): string =>
          `${said.name ?? 'guest'}: ${shown(said.text)}`
        for (const said of report.before) print(dim(`    ${line(said)}`))
        print(`  > ${bold(line(report.message))}`)
        for (const said of report.after) print(dim(`    ${line(said)}`))
        if (report.settledAt !== null) print(`  settled ${day(report.settledAt)} by ${report.settledBy}`)
        print()
      }
    })
    return 0
  },
}

/** What others wrote, on one line and without what a terminal would take for its own. */
const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '')
