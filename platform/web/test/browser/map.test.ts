import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'

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
