import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

const now = new Date('2026-11-20T04:00:00Z')
let app: TestServer
let mei: Person
let rival: Person
let kitchen: string
let mumbai: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  kitchen = await aJob(app, mei, { department: 'Kitchen' })
  mumbai = await aJob(app, mei, { department: 'Kitchen', country: 'IN', title: 'Cook' })
})
afterAll(() => app.close())

const at = '/api/company/hiring-costs'
const written = (over: Record<string, unknown> = {}) => ({
  kind: 'advertising',
  amount: '300',
  currency: 'SGD',
  spentOn: '2026-11-03',
  ...over,
})
const add = (over: Record<string, unknown> = {}, token = mei.token) =>
  app.call('POST', at, { token, body: written(over) })
const list = async (query = '', token = mei.token) => (await app.call('GET', `${at}${query}`, { token })).body.data
const hub = async (query = '', token = mei.token) =>
  (await app.call('GET', `/api/company/recruitment${query}`, { token })).body.data

describe('a cost of hiring', () => {
  test('is entered, put right and taken out, and the log says by whom and what it was', async () => {
    const made = await add({ job: kitchen, note: 'Two weeks on the board', source: 'board' })
    expect(made.status).toBe(201)
    const { cost } = made.body.data
    expect(cost).toMatchObject({ amount: '300.00', symbol: 'S$', job: { id: kitchen, title: 'Chef' }, source: 'board' })
    const change = (version: number) =>
      app.call('PUT', `${at}/${cost.id}`, { token: mei.token, body: { ...written({ amount: '350.50' }), version } })
    expect((await change(cost.version)).body.data.cost).toMatchObject({ amount: '350.50', job: null, version: 2 })
    expect((await change(cost.version)).status).toBe(409)
    expect((await app.call('DELETE', `${at}/${cost.id}`, { token: mei.token })).status).toBe(200)
    expect((await list()).totalCount).toBe(0)
    const log = await app.look<{ action: string; before: { amount: number } | null; actor_id: string }>(
      `select action, before, actor_id from audit_log where action like 'hiringCost.%' order by at, id`,
    )
    expect(log.map((l) => l.action)).toEqual(['hiringCost.add', 'hiringCost.save', 'hiringCost.delete'])
    expect(log[2]?.before?.amount).toBe(35_050)
  })

  test('is refused by name where it makes no sense', async () => {
    const wrong = async (over: Record<string, unknown>) => (await add(over)).body.fields
    expect(await wrong({ amount: '0' })).toEqual({ amount: 'Amount must be more than nothing' })
    expect(await wrong({ amount: '1.005' })).toEqual({ amount: 'SGD has 2 decimals' })
    expect(await wrong({ currency: 'EUR' })).toEqual({ currency: 'Choose a currency of a country we operate in' })
    expect(await wrong({ spentOn: '2026-12-24' })).toEqual({ spentOn: 'This day has not come yet' })
    expect(await wrong({ kind: 'lunch' })).toHaveProperty('kind')
    const theirs = await aJob(app, rival, { country: 'IN' })
    expect(await wrong({ job: theirs })).toEqual({ job: 'There is no such job' })
  })

  test('is nobody else’s, and HR does not see it', async () => {
    const { cost } = (await add()).body.data
    expect((await list('', rival.token)).totalCount).toBe(0)
    const body = { ...written(), version: 1 }
    expect((await app.call('PUT', `${at}/${cost.id}`, { token: rival.token, body })).status).toBe(404)
    expect((await app.call('DELETE', `${at}/${cost.id}`, { token: rival.token })).status).toBe(404)
    const hr = await anAdministrator(app, mei, 'Lina', 'hr_admin')
    for (const path of [at, `${at}/export`]) expect((await app.call('GET', path, { token: hr.token })).status).toBe(403)
    expect((await add({}, hr.token)).status).toBe(403)
    await app.call('DELETE', `${at}/${cost.id}`, { token: mei.token })
  })
})

describe('cost per hire', () => {
  test('is the costs of the period by the people who said yes in it, in each currency by itself', async () => {
    await add({ job: kitchen, source: 'referral' })
    await add({ kind: 'agency', amount: '900' })
    await add({ job: mumbai, currency: 'INR', amount: '5000', kind: 'events' })
    await add({ job: kitchen, amount: '1000', spentOn: '2024-01-05' })
    const hired = async (job: string, name: string, on: string) => {
      const { id } = await anApplication(app, mei, job, name)
      await app.look(
        `update applications set outcome = 'hired', outcome_at = '${on}', applied_at = '2025-01-01', source = 'referral' where id = '${id}'`,
      )
    }
    await hired(kitchen, 'Asha Rao', '2026-11-02')
    await hired(kitchen, 'Wei Lim', '2026-11-19')
    await hired(kitchen, 'Long Ago', '2025-02-02')
    const { costs } = await hub()
    expect(costs.total).toMatchObject([
      { currency: 'INR', amount: '5000.00', entries: 1, hires: 0, each: null },
      { currency: 'SGD', amount: '1200.00', entries: 2, hires: 2, each: '600.00', countries: ['SG'] },
    ])
    expect(costs.by.country).toMatchObject(
      [
        { of: 'IN', currency: 'INR', each: null },
        { of: null, currency: 'SGD', amount: '900.00', each: null },
        { of: 'SG', currency: 'SGD', amount: '300.00', hires: 2, each: '150.00' },
      ].sort((a, b) => a.currency.localeCompare(b.currency) || Number(a.of === null) - Number(b.of === null)),
    )
    expect(costs.by.source.find((f: { of: string }) => f.of === 'referral')).toMatchObject({ hires: 2, each: '150.00' })
  })

  test('has behind each number exactly what it counts, with the filters kept', async () => {
    for (const filter of ['', 'department=kitchen', 'country=SG', `job=${kitchen}`]) {
      const told = await hub(filter && `?${filter}`)
      const of = new URLSearchParams(filter)
      const days = { from: told.from, to: told.to }
      const figures = [
        ...told.costs.total.map((f: object) => ({ ...f, by: {} })),
        ...['department', 'country', 'source'].flatMap((by) =>
          told.costs.by[by].map((f: { of: string | null }) => ({ ...f, by: { [by]: f.of ?? '-' } })),
        ),
      ]
      expect(figures.length).toBeGreaterThan(3)
      for (const { entries, hires, currency, countries, by, of: named } of figures) {
        const costs = new URLSearchParams({ ...Object.fromEntries(of), ...days, currency, ...by })
        expect((await list(`?${costs}`)).totalCount, `${filter} ${currency} ${JSON.stringify(by)}`).toBe(entries)
        if (Object.keys(by).length > 0 && named === null) continue
        if (of.get('country') && of.get('country') !== countries[0]) continue
        const people = new URLSearchParams({
          ...Object.fromEntries(of),
          outcome: 'all',
          behind: 'hired',
          since: told.since,
          until: told.until,
          country: countries[0],
          ...by,
        })
        const found = await app.call('GET', `/api/company/applications?${people}`, { token: mei.token })
        expect(found.body.data.totalCount, `${people}`).toBe(hires)
      }
    }
  })

  test('of a department leaves out what was spent on hiring as a whole', async () => {
    const { costs } = await hub('?department=Kitchen')
    expect(costs.total.find((f: { currency: string }) => f.currency === 'SGD')).toMatchObject({
      amount: '300.00',
      each: '150.00',
    })
  })

  test('leaves as CSV, with what it means', async () => {
    const { text } = await app.call('GET', '/api/company/recruitment/export', { token: mei.token })
    expect(text).toContain('costs,all: cost per hire,600.00,SGD,"Costs dated in the period')
    const entries = await app.call('GET', `${at}/export?currency=INR`, { token: mei.token })
    expect(entries.text).toContain('2026-11-03,events,5000.00,INR,Cook,,Kitchen,IN')
    expect(entries.text).not.toContain('SGD')
  })

  test('of a requisition stands beside its budget, with what its jobs cost', async () => {
    const input = {
      title: 'Chef',
      department: 'Kitchen',
      country: 'SG',
      headCount: 2,
      employmentType: 'FULL_TIME',
      reason: 'new',
      payMin: '',
      payMax: '',
      payPeriod: 'MONTH',
      wantedBy: '2027-01-31',
      budget: '2000.50',
    }
    const made = await app.call('POST', '/api/company/requisitions', { token: mei.token, body: input })
    expect(made.body.data.requisition).toMatchObject({ budget: '2000.50' })
    const { id } = made.body.data.requisition
    await app.look(`update jobs set requisition_id = '${id}' where id = '${kitchen}'`)
    await add({ requisition: id, amount: '50' })
    const found = await list(`?requisition=${id}`)
    // The one of 2024 is of its job, too.
    expect(found.totals).toMatchObject([{ currency: 'SGD', amount: '1350.00', n: 3 }])
    expect((await add({ requisition: id, job: kitchen })).body.fields).toHaveProperty('requisition')
  })
})
