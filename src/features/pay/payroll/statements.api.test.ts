import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hire, lockedRun, monthlyGroup, type PayOffice, payOffice, runsInParts } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
const spied = vi.spyOn(pg.Client.prototype, 'query')

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-10-20T02:00:00Z') })
})
afterAll(async () => {
  spied.mockRestore()
  await app.close()
})

/** Who asks stands in the text that opens a transaction. */
const textOf = (question: unknown): string =>
  String((question as { text?: string }).text ?? question).replaceAll(/[0-9a-f-]{36}/g, 'ID')

/** Drafts go two hundred, twenty or one at a time: of few there are as many statements as people. Which sessions were used is told every few seconds. */
const LEFT_OUT = /insert into pay_drafts|note_use|^(begin|commit|commit; begin)$/

/** How often each statement is asked while something is done. */
const statementsOf = async (work: () => Promise<unknown>): Promise<Map<string, number>> => {
  spied.mockClear()
  await work()
  const asked = spied.mock.calls.map(([question]) => textOf(question))
  const counted = asked.filter((text) => !LEFT_OUT.test(text))
  return new Map([...Map.groupBy(counted, (text) => text)].map(([text, all]) => [text, all.length]))
}

const officeOf = async (country: string, people: number): Promise<{ office: PayOffice; groupId: string }> => {
  const office = await payOffice(app, country)
  const { groupId } = await monthlyGroup(office)
  for (let n = 0; n < people; n++)
    // Below what the law asks beside a foreigner: the whole employer is asked about for it.
    await hire(
      office,
      { fullName: `Person ${n}`, compensation: { basicSalary: 1_000 + n } },
      { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    )
  return { office, groupId }
}

describe('a run', () => {
  test('asks the database as often of nine people as of three', async () => {
    const [few, many] = [await officeOf('SG', 3), await officeOf('SG', 9)]
    const paid = ({ office, groupId }: Awaited<ReturnType<typeof officeOf>>) =>
      statementsOf(async () => {
        const { id, version } = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
        await office.good('POST', `/api/payroll/runs/${id}/publish`, { version })
      })
    // What is asked once in a process is asked.
    await paid(await officeOf('SG', 1))
    const ofFew = await paid(few)
    const ofMany = await paid(many)
    const more = [...ofMany].filter(([text, times]) => times > (ofFew.get(text) ?? 0))
    expect(more).toEqual([])
    expect(ofFew.size).toBeGreaterThan(50)
  })

  test('of many, part by part, asks once about the whole employer', async () => {
    const { office, groupId } = await officeOf('SG', 5)
    const runs = runsInParts(app, office, groupId)
    runs.atOnce(2)
    const id = await runs.newRun('2026-10-31')
    const asked = await statementsOf(async () => {
      await runs.good(id, 'calculate')
      await runs.work(id)
    })
    expect(await runs.runOf(id)).toMatchObject({ state: 'calculated', sums: { people: 5, blocked: 0 } })
    expect([...asked].filter(([text]) => text.includes('statutory_profiles said')).map(([, times]) => times)).toEqual([
      1,
    ])
  })
})
