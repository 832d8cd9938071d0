import loadHighs from 'highs'
import type { Solve } from './auto-filled.rules.ts'

/**
 * The HiGHS solver, compiled to WebAssembly. It reckons on the thread that asks for as long as it is given: for a worker or a job, never for the
 * thread that answers calls.
 * @param seconds for one model; what was found by then is taken
 */
export const loadSolver = async (seconds: number): Promise<Solve> => {
  const highs = await loadHighs()
  return (model) => {
    const { Status, Columns } = highs.solve(model, { time_limit: seconds, mip_rel_gap: 0.02, output_flag: false })
    if (Status !== 'Optimal' && Status !== 'Time limit reached') return null
    const values = new Map<string, number>()
    for (const [name, column] of Object.entries(Columns))
      if ('Primal' in column && typeof column.Primal === 'number') values.set(name, column.Primal)
    return values.size > 0 ? values : null
  }
}
