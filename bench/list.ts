// The employee list and the fragment search of a company of 100,000, beside a bare program that returns the same rows.
import { SignJWT } from 'jose'
import { fill, type Load, load, median, signUp, startBare, startProduct, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const RUNS = Number(process.env.RUNS ?? 5)

const product = await startProduct(3401)
const { token, user } = await signUp(product.url)
await fill(product.databaseUrl(), user.company_id, PEOPLE)
const bare = await startBare('bare-list.ts', 3402, product.databaseUrl(), [user.company_id])
const bareToken = await new SignJWT({})
  .setProtectedHeader({ alg: 'HS256' })
  .setExpirationTime('2h')
  .sign(new TextEncoder().encode('a bare program’s secret of 32 letters'))

// Fragments of names with a few to a few hundred hits each.
const fragments = Array.from({ length: 64 }, (_, i) => (i * 2654435761).toString(16).slice(-4))
const cases = [
  ['list, 50 rows', `${product.url}/api/employees`, `${bare.url}/list`],
  [
    'search, fragment of a name',
    fragments.map((f) => `${product.url}/api/employees?search=${f}`),
    fragments.map((f) => `${bare.url}/search?search=${f}`),
  ],
] as const

const rows: (string | number)[][] = []
for (const [name, ours, theirs] of cases) {
  await load([...[ours].flat()], token, 2)
  await load([...[theirs].flat()], bareToken, 2)
  const a: Load[] = []
  const b: Load[] = []
  for (let i = 0; i < RUNS; i++) {
    a.push(await load([...[ours].flat()], token))
    b.push(await load([...[theirs].flat()], bareToken))
  }
  const show = (who: string, l: typeof a) => [
    name,
    who,
    Math.round(median(l.map((r) => r.perSecond))),
    median(l.map((r) => r.p50)),
    median(l.map((r) => r.p99)),
    l.reduce((n, r) => n + r.failed, 0),
  ]
  rows.push(show('Fourshore', a), show('bare Fastify + pg', b))
  rows.push([name, 'ratio', median(a.map((r, i) => r.perSecond / (b[i]?.perSecond ?? 1))).toFixed(2), '', '', ''])
}
table(['call', 'program', 'calls/s', 'p50 ms', 'p99 ms', 'failed'], rows)
await bare.stop()
await product.stop()
process.exit(0)
