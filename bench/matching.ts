// Embeddings a second of the model that ships with the product, and how long one comparison takes with it and without.

import { parseCv } from '../src/features/matching/cv-reading/parse.rules.ts'
import { criteriaOf } from '../src/features/matching/matching/criteria.rules.ts'
import { embedderOf } from '../src/features/matching/matching/embedder.ts'
import { matchOf } from '../src/features/matching/matching/engine.rules.ts'
import { factsOf } from '../src/features/matching/matching/facts.rules.ts'
import { textsOf, withNearness } from '../src/features/matching/matching/semantic.rules.ts'
import { LIVES, lexiconOfMigration } from '../test/cvs.ts'

const RUNS = Number(process.env.RUNS ?? 20)
const lexicon = lexiconOfMigration()
const criteria = criteriaOf(
  {
    mustHave: [
      '5+ years of accounting experience',
      'Month-end closing',
      'Accounts payable',
      'SAP or Xero',
      'Degree in Accountancy',
    ],
    niceToHave: ['Power BI', 'Payroll', 'Led a team'],
    languages: [],
    questions: [],
  },
  lexicon.skills,
)
const text = (n: number) =>
  LIVES.map((l) =>
    [
      l.name,
      'EXPERIENCE',
      ...l.work.flatMap((w) => [
        `${w.title}, ${w.employer}`,
        `${w.from} – ${w.to}`,
        ...w.did.map((d) => `• ${d} (${n})`),
      ]),
      'SKILLS',
      l.skills.join(', '),
    ].join('\n'),
  )[n % LIVES.length] as string
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const timed = async (work: () => unknown) => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const model = embedderOf(true)
if (!model) throw new Error('no model')
const load = await timed(() => model.embed(['a first text']))
const lines = Array.from(
  { length: 20 },
  (_, i) => `Prepared the monthly accounts and reconciled ${i} bank accounts in three currencies`,
)
const batch = await timed(() => model.embed(lines))
const parse: number[] = []
const words: number[] = []
const whole: number[] = []
for (let i = 0; i < RUNS; i++) {
  const cv = parseCv(text(i), lexicon)
  parse.push(await timed(() => parseCv(text(i), lexicon)))
  const facts = factsOf(cv, lexicon, { month: '2026-11' })
  words.push(await timed(() => matchOf(criteria, factsOf(cv, lexicon, { month: '2026-11' }), [])))
  whole.push(
    await timed(async () => {
      const match = matchOf(criteria, facts, [])
      const { asked: input, told } = textsOf(criteria, facts)
      if (match)
        withNearness(match, { criteria, facts, input: await model.embed(input), told: await model.embed(told) })
    }),
  )
}
console.table({
  'model loaded, first text, ms': Math.round(load),
  'texts a second (20 lines of 12 words)': Math.round(20_000 / batch),
  'reading the fields of a pasted CV, median ms': Number(median(parse).toFixed(1)),
  'facts and verdicts, words alone, median ms': Number(median(words).toFixed(2)),
  'with the model, median ms': Math.round(median(whole)),
})
