import Papa from 'papaparse'

/** A file as it was read: the header, the rows that hold anything, and the number each has in a spreadsheet. */
export type FileRows = { name: string; headers: string[]; rows: string[][]; numbers: number[] }

const PIECE = 1 << 20
type InPieces = { chunkSize: number; chunk: OnChunk; complete: () => void }
type OnChunk = (results: Papa.ParseResult<string[]>, parser: Papa.Parser) => void

/** UTF-8, UTF-16 with its mark, or what Excel on Windows writes when it is neither. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export const looksLikeCsv = (file: { name: string; type: string }): boolean =>
  /\.(csv|tsv|txt)$/i.test(file.name) || ['text/csv', 'text/tab-separated-values'].includes(file.type)

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
      complete: () => resolve({ name, headers: headers ?? [], rows, numbers }),
    })
  })

export const readFile = async (file: File, onProgress?: (share: number) => void): Promise<FileRows> =>
  readRows(file.name, decode(new Uint8Array(await file.arrayBuffer())), onProgress)
