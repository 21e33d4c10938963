import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from '@iacta/kernel'
import { z } from 'zod'
import type { Keeping } from './retention.ts'

/** The web app as the package beside this one builds it. */
const BUILT_APP = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** How long the database is waited for if nothing else is said, in milliseconds. */
export const STORE_PATIENCE = 5000

function days(usual: number) {
  return z.coerce.number().int().min(0).max(36_500).default(usual)
}

/** Everything the server can be told, by environment; `iacta serve --help` lists it. */
const Settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8200),
  /** Where the embedded database, its backups and its keys live. */
  IACTA_DATA: z.string().min(1).default('data'),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** The folder of the built web app; if it is not there the server shows a plain page instead. */
  IACTA_APP: z.string().min(1).default(BUILT_APP),
  /** The address people reach the server at, when it is not the one it listens on. */
  IACTA_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  IACTA_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How many tables are kept in memory at once. */
  IACTA_LIVE_TABLES: z.coerce.number().int().min(1).max(1_000_000).default(500),
  /** How many choices of computer seats are thought over at once, each in a thread of its own. */
  IACTA_BOT_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .default(() => Math.max(1, availableParallelism() - 1)),
  /** How much a visitor may ask for in a second, on average; see limits.ts. */
  IACTA_ALLOWANCE: z.coerce.number().min(1).max(1_000_000).default(40),
  /** How many seconds the database, or the disk, is waited for before whoever needs it is refused. */
  IACTA_STORE_PATIENCE: z.coerce
    .number()
    .min(1)
    .max(600)
    .default(STORE_PATIENCE / 1000),
  /** Behind a proxy that sets X-Forwarded-For. */
  IACTA_TRUST_PROXY: z.enum(['0', '1']).default('0'),
  IACTA_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  IACTA_MAIL_FROM: z.string().min(3).optional(),
  /** Web push: the public and private VAPID keys, and whom to write to about them. */
  IACTA_VAPID_PUBLIC: z.string().min(20).optional(),
  IACTA_VAPID_PRIVATE: z.string().min(20).optional(),
  IACTA_VAPID_SUBJECT: z.string().min(3).optional(),
  IACTA_WEBHOOKS: z.enum(['0', '1']).default('0'),
  /** Names that the server may be asked by, beside those of the machine itself, while it has no IACTA_ORIGIN. */
  IACTA_HOSTS: z.string().default(''),
  /** Who reads /metrics: nobody, everybody, or whoever has this token. */
  IACTA_METRICS: z
    .string()
    .regex(/^([01]|\S{16,200})$/, 'must be 0, 1, or a token of at least 16 characters')
    .default('0'),
  /** How long what nobody uses is kept, in days; 0 for ever. See retention.ts. */
  IACTA_KEEP_GUESTS: days(180),
  IACTA_KEEP_OPEN_TABLES: days(30),
  IACTA_KEEP_IMPORTS: days(365),
  IACTA_KEEP_NOTICES: days(14),
})

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly appFolder: string
  /** Null: the server's own is whatever address of this machine it is asked at; see origin.ts. */
  readonly origin: string | null
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly liveTables: number
  readonly botWorkers: number
  readonly allowance: number
  /** In milliseconds. */
  readonly storePatience: number
  readonly trustProxy: boolean
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null
  readonly push: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null
  readonly webhooks: boolean
  /** In lower case, without ports. */
  readonly hosts: readonly string[]
  readonly metrics: 'closed' | 'open' | { readonly token: string }
  readonly keeping: Keeping
}

/** Reads the settings, or says in one sentence which one is wrong and how. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const said = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Settings.safeParse(said)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Fault(`the setting ${issue.path.join('.')} is wrong: ${issue.message}`)
  }
  const s = parsed.data
  if ((s.IACTA_SMTP_URL === undefined) !== (s.IACTA_MAIL_FROM === undefined))
    throw new Fault('mail needs both IACTA_SMTP_URL and IACTA_MAIL_FROM, or neither')
  const vapid = [s.IACTA_VAPID_PUBLIC, s.IACTA_VAPID_PRIVATE, s.IACTA_VAPID_SUBJECT]
  if (vapid.some(Boolean) && !vapid.every(Boolean))
    throw new Fault('web push needs IACTA_VAPID_PUBLIC, IACTA_VAPID_PRIVATE and IACTA_VAPID_SUBJECT, or none of them')
  return {
    host: s.HOST,
    port: s.PORT,
    dataFolder: resolve(s.IACTA_DATA),
    databaseUrl: s.DATABASE_URL ?? null,
    appFolder: resolve(s.IACTA_APP),
    origin: s.IACTA_ORIGIN ? new URL(s.IACTA_ORIGIN).origin : null,
    logLevel: s.IACTA_LOG,
    liveTables: s.IACTA_LIVE_TABLES,
    botWorkers: s.IACTA_BOT_WORKERS,
    allowance: s.IACTA_ALLOWANCE,
    storePatience: Math.round(s.IACTA_STORE_PATIENCE * 1000),
    trustProxy: s.IACTA_TRUST_PROXY === '1',
    mail: s.IACTA_SMTP_URL && s.IACTA_MAIL_FROM ? { smtpUrl: s.IACTA_SMTP_URL, from: s.IACTA_MAIL_FROM } : null,
    push:
      s.IACTA_VAPID_PUBLIC && s.IACTA_VAPID_PRIVATE && s.IACTA_VAPID_SUBJECT
        ? { publicKey: s.IACTA_VAPID_PUBLIC, privateKey: s.IACTA_VAPID_PRIVATE, subject: s.IACTA_VAPID_SUBJECT }
        : null,
    webhooks: s.IACTA_WEBHOOKS === '1',
    hosts: s.IACTA_HOSTS.split(/[\s,]+/)
      .filter((host) => host !== '')
      .map((host) => host.toLowerCase()),
    metrics: s.IACTA_METRICS === '0' ? 'closed' : s.IACTA_METRICS === '1' ? 'open' : { token: s.IACTA_METRICS },
    keeping: {
      guests: s.IACTA_KEEP_GUESTS,
      openTables: s.IACTA_KEEP_OPEN_TABLES,
      imports: s.IACTA_KEEP_IMPORTS,
      notices: s.IACTA_KEEP_NOTICES,
    },
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Fault(`the data folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code})`)
  }
}
