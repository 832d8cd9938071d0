import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let mei: Person
let arun: Person
const now = new Date('2026-10-15T04:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  arun = await anAdministrator(app, mei, 'Arun')
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
  const form = formOf({ joinDate: '2026-01-05', ...over })
  const { employee } = await good('POST', '/api/employees/unified', form)
  const { employments } = await good('GET', `/api/employees/${employee.id}/employments`)
  return { id: employee.id, email: employee.email, employmentId: employments[0].id }
}
const aCitizen = async (fullName: string, basicSalary: number): Promise<Hired> => {
  const who = await hire({ fullName, compensation: { basicSalary } })
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  await good('POST', `/api/payroll/people/${who.employmentId}/profile`, { effectiveFrom: '2026-01-05', facts })
  return who
}

const step = async (run: PayRun, action: string): Promise<PayRun> =>
  (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
const read = (id: string) => good('GET', `/api/payroll/runs/${id}`)
const personOf = (run: PayRun, who: Hired) => good('GET', `/api/payroll/runs/${run.id}/people/${who.employmentId}`)
type Line = { key: string; kind: string; label: string; amount: number; from: string | null }
const linesOf = async (run: PayRun, who: Hired): Promise<[string, string, number][]> =>
  (await personOf(run, who)).slip.lines.map(({ key, kind, amount }: Line) => [key, kind, amount])

let groupId: string
const begin = async (payDay: string, kind = 'regular'): Promise<PayRun> =>
  (await good('POST', '/api/payroll/runs', { groupId, payDay, kind })).run
const agree = async (kind: string) => {
  const answer = await agreeTo(app, arun, kind)
  expect(answer.status, answer.text).toBe(200)
}
const finish = async (run: PayRun): Promise<PayRun> => {
  await step(await step(run, 'calculate'), 'submit')
  await agree('pay-run')
  return step((await read(run.id)).run, 'lock')
}
const paid = async (payDay: string) => finish(await begin(payDay))
const raise = (who: Hired, body: object) => good('POST', `/api/employees/${who.id}/pay-changes`, body)

let lin: Hired
let farah: Hired
let august: PayRun
let september: PayRun

beforeAll(async () => {
  lin = await aCitizen('Lin Wei', 5000)
  farah = await aCitizen('Farah Idris', 5250)
  const { entities } = await good('GET', '/api/payroll/setup')
  const group = { entityId: entities[0].id, name: 'Monthly', frequency: 'monthly', payOn: 31 }
  groupId = (await good('POST', '/api/payroll/groups', group)).group.id
  august = await paid('2026-08-31')
  september = await paid('2026-09-30')
  await step(august, 'publish')
  await step(september, 'publish')
})

describe('back pay', () => {
  test('a change of the past says why it comes late', async () => {
    const change = { effectiveFrom: '2026-08-01', basicSalary: '5500', reason: 'Promotion' }
    const refused = await call('POST', `/api/employees/${lin.id}/pay-changes`, change)
    expect(refused.body.fields).toHaveProperty('cause')
    const late = { ...change, cause: 'decided_late' }
    expect((await call('POST', `/api/employees/${lin.id}/pay-changes`, late)).body.fields).toHaveProperty('decidedOn')
  })

  test('of a raise decided late is paid by month in the next run, as additional wages of that run', async () => {
    await raise(lin, {
      effectiveFrom: '2026-08-01',
      basicSalary: '5500',
      reason: 'Promotion',
      cause: 'decided_late',
      decidedOn: '2026-10-10',
    })
    const october = await step(await begin('2026-10-31'), 'calculate')
    const { slip } = await personOf(october, lin)
    const back = slip.lines.filter(({ key }: Line) => key.startsWith('arrears.'))
    expect(back.map(({ from, amount }: Line) => [from, amount])).toEqual([
      ['2026-08-01', 50_000],
      ['2026-09-01', 50_000],
    ])
    expect(back[0].why.inputs.map(({ value }: { value: string }) => value)).toEqual(['5500.00', '5000.00'])
    // 5,500 and 1,000 of October together: 37 % is 2,405, of which 20 % the employee.
    expect(await linesOf(october, lin)).toContainEqual(['cpf', 'deduction', 130_000])
    expect(slip.net).toBe(520_000)
    // Nobody else has a change.
    expect(await linesOf(october, farah)).not.toContainEqual(expect.arrayContaining(['arrears.basic']))
  })

  test('is the same when the run is calculated again, and nothing more is due once it is locked', async () => {
    const runs = (await good('GET', '/api/payroll/runs')).runs as PayRun[]
    const october = runs.find(({ payDay }) => payDay === '2026-10-31') as PayRun
    const before = await linesOf(october, lin)
    const again = await step(october, 'calculate')
    expect(await linesOf(again, lin)).toEqual(before)
    const locked = await finish(again)
    expect(await linesOf(locked, lin)).toEqual(before)
    const november = await step(await begin('2026-11-30'), 'calculate')
    expect((await linesOf(november, lin)).filter(([key]) => key.startsWith('arrears.'))).toEqual([])
    await step(november, 'void')
  })

  test('that was due then and forgotten is contributed on in the months it was earned in', async () => {
    await raise(lin, { effectiveFrom: '2026-10-01', basicSalary: '5700', reason: 'Forgotten', cause: 'paid_late' })
    const november = await step(await begin('2026-11-30'), 'calculate')
    const lines = await linesOf(november, lin)
    expect(lines).toContainEqual(['arrears.basic', 'earning', 20_000])
    // November: 5,700 of its own; October again: 37 % of 6,700 less what was taken, 40.00 of it the employee’s.
    const cpf = lines.filter(([key, kind]) => key === 'cpf' && kind === 'deduction').map(([, , amount]) => amount)
    expect(cpf).toEqual([114_000, 4_000])
    const { person } = await personOf(november, lin)
    expect(person.gates.map(({ message }: { message: string }) => message).join()).toContain('October 2026')
    await step(november, 'void')
  })
})

describe('pay that was too high', () => {
  let caseId: string
  const open = async () => (await good('GET', '/api/payroll/recoveries')).recoveries[0]

  test('is told with its amount, and nothing is taken by itself', async () => {
    await raise(farah, { effectiveFrom: '2026-08-01', basicSalary: '4200', reason: 'Entered wrongly', cause: 'error' })
    const november = await step(await begin('2026-11-30'), 'calculate')
    const { person, slip } = await personOf(november, farah)
    expect(person.gates.find(({ key }: { key: string }) => key === 'overpaid')).toMatchObject({
      stops: false,
      message: expect.stringContaining('3150'),
    })
    expect(slip.gross).toBe(420_000)
    expect(slip.lines.filter(({ kind }: Line) => kind === 'deduction').map(({ key }: Line) => key)).toEqual(['cpf'])
    const found = await open()
    expect(found).toMatchObject({ state: 'open', amount: 315_000, name: 'Farah Idris' })
    expect(found.parts).toHaveLength(3)
    caseId = found.id
  })

  test('is paid back in the months the person agreed to, as far as the law lets it', async () => {
    const { version } = await open()
    const plan = { version, amount: 315_000, instalments: 3, firstMonth: '2026-11', consentOn: '2026-10-15' }
    const more = await call('POST', `/api/payroll/recoveries/${caseId}/agree`, { ...plan, amount: 315_001 })
    expect(more.body.fields).toHaveProperty('amount')
    await good('POST', `/api/payroll/recoveries/${caseId}/agree`, plan)
    expect((await call('POST', `/api/payroll/recoveries/${caseId}/agree`, plan)).status).toBe(409)
    const runs = (await good('GET', '/api/payroll/runs')).runs as PayRun[]
    const november = await step(runs.find(({ payDay }) => payDay === '2026-11-30') as PayRun, 'calculate')
    const { person, slip } = await personOf(november, farah)
    expect(person.gates.filter(({ key }: { key: string }) => key === 'overpaid')).toEqual([])
    const given = slip.lines.filter(({ label }: Line) => label === 'Paid too much, given back')
    expect(given.map(({ amount }: Line) => amount)).toEqual([105_000])
    await step(november, 'void')
  })
})

describe('one person of a locked run', () => {
  let correction: PayRun
  test('is opened again with a reason, when another person agrees', async () => {
    await good('POST', '/api/payroll/one-offs', {
      employmentId: lin.employmentId,
      kind: 'earning',
      nature: 'commission',
      label: 'Commission of August',
      amount: 30_000,
      month: '2026-08',
    })
    const at = `/api/payroll/runs/${august.id}/people/${lin.employmentId}/reopen`
    expect((await call('POST', at, { payDay: '2026-10-18' })).body.fields).toHaveProperty('reason')
    const asked = await good('POST', at, { reason: 'Commission was left out', payDay: '2026-10-18' })
    expect(asked.reopening.state).toBe('asked')
    expect((await call('POST', at, { reason: 'Again', payDay: '2026-10-18' })).status).toBe(409)
    const own = await good('GET', '/api/company/approvals')
    expect(own.items.filter(({ kind }: { kind: string }) => kind === 'pay-reopening')).toEqual([])
    await agree('pay-reopening')
    const { reopenings } = await good('GET', `/api/payroll/runs/${august.id}/reopenings`)
    expect(reopenings[0]).toMatchObject({ state: 'approved', reason: 'Commission was left out' })
    correction = (await read(reopenings[0].correctionRunId)).run
    expect(correction).toMatchObject({ kind: 'correction', correctsRunId: august.id, payDay: '2026-10-18' })
  })

  test('is paid the difference by a run of its own; what was locked stays as it is', async () => {
    const before = await linesOf(august, lin)
    const locked = await finish(correction)
    const { people } = await read(locked.id)
    expect(people).toHaveLength(1)
    const lines = await linesOf(locked, lin)
    expect(lines.filter(([, kind]) => kind === 'earning').map(([, , amount]) => amount)).toEqual([30_000])
    // August again: 20 % of 5,300 less the 1,000 that were taken.
    expect(lines).toContainEqual(['cpf', 'deduction', 6_000])
    expect(await linesOf(august, lin)).toEqual(before)
    await step(locked, 'publish')
  })
})

describe('a payslip', () => {
  let token: string
  const signIn = async (who: Hired) => {
    const opened = await good('POST', `/api/employees/${who.id}/welcome-email`, { generatePassword: true })
    const body = { email: who.email, password: opened.tempPassword, role: 'employee', company: mei.slug }
    const { body: session } = await app.call('POST', '/api/auth/login', { body })
    const changed = await app.call('POST', '/api/auth/change-password', {
      token: session.token,
      body: { currentPassword: body.password, newPassword: PASSWORD },
    })
    return changed.body.token as string
  }

  test('GO-012: that was put right has a second version; the first stays and says that it was replaced', async () => {
    token = await signIn(lin)
    const { payslips } = await good('GET', '/api/my-payslips', undefined, token)
    expect(payslips).toMatchObject([
      { runId: september.id, version: 1, replaced: false },
      { runId: august.id, version: 2, replaced: false },
      { runId: august.id, version: 1, replaced: true },
    ])
    const first = await good('POST', `/api/my-payslips/${august.id}/open`, { version: 1 }, token)
    expect(first.slip).toMatchObject({ gross: 500_000, replaced: true, corrections: [] })
    const second = await good('POST', `/api/my-payslips/${august.id}/open`, {}, token)
    expect(second.slip).toMatchObject({ gross: 530_000, version: 2, corrections: [{ net: 24_000 }] })
  })

  test('is a paper, and a version that is not there is none', async () => {
    const path = `/api/my-payslips/${september.id}/payslip.pdf`
    const first = await app.call('GET', path, { token })
    expect(first.status, first.text.slice(0, 200)).toBe(200)
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.text.startsWith('%PDF-')).toBe(true)
    expect((await app.call('GET', `/api/my-payslips/${september.id}/payslip.pdf?version=9`, { token })).status).toBe(
      404,
    )
  })

  test('of a year come to whoever they are of in one archive: each once, as it was published last', async () => {
    const zip = await app.call('GET', '/api/my-payslips.zip?year=2026', { token })
    expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(zip.bytes))
    expect(Object.keys(files).sort()).toEqual(['payslip-2026-08-31.pdf', 'payslip-2026-09-30.pdf'])
    for (const file of Object.values(files)) expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-')
    const none = await app.call('GET', '/api/my-payslips.zip?year=2025', { token })
    expect([none.status, none.body.error]).toEqual([409, 'You have no payslips of 2025.'])
    expect((await call('GET', '/api/my-payslips.zip?year=2026')).status, 'no record of their own').toBe(403)
  })

  test('of a run come in one file, and a year in one statement', async () => {
    const zip = await call('GET', `/api/payroll/runs/${september.id}/payslips.zip`)
    expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const statement = await call('GET', `/api/payroll/people/${lin.employmentId}/statement.pdf?year=2026`)
    expect(statement.text.startsWith('%PDF-')).toBe(true)
  })

  test('stands beside another one, line by line', async () => {
    const asked = { first: august.id, second: september.id }
    const { lines } = await good('POST', '/api/my-payslip-comparison', asked, token)
    const sum = lines
      .filter(({ kind }: Line) => kind === 'earning')
      .reduce((total: number, { difference }: { difference: number }) => total + difference, 0)
    expect(sum).toBe(-30_000)
    // By its key a line is said in the reader’s language.
    expect(lines).toContainEqual(expect.objectContaining({ key: 'basic', label: 'Basic salary' }))
  })

  test('is asked about by its person alone; payroll answers once and both read it', async () => {
    const at = `/api/my-payslips/${september.id}/questions`
    const asked = await good('POST', at, { line: 'Basic salary', question: 'Why not the raise?' }, token)
    const { questions } = await good('GET', '/api/payroll/questions')
    expect(questions[0]).toMatchObject({ id: asked.question.id, name: 'Lin Wei', answer: null })
    const reply = `/api/payroll/questions/${asked.question.id}/answer`
    await good('POST', reply, { answer: 'It is paid in October.' })
    expect((await call('POST', reply, { answer: 'Again' })).status).toBe(409)
    const mine = await good('GET', '/api/my-pay-questions', undefined, token)
    expect(mine.questions[0].answer).toBe('It is paid in October.')
  })

  test('to come is estimated, and the estimate goes once it is there', async () => {
    const { estimate, why } = await good('POST', '/api/my-pay-estimate', {}, token)
    expect([estimate, why]).toEqual([null, expect.stringContaining('ready')])
  })
})

describe('what if', () => {
  test('a net pay is given: the gross that brings it, with how it comes about', async () => {
    const at = `/api/payroll/people/${farah.employmentId}/gross-for-net`
    const found = await good('POST', at, { net: 400_000 })
    // CPF of the employee is rounded down to the dollar: 4,999.00 and 5,000.00 bring the same net, and the smaller is told.
    expect(found).toMatchObject({ exact: true, month: { gross: 499_900, net: 400_000 } })
    expect(found.month.lines.map(({ key }: Line) => key)).toContain('cpf')
  })

  test('a raise is told as what it brings and what it costs, and nothing is kept', async () => {
    const { before, after } = await good('POST', `/api/payroll/people/${farah.employmentId}/raise`, { basic: 520_000 })
    expect([before.gross, after.gross]).toEqual([420_000, 520_000])
    expect(after.net - before.net).toBe(80_000)
    expect(after.employerCost - before.employerCost).toBe(17_075)
    const { runs } = await good('GET', '/api/payroll/runs')
    expect(runs.filter(({ state }: PayRun) => state === 'draft')).toEqual([])
  })
})

describe('somebody who leaves', () => {
  type Owed = { id: string; label: string; amount: number; agreed: boolean }
  let sheet: { id: string; version: number; state: string; lines: Line[]; due: string | null; allowed: string[] }
  const at = () => `/api/payroll/people/${farah.employmentId}/exit`

  test('stands in the list with their last day, and the settlement is reckoned before anything is saved', async () => {
    expect((await call('GET', at())).status).toBe(409)
    const { employments } = await good('GET', `/api/employees/${farah.id}/employments`)
    const [{ id, version }] = employments
    await good('PUT', `/api/employees/${farah.id}/employments/${id}`, {
      version,
      endedOn: '2026-11-15',
      endReason: 'Resigned',
    })
    const { exits } = await good('GET', '/api/payroll/exits')
    expect(exits).toMatchObject([{ name: 'Farah Idris', lastDay: '2026-11-15', state: 'none' }])
    const { exit } = await good('GET', at())
    expect(exit).toMatchObject({ id: null, lastDay: '2026-11-15', allowed: ['save'] })
  })

  test('is settled with leave that is left, pay for notice and what they owe; another person approves', async () => {
    const { owed: open } = (await good('GET', at())).exit
    expect(open.map(({ label, amount, agreed }: Owed) => [label, amount, agreed])).toEqual([
      ['Paid too much, given back, 2026-12', 105_000, false],
      ['Paid too much, given back, 2027-01', 105_000, false],
    ])
    const laptop = { label: 'Laptop not returned', amount: 50_000, agreed: true }
    const owed = [...open.map(({ label, amount }: Owed) => ({ label, amount, agreed: true })), laptop]
    const saved = await good('POST', at(), { leaveDays: '5', notice: 420_000, owed })
    expect(saved.exit.lines.map(({ key, amount }: Line) => [key, amount])).toEqual([
      ['leave_encashment', 96_923],
      ['notice_pay', 420_000],
    ])
    expect(saved.exit.receivable).toBe(260_000)
    sheet = saved.exit
    const refused = await call('POST', `/api/payroll/exits/${sheet.id}/pay`, {
      version: sheet.version,
      payDay: '2026-11-15',
    })
    expect(refused.status).toBe(409)
    await good('POST', `/api/payroll/exits/${sheet.id}/submit`, { version: sheet.version })
    await agree('pay-exit')
    sheet = (await good('GET', at())).exit
    expect(sheet).toMatchObject({ state: 'approved', allowed: ['save', 'pay', 'drop'] })
  })

  test('is paid by a run of their own with the pay of the last days, and by no other', async () => {
    const { exit } = await good('POST', `/api/payroll/exits/${sheet.id}/pay`, {
      version: sheet.version,
      payDay: '2026-11-15',
    })
    const run = (await read(exit.runId)).run as PayRun
    expect(run).toMatchObject({ kind: 'final', from: '2026-11-01', until: '2026-11-30' })
    const calculated = await step(run, 'calculate')
    const lines = await linesOf(calculated, farah)
    const keys = lines.filter(([, kind]) => kind === 'earning').map(([key]) => key)
    expect(keys).toEqual(['basic', 'leave_encashment', 'notice_pay'])
    // Half of what is earned may be taken: 3,584.61, of which the three instalments take 3,150.
    expect(lines).toContainEqual(['exit.owed-1', 'deduction', 43_461])
    // November’s own instalment, and the two that were agreed for months that do not come.
    const given = lines.filter(([, kind, amount]) => kind === 'deduction' && amount === 105_000)
    expect(given).toHaveLength(3)
    const everybody = await step(await begin('2026-11-30'), 'calculate')
    const { people } = await read(everybody.id)
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Lin Wei'])
    const locked = await finish(calculated)
    expect(locked.state).toBe('locked')
    const { rows } = await good('GET', '/api/payroll/inputs?month=2026-12')
    expect(rows.filter(({ label }: Line) => label === 'Paid too much, given back')).toEqual([])
  })
})
