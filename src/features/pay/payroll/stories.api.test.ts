import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree as agreeTo } from '../../../../test/hiring.ts'
import { monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import registers from '../../../../test/scenarios/pay-registers.json' with { type: 'json' }
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from '../../time/attendance/jobs.ts'
import type { PayRun } from './contract.ts'

/**
 * Four months of one person in each country: hired, overtime in August, unpaid leave in September, a bonus over a ceiling in October together with a raise
 * in the middle of September that was decided in October, October put right after the lock, and the end in November. Every line of every run
 * stands in `test/scenarios/pay-registers.json`, worked out from the law without the product.
 */

let app: TestServer
let now = new Date('2026-08-03T00:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

type Story = {
  country: string
  person: Record<string, unknown>
  facts: Record<string, string>
  /** A morning and an evening of twelve hours, 11 August, in UTC. */
  clock: readonly [string, string]
  raise: string
  bonus: number
  /** What October left out, and what kind of pay it is. */
  leftOut: readonly [nature: string, amount: number]
  exit: object
}

const STORIES: readonly Story[] = [
  {
    country: 'SG',
    person: { compensation: { basicSalary: 2400 }, joinDate: '2026-08-01' },
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    clock: ['2026-08-11T00:00:00Z', '2026-08-11T12:00:00Z'],
    raise: '2500',
    bonus: 9_500_000,
    leftOut: ['commission', 30_000],
    exit: { leaveDays: '3' },
  },
  {
    country: 'IN',
    person: {
      countryCode: 'IN',
      nationality: 'Indian',
      compensation: { basicSalary: 13_000 },
      joinDate: '2026-08-01',
      complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346', stateRegistration: 'KA' },
    },
    facts: {
      birthDate: '1990-01-01',
      region: 'KA',
      epfMember: 'yes',
      epsMember: 'yes',
      taxRegime: 'new',
      panKnown: 'yes',
    },
    clock: ['2026-08-11T02:30:00Z', '2026-08-11T14:30:00Z'],
    raise: '14000',
    bonus: 2_000_000,
    leftOut: ['commission', 100_000],
    exit: { leaveDays: '3' },
  },
  {
    country: 'CA',
    person: {
      countryCode: 'CA',
      nationality: 'Canadian',
      employmentStatus: 'citizen',
      compensation: { basicSalary: 5000 },
      joinDate: '2026-08-01',
      complianceData: { sinNumber: '046 454 286', province: 'BC' },
    },
    facts: { birthDate: '1990-01-01', region: 'BC' },
    clock: ['2026-08-11T15:00:00Z', '2026-08-12T03:00:00Z'],
    raise: '5200',
    bonus: 7_000_000,
    leftOut: ['bonus', 30_000],
    exit: { leaveDays: '3' },
  },
  {
    country: 'AE',
    person: {
      countryCode: 'AE',
      nationality: 'Indian',
      employmentStatus: undefined,
      compensation: { basicSalary: 9000 },
      joinDate: '2024-11-16',
      complianceData: {
        emiratesId: '784-1985-1234567-1',
        emirate: 'dubai',
        visaType: 'employment_visa',
        visaNumber: 'AE123456789',
        visaExpiry: '2028-01-31',
        labourCard: 'LC-123456789',
      },
    },
    facts: { serviceFrom: '2024-11-16' },
    clock: ['2026-08-11T04:00:00Z', '2026-08-11T16:00:00Z'],
    raise: '9300',
    bonus: 5_000_000,
    leftOut: ['commission', 30_000],
    exit: { leaveDays: '3', unpaidDays: 2 },
  },
]

type Line = { key: string; kind: string; amount: number }
type Register = Readonly<Record<string, { net: number; lines: Readonly<Record<string, number>> }>>

describe.each(STORIES)('four months of pay in $country', (story) => {
  const { country } = story
  const register = (registers as unknown as Readonly<Record<string, Register>>)[country] ?? {}
  let office: PayOffice
  let groupId: string
  let who: PortalPerson
  let at: string
  const runs = new Map<string, PayRun>()
  const drained = () => drain(app.server.services, { companyId: office.maker.companyId })

  beforeAll(async () => {
    now = new Date('2026-08-03T00:00:00Z')
    office = await payOffice(app, country)
    who = await aPortalPerson(app, office.maker, { name: 'Asha Lim', ...story.person })
    at = (await office.good('GET', `/api/employees/${who.employeeId}/employments`)).employments[0].id
    const facts = { effectiveFrom: String(story.person.joinDate), facts: story.facts }
    await office.good('POST', `/api/payroll/people/${at}/profile`, facts)
    groupId = (await monthlyGroup(office)).groupId
  }, 60_000)

  const step = async (id: string, action: string): Promise<PayRun> => {
    const { run } = await office.good('GET', `/api/payroll/runs/${id}`)
    return (await office.good('POST', `/api/payroll/runs/${id}/${action}`, { version: run.version })).run
  }
  /** Reckons a run, has it agreed to, locks and publishes it: its lines are those of the register. */
  const paid = async (id: string, name: string) => {
    await step(id, 'calculate')
    await step(id, 'submit')
    await office.agree('pay-run')
    const run = await step(id, 'lock')
    const { slip } = await office.good('GET', `/api/payroll/runs/${id}/people/${at}`)
    const lines: Record<string, number> = {}
    for (const { key, kind, amount } of slip.lines as Line[]) {
      const shown = `${kind} ${key.replace(/^one_off\..*/, 'one_off')}`
      lines[shown] = (lines[shown] ?? 0) + amount
    }
    expect({ net: slip.net, lines }, name).toEqual(register[name])
    await step(id, 'publish')
    runs.set(name, run)
  }
  const month = async (payDay: string, name: string) => {
    const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay, kind: 'regular' })
    await paid(run.id, name)
  }
  const oneOff = (nature: string, label: string, amount: number) =>
    office.good('POST', '/api/payroll/one-offs', {
      employmentId: at,
      kind: 'earning',
      nature,
      label,
      amount,
      month: '2026-10',
    })

  test('August pays overtime by the law', async () => {
    now = new Date('2026-08-20T00:00:00Z')
    const [from, until] = story.clock
    await office.good('POST', '/api/attendance/fixes', {
      fixes: [
        { employeeId: who.employeeId, kind: 'add', at: from, direction: 'in' },
        { employeeId: who.employeeId, kind: 'add', at: until, direction: 'out' },
      ],
      reason: 'On paper',
    })
    await drained()
    await office.good(
      'POST',
      '/api/my/overtime',
      { day: '2026-08-11', minutes: 120, reason: 'Ship was late' },
      who.token,
    )
    const agreed = await agreeTo(app, office.maker, 'overtime')
    expect(agreed.status, agreed.text).toBe(200)
    await drained()
    await month('2026-08-31', 'august')
  })

  test('September takes off two days of unpaid leave, and the telephone says why pay changed', async () => {
    now = new Date('2026-09-20T00:00:00Z')
    const { countries } = await office.good('POST', '/api/company/leave/types', {
      country,
      name: 'Unpaid leave',
      paid: false,
    })
    const types = countries.flatMap(({ types: all }: { types: { type: { key: string; name: string } }[] }) => all)
    const { type } = types.find((one: { type: { name: string } }) => one.type.name === 'Unpaid leave')
    const leave = { employeeId: who.employeeId, type: type.key, from: '2026-09-03', until: '2026-09-04' }
    await office.good('POST', '/api/company/leave/requests', leave)
    await month('2026-09-30', 'september')
    const run = runs.get('september')?.id
    const { slip } = await office.good('POST', `/api/my-payslips/${run}/open`, { password: PASSWORD }, who.token)
    expect(slip.lastNet).toBe(register.august?.net)
    expect(slip.changes.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBe(
      slip.net - (register.august?.net ?? 0),
    )
  })

  test('October pays a bonus over a ceiling and a raise of September that was decided late', async () => {
    now = new Date('2026-10-15T00:00:00Z')
    await office.good('POST', `/api/employees/${who.employeeId}/pay-changes`, {
      effectiveFrom: '2026-09-16',
      basicSalary: story.raise,
      reason: 'Promotion',
      cause: 'decided_late',
      decidedOn: '2026-10-10',
    })
    await oneOff('bonus', 'Bonus', story.bonus)
    await month('2026-10-31', 'october')
  })

  test('October is put right after the lock by the difference alone', async () => {
    now = new Date('2026-11-03T00:00:00Z')
    await oneOff(story.leftOut[0], 'Left out in October', story.leftOut[1])
    const october = `/api/payroll/runs/${runs.get('october')?.id}`
    await office.good('POST', `${october}/people/${at}/reopen`, {
      reason: 'Something was left out',
      payDay: '2026-11-05',
    })
    await office.agree('pay-reopening')
    const { reopenings } = await office.good('GET', `${october}/reopenings`)
    await paid(reopenings[0].correctionRunId, 'correction')
  })

  test('November settles the end', async () => {
    const [{ id, version }] = (await office.good('GET', `/api/employees/${who.employeeId}/employments`)).employments
    const last = { version, endedOn: '2026-11-15', endReason: 'Resigned' }
    await office.good('PUT', `/api/employees/${who.employeeId}/employments/${id}`, last)
    const path = `/api/payroll/people/${at}/exit`
    const { exit: saved } = await office.good('POST', path, { notice: 0, owed: [], ...story.exit })
    await office.good('POST', `/api/payroll/exits/${saved.id}/submit`, { version: saved.version })
    await office.agree('pay-exit')
    const { exit } = await office.good('GET', path)
    const started = await office.good('POST', `/api/payroll/exits/${exit.id}/pay`, {
      version: exit.version,
      payDay: '2026-11-15',
    })
    await paid(started.exit.runId, 'final')
    // The last payslip says as well why it is another than the one before.
    const { slip } = await office.good('POST', `/api/my-payslips/${started.exit.runId}/open`, {}, who.token)
    expect(slip.lastNet).toBe(register.october?.net)
    expect(slip.changes.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBe(
      slip.net - (register.october?.net ?? 0),
    )
  })
})
