// Reads CVs as the job does, each in a process of its own: `node bench/cv.ts`. RUNS says how often (20).
import { parseCv } from '../src/features/matching/cv-reading/parse.rules.ts'
import { readText } from '../src/features/matching/cv-reading/read.ts'
import { drawn, LAYOUTS, LIVES, type Life, lexiconOfMigration } from '../test/cvs.ts'

const RUNS = Number(process.env.RUNS ?? 20)
/** What a 2-page PDF may take, ms. */
const LIMIT = 1_500

const lexicon = lexiconOfMigration()
const life = LIVES[0] as Life
/** Two full pages: ten posts with five points each. */
const long: Life = {
  ...life,
  work: Array.from({ length: 9 }, (_, i) => ({
    ...(life.work[i % 2] as Life['work'][number]),
    from: `Mar ${2003 + i}`,
    to: `Feb ${2004 + i}`,
    did: Array.from(
      { length: 5 },
      (_, n) => `Point ${n + 1}: kept the books of entity ${i} in order and answered the auditors within two days`,
    ),
  })),
}
const measure = async (name: string, kind: 'pdf' | 'docx', bytes: Buffer, limit: number | null) => {
  const times: number[] = []
  let pages = 0
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now()
    pages = parseCv(await readText(kind, bytes), lexicon).source.pages
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number
  console.log(
    `${name.padEnd(28)} ${String(pages).padStart(5)} ${at(0.5).toFixed(0).padStart(9)} ${at(0.95).toFixed(0).padStart(8)} ${limit === null ? '' : `${limit}`.padStart(8)}`,
  )
  if (limit !== null && at(0.5) > limit) process.exitCode = 1
}

console.log(`${'CV'.padEnd(28)} pages median ms   p95 ms limit ms`)
await measure('PDF, one column', 'pdf', await LAYOUTS.oneColumn(long), LIMIT)
await measure('PDF, two columns', 'pdf', await LAYOUTS.twoColumns(long), LIMIT)
await measure(
  'PDF, 30 pages',
  'pdf',
  await drawn((pen) => {
    for (let page = 0; page < 30; page++) {
      if (page > 0) pen.addPage()
      for (let line = 0; line < 45; line++)
        pen.text(`Page ${page + 1}, line ${line + 1}: wrote what there was to write`)
    }
  }),
  null,
)
await measure('DOCX, table', 'docx', LAYOUTS.wordTable(long), LIMIT)
process.exit()
