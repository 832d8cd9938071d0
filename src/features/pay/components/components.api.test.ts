import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from '../payroll/contract.ts'
import type { WholeComponent } from './contract.ts'

let app: TestServer
let mei: Person
let arun: Person
let rival: Person
let entityId: string
let groupId: string
const now = new Date('2026-11-20T04:00:00Z')

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}

type Hired = { id: string; employmentId: string; number: string }
const hire = async (over: Record<string, unknown> = {}): Promise<Hired> => {
  const { employee } = await good('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05', ...over }))
  const { employments } = await good('GET', `/api/employees/${employee.id}/employments`)
  const employmentId = employments[0].id
  await good('POST', `/api/payroll/people/${employmentId}/profile`, {
    effectiveFrom: '2026-01-05',
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })
  return { id: employee.id, employmentId, number: employments[0].number }
}

const step = async (run: PayRun, action: string): Promise<PayRun> =>
  (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
const begin = async (payDay: string): Promise<PayRun> =>
  (await good('POST', '/api/payroll/runs', { groupId, payDay, kind: 'regular' })).run
const calculated = async (payDay: string) => step(await begin(payDay), 'calculate')
const lock = async (run: PayRun) => {
  await step(run, 'submit')
  const answer = await agreeTo(app, arun, 'pay-run')
  expect(answer.status, answer.text).toBe(200)
  return step((await good('GET', `/api/payroll/runs/${run.id}`)).run, 'lock')
}
const slip = async (run: PayRun, who: Hired) =>
  (await good('GET', `/api/payroll/runs/${run.id}/people/${who.employmentId}`)).slip

const SHIFT = {
  code: 'shift',
  name: 'Shift allowance',
  names: { ar: 'بدل المناوبة', ta: 'சுழற்சிப் படி' },
  nature: 'allowance',
  account: '6055 Shift work',
  slipGroup: 'variable',
  effectiveFrom: '2026-01-01',
}
const add = (over: Record<string, unknown> = {}, token = mei.token) =>
  call('POST', '/api/pay-components', { entityId, ...SHIFT, ...over }, token)
const at = (code: string) => `/api/pay-components/${entityId}/${code}`
const whole = (code: string): Promise<WholeComponent> => good('GET', at(code))
const allow = (who: Hired, over: Record<string, unknown> = {}) =>
  call('POST', `/api/employees/${who.id}/allowances`, {
    allowance_type: 'Shift allowance',
    component: 'shift',
    frequency: 'monthly',
    currency: 'SGD',
    amount: '300.00',
    effective_from: '2026-01-05',
    ...over,
  })

let lin: Hired
let farah: Hired

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  arun = await anAdministrator(app, mei, 'Arun')
  rival = await app.employer('SG', 'Rival')
  lin = await hire({ fullName: 'Lin Wei', compensation: { basicSalary: 5000 } })
  farah = await hire({ fullName: 'Farah Idris', compensation: { basicSalary: 4200 } })
  const { entities } = await good('GET', '/api/payroll/setup')
  entityId = entities[0].id
  const group = { entityId, name: 'Singapore monthly', frequency: 'monthly', payOn: 31 }
  groupId = (await good('POST', '/api/payroll/groups', group)).group.id
})
afterAll(() => app.close())

describe('components of pay', () => {
  test('are there ready made for the country, with the sums of the law each is in', async () => {
    const found = await good('GET', '/api/pay-components')
    expect(found.entityId).toBe(entityId)
    const codes = found.components.map(({ code }: { code: string }) => code)
    expect(codes.slice(0, 3)).toEqual(['basic', 'housing', 'transport'])
    expect(codes).toContain('annual_wage_supplement')
    const { memberships } = await whole('annual_wage_supplement')
    expect(memberships.map(({ key, counts }) => [key, counts])).toEqual([
      ['cpf.ow', 'no'],
      ['cpf.aw', 'wholly'],
      ['sdl.wages', 'wholly'],
      ['shg.wages', 'wholly'],
    ])
  })

  test('of the company’s own are added beside them, and each wrong field is named', async () => {
    const added = await add()
    expect(added.status, added.text).toBe(201)
    expect(added.body.data.component).toMatchObject({ code: 'shift', isStandard: false, state: 'active' })
    const refused = async (over: Record<string, unknown>) => (await add(over)).body.fields
    expect(await refused({})).toHaveProperty('code')
    expect(await refused({ code: 'basic' })).toHaveProperty('code')
    expect(await refused({ code: 'x1', proration: 'thirtieths' })).toHaveProperty('proration')
    expect(await refused({ code: 'x2', nature: 'bonus', choice: 'more_than_a_month' })).toHaveProperty('choice')
    expect(await refused({ code: 'x3', nature: 'commission', choice: 'more_than_a_month' })).toHaveProperty('reason')
    expect(await refused({ code: 'x4', mostPercent: 20 })).toHaveProperty('mostPercent')
  })

  test('are found by name, code and nature, and taken as a file', async () => {
    const found = async (query: string) =>
      (await good('GET', `/api/pay-components?${query}`)).components.map(({ code }: { code: string }) => code)
    expect(await found('search=shift')).toEqual(['shift'])
    expect(await found('kind=own')).toEqual(['shift'])
    expect(await found('nature=bonus&sort=code')).toEqual(['annual_wage_supplement', 'bonus'])
    expect(await found(`search=${encodeURIComponent('بدل المناوبة')}`)).toEqual(['shift'])
  })

  test('are for who works on pay', async () => {
    expect(
      (await call('GET', '/api/pay-components', undefined, rival.token)).body.data.components.length,
    ).toBeGreaterThan(5)
    expect((await call('GET', at('shift'), undefined, rival.token)).status).toBe(404)
    expect((await add({ code: 'theirs' }, rival.token)).status).toBe(404)
    const officer = await anAdministrator(app, mei, 'Omar', 'payroll_officer')
    expect((await add({ code: 'officers' }, officer.token)).status).toBe(201)
    for (const role of ['read_only', 'recruiter'] as const) {
      const other = await anAdministrator(app, mei, 'Ria', role)
      expect((await call('GET', '/api/pay-components', undefined, other.token)).status).toBe(403)
      expect((await add({ code: 'not_mine' }, other.token)).status).toBe(403)
    }
  })
})

describe('an allowance of a component', () => {
  test('is chosen from those of the legal entity', async () => {
    const { components } = await good('GET', `/api/employees/${lin.id}/allowance-components`)
    expect(components.map(({ code }: { code: string }) => code)).toContain('shift')
    expect((await allow(lin, { component: 'nobody' })).body.fields).toHaveProperty('component')
    expect((await allow(lin, { effective_from: '2025-01-01' })).body.fields).toHaveProperty('component')
    const added = await allow(lin)
    expect(added.status, added.text).toBe(201)
    expect(added.body.data.allowance).toMatchObject({ component: 'shift' })
    // One that is known by its name alone is paid as before.
    expect((await allow(farah, { component: null })).status).toBe(201)
  })

  test('is on the payslip by its name in the reader’s language, in its group, and in the journal at its account', async () => {
    const run = await calculated('2026-10-31')
    const own = await slip(run, lin)
    const line = own.lines.find(({ label }: { label: string }) => label === 'Shift allowance')
    expect(line).toMatchObject({ amount: 30_000, group: 'variable', names: { ar: 'بدل المناوبة' } })
    const locked = await lock(run)
    const { lines } = await good('GET', `/api/pay-journals/${locked.id}`)
    expect(lines).toContainEqual(expect.objectContaining({ account: '6055 Shift work', debit: 30_000 }))
    // The other one, by its name alone, stands at the account of its nature.
    expect(lines).toContainEqual(expect.objectContaining({ account: '6000', label: 'Shift allowance', debit: 30_000 }))
  })

  test('costs and leaves what one known by its name does', async () => {
    const rows = await app.look<{ key: string; counted: string | null; n: number }>(
      `select component as key, counted_as as counted, count(*)::int n from pay_lines where nature = 'allowance' group by 1, 2 order by 1 nulls last`,
    )
    expect(rows).toEqual([
      { key: 'shift', counted: null, n: 1 },
      { key: null, counted: null, n: 1 },
    ])
  })

  test('changes by nature from a day to come alone, never within what is locked', async () => {
    const { version } = await whole('shift')
    const change = (over: Record<string, unknown>) => {
      const { code: _code, ...said } = SHIFT
      return call('PUT', at('shift'), { ...said, version, reason: 'Agreed with the works council', ...over })
    }
    expect((await change({ nature: 'bonus', effectiveFrom: '2026-11-20' })).body.fields).toHaveProperty('effectiveFrom')
    expect((await change({ account: '6056', effectiveFrom: '2026-10-31' })).body.fields).toHaveProperty('effectiveFrom')
    const renamed = await change({ name: 'Night shift', effectiveFrom: '2026-11-01' })
    expect(renamed.status, renamed.text).toBe(200)
    expect((await change({ effectiveFrom: '2026-12-01' })).body.code).toBe('VERSION_CONFLICT')
    // The locked period keeps its own; the next has the new name.
    const { runs } = await good('GET', '/api/payroll/runs')
    const [october] = runs.filter(({ payDay }: PayRun) => payDay === '2026-10-31')
    expect((await slip(october, lin)).lines.map(({ label }: { label: string }) => label)).toContain('Shift allowance')
    const november = await calculated('2026-11-30')
    expect((await slip(november, lin)).lines.map(({ label }: { label: string }) => label)).toContain('Night shift')
  })

  test('that counts as something else says so in the derivation of its line', async () => {
    const added = await add({
      code: 'quarter',
      name: 'Quarterly commission',
      nature: 'commission',
      choice: 'more_than_a_month',
      reason: 'Paid for a quarter',
    })
    expect(added.status, added.text).toBe(201)
    const counts = (added.body.data as WholeComponent).memberships.map(({ key, counts: how }) => [key, how])
    expect(counts.slice(0, 2)).toEqual([
      ['cpf.ow', 'no'],
      ['cpf.aw', 'wholly'],
    ])
    const body = { employmentId: farah.employmentId, kind: 'earning', label: 'Q3', amount: 100_000, month: '2026-11' }
    expect((await call('POST', '/api/payroll/one-offs', { ...body, component: 'nobody' })).body.fields).toHaveProperty(
      'component',
    )
    const { oneOff } = await good('POST', '/api/payroll/one-offs', { ...body, component: 'quarter' })
    expect(oneOff).toMatchObject({ component: 'quarter', nature: 'commission' })
    const { runs } = await good('GET', '/api/payroll/runs')
    const [open] = runs.filter(({ payDay }: PayRun) => payDay === '2026-11-30')
    const found = (await slip(await step(open, 'calculate'), farah)).lines.find(
      ({ label }: { label: string }) => label === 'Q3',
    )
    expect(found.why.inputs[0]).toMatchObject({ name: 'Counts as' })
    expect(found.why.inputs[0].value).toContain('additional wages')
  })

  test('is named by its code in rows that are pasted', async () => {
    const body = {
      groupId,
      month: '2026-11',
      kind: 'earning',
      nature: 'bonus',
      label: 'Bonus',
      rows: [
        { person: lin.number, label: 'quarter', amount: '10' },
        { person: lin.number, label: '', amount: '20' },
        { person: lin.number, label: 'deduction', amount: '30' },
      ],
    }
    const { rows } = await good('POST', '/api/payroll/one-offs/check', body)
    expect(rows.map(({ component, label }: Record<string, string>) => [component, label])).toEqual([
      ['quarter', 'Quarterly commission'],
      [null, 'Bonus'],
      ['deduction', 'Deduction'],
    ])
    expect(rows[2].problems).toEqual(['This component is taken from pay'])
    await good('POST', '/api/payroll/one-offs/paste', { ...body, rows: body.rows.slice(0, 2) })
    const { oneOffs } = await good('GET', '/api/payroll/one-offs?month=2026-11')
    expect(oneOffs.filter(({ component }: { component: string }) => component === 'quarter')).toHaveLength(2)
  })

  test('pays nothing after the day its component ended; one that was used stays', async () => {
    expect((await call('DELETE', at('shift'))).status).toBe(409)
    expect((await call('POST', `${at('shift')}/end`, { until: '2026-10-15' })).body.fields).toHaveProperty('until')
    await good('POST', `${at('shift')}/end`, { until: '2026-10-31' })
    expect((await whole('shift')).component).toMatchObject({ state: 'ended', until: '2026-10-31' })
    const { runs } = await good('GET', '/api/payroll/runs')
    const [open] = runs.filter(({ payDay }: PayRun) => payDay === '2026-11-30')
    const { lines } = await slip(await step(open, 'calculate'), lin)
    expect(lines.map(({ label }: { label: string }) => label)).not.toContain('Night shift')
    expect((await call('POST', `${at('basic')}/end`, { until: '2026-12-31' })).status).toBe(409)
    expect(await good('DELETE', at('officers'))).toEqual({ deleted: true })
  })
})

describe('an example of a component', () => {
  test('says what 1,000 of it costs and leaves for somebody typical, as a run would', async () => {
    const found = await good('GET', `/api/payroll/component-example?entityId=${entityId}&nature=allowance`)
    expect(found).toMatchObject({ amount: 100_000, basic: 420_000, why: null })
    const of = (kind: string, key: string) =>
      found.lines.find((line: { kind: string; key: string }) => line.kind === kind && line.key === key)
    expect(of('earning', 'example')).toMatchObject({ amount: 100_000 })
    const taken = found.lines
      .filter(({ kind }: { kind: string }) => kind === 'deduction')
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
    expect(found.net).toBe(100_000 - taken)
    const none = await good('GET', `/api/payroll/component-example?entityId=${entityId}&nature=reimbursement`)
    expect(none).toMatchObject({ net: 100_000, cost: 0 })
  })
})
