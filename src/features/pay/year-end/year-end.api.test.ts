import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { YearRow } from './contract.ts'

let app: TestServer
let now = new Date('2026-11-20T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const boxes = (row: YearRow | undefined) =>
  Object.fromEntries((row?.boxes ?? []).map(({ box, amount }) => [box, amount]))

describe('the end of a year in Singapore', () => {
  let office: PayOffice
  let lin: Hired
  let path: string
  let groupId: string

  beforeAll(async () => {
    office = await payOffice(app, 'SG')
    lin = await hire(
      office,
      { fullName: 'Lin Wei', compensation: { basicSalary: 5000 } },
      { birthDate: '1990-01-01', cpfStatus: 'citizen', selfHelpFunds: 'CDAC' },
    )
    const group = await monthlyGroup(office)
    groupId = group.groupId
    path = `/api/year-end/${group.entityId}/ir8a`
    await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
  })

  test('has each figure from locked lines, and says what of the form is not on file', async () => {
    const { entities } = await office.good('GET', '/api/year-end?year=2026')
    expect(entities[0]).toMatchObject({ from: '2026-01-01', until: '2026-12-31' })
    const form = await office.good('GET', `${path}?year=2026`)
    expect(form.form.lacks).toContain('typed in at myTax Portal')
    // In November it is not over, and says so.
    expect(form.isOver).toBe(false)
    expect(boxes(form.people[0])).toMatchObject({ a: 500_000, b: 0, CPF: 100_000, Donations: 150 })
    expect(form.people[0].slip).toBeNull()
  })

  test('invariant 69: gives out slips once; what is paid later makes an amended one beside the first', async () => {
    const first = await office.good('POST', path, { year: 2026 })
    expect([first.made, first.amended]).toEqual([1, 0])
    expect((await office.good('POST', path, { year: 2026 })).made).toBe(0)
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: lin.employmentId,
      kind: 'earning',
      nature: 'bonus',
      label: 'Bonus',
      amount: 100_000,
      month: '2026-10',
    })
    await lockedRun(app, office, { groupId, payDay: '2026-10-20', kind: 'off_cycle' })
    const changed = await office.good('GET', `${path}?year=2026`)
    expect(changed.people[0]).toMatchObject({ isChanged: true, slip: { version: 1 } })
    const second = await office.good('POST', path, { year: 2026 })
    expect([second.made, second.amended]).toEqual([0, 1])
    expect(second.people[0]).toMatchObject({ isChanged: false, slip: { version: 2 } })
    const kept = await app.look<{ version: number; boxes: { box: string; amount: number }[] }>(
      `select version, boxes from year_slips where company_id = '${office.maker.companyId}' order by version`,
    )
    expect(kept.map(({ boxes: all }) => all.find(({ box }) => box === 'b')?.amount)).toEqual([0, 100_000])
    // The last version says what a year reckoned at once says.
    const { people: now } = await office.good('GET', `${path}?year=2026`)
    expect(kept.at(-1)?.boxes.map(({ box, amount }) => [box, amount])).toEqual(
      now[0].boxes.map(({ box, amount }: { box: string; amount: number }) => [box, amount]),
    )
  })

  test('comes as CSV and as a statement that says it is not the official form', async () => {
    const file = await app.call('GET', `${path}/file?year=2026`, { token: office.maker.token })
    expect([file.status, file.text]).toEqual([200, expect.stringContaining('5000.00,1000.00,')])
    const { people } = await office.good('GET', `${path}?year=2026`)
    const slip = `/api/year-end/slips/${people[0].slip.id}/pdf`
    const pdf = await app.call('GET', slip, { token: office.maker.token })
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const rival = await app.employer('SG', 'Rival')
    expect((await app.call('GET', slip, { token: rival.token })).status).toBe(404)
  })

  test('the journal of each run is balanced, and its net pay is what is paid', async () => {
    const { runs } = await office.good('GET', '/api/pay-files/runs')
    const journal = await office.good('GET', `/api/pay-journals/${runs[0].id}`)
    expect(journal.debit).toBe(journal.credit)
    const net = journal.lines.find(({ label }: { label: string }) => label === 'Net pay')
    expect(net).toMatchObject({ account: '2100', credit: runs[0].net, department: 'Technical' })
    const file = await app.call('GET', `/api/pay-journals/${runs[0].id}/file?format=iif`, { token: office.maker.token })
    expect(file.text).toContain('!TRNS\tTRNSTYPE')
  })
})

test('pay of Singapore counts into the year it is due for: of December, paid in January, into that of December', async () => {
  now = new Date('2027-01-08T04:00:00Z')
  const office = await payOffice(app, 'SG')
  await hire(office, { compensation: { basicSalary: 5000 } }, { birthDate: '1990-01-01', cpfStatus: 'citizen' })
  const { entities } = await office.good('GET', '/api/payroll/setup')
  const { id: entityId } = entities[0]
  const { group } = await office.good('POST', '/api/payroll/groups', {
    entityId,
    name: 'Every two weeks',
    frequency: 'two_weekly',
    firstFrom: '2026-12-14',
    firstUntil: '2026-12-27',
    firstPayDay: '2027-01-01',
  })
  await lockedRun(app, office, { groupId: group.id, payDay: '2027-01-01' })
  const { people, isOver } = await office.good('GET', `/api/year-end/${entityId}/ir8a?year=2026`)
  expect(isOver).toBe(true)
  expect(boxes(people[0]).a).toBeGreaterThan(0)
  expect((await office.good('GET', `/api/year-end/${entityId}/ir8a?year=2027`)).people).toEqual([])
})

describe('the end of a year in Canada', () => {
  test('has the boxes of the T4 by the contributions that were taken', async () => {
    const office = await payOffice(app, 'CA')
    await hire(
      office,
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 5000 },
      },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    const { entityId, groupId } = await monthlyGroup(office)
    await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const form = await office.good('GET', `/api/year-end/${entityId}/t4?year=2026`)
    const found = boxes(form.people[0])
    // CPP: 5.95 % of 5,000 less 291.66; EI: 1.63 % of 5,000.
    expect(found).toMatchObject({ '14': 500_000, '16': 28_015, '17': 0, '18': 8_150, '24': 500_000, '26': 500_000 })
    expect(found['22']).toBeGreaterThan(0)
    expect((await office.good('GET', `/api/year-end/${entityId}/rl1?year=2026`)).people).toEqual([])
  })
})
