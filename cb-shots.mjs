import { chromium } from 'playwright-core'
export const URL_ = 'http://127.0.0.1:8463'
export async function open({ phone=false, dark=false, it=false, path='/' }={}) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
  const context = await browser.newContext({ ...(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : { viewport: { width: 1440, height: 900 } }), locale: it ? 'it-IT':'en-GB', colorScheme: dark?'dark':'light', reducedMotion: 'reduce', baseURL: URL_ , serviceWorkers:'block'})
  const page = await context.newPage()
  page.setDefaultTimeout(60000)
  page.on('pageerror', e => console.log('PAGEERROR', e.message))
  page.on('console', m => m.type()==='error' && console.log('CONSOLE', m.text()))
  await page.goto(path)
  return { browser, page }
}
