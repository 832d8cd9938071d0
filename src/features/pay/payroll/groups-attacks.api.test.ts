import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree } from '../../../../test/hiring.ts'
import { type Hired, hire, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
type Found = any

const aGroup = async (office: PayOffice, name: string, how: Record<string, unknown>): Promise<string> => {
  const { entities } = await office.good('GET', '/api/payroll/setup')
  const entityId = entities[0].id
  return (await office.good('POST', '/api/payroll/groups', { entityId, name, ...how })).group.id
}
const MONTHLY = { frequency: 'monthly', payOn: 31 }
const HALVES = { frequency: 'semi_monthly' }
const twoWeeks = (firstFrom: string, firstUntil: string) => ({
  frequency: 'two_weekly',
  firstFrom,
  firstUntil,
  firstPayDay: firstUntil,
})
const move = (office: PayOffice, groupId: string, who: readonly Hired[], when: Record<string, unknown>) =>
  office.call('POST', `/api/payroll/groups/${groupId}/moves`, {
    employmentIds: who.map(({ employmentId }) => employmentId),
    ...when,
  })
const inGroup = async (office: PayOffice, groupId: string, who: Hired) =>
  expect((await move(office, groupId, [who], { fromFirst: true })).status).toBe(200)
const linesOf = async (office: PayOffice, runId: string, who: Hired): Promise<Found[]> =>
  (await office.good('GET', `/api/payroll/runs/${runId}/people/${who.employmentId}`)).slip.lines
const sumOf = async (
  office: PayOffice,
  runs: readonly { id: string }[],
  who: Hired,
  wanted: (line: Found) => boolean,
) => {
  let sum = 0
  for (const { id } of runs) for (const line of await linesOf(office, id, who)) if (wanted(line)) sum += line.amount
  return sum
}
/** Hires somebody from a day, with what the law asks of them from it on. */
const hireFrom = async (office: PayOffice, joinDate: string, over: Found, facts: Found): Promise<Hired> => {
  const who = await hire(office, { joinDate, ...over }, null)
  await office.good('POST', `/api/payroll/people/${who.employmentId}/profile`, { effectiveFrom: joinDate, facts })
  return who
}
const aCitizen = (office: PayOffice, fullName: string, basicSalary: number, joinDate = '2026-10-01') =>
  hireFrom(
    office,
    joinDate,
    { fullName, compensation: { basicSalary } },
    { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  )
const begun = async (office: PayOffice, groupId: string, payDay: string): Promise<Found> => {
  const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay })
  return (await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })).run
}
const approved = async (office: PayOffice, groupId: string, payDay: string): Promise<Found> => {
  const run = await begun(office, groupId, payDay)
  await office.good('POST', `/api/payroll/runs/${run.id}/submit`, { version: run.version })
  expect((await agree(app, office.approver, 'pay-run')).status).toBe(200)
  return (await office.good('GET', `/api/payroll/runs/${run.id}`)).run
}
const lock = (office: PayOffice, run: Found) =>
  office.call('POST', `/api/payroll/runs/${run.id}/lock`, { version: run.version })
const groupOf = (office: PayOffice, { employmentId }: Hired) =>
  office.good('GET', `/api/payroll/people/${employmentId}/group`)

describe('what is counted by month and year is of the person, whatever group paid them', () => {
  test('Singapore: ordinary wages of a month are contributed on once up to the ceiling', async () => {
    const office = await payOffice(app, 'SG')
    const halves = await aGroup(office, 'Halves', HALVES)
    const weeks = await aGroup(office, 'Weeks', twoWeeks('2026-10-16', '2026-10-29'))
    const [lin, mei] = [await aCitizen(office, 'Lin Goh', 12_000), await aCitizen(office, 'Mei Tan', 12_000)]
    const first = await lockedRun(app, office, { groupId: halves, payDay: '2026-10-15' })
    expect((await move(office, weeks, [lin], { from: '2026-10-16' })).status).toBe(200)
    const second = await lockedRun(app, office, { groupId: weeks, payDay: '2026-10-29' })
    const rest = await lockedRun(app, office, { groupId: halves, payDay: '2026-10-31' })
    const isOf = (party: string) => (line: Found) => line.key === 'cpf' && line.kind === party
    for (const [who, runs] of [
      [lin, [first, second]],
      [mei, [first, rest]],
    ] as const) {
      // 20 % and 17 % of the ceiling of 2026, SGD 8,000.
      expect(await sumOf(office, runs, who, isOf('deduction')), who.name).toBe(160_000)
      expect(await sumOf(office, runs, who, isOf('employer')), who.name).toBe(136_000)
    }
  })

  test('Canada: the pension plan and employment insurance of a year end at their most', async () => {
    const office = await payOffice(app, 'CA')
    const weeks = await aGroup(office, 'Weeks', twoWeeks('2026-09-03', '2026-09-16'))
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const lea = await hireFrom(
      office,
      '2026-09-03',
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 40_000 },
      },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    const runs = [
      await lockedRun(app, office, { groupId: weeks, payDay: '2026-09-16' }),
      await lockedRun(app, office, { groupId: weeks, payDay: '2026-09-30' }),
    ]
    const earlier = await move(office, staff, [lea], { from: '2026-09-01' })
    expect(earlier.body.error).toBe(
      'Pay is locked to 2026-09-30. Days that are possible: 2026-10-01, 2027-04-01, 2029-02-01.',
    )
    expect((await move(office, staff, [lea], { from: '2026-10-01' })).status).toBe(200)
    runs.push(await lockedRun(app, office, { groupId: staff, payDay: '2026-10-31' }))
    const taken = (key: string) => sumOf(office, runs, lea, (line) => line.key === key && line.kind === 'deduction')
    expect([await taken('cpp'), await taken('ei')]).toEqual([423_045, 112_307])
    runs.push(await lockedRun(app, office, { groupId: staff, payDay: '2026-11-30' }))
    expect([await taken('cpp'), await taken('ei'), await taken('cpp2')]).toEqual([423_045, 112_307, 41_600])
  })
})

describe('back pay across a move', () => {
  test('is paid once, by the group somebody is in now', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const halves = await aGroup(office, 'Halves', HALVES)
    const lin = await aCitizen(office, 'Lin Goh', 5_000, '2026-09-01')
    await aCitizen(office, 'Mei Tan', 5_000, '2026-09-01')
    await lockedRun(app, office, { groupId: staff, payDay: '2026-09-30' })
    expect((await move(office, halves, [lin], { from: '2026-10-01' })).status).toBe(200)
    await office.good('POST', `/api/employees/${lin.id}/pay-changes`, {
      effectiveFrom: '2026-09-01',
      basicSalary: '5500',
      reason: 'Promotion',
      cause: 'decided_late',
      decidedOn: '2026-10-10',
    })
    const old = await lockedRun(app, office, { groupId: staff, payDay: '2026-10-31' })
    const told = await office.good('GET', `/api/payroll/runs/${old.id}`)
    expect(told.people.map(({ name }: Found) => name)).toEqual(['Mei Tan'])
    const first = await lockedRun(app, office, { groupId: halves, payDay: '2026-10-15' })
    const isBack = (line: Found) => line.key === 'arrears.basic'
    expect(await sumOf(office, [first], lin, isBack)).toBe(50_000)
    const second = await lockedRun(app, office, { groupId: halves, payDay: '2026-10-31' })
    expect(await sumOf(office, [second], lin, isBack)).toBe(0)
    expect(await sumOf(office, [first, second], lin, ({ key }) => key === 'basic')).toBe(550_000)
  })
})

describe('moves and runs at once', () => {
  test('a run that had somebody in is calculated again before it is locked', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const halves = await aGroup(office, 'Halves', HALVES)
    const [lin] = [await aCitizen(office, 'Lin Goh', 5_000), await aCitizen(office, 'Mei Tan', 5_000)]
    const run = await approved(office, staff, '2026-10-31')
    const checked = await office.good('POST', `/api/payroll/groups/${halves}/moves/check`, {
      employmentIds: [lin.employmentId],
      from: '2026-10-01',
    })
    // Nobody was paid yet, and October is not the first day of the employment’s past: it is its first day.
    expect(checked.rows[0].problem).toContain('Days that are possible: 2026-11-01')
    await inGroup(office, halves, lin)
    const refused = await lock(office, run)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Something has changed since the run was calculated: Lin Goh. Calculate it again.',
    ])
  })

  test.each([1, 2, 3])('a lock and a move out of it: one of them is refused (%i)', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const halves = await aGroup(office, 'Halves', HALVES)
    const lin = await aCitizen(office, 'Lin Goh', 5_000)
    const run = await approved(office, staff, '2026-10-31')
    const answers = await Promise.all([lock(office, run), move(office, halves, [lin], { fromFirst: true })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('two moves of one person at once leave one stretch after the other', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const [halves, other] = [await aGroup(office, 'Halves', HALVES), await aGroup(office, 'Others', HALVES)]
    const lin = await aCitizen(office, 'Lin Goh', 5_000)
    await lockedRun(app, office, { groupId: staff, payDay: '2026-10-31' })
    await Promise.all([halves, other].map((group) => move(office, group, [lin], { from: '2026-12-01' })))
    const { history } = await groupOf(office, lin)
    expect(history.map(({ from, until }: Found) => [from, until])).toEqual([
      ['2026-12-01', null],
      [null, '2026-11-30'],
    ])
  })
})

describe('whoever leaves', () => {
  test('cannot be moved after their last day', async () => {
    const office = await payOffice(app, 'SG')
    await aGroup(office, 'Staff', MONTHLY)
    const halves = await aGroup(office, 'Halves', HALVES)
    const lin = await aCitizen(office, 'Lin Goh', 5_000)
    const { employments } = await office.good('GET', `/api/employees/${lin.id}/employments`)
    const body = { version: employments[0].version, endedOn: '2026-11-25', endReason: 'Resigned' }
    await office.good('PUT', `/api/employees/${lin.id}/employments/${lin.employmentId}`, body)
    const answer = await move(office, halves, [lin], { from: '2026-12-01' })
    expect([answer.status, answer.body.error]).toEqual([409, 'The employment ends on 2026-11-25.'])
  })
})

describe('the default group', () => {
  test('becomes another one without moving anybody; new hires join it', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const halves = await aGroup(office, 'Halves', HALVES)
    const lin = await aCitizen(office, 'Lin Goh', 5_000)
    const closed = await office.call('POST', `/api/payroll/groups/${staff}/close`, { version: 1, closed: true })
    expect(closed.body.error).toBe('New hires join this pay group. Make another one the default first.')
    await office.good('POST', `/api/payroll/groups/${halves}/default`, { version: 1 })
    const mei = await aCitizen(office, 'Mei Tan', 5_000)
    expect([(await groupOf(office, lin)).groupId, (await groupOf(office, mei)).groupId]).toEqual([staff, halves])
    const people = async (id: string) =>
      (await office.good('GET', `/api/payroll/groups/${id}/people`)).people.map(({ name }: Found) => name)
    expect([await people(staff), await people(halves)]).toEqual([['Lin Goh'], ['Mei Tan']])
    await office.good('POST', `/api/payroll/groups/${staff}/close`, { version: 2, closed: true })
    const into = await move(office, staff, [mei], { fromFirst: true })
    expect([into.status, into.body.error]).toEqual([409, 'This pay group takes nobody new.'])
  })
})

describe('a group that was used', () => {
  test('is renamed, not paid by other days nor deleted; one that was not is', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const spare = await aGroup(office, 'Spare', HALVES)
    await aCitizen(office, 'Lin Goh', 5_000)
    await lockedRun(app, office, { groupId: staff, payDay: '2026-10-31' })
    const put = (id: string, version: number, how: Record<string, unknown>) =>
      office.call('PUT', `/api/payroll/groups/${id}`, { version, ...how })
    expect((await put(staff, 1, { name: 'Monthly staff', ...MONTHLY })).body.data.group.name).toBe('Monthly staff')
    expect((await put(staff, 1, { name: 'Again', ...MONTHLY })).body.code).toBe('VERSION_CONFLICT')
    expect((await put(staff, 2, { name: 'Monthly staff', ...HALVES })).body.error).toContain('add a pay group')
    expect((await put(spare, 1, { name: 'Weeks', ...twoWeeks('2026-10-05', '2026-10-18') })).status).toBe(200)
    expect((await office.call('DELETE', `/api/payroll/groups/${staff}`)).status).toBe(409)
    expect((await office.call('DELETE', `/api/payroll/groups/${spare}`)).status).toBe(200)
  })
})

test('many at once: each that can, and why the others cannot', async () => {
  const office = await payOffice(app, 'SG')
  const staff = await aGroup(office, 'Staff', MONTHLY)
  const halves = await aGroup(office, 'Halves', HALVES)
  const [lin, mei] = [await aCitizen(office, 'Lin Goh', 5_000), await aCitizen(office, 'Mei Tan', 5_000)]
  await lockedRun(app, office, { groupId: staff, payDay: '2026-10-31' })
  const ana = await aCitizen(office, 'Ana Lim', 5_000, '2026-12-15')
  const checked = await office.good('POST', `/api/payroll/groups/${halves}/moves/check`, {
    employmentIds: [lin, mei, ana].map(({ employmentId }) => employmentId),
    from: '2026-12-01',
  })
  expect(checked.rows.map(({ name, problem }: Found) => [name, problem === null])).toEqual([
    ['Ana Lim', false],
    ['Lin Goh', true],
    ['Mei Tan', true],
  ])
  const { moved } = (await move(office, halves, [lin, mei, ana], { from: '2026-12-01' })).body.data
  expect(moved).toBe(2)
  const other = await payOffice(app, 'SG')
  expect((await move(other, halves, [lin], { from: '2026-12-01' })).status).toBe(404)
})
