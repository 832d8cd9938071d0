import { wire } from '../../../../shared/endpoint.ts'
import { ApiError, call } from '../../../../web/api.ts'
import type { bulkUpload } from '../contract.ts'
import { applyServerProblems, cellsOf, markSaved, type Problem, readyRowsOf, type Sheet } from './sheet.ts'

const uploadCall = wire<typeof bulkUpload>('POST', '/api/employees/bulk-upload')

const ROWS_PER_CHUNK = 2_000
const ROWS_PER_CHECK = 2_500
const IN_FLIGHT = 2
const TRIES = 3

/** Where it is: rows answered for, of how many. */
export type Progress = { done: number; of: number }

const worthAnotherTry = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const again = async <T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (attempt >= TRIES || signal.aborted || !worthAnotherTry(error)) throw error
      await wait(1_000 * 2 ** (attempt - 1))
    }
  }
}

type What = { importId: string } | { dryRun: true }

/** Some rows to the server, with their own numbers; what it says of them is kept with them. */
const sendRows = async (sheet: Sheet, indexes: readonly number[], what: What, signal: AbortSignal) => {
  const asOf = sheet.changes
  const rows = indexes.map((i) => sheet.numbers[i] as number)
  const employees = indexes.map((i) => cellsOf(sheet, i))
  const answer = await call(uploadCall, { employees, rows, ...what }, { signal })
  const at = new Map(rows.map((number, i) => [number, indexes[i] as number]))
  const said = new Map<number, Problem[]>()
  for (const { row, message, field, duplicate } of answer.errors) {
    const index = at.get(row)
    if (index === undefined) continue
    const problem = { field: field ?? '', message, ...(duplicate ? { duplicate } : {}) }
    said.set(index, [...(said.get(index) ?? []), problem])
  }
  applyServerProblems(sheet, said, asOf)
  return indexes.filter((i) => !said.has(i))
}

/** Sends rows two calls at a time. When one fails for good, the rest is left for the next attempt. */
const sendAll = async (
  sheet: Sheet,
  size: number,
  send: (indexes: readonly number[]) => Promise<void>,
  onProgress: (p: Progress) => void,
): Promise<void> => {
  const rows = readyRowsOf(sheet)
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

/** Sends every row that is right. Within its import a row is added once: a chunk sent again after a lost answer adds nobody twice. */
export const sendSheet = (sheet: Sheet, importId: string, onProgress: (p: Progress) => void, signal: AbortSignal) =>
  sendAll(
    sheet,
    ROWS_PER_CHUNK,
    async (indexes) => markSaved(sheet, await again(() => sendRows(sheet, indexes, { importId }, signal), signal)),
    onProgress,
  )

/** Asks of every row that is right whether the company has the person already. Nothing is written. */
export const tryOut = (sheet: Sheet, onProgress: (p: Progress) => void, signal: AbortSignal) =>
  sendAll(
    sheet,
    ROWS_PER_CHECK,
    async (indexes) => {
      await again(() => sendRows(sheet, indexes, { dryRun: true }, signal), signal)
    },
    onProgress,
  )
