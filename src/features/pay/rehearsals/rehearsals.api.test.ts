import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { cutOffOf } from '../payroll/due.rules.ts'
import type { PayFinding } from './contract.ts'
import { rehearsalJobs } from './jobs.ts'
import { isTimeToRehearse, rehearsalFindings } from './rehearsal.rules.ts'

let app: TestServer
let office: PayOffice
let lin: Hired
let groupId: string
let now = new Date('2026-06-10T04:00:00Z')
const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'SG')
  lin = await hire(office, { fullName: 'Lin Wei', compensation: { basicSalary: 5000 } }, CITIZEN)
  ;({ groupId } = await monthlyGroup(office))
  await lockedRun(app, office, { groupId, payDay: '2026-06-30' })
  await hire(office, { fullName: 'Farah Idris', compensation: { basicSalary: 4200 } }, null)
  await office.good('POST', '/api/payroll/one-offs', {
    employmentId: lin.employmentId,
    kind: 'earning',
    nature: 'bonus',
    label: 'Bonus',
    amount: 500_000,
    month: '2026-07',
  })
})
afterAll(() => app.close())

/** What the timetable does each hour, for this company. */
const runJob = async () => {
  for (const { run } of rehearsalJobs) await run(app.server.services, { companyId: office.maker.companyId })
}
const group = async () => (await office.good('GET', '/api/rehearsals')).groups[0]
const letters = async () =>
  (await app.look<{ n: number }>(`select count(*)::int n from outbox where template = 'pay-rehearsed'`))[0]?.n
const said = (findings: PayFinding[]) => findings.map(({ name, kind, messages }) => [name, kind, messages[0] ?? null])

describe('the days of a rehearsal', () => {
  const days = { cutOffDays: 3, days: 5, changePercent: 20 }
  test('are counted back from the cut-off, which lies before the pay day', () => {
    expect(cutOffOf('2026-07-31', days)).toBe('2026-07-28')
    expect(isTimeToRehearse('2026-07-31', '2026-07-22', days)).toBe(false)
    expect(isTimeToRehearse('2026-07-31', '2026-07-23', days)).toBe(true)
    expect(isTimeToRehearse('2026-07-31', '2026-08-01', days)).toBe(false)
  })
  test('nobody is new where nobody was paid before, and a change is much from its share on', () => {
    const one = { employmentId: 'a', gates: [], net: 120, lastNet: null }
    expect(rehearsalFindings([one], [], 20)).toEqual([])
    const before = [{ employmentId: 'a', net: 100 }]
    expect(rehearsalFindings([{ ...one, lastNet: 100 }], before, 20).map(({ kind }) => kind)).toEqual(['changed'])
    expect(rehearsalFindings([{ ...one, lastNet: 101 }], before, 20)).toEqual([])
    expect(rehearsalFindings([], before, 20).map(({ kind }) => kind)).toEqual(['gone'])
  })
})

describe('a run that is tried before its cut-off', () => {
  test('is not tried before its day', async () => {
    now = new Date('2026-07-15T04:00:00Z')
    await runJob()
    expect((await group()).rehearsal).toBeNull()
  })

  test('tells payroll in one message what would stop it and what changes much; no run is made', async () => {
    now = new Date('2026-07-23T04:00:00Z')
    await runJob()
    const { rehearsal } = await group()
    expect(rehearsal).toMatchObject({
      payDay: '2026-07-31',
      cutOff: '2026-07-28',
      people: 2,
      stopped: 1,
      lastNet: 400_000,
    })
    expect(said(rehearsal.findings)).toEqual([
      ['Farah Idris', 'stopped', 'CPF: the date of birth is not known'],
      ['Lin Wei', 'changed', null],
    ])
    expect((await office.good('GET', '/api/payroll/runs')).runs.length).toBe(1)
    const first = await letters()
    expect(first).toBeGreaterThan(0)
    now = new Date('2026-07-24T04:00:00Z')
    await runJob()
    expect(await letters()).toBe(first)
  })

  test('is tried again by hand once things are put right', async () => {
    const { rehearsal } = await office.good('POST', `/api/rehearsals/${groupId}`)
    expect(rehearsal.stopped).toBe(1)
    const farah = rehearsal.findings[0]
    await office.good('POST', `/api/payroll/people/${farah.employmentId}/profile`, {
      effectiveFrom: '2026-01-05',
      facts: CITIZEN,
    })
    const again = await office.good('POST', `/api/rehearsals/${groupId}`)
    expect(said(again.rehearsal.findings)).toEqual([
      ['Lin Wei', 'changed', null],
      ['Farah Idris', 'new', null],
      ['Farah Idris', 'look', expect.stringContaining('the run was locked without this person')],
    ])
  })
})
