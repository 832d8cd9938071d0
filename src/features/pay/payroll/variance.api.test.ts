import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'
import type { VarianceCause } from './variance.contract.ts'

let app: TestServer
let mei: Person
let arun: Person
let now = new Date('2026-10-20T04:00:00Z')
let groupId: string
let run: PayRun

const good = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const step = async (one: PayRun, action: string): Promise<PayRun> =>
  (await good('POST', `/api/payroll/runs/${one.id}/${action}`, { version: one.version })).run
const hire = async (fullName: string, basicSalary: number) => {
  const form = formOf({ fullName, joinDate: '2026-01-05', compensation: { basicSalary } })
  const { employee } = await good('POST', '/api/employees/unified', form)
  const { employments } = await good('GET', `/api/employees/${employee.id}/employments`)
  const employmentId: string = employments[0].id
  await good('POST', `/api/payroll/people/${employmentId}/profile`, {
    effectiveFrom: '2026-01-05',
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })
  return employmentId
}
const begin = async (payDay: string): Promise<PayRun> =>
  (await good('POST', '/api/payroll/runs', { groupId, payDay, kind: 'regular' })).run
const registerOf = (query: string) =>
  app.call('GET', `/api/payroll/runs/${run.id}/register?${query}`, { token: mei.token })

let lin: string
let farah: string

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  arun = await anAdministrator(app, mei, 'Arun')
  lin = await hire('Lin Wei', 5000)
  farah = await hire('Farah Idris', 4200)
  const { entities } = await good('GET', '/api/payroll/setup')
  const entityId = entities[0].id
  groupId = (await good('POST', '/api/payroll/groups', { entityId, name: 'Monthly', frequency: 'monthly', payOn: 28 }))
    .group.id
  const asked = await step(await step(await begin('2026-10-28'), 'calculate'), 'submit')
  expect((await agreeTo(app, arun, 'pay-run')).status).toBe(200)
  await step((await good('GET', `/api/payroll/runs/${asked.id}`)).run, 'lock')
  now = new Date('2026-11-20T04:00:00Z')
  await good('POST', '/api/payroll/one-offs', {
    employmentId: lin,
    month: '2026-11',
    kind: 'earning',
    nature: 'bonus',
    label: 'Referral',
    amount: 50_000,
    note: null,
  })
  run = await step(await begin('2026-11-28'), 'calculate')
})
afterAll(() => app.close())

describe('why a run differs from the last one', () => {
  test('is told of each person of a page, the largest cause first, and the causes add up to the difference', async () => {
    const { people } = await good('GET', `/api/payroll/runs/${run.id}`)
    const varied = await good('GET', `/api/payroll/runs/${run.id}/variance`)
    expect(varied).toMatchObject({ page: 1, totalCount: 2, next: null })
    const causes = new Map<string, VarianceCause[]>(
      varied.people.map((one: { employmentId: string; causes: VarianceCause[] }) => [one.employmentId, one.causes]),
    )
    for (const { employmentId, net, lastNet } of people)
      expect(causes.get(employmentId)?.reduce((sum, { amount }) => sum + amount, 0)).toBe(net - lastNet)
    expect(causes.get(lin)?.[0]).toMatchObject({ kind: 'started', label: 'Referral', amount: 50_000 })
    expect(causes.get(lin)?.[1]).toMatchObject({ kind: 'contribution', label: 'Central Provident Fund' })
    expect(causes.get(farah)).toEqual([])
  })
})

describe('the register of a run', () => {
  test('has a column for each component, the last net, why it changed and the tax year so far', async () => {
    const answer = await registerOf('format=csv&reason=Review')
    expect(answer.status).toBe(200)
    const [head = '', ...rows] = answer.text.replace('\uFEFF', '').trim().split(/\r?\n/)
    expect(head).toContain('Earnings: Basic salary')
    expect(head).toContain('Deductions: Central Provident Fund')
    expect(head).toContain('Employer: Central Provident Fund')
    const ofLin = rows.find((row) => row.includes('Lin Wei')) ?? ''
    expect(ofLin).toContain('Referral (began): 500.00')
    // October and November: twice 5,000.00 and the referral.
    expect(ofLin).toContain('10500.00')
    expect(rows.find((row) => row.includes('Farah Idris'))).toContain(',0.00,')
    expect(rows).toHaveLength(2)
  })

  test('is taken for a reason alone, which is logged', async () => {
    expect((await registerOf('format=csv')).body).toMatchObject({ fields: { reason: 'Reason is required' } })
    expect((await registerOf('format=pdf&reason=x')).body.fields.format).toBe('Format must be csv or xlsx')
    const { entries } = await good('GET', '/api/company/audit-log?action=pay-register.download')
    expect(JSON.stringify(entries)).toContain('Review')
  })

  test('is made of nothing that was not calculated', async () => {
    const draft = await begin('2026-12-28')
    const answer = await app.call('GET', `/api/payroll/runs/${draft.id}/register?reason=x`, { token: mei.token })
    expect(answer.body.message).toBe('Calculate the run first: a register is made from what was calculated.')
  })
})
