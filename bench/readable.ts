// When the list of jobs can be read on a slow phone: the first paint of the demonstration's 3,000, through a line of 1.6 Mbit/s with 150 ms
// there and back, by a processor of a quarter. Lighthouse simulates its first paint and counts typefaces that no paint waits for; here the line is
// slow in truth. PATHS and RUNS change what is measured.
import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from '../test/browser.ts'
import { median, startProduct, table, untilJobsAreDone } from './support.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const PATHS = (process.env.PATHS ?? '/jobs,/jobs?search=nurse&country=SG,/').split(',')
const LIMIT = 1000
const ONE_WAY = 75
const BYTES_PER_MS = 1_600_000 / 8 / 1000
const PACKET = 1_400
const LINE = 3473

const product = await startProduct(3472, {
  SITE: 'dist',
  DEMO: '1',
  DEMO_MONTHS: '6',
  PUBLIC_URL: `http://127.0.0.1:${LINE}`,
})

await untilJobsAreDone(product)

/** Hands on what it is given, each at its time and none before another. */
const handedOn = (to: Socket) => {
  let last = Promise.resolve()
  return (bytes: Buffer, at: number) => {
    last = last.then(async () => {
      const wait = at - performance.now()
      if (wait > 0) await sleep(wait)
      if (to.writable) to.write(bytes)
    })
  }
}
/** All that comes down shares one line; it is free again at this time. */
let free = 0
const line = createServer(async (phone) => {
  phone.on('error', () => {})
  phone.pause()
  // The handshake takes the way there and back before the first request sets out.
  await sleep(2 * ONE_WAY)
  const server = dial(3472, '127.0.0.1')
  const [up, down] = [handedOn(server), handedOn(phone)]
  server.on('error', () => phone.destroy())
  phone.on('close', () => server.destroy())
  phone.on('data', (bytes: Buffer) => up(bytes, performance.now() + ONE_WAY))
  phone.resume()
  server.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += PACKET) {
      const packet = bytes.subarray(at, at + PACKET)
      free = Math.max(free, performance.now()) + packet.length / BYTES_PER_MS
      down(packet, free + ONE_WAY)
    }
  })
})
await new Promise<void>((listening) => line.listen(LINE, '127.0.0.1', listening))

const browser = await chromium.launch(launchOptions)
/** Milliseconds from asking for the address to the first paint, which must hold the heading. */
const firstPaint = async (path: string): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries())
        if (entry.name === 'first-contentful-paint')
          Object.assign(window, { painted: { at: entry.startTime, said: document.querySelector('h1')?.textContent } })
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto(`http://127.0.0.1:${LINE}${path}`)
  const painted = await page.waitForFunction(() => (window as { painted?: { at: number; said?: string } }).painted)
  const { at, said } = (await painted.jsonValue()) as { at: number; said?: string }
  if (!said) throw new Error(`${path} was painted without its heading.`)
  await context.close()
  return at
}

let met = true
const rows: (string | number)[][] = []
for (const path of PATHS) {
  await firstPaint(path)
  const runs: number[] = []
  for (let i = 0; i < RUNS; i++) runs.push(await firstPaint(path))
  met &&= median(runs) <= LIMIT
  rows.push([path, Math.round(median(runs)), Math.round(Math.max(...runs)), LIMIT])
}
table(['page', 'first paint ms (median)', 'slowest ms', 'limit ms'], rows)
await browser.close()
line.close()
await product.stop()
process.exit(met ? 0 : 1)
