import { open } from './cb-shots.mjs'
const { browser, page } = await open({ path: '/learn/cataphract', dark: process.argv[2] === 'dark' })
await page.getByRole('button', { name: 'Go on', exact: true }).click()
for (let i = 2; i < 7; i++) { await page.getByRole('button', { name: /^Show me/ }).click(); await page.getByText(`Step ${i+1} of`).first().waitFor().catch(()=>{}); await page.waitForTimeout(1500) }
const at = async (id) => { const b = await page.locator(`[data-counter="${id}"]`).first().boundingBox(); return { x: b.x + b.width/2, y: b.y + b.height/2 } }
const cat = await at('byz-thracian-cat-1')
await page.mouse.click(cat.x, cat.y)
await page.waitForTimeout(500)
await page.screenshot({ path: '/tmp/cb-l7a.png' })
await page.getByRole('button', { name: /^Command line 1/ }).first().click()
await page.waitForTimeout(1200)
await page.screenshot({ path: '/tmp/cb-l7b.png' })
// drag
const c2 = await at('byz-thracian-cat-1')
await page.mouse.move(c2.x, c2.y); await page.mouse.down(); await page.mouse.move(c2.x-30, c2.y-10, {steps:3}); await page.mouse.move(c2.x-56, c2.y-33, {steps:3})
await page.waitForTimeout(1500)
await page.screenshot({ path: '/tmp/cb-l7c.png' })
await page.mouse.up()
await page.waitForTimeout(1500)
await page.screenshot({ path: '/tmp/cb-l7d.png' })
await browser.close()
