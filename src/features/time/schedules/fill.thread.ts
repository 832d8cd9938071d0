import { parentPort } from 'node:worker_threads'
import { loadCountries } from '../../../countries/registry.ts'
import type { FillQuestion } from './auto-fill.rules.ts'
import { loadSolver } from './auto-fill.solver.ts'
import { fillRoster } from './auto-filled.rules.ts'

/** Fills rosters on a thread of its own: the solver keeps it busy for as long as it reckons. */

/** The question without its law, which is code: the country says it. */
export type PostedFill = Omit<FillQuestion, 'law'> & { country: string }

const SECONDS = 10

parentPort?.on('message', async ({ country, ...question }: PostedFill) => {
  try {
    const { time: law } = (await loadCountries()).get(country)
    parentPort?.postMessage({ result: fillRoster({ ...question, law }, await loadSolver(SECONDS)) })
  } catch (error) {
    parentPort?.postMessage({ problem: (error as Error).message })
  }
})
