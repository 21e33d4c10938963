import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@iacta/kernel'
import { type RunningServer, readConfig, serve } from '@iacta/server'
import { launchChromium, type Make } from '@iacta/testing/chromium'
import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

const web = join(import.meta.dirname, '../..')
const app = process.env.IACTA_APP || join(web, 'dist')
const SCREENSHOTS = join(web, 'screenshots')

/** What is looked at on which screen. */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const

export interface VisitOptions {
  readonly screen?: keyof typeof SCREENS
  readonly language?: Language
  /** Motion is shown only where it is what is tested. */
  readonly motion?: boolean
  /** The app is kept in the browser, which fetches all of it: only where that is what is tested. */
  readonly isKept?: boolean
  /** The same person, at another device. */
  readonly as?: Visitor
}

/** What a browser says on its console when the server cannot be reached. */
const AWAY = [
  /ERR_CONNECTION_REFUSED/,
  /WebSocket/,
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_FAILED/,
  // A server that is going turns away who still comes.
  /\b503\b/,
  // The service worker that is asked for meanwhile.
  /error occurred when fetching the script/,
]

/** A server of its own with the built app, and a browser that looks at it. */
export class House {
  readonly #browser: Browser
  readonly #folder = mkdtempSync(join(tmpdir(), 'iacta-web-'))
  readonly #env: Readonly<Record<string, string>>
  #running: RunningServer | null = null
  #port = '0'
  #ahead = 0
  #visitors: Visitor[] = []

  private constructor(browser: Browser, env: Readonly<Record<string, string>>) {
    this.#browser = browser
    this.#env = env
  }

  static async open(env: Readonly<Record<string, string>> = {}, make?: Make): Promise<House> {
    if (!existsSync(join(app, 'index.html'))) throw new Error('the app is not built: run "npm run build" first')
    const house = new House(await launchChromium(make), env)
    await house.startServer()
    return house
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Where the server keeps what it has. */
  get folder(): string {
    return this.#folder
  }

  /** Starts the server, after the first time where it was before and with what it had stored. */
  async startServer(): Promise<void> {
    this.#running = await serve(
      readConfig({
        PORT: this.#port,
        IACTA_DATA: this.#folder,
        IACTA_APP: app,
        IACTA_LOG: 'silent',
        // The limits on visitors are not what is tested here.
        IACTA_ALLOWANCE: '1000000',
        ...this.#env,
      }),
      { now: () => Date.now() + this.#ahead },
    )
    this.#port = new URL(this.#running.address).port
  }

  async stopServer(): Promise<void> {
    await this.#running?.close()
    this.#running = null
  }

  /** The server's clock goes forward. */
  later(milliseconds: number): void {
    this.#ahead += milliseconds
  }

  /** The rules of a table's game are no longer those it was begun by. */
  async changeRules(table: string): Promise<void> {
    const service = this.#running?.service
    await service?.store.db.updateTable('tables').set({ edition: 99 }).where('id', '=', table).execute()
    service?.tables.forgetAll()
  }

  /** Somebody who comes with a browser that knows nothing yet. */
  async visitor(options: VisitOptions = {}): Promise<Visitor> {
    const { screen = 'desktop', language = 'en', motion = false, isKept = false, as } = options
    const cookies = await as?.context.cookies()
    const context = await this.#browser.newContext({
      ...SCREENS[screen],
      baseURL: this.url,
      locale: language === 'it' ? 'it-IT' : 'en-GB',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: isKept ? 'allow' : 'block',
    })
    context.setDefaultTimeout(120_000)
    if (cookies) await context.addCookies(cookies)
    const visitor = new Visitor(context, await context.newPage())
    await visitor.holdTheLine()
    this.#visitors.push(visitor)
    return visitor
  }

  /** Everybody goes; answers with what went wrong on their screens. A picture of each is kept if asked for. */
  async leave(picture: string | null): Promise<string[]> {
    const visitors = this.#visitors
    this.#visitors = []
    const faults = visitors.flatMap((visitor) => visitor.faults)
    for (const [i, visitor] of visitors.entries()) {
      if (picture) await visitor.shot(`failed-${picture}-${i + 1}`).catch(() => undefined)
      await visitor.context.close()
    }
    return faults
  }

  async close(): Promise<void> {
    await this.leave(null)
    await this.#browser.close()
    await this.stopServer()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A browser window of its own: cookies, storage, everything. Whatever goes wrong in it is written down. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: string[] = []
  #expected: RegExp[] = []

  constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    this.#watch(page)
    context.on('page', (another) => this.#watch(another))
  }

  /** From now on faults like this one are what the test is about. */
  expects(...troubles: readonly RegExp[]): void {
    this.#expected.push(...troubles)
  }

  /** From now on the server may be away. */
  expectsAway(): void {
    this.expects(...AWAY)
  }

  #isCut = false
  readonly #sockets = new Set<WebSocketRoute>()

  /** Chromium cuts no socket that is open when it is told to be offline: they have to go through our hands. */
  async holdTheLine(): Promise<void> {
    await this.context.routeWebSocket(/\/api\/socket$/, (socket) => {
      if (this.#isCut) return void socket.close()
      socket.connectToServer()
      this.#sockets.add(socket)
    })
  }

  /** The network goes, open sockets and all. */
  async cut(): Promise<void> {
    this.expectsAway()
    this.#isCut = true
    await this.context.setOffline(true)
    for (const socket of this.#sockets) await socket.close()
    this.#sockets.clear()
  }

  async mend(): Promise<void> {
    this.#isCut = false
    await this.context.setOffline(false)
  }

  readonly #watched = new WeakSet<Page>()
  #watch(page: Page): void {
    if (this.#watched.has(page)) return
    this.#watched.add(page)
    page.on('pageerror', (error) => this.#fault(`an error nobody caught: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#fault(`on the console: ${message.text()} (${message.location().url})`)
    })
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // Whoever leaves a page does not wait for what it was still asking for.
      if (why !== 'net::ERR_ABORTED') this.#fault(`a request failed: ${request.method()} ${request.url()} ${why}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#fault(`a request was refused: ${response.request().method()} ${response.url()} ${response.status()}`)
    })
  }

  #fault(what: string): void {
    if (!this.#expected.some((expected) => expected.test(what))) this.faults.push(what)
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Keeps a picture for people to look at. */
  async shot(name: string): Promise<void> {
    mkdirSync(SCREENSHOTS, { recursive: true })
    await this.page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) })
  }

  /** Fails if axe finds a serious or critical fault of accessibility, once what fades in has done so. */
  async axe(page = this.page): Promise<void> {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    const devtools = await this.context.newCDPSession(page)
    // As the debugger, so that the app's own policy on scripts does not have to be loosened.
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
        allowUnsafeEvalBlockedByCSP: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    }
    await evaluate(`if (!window.axe) { ${AXE}\n }`)
    const found = (await evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, impact, help, nodes }) => ({
        id, impact, help, where: nodes.slice(0, 5).map(({ html }) => html),
      })))`)) as Fault[]
    await devtools.detach()
    const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious, `faults of accessibility at ${page.url()}`).toEqual([])
  }
}

interface Fault {
  readonly id: string
  readonly impact: string
  readonly help: string
  readonly where: readonly string[]
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A house for all tests of a file. After each everybody goes, and nothing may have gone wrong on any screen. */
export function aHouse(env: Readonly<Record<string, string>> = {}, make?: Make): () => House {
  let house: House | null = null
  beforeAll(async () => {
    house = await House.open(env, make)
    // Where there is no Chromium yet it is installed first.
  }, 600_000)
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail'
    const faults = await house?.leave(failed ? task.name.replaceAll(/[^\p{L}\d]+/gu, '-') : null)
    expect(faults, 'what went wrong on the screens').toEqual([])
  }, 180_000)
  afterAll(async () => {
    await house?.close()
  }, 180_000)
  return () => {
    if (!house) throw new Error('there is no house yet')
    return house
  }
}
