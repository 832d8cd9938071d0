import Papa from 'papaparse'
import { fingerprint } from '../columns.rules.ts'
import { MOST_ROWS } from '../rules.ts'
import { NotRead } from './xlsx.problem.ts'
import type { FromWorker, ToWorker } from './xlsx.worker.ts'

/** A file as it was read: the header, the rows that hold anything, and the number each has in a spreadsheet. */
export type FileRows = {
  name: string
  headers: string[]
  rows: string[][]
  numbers: number[]
  /** Which file it is, for whoever sees it again. */
  hash: string
  /** The sheets of a workbook, and the one that was read. */
  sheets: string[]
  sheet: string | null
}

/** Bytes of a file: 100,000 rows of people are about 15 MB. */
const LARGEST_FILE = 100 * 1024 * 1024

const PIECE = 1 << 20
type InPieces = { chunkSize: number; chunk: OnChunk; complete: () => void }
type OnChunk = (results: Papa.ParseResult<string[]>, parser: Papa.Parser) => void

/** How many bytes of the beginning are looked at for the encoding. */
const LOOKED_AT = 4_096

/** UTF-16 without its mark: every other byte of Latin letters, separators and line ends is nought. */
const unmarkedUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const noughts = [0, 0]
  const length = Math.min(bytes.length, LOOKED_AT)
  for (let i = 0; i < length; i++) if (bytes[i] === 0) noughts[i % 2] = (noughts[i % 2] as number) + 1
  const [even = 0, odd = 0] = noughts
  if (odd > length / 5 && even < odd / 10) return 'utf-16le'
  return even > length / 5 && odd < even / 10 ? 'utf-16be' : null
}

/** UTF-8, UTF-16 with or without its mark, or what Excel on Windows writes when it is neither. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const unmarked = unmarkedUtf16(bytes)
  if (unmarked) return new TextDecoder(unmarked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const CSV = ['text/csv', 'text/tab-separated-values']
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a file is by its name, or else by what the browser takes it for; null when we cannot read it. */
export const kindOf = (file: { name: string; type: string }): 'csv' | 'xlsx' | null => {
  if (/\.xlsx$/i.test(file.name)) return 'xlsx'
  if (/\.(csv|tsv|txt)$/i.test(file.name) || CSV.includes(file.type)) return 'csv'
  return file.type === XLSX ? 'xlsx' : null
}

/** One kind of line end, and no "sep=;" on the first line: that is for Excel, not for us. */
const tidied = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/^\ufeff?sep=.\n/i, '')

/** What separates the cells: whichever sign the first line that says anything holds most of, outside quotes. */
const separatorOf = (text: string): string => {
  const start = text.search(/\S/)
  const line = start < 0 ? '' : text.slice(start, text.indexOf('\n', start) + 1 || undefined).replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

/** Reads a file piece by piece, so that the page stays alive; tells how far it is, 0 to 1. */
export const readRows = (
  name: string,
  csv: string,
  onProgress: (share: number) => void = () => {},
): Promise<FileRows> =>
  new Promise((resolve) => {
    const text = tidied(csv)
    let headers: string[] | null = null
    const rows: string[][] = []
    const numbers: number[] = []
    let number = 0
    const take = (cells: string[]) => {
      number++
      const blank = cells.every((c) => c.trim() === '')
      if (!headers) {
        if (!blank) headers = cells.map((c) => c.trim())
      } else if (!blank) {
        rows.push(cells)
        numbers.push(number)
      }
    }
    // The package's types know `chunk` for files alone.
    const parse = Papa.parse as (text: string, config: Papa.ParseConfig<string[]> & InPieces) => void
    parse(text, {
      chunkSize: PIECE,
      delimiter: separatorOf(text),
      newline: '\n',
      chunk: ({ data, meta }, parser) => {
        for (const cells of data) take(cells)
        onProgress(text.length === 0 ? 1 : meta.cursor / text.length)
        parser.pause()
        setTimeout(() => parser.resume(), 0)
      },
      complete: () => resolve({ name, headers: headers ?? [], rows, numbers, hash: '', sheets: [], sheet: null }),
    })
  })

/** Which file this is. Where the page is not served over a secure connection, browsers keep their SHA-256 to themselves. */
const hashOf = async (bytes: ArrayBuffer): Promise<string> =>
  crypto.subtle
    ? hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
    : fingerprint(new TextDecoder('windows-1252').decode(bytes))

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('')

/** Reads a sheet of a workbook beside the page, so that the page stays alive. */
const readSheet = (
  file: File,
  bytes: ArrayBuffer,
  wanted: string | null,
  onProgress: (share: number) => void,
): Promise<FileRows> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' })
    const rows: string[][] = []
    const numbers: number[] = []
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('rows' in data) {
        for (const row of data.rows) rows.push(row)
        for (const number of data.numbers) numbers.push(number)
        onProgress(data.share)
        return
      }
      worker.terminate()
      if ('problem' in data) return reject(new NotRead(data.problem))
      const headers = (rows.shift() ?? []).map((c) => c.trim())
      numbers.shift()
      resolve({ name: file.name, headers, rows, numbers, hash: '', ...data })
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new NotRead('broken'))
    }
    const order: ToWorker = { bytes, wanted, most: MOST_ROWS }
    worker.postMessage(order, [bytes])
  })

export const readFile = async (
  file: File,
  wanted: string | null = null,
  onProgress: (share: number) => void = () => {},
): Promise<FileRows> => {
  if (file.size > LARGEST_FILE) throw new NotRead('tooLarge')
  const bytes = await file.arrayBuffer()
  const whole = await hashOf(bytes)
  if (kindOf(file) !== 'xlsx') {
    const read = await readRows(file.name, decodeText(new Uint8Array(bytes)), onProgress)
    if (read.rows.length > MOST_ROWS) throw new NotRead('tooManyRows')
    return { ...read, hash: whole }
  }
  const read = await readSheet(file, bytes, wanted, onProgress)
  // Two sheets of a workbook are two files.
  return { ...read, hash: read.sheet === read.sheets[0] ? whole : fingerprint(`${whole} ${read.sheet}`) }
}
