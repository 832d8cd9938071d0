import { type FileProblem, NotRead } from './xlsx.problem.ts'
import { readWorkbook, type Workbook } from './xlsx.ts'

export type ToWorker = { bytes: ArrayBuffer; wanted: string | null; most: number }
export type FromWorker = { rows: string[][]; numbers: number[]; share: number } | Workbook | { problem: FileProblem }

const t = (message: FromWorker) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    const { bytes, wanted, most } = data
    t(readWorkbook(new Uint8Array(bytes), wanted, most, (rows, numbers, share) => t({ rows, numbers, share })))
  } catch (error) {
    t({ problem: error instanceof NotRead ? error.problem : 'broken' })
  }
})
