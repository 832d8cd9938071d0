import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Filing } from './contract.ts'
import { filingJobs } from './jobs.ts'

let app: TestServer
let office: PayOffice
let now = new Date('2026-11-10T04:00:00Z')

const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n',
)

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'SG')
  await hire(office, { fullName: 'Lin Wei', compensation: { basicSalary: 5000 } }, CITIZEN)
  const group = await monthlyGroup(office)
  await lockedRun(app, office, { groupId: group.groupId, payDay: '2026-10-31' })
})
afterAll(() => app.close())

const list = async () =>
  (await office.good('GET', '/api/filings')) as {
    filings: Filing[]
    health: object[]
    owners: { id: string; name: string }[]
  }
const cpfOf = async (month: string): Promise<Filing> => {
  const found = (await list()).filings.find(({ rule, from }) => rule === 'cpf' && from === `${month}-01`)
  if (!found) throw new Error(`no CPF for ${month}`)
  return found
}
const keyOf = ({ entityId: entity, rule, from, until }: Filing) => ({ entityId: entity, rule, from, until })
const move = (filing: Filing, to: string, more: object = {}, token?: string) =>
  office.call('POST', '/api/filings/move', { ...keyOf(filing), to, version: filing.version, ...more }, token)
const tell = async (companyId: string) => {
  const job = filingJobs.find(({ name }) => name === 'company-filings-due')
  await job?.run(app.server.services, { companyId })
}
const told = async () => {
  const { body } = await app.call('GET', '/api/notifications', { token: office.maker.token })
  return body.data.notifications.filter(({ event }: { event: string }) => event === 'filing-due')
}

describe('what is owed to authorities', () => {
  test('follows from locked pay: its amount, and the day the authority counts by', async () => {
    const october = await cpfOf('2026-10')
    // 37 % of 5,000, and the levy of 11.25 without its cents.
    expect(october).toMatchObject({ due: '2026-11-14', daysLeft: 4, standing: 'due', amount: 186_100, interest: null })
    const november = await cpfOf('2026-11')
    expect(november).toMatchObject({ due: '2026-12-14', standing: 'upcoming', amount: 0 })
    const { filings, health } = await list()
    expect(filings[0]).toMatchObject({ rule: 'cpf', standing: 'due' })
    expect(health).toEqual([{ country: 'SG', late: 0, due: 1, upcoming: 1, done: 0 }])
  })

  test('is asked for once: a reminder a week before, and the owner alone hears of it', async () => {
    const october = await cpfOf('2026-10')
    const owner = (await list()).owners.find(({ name }) => name.startsWith('Arun'))
    await office.good('POST', '/api/filings/assign', { ...keyOf(october), ownerId: owner?.id })
    expect((await cpfOf('2026-10')).owner).toBe(owner?.name)
    await tell(office.maker.companyId)
    await tell(office.maker.companyId)
    expect(await told()).toEqual([])
  })

  test('is not reminded of while somebody put that off with a reason, and once that is over it is', async () => {
    const october = await cpfOf('2026-10')
    const snooze = (body: object, token?: string) =>
      office.call('POST', '/api/filings/snooze', { ...keyOf(october), ...body }, token)
    expect((await snooze({ snoozeUntil: '2026-11-20', reason: 'Waits for the bank' })).body.fields).toHaveProperty(
      'snoozeUntil',
    )
    expect((await snooze({ snoozeUntil: '2026-11-14' })).status).toBe(422)
    const rival = await app.employer('SG', 'Rival of snoozes')
    expect((await snooze({ snoozeUntil: '2026-11-14', reason: 'Mine' }, rival.token)).status).toBe(404)
    now = new Date('2026-11-13T04:00:00Z')
    expect((await snooze({ snoozeUntil: '2026-11-14', reason: 'Waits for the bank' })).status).toBe(200)
    expect((await cpfOf('2026-10')).snoozed).toEqual({ until: '2026-11-14', reason: 'Waits for the bank' })
    const before = await app.look('select reminded from filings where reminded > 1')
    await tell(office.maker.companyId)
    expect(await app.look('select reminded from filings where reminded > 1')).toEqual(before)
    now = new Date('2026-11-14T04:00:00Z')
    expect((await cpfOf('2026-10')).snoozed).toBeNull()
    await tell(office.maker.companyId)
    expect(await app.look('select reminded from filings where reminded > 1')).toEqual([{ reminded: 2 }])
  })

  test('is late after its day: interest by the law’s rate, and whoever runs the company hears of it', async () => {
    now = new Date('2026-11-16T04:00:00Z')
    const october = await cpfOf('2026-10')
    expect(october).toMatchObject({ standing: 'late', daysLeft: -2 })
    expect(october.interest?.amount).toBeGreaterThan(0)
    expect(october.interest?.why.rule.source.title).toBeTruthy()
    await tell(office.maker.companyId)
    await tell(office.maker.companyId)
    expect(await told()).toHaveLength(1)
    expect((await list()).filings[0]).toMatchObject({ standing: 'late' })
  })

  test('is filed with its day, and confirmed by the receipt alone', async () => {
    let october = await cpfOf('2026-10')
    expect((await move(october, 'confirmed')).status).toBe(409)
    const early = await move(october, 'filed')
    expect(early.body.fields).toEqual({ filedOn: 'Filed on is required' })
    expect((await move(october, 'filed', { filedOn: '2026-11-16', reference: 'EZ-77' })).status).toBe(200)
    october = await cpfOf('2026-10')
    expect(october).toMatchObject({ state: 'filed', filedOn: '2026-11-16', reference: 'EZ-77', standing: 'filed' })
    const without = await move(october, 'confirmed')
    expect([without.status, without.text]).toEqual([409, expect.stringContaining('Upload the receipt')])
    const query = new URLSearchParams({ ...keyOf(october), name: 'receipt.pdf' })
    const sent = await app.call('POST', `/api/filings/receipt?${query}`, {
      token: office.maker.token,
      file: PDF,
    })
    expect(sent.status, sent.text).toBe(201)
    october = await cpfOf('2026-10')
    expect(october.receipt?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await move(october, 'confirmed')).status).toBe(200)
    october = await cpfOf('2026-10')
    expect(october).toMatchObject({ state: 'confirmed', next: [] })
    expect((await move(october, 'open')).status).toBe(409)
    const file = await app.call('GET', `/api/filings/${october.id}/receipt`, { token: office.maker.token })
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  test('is not owed only with a reason; what somebody else changed meanwhile is not overwritten', async () => {
    const november = await cpfOf('2026-11')
    expect((await move(november, 'waived')).body.fields).toEqual({ note: 'Say why it is not owed' })
    expect((await move(november, 'waived', { note: 'Nobody was paid' })).status).toBe(200)
    expect((await move(november, 'prepared')).status).toBe(409)
    expect((await cpfOf('2026-11')).standing).toBe('waived')
  })

  test('of another company is not there', async () => {
    const rival = await app.employer('SG', 'Rival')
    const october = await cpfOf('2026-10')
    expect((await office.good('GET', '/api/filings', undefined, rival.token)).filings).toEqual([])
    expect((await move(october, 'open', {}, rival.token)).status).toBe(404)
    expect((await office.call('GET', `/api/filings/${october.id}/receipt`, undefined, rival.token)).status).toBe(404)
  })
})
