import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { framesDragging, framesShown, still } from './frames.mjs'
import { root } from './house.mjs'

const GALLERY = join(root, 'platform/web/test/kit/vite.config.ts')
/** How many of the counters are in hand. */
const HELD = 50
/** One of them that has its hex to itself. */
const GRABBED = '2024'

/** The board kit's gallery: its map dragged and zoomed, then fifty of its counters dragged over it. */
export async function kitFrames(browser) {
  const { build, preview } = await import('vite')
  const outDir = mkdtempSync(join(tmpdir(), 'iacta-kit-'))
  await build({ configFile: GALLERY, logLevel: 'warn', build: { outDir } })
  const server = await preview({ configFile: GALLERY, build: { outDir } })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(server.resolvedUrls.local[0])
    const map = page.locator('.kit-stage')
    const box = await map.boundingBox()
    await still(page)
    const panned = await framesShown(browser, page, box)
    await map.getByRole('button', { name: 'Whole map' }).click()
    await still(page)
    await page.evaluate((held) => globalThis.kit.select(held), HELD)
    const from = await page.evaluate((hex) => globalThis.kit.pixel(hex), GRABBED)
    const dragged = await framesDragging(browser, page, from)
    return {
      kitPanFps: Math.round(panned.fps),
      kitPanLongestFrameMs: Math.round(panned.longest),
      kitDragFps: Math.round(dragged.fps),
      kitDragLongestFrameMs: Math.round(dragged.longest),
    }
  } finally {
    await context.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
