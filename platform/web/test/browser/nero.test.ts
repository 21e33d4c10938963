import { type GameRecord, quickChance, readOptions, SPECTATOR, seatsIn, seededSource, Table } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { hintOf, Player, playOn, pointedMarch } from './player.ts'

const house = aHouse()

/** Somebody at a table of Nero, who plays on the board. */
class Claimant extends Player {
  lit(at?: string): Locator {
    return this.page.locator(at ? `.ne-spot.is-lit[data-place="${at}"]` : '.ne-spot.is-lit')
  }

  get cards(): Locator {
    return this.page.locator('.ne-in-hand')
  }

  async litPlaces(): Promise<string[]> {
    return this.lit().evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-place') ?? ''))
  }

  /** Touches a place in the middle of its pieces, or of its name, once the map has come to rest. */
  async touch(at: string): Promise<void> {
    let { x, y } = await this.middleOf(at)
    for (let isStill = false; !isStill; ) {
      await this.page.waitForTimeout(50)
      const now = await this.middleOf(at)
      isStill = now.x === x && now.y === y
      ;({ x, y } = now)
    }
    await this.page.mouse.click(x, y)
  }

  /** A point of the screen at which this place, and no other, would be touched. */
  async middleOf(at: string): Promise<{ x: number; y: number }> {
    const found = await this.page.evaluate((id) => {
      const spot = document.querySelector(`.ne-spot[data-place="${id}"]`)
      const box = spot?.getBoundingClientRect()
      if (!box) return null
      for (let i = 1; i < 400; i++) {
        const x = box.left + box.width * ((i * 0.61803) % 1)
        const y = box.top + box.height * ((i * 0.7549) % 1)
        if (document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place') === id) return { x, y }
      }
      return null
    }, at)
    if (!found) throw new Error(`${at} cannot be seen`)
    return found
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Touches the first lit place until the pieces are set up and the cards dealt. */
  async setUp(): Promise<void> {
    while ((await this.cards.count()) === 0) {
      const [at] = (await this.isAsked()) ? await this.litPlaces() : []
      if (at) await this.does(() => this.touch(at))
      else await this.page.waitForTimeout(150)
    }
  }

  /** The same for all who share the screen, until the first of them has a hand to play. */
  async setUpAll(): Promise<void> {
    await this.setUp()
    await expect.poll(() => this.prompt.textContent()).toMatch(/^Your hand/)
  }

  /** Lays the first card for movement, from the first province that has something to move. */
  async setOut(): Promise<string> {
    await this.cards.first().click()
    await this.does(() => this.button('For movement').click())
    const [at] = await this.litPlaces()
    await this.does(() => this.touch(at))
    return at
  }
}

/** Chooses Nero on the first page. */
async function choose(visitor: Visitor): Promise<void> {
  await visitor.go('/')
  await visitor.page.getByRole('radio', { name: /^Nero/ }).check()
}

async function atTheScreen(visitor: Visitor, curtain: 'on' | 'off'): Promise<Claimant> {
  await visitor.page.addInitScript(`localStorage.setItem('iacta.curtain', '${curtain}')`)
  await choose(visitor)
  await visitor.page.getByRole('button', { name: /^On this screen/ }).click()
  return new Claimant(visitor)
}

/** What the curtain shows: a button for whoever is next. */
const curtainOf = (page: Page): Locator => page.getByRole('button', { name: /^I am .*: show the board$/ })

/** Whoever the curtain waits for takes the board. */
async function takeBoard(page: Page): Promise<string> {
  const open = curtainOf(page)
  await open.waitFor()
  const [, who = ''] = /^I am (.*): show/.exec((await open.textContent()) ?? '') ?? []
  await open.click()
  return who
}

const SCREENS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
] as const

/** How large pieces and names are drawn, and which names lie on others. */
async function lettering(page: Page) {
  await expect.poll(() => page.locator('.viewport').getAttribute('class')).not.toContain('is-moving')
  return page.evaluate(() => {
    const all = (which: string) => [...document.querySelectorAll<SVGGraphicsElement>(which)]
    const letters = all('.ne-name').map((name) => {
      const { x, y, width, height } = name.getBoundingClientRect()
      // Letters are lower than their line, and have an edge.
      const ink = new DOMRect(x + 2, y + height * 0.26, width - 4, height * 0.46)
      const size = Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0)
      return { ink, size, says: name.textContent ?? '' }
    })
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return {
      shields: all('.ne-stacks .ne-shield').map((shield) => shield.getBoundingClientRect().width),
      names: letters.map(({ size }) => size),
      clashes: letters.flatMap((a, i) =>
        letters.slice(i + 1).flatMap((b) => (meets(a.ink, b.ink) ? [`${a.says} / ${b.says}`] : [])),
      ),
    }
  })
}

/** At first sight on every screen: pieces and names can be read, there is one size of each, and no name lies on another. */
async function readsWell(page: Page): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.reload()
    await page.locator('.ne-stacks .ne-shield').first().waitFor()
    const { shields, names, clashes } = await lettering(page)
    const screen = `${width}x${height}`
    const isDesk = width > 1000
    expect(Math.min(...shields), `pieces at ${screen}`).toBeGreaterThanOrEqual(isDesk ? 26 : 20)
    expect(Math.max(...shields) - Math.min(...shields), `one size of piece at ${screen}`).toBeLessThan(0.5)
    expect(Math.min(...names), `names at ${screen}`).toBeGreaterThanOrEqual(isDesk ? 12 : 10)
    expect(clashes, `names on names at ${screen}`).toEqual([])
  }
}

test('four share a screen: a curtain hides their cards, what is open needs none, and one question is put to all', async () => {
  const visitor = await house().visitor()
  const player = await atTheScreen(visitor, 'on')
  const { page } = visitor
  const decides = page.getByRole('region', { name: / to decide$/ })
  const seen = new Set<string>()
  // Four choose their homes, place two legions each, and post their Generals, for all to see.
  for (let i = 0; i < 16; i++) {
    await player.lit().first().waitFor()
    seen.add((await decides.getAttribute('aria-label')) ?? '')
    const [at] = await player.litPlaces()
    await player.does(() => player.touch(at))
    if (i < 15) expect(await curtainOf(page).count()).toBe(0)
  }
  expect(seen.size).toBe(4)
  const first = await takeBoard(page)
  await player.cards.first().waitFor()
  expect(await player.cards.count()).toBe(10)
  await visitor.shot('nero-hand')
  await visitor.axe()
  const cards = await player.cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''))
  await player.setOut()
  await page.getByRole('region', { name: /^Setting out from/ }).waitFor()
  await player.lit().first().waitFor()
  const [to] = await player.litPlaces()
  await player.does(() => player.touch(to))

  // One question to all, on the board as all may see it.
  const question = page.getByRole('region', { name: 'Does anybody answer?' })
  await question.waitFor()
  await expect.poll(() => player.cards.count()).toBe(0)
  await visitor.shot('nero-question')
  await visitor.axe()
  const asked = await page.locator('html').innerHTML()
  for (const card of cards) expect(asked).not.toContain(`data-card="${card}"`)
  const nobody = player.button('Nobody answers')
  await expect.poll(() => nobody.evaluate((button) => button === document.activeElement)).toBe(true)
  // Who would answer says so; a curtain falls before him alone, and then the others are asked.
  const [, speaker = ''] = /^(.*): I may/.exec((await question.getByRole('button').nth(1).textContent()) ?? '') ?? []
  await player.button(`${speaker}: I may answer`).click()
  expect(await takeBoard(page)).toBe(speaker)
  await page.getByRole('region', { name: 'Answer or pass' }).waitFor()
  await player.button('Pass').click()
  await question.waitFor()
  expect(await player.button(`${speaker}: I may answer`).count()).toBe(0)
  await nobody.click()
  // Others may have to give way, for all to see; then it is the first one's screen again.
  const stay = player.button('Stay')
  await curtainOf(page).or(stay).first().waitFor()
  while ((await curtainOf(page).count()) === 0) {
    if ((await stay.count()) > 0) await stay.click()
    else await curtainOf(page).or(stay).first().waitFor()
  }
  expect(await takeBoard(page)).toBe(first)
  await player.cards.first().waitFor()
  await player.does(() => player.button('Halt').click())
  // Points that are left over are mentioned first; a second touch ends the hand.
  const ended = async (): Promise<boolean> => {
    const end = player.button('End the hand').last()
    if ((await curtainOf(page).count()) === 0) await end.click({ timeout: 1000 }).catch(() => undefined)
    return (await curtainOf(page).count()) > 0
  }
  await expect.poll(ended).toBe(true)

  // Between the hands nothing of anybody's is on the page.
  await curtainOf(page).waitFor()
  const html = await page.locator('html').innerHTML()
  for (const card of cards) expect(html).not.toContain(card)
  expect(await takeBoard(page)).not.toBe(first)
  await player.cards.first().waitFor()
  const others = await player.cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''))
  for (const card of cards) expect(others).not.toContain(card)
})

test('a march by touch: cards are laid, a stack sets out, is answered or not, and halts', async () => {
  const visitor = await house().visitor()
  const player = await atTheScreen(visitor, 'off')
  const { page } = visitor
  await page.locator('.ne-map').waitFor()
  await player.setUpAll()
  const from = await player.setOut()
  await page.getByRole('region', { name: /^Setting out from/ }).waitFor()
  // The rules say how far the stack may go, what it costs and by what way.
  await player.lit().first().waitFor()
  const ways = await player.litPlaces()
  expect(await player.lit().first().getAttribute('aria-label')).toMatch(/^Go to .* for \d points?\./)
  await player.lit().first().focus()
  await page.locator('.ne-route').first().waitFor()
  await visitor.shot('nero-route')
  // Whoever is looked at is not moved: the board says why it cannot be.
  const far = from === 'syria' ? 'britannia' : 'syria'
  if (!ways.includes(far)) {
    await player.touch(far)
    await page.getByText(/is not next to/).waitFor()
  }
  await player.does(() => player.touch(ways[0]))
  // Everybody who holds a card may answer, and passes; whoever stands where the stack arrives stays.
  const pass = player.button('Pass')
  const stay = player.button('Stay')
  const halt = player.button('Halt')
  for (;;) {
    await pass.or(stay).or(halt).first().waitFor()
    if ((await halt.count()) > 0) break
    if ((await pass.count()) > 0) {
      await page.getByRole('region', { name: 'Answer or pass' }).waitFor()
      await visitor.shot('nero-answer')
      // The march that is asked about stays an arrow, also while a hint points at a button.
      const arrow = page.locator('.pointers [data-arrow]')
      await arrow.waitFor()
      await player.button('Hint').click()
      await player.button('Do it').waitFor()
      expect(await arrow.count()).toBe(1)
    }
    await player.does(() => pass.or(stay).first().click())
  }
  await expect.poll(() => page.locator('.ne-moving').count()).toBe(1)
  await player.does(() => halt.click())
  await visitor.axe()
  await readsWell(page)
})

test('what cannot be done says why; the keyboard lays cards and names a province; pieces are dragged from it', async () => {
  const visitor = await house().visitor()
  const player = await atTheScreen(visitor, 'off')
  const { page } = visitor
  await page.locator('.ne-map').waitFor()
  await player.setUpAll()
  const seat = ((await page.locator('.seat-name').textContent()) ?? '').replace('You are ', '')
  const own = page.locator(`.ne-spot[aria-label*="controlled by ${seat}"]`)
  await player.touch((await own.first().getAttribute('data-place')) ?? '')
  await page.getByText('That cannot be done').waitFor()
  await page
    .getByText(/^Rule 2\.5c/)
    .first()
    .waitFor()
  await player.button('Close').click()

  await player.cards.first().focus()
  await page.keyboard.press('Enter')
  await player.button('For movement').focus()
  await player.does(() => page.keyboard.press('Enter'))
  await player.lit().first().focus()
  await page.keyboard.press('ArrowRight')
  await player.does(() => page.keyboard.press('Enter'))
  await page.getByRole('region', { name: /^Setting out from/ }).waitFor()

  await player.lit().first().waitFor()
  const [to] = await player.litPlaces()
  const box = await page.locator('[data-grab] .ne-hit').boundingBox()
  const target = await player.middleOf(to)
  if (!box) throw new Error('nothing can be dragged')
  await player.does(async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(target.x - 20, target.y, { steps: 4 })
    await page.mouse.move(target.x, target.y, { steps: 4 })
    await page.mouse.up()
  })
  await page.getByRole('region', { name: 'Answer or pass' }).waitFor()

  // A march that is advised is an arrow on the map, its target ringed.
  await hintOf(player, /^Go to /)
  await pointedMarch(page)
  await visitor.shot('nero-hinted-march')
})

test('against three computers: they set up, play their hands, and it is our hand again', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await choose(visitor)
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  const player = new Claimant(visitor)
  await page.locator('.ne-map').waitFor()
  await player.setUp()
  let hands = 0
  while (hands < 2) {
    const prompt = (await player.isAsked()) ? ((await player.prompt.textContent()) ?? '') : ''
    const end = player.button('End the hand')
    const pass = player.button('Pass')
    const stay = player.button('Stay')
    const ready = player.button('Ready')
    const goOn = player.button('Go on')
    if (await goOn.count()) await goOn.first().click()
    else if (/^Your hand/.test(prompt) && (await end.count()) === 0) {
      await player.cards.first().click()
      await player.does(() => player.button('Discard').click())
    } else if (await end.count()) {
      hands++
      await player.does(() => end.click())
    } else if (await pass.count()) await player.does(() => pass.click())
    else if (await stay.count()) await player.does(() => stay.click())
    else if (await ready.count()) await player.does(() => ready.click())
    else if (await player.button('Let pass').count()) await player.does(() => player.button('Let pass').click())
    else if (prompt && (await player.lit().count())) {
      const [at] = await player.litPlaces()
      await player.does(() => player.touch(at))
    } else await page.waitForTimeout(250)
  }
  // Everybody has had a hand: their cards lie open on the table.
  await player.button(/^Played: [1-9]/).waitFor()
  await visitor.shot('nero-computers')
  // Nothing is to be ordered for windows that never open here.
  await player.button('Orders').click()
  await page.getByText('Never asked against computers').waitFor()
})

test('on a phone and in Italian, light and dark: nothing is wider than the screen, and axe is content', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await page.addInitScript("localStorage.setItem('iacta.curtain', 'off')")
  await visitor.go('/')
  await page.getByRole('radio', { name: /^Nero/ }).check()
  await page.getByText('Tutti sullo stesso schermo, a turno').waitFor()
  await page.getByRole('button', { name: /^Su questo schermo/ }).tap()
  const player = new Claimant(visitor)
  await page.locator('.ne-map').waitFor()
  // While no piece is on the map, names stand lower than they will.
  await player.lit().first().waitFor()
  expect((await lettering(page)).clashes).toEqual([])
  for (let i = 0; i < 4; i++) {
    await player.lit().first().waitFor()
    await player.does(() => page.locator('.ne-bar .button').first().tap())
  }
  // Every province of a home has a button of its own while the pieces are placed.
  for (let i = 0; i < 12; i++) await player.does(() => page.locator('.ne-bar .button').first().tap())
  await player.cards.first().tap()
  await page.getByRole('button', { name: 'Per il movimento' }).waitFor()
  await visitor.shot('nero-phone-it')
  await visitor.axe()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Rivali' }).tap()
  await visitor.shot('nero-phone-rivals')
  await visitor.axe()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.shot('nero-phone-dark')
  await visitor.axe()
})

test('the whole of a short game for three, by the list alone', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.addInitScript("localStorage.setItem('iacta.curtain', 'off')")
  const player = await Player.byText(visitor)
  await visitor.go('/new?game=nero&with=screen')
  await page.getByRole('radio', { name: 'Three players' }).check()
  await page.getByRole('radio', { name: 'Short game' }).check()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await player.yourMove.waitFor()
  const over = page.getByRole('region', { name: 'The game is over', exact: true })
  let n = 0
  const pick = (choices: readonly string[]): string => {
    // Now and then a march; otherwise what brings the hand to its end.
    const bold =
      n++ % 7 === 0 ? choices.find((name) => /^(Lay|Move|Go to|Attack|For the pieces)/.test(name)) : undefined
    const plain = ['Pass', 'Halt', 'Stay', 'Ready', 'Let pass'].find((name) => choices.includes(name))
    const must = choices.find((name) => /^(For the pieces|Move|Go to)/.test(name))
    const end = n % 3 === 0 ? choices.find((name) => name === 'End the hand') : undefined
    return (
      bold ??
      plain ??
      (choices.includes('End the hand') ? end : must) ??
      choices.find((name) => /^Discard/.test(name)) ??
      choices[0]
    )
  }
  await playOn([player], async () => (await over.count()) > 0, pick)
  await page
    .getByText(/wins|share the victory/)
    .first()
    .waitFor()
  await visitor.axe()
})

test('at the server: four seats, one of them ours, and nobody’s cards but our own', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.request.post('/api/guests', { headers: { origin: house().url }, data: {} })
  const seats = { galba: 'me', otho: 'bot', vitellius: 'bot', vespasian: 'bot' }
  const made = await page.request.post('/api/tables', {
    headers: { origin: house().url },
    data: { game: 'nero', options: { first: 'galba' }, seats },
  })
  expect(made.ok()).toBe(true)
  await visitor.go(`/table/${(await made.json()).id}`)
  const player = new Claimant(visitor)
  await page.locator('.ne-map').waitFor()
  await player.setUp()
  const { view } = await player.seen('galba')
  expect(view.hand.length).toBe(10)
  const html = await page.locator('.ne').innerHTML()
  const shown = [...html.matchAll(/data-card="([^"]+)"/g)].map(([, card]) => card)
  expect(shown.toSorted()).toEqual([...view.hand].toSorted())
})

/** A game as the computer plays it, up to a moment that is wanted, as whoever is asked then sees it. */
function playedTo(isWanted: (view: NeroView) => boolean): GameRecord {
  const { game, brain } = gameNamed('nero')
  const chance = quickChance(69)
  const table = new Table(game, readOptions(game.options, {}), 'played', seededSource(69))
  for (;;) {
    const [seat] = seatsIn(table.asked())
    if (isWanted(game.view(table.stateFor(SPECTATOR), seat) as NeroView)) return table.record()
    const next = table.standing() ?? {
      seat,
      action: brain.plan(brain.worlds(table.knowledge(seat))(chance), seat, chance, 0)[0],
    }
    table.act(next.seat, next.action)
  }
}

interface NeroView {
  readonly seat: string
  readonly active: string
  readonly hand: readonly string[]
  readonly steps: readonly { readonly step: string; readonly defender?: string }[]
  readonly seats: Readonly<Record<string, { readonly cards: number; readonly rank: string }>>
}

/** The first battle for which both sides have cards to choose. */
const beforeBattle = (): GameRecord =>
  playedTo(({ steps, seats, active }) => {
    const { step, defender = '' } = steps.at(-1) ?? { step: '' }
    return step === 'battle' && seats[active].cards > 0 && seats[defender].cards > 0
  })

/** The table of a record, with all its seats in one hand. */
async function atRecord(visitor: Visitor, record: GameRecord): Promise<void> {
  const headers = { origin: house().url }
  await visitor.page.request.post('/api/guests', { headers, data: {} })
  const made = await visitor.page.request.post('/api/records', { headers, data: record })
  expect(made.ok()).toBe(true)
  await visitor.go(`/table/${(await made.json()).id}`)
}

/** Whoever has the board lays his first card for the battle. */
async function fight(player: Claimant): Promise<void> {
  const card = player.page.locator('.ne-in-hand.is-able').first()
  await player.does(() => card.click())
  await player.button('Ready').click()
}

test('a battle is turned over for everybody: behind the curtain, by keyboard, once more, and as text', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await atRecord(visitor, beforeBattle())
  const player = new Claimant(visitor)
  const panel = page.getByRole('region', { name: /^Battle in/ })
  const over = panel.filter({ has: page.getByRole('button', { name: 'Go on' }) })
  for (let side = 0; side < 2; side++) {
    await takeBoard(page)
    await fight(player)
  }
  const open = page.getByRole('button', { name: /^I am .*: show the board$/ })
  // Whoever has the board now sees how it went, and whoever gets it next.
  for (let look = 0; look < 2; look++) {
    await open.or(over).first().waitFor()
    if ((await open.count()) > 0) await takeBoard(page)
    await over.waitFor()
    expect(await over.locator('.ne-flip').count()).toBe(2)
    for (const sum of await over.locator('.ne-sum').allTextContents()) {
      const [, total, map, cards] = /^(\d+)(?:victory)?map (\d+) \+ cards (\d+)$/.exec(sum) ?? []
      expect(Number(map) + Number(cards), sum).toBe(Number(total))
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Go on')
    if (look === 0) {
      await visitor.shot('nero-battle-over')
      await visitor.axe()
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => over.count()).toBe(0)
    // The hand comes to its end, and the curtain falls.
    const next = player.button(/^(Stay|Pass|Nobody answers|Halt|End the hand)$/)
    while (look === 0 && (await open.count()) === 0) {
      await next.or(open).first().waitFor()
      // It may be gone by the time it is clicked: the curtain falls by itself.
      if ((await next.count()) > 0)
        await next
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined)
      await page.waitForTimeout(50)
    }
  }
  // Who has looked at it can look again.
  await player.button(/^Played: /).click()
  await page.getByRole('button', { name: /^Battle in .*: \w+ \d+, \w+ \d+$/ }).click()
  await over.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => over.count()).toBe(0)
  await page.getByRole('button', { name: 'As text', exact: true }).click()
  const told = page
    .locator('section', { has: page.getByRole('heading', { name: 'The last battle', exact: true }) })
    .last()
  await told.getByText(/^Battle in/).waitFor()
  expect(await told.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
})

test('on a small phone a battle that is over never lies on what is to be done', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 640 })
  await page.addInitScript("localStorage.setItem('iacta.curtain', 'off')")
  let isFought = false
  const record = playedTo(({ steps, seat, active }) => {
    const now = steps.at(-1)?.step
    isFought ||= now === 'battle'
    return isFought && now === 'window' && seat !== active
  })
  await atRecord(visitor, record)
  await page.locator('.ne-battle.is-over').waitFor()
  await page.locator('.ne-answer').waitFor()
  await visitor.shot('nero-phone-battle-over')
  await visitor.axe()
  const buttons = page.locator('.ne-below button, .ne-battle .button')
  const hidden = await buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const middle = (left + right) / 2
      const isSeen = [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(middle, y)))
      return isSeen ? [] : [button.textContent]
    }),
  )
  expect(hidden).toEqual([])
  await page.getByRole('button', { name: 'Go on', exact: true }).tap()
  await expect.poll(() => page.locator('.ne-battle').count()).toBe(0)
})

test('in Italian a rule about a card goes by the card’s Italian name', async () => {
  const visitor = await house().visitor({ language: 'it' })
  const { page } = visitor
  await page.addInitScript("localStorage.setItem('iacta.curtain', 'off')")
  const record = playedTo(
    ({ seat, active, hand, steps, seats }) =>
      steps.at(-1)?.step === 'hand' &&
      seat === active &&
      hand.some((card) => card.startsWith('assassination')) &&
      Object.values(seats).every(({ rank }) => rank !== 'emperor'),
  )
  await atRecord(visitor, record)
  await page.locator('.ne-in-hand[data-card^="assassination"]').first().click()
  await page.getByRole('button', { name: 'Come evento' }).click()
  await page.getByText(/^Regola Assassinio [a-z]$/).waitFor()
})
