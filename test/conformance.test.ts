import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The list of what conforms is only worth something while it is true of itself. */

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
const STATES = ['built', 'partly', 'not yet']
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| paragraph'))
  .map((line) => line.slice(2, -2).split(' | '))

test('each row has its five columns and one of three states', () => {
  for (const row of rows)
    expect([row.length, STATES.includes(row.at(-1) ?? ''), row.join(' | ')]).toEqual([5, true, row.join(' | ')])
})

test('the count at its head is the count of its rows', () => {
  const [, ...said] = /(\d+) rows: (\d+) built, (\d+) partly, (\d+) not yet/.exec(text) ?? []
  const counted = STATES.map((state) => rows.filter((row) => row.at(-1) === state).length)
  expect(said.map(Number)).toEqual([rows.length, ...counted])
})

test('the journeys and tables it names are there', () => {
  const named = rows.flatMap((row) => {
    const journeys = [...(row[3] ?? '').matchAll(/journey ([a-z-]+(?:, [a-z-]+)*)/g)].flatMap(
      (m) => m[1]?.split(', ') ?? [],
    )
    const tables = [...(row[3] ?? '').matchAll(/S-(rules|fields|constants|words)/g)].map((m) => m[1])
    return [
      ...journeys.filter((j) => j !== 'a').map((j) => `test/journeys/${j}.spec.ts`),
      ...tables.map((t) => `test/specification.${t}.test.ts`),
    ]
  })
  expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([])
})
