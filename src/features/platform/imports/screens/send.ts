import { ApiError } from '../../../../web/api.ts'
import { applyServerProblems, cellsOf, markSaved, type Problem, readyRowsOf, type Sheet } from './sheet.ts'

const ROWS_PER_CHUNK = 2_000
const IN_FLIGHT = 2
const TRIES = 3

/** Where it is: rows answered for, of how many. */
export type Progress = { done: number; of: number }

const worthAnotherTry = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks up to three times, as long as the connection or the server is to blame. */
export const askAgain = async <T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (attempt >= TRIES || signal.aborted || !worthAnotherTry(error)) throw error
      await wait(1_000 * 2 ** (attempt - 1))
    }
  }
}

/** What the server says of some rows, by the numbers they have in the file. */
export type SaidOfRow = { row: number; field?: string | undefined; message: string; duplicate?: boolean | undefined }
export type RowsOut = { rows: number[]; cells: Record<string, string>[] }
type Ask = (rows: RowsOut) => Promise<readonly SaidOfRow[]>

/** What was said, kept with the rows it was said of; `asOf`: the changes the server knew of. Answers with the rows that are wrong. */
export const keepProblems = (sheet: Sheet, said: readonly SaidOfRow[], asOf: number): Set<number> => {
  if (said.length === 0) return new Set()
  const at = new Map(sheet.numbers.map((number, index) => [number, index]))
  const problems = new Map<number, Problem[]>()
  for (const { row, message, field, duplicate } of said) {
    const index = at.get(row)
    if (index === undefined) continue
    const problem: Problem = { field: field ?? '', message }
    if (duplicate) problem.duplicate = true
    problems.set(index, [...(problems.get(index) ?? []), problem])
  }
  applyServerProblems(sheet, problems, asOf)
  return new Set(problems.keys())
}

/** Some rows to the server, with their own numbers; answers with those it found nothing wrong with. */
export const sendRows = async (
  sheet: Sheet,
  indexes: readonly number[],
  ask: Ask,
  signal: AbortSignal,
): Promise<number[]> => {
  const asOf = sheet.changes
  const rows = indexes.map((i) => sheet.numbers[i] as number)
  const said = await askAgain(() => ask({ rows, cells: indexes.map((i) => cellsOf(sheet, i)) }), signal)
  const wrong = keepProblems(sheet, said, asOf)
  return indexes.filter((i) => !wrong.has(i))
}

type Sending = { size: number; onProgress: (progress: Progress) => void }

/** Sends rows two calls at a time. When one fails for good, the rest is left for the next attempt. */
export const sendInChunks = async (
  rows: readonly number[],
  { size, onProgress }: Sending,
  send: (indexes: readonly number[]) => Promise<void>,
): Promise<void> => {
  let [next, done] = [0, 0]
  onProgress({ done, of: rows.length })
  const worker = async () => {
    while (next < rows.length) {
      const some = rows.slice(next, next + size)
      next += size
      await send(some)
      done += some.length
      onProgress({ done, of: rows.length })
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, worker))
  const lost = outcomes.find((o) => o.status === 'rejected')
  if (lost) throw lost.reason
}

type Under = { onProgress: (progress: Progress) => void; signal: AbortSignal }

/** Sends every row that is right. Within its import a row is added once: a chunk sent again after a lost answer adds nothing twice. */
export const sendSheet = (sheet: Sheet, ask: Ask, { onProgress, signal }: Under): Promise<void> =>
  sendInChunks(readyRowsOf(sheet), { size: ROWS_PER_CHUNK, onProgress }, async (indexes) =>
    markSaved(sheet, await sendRows(sheet, indexes, ask, signal)),
  )

/** Asks of every row that is right what the company has already. Nothing is written. */
export const tryOut = (sheet: Sheet, ask: Ask, { onProgress, signal }: Under): Promise<void> =>
  sendInChunks(readyRowsOf(sheet), { size: ROWS_PER_CHUNK + 500, onProgress }, async (indexes) => {
    await sendRows(sheet, indexes, ask, signal)
  })
