import type { GameRecord } from '@iacta/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { House, VisitOptions, Visitor } from './harness.ts'

const BY_MOUSE = (button: Locator): Promise<void> => button.click()
/** Whoever has the focus is pressed by a key. */
export const BY_KEY = (button: Locator): Promise<void> => button.press('Enter')

/** Somebody at a table, who acts as a person would: by what the page offers. */
export class Player {
  readonly page: Page
  /** With what hand buttons are pressed. */
  readonly #press: (button: Locator) => Promise<void>

  constructor(visitor: Visitor, page: Page = visitor.page, press: (button: Locator) => Promise<void> = BY_MOUSE) {
    this.page = page
    this.#press = press
  }

  /** The table as text, from the first page on. */
  static async byText(visitor: Visitor, page: Page = visitor.page, press = BY_MOUSE): Promise<Player> {
    await page.addInitScript("localStorage.setItem('iacta.presentation', 'text')")
    return new Player(visitor, page, press)
  }

  get table(): string {
    const [, id] = /\/table\/([^/?#]+)/.exec(this.page.url()) ?? []
    if (!id) throw new Error(`there is no table at ${this.page.url()}`)
    return id
  }

  /** Where the table says whose turn it is. */
  get yourMove(): Locator {
    return this.page.getByRole('region', { name: 'Your move', exact: true })
  }

  get prompt(): Locator {
    return this.page.locator('.prompt-asked')
  }

  /** Every choice in the list, those in folded groups too. */
  async choices(): Promise<string[]> {
    // The words for it may still be on their way.
    await this.page.locator('.text-view').waitFor()
    return this.page.locator('.text-groups li button:not([aria-disabled])').allTextContents()
  }

  /** Chooses from the list; a long list is narrowed down first, as its folded groups hide what is in them. */
  async choose(name: string): Promise<void> {
    await this.does(async () => {
      const button = this.page.locator('.text-groups').getByRole('button', { name, exact: true }).first()
      if (!(await button.isVisible())) await this.page.getByRole('searchbox').fill(name.replace('→', ' '))
      await this.#press(button)
    })
  }

  /** What was touched is explained; its button does it. */
  get commit(): Locator {
    return this.page.locator('.explained .button.main').first()
  }

  /**
   * Does something, and waits until the table has acknowledged and shown it. What a touch cannot take back is explained
   * first, and then meant.
   */
  async does(something: () => Promise<void>): Promise<void> {
    const before = await this.#drawn()
    const isExplained = (await this.commit.count()) > 0
    await something()
    const isDone = await this.page.waitForFunction(
      ([count, wasExplained]) => {
        if (performance.getEntriesByName('iacta:drawn').length > count) return 'done'
        return !wasExplained && document.querySelector('.explained .button.main') ? 'explained' : null
      },
      [before, isExplained] as const,
      { polling: 20 },
    )
    if ((await isDone.jsonValue()) === 'done') return
    await this.#press(this.commit)
    await this.page.waitForFunction((count) => performance.getEntriesByName('iacta:drawn').length > count, before, {
      polling: 20,
    })
  }

  #drawn(): Promise<number> {
    return this.page.evaluate(() => performance.getEntriesByName('iacta:drawn').length)
  }

  /** Whether there is something to choose, once the page has made up its mind. */
  async isAsked(): Promise<boolean> {
    return (await this.yourMove.count()) > 0
  }

  /** Whether the first Year is behind us, or the game with it: the passive lose quickly. */
  async isPastYear1(): Promise<boolean> {
    if ((await this.page.getByText('706 AUC').count()) > 0) return true
    return (await this.page.getByRole('region', { name: 'The game is over', exact: true }).count()) > 0
  }

  /** The game as the server says this seat may see it. */
  async seen(seat: string): Promise<Seen> {
    const answer = await this.page.request.get(`/api/tables/${this.table}?seat=${seat}`)
    expect(answer.status()).toBe(200)
    const { table, scene } = await answer.json()
    return { status: table.status, ...scene }
  }

  async log(seat: string): Promise<readonly { key: string; params: unknown }[]> {
    const answer = await this.page.request.get(`/api/tables/${this.table}/log?seat=${seat}`)
    expect(answer.status()).toBe(200)
    return (await answer.json()).happenings
  }
}

/** Follows hints until one advises what is `wanted`; what it is about is then on the map. Answers with its words. */
export async function hintOf(player: Player, wanted: RegExp): Promise<string> {
  const { page } = player
  const advice = page.locator('.prompt-saying strong')
  for (;;) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await advice.waitFor()
    const says = (await advice.textContent()) ?? ''
    if (wanted.test(says)) return says
    await player.does(() => page.getByRole('button', { name: 'Do it', exact: true }).click())
    await player.yourMove.waitFor()
  }
}

/** The march that is pointed at: one arrow for what is to be done now, and its target ringed, both in sight. */
export async function pointedMarch(page: Page): Promise<{ readonly from: string; readonly to: string }> {
  const arrow = page.locator('.pointers .is-now [data-arrow]').first()
  await arrow.waitFor({ state: 'attached' })
  const [from = '', to = ''] = ((await arrow.getAttribute('data-arrow')) ?? '').split(' ')
  const ring = page.locator(`.pointers .is-now [data-ringed="${to}"]`)
  expect(await ring.count()).toBe(1)
  await expect.poll(() => page.locator('.viewport').getAttribute('class')).not.toContain('is-moving')
  const [seen, window] = [await ring.boundingBox(), await page.locator('.viewport').boundingBox()]
  if (!seen || !window) throw new Error('nothing is ringed')
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 }
  expect(middle.x > window.x && middle.x < window.x + window.width, 'the target is in sight').toBe(true)
  expect(middle.y > window.y && middle.y < window.y + window.height, 'the target is in sight').toBe(true)
  return { from, to }
}

export interface Seen {
  readonly status: string
  readonly sequence: number
  readonly view: {
    readonly year: number
    readonly turn: number
    readonly hand: readonly string[]
    readonly discard: string | null
    readonly blocks: Readonly<Record<string, { readonly at: string; readonly side: string }>>
    readonly steps: readonly { readonly step: string }[]
  }
  readonly actions: readonly { readonly do: string }[]
}

/** What ends a step of play, and what comes first where nothing does: a year of it is quickly over. */
const ENDS = /^(End |Halt here$|Pass with|Decline)/

export const soon = (choices: readonly string[]): string => choices.find((name) => ENDS.test(name)) ?? choices[0]

/** Several players, each acting by `pick` whenever it is asked, until it is `over`. */
export async function playOn(
  players: readonly Player[],
  over: () => Promise<boolean>,
  pick: (choices: readonly string[], player: Player) => string = soon,
  after: (player: Player) => Promise<void> = async () => undefined,
): Promise<void> {
  while (!(await over())) {
    let acted = false
    for (const player of players) {
      if (!(await player.isAsked())) continue
      const choices = await player.choices()
      if (choices.length === 0) continue
      acted = true
      await player.choose(pick(choices, player))
      await after(player)
      if (await over()) return
    }
    // Nobody is asked here: the computer is thinking, or news is on its way.
    if (!acted) await Promise.race(players.map(({ yourMove }) => yourMove.waitFor({ timeout: 90_000 })))
  }
}

export interface Pair {
  readonly caesar: Player
  readonly pompeius: Player
  /** Caesar's window, and that of Pompeius. */
  readonly first: Visitor
  readonly second: Visitor
}

/** Two people who play Julius Caesar, each before the table; how they got there is not what is tested. */
export async function seatTwo(house: House, caesar: Visitor, pompeius: Visitor, spec: object = {}): Promise<string> {
  const ask = async (visitor: Visitor, path: string, data: object) => {
    const answer = await visitor.context.request.post(`/api${path}`, { headers: { origin: house.url }, data })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  for (const visitor of [caesar, pompeius]) await ask(visitor, '/guests', {})
  const seats = { caesar: 'me', pompeius: 'open' }
  const { id } = await ask(caesar, '/tables', { game: 'julius-caesar', visibility: 'private', seats, ...spec })
  const { invite } = await ask(caesar, `/tables/${id}/invitations`, { seat: 'pompeius' })
  await ask(pompeius, `/tables/${id}/join`, { invite })
  for (const visitor of [caesar, pompeius]) await visitor.go(`/table/${id}`)
  return id
}

/** Two people at one table, who play by its text. */
export async function sitDown(house: House, options: VisitOptions = {}): Promise<Pair> {
  const [first, second] = [await house.visitor(options), await house.visitor()]
  const caesar = await Player.byText(first)
  const pompeius = await Player.byText(second)
  await seatTwo(house, first, second)
  await caesar.yourMove.waitFor()
  await pompeius.yourMove.waitFor()
  return { caesar, pompeius, first, second }
}

/** The same, all by hand: one sets the table up, the other comes by the link. */
export async function sitDownByLink(house: House, options: VisitOptions = {}): Promise<Pair> {
  const [first, second] = [await house.visitor(options), await house.visitor()]
  const caesar = await Player.byText(first)
  const pompeius = await Player.byText(second)
  await first.go('/')
  await first.page.getByRole('button', { name: /^With a friend/ }).click()
  const link = await first.page.getByRole('textbox', { name: 'Invitation' }).inputValue()
  await first.page.getByRole('link', { name: 'Go to the table' }).click()
  await first.page.getByRole('heading', { name: 'The table is waiting for players' }).waitFor()
  await second.go(link)
  await second.page.getByRole('button', { name: 'Sit down' }).click()
  await caesar.yourMove.waitFor()
  await pompeius.yourMove.waitFor()
  return { caesar, pompeius, first, second }
}

/** Goes on from a record at the server: seats that no computer of `bots` leads are this visitor's. */
export async function goOnFrom(house: House, visitor: Visitor, record: GameRecord, bots = ''): Promise<void> {
  const { page } = visitor
  const send = async (to: string, data: unknown) => {
    const answer = await page.request.post(`/api${to}`, { headers: { origin: house.url }, data })
    expect(answer.status(), to).toBeLessThan(300)
    return answer.json()
  }
  await send('/guests', {})
  const { id } = await send(`/records?bots=${bots}`, record)
  await visitor.go(`/table/${id}`)
}
