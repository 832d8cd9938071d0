import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from '../payroll/contract.ts'
import type { Payment, RunFiles } from './contract.ts'

/**
 * What holds of pay on the database, by the numbers of the design’s invariants: three months of four people with drawn amounts, and after each
 * month everything that may happen to what is locked.
 */

let app: TestServer
let office: PayOffice
let groupId: string
let entityId: string
let now = new Date('2026-09-20T04:00:00Z')
const people: Hired[] = []
const runs: PayRun[] = []
const hashes = new Map<string, string>()

const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
/** Drawn anew each time the suite runs; the seed is in the name of what fails. */
const seed = Number(process.env.FC_SEED ?? Math.floor(Math.random() * 1e9))
const draw = <T>(from: fc.Arbitrary<T>, at: number): T => fc.sample(from, { seed: seed + at, numRuns: 1 })[0] as T
const amount = fc.integer({ min: 50_000, max: 900_000 })

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'SG')
  for (const [at, name] of ['Ann Lim', 'Bob Tan', 'Cho Wei', 'Dev Rao'].entries()) {
    const basicSalary = draw(fc.integer({ min: 900, max: 9000 }), at)
    people.push(
      await hire(
        office,
        { fullName: name, compensation: { basicSalary }, bankName: 'DBS', bankAccountNumber: `50123456700${at}` },
        CITIZEN,
      ),
    )
  }
  ;({ groupId, entityId } = await monthlyGroup(office))
}, 60_000)
afterAll(() => app.close())

const person = (at: number): Hired => people[at] as Hired
const hashOf = async (run: PayRun): Promise<string> => {
  const rows = await app.look<object>(`select * from pay_lines where run_id = '${run.id}' order by employment_id, line`)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
const expectLocked = async () => {
  for (const run of runs) expect(await hashOf(run), `${run.month}, seed ${seed}`).toBe(hashes.get(run.id))
}
const bonus = (at: number, month: string, value: number, kind = 'earning') =>
  office.good('POST', '/api/payroll/one-offs', {
    employmentId: person(at).employmentId,
    kind,
    ...(kind === 'earning' ? { nature: 'bonus' } : {}),
    label: kind === 'earning' ? 'Bonus' : 'Loan',
    month,
    amount: value,
  })
const peopleOf = async (run: PayRun) =>
  (await office.good('GET', `/api/payroll/runs/${run.id}`)).people as {
    employmentId: string
    state: string
    net: number
  }[]
const step = async (run: PayRun, action: string): Promise<PayRun> =>
  (await office.good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
const filesOf = (run: PayRun): Promise<RunFiles> => office.good('GET', `/api/pay-files/runs/${run.id}`)
const linesOf = (run: PayRun, at: number) =>
  app.look<{ kind: string; amount: string; key: string; party: string | null }>(
    `select kind, amount, key, party from pay_lines where run_id = '${run.id}' and employment_id = '${person(at).employmentId}'`,
  )

describe('pay on the database', () => {
  test('invariants 52 and 53: who is left out leaves no line; a draft reckoned after a change is the one reckoned at once', async () => {
    await bonus(1, '2026-09', draw(amount, 11))
    const { run: begun } = await office.good('POST', '/api/payroll/runs', {
      groupId,
      payDay: '2026-09-30',
      kind: 'regular',
    })
    let run: PayRun = await step(begun, 'calculate')
    await office.good('POST', `/api/payroll/runs/${run.id}/people/${person(0).employmentId}`, {
      state: 'excluded',
      reason: 'Papers are missing',
    })
    await bonus(2, '2026-09', draw(amount, 12))
    run = await step((await office.good('GET', `/api/payroll/runs/${run.id}`)).run, 'calculate')
    const drafts = () =>
      app.look<object>(`select employment_id, result from pay_drafts where run_id = '${run.id}' order by employment_id`)
    const changed = await drafts()
    // The same from nothing: what a draft was before has left no trace in it.
    await app.look(`delete from pay_drafts where run_id = '${run.id}'`)
    run = await step((await office.good('GET', `/api/payroll/runs/${run.id}`)).run, 'calculate')
    expect(await drafts()).toEqual(changed)
    run = await step(run, 'submit')
    await office.agree('pay-run')
    run = await step((await office.good('GET', `/api/payroll/runs/${run.id}`)).run, 'lock')
    expect(await linesOf(run, 0)).toEqual([])
    expect((await linesOf(run, 1)).length).toBeGreaterThan(0)
    runs.push(run)
    hashes.set(run.id, await hashOf(run))
  })

  test('PR-052, invariants 54, 67 and 68: what is held is in the sums of the year and in one payment; files come to what is paid', async () => {
    now = new Date('2026-10-20T04:00:00Z')
    await bonus(3, '2026-10', draw(amount, 13))
    const run = await lockedRun(app, office, { groupId, payDay: '2026-10-31', held: [person(2)] })
    runs.push(run)
    hashes.set(run.id, await hashOf(run))
    const subject = await app.look<{ amount: string }>(
      `select amount from pay_balances where run_id = '${run.id}' and employment_id = '${person(2).employmentId}' and key = 'cpf.ow_subject'`,
    )
    expect(Number(subject[0]?.amount)).toBeGreaterThan(0)
    const made = async () => {
      const { fileId } = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'payments_list' })
      return (await office.good('POST', `/api/pay-files/files/${fileId}/download`, { reason: 'To the bank' }))
        .text as string
    }
    const first = await made()
    await office.good('POST', `/api/pay-files/runs/${run.id}/people/${person(2).employmentId}/release`, {
      reason: 'Proved',
    })
    const second = await made()
    const rows = [first, second].map((text) => text.trimEnd().split('\r\n').slice(1))
    const paid = rows.flatMap((lines) => lines.slice(0, -1).map((line) => line.split(',').at(-1)))
    const totals = rows.map((lines) => lines.at(-1)?.split(',').at(-1))
    const cents = (text = '') => Math.round(Number(text) * 100)
    const sum = (texts: (string | undefined)[]) => texts.reduce((all, text) => all + cents(text), 0)
    expect(rows.map(({ length }) => length - 1)).toEqual([3, 1])
    const nets = (await peopleOf(run)).reduce((all, { net }) => all + net, 0)
    expect([sum(paid), sum(totals)]).toEqual([nets, nets])
    const names = rows.flatMap((lines) => lines.slice(0, -1).map((line) => line.split(',')[0]))
    expect(new Set(names).size).toBe(names.length)
    expect((await office.call('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'payments_list' })).status).toBe(
      409,
    )
    expect((await filesOf(run)).payments.every(({ state }: Payment) => state === 'sent')).toBe(true)
  })

  test('PR-051, invariant 46: the year to date is the sum of locked lines', async () => {
    for (const [at, who] of people.entries()) {
      const [sum] = await app.look<{ n: string }>(
        `select coalesce(sum(amount), 0) as n from pay_lines where employment_id = '${who.employmentId}' and key = 'cpf' and party = 'employee'`,
      )
      const found = (await Promise.all(runs.map((run) => linesOf(run, at)))).flat()
      const cpf = found.filter(({ key, party }) => key === 'cpf' && party === 'employee')
      expect(Number(sum?.n)).toBe(cpf.reduce((all, line) => all + Number(line.amount), 0))
    }
    const { people: told } = await office.good('GET', `/api/year-end/${entityId}/ir8a?year=2026`)
    const [cpf] = await app.look<{ n: string }>(
      `select sum(amount) as n from pay_lines where employment_id = '${person(1).employmentId}' and key = 'cpf' and party = 'employee'`,
    )
    const own = told.find(({ employmentId }: { employmentId: string }) => employmentId === person(1).employmentId)
    const box = own.boxes.find(({ box: name }: { box: string }) => name === 'CPF')
    expect(box.amount).toBe(Number(cpf?.n))
  })

  test('invariants 61 and 62: a locked line stays as it is under raises, settings, schedules, one-offs and later runs', async () => {
    now = new Date('2026-11-20T04:00:00Z')
    await office.good('POST', `/api/employees/${person(1).id}/pay-changes`, {
      effectiveFrom: '2026-09-01',
      basicSalary: String(draw(fc.integer({ min: 1000, max: 9500 }), 21)),
      reason: 'Promotion',
      cause: 'decided_late',
      decidedOn: '2026-11-10',
    })
    await expectLocked()
    await office.good('POST', `/api/payroll/people/${person(2).employmentId}/profile`, {
      effectiveFrom: '2026-09-01',
      facts: { ...CITIZEN, selfHelpFunds: 'CDAC' },
      cause: 'error',
      reason: 'Form came late',
    })
    await bonus(0, '2026-09', draw(amount, 22))
    await bonus(3, '2026-10', draw(amount, 23), 'deduction')
    await expectLocked()
    const run = await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
    await expectLocked()
    runs.push(run)
    hashes.set(run.id, await hashOf(run))
    await expect(app.look(`update pay_lines set amount = amount + 1 where run_id = '${run.id}'`)).rejects.toThrow()
    await expectLocked()
  })

  test('invariant 38: of each locked run the lines of everybody come to their nets', async () => {
    for (const run of runs)
      for (const { employmentId, net } of await peopleOf(run)) {
        const rows = await app.look<{ kind: string; nature: string | null; amount: string }>(
          `select kind, nature, amount from pay_lines where run_id = '${run.id}' and employment_id = '${employmentId}'`,
        )
        const come = rows.reduce((sum, { kind, nature, amount: value }) => {
          if (nature === 'in_kind' || kind === 'employer' || kind === 'memo') return sum
          return sum + (kind === 'deduction' ? -Number(value) : Number(value))
        }, 0)
        if (rows.length > 0) expect(come, `seed ${seed}`).toBe(net)
      }
  })

  test('invariant 78: what is tried writes nothing', async () => {
    const counts = () =>
      app.look(
        `select (select count(*) from pay_lines) as lines, (select count(*) from pay_runs) as runs, (select count(*) from pay_drafts) as drafts,
                (select count(*) from compensations) as pay, (select count(*) from pay_balances) as sums, (select count(*) from pay_one_offs) as once`,
      )
    const before = await counts()
    await office.good('POST', `/api/payroll/people/${person(1).employmentId}/gross-for-net`, { net: draw(amount, 31) })
    await office.good('POST', `/api/payroll/people/${person(1).employmentId}/raise`, { basic: draw(amount, 32) })
    expect(await counts()).toEqual(before)
    await expectLocked()
  })

  test('invariant 80: a run of another company reads and writes no row of this one', async () => {
    const other = await payOffice(app, 'SG')
    const eve = await hire(other, { fullName: 'Eve Koh', compensation: { basicSalary: 4000 } }, CITIZEN)
    const rows = () => app.look(`select count(*) from pay_lines where company_id = '${office.maker.companyId}'`)
    const before = await rows()
    const run = await lockedRun(app, other, { groupId: (await monthlyGroup(other)).groupId, payDay: '2026-11-30' })
    expect(await rows()).toEqual(before)
    await expectLocked()
    const { people: paid } = await other.good('GET', `/api/payroll/runs/${run.id}`)
    expect(paid.map(({ employmentId }: { employmentId: string }) => employmentId)).toEqual([eve.employmentId])
    for (const path of [`/api/payroll/runs/${runs[0]?.id}`, `/api/pay-files/runs/${runs[0]?.id}`])
      expect((await other.call('GET', path)).status).toBe(404)
  })
})
