import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree as agreeTo } from '../../../../test/hiring.ts'
import { lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from '../../time/attendance/jobs.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let office: PayOffice
let groupId: string
let now = new Date('2026-10-05T00:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
})
afterAll(() => app.close())

type Who = PortalPerson & { at: string }
const worker = async (name: string): Promise<Who> => {
  const person = await aPortalPerson(app, office.maker, { name, compensation: { basicSalary: 2400 } })
  const { employments } = await office.good('GET', `/api/employees/${person.employeeId}/employments`)
  const at: string = employments[0].id
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  await office.good('POST', `/api/payroll/people/${at}/profile`, { effectiveFrom: '2026-01-05', facts })
  return { ...person, at }
}
const askOvertime = (who: Who, day: string) =>
  office.good('POST', '/api/my/overtime', { day, minutes: 120, reason: 'Ship was late' }, who.token)
/** Twelve hours from eight in the morning in Singapore, two of them overtime that is approved. */
const overtimeOn = async (who: Who, day: string, { isAsked = false } = {}) => {
  const punch = (at: string, direction: string) => ({ employeeId: who.employeeId, kind: 'add', at, direction })
  await office.good('POST', '/api/attendance/fixes', {
    fixes: [punch(`${day}T00:00:00Z`, 'in'), punch(`${day}T12:00:00Z`, 'out')],
    reason: 'On paper',
  })
  const { companyId } = office.maker
  await drain(app.server.services, { companyId })
  if (!isAsked) await askOvertime(who, day)
  const agreed = await agreeTo(app, office.maker, 'overtime')
  expect(agreed.status, agreed.text).toBe(200)
  await drain(app.server.services, { companyId })
}
const step = async ({ id }: PayRun, action: string): Promise<PayRun> => {
  const { run } = await office.good('GET', `/api/payroll/runs/${id}`)
  return (await office.good('POST', `/api/payroll/runs/${id}/${action}`, { version: run.version })).run
}
const begun = async (payDay: string, kind = 'regular'): Promise<PayRun> =>
  step((await office.good('POST', '/api/payroll/runs', { groupId, payDay, kind })).run, 'calculate')
const finished = async (run: PayRun): Promise<PayRun> => {
  await step(run, 'submit')
  await office.agree('pay-run')
  return step(run, 'lock')
}
const personOf = (run: PayRun, who: Who) => office.good('GET', `/api/payroll/runs/${run.id}/people/${who.at}`)
type Line = { key: string; amount: number; from: string | null }
const overtimeIn = async (run: PayRun, who: Who) =>
  (await personOf(run, who)).slip.lines
    .filter(({ key }: Line) => key === 'time.overtime')
    .map(({ from, amount }: Line) => [from, amount])
const TWO_HOURS = Math.round(((240_000 * 12) / (52 * 44)) * 1.5 * 2)

describe('time that comes to light', () => {
  let ann: Who
  let bob: Who

  test('of a month somebody was left out of is paid by the next run, which says that the month was not', async () => {
    ann = await worker('Ann Lim')
    bob = await worker('Bob Tan')
    now = new Date('2026-10-20T00:00:00Z')
    const october = await begun('2026-10-31')
    await office.good('POST', `/api/payroll/runs/${october.id}/people/${ann.at}`, {
      state: 'excluded',
      reason: 'Papers are missing',
    })
    await finished(october)
    await overtimeOn(ann, '2026-10-06')
    now = new Date('2026-11-20T00:00:00Z')
    const november = await begun('2026-11-30')
    expect(await overtimeIn(november, ann)).toEqual([['2026-10-06', TWO_HOURS]])
    const gates = async (who: Who, run: PayRun) =>
      (await personOf(run, who)).person.gates.map(({ key }: { key: string }) => key)
    expect(await gates(ann, november)).toContain('left_out')
    expect(await gates(bob, november)).not.toContain('left_out')
    await finished(november)
    // Said once: the run after says nothing of it, and pays nothing of it again.
    now = new Date('2026-12-20T00:00:00Z')
    const december = await begun('2026-12-31')
    expect(await gates(ann, december)).not.toContain('left_out')
    expect(await overtimeIn(december, ann)).toEqual([])
    await step(december, 'void')
  })

  test('after the last run of somebody is paid by a run of its own or by the next one of everybody, once', async () => {
    // Asked for while they were here: whoever has left reads their papers, and asks for nothing.
    await askOvertime(bob, '2026-12-08')
    const { employments } = await office.good('GET', `/api/employees/${bob.employeeId}/employments`)
    await office.good('PUT', `/api/employees/${bob.employeeId}/employments/${bob.at}`, {
      version: employments[0].version,
      endedOn: '2026-12-11',
      endReason: 'Resigned',
    })
    const { exit } = await office.good('POST', `/api/payroll/people/${bob.at}/exit`, {})
    await office.good('POST', `/api/payroll/exits/${exit.id}/submit`, { version: exit.version })
    await office.agree('pay-exit')
    const approved = (await office.good('GET', `/api/payroll/people/${bob.at}/exit`)).exit
    const paying = await office.good('POST', `/api/payroll/exits/${exit.id}/pay`, {
      version: approved.version,
      payDay: '2026-12-21',
    })
    const { run } = await office.good('GET', `/api/payroll/runs/${paying.exit.runId}`)
    await finished(await step(run, 'calculate'))
    await overtimeOn(bob, '2026-12-08', { isAsked: true })
    await lockedRun(app, office, { groupId, payDay: '2026-12-31' })
    now = new Date('2027-01-10T00:00:00Z')
    const besides = await begun('2027-01-12', 'off_cycle')
    expect(besides.sums.people).toBe(1)
    expect(await overtimeIn(besides, bob)).toEqual([['2026-12-08', TWO_HOURS]])
    const january = await begun('2027-01-31')
    expect(await overtimeIn(january, bob)).toEqual([['2026-12-08', TWO_HOURS]])
    await finished(besides)
    const { people } = await office.good('GET', `/api/payroll/runs/${(await step(january, 'calculate')).id}`)
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ann Lim'])
  })
})
