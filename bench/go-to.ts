// Go to while somebody types, and the home page, of a company of 100,000 people: how long the server takes, asked one after the other.
import { fill, median, signUp, startProduct, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const RUNS = Number(process.env.RUNS ?? 20)

const product = await startProduct(3403)
const { token, user } = await signUp(product.url)
await fill(product.databaseUrl(), user.company_id, PEOPLE)

const timed = async (path: string): Promise<number> => {
  const started = performance.now()
  const answer = await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - started
}
const typed = (text: string) => `/api/go-to?text=${encodeURIComponent(text)}`
const cases: readonly [string, readonly string[]][] = [
  ['two letters', ['an', 'pe', 'ta', 'ma'].map(typed)],
  ['three letters', ['per', 'son', 'tan', 'mar'].map(typed)],
  ['a fragment of a name', ['a1b2', '9f3c', '07de', 'c0ff'].map(typed)],
  ['nothing fits', ['zzzzqq', 'qqqqxx'].map(typed)],
  ['home page', ['/api/home']],
  ['counts of the navigation', ['/api/home/waiting']],
]
const rows: (string | number)[][] = []
for (const [name, paths] of cases) {
  for (const path of paths) await timed(path)
  const times: number[] = []
  for (let n = 0; n < RUNS; n++) for (const path of paths) times.push(await timed(path))
  times.sort((a, b) => a - b)
  rows.push([name, median(times).toFixed(1), (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)])
}
table(['asked', 'p50 ms', 'p95 ms'], rows)
await product.stop()
process.exit(0)
