import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree as agreeTo } from '../../../../test/hiring.ts'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'
import type { ExitView } from './exits.contract.ts'

let app: TestServer
let office: PayOffice
let groupId: string
const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-10-15T04:00:00Z') })
  office = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
})
afterAll(() => app.close())

const endOn = async (id: string, employmentId: string, endedOn: string) => {
  const { employments } = await office.good('GET', `/api/employees/${id}/employments`)
  const body = { version: employments[0].version, endedOn, endReason: 'Resigned' }
  await office.good('PUT', `/api/employees/${id}/employments/${employmentId}`, body)
}
const exitOf = async (employmentId: string): Promise<ExitView> =>
  (await office.good('GET', `/api/payroll/people/${employmentId}/exit`)).exit
const approved = async (employmentId: string, body: object): Promise<ExitView> => {
  const { exit } = await office.good('POST', `/api/payroll/people/${employmentId}/exit`, body)
  await office.good('POST', `/api/payroll/exits/${exit.id}/submit`, { version: exit.version })
  await office.agree('pay-exit')
  return exitOf(employmentId)
}
const pay = (exit: ExitView, payDay: string) =>
  office.call('POST', `/api/payroll/exits/${exit.id}/pay`, { version: exit.version, payDay })
const step = async (id: string, action: string): Promise<PayRun> => {
  const { run } = await office.good('GET', `/api/payroll/runs/${id}`)
  return (await office.good('POST', `/api/payroll/runs/${id}/${action}`, { version: run.version })).run
}
const caseOf = async (employmentId: string) =>
  (await office.good('GET', '/api/payroll/recoveries')).recoveries.find(
    (one: { employmentId: string }) => one.employmentId === employmentId,
  )

describe('who has to be cleared by the tax office', () => {
  test('FS-010: is held from the day it is known that they leave, until somebody lets them go', async () => {
    const own = await payOffice(app, 'SG')
    const raj = await hire(
      own,
      {
        fullName: 'Raj Menon',
        compensation: { basicSalary: 6400 },
      },
      { birthDate: '1990-01-01', cpfStatus: 'foreigner' },
    )
    const lin = await hire(
      own,
      { fullName: 'Lin Wei', compensation: { basicSalary: 5000 } },
      { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    )
    for (const { id } of [raj, lin]) {
      const [{ id: at, version }] = (await own.good('GET', `/api/employees/${id}/employments`)).employments
      const last = { version, endedOn: '2026-12-02', endReason: 'Resigned' }
      await own.good('PUT', `/api/employees/${id}/employments/${at}`, last)
    }
    const { exit } = await own.good('GET', `/api/payroll/people/${raj.employmentId}/exit`)
    expect(exit.open.join()).toContain('file form IR21 by 2 November 2026')
    const { groupId: monthly } = await monthlyGroup(own)
    let { run } = await own.good('POST', '/api/payroll/runs', {
      groupId: monthly,
      payDay: '2026-11-30',
      kind: 'regular',
    })
    const calculate = async () => {
      run = (await own.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })).run
      const { people } = await own.good('GET', `/api/payroll/runs/${run.id}`)
      return people.map((one: { name: string; state: string; net: number }) => [one.name, one.state, one.net])
    }
    const held = [
      ['Lin Wei', 'ok', 400_000],
      ['Raj Menon', 'held', 640_000],
    ]
    expect(await calculate()).toEqual(held)
    expect(await calculate()).toEqual(held)
    const cleared = { state: 'ok', reason: 'Cleared by the tax office' }
    await own.good('POST', `/api/payroll/runs/${run.id}/people/${raj.employmentId}`, cleared)
    expect((await calculate())[1]).toEqual(['Raj Menon', 'ok', 640_000])
  })
})

describe('a settlement', () => {
  let ann: Hired

  test('holds what was paid too much and is not settled; with consent the last pay takes it and the case is closed', async () => {
    ann = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 3000 } }, facts)
    await lockedRun(app, office, { groupId, payDay: '2026-08-31' })
    await office.good('POST', `/api/employees/${ann.id}/pay-changes`, {
      effectiveFrom: '2026-08-01',
      basicSalary: '2900',
      reason: 'Entered wrongly',
      cause: 'error',
    })
    await lockedRun(app, office, { groupId, payDay: '2026-09-30' })
    expect(await caseOf(ann.employmentId)).toMatchObject({ state: 'open', amount: 10_000 })
    await endOn(ann.id, ann.employmentId, '2026-10-16')
    const { owed, receivable } = await exitOf(ann.employmentId)
    expect(owed).toMatchObject([{ label: 'Paid too much before', amount: 10_000, agreed: false }])
    expect(receivable).toBe(10_000)

    const agreedTo = owed.map(({ label, amount }) => ({ label, amount, agreed: true }))
    const exit = await approved(ann.employmentId, { owed: agreedTo })
    const paying = await pay(exit, '2026-10-16')
    expect(paying.status, paying.text).toBe(200)
    const runId: string = paying.body.data.exit.runId
    await step(runId, 'calculate')
    const { slip } = await office.good('GET', `/api/payroll/runs/${runId}/people/${ann.employmentId}`)
    expect(slip.lines.map(({ label, amount }: { label: string; amount: number }) => [label, amount])).toContainEqual([
      'Paid too much before',
      10_000,
    ])
    await step(runId, 'submit')
    await office.agree('pay-run')
    await step(runId, 'lock')
    expect(await caseOf(ann.employmentId)).toMatchObject({ state: 'agreed', agreed: 10_000, firstMonth: '2026-10' })
  })

  test('takes an advance once: what the last pay took of it is given back', async () => {
    const bob: PortalPerson = await aPortalPerson(app, office.maker, {
      name: 'Bob Lee',
      compensation: { basicSalary: 2400 },
    })
    const { employments } = await office.good('GET', `/api/employees/${bob.employeeId}/employments`)
    const at: string = employments[0].id
    await office.good('POST', `/api/payroll/people/${at}/profile`, { effectiveFrom: '2026-01-05', facts })
    const asked = { amount: '120.00', currency: 'SGD', reason: 'Fair in Penang' }
    const { advance } = await office.good('POST', '/api/my-expenses/advances', asked, bob.token)
    expect((await agreeTo(app, office.maker, 'expense-advance')).status).toBe(200)
    await office.good('POST', `/api/company/expense-advances/${advance.id}/pay`, {})
    await endOn(bob.employeeId, at, '2026-10-20')
    const { owed } = await exitOf(at)
    expect(owed).toMatchObject([{ label: 'Advance: Fair in Penang', amount: 12_000 }])
    const exit = await approved(at, { owed: owed.map(({ label, amount }) => ({ label, amount, agreed: true })) })
    const runId: string = (await pay(exit, '2026-10-20')).body.data.exit.runId
    await step(runId, 'calculate')
    await step(runId, 'submit')
    await office.agree('pay-run')
    await step(runId, 'lock')
    const { advances } = await office.good('GET', '/api/company/expense-advances')
    expect(advances).toMatchObject([
      { id: advance.id, state: 'closed', returned: { minor: 12_000 }, left: { minor: 0 } },
    ])
  })

  test('takes what is left of a loan that was taken in parts, and the loan is paid off', async () => {
    const dan = await hire(office, { fullName: 'Dan Ong', compensation: { basicSalary: 5200 } }, facts)
    const entityId: string = (await office.good('GET', '/api/payroll/setup')).entities[0].id
    const component = { code: 'staff_loan', name: 'Staff loan', nature: 'deduction', effectiveFrom: '2026-01-05' }
    await office.good('POST', '/api/pay-components', { entityId, ...component })
    const { deduction } = await office.good('POST', '/api/pay-deductions', {
      employmentId: dan.employmentId,
      component: 'staff_loan',
      amount: 20_000,
      startsOn: '2026-10-01',
      total: 50_000,
    })
    await endOn(dan.id, dan.employmentId, '2026-10-22')
    const { owed } = await exitOf(dan.employmentId)
    expect(owed).toMatchObject([{ label: 'Staff loan', amount: 50_000, agreed: false }])
    const exit = await approved(dan.employmentId, {
      owed: owed.map(({ label, amount }) => ({ label, amount, agreed: true })),
    })
    const runId: string = (await pay(exit, '2026-10-22')).body.data.exit.runId
    await step(runId, 'calculate')
    await step(runId, 'submit')
    await office.agree('pay-run')
    await step(runId, 'lock')
    const whole = await office.good('GET', `/api/pay-deductions/${deduction.id}`)
    expect(whole.deduction).toMatchObject({ taken: 50_000, state: 'paid_off' })
  })

  test('that comes to something else than was approved is not paid before it is approved again, and says what differs', async () => {
    const cho = await hire(office, { fullName: 'Cho Min', compensation: { basicSalary: 2600 } }, facts)
    await endOn(cho.id, cho.employmentId, '2026-10-23')
    const exit = await approved(cho.employmentId, { leaveDays: '4' })
    const before = exit.lines[0]?.amount ?? 0
    await office.good('POST', `/api/employees/${cho.id}/pay-changes`, {
      effectiveFrom: '2026-10-01',
      basicSalary: '3900',
      reason: 'Promoted',
      cause: 'decided_late',
      decidedOn: '2026-10-14',
    })
    const refused = await pay(exit, '2026-10-23')
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(
      `SGD ${((before * 1.5) / 100).toFixed(2)} now, SGD ${(before / 100).toFixed(2)} when it was approved`,
    )
    const again = await approved(cho.employmentId, { leaveDays: '4' })
    const runId: string = (await pay(again, '2026-10-23')).body.data.exit.runId
    expect((await step(runId, 'calculate')).sums.blocked).toBe(0)
    // And once it is in its run: what changes before the lock stops it.
    await office.good('POST', `/api/employees/${cho.id}/pay-changes`, {
      effectiveFrom: '2026-10-01',
      basicSalary: '4000',
      reason: 'Promoted',
      cause: 'decided_late',
      decidedOn: '2026-10-14',
    })
    const { sums } = await step(runId, 'calculate')
    expect(sums.blocked).toBe(1)
    const { person } = await office.good('GET', `/api/payroll/runs/${runId}/people/${cho.employmentId}`)
    expect(person.gates.find(({ stops }: { stops: boolean }) => stops).message).toContain('when it was approved')
  })
})
