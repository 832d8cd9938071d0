import { relative } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { areLimitsHeld, slowest } from './slowest.ts'

const JOURNEY = 90

/**
 * Prints the slowest journeys at the end; where limits are held, one over its limit fails the run. Of a journey that was tried twice only
 * the last try counts: the first may have waited for its whole time limit, which says nothing of what the journey costs.
 */
export default class SlowestJourneys implements Reporter {
  private readonly lastTry = new Map<TestCase, number>()

  onTestEnd(test: TestCase, { duration }: TestResult) {
    this.lastTry.set(test, duration)
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const files = Map.groupBy(this.lastTry, ([test]) => relative(process.cwd(), test.location.file))
    if (files.size < 5) return
    const taken = [...files].map(([file, tries]) => ({ file, ms: tries.reduce((sum, [, ms]) => sum + ms, 0) }))
    const { table, over } = slowest('browser', taken, JOURNEY)
    console.error(`\n${table}`)
    if (over.length === 0 || !areLimitsHeld()) return
    console.error(over.join('\n'))
    return { status: 'failed' }
  }

  printsToStdio() {
    return false
  }
}
