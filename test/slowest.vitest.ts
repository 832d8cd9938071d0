import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { areLimitsHeld, slowest } from './slowest.ts'

const LIMITS: Readonly<Record<string, number>> = { unit: 20, api: 30, smoke: 30 }

/** Prints the slowest files at the end of a run; where limits are held, one over its limit fails the run. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    // Somebody who tries one file knows how long it took.
    if (modules.length < 5) return
    const suite = modules[0]?.project.name ?? 'unit'
    const taken = modules.map((module) => {
      const { duration, collectDuration } = module.diagnostic()
      return { file: relative(process.cwd(), module.moduleId), ms: duration + (suite === 'unit' ? collectDuration : 0) }
    })
    const { table, over } = slowest(suite, taken, LIMITS[suite] ?? 30)
    console.error(`\n${table}`)
    if (over.length === 0 || !areLimitsHeld()) return
    console.error(over.join('\n'))
    process.exitCode = 1
  }
}
