import { existsSync } from 'node:fs'
import { Fault } from '@iacta/kernel'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { green, print, printJson, red } from './output.ts'

/** The store, which no other command should wait for, and where it is: the same settings as the server's. */
async function storeOf(given: Given) {
  const store = await import('@iacta/server/store')
  const data = given.text('data')
  const where = store.readConfig({ ...process.env, ...(data === undefined ? {} : { IACTA_DATA: data }) })
  return { ...store, where }
}

type Checksum = 'verified' | 'none'

/** What is said of a backup that nothing tells how it was. */
const unsure = (file: string, checksum: Checksum): string =>
  checksum === 'none'
    ? ` Note: ${file} has no checksum, so only its rows and its shape were checked, not that nothing in it was altered.`
    : ''

async function check(given: Given, file: string): Promise<number> {
  const { checkBackup } = await import('@iacta/server/store')
  const { checksum } = await checkBackup(file)
  if (given.has('json')) printJson({ file, checksum })
  else print(`${green('Whole')}: ${file} can be restored.${unsure(file, checksum)}`)
  return 0
}

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Copies the whole database to a file while the server goes on.',
  words: ['<file>'],
  flags: { ...JSON_FLAG, data: { type: 'string' }, fast: { type: 'boolean' }, check: { type: 'boolean' } },
  help: `
  <file>       where to; it must not be there yet. A name that ends in .gz is compressed
  --data DIR   where the embedded database lives (data, or IACTA_DATA)
  --fast       of the embedded database: a copy of its file, quicker, but not for PostgreSQL
  --check      looks whether a backup that is there is as it was made; nothing is written
  --json       file, and the rows of each table; with --check file, and whether it has a checksum

DATABASE_URL says which PostgreSQL, as for the server. A backup is JSON lines, and can be restored on either engine.
It bears a checksum: in its last line, or for a copy in a file beside it whose name ends in .sha256.
Keep it as safe as the server: it holds the secrets of tables still being played.`,

  async run(given): Promise<number> {
    const [file] = given.words
    if (given.has('check')) return check(given, file)
    const { Store, writeBackup, where } = await storeOf(given)
    const store = await Store.openAsItIs(where)
    try {
      if (given.has('fast')) {
        if (store.engine !== 'sqlite') throw new Fault('--fast is for the embedded database; leave it out')
        await store.backup(file)
        if (given.has('json')) printJson({ file })
        else print(`${green('Done')}: ${file} is a copy of the database.`)
        return 0
      }
      const rows = await writeBackup(store.db, store.engine, file)
      const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
      if (given.has('json')) printJson({ file, rows })
      else print(`${green('Done')}: ${file} holds ${all} rows, ${rows.tables} tables and ${rows.events} events.`)
      return 0
    } finally {
      await store.close()
    }
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Brings a backup back, on the engine it was made on or on the other.',
  words: ['<file>'],
  flags: { ...JSON_FLAG, data: { type: 'string' } },
  help: `
  <file>       what "iacta backup" wrote
  --data DIR   where the embedded database lives (data, or IACTA_DATA)
  --json       kept: where the database that was there is now, or null; checksum: verified, or none

The server must be stopped. The backup is checked before anything is touched. The embedded database that is there is kept beside the restored one; a PostgreSQL
database (DATABASE_URL) must be empty. A restore that fails changes nothing.`,

  async run(given): Promise<number> {
    const [file] = given.words
    if (!existsSync(file)) throw new Fault(`there is no backup ${file}`)
    const { Store, checkBackup, isDatabaseFile, restoreEmbedded, restoreLines, where } = await storeOf(given)
    let kept: string | null = null
    let checksum: Checksum
    if (where.databaseUrl) {
      if (isDatabaseFile(file))
        throw new Fault(`${file} is a copy of an embedded database; PostgreSQL needs a backup made without --fast`)
      checksum = (await checkBackup(file)).checksum
      const store = await Store.openAsItIs(where)
      try {
        await restoreLines(store.db, store.engine, file)
      } finally {
        await store.close()
      }
    } else ({ kept, checksum } = await restoreEmbedded(file, where.dataFolder))
    if (given.has('json')) printJson({ kept, checksum })
    else {
      const before = kept ? ` What was there before is now ${kept}.` : ''
      print(`${green('Done')}: ${file} is restored.${before}${unsure(file, checksum)}`)
    }
    return 0
  },
}

export const checkCommand: Command = {
  name: 'check',
  summary: 'Looks whether all that is stored is whole, table by table, while the server goes on.',
  words: [],
  flags: { ...JSON_FLAG, data: { type: 'string' } },
  help: `
  --data DIR   where the embedded database lives (data, or IACTA_DATA)
  --json       tables, events, damaged (table, why), otherEditions

DATABASE_URL says which PostgreSQL, as for the server. The file of an embedded database is looked through, and every
table is played again from its first action, with the draws that are stored. It ends with 1 if something is damaged.`,

  async run(given): Promise<number> {
    const { Store, checkTables, where } = await storeOf(given)
    const store = await Store.openAsItIs(where)
    try {
      store.lookThrough()
      const found = await checkTables(store)
      const { tables, events, damaged, otherEditions } = found
      if (given.has('json')) printJson(found)
      else {
        for (const { table, why } of damaged) print(`${red('Damaged')}: table ${table}: ${why}`)
        const others = otherEditions > 0 ? `; ${otherEditions} are of other editions, and were not played again` : ''
        const word = damaged.length > 0 ? red(`${damaged.length} damaged`) : green('Whole')
        print(`${word}: ${tables} tables with ${events} events were looked at${others}.`)
      }
      return damaged.length > 0 ? 1 : 0
    } finally {
      await store.close()
    }
  },
}
