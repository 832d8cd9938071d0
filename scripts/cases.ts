// Worked examples against the law of the countries: node scripts/cases.ts FILE… (lists as in src/countries/*/*.vectors.json).
// Prints for each country and topic how many hold and what differs, and names the topics nobody answers. Ends with 1 when a case fails.
import { readFileSync } from 'node:fs'
import { type CaseResult, judgeCase, loadCaseBooks, readCases } from '../src/countries/cases.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Which files? node scripts/cases.ts FILE…')
  process.exit(2)
}
const books = await loadCaseBooks()
const results = files
  .flatMap((file) => readCases(readFileSync(file, 'utf8'), file))
  .map((example) => judgeCase(books, example))

const byTopic = new Map<string, CaseResult[]>()
for (const result of results) {
  const topic = `${result.case.country} ${result.case.topic}`
  byTopic.set(topic, [...(byTopic.get(topic) ?? []), result])
}
const count = (list: readonly CaseResult[], outcome: CaseResult['outcome']): number =>
  list.filter((result) => result.outcome === outcome).length

for (const [topic, list] of byTopic) {
  const unknown = count(list, 'unknown')
  if (unknown > 0) {
    console.log(`${topic}: not known here, ${unknown} not judged`)
    continue
  }
  console.log(`${topic}: ${count(list, 'holds')} of ${list.length} hold`)
  for (const { case: example, differences } of list)
    for (const difference of differences)
      console.log(`  ${example.id} ${JSON.stringify(example.input)}\n    ${difference}`)
}
const failed = count(results, 'differs')
const unknown = count(results, 'unknown')
console.log(
  `\n${results.length} cases: ${count(results, 'holds')} hold, ${failed} differ, ${unknown} of topics not known here`,
)
if (failed > 0) process.exitCode = 1
