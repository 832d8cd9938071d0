import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../../../server/context.ts'
import { tablesOf } from '../../../server/feature.ts'
import { readFileOf } from '../../../server/files.ts'
import type { Db } from '../../../server/sql.ts'
import { csvLine } from '../../../shared/csv.ts'
import { CLEAR, entryName, exportedTables, renderReadme, tablesLeftOut } from './rules.ts'
import * as read from './tables.queries.ts'

type Wanted = { company: { id: string; name: string }; withSecrets: boolean; withFiles: boolean; at: string }
type Progress = { total: (steps: number) => void; step: (rows: number) => void }

const PIECE = 1_000
const FILES = 20

/** Everything of a company as a ZIP that comes into being while it is read: a thousand rows or one file are in memory at a time. */
export const zipOf = async (services: Services, db: Db, wanted: Wanted, progress: Progress) => {
  const { company } = wanted
  // What only the owner may have: numbers in clear, and what is between HR and one person.
  const withPersonal = wanted.withSecrets
  const tables = []
  const owned = tablesOf(services.features)
  for (const table of exportedTables(owned)) {
    const all = await read.columnsOf(db, table.table)
    const columns = all.map((c) => c.name).filter((name) => !table.without?.includes(name))
    const order = table.order.map((name) => all.find((c) => c.name === name) ?? { name, type: 'text' })
    const rows = await read.countOf(db, company.id, table.table, withPersonal)
    tables.push({ ...table, columns, order, withPersonal, rows })
  }
  const clear = wanted.withSecrets ? [{ ...CLEAR, rows: await countClear(services, db, company.id) }] : []
  const rows = [...tables, ...clear].reduce((sum, t) => sum + t.rows, 0)
  const files = wanted.withFiles ? (tables.find((t) => t.table === 'files')?.rows ?? 0) : 0
  progress.total(rows * 2 + files)

  const zip = new ZipFile()
  const out = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false })
  // What breaks off ends the stream that is read from: whoever waits for more of it is told, and waits no longer.
  const breakOff = (error: Error) => (zip.outputStream as Readable).destroy(error)
  zip.on('error', breakOff)
  const mtime = new Date(wanted.at)
  const add = (path: string, content: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(path, { mtime }, (found) => {
      const stream = Readable.from(content(), { objectMode: false })
      stream.on('error', breakOff)
      found(null, stream)
    })

  zip.addBuffer(
    Buffer.from(
      renderReadme({ ...wanted, company: company.name, tables: [...tables, ...clear], leftOut: tablesLeftOut(owned) }),
    ),
    'README.md',
    {
      mtime,
    },
  )
  for (const table of tables) {
    add(`tables/${table.table}.csv`, () => csv(table.columns, rowsOf(db, company.id, table, progress)))
    add(`tables/${table.table}.jsonl`, () => lines(rowsOf(db, company.id, table, progress)))
  }
  for (const { columns, table } of clear) {
    add(`tables/${table}.csv`, () => csv(columns, clearRows(services, db, company.id, progress)))
    add(`tables/${table}.jsonl`, () => lines(clearRows(services, db, company.id, progress)))
  }
  if (wanted.withFiles) await addFiles(services, db, { scope: { companyId: company.id, withPersonal }, zip, progress })
  zip.end()
  return { out, counts: Object.fromEntries([...tables, ...clear].map((t) => [t.table, t.rows])) }
}

async function* rowsOf(db: Db, companyId: string, table: read.Place, progress: Progress) {
  for (let after: string[] | null = null; ; ) {
    const found: Awaited<ReturnType<typeof read.listTableRows>> = await read.listTableRows(db, companyId, {
      place: table,
      after,
      size: PIECE,
    })
    yield found.map((f) => f.row)
    progress.step(found.length)
    const last = found.at(-1)
    if (!last || found.length < PIECE) return
    after = last.place
  }
}

const cell = (value: unknown) => {
  if (value === null || value === undefined) return null
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'number') return value
  return String(value)
}

async function* csv(columns: readonly string[], pieces: AsyncIterable<string[]>) {
  yield `\uFEFF${csvLine(columns)}`
  for await (const piece of pieces)
    yield piece
      .map((row) => {
        const record = JSON.parse(row) as Record<string, unknown>
        return csvLine(columns.map((name) => cell(record[name])))
      })
      .join('')
}

async function* lines(pieces: AsyncIterable<string[]>) {
  for await (const piece of pieces) yield piece.map((row) => `${row}\n`).join('')
}

/** Every number in clear of every feature that keeps some. */
async function* clearNumbers(services: Services, db: Db, companyId: string) {
  for (const feature of services.features)
    if (feature.clearNumbers) yield* feature.clearNumbers(services, db, companyId)
}

async function* clearRows(services: Services, db: Db, companyId: string, progress: Progress) {
  for await (const found of clearNumbers(services, db, companyId)) {
    yield found.map((number) => JSON.stringify(number))
    progress.step(found.length)
  }
}

const countClear = async (services: Services, db: Db, companyId: string) => {
  let count = 0
  for await (const found of clearNumbers(services, db, companyId)) count += found.length
  return count
}

/** Files lie as they are: pictures and PDFs do not get smaller. One that is not on the disk any more is told of, and the rest goes on. */
const addFiles = async (
  services: Services,
  db: Db,
  {
    scope: { companyId, withPersonal },
    zip,
    progress,
  }: { scope: { companyId: string; withPersonal: boolean }; zip: ZipFile; progress: Progress },
) => {
  const missing: string[] = []
  for (let after: string | null = null; ; ) {
    const found: Awaited<ReturnType<typeof read.filesAfter>> = await read.filesAfter(db, companyId, {
      after,
      size: FILES,
      withPersonal,
    })
    for (const { id, name, storage_key, created_at } of found)
      zip.addReadStreamLazy(entryName(id, name), { mtime: new Date(created_at), compress: false }, (give) =>
        readFileOf(services, companyId, storage_key)
          .catch(() => {
            missing.push(`${id} ${name}`)
            return Buffer.alloc(0)
          })
          .then((bytes) => {
            progress.step(1)
            // Asked now and then, so that the transaction that holds the picture still is not ended as idle.
            return read.pingDatabase(db).then(() => give(null, Readable.from([bytes])))
          })
          .catch((error: Error) => give(error, Readable.from([]))),
      )
    if (found.length < FILES) break
    after = found.at(-1)?.id ?? null
  }
  zip.addReadStreamLazy('files/MISSING.txt', (give) =>
    give(
      null,
      Readable.from([missing.length > 0 ? `${missing.join('\n')}\n` : 'Every file is there.\n'], { objectMode: false }),
    ),
  )
}
