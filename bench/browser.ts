import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../test/browser.ts'

/** A page of a browser on the application, signed in through the form; `close` ends the browser. */
export const openSignedIn = async (
  url: string,
  email: string,
  password: string,
): Promise<{ page: Page; close: () => Promise<void> }> => {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/login?role=employer`)
  await page.fill('input[type=email]', email)
  await page.fill('input[type=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForURL((u) => u.pathname.startsWith('/dashboard'))
  return { page, close: () => browser.close() }
}

export const FRAME_COLUMNS = ['frames', 'median ms', 'p95 ms', 'p99 ms', 'over 33.4 ms']

/** Gaps between frames in milliseconds while something is done, by `FRAME_COLUMNS`. An idle page of the same browser is the limit beside it. */
export const measureFrames = async (page: Page, work: () => Promise<void>): Promise<(string | number)[]> => {
  await page.evaluate(() => {
    const w = window as unknown as { gaps: number[]; stop: boolean }
    w.gaps = []
    w.stop = false
    let last = performance.now()
    const tick = (now: number) => {
      w.gaps.push(now - last)
      last = now
      if (!w.stop) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await work()
  const gaps = await page.evaluate(() => {
    const w = window as unknown as { gaps: number[]; stop: boolean }
    w.stop = true
    return w.gaps.slice(2)
  })
  gaps.sort((a, b) => a - b)
  const at = (q: number) => (gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * q))] as number).toFixed(1)
  return [gaps.length, at(0.5), at(0.95), at(0.99), gaps.filter((g) => g > 33.4).length]
}

/** The wheel forth and back, so many steps of so many pixels each way, one every 40 ms. */
export const scroll = async (page: Page, [x, y]: readonly [number, number], steps: number): Promise<void> => {
  for (let i = 0; i < steps * 2; i++) {
    const forth = i < steps ? 1 : -1
    await page.mouse.wheel(x * forth, y * forth)
    await page.waitForTimeout(40)
  }
}
