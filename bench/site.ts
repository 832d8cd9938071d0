// The home page and the list of jobs (of the demonstration's 3,000) as a phone on slow 4G sees them, measured by Lighthouse: medians of RUNS
// runs with the limits beside them.

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '../test/browser.ts'
import { median, startProduct, table } from './support.ts'

const RUNS = Number(process.env.RUNS ?? 3)
const PATHS = (process.env.PATHS ?? '/,/jobs').split(',')
const DEBUG_PORT = 3463
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = [
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
  'first-contentful-paint',
] as const
/** The text of a list stands there with the first paint: it is in the first HTML. */
const limitsOf = (path: string) => [95, 100, 100, 100, 1500, 0, 200, path === '/jobs' ? 1000 : 1500]

const product = await startProduct(3462, {
  SITE: 'dist',
  DEMO: '1',
  DEMO_MONTHS: '6',
  PUBLIC_URL: 'http://127.0.0.1:3462',
})
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${DEBUG_PORT}`],
})

/** Lighthouse's own phone, network (150 ms, 1.6 Mbit/s) and processor (a quarter), simulated. */
const measure = async (path: string): Promise<number[]> => {
  const result = await lighthouse(product.url + path, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: 'simulate',
  })
  if (!result) throw new Error('Lighthouse said nothing.')
  const { categories, audits } = result.lhr
  const failed = Object.values(audits).filter(
    (a) => a.score !== null && a.score < 0.9 && a.scoreDisplayMode !== 'informative',
  )
  if (process.env.WHY) console.log(failed.map((a) => `${a.id}: ${a.displayValue ?? a.title}`).join('\n'))
  return [
    ...CATEGORIES.map((c) => Math.round((categories[c]?.score ?? 0) * 100)),
    ...FIGURES.map((f) => audits[f]?.numericValue ?? Number.NaN),
  ]
}

let met = true
for (const path of PATHS) {
  const runs: number[][] = []
  for (let i = 0; i < RUNS; i++) runs.push(await measure(path))
  const names = [...CATEGORIES, 'LCP ms', 'CLS', 'TBT ms', 'FCP ms']
  const rows = names.map((name, i) => {
    const value = median(runs.map((run) => run[i] as number))
    const limit = limitsOf(path)[i] as number
    const ok = i < CATEGORIES.length ? value >= limit : value <= limit
    met &&= ok
    return [name, i === 5 ? value.toFixed(3) : Math.round(value), limit, ok ? 'yes' : 'NO']
  })
  table([`${path}, median of ${RUNS}`, 'measured', 'limit', 'ok'], rows)
}
await browser.close()
await product.stop()
process.exit(met ? 0 : 1)
