import { wire } from '../../../shared/endpoint.ts'
import { ApiError, call } from '../../../web/api.ts'
import type { bulkUpload } from '../contract.ts'
import { fingerprint } from '../headers.ts'
import { cellsOf, ready, refuse, type Sheet } from './sheet.ts'

const uploadCall = wire<typeof bulkUpload>('POST', '/api/employees/bulk-upload')

const ROWS_PER_CHUNK = 2_000
const IN_FLIGHT = 2
const TRIES = 3

export type Sent = { successful: number; failed: number }
/** Where an upload is: rows answered for, of how many. */
export type Progress = { done: number; of: number }

const worthAnotherTry = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A chunk's key is made of its content, so sending it again after a lost answer adds nobody twice. */
const sendChunk = async (sheet: Sheet, rows: readonly number[], key: string, signal: AbortSignal): Promise<Sent> => {
  const employees = rows.map((i) => cellsOf(sheet, i))
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await call(uploadCall, { employees, firstRow: 1 }, { signal, headers: { 'idempotency-key': key } })
      const wrong = new Set<number>()
      for (const { row, message, field } of answer.errors) {
        const index = rows[row - 1]
        if (index === undefined) continue
        wrong.add(index)
        refuse(sheet, index, { field: field ?? '', message })
      }
      for (const index of rows) if (!wrong.has(index)) sheet.saved.add(index)
      return { successful: answer.successful, failed: answer.failed }
    } catch (error) {
      if (attempt >= TRIES || signal.aborted || !worthAnotherTry(error)) throw error
      await wait(1_000 * 2 ** (attempt - 1))
    }
  }
}

/**
 * Sends every row that is right, two chunks at a time. When a chunk fails for good, what was saved stays saved and the next
 * attempt goes on with the rest.
 */
export const sendSheet = async (
  sheet: Sheet,
  onProgress: (p: Progress) => void,
  signal: AbortSignal,
): Promise<Sent> => {
  const rows = ready(sheet)
  const chunks: number[][] = []
  for (let at = 0; at < rows.length; at += ROWS_PER_CHUNK) chunks.push(rows.slice(at, at + ROWS_PER_CHUNK))
  const total: Sent = { successful: 0, failed: 0 }
  let [next, done] = [0, 0]
  onProgress({ done, of: rows.length })
  const worker = async () => {
    for (let chunk = chunks[next++]; chunk; chunk = chunks[next++]) {
      const content = JSON.stringify(chunk.map((i) => cellsOf(sheet, i)))
      const sent = await sendChunk(sheet, chunk, `${fingerprint(content)}:${chunk[0]}`, signal)
      total.successful += sent.successful
      total.failed += sent.failed
      done += chunk.length
      onProgress({ done, of: rows.length })
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, worker))
  const lost = outcomes.find((o) => o.status === 'rejected')
  if (lost) throw lost.reason
  return total
}
