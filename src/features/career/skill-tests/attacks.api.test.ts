import { afterAll, beforeAll, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
const now = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now, env: { RATE_LIMIT_FACTOR: '50' } })
})
afterAll(() => app.close())

const CALLS = 400
type Shown = { options?: string[]; choices?: string[] }
/** What is asked, in whatever order there is to choose among answers. */
const nameOf = ({ options = [], choices = [], ...shown }: Shown) =>
  JSON.stringify([shown, options.toSorted(), choices.toSorted()])

test.each(['coding', 'numeracy', 'reading'])('what is practised tells no answer of a test: %s', async (which) => {
  const { token } = await premiumSeeker(app, `${which}@rivers.example`, { now })
  const begun = await app.call('POST', '/api/seeker/skill-attempts', { token, body: { test: which, timePercent: 100 } })
  expect(begun.status, begun.text).toBe(201)
  const asked = new Set<string>(begun.body.data.questions.map((one: Shown) => nameOf(one)))
  expect(asked.size).toBe(12)
  const told = new Set<string>()
  for (let i = 0; i < CALLS; i += 1) {
    const { body } = await app.call('GET', `/api/seeker/skill-practice?test=${which}`, { token })
    expect(body.data.questions).toHaveLength(3)
    for (const { answer: _a, reason: _r, ...shown } of body.data.questions) told.add(nameOf(shown))
  }
  expect([...asked].filter((one) => told.has(one))).toEqual([])
  expect(told.size, 'and there is something to practise').toBeGreaterThan(10)
})
