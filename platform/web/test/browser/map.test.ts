import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { Player } from './player.ts'

const house = aHouse()

async function atTheTable(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await page.getByRole('main').getByText('Roma', { exact: true }).waitFor()
}

/** Turns the wheel over the middle of the map, a little in every frame, and looks what is under the pointer. */
const turnTheWheel = (page: Page, frames: number, delta: number): Promise<void> =>
  page.evaluate(
    async ([frames, delta]) => {
      const map = document.querySelector('.viewport')
      if (!map) throw new Error('there is no map')
      const { left, top, width, height } = map.getBoundingClientRect()
      const [clientX, clientY] = [left + width / 2, top + height / 2]
      for (let n = 0; n < frames; n++) {
        await new Promise(requestAnimationFrame)
        map.dispatchEvent(new WheelEvent('wheel', { deltaY: delta, clientX, clientY, bubbles: true, cancelable: true }))
        document.elementFromPoint(clientX, clientY)
      }
    },
    [frames, delta],
  )

/** How much neighbouring pixels of a picture differ: what is blurred differs less. */
const contrast = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!paper) throw new Error('nothing to draw on')
    paper.drawImage(bitmap, 0, 0)
    const { data } = paper.getImageData(0, 0, bitmap.width, bitmap.height)
    let sum = 0
    for (let i = 4; i < data.length; i += 4) sum += Math.abs(data[i] - data[i - 4])
    return sum
  }, picture.toString('base64'))

test('however it came to rest, the map is as sharp as if it were drawn straight onto the page', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await atTheTable(visitor)
  const map = page.locator('.viewport')
  const scale = () => map.evaluate((root) => root.style.getPropertyValue('--map-scale'))
  /** Part of the page as everything else is, and no picture of its own that could be moved. */
  const lieFlat = (isFlat: boolean) =>
    page.locator('.viewport-scene').evaluate(
      (scene: HTMLElement, [willChange, backfaceVisibility]) => {
        Object.assign(scene.style, { willChange, backfaceVisibility })
        return new Promise(requestAnimationFrame)
      },
      isFlat ? ['auto', 'visible'] : ['', ''],
    )
  for (const delta of [-20, -20, -20, 30]) {
    const before = await scale()
    await turnTheWheel(page, 12, delta)
    await expect.poll(scale).not.toBe(before)
    await expect.poll(() => map.getAttribute('class')).not.toContain('is-moving')
    const rested = await map.screenshot()
    await lieFlat(true)
    const sharpness = (await contrast(page, rested)) / (await contrast(page, await map.screenshot()))
    expect(Math.abs(sharpness - 1), `after a turn of ${delta}`).toBeLessThan(0.005)
    await lieFlat(false)
  }
})

test('while the wheel turns nothing on the map is laid out anew', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await atTheTable(visitor)
  const devtools = await visitor.context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const layouts = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  }
  const before = await layouts()
  await turnTheWheel(page, 30, -10)
  expect((await layouts()) - before).toBeLessThan(8)
})

/** How large things are on the screen, and what covers what. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
    const fonts = [...document.querySelectorAll('.jc-map-name')].map(
      (name) =>
        Number.parseFloat(getComputedStyle(name).fontSize) *
        Number(document.querySelector<HTMLElement>('.viewport')?.style.getPropertyValue('--map-scale')),
    )
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const blocks = boxesOf('.jc-on-map .jc-wood')
    const widths = blocks.map(({ width }) => width)
    const map = document.querySelector('.viewport')?.getBoundingClientRect() ?? new DOMRect()
    const covering = [...boxesOf('.jc-badge circle'), ...boxesOf('.board-island'), ...blocks]
    return {
      blocks: { least: Math.min(...widths), most: Math.max(...widths) },
      names: Math.min(...fonts),
      map: { x: map.x, y: map.y, width: map.width, height: map.height },
      share: (map.width * map.height) / (innerWidth * innerHeight),
      coveredValues: boxesOf('.jc-map-value').filter((value) => covering.some((other) => meets(value, other))).length,
      islandsOnBlocks: boxesOf('.board-island').filter((island) => blocks.some((block) => meets(island, block))).length,
    }
  })

/** Whether one thing lies over another: what is asked, an island, a question, a piece. */
const overlaps = (page: Page, one: string, other: string): Promise<readonly string[]> =>
  page.evaluate(
    ([one, other]) => {
      const boxesOf = (selector: string): readonly [Element, DOMRect][] =>
        [...document.querySelectorAll(selector)].map((it) => [it, it.getBoundingClientRect()])
      // Letters are lower than their line.
      const ink = (it: Element, box: DOMRect): DOMRect =>
        it.tagName === 'text'
          ? new DOMRect(box.x + 1, box.y + box.height * 0.24, box.width - 2, box.height * 0.52)
          : new DOMRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
      return boxesOf(one).flatMap(([a, boxA], i) =>
        boxesOf(other).flatMap(([b, boxB], j) => {
          const [x, y] = [ink(a, boxA), ink(b, boxB)]
          if (a === b || (one === other && j < i) || boxA.width === 0 || boxB.width === 0) return []
          const meets = x.left < y.right && y.left < x.right && x.top < y.bottom && y.top < x.bottom
          return meets
            ? [`${a.textContent || a.getAttribute('class')} / ${b.textContent || b.getAttribute('class')}`]
            : []
        }),
      )
    },
    [one, other],
  )

/** What stands on a map never hides what it is about. */
async function staysReadable(page: Page, when: string): Promise<void> {
  const NAME = '.jc-map-name'
  expect(await overlaps(page, NAME, NAME), `names ${when}`).toEqual([])
  expect(await overlaps(page, '.jc-badge circle', '.jc-map-value'), `marks on values ${when}`).toEqual([])
  const sizes = await page
    .locator('.jc-on-map .jc-wood')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().width))
  expect(Math.max(...sizes) - Math.min(...sizes), `one size of block ${when}`).toBeLessThan(0.5)
}

test('at every zoom blocks have one size, names stand apart, and what a hint is about is in sight', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.setViewportSize({ width: 1280, height: 720 })
  await atTheTable(visitor)
  const map = page.locator('.viewport')
  const isStill = async (): Promise<void> => {
    await expect.poll(() => map.getAttribute('class')).not.toContain('is-moving')
  }
  for (const zoom of [0, 1, 2, 3]) {
    if (zoom > 0) await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await isStill()
    await staysReadable(page, `after ${zoom} steps`)
  }
  await page.getByRole('button', { name: 'The whole map', exact: true }).click()
  await isStill()

  // The card that is advised is ringed, and comes up from among the others.
  const player = new Player(visitor)
  const hint = page.getByRole('button', { name: 'Hint', exact: true })
  const follow = page.getByRole('button', { name: 'Do it', exact: true })
  const ringed = () =>
    page
      .locator('[data-card]')
      .evaluateAll((cards) =>
        cards
          .filter((card) => getComputedStyle(card.querySelector('svg') ?? card).outlineStyle === 'solid')
          .map((card) => card.getAttribute('data-card')),
      )
  await hint.click()
  await follow.waitFor()
  await expect.poll(async () => (await ringed()).length).toBe(1)
  // The bar hangs over the board now: what stood there gave way, and the map did not.
  expect(await overlaps(page, '.prompt-place', '.board-island, .viewport-note, .jc-bar > *')).toEqual([])
  await player.does(() => follow.click())
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1/)
  expect(await ringed()).toEqual([])
})

test('on a laptop the map has the screen, and pieces and names can be read on all of it', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await atTheTable(visitor)
  // The log is folded, its last line in sight; whoever opens it finds it open the next time.
  const log = page.getByRole('button', { name: 'Log', exact: true })
  expect(await log.getAttribute('aria-expanded')).toBe('false')
  expect(await page.locator('.last-line').textContent()).toMatch(/\w/)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await measured(page)).map.width).toBeGreaterThan(width * 0.9)
    await expect.poll(() => page.locator('.viewport').getAttribute('class')).not.toContain('is-moving')
    const { blocks, names, share, coveredValues, islandsOnBlocks } = await measured(page)
    expect(blocks.least, `blocks at ${width}x${height}`).toBeGreaterThanOrEqual(36)
    expect(blocks.most - blocks.least, 'one size of block').toBeLessThan(0.5)
    expect(names, `names at ${width}x${height}`).toBeGreaterThanOrEqual(10)
    expect(share, `the map at ${width}x${height}`).toBeGreaterThan(0.75)
    expect({ coveredValues, islandsOnBlocks }).toEqual({ coveredValues: 0, islandsOnBlocks: 0 })
  }

  // What is asked may take a word or three lines: the map keeps still.
  const before = await measured(page)
  const { top } = await page.locator('.viewport-scene').evaluate((scene) => scene.getBoundingClientRect())
  await page.locator('.prompt-asked').evaluate((asked) => {
    asked.textContent = 'What is asked '.repeat(40)
  })
  expect((await measured(page)).map).toEqual(before.map)
  expect(await page.locator('.viewport-scene').evaluate((scene) => scene.getBoundingClientRect().top)).toBe(top)

  // A mouse that rests on a stack is shown all of it, beside the stack; so is whoever comes there with the keyboard.
  const stack = page.locator('[data-place="ravenna"]')
  await stack.locator('.jc-frame').first().hover({ force: true })
  const glass = page.locator('.magnifier')
  await expect.poll(() => glass.textContent()).toMatch(/^Ravenna.*\d\/\d/)
  const [shown, thing] = [await glass.boundingBox(), await stack.boundingBox()]
  if (!shown || !thing) throw new Error('nothing is shown')
  const isBeside =
    shown.x >= thing.x + thing.width ||
    shown.x + shown.width <= thing.x ||
    shown.y >= thing.y + thing.height ||
    shown.y + shown.height <= thing.y
  expect(isBeside, 'it does not cover the stack').toBe(true)
  await page.mouse.move(4, 4)
  await expect.poll(() => glass.isVisible()).toBe(false)
  await page.locator('.viewport').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => glass.textContent()).toMatch(/\d\/\d|: \d/)

  // The pieces can be hidden, and that is said.
  await page.getByRole('button', { name: 'Hide the pieces' }).click()
  await page.getByText('The pieces are hidden').waitFor()
  const visibility = () => page.locator('.jc-stacks').evaluate((pieces) => getComputedStyle(pieces).visibility)
  expect(await visibility()).toBe('hidden')
  await page.getByRole('button', { name: 'Hide the pieces' }).click()
  expect(await visibility()).toBe('visible')
  await visitor.axe()

  await log.click()
  await page.reload()
  await page.getByRole('region', { name: 'Log of the game' }).waitFor()
})
