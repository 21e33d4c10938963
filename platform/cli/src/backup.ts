import { existsSync } from 'node:fs'
import { Fault } from '@iacta/kernel'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { green, print, printJson } from './output.ts'

/** The store, which no other command should wait for, and where it is: the same settings as the server's. */
async function storeOf(given: Given) {
  const store = await import('@iacta/server/store')
  const data = given.text('data')
  const where = store.readConfig({ ...process.env, ...(data === undefined ? {} : { IACTA_DATA: data }) })
  return { ...store, where }
}

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Copies the whole database to a file while the server goes on.',
  words: ['<file>'],
  flags: { ...JSON_FLAG, data: { type: 'string' }, fast: { type: 'boolean' } },
  help: `
  <file>       where to; it must not be there yet. A name that ends in .gz is compressed
  --data DIR   where the embedded database lives (data, or IACTA_DATA)
  --fast       of the embedded database: a copy of its file, quicker, but not for PostgreSQL
  --json       file, and the rows of each table

DATABASE_URL says which PostgreSQL, as for the server. A backup is JSON lines, and can be restored on either engine.
Keep it as safe as the server: it holds the secrets of tables still being played.`,

  async run(given): Promise<number> {
    const [file] = given.words
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
  --json       kept: where the database that was there is now, or null

The server must be stopped. The embedded database that is there is kept beside the restored one; a PostgreSQL
database (DATABASE_URL) must be empty. A restore that fails changes nothing.`,

  async run(given): Promise<number> {
    const [file] = given.words
    if (!existsSync(file)) throw new Fault(`there is no backup ${file}`)
    const { Store, isDatabaseFile, restoreEmbedded, restoreLines, where } = await storeOf(given)
    let kept: string | null = null
    if (where.databaseUrl) {
      if (isDatabaseFile(file))
        throw new Fault(`${file} is a copy of an embedded database; PostgreSQL needs a backup made without --fast`)
      const store = await Store.openAsItIs(where)
      try {
        await restoreLines(store.db, store.engine, file)
      } finally {
        await store.close()
      }
    } else kept = (await restoreEmbedded(file, where.dataFolder)).kept
    if (given.has('json')) printJson({ kept })
    else print(`${green('Done')}: ${file} is restored.${kept ? ` What was there before is now ${kept}.` : ''}`)
    return 0
  },
}
