import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let mei: Person
let arun: Person
let rival: Person
const now = new Date('2026-11-20T04:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  arun = await anAdministrator(app, mei, 'Arun')
  rival = await app.employer('SG', 'Rival')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}

type Hired = { id: string; email: string; employmentId: string }
const hire = async (over: Record<string, unknown> = {}): Promise<Hired> => {
  const { employee } = await good('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05', ...over }))
  const { employments } = await good('GET', `/api/employees/${employee.id}/employments`)
  return { id: employee.id, email: employee.email, employmentId: employments[0].id }
}
const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const tell = (who: Hired, facts: Record<string, string | null>, effectiveFrom = '2026-01-05') =>
  good('POST', `/api/payroll/people/${who.employmentId}/profile`, { effectiveFrom, facts })

const step = async (run: PayRun, action: string, token = mei.token): Promise<PayRun> =>
  (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version }, token)).run
const read = (id: string) => good('GET', `/api/payroll/runs/${id}`)
const slip = async (run: PayRun, who: Hired) =>
  (await good('GET', `/api/payroll/runs/${run.id}/people/${who.employmentId}`)).slip

let groupId: string
const begin = async (payDay: string, kind = 'regular'): Promise<PayRun> =>
  (await good('POST', '/api/payroll/runs', { groupId, payDay, kind })).run

/** Whoever did not make the run agrees to it in the inbox. */
const agree = async (run: PayRun) => {
  const answer = await agreeTo(app, arun, 'pay-run')
  expect(answer.status, answer.text).toBe(200)
  return (await read(run.id)).run as PayRun
}
const locked = async (payDay: string, kind = 'regular') => {
  const calculated = await step(await begin(payDay, kind), 'calculate')
  const asked = await step(calculated, 'submit')
  return step(await agree(asked), 'lock')
}

let lin: Hired
let farah: Hired

describe('before anybody is paid', () => {
  test('the page says what is missing, and how many people it is about', async () => {
    lin = await hire({ fullName: 'Lin Wei', compensation: { basicSalary: 5000 } })
    farah = await hire({ fullName: 'Farah Idris', compensation: { basicSalary: 4200 } })
    const { entities, mayRun } = await good('GET', '/api/payroll/setup')
    expect(mayRun).toBe(true)
    expect(entities[0]).toMatchObject({ country: 'SG', people: 2, group: null })
    expect(entities[0].missing.map(({ what, people }: { what: string; people: number }) => [what, people])).toEqual([
      ['group', 2],
      ['facts', 2],
    ])
    // Who they are is said, so that somebody can go there.
    expect(entities[0].missing[1].who.map(({ name }: { name: string }) => name)).toEqual(['Farah Idris', 'Lin Wei'])
  })

  test('a group is made once for a legal entity, in its currency; wrong fields are named', async () => {
    const { entities } = await good('GET', '/api/payroll/setup')
    const group = { entityId: entities[0].id, name: 'Singapore monthly', frequency: 'monthly', payOn: 31 }
    const weekly = await call('POST', '/api/payroll/groups', { ...group, frequency: 'weekly' })
    expect(weekly.status).toBe(422)
    expect(weekly.body.fields).toMatchObject({ firstPayDay: expect.stringContaining('Pay day') })
    const made = await good('POST', '/api/payroll/groups', group)
    expect(made.group).toMatchObject({ currency: { code: 'SGD', minorUnits: 2 }, payOn: 31 })
    groupId = made.group.id
    expect((await call('POST', '/api/payroll/groups', group)).status).toBe(409)
  })

  test('what the law asks of a person is shown with where it is known from, and a wrong answer is named', async () => {
    const wrong = await call('POST', `/api/payroll/people/${lin.employmentId}/profile`, {
      effectiveFrom: '2026-01-05',
      facts: { cpfStatus: 'somebody', shoeSize: '42' },
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['facts.cpfStatus', 'facts.shoeSize'])
    await tell(lin, CITIZEN)
    const { facts } = await good('GET', `/api/payroll/people/${lin.employmentId}/profile`)
    const status = facts.find(({ key }: { key: string }) => key === 'cpfStatus')
    expect(status).toMatchObject({ value: 'citizen', from: 'entered' })
  })
})

describe('a pay run', () => {
  let run: PayRun
  test('stops whom the law cannot be applied to, and says what to enter', async () => {
    run = await step(await begin('2026-10-31'), 'calculate')
    const { people } = await read(run.id)
    const stopped = people.find((one: { name: string }) => one.name.includes('Farah'))
    expect(stopped.state).toBe('blocked')
    expect(stopped.gates[0].message).toBe('CPF: the date of birth is not known')
    const refused = await call('POST', `/api/payroll/runs/${run.id}/submit`, { version: run.version })
    expect([refused.status, refused.body.message ?? refused.body.error]).toEqual([
      409,
      expect.stringContaining('cannot be paid yet'),
    ])
    expect((await call('POST', '/api/payroll/runs', { groupId, payDay: '2026-10-31' })).status).toBe(409)
    expect((await call('POST', '/api/payroll/runs', { groupId, payDay: '2026-10-15' })).status).toBe(422)
  })

  test('is not approved by who made it; once approved and locked, its lines are there with how each came about', async () => {
    await tell(farah, CITIZEN)
    run = await step(run, 'calculate')
    run = await step(run, 'submit')
    const waiting = await good('GET', '/api/company/approvals')
    expect(waiting.items).toEqual([])
    run = await step(await agree(run), 'lock')
    expect(run).toMatchObject({
      state: 'locked',
      sums: { people: 2, gross: 920_000, net: 736_000 },
      allowed: ['publish'],
    })
    const { lines, net } = await slip(run, lin)
    expect(
      lines.map(({ key, kind, amount }: { key: string; kind: string; amount: number }) => [key, kind, amount]),
    ).toEqual([
      ['basic', 'earning', 500_000],
      ['cpf', 'deduction', 100_000],
      ['cpf', 'employer', 85_000],
      ['sdl', 'employer', 1125],
    ])
    expect(net).toBe(400_000)
    expect(lines[1].why.rule.source.title).toBeTruthy()
    expect((await call('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })).status).toBe(409)
  })

  test('a bonus is paid once, and why pay changed adds up to the change', async () => {
    await good('POST', '/api/payroll/one-offs', {
      employmentId: lin.employmentId,
      kind: 'earning',
      nature: 'bonus',
      label: 'Referral bonus',
      amount: 50_000,
      month: '2026-11',
    })
    const november = await locked('2026-11-30')
    const { changes, net, lastNet } = await slip(november, lin)
    expect(changes).toEqual([
      { kind: 'started', key: expect.stringContaining('one_off'), label: 'Referral bonus', amount: 50_000 },
      { kind: 'contribution', key: 'cpf', label: 'Central Provident Fund', amount: -10_000 },
    ])
    expect(net - lastNet).toBe(40_000)
    const december = await step(await begin('2026-12-31'), 'calculate')
    expect((await slip(december, lin)).gross).toBe(500_000)
    const { oneOffs } = await good('GET', '/api/payroll/one-offs?month=2026-11')
    expect(oneOffs[0].paidIn).toBe(november.id)
    expect((await call('DELETE', `/api/payroll/one-offs/${oneOffs[0].id}`)).status).toBe(409)
    await step(december, 'void')
  })

  test('a second run of a month shares one rounding and one ceiling with the first', async () => {
    const bonus = (amount: number) =>
      good('POST', '/api/payroll/one-offs', {
        employmentId: farah.employmentId,
        kind: 'earning',
        nature: 'bonus',
        label: 'Bonus',
        amount,
        month: '2026-11',
      })
    await bonus(33_350)
    const second = await locked('2026-11-20', 'off_cycle')
    const { people } = await read(second.id)
    expect(people).toHaveLength(1)
    const { lines } = await slip(second, farah)
    // Paid before the regular run, locked after it. 4,200 and 333.50 together: 37 % of 4,533.50 is 1,677, of which 906 the employee; 1,554 and
    // 840 are taken already. Alone, 333.50 would take nothing of the employee.
    expect(
      lines
        .map(({ key, kind, amount }: { key: string; kind: string; amount: number }) => [key, kind, amount])
        .slice(1, 3),
    ).toEqual([
      ['cpf', 'deduction', 6_600],
      ['cpf', 'employer', 5_700],
    ])
  })

  test('what changed after the calculation keeps it from being locked, and is named', async () => {
    const asked = await step(await step(await begin('2026-12-31'), 'calculate'), 'submit')
    const approved = await agree(asked)
    await tell(lin, { selfHelpFunds: 'CDAC' }, '2026-12-01')
    const refused = await call('POST', `/api/payroll/runs/${approved.id}/lock`, { version: approved.version })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Lin Wei')
    const again = await step(approved, 'calculate')
    expect(again.state).toBe('calculated')
    const { lines } = await slip(again, lin)
    expect(lines.some(({ key }: { key: string }) => key === 'shg.cdac')).toBe(true)
  })

  test('is sent back by who approves, who may approve it when they are asked again', async () => {
    const runs = (await good('GET', '/api/payroll/runs')).runs as PayRun[]
    const december = runs.find(({ payDay }) => payDay === '2026-12-31') as PayRun
    await step(december, 'submit')
    const { items } = await good('GET', '/api/company/approvals', undefined, arun.token)
    const { id, hash } = items.find(({ kind }: { kind: string }) => kind === 'pay-run')
    const refusal = { items: [{ id, hash }], verdict: 'refuse', reason: 'Farah was paid by hand' }
    await good('POST', '/api/company/approvals/decide', refusal, arun.token)
    const { run } = await read(december.id)
    expect(run.state).toBe('calculated')
    const approved = await agree(await step(run, 'submit'))
    expect(approved.state).toBe('approved')
    await step(approved, 'calculate')
  })

  test('somebody is left out with a reason, or their payment held; their payslip waits', async () => {
    const runs = (await good('GET', '/api/payroll/runs')).runs as PayRun[]
    const december = runs.find(({ payDay }) => payDay === '2026-12-31') as PayRun
    const of = (who: Hired, body: object) =>
      call('POST', `/api/payroll/runs/${december.id}/people/${who.employmentId}`, body)
    expect((await of(farah, { state: 'excluded' })).body.fields).toHaveProperty('reason')
    expect((await of(farah, { state: 'excluded', reason: 'Paid by hand' })).status).toBe(200)
    expect((await of(lin, { state: 'held', reason: 'Bank details not proved' })).status).toBe(200)
    const { run } = await read(december.id)
    expect(run.sums.people).toBe(1)
    const done = await step(await agree(await step(run, 'submit')), 'lock')
    const published = await step(done, 'publish')
    expect(published.publishedAt).not.toBeNull()
    const { people } = await read(done.id)
    expect(people.map(({ state }: { state: string }) => state).sort()).toEqual(['excluded', 'held'])
  })
})

describe('a deduction that pay does not allow whole', () => {
  test('is taken as far as the law lets it, and its rest stays open for the next run', async () => {
    const once = (kind: string, label: string, amount: number, nature: string | null) =>
      good('POST', '/api/payroll/one-offs', {
        employmentId: lin.employmentId,
        month: '2026-12',
        kind,
        label,
        amount,
        nature,
      })
    await once('earning', 'Year-end bonus', 100_000, 'bonus')
    await once('deduction', 'Loan', 80_000, null)
    const run = await locked('2026-12-15', 'off_cycle')
    const { lines } = await slip(run, lin)
    expect(lines.find(({ label }: { label: string }) => label === 'Loan').amount).toBe(50_000)
    const { oneOffs } = await good('GET', '/api/payroll/one-offs?month=2026-12')
    const loan = oneOffs.filter(({ label }: { label: string }) => label === 'Loan')
    expect(loan.map(({ amount, paidIn }: { amount: number; paidIn: string | null }) => [amount, paidIn])).toEqual([
      [80_000, run.id],
      [30_000, null],
    ])
  })
})

describe('payslips', () => {
  test('are their own person’s alone, asked for with the password, and nobody else’s', async () => {
    const runs = (await good('GET', '/api/payroll/runs')).runs as PayRun[]
    const october = runs.find(({ payDay }) => payDay === '2026-10-31') as PayRun
    await step(october, 'publish')
    const opened = await good('POST', `/api/employees/${lin.id}/welcome-email`, { generatePassword: true })
    const body = { email: lin.email, password: opened.tempPassword, role: 'employee', company: mei.slug }
    const { body: session } = await app.call('POST', '/api/auth/login', { body })
    const changed = await app.call('POST', '/api/auth/change-password', {
      token: session.token,
      body: { currentPassword: body.password, newPassword: PASSWORD },
    })
    const { token } = changed.body
    const { payslips } = await good('GET', '/api/my-payslips', undefined, token)
    expect(payslips).toMatchObject([{ runId: october.id, payDay: '2026-10-31', opened: false }])
    const mine = await good('POST', `/api/my-payslips/${october.id}/open`, {}, token)
    expect(mine.slip).toMatchObject({ gross: 500_000, net: 400_000 })
    const basic = mine.slip.year.find(({ key }: { key: string }) => key === 'basic')
    expect(basic).toMatchObject({ kind: 'earning', amount: 500_000 })
    expect((await call('GET', `/api/payroll/runs/${october.id}`, undefined, token)).status).toBe(403)
  })

  test('nothing of a run is another company’s', async () => {
    const runs = (await good('GET', '/api/payroll/runs')).runs as PayRun[]
    expect((await good('GET', '/api/payroll/runs', undefined, rival.token)).runs).toEqual([])
    expect((await call('GET', `/api/payroll/runs/${runs[0]?.id}`, undefined, rival.token)).status).toBe(404)
  })
})
