import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

const FROM = '2026-10-01'

const aGroup = async (office: PayOffice, name: string, how: Record<string, unknown>): Promise<string> => {
  const { entities } = await office.good('GET', '/api/payroll/setup')
  return (await office.good('POST', '/api/payroll/groups', { entityId: entities[0].id, name, ...how })).group.id
}
const hireFrom = async (office: PayOffice, over: Record<string, unknown>, facts: object): Promise<Hired> => {
  const who = await hire(office, { joinDate: FROM, ...over }, null)
  await office.good('POST', `/api/payroll/people/${who.employmentId}/profile`, { effectiveFrom: FROM, facts })
  return who
}
type Line = { key: string; kind: string; amount: number }
const linesOf = async (office: PayOffice, runs: readonly string[], who: Hired): Promise<Line[]> => {
  const found: Line[] = []
  for (const id of runs)
    found.push(...(await office.good('GET', `/api/payroll/runs/${id}/people/${who.employmentId}`)).slip.lines)
  return found
}
const sum = (lines: readonly Line[], key: string, kind: string) =>
  lines.filter((line) => line.key === key && line.kind === kind).reduce((all, { amount }) => all + amount, 0)

/** October paid by halves to whoever stays, and its second part by weeks to whoever is moved on the sixteenth. */
const october = async (office: PayOffice, moved: readonly Hired[]) => {
  const halves = await aGroup(office, 'Halves', { frequency: 'semi_monthly' })
  const weeks = await aGroup(office, 'Weeks', {
    frequency: 'two_weekly',
    firstFrom: '2026-10-16',
    firstUntil: '2026-10-29',
    firstPayDay: '2026-10-29',
  })
  const first = await lockedRun(app, office, { groupId: halves, payDay: '2026-10-15' })
  const answer = await office.call('POST', `/api/payroll/groups/${weeks}/moves`, {
    employmentIds: moved.map(({ employmentId }) => employmentId),
    from: '2026-10-16',
  })
  expect(answer.body.data?.moved, answer.text).toBe(moved.length)
  const second = await lockedRun(app, office, { groupId: weeks, payDay: '2026-10-29' })
  const rest = await lockedRun(app, office, { groupId: halves, payDay: '2026-10-31' })
  return { ofMoved: [first.id, second.id], ofStaying: [first.id, rest.id] }
}

test('India: the ceilings of the provident fund and of the State insurance are those of the month across a move', async () => {
  const office = await payOffice(app, 'IN')
  const aPerson = (fullName: string, panNumber: string, aadhaarNumber: string, basicSalary: number) =>
    hireFrom(
      office,
      {
        fullName,
        countryCode: 'IN',
        nationality: 'Indian',
        complianceData: { panNumber, aadhaarNumber, stateRegistration: 'KA' },
        compensation: { basicSalary },
      },
      { birthDate: '1990-01-01', region: 'KA', panKnown: 'yes', epfMember: 'yes', esiMember: 'yes' },
    )
  const asha = await aPerson('Asha Rao', 'ABCPE1234F', '2341 2341 2346', 30_000)
  const beena = await aPerson('Beena Rao', 'ABCPE1235F', '3412 3412 3457', 30_000)
  const chitra = await aPerson('Chitra Rao', 'ABCPE1236F', '4512 3412 3451', 18_000)
  const { ofMoved, ofStaying } = await october(office, [asha, chitra])
  for (const [who, runs] of [
    [asha, ofMoved],
    [beena, ofStaying],
  ] as const) {
    const lines = await linesOf(office, runs, who)
    // 12 % of 15,000 a month; above 21,000 a month nobody is insured.
    expect([who.name, sum(lines, 'epf', 'deduction'), sum(lines, 'esi', 'deduction')]).toEqual([who.name, 180_000, 0])
  }
  const lines = await linesOf(office, ofMoved, chitra)
  const wages = sum(lines, 'basic', 'earning')
  expect(sum(lines, 'epf', 'deduction')).toBe(180_000)
  // 0.75 % of what was paid in the month, up to the next rupee.
  expect(sum(lines, 'esi', 'deduction')).toBe(Math.ceil((wages * 0.0075) / 100) * 100)
})

test('the Emirates: the pension of a month is contributed once across a move', async () => {
  const office = await payOffice(app, 'AE')
  const aPerson = (fullName: string, emiratesId: string, labourCard: string) =>
    hireFrom(
      office,
      {
        fullName,
        countryCode: 'AE',
        nationality: 'Emirati',
        complianceData: { emiratesId, emirate: 'dubai', labourCard },
        compensation: { basicSalary: 20_000 },
      },
      { firstInsured: FROM, serviceFrom: FROM },
    )
  const omar = await aPerson('Omar Said', '784-1985-1234567-1', 'LC-123456789')
  const aisha = await aPerson('Aisha Said', '784-1985-1234568-1', 'LC-123456780')
  const { ofMoved, ofStaying } = await october(office, [omar])
  const of = async (runs: readonly string[], who: Hired) => {
    const lines = (await linesOf(office, runs, who)).filter(({ key }) => !['basic'].includes(key))
    const all = new Map<string, number>()
    for (const { key, kind, amount } of lines) all.set(`${key} ${kind}`, (all.get(`${key} ${kind}`) ?? 0) + amount)
    return Object.fromEntries(all)
  }
  const staying = await of(ofStaying, aisha)
  expect(Object.keys(staying).length).toBeGreaterThan(1)
  expect(await of(ofMoved, omar)).toEqual(staying)
})
