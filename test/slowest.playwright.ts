import { relative } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { areLimitsHeld, slowest } from './slowest.ts'

const JOURNEY = 90

/** Prints the slowest journeys at the end; where limits are held, one over its limit fails the run. */
export default class SlowestJourneys implements Reporter {
  private readonly taken = new Map<string, number>()

  onTestEnd(test: TestCase, { duration }: TestResult) {
    const file = relative(process.cwd(), test.location.file)
    this.taken.set(file, (this.taken.get(file) ?? 0) + duration)
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.taken.size < 5) return
    const { table, over } = slowest(
      'browser',
      [...this.taken].map(([file, ms]) => ({ file, ms })),
      JOURNEY,
    )
    console.error(`\n${table}`)
    if (over.length === 0 || !areLimitsHeld()) return
    console.error(over.join('\n'))
    return { status: 'failed' }
  }

  printsToStdio() {
    return false
  }
}
