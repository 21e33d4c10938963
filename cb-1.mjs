import { open } from './cb-shots.mjs'
const { browser, page } = await open({ path: '/learn/cataphract' })
await page.getByRole('button', { name: 'Go on', exact: true }).waitFor()
await page.waitForTimeout(2500)
await page.screenshot({ path: '/tmp/cb-lesson1.png' })
await page.getByRole('button', { name: 'Go on', exact: true }).click()
for (let i = 2; i < 7; i++) { await page.getByRole('button', { name: /^Show me/ }).click(); await page.getByText(`Step ${i+1} of`).first().waitFor().catch(()=>{}); await page.waitForTimeout(1500) }
await page.screenshot({ path: '/tmp/cb-lesson7.png' })
await browser.close()
const h = await open({ path: '/?game=cataphract' })
await h.page.getByText('Byzantines').first().waitFor()
await h.page.waitForTimeout(1500)
await h.page.screenshot({ path: '/tmp/cb-home.png' })
await h.browser.close()
