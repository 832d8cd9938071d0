import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from '../../time/attendance/jobs.ts'
import { openMonths } from '../../time/attendance/periods.service.ts'
import { PLAIN_POLICY } from '../../time/leave/policy.rules.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let mei: Person
let arun: Person
let bob: PortalPerson
let bobAt = ''
let groupId = ''
let now = new Date('2026-10-05T00:00:00Z')

type Who = { token: string }
const call = (method: string, path: string, body?: unknown, who: Who = mei) =>
  app.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })
const good = async (method: string, path: string, body?: unknown, who: Who = mei) => {
  const answer = await call(method, path, body ?? (method === 'GET' ? undefined : {}), who)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const drained = () => drain(app.server.services, { companyId: mei.companyId })
const approve = async (kind: string, who: Person = mei) => {
  const answer = await agreeTo(app, who, kind)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data.results.map(({ why }: { why: unknown }) => why)).toEqual([null])
}
const employmentOf = async (who: PortalPerson): Promise<string> =>
  (await good('GET', `/api/employees/${who.employeeId}/employments`)).employments[0].id
const step = async (run: PayRun, action: string): Promise<PayRun> =>
  (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
const begin = async (payDay: string, kind = 'regular'): Promise<PayRun> =>
  (await good('POST', '/api/payroll/runs', { groupId, payDay, kind })).run
const read = (id: string) => good('GET', `/api/payroll/runs/${id}`)
const agreed = async (run: PayRun): Promise<PayRun> => {
  await step(run, 'submit')
  await approve('pay-run', arun)
  return (await read(run.id)).run
}
type Line = {
  key: string
  label: string
  kind: string
  amount: number
  from: string | null
  why: { inputs: { name: string; value: string }[]; steps: { text: string; result: string }[] }
}
const linesOf = async (run: PayRun): Promise<Line[]> =>
  (await good('GET', `/api/payroll/runs/${run.id}/people/${bobAt}`)).slip.lines
const gatesOf = async (run: PayRun): Promise<string[]> => {
  const { people } = await read(run.id)
  const found = people.find(({ name }: { name: string }) => name === 'Bob Lee')
  return found.gates.map(({ message }: { message: string }) => message)
}
const punches = (day: string, from: string, until: string) =>
  good('POST', '/api/attendance/fixes', {
    fixes: [
      { employeeId: bob.employeeId, kind: 'add', at: `${day}T${from}:00Z`, direction: 'in' },
      { employeeId: bob.employeeId, kind: 'add', at: `${day}T${until}:00Z`, direction: 'out' },
    ],
    reason: 'On paper',
  })
const overtimeOn = async (day: string, minutes: number) => {
  await good('POST', '/api/my/overtime', { day, minutes, reason: 'Ship was late' }, bob)
  await approve('overtime')
  await drained()
  const found = await good('GET', `/api/employees/${bob.employeeId}/attendance?day=${day}`)
  return found.day.overtimePaid as number
}
const claim = async (amount: string, category = 'Meals') => {
  const { categories } = await good('GET', '/api/my-expenses', undefined, bob)
  const categoryId = categories.find(({ name }: { name: string }) => name === category).id
  const { claim: made } = await good('POST', '/api/my-expenses', { title: 'Client visit' }, bob)
  const line = { categoryId, spentOn: '2026-10-06', currency: 'SGD', amount, merchant: crypto.randomUUID() }
  await good('POST', `/api/my-expenses/${made.id}/lines`, line, bob)
  await good('POST', `/api/my-expenses/${made.id}/submit`, {}, bob)
  const { claim: asked } = await good('GET', `/api/expense-claims/${made.id}`)
  await good('POST', `/api/expense-claims/${made.id}/decide`, { hash: asked.hash, verdict: 'approve' })
  return made.id as string
}
const stateOf = async (id: string): Promise<string> => (await good('GET', `/api/expense-claims/${id}`)).claim.state

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  arun = await anAdministrator(app, mei, 'Arun')
  bob = await aPortalPerson(app, mei, {
    name: 'Bob Lee',
    compensation: { basicSalary: 2400 },
    bankName: 'DBS',
    bankAccountNumber: '0123456789',
  })
  bobAt = await employmentOf(bob)
  const { entities } = await good('GET', '/api/payroll/setup')
  const group = { entityId: entities[0].id, name: 'Harbour monthly', frequency: 'monthly', payOn: 31 }
  groupId = (await good('POST', '/api/payroll/groups', group)).group.id
  await good('POST', `/api/payroll/people/${bobAt}/profile`, {
    effectiveFrom: '2026-01-05',
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })
  await good('POST', '/api/company/expense-rules/usual-categories')
}, 60_000)
afterAll(() => app.close())

/** One and a half times 12 × 2,400 ÷ (52 × 44), in cents. */
const overtimePay = (minutes: number) => Math.round((((240_000 * 12) / (52 * 44)) * 1.5 * minutes) / 60)

describe('a run of a month', () => {
  let october: PayRun
  let paidMinutes = 0
  let lunch = ''

  test('takes off unpaid leave and names it, once; half a day is half', async () => {
    const type = (
      await good('POST', '/api/company/leave/types', { country: 'SG', name: 'Unpaid leave', paid: false })
    ).countries[0].types.find(({ type: { name } }: { type: { name: string } }) => name === 'Unpaid leave').type
    expect(type.pays).toBe('nothing')
    const leave = (from: string, more: object = {}) =>
      good('POST', '/api/company/leave/requests', {
        employeeId: bob.employeeId,
        type: type.key,
        from,
        until: from,
        ...more,
      })
    await leave('2026-10-12')
    await leave('2026-10-13', { halves: [{ day: '2026-10-13', half: 'am' }] })
    now = new Date('2026-11-03T01:00:00Z')
    october = await step(await begin('2026-10-31'), 'calculate')
    const basic = (await linesOf(october)).find(({ key }) => key === 'basic')
    // October 2026 has 22 working days of 528 minutes; the morning of one is 240 of them, as its leave costs: 2,400 × (22 − 16/11) ÷ 22.
    expect(basic?.amount).toBe(224_132)
    expect(basic?.why.inputs).toContainEqual(expect.objectContaining({ name: 'Unpaid leave', value: '1.454545' }))
  })

  test('takes off no more than the company leaves unpaid: a policy may pay half of a day the law pays nothing of', async () => {
    const { countries } = await good('GET', '/api/company/leave/policies')
    const { types } = countries.find(({ country }: { country: string }) => country === 'SG')
    const { type } = types.find((one: { type: { name: string } }) => one.type.name === 'Unpaid leave')
    const policy = { type: type.key, name: 'Half-paid leave', effectiveFrom: '2020-01-01' }
    const content = { ...PLAIN_POLICY, unlimited: true, steps: [], leastPay: 50 }
    await good('POST', '/api/company/leave/policies', { ...policy, content })
    october = await step(october, 'calculate')
    const basic = (await linesOf(october)).find(({ key }) => key === 'basic')
    expect(basic?.amount).toBe(240_000 - Math.round((240_000 * (16 / 11)) / 2 / 22))
  })

  test('pays approved overtime by the law, with each day in its derivation, and says that it is not locked yet', async () => {
    await punches('2026-10-05', '00:00', '12:00')
    await drained()
    expect((await linesOf(await step(october, 'calculate'))).some(({ key }) => key.startsWith('time'))).toBe(false)
    paidMinutes = await overtimeOn('2026-10-05', 120)
    expect(paidMinutes).toBe(120)
    october = await step((await read(october.id)).run, 'calculate')
    const line = (await linesOf(october)).find(({ key }) => key === 'time.overtime')
    expect(line?.amount).toBe(overtimePay(120))
    expect(line?.why.steps).toEqual([{ text: '5 October 2026: 2 h', result: expect.stringContaining('37.76') }])
    expect((await gatesOf(october)).join()).toContain('Overtime on 5 October is not locked in attendance')
  })

  test('names days that are to be put right, and does not wait for them', async () => {
    await good('POST', '/api/attendance/fixes', {
      fixes: [{ employeeId: bob.employeeId, kind: 'add', at: '2026-10-07T00:00:00Z', direction: 'in' }],
      reason: 'On paper',
    })
    await drained()
    october = await step(october, 'calculate')
    expect((await gatesOf(october)).join()).toContain('Attendance is to be put right on 7 October')
    expect(october.sums.blocked).toBe(0)
  })

  test('pays approved expenses back without contributions, and gives them up with the run', async () => {
    lunch = await claim('84.50')
    october = await step(october, 'calculate')
    const lines = await linesOf(october)
    expect(lines.find(({ label }) => label === 'Meals')).toMatchObject({ kind: 'reimbursement', amount: 8_450 })
    await step(october, 'void')
    const { due } = await good('GET', '/api/company/expense-payments')
    expect(due).toMatchObject([{ person: 'Bob Lee', amount: { minor: 8_450 } }])
    expect(await stateOf(lunch)).toBe('approved')
  })

  test('is not locked with an expense that the bank has paid meanwhile', async () => {
    const run = await agreed(await step(await begin('2026-10-31'), 'calculate'))
    await good('POST', '/api/company/expense-payments', { currency: 'SGD', employeeIds: [bob.employeeId] })
    const refused = await call('POST', `/api/payroll/runs/${run.id}/lock`, { version: run.version })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Bob Lee')])
    october = await step(run, 'calculate')
    expect((await linesOf(october)).some(({ label }) => label === 'Meals')).toBe(false)
  })

  test('schedules expenses when it is locked, and they are paid when the payslips are out', async () => {
    const taxi = await claim('31.00')
    october = await step(await agreed(await step(october, 'calculate')), 'lock')
    expect(await stateOf(taxi)).toBe('scheduled')
    expect((await good('GET', '/api/company/expense-payments')).due).toEqual([])
    await step(october, 'publish')
    expect(await stateOf(taxi)).toBe('paid')
  })
})

describe('the month after', () => {
  test('pays what came to light of locked overtime, and not the same minutes again', async () => {
    await app.server.services.database.forCompany(mei.companyId, (db) =>
      openMonths({ db, companyId: mei.companyId }, '2026-10-01', '2026-11-03'),
    )
    const { periods } = await good('GET', '/api/attendance/periods')
    const october = periods.find((period: { from: string }) => period.from === '2026-10-01')
    await good('POST', `/api/attendance/periods/${october.id}/lock`, { withUnclear: true })
    // The other day of October is put right after the lock.
    await good('POST', '/api/attendance/fixes', {
      fixes: [{ employeeId: bob.employeeId, kind: 'add', at: '2026-10-07T12:00:00Z', direction: 'out' }],
      reason: 'On paper',
    })
    await drained()
    const late = await overtimeOn('2026-10-07', 60)
    expect(late).toBe(60)
    const november = await step(await begin('2026-11-30'), 'calculate')
    const time = (await linesOf(november)).filter(({ key }) => key.startsWith('time'))
    expect(time.map(({ amount, from }) => [amount, from])).toEqual([[overtimePay(60), '2026-10-07']])
    await step(november, 'void')
  })

  test('of two runs that pay the same thing and are locked at once, one is refused and nothing is paid twice', async () => {
    const bonus = { employmentId: bobAt, kind: 'earning', nature: 'bonus', label: 'Bonus', amount: 10_000 }
    await good('POST', '/api/payroll/one-offs', { ...bonus, month: '2026-11' })
    const regular = await agreed(await step(await begin('2026-11-30'), 'calculate'))
    const besides = await agreed(await step(await begin('2026-11-20', 'off_cycle'), 'calculate'))
    const answers = await Promise.all(
      [regular, besides].map((run) => call('POST', `/api/payroll/runs/${run.id}/lock`, { version: run.version })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const paid = await app.look<{ n: number }>(`select count(*)::int as n from pay_lines where label = 'Bonus'`)
    expect(paid).toEqual([{ n: 1 }])
    const rest = answers[0]?.status === 200 ? besides : regular
    const again = await step((await read(rest.id)).run, 'calculate')
    if (again.kind === 'off_cycle') expect(again.sums.people).toBe(0)
    else await step(await agreed(again), 'lock')
    const minutes = await app.look<{ minutes: number }>(
      `select sum(minutes)::int as minutes from pay_time_uses group by work_date order by work_date`,
    )
    expect(minutes).toEqual([{ minutes: 120 }, { minutes: 60 }])
  })

  test('takes nothing back by itself of overtime that was paid and is shorter now: it is a case that needs consent', async () => {
    const day = await good('GET', `/api/employees/${bob.employeeId}/attendance?day=2026-10-05`)
    const out = day.punches.at(-1)
    await good('POST', '/api/attendance/fixes', {
      fixes: [
        { employeeId: bob.employeeId, kind: 'retime', punchId: out.id, at: '2026-10-05T10:30:00Z', direction: 'out' },
      ],
      reason: 'Left earlier',
    })
    await drained()
    now = new Date('2026-12-20T01:00:00Z')
    const december = await step(await begin('2026-12-31'), 'calculate')
    expect((await linesOf(december)).filter(({ key }) => key.startsWith('time'))).toEqual([])
    expect((await gatesOf(december)).join()).toContain('was paid too much')
    const { recoveries } = await good('GET', '/api/payroll/recoveries')
    expect(recoveries).toMatchObject([
      { state: 'open', name: 'Bob Lee', parts: [{ label: 'Overtime', from: '2026-10-05' }] },
    ])
    const [{ id, amount, version }] = recoveries
    expect(amount).toBeGreaterThan(0)
    const coming = await good('GET', '/api/payroll/inputs?month=2026-12')
    expect(coming.notes.map(({ key }: { key: string }) => key)).toContain('time_back')

    await good('POST', `/api/payroll/recoveries/${id}/agree`, {
      version,
      amount,
      instalments: 1,
      firstMonth: '2026-12',
      consentOn: '2026-12-20',
    })
    const again = await step(december, 'calculate')
    const given = (await linesOf(again)).filter(({ label }) => label === 'Paid too much, given back')
    expect(given).toMatchObject([{ kind: 'deduction', amount }])
    // It is settled: nobody is asked a second time, and the time is not paid again.
    expect((await gatesOf(again)).join()).not.toContain('was paid too much')
    expect((await good('GET', '/api/payroll/recoveries')).recoveries).toHaveLength(1)
  })

  test('prices overtime anew once a raise comes late: the month says what was paid and what was due', async () => {
    await good('POST', `/api/employees/${bob.employeeId}/pay-changes`, {
      effectiveFrom: '2026-10-01',
      basicSalary: '2500',
      reason: 'Promised in September',
      cause: 'paid_late',
    })
    const { runs } = await good('GET', '/api/payroll/runs')
    const december = await step(
      runs.find(({ payDay }: PayRun) => payDay === '2026-12-31'),
      'calculate',
    )
    const back = (await linesOf(december)).filter(({ key }) => key.startsWith('arrears.'))
    const [left] = await app.look<{ minutes: number }>(
      `select sum(minutes)::int as minutes from pay_time_uses where work_date = '2026-10-05'`,
    )
    expect(left?.minutes).toBeLessThan(120)
    const ofTime = back.filter(({ key }) => key === 'arrears.time.overtime')
    // One hour of the 7th, and what is left of the 5th, at 2,500 less what they were paid at 2,400.
    const atRate = (basic: number, minutes: number) => (((basic * 12) / (52 * 44)) * 1.5 * minutes) / 60
    const minutes = 60 + (left?.minutes ?? 0)
    expect(Math.abs((ofTime[0]?.amount ?? 0) - (atRate(250_000, minutes) - atRate(240_000, minutes)))).toBeLessThan(2)
    expect(ofTime).toMatchObject([{ from: '2026-10-01' }])
    expect(ofTime[0]?.why.steps[0]?.text).toContain('1 October 2026 to 31 October 2026')
    // Basic pay of both months with it; of October without the part of the days that were unpaid.
    expect(back.filter(({ key }) => key === 'arrears.basic').map(({ from }) => from)).toEqual([
      '2026-10-01',
      '2026-11-01',
    ])
    const october = back.find(({ key, from }) => key === 'arrears.basic' && from === '2026-10-01')
    const paidPart = 1 - 8 / 11 / 22
    expect(october?.amount).toBe(Math.round(250_000 * paidPart) - Math.round(240_000 * paidPart))
  })
})

describe('time off instead of pay', () => {
  test('goes into the leave of whom the law lets have it, once, and is not paid as well', async () => {
    const cara = await aPortalPerson(app, mei, { name: 'Cara Ng', compensation: { basicSalary: 6000 } })
    const caraAt = await employmentOf(cara)
    const facts = { birthDate: '1988-02-02', cpfStatus: 'citizen' }
    await good('POST', `/api/payroll/people/${caraAt}/profile`, { effectiveFrom: '2026-01-05', facts })
    await good('PUT', '/api/company/settings/payroll', { scope: 'company', values: { timeOff: true } })
    // 13 December 2026 is a Sunday.
    const punch = (at: string, direction: string) => ({ employeeId: cara.employeeId, kind: 'add', at, direction })
    await good('POST', '/api/attendance/fixes', {
      fixes: [punch('2026-12-13T01:00:00Z', 'in'), punch('2026-12-13T05:00:00Z', 'out')],
      reason: 'Stocktaking',
    })
    await drained()
    await good('POST', '/api/my/overtime', { day: '2026-12-13', minutes: 240, reason: 'Stocktaking' }, cara)
    await approve('overtime')
    await drained()
    const { runs } = await good('GET', '/api/payroll/runs')
    const december = await step(
      runs.find(({ payDay }: PayRun) => payDay === '2026-12-31'),
      'calculate',
    )
    const { person, slip } = await good('GET', `/api/payroll/runs/${december.id}/people/${caraAt}`)
    expect(person.gates.map(({ message }: { message: string }) => message).join()).toContain(
      'Rest day: 4 h of time off, instead of pay',
    )
    expect(slip.lines.some(({ key }: Line) => key.startsWith('time'))).toBe(false)
    await step(await agreed(december), 'lock')
    const lots = await app.look<{ minutes: number; source: string; until: string }>(
      `select minutes, source, expires_on::text as until from leave_lots where kind = 'comp_off'`,
    )
    expect(lots).toEqual([{ minutes: 240, source: 'time 2026-12-13 rest_day 1', until: '2027-03-31' }])
    const january = await step(await begin('2027-01-31'), 'calculate')
    const again = await good('GET', `/api/payroll/runs/${january.id}/people/${caraAt}`)
    expect(JSON.stringify(again.person.gates)).not.toContain('time off')
  })
})

describe('the inputs of a month', () => {
  const inputsOf = (month: string) => good('GET', `/api/payroll/inputs?month=${month}`)
  type Row = { kind: string; label: string; amount: number | null; days: string | null; paidIn: string | null }

  test('show what was paid with the run that paid it, and what is still to come', async () => {
    const october = await inputsOf('2026-10')
    const told = october.rows.map(({ kind, label, amount, days, paidIn }: Row) => [
      kind,
      label,
      amount,
      days,
      paidIn === null,
    ])
    expect(told).toContainEqual(['leave', 'Unpaid leave', null, '0.73', false])
    expect(told).toContainEqual(['time', 'Overtime', overtimePay(120), null, false])
    expect(told.filter(([kind]: [string]) => kind === 'claim')).toHaveLength(1)
    const december = await inputsOf('2026-12')
    expect(december.rows.filter(({ kind }: Row) => kind === 'time')).toEqual([])
    expect(december.people.map(({ name }: { name: string }) => name)).toEqual(['Bob Lee', 'Cara Ng'])
  })

  test('are pasted from a spreadsheet: each wrong row is named, and all are kept or none', async () => {
    const pasted = (rows: object[]) => ({
      groupId,
      month: '2027-02',
      kind: 'earning',
      nature: 'bonus',
      label: 'Year-end bonus',
      rows,
    })
    const { people } = await inputsOf('2027-02')
    const right = { person: people[0].number, label: '', amount: '1,250.50' }
    const wrong = { person: 'Nobody Atall', label: 'Gift', amount: '12.345' }
    const { rows } = await good('POST', '/api/payroll/one-offs/check', pasted([right, wrong]))
    expect(rows).toEqual([
      {
        row: 1,
        employmentId: bobAt,
        name: 'Bob Lee',
        label: 'Year-end bonus',
        component: null,
        amount: 125_050,
        problems: [],
      },
      expect.objectContaining({
        row: 2,
        employmentId: null,
        problems: ['Nobody in this group has this number or name', 'Amount has more than 2 decimals'],
      }),
    ])
    const refused = await call('POST', '/api/payroll/one-offs/paste', pasted([right, wrong]))
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Nothing was saved: row 2')])
    const bonuses = async () =>
      (await inputsOf('2027-02')).rows.filter(({ label }: Row) => label === 'Year-end bonus').length
    expect(await bonuses()).toBe(0)
    expect(
      await good('POST', '/api/payroll/one-offs/paste', pasted([right, { ...right, person: 'bob  LEE' }])),
    ).toEqual({
      saved: 2,
    })
    expect(await bonuses()).toBe(2)
  })
})
