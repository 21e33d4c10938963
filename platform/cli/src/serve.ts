import { type Command, JSON_FLAG } from './command.ts'
import { openBrowser } from './open.ts'
import { bold, print, printJson } from './output.ts'

/** How long a server that is told to stop may take to finish, in milliseconds. */
const STOP_WITHIN = 20_000

/** Ends the process, whatever still holds it up: what was acknowledged is on the disk, and nothing else was. */
function giveUp(): never {
  process.stderr.write(
    `iacta: the server could not finish within ${STOP_WITHIN / 1000} seconds, and has stopped all the same; nothing that was acknowledged is lost\n`,
  )
  process.exit(1)
}

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Runs the server: tables, people, sockets, storage.',
  words: [],
  flags: {
    ...JSON_FLAG,
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    open: { type: 'boolean' },
  },
  help: `
  --port N       the port (8200, or PORT); 0 takes any free one
  --host H       the address to listen on (127.0.0.1, or HOST); 0.0.0.0 for everybody
  --data DIR     where the embedded database lives (data, or IACTA_DATA)
  --open         shows it in the browser, unless BROWSER is none or CI is set
  --json         prints {"address": …} when it listens

By environment:
  PORT, HOST, IACTA_DATA     as above
  DATABASE_URL               postgres://…: the same server on PostgreSQL, as many processes as you like
  IACTA_APP                  the folder of the built web app (platform/web/dist); without one, a plain page
  IACTA_ORIGIN               https://…, the address people use, behind a proxy
  IACTA_TRUST_PROXY          1: believe the last address in X-Forwarded-For
  IACTA_LOG                  debug, info, warn, error or silent (info)
  IACTA_LIVE_TABLES          tables kept in memory at once (500), besides those being watched
  IACTA_BOT_WORKERS          how many computer seats think at once, each in a thread (one less than there are cores)
  IACTA_ALLOWANCE            what a person may ask for in a second, on average (40)
  IACTA_STORE_PATIENCE       how many seconds the database is waited for before it is refused with 503 (5)
  IACTA_SMTP_URL, IACTA_MAIL_FROM                                     notices by mail
  IACTA_VAPID_PUBLIC, IACTA_VAPID_PRIVATE, IACTA_VAPID_SUBJECT        notices by web push
  IACTA_WEBHOOKS             1: notices by webhook
  IACTA_HOSTS                more names the server may be asked by, with commas, while there is no IACTA_ORIGIN
  IACTA_METRICS              1: /metrics is open; or a token of at least 16 characters that it is read with (closed)
  IACTA_KEEP_GUESTS          days until guests go who do not come back (180); 0: never, as for the next three
  IACTA_KEEP_OPEN_TABLES     days until tables are closed that nobody joins (30)
  IACTA_KEEP_IMPORTS         days until imported records go that nobody plays on (365)
  IACTA_KEEP_NOTICES         days until notices go that could not be sent (14)

Its log goes to standard error, a JSON object a line. It stops on SIGINT or SIGTERM, after finishing what is under way;
what is not finished in 20 seconds is given up, unacknowledged, and it ends with 1.`,

  async run(given): Promise<number> {
    const said = { PORT: given.text('port'), HOST: given.text('host'), IACTA_DATA: given.text('data') }
    const flags = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    // The server and all it needs take a second to load, which no other command should have to wait for.
    const { readConfig, serve } = await import('@iacta/server')
    // Whoever is told where it is may tell it to stop in the same moment.
    const stopped = new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          // Also while it starts, and after everything is closed if something still holds the process.
          setTimeout(giveUp, STOP_WITHIN).unref()
          stop()
        })
    })
    const server = await serve(readConfig({ ...process.env, ...flags }), { logTo: process.stderr })
    if (given.has('json')) printJson({ address: server.address })
    else print(`Iacta is open at ${bold(server.address)}`)
    if (given.has('open')) openBrowser(server.address)
    await stopped
    await server.close()
    return 0
  },
}
