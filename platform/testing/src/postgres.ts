import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

/** A real PostgreSQL for tests, with a way to pull it from under a server and put it back. */
export interface Postgres {
  /** A new, empty database. */
  database(): Promise<string>
  /** Kills it as a power cut would. Those who are connected are not told. */
  crash(): Promise<void>
  /** Brings it back, with all that was committed. */
  recover(): Promise<void>
  /** Stops all its processes where they are, as if the machine stood still; null where they are not ours to stop. */
  readonly freeze: (() => void) | null
  /** Lets them go on. */
  thaw(): void
  stop(): Promise<void>
}

/** Where the one is that all files of a run may use: making one takes longer than many a test. */
const SHARED = 'IACTA_SHARED_POSTGRES'

/**
 * The PostgreSQL of DATABASE_URL, or the one that is shared, unless the test needs one of its `own`, to do it harm; else
 * a throw-away cluster made with the programs that are installed; else with those of Debian's package, if it can be
 * installed. If nothing helps this fails: PostgreSQL is never left untested.
 */
export async function startPostgres(whose: 'any' | 'own' = 'any'): Promise<Postgres> {
  const given = process.env.DATABASE_URL || (whose === 'any' && process.env[SHARED])
  return given ? new GivenPostgres(given) : ThrowAwayCluster.start(findPrograms())
}

/** Starts the one that is shared, for all who are started by this process; answers with how it is stopped. */
export async function sharePostgres(): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL || process.env[SHARED]) return async () => undefined
  const cluster = await ThrowAwayCluster.start(findPrograms())
  process.env[SHARED] = cluster.url
  return () => cluster.stop()
}

const MISSING =
  'PostgreSQL is needed here: set DATABASE_URL to one in which databases may be created, or install the postgresql package'

/** The folder of `postgres` and `initdb`. */
function findPrograms(): string {
  const found = installedPrograms()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    try {
      const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'pipe' } as const
      execFileSync('apt-get', ['update'], quietly)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quietly)
    } catch (error) {
      throw new Error(`${MISSING} (apt-get could not: ${(error as Error).message.split('\n')[0]})`)
    }
  }
  const installed = installedPrograms()
  if (!installed) throw new Error(MISSING)
  return installed
}

function installedPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)))) ?? null
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const newName = (): string => `iacta_test_${randomBytes(6).toString('hex')}`

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Somebody else's PostgreSQL, in which we have our own databases only. */
class GivenPostgres implements Postgres {
  readonly freeze = null
  readonly #url: string
  readonly #made: string[] = []

  constructor(url: string) {
    this.#url = url
  }

  async database(): Promise<string> {
    const name = newName()
    await query(this.#url, `create database ${name}`)
    this.#made.push(name)
    return withDatabase(this.#url, name)
  }

  /** What we may not kill we make unreachable: all connections are cut, and no new ones are let in. */
  async crash(): Promise<void> {
    for (const name of this.#made) {
      await query(this.#url, `alter database ${name} with allow_connections false`)
      await query(this.#url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    }
  }

  async recover(): Promise<void> {
    for (const name of this.#made) await query(this.#url, `alter database ${name} with allow_connections true`)
  }

  thaw(): void {
    // It was never frozen.
  }

  async stop(): Promise<void> {
    for (const name of this.#made) await query(this.#url, `drop database if exists ${name} with (force)`)
  }
}

/** A cluster of our own in a temporary folder, on a free port of this machine, as durable as a real one. */
class ThrowAwayCluster implements Postgres {
  readonly #programs: string
  readonly #folder: string
  readonly #password = randomBytes(12).toString('hex')
  #port = 0
  #server: ChildProcess | null = null
  #said = ''

  private constructor(programs: string, folder: string) {
    this.#programs = programs
    this.#folder = folder
  }

  static async start(programs: string): Promise<ThrowAwayCluster> {
    const cluster = new ThrowAwayCluster(programs, mkdtempSync(join(tmpdir(), 'iacta-postgres-')))
    try {
      cluster.#initialise()
      await cluster.recover()
    } catch (error) {
      await cluster.stop()
      throw error
    }
    return cluster
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  #initialise(): void {
    const passwordFile = join(this.#folder, 'password')
    writeFileSync(passwordFile, this.#password)
    const owner = unprivileged()
    if (owner) for (const path of [this.#folder, passwordFile]) chownSync(path, owner.user, owner.group)
    const [program, ...rest] = asOwner(join(this.#programs, 'initdb'), [
      ...['--pgdata', this.#data, '--username', 'iacta', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    ])
    execFileSync(program, rest, { cwd: this.#folder, stdio: 'pipe' })
  }

  get #version(): number {
    return Number.parseInt(readFileSync(join(this.#data, 'PG_VERSION'), 'utf8'), 10)
  }

  get url(): string {
    return `postgres://iacta:${this.#password}@127.0.0.1:${this.#port}/postgres`
  }

  async database(): Promise<string> {
    const name = newName()
    await query(this.url, `create database ${name}`)
    return withDatabase(this.url, name)
  }

  async crash(): Promise<void> {
    const gone = this.#gone()
    // Those it has answering connections would go on a little while after it.
    for (const pid of this.#processes()) signal(pid, 'SIGKILL')
    await gone
  }

  readonly freeze = (): void => {
    for (const pid of this.#processes()) signal(pid, 'SIGSTOP')
  }

  thaw(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGCONT')
  }

  /** By its own number, not that of whoever lowered our privileges for it. */
  #processes(): number[] {
    const [pid] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n').map(Number)
    return [pid, ...childrenOf(pid)]
  }

  /** Starts it; after a crash it waits until the last of the old processes lets go of the memory they shared. */
  async recover(): Promise<void> {
    this.#port ||= await freePort()
    for (const until = Date.now() + 60_000; ; ) {
      this.#launch()
      if (await this.#answers(until)) return
      if (Date.now() > until) throw new Error(`PostgreSQL did not start: ${this.#said.trim()}`)
    }
  }

  #launch(): void {
    this.#said = ''
    const [program, ...rest] = asOwner(join(this.#programs, 'postgres'), [
      ...['-D', this.#data, '-k', this.#folder, '-h', '127.0.0.1', '-p', String(this.#port)],
      ...['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'max_connections=200'],
      // After a crash all its files are flushed at once, not one by one.
      ...(this.#version >= 14 ? ['-c', 'recovery_init_sync_method=syncfs'] : []),
    ])
    const server = spawn(program, rest, { cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] })
    server.stderr.on('data', (data) => {
      this.#said = `${this.#said}${data}`.slice(-2000)
    })
    server.once('exit', () => {
      if (this.#server === server) this.#server = null
    })
    this.#server = server
  }

  async #answers(until: number): Promise<boolean> {
    while (this.#server && Date.now() < until) {
      const answered = await query(this.url, 'select 1').then(
        () => true,
        () => false,
      )
      if (answered) return true
      await new Promise((again) => setTimeout(again, 50))
    }
    return false
  }

  #gone(): Promise<void> {
    const server = this.#server
    return server ? new Promise((gone) => server.once('exit', () => gone())) : Promise.resolve()
  }

  async stop(): Promise<void> {
    const gone = this.#gone()
    // At once, without waiting for whoever is still connected: nothing in it is needed any more.
    this.#server?.kill('SIGQUIT')
    await gone
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** Where the system tells. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It was gone before.
  }
}

/** PostgreSQL refuses to run as root; there it runs as the user its package makes, or as nobody. */
function unprivileged(): { readonly name: string; readonly user: number; readonly group: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { name, user: number('-u'), group: number('-g') }
    } catch {
      // There is no such user.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as')
}

function asOwner(program: string, args: readonly string[]): readonly string[] {
  const owner = unprivileged()
  if (!owner) return [program, ...args]
  const { name, user, group } = owner
  const setpriv = installed('setpriv')
  if (setpriv) return [setpriv, `--reuid=${user}`, `--regid=${group}`, '--clear-groups', program, ...args]
  const runuser = installed('runuser')
  if (runuser) return [runuser, '-u', name, '--', program, ...args]
  const command = [program, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  return ['su', '-s', '/bin/sh', name, '-c', `exec ${command}`]
}

const installed = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

/** Below those that systems give to whoever asks for any port, so that nobody gets it by chance. */
const PORTS = { from: 15_000, to: 32_000 }

/** A port that nobody listens on; it is not kept, but nobody is likely to take it either. */
export function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? found(freePort()) : failed(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => found(port)))
  })
}
