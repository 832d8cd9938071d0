// Scrolling and typing on Employee Management with 100,000 people: how long each frame takes, in a real browser.
import { chromium } from '@playwright/test'
import { fill, json, startProduct, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const product = await startProduct(3461, { SITE: 'dist' })
const email = 'frames@bench.example'
const password = 'a quiet morning by the sea'
const { user } = await json('POST', `${product.url}/api/auth/signup`, {
  email,
  password,
  role: 'employer',
  firstName: 'F',
  lastName: 'R',
  companyName: 'Frames',
  country: 'SG',
})
await fill(product.databaseUrl(), user.company_id, PEOPLE)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto(`${product.url}/login?role=employer`)
await page.fill('input[type=email]', email)
await page.fill('input[type=password]', password)
await page.keyboard.press('Enter')
await page.waitForURL((u) => u.pathname.startsWith('/dashboard'))
await page.goto(`${product.url}/dashboard/employees?pageSize=200`)
await page.getByPlaceholder('Search employees...').waitFor()
await page.waitForTimeout(5_500)

/** Gaps between frames, in milliseconds, while something is done. An idle page of the same browser is the limit beside it. */
const frames = async (work: () => Promise<void>) => {
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

const idle = await frames(() => page.waitForTimeout(4_000))
const scrolling = await frames(async () => {
  await page.mouse.move(700, 700)
  for (let i = 0; i < 80; i++) {
    await page.mouse.wheel(0, i < 40 ? 120 : -120)
    await page.waitForTimeout(40)
  }
})
const typing = await frames(async () => {
  await page.getByPlaceholder('Search employees...').focus()
  await page.keyboard.type('arjun tan', { delay: 120 })
  await page.waitForTimeout(1_500)
})
table(
  [`${PEOPLE} people`, 'frames', 'median ms', 'p95 ms', 'p99 ms', 'over 33.4 ms'],
  [
    ['idle page (the limit)', ...idle],
    ['scrolling', ...scrolling],
    ['typing in the search', ...typing],
  ],
)
await browser.close()
await product.stop()
process.exit(0)
