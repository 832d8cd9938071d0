import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from '../payroll/contract.ts'

let app: TestServer
let office: PayOffice
let bob: PortalPerson
let at: string
let groupId: string
let other: string

const voiding = (run: PayRun, token?: string) =>
  office.call('POST', `/api/pay-files/runs/${run.id}/void`, { reason: 'A bonus was typed twice' }, token)
type Line = { key: string; kind: string; amount: number }
const linesOf = async (run: PayRun): Promise<Line[]> =>
  (await office.good('GET', `/api/payroll/runs/${run.id}/people/${at}`)).slip.lines
const slips = async () => (await office.good('GET', '/api/my-payslips', undefined, bob.token)).payslips

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  const { good } = office
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  bob = await aPortalPerson(app, office.maker, {
    name: 'Bob Lee',
    compensation: { basicSalary: 2400 },
    bankAccountNumber: '0123456789',
  })
  at = (await good('GET', `/api/employees/${bob.employeeId}/employments`)).employments[0].id
  await good('POST', `/api/payroll/people/${at}/profile`, { effectiveFrom: '2026-01-05', facts })
  await hire(
    office,
    { fullName: 'Ann Lim', compensation: { basicSalary: 3000 }, bankAccountNumber: '501234567001' },
    facts,
  )
  await good('POST', '/api/company/expense-rules/usual-categories')
  const { categories } = await good('GET', '/api/my-expenses', undefined, bob.token)
  const meals = categories.find(({ name }: { name: string }) => name === 'Meals').id
  const { claim } = await good('POST', '/api/my-expenses', { title: 'Client visit' }, bob.token)
  const line = { categoryId: meals, spentOn: '2026-10-06', currency: 'SGD', amount: '42.00', merchant: 'Rasa' }
  await good('POST', `/api/my-expenses/${claim.id}/lines`, line, bob.token)
  await good('POST', `/api/my-expenses/${claim.id}/submit`, {}, bob.token)
  const { hash } = (await good('GET', `/api/expense-claims/${claim.id}`)).claim
  await good('POST', `/api/expense-claims/${claim.id}/decide`, { hash, verdict: 'approve' })
  const once = { employmentId: at, month: '2026-10' }
  const bonus = { ...once, kind: 'earning', nature: 'bonus', label: 'Bonus', amount: 10_000 }
  await good('POST', '/api/payroll/one-offs', bonus)
  // More than may be taken at once: a part is left for later.
  await good('POST', '/api/payroll/one-offs', { ...once, kind: 'deduction', label: 'Loan', amount: 150_000 })
  groupId = (await monthlyGroup(office)).groupId
  other = (await anAdministrator(app, office.maker, 'Rita')).token
}, 60_000)
afterAll(() => app.close())

describe('a locked run of which no money has left', () => {
  let october: PayRun
  let before: Line[]

  test('is voided with a reason by somebody who has not locked it', async () => {
    october = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    before = await linesOf(october)
    await office.good('POST', `/api/payroll/runs/${october.id}/publish`, { version: october.version })
    await office.good('POST', `/api/pay-files/runs/${october.id}/files`, { format: 'payments_list' })
    const own = await voiding(october)
    expect([own.status, own.text]).toEqual([409, expect.stringContaining('somebody else voids it')])
    const without = await office.call('POST', `/api/pay-files/runs/${october.id}/void`, {}, other)
    expect(without.body.fields).toHaveProperty('reason')
    const given = await voiding(october, other)
    expect(given.status, given.text).toBe(200)
    const { run } = await office.good('GET', `/api/payroll/runs/${october.id}`)
    expect(run).toMatchObject({ state: 'void', voidReason: 'A bonus was typed twice', allowed: [] })
    expect((await voiding(october, other)).status).toBe(404)
  })

  test('keeps its figures, and its payslips say that they were withdrawn', async () => {
    expect(await linesOf(october)).toEqual(before)
    expect(await slips()).toMatchObject([{ runId: october.id, withdrawn: 'A bonus was typed twice' }])
    expect((await office.call('POST', `/api/my-payslips/${october.id}/open`, {}, bob.token)).status).toBe(404)
    const { due } = await office.good('GET', '/api/company/expense-payments')
    expect(due).toMatchObject([{ person: 'Bob Lee', amount: { minor: 4_200 } }])
  })

  test('has its payslips withdrawn for good: they are in no archive and are not published again', async () => {
    const { payslips } = await office.good('GET', '/api/payslips?month=2026-10')
    expect(payslips.map(({ state, note }: { state: string; note: string }) => [state, note])).toEqual([
      ['withdrawn', 'A bonus was typed twice'],
      ['withdrawn', 'A bonus was typed twice'],
    ])
    const again = await office.call('POST', `/api/payslips/${october.id}/${at}/1/publish`)
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('was voided')])
    const archive = await office.call('GET', '/api/payslips/archive?month=2026-10&reason=Audit')
    expect([archive.status, archive.text]).toEqual([409, expect.stringContaining('No payslip of this month')])
  })

  test('makes room for another run of the same period, which pays the same again, once', async () => {
    const again = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const figures = (lines: Line[]) => lines.map(({ key, kind, amount }) => [key, kind, amount])
    expect(figures(await linesOf(again))).toEqual(figures(before))
    const sums = await app.look<{ n: number }>(
      `select count(*)::int as n from pay_one_offs where label = 'Loan' and removed_at is null`,
    )
    // The loan, and the one rest that the second run left of it.
    expect(sums).toEqual([{ n: 2 }])
    await office.good('POST', `/api/payroll/runs/${again.id}/publish`, { version: again.version })
    const shown = (await slips()).map(({ runId, withdrawn }: { runId: string; withdrawn: string | null }) => [
      runId,
      withdrawn !== null,
    ])
    expect(shown).toEqual(
      expect.arrayContaining([
        [again.id, false],
        [october.id, true],
      ]),
    )
    october = again
  })

  test('is not voided once a later run is locked, or a file was taken out: it says what to do instead', async () => {
    const november = await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
    const followed = await voiding(october, other)
    expect([followed.status, followed.text]).toEqual([409, expect.stringContaining('A later run of this group')])
    const { fileId } = await office.good('POST', `/api/pay-files/runs/${november.id}/files`, {
      format: 'payments_list',
    })
    await office.good('POST', `/api/pay-files/files/${fileId}/download`, { reason: 'To the bank' })
    const taken = await voiding(november, other)
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('a correction pays the difference')])
    // Also once it was withdrawn: the bank may have it.
    await office.good('POST', `/api/pay-files/files/${fileId}/withdraw`, { reason: 'Wrong day' }, office.approver.token)
    expect((await voiding(november, other)).status).toBe(409)
  })

  test('is voided by one of two at once', async () => {
    const december = await lockedRun(app, office, { groupId, payDay: '2026-12-31' })
    const both = await Promise.all([voiding(december, other), voiding(december, office.approver.token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('is opened again for nobody who asked while it was being voided', async () => {
    const december = await lockedRun(app, office, { groupId, payDay: '2026-12-31' })
    // Nothing new is written of openings until the other has voided it.
    await app.look('begin')
    await app.look('lock table pay_reopenings in share mode')
    const asking = office.call('POST', `/api/payroll/runs/${december.id}/people/${at}/reopen`, {
      reason: 'A day is missing',
      payDay: '2026-12-31',
    })
    await new Promise((go) => setTimeout(go, 300))
    const voided = voiding(december, other)
    await new Promise((go) => setTimeout(go, 300))
    await app.look('commit')
    const answers = [(await asking).status, (await voided).status]
    // One of them has come too late.
    expect(
      answers.filter((status) => status < 300),
      String(answers),
    ).toHaveLength(1)
  })
})
