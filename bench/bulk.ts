// Bulk upload end to end (parse, check, encrypt, audit, answer), without and within an import, beside a bare parse and COPY into a table with the same indexes.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Papa from 'papaparse'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { json, median, signUp, startProduct, table } from './support.ts'

const SIZES = (process.env.SIZES ?? '10000,100000').split(',').map(Number)
const RUNS = Number(process.env.RUNS ?? 3)
const CHUNK = 2_000

const csvOf = (rows: number, run: string) => {
  const lines = [
    'Full Name,Email,Department,Position,Country,Hire Date,Employee ID,Phone,Salary,Manager,Location,Notes,Nationality,NRIC,Bank Account Number',
  ]
  for (let i = 0; i < rows; i++) {
    const digits = String(1_000_000 + i).slice(-7)
    lines.push(
      `"Tan, Wei ${i}",wei.${run}.${i}@bench.example,${['Technical', 'Operations', 'Sales', 'HR'][i % 4]},Specialist,singapore,2024-0${1 + (i % 9)}-15,${run}-${i},+65 9${digits},"${4 + (i % 6)},500.00",Lim Mei,Jurong,,Singaporean,S${digits}A,${digits}00${i % 10}`,
    )
  }
  return lines.join('\r\n')
}

const product = await startProduct(3421)

/** As the browser does it: the file is parsed, and chunks go out two at a time. */
type Speed = { perSecond: number; longest: number; undone?: { perSecond: number; longest: number } }
const fourshore = async (rows: number, isImport: boolean): Promise<Speed> => {
  const { token } = await signUp(product.url)
  const csv = csvOf(rows, 'a')
  const started = performance.now()
  const parsed = Papa.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
    transformHeader: (h) => h.toLowerCase().replaceAll(' ', '_'),
  })
  const opened = isImport
    ? await json(
        'POST',
        `${product.url}/api/employees/imports`,
        { fileName: 'people.csv', fileHash: '00'.repeat(32), rows, headers: ['Email'], mapping: ['email'] },
        token,
      )
    : null
  const within = opened ? { importId: opened.data.import.id } : {}
  let at = 0
  let longest = 0
  let saved = 0
  const sender = async () => {
    while (at < parsed.data.length) {
      const first = at
      at += CHUNK
      const input = performance.now()
      const answer = await json(
        'POST',
        `${product.url}/api/employees/bulk-upload`,
        { employees: parsed.data.slice(first, first + CHUNK), firstRow: first + 1, ...within },
        token,
      )
      longest = Math.max(longest, performance.now() - input)
      saved += answer.successful
    }
  }
  await Promise.all([sender(), sender()])
  if (saved !== rows) throw new Error(`${saved} of ${rows} rows were saved`)
  const perSecond = rows / ((performance.now() - started) / 1000)
  return { perSecond, longest, ...(opened ? { undone: await undo(opened.data.import.id, rows, token) } : {}) }
}

/** Takes an import back, call by call. */
const undo = async (id: string, rows: number, token: string) => {
  const started = performance.now()
  let longest = 0
  for (let left = 1; left > 0; ) {
    const input = performance.now()
    left = (await json('POST', `${product.url}/api/employees/imports/${id}/undo`, {}, token)).data.left
    longest = Math.max(longest, performance.now() - input)
  }
  return { perSecond: rows / ((performance.now() - started) / 1000), longest }
}

const client = new pg.Client({ connectionString: product.databaseUrl() })
await client.connect()
await client.query('create table bare (like employees including defaults including generated including indexes)')

const bare = async (rows: number) => {
  await client.query('truncate bare')
  const csv = csvOf(rows, 'b')
  const started = performance.now()
  const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: true })
  const company = crypto.randomUUID()
  const lines = data
    .slice(1)
    .map((r) => `${company}\t${r[6]}\t${r[0]}\tTan\tWei\t${r[1]}\t${r[2]}\t${r[3]}\tSG\t${r[5]}\t${r[7]}\tSGD\n`)
  const copy = client.query(
    copyFrom(
      'copy bare (company_id, employee_number, full_name, first_name, last_name, email, department, position, country, hire_date, phone, currency) from stdin',
    ),
  )
  await pipeline(Readable.from(lines), copy)
  return { perSecond: rows / ((performance.now() - started) / 1000), longest: 0 }
}

const out: (string | number)[][] = []
for (const rows of SIZES) {
  const ours: Speed[] = []
  const within: Speed[] = []
  const limit: Speed[] = []
  for (let i = 0; i < RUNS; i++) {
    ours.push(await fourshore(rows, false))
    within.push(await fourshore(rows, true))
    limit.push(await bare(rows))
  }
  const said = (program: string, runs: { perSecond: number; longest: number }[]) => [
    rows,
    program,
    Math.round(median(runs.map((r) => r.perSecond))),
    Math.round(Math.max(...runs.map((r) => r.longest))),
  ]
  out.push(said('Fourshore, rows alone', ours), said('Fourshore, within an import', within))
  const undone = within.map((r) => r.undone ?? { perSecond: 0, longest: 0 })
  out.push(said('Fourshore, undoing the import', undone))
  const ratios = within.map((r, i) => r.perSecond / (ours[i]?.perSecond ?? 1))
  out.push([rows, 'ratio, within to alone', median(ratios).toFixed(2), ''])
  out.push([rows, 'bare parse + COPY', Math.round(median(limit.map((r) => r.perSecond))), ''])
}
table(['rows', 'program', 'rows/s', 'longest request ms'], out)
await client.end()
await product.stop()
process.exit(0)
