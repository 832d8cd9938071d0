import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let now = new Date('2026-10-20T04:00:00Z')
let office: PayOffice
let asha: PortalPerson
let ravi: PortalPerson
let employmentId = ''
let groupId = ''
let finance: Person

const RUPEES = 100
const MINE = '/api/my-tax-declaration'
const DESK = '/api/tax-declarations'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const indian = (over: { name: string } & Record<string, unknown>) => ({
  countryCode: 'IN',
  nationality: 'Indian',
  joinDate: '2026-10-01',
  compensation: { basicSalary: 100_000, housingAllowance: 50_000 },
  complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346', stateRegistration: 'KA' },
  ...over,
})
const FACTS = { birthDate: '1990-01-01', region: 'KA', panKnown: 'yes' }

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'IN')
  asha = await aPortalPerson(app, office.maker, indian({ name: 'Asha Rao' }))
  ravi = await aPortalPerson(
    app,
    office.maker,
    indian({
      name: 'Ravi Iyer',
      complianceData: { panNumber: 'BCDPE1234F', aadhaarNumber: '3675 9834 6012', stateRegistration: 'KA' },
    }) as { name: string },
  )
  for (const person of [asha, ravi]) {
    const { employments } = await office.good('GET', `/api/employees/${person.employeeId}/employments`)
    if (person === asha) employmentId = employments[0].id
    await office.good('POST', `/api/payroll/people/${employments[0].id}/profile`, {
      effectiveFrom: '2026-10-01',
      facts: FACTS,
    })
  }
  groupId = (await monthlyGroup(office)).groupId
  finance = await anAdministrator(app, office.maker, 'Farid', 'finance')
}, 90_000)
afterAll(() => app.close())

const mine = (method: string, path: string, body?: unknown, who = asha) =>
  app.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
const good = async (method: string, path: string, body?: unknown, who = asha): Promise<any> => {
  const answer = await mine(method, path, body, who)
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const place = {
  from: '2026-10',
  until: '2027-03',
  rent: 50_000 * RUPEES,
  city: 'Bengaluru',
  landlord: 'R Iyer',
  address: '',
  relation: '',
  taxId: 'ABCPE1234F',
  hasNoTaxId: false,
}
const save = (head: string, body: object, who = asha) =>
  mine('PUT', `${MINE}/items/${head}`, { amount: 0, ...body }, who)
const itemOf = async (head: string) =>
  (await good('GET', MINE)).declaration.items.find((one: { head: string }) => one.head === head)
const prove = async (head: string, who = asha) =>
  app.call('POST', `${MINE}/items/${head}/proofs?name=paper.pdf`, { token: who.token, file: PDF })
const estimate = async () => {
  return (await good('POST', '/api/my-tax-estimate', {})).estimate
}

describe('a declaration', () => {
  test('begins empty, in the new regime, with every head, its ceiling and its rule', async () => {
    const { declaration } = await good('GET', MINE)
    expect(declaration).toMatchObject({
      from: '2026-04-01',
      until: '2027-03-31',
      state: 'missing',
      stage: 'changes',
      regime: null,
      usual: 'new',
      changesUntil: '2026-12-31',
      proofsBy: '2027-01-15',
      items: [],
    })
    expect(declaration.groups).toContainEqual(
      expect.objectContaining({ key: 'savings', most: 150_000 * RUPEES, rule: 's. 123 (80C)' }),
    )
    expect(declaration.heads.map(({ key }: { key: string }) => key)).not.toContain('before')
  })

  test('takes items with what they ask for, and names what is wrong with each', async () => {
    expect(await save('rent', { places: [{ ...place, taxId: '' }] })).toMatchObject({
      status: 422,
      body: { fields: { 'places.0.taxId': expect.stringContaining('1,00,000') } },
    })
    expect(await save('home_interest', { amount: 100 })).toMatchObject({
      status: 422,
      body: { fields: { lender: expect.any(String) } },
    })
    expect(await save('ppf', { amount: -1 })).toMatchObject({ status: 422 })
    expect(await save('before', { amount: 100 })).toMatchObject({ status: 404 })
    expect(await save('nothing', { amount: 100 })).toMatchObject({ status: 404 })
    await good('PUT', `${MINE}/items/rent`, { amount: 0, places: [place] })
    await good('PUT', `${MINE}/items/ppf`, { amount: 150_000 * RUPEES })
    await good('PUT', `${MINE}/items/life`, { amount: 10_000 * RUPEES })
    await good('PUT', `${MINE}/items/life`, { amount: 0 })
    const { declaration } = await good('PUT', `${MINE}/regime`, { regime: 'old' })
    expect(declaration).toMatchObject({ regime: 'old', state: 'draft' })
    expect(declaration.items.map(({ head, amount }: { head: string; amount: number }) => [head, amount])).toEqual([
      ['ppf', 150_000 * RUPEES],
      ['rent', 300_000 * RUPEES],
    ])
    expect(await mine('PUT', `${MINE}/regime`, { regime: 'other' })).toMatchObject({ status: 422 })
  })

  test('keeps tax numbers of others encrypted, and shows them whole to whom they serve alone', async () => {
    const rows = await app.look<{ places: string }>(
      "select places::text, sealed is not null as sealed from tax_declaration_items where head = 'rent'",
    )
    expect(JSON.stringify(rows)).not.toContain('ABCPE1234F')
    expect((await itemOf('rent')).places[0].taxId).toBe('ABCPE1234F')
    const seen = await app.call('GET', `${DESK}/${employmentId}`, { token: finance.token })
    expect(seen.body.data.declaration.items.find((one: { head: string }) => one.head === 'rent').places[0].taxId).toBe(
      '••••••234F',
    )
  })

  test('says what tax a month costs in either regime, as the run takes it', async () => {
    const { regimes, cheaper } = await estimate()
    const [renewed, old] = regimes
    // New: 9,00,000 less 75,000 is below 12,00,000: nothing. Old: 9,00,000, rent free 2,40,000, PT 1,300, standard 50,000, savings 1,50,000: 4,58,700.
    expect(renewed).toMatchObject({ key: 'new', month: 0, year: 0 })
    expect(old).toMatchObject({ key: 'old', month: 0, year: 0 })
    expect(cheaper).toBeNull()
    await good('PUT', `${MINE}/items/other_income`, { amount: 600_000 * RUPEES })
    const more = await estimate()
    // New: 14,25,000: 93,750 and 4 %: 97,500. Old: 10,58,700: 1,30,110 with 4 % 1,35,310 (to the nearest ten).
    expect(more.regimes.map(({ year }: { year: number }) => year / RUPEES)).toEqual([97_500, 135_310])
    expect(more.cheaper).toBe('new')
    expect(more.regimes[1].month).toBe(Math.round(135_310 / 6) * RUPEES)
  })
})

describe('what was declared', () => {
  test('lowers the tax of a run that month, and stands in its derivation by head', async () => {
    const run = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const {
      slip: { lines },
    } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${employmentId}`)
    const tds = lines.find(({ key }: { key: string }) => key === 'tds')
    expect(tds.amount).toBe(Math.round(135_310 / 6) * RUPEES)
    expect(tds.why.steps.map(({ text }: { text: string }) => text)).toContain(
      'Savings with the provident fund, s. 123 (80C): counts',
    )
  })

  test('is handed in, waits for payroll with its proofs, and is decided by somebody else', async () => {
    expect((await prove('ppf')).status).toBe(201)
    expect((await prove('rent')).status).toBe(201)
    expect((await prove('elss')).status).toBe(404)
    expect((await good('POST', `${MINE}/submit`, {})).declaration.state).toBe('waiting')
    const list = await office.good('GET', `${DESK}?show=waiting`)
    expect(list).toMatchObject({ year: 2026, countries: ['IN'], states: { waiting: 1, missing: 1 } })
    expect(list.declarations).toMatchObject([{ person: 'Asha Rao', open: 3, unproved: 1 }])
    const ppf = await itemOf('ppf')
    const decide = (id: string, body: object, token?: string) =>
      office.call('POST', `${DESK}/items/${id}/decide`, { seen: ppf.seen, ...body }, token)
    expect(await decide(ppf.id, { verified: 160_000 * RUPEES })).toMatchObject({
      status: 422,
      body: { fields: { verified: expect.any(String) } },
    })
    expect(await decide(ppf.id, { verified: 100_000 * RUPEES })).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    })
    expect(await decide(ppf.id, { verified: 0, reason: 'No' }, finance.token)).toMatchObject({ status: 403 })
    expect((await decide(ppf.id, { verified: 100_000 * RUPEES, reason: 'The rest is of March 2026' })).status).toBe(200)
    expect(await itemOf('ppf')).toMatchObject({
      state: 'accepted',
      verified: 100_000 * RUPEES,
      reason: 'The rest is of March 2026',
    })
    const { notifications } = await good('GET', '/api/notifications')
    expect(notifications.map(({ title }: { title: string }) => title)).toContain(
      'Payroll has looked at your tax declaration',
    )
    const [logged] = await app.look<{ n: number }>(
      "select count(*)::int n from audit_log where action = 'tax-declaration.decide'",
    )
    expect(logged?.n).toBe(1)
  })

  test('shows its proofs to the person and to payroll, and to nobody else', async () => {
    const { proofs } = await itemOf('rent')
    expect((await mine('GET', `${MINE}/proofs/${proofs[0].id}`)).status).toBe(200)
    expect((await mine('GET', `${MINE}/proofs/${proofs[0].id}`, undefined, ravi)).status).toBe(404)
    expect((await office.call('GET', `${DESK}/proofs/${proofs[0].id}`)).status).toBe(200)
    expect((await mine('DELETE', `${MINE}/proofs/${proofs[0].id}`, undefined, ravi)).status).toBe(404)
    const looked = (await itemOf('ppf')).proofs[0].id
    expect((await mine('DELETE', `${MINE}/proofs/${looked}`)).status).toBe(409)
  })

  test('counts after the last day of proofs only as verified, and the rest is spread over the months left', async () => {
    await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
    await lockedRun(app, office, { groupId, payDay: '2026-12-31' })
    now = new Date('2027-01-20T04:00:00Z')
    expect((await good('GET', MINE)).declaration).toMatchObject({ stage: 'closed' })
    expect((await save('ppf', { amount: 1 })).status).toBe(409)
    expect((await mine('PUT', `${MINE}/regime`, { regime: 'new' })).status).toBe(409)
    expect((await prove('rent')).status).toBe(409)
    const run = await lockedRun(app, office, { groupId, payDay: '2027-01-31' })
    const {
      slip: { lines },
      person,
    } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${employmentId}`)
    // Rent was not looked at: 15,00,000 less PT 1,300, standard 50,000, savings 1,00,000: 13,48,700: 2,17,110 and 4 % is 2,25,790 (nearest ten).
    const taken = await app.look<{
      sum: number
    }>(`select sum(amount)::int as sum from pay_lines line join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
      where line.key = 'tds' and line.employment_id = '${employmentId}' and run.month < '2027-01'`)
    const left = 225_790 - (taken[0]?.sum ?? 0) / RUPEES
    expect(lines.find(({ key }: { key: string }) => key === 'tds').amount).toBe(Math.round(left / 3) * RUPEES)
    expect(JSON.stringify(person)).toContain('not verified by the last day of proofs')
  })

  test('is opened again by payroll to a day, and closed after it', async () => {
    expect((await office.call('POST', `${DESK}/${employmentId}/reopen`, { until: '2027-01-01' })).status).toBe(422)
    expect((await office.call('POST', `${DESK}/${employmentId}/reopen`, { until: '2027-04-01' })).status).toBe(422)
    await office.good('POST', `${DESK}/${employmentId}/reopen`, { until: '2027-01-25' })
    await good('PUT', `${MINE}/items/elss`, { amount: 40_000 * RUPEES })
    now = new Date('2027-01-26T04:00:00Z')
    expect((await save('elss', { amount: 1 })).status).toBe(409)
  })
})

test('the file with one’s own data has what was declared, with numbers of others by their last four', async () => {
  const { tax_declarations: kept } = await good('GET', '/api/portal/data')
  expect(kept).toMatchObject([{ year_from: '2026-04-01', regime: 'old' }])
  expect(JSON.stringify(kept)).toContain('••••••234F')
  expect(JSON.stringify(kept)).not.toContain('ABCPE1234F')
})

describe('payroll', () => {
  test('reminds whoever has not handed in, each once a day, and says who cannot be told', async () => {
    now = new Date('2026-11-05T04:00:00Z')
    expect(await office.good('POST', `${DESK}/remind`, {})).toEqual({ reminded: 1, without: 0 })
    await office.good('POST', `${DESK}/remind`, {})
    const { notifications } = await good('GET', '/api/notifications', undefined, ravi)
    expect(
      notifications.filter(({ title }: { title: string }) => title === 'Your tax declaration is not handed in'),
    ).toHaveLength(1)
  })

  test('has the certificate of the year by head, from what was verified alone', async () => {
    const { entities } = await office.good('GET', '/api/payroll/setup')
    const form = await office.good('GET', `/api/year-end/${entities[0].id}/form_130?year=2026`)
    const boxes = Object.fromEntries(
      form.people
        .find(({ name }: { name: string }) => name === 'Asha Rao')
        .boxes.map(({ box, amount }: { box: string; amount: number }) => [box, amount / RUPEES]),
    )
    expect(boxes).toMatchObject({ '80C': 100_000, '10(13A)': 0, Other: 600_000 })
  })

  test('enters no figure for all any more', async () => {
    const answer = await office.call('POST', `/api/payroll/people/${employmentId}/profile`, {
      effectiveFrom: '2026-11-01',
      facts: { declaredDeductions: '100' },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'facts.declaredDeductions': expect.stringContaining('item by item') } },
    })
  })

  test('keeps a figure entered before as an item that counts as it did, once', async () => {
    const { employments } = await office.good('GET', `/api/employees/${ravi.employeeId}/employments`)
    const id = employments[0].id
    await app.look(`insert into statutory_profiles (company_id, employment_id, effective_from, facts)
      select company_id, id, '2026-10-01', '{"declaredDeductions": "5000000"}' from employments where id = '${id}'`)
    const migration = await readFile(new URL('./migrations/406_tax_declarations.sql', import.meta.url), 'utf8')
    const carrying = /create function carry_declared_figures[\s\S]*?\nend \$\$;/.exec(migration)?.[0] ?? ''
    await app.look(carrying)
    await app.look(`select carry_declared_figures('2026-11-05')`)
    const { declaration } = await good('GET', MINE, undefined, ravi)
    expect(declaration.items).toMatchObject([
      { head: 'before', amount: 50_000 * RUPEES, state: 'accepted', verified: 50_000 * RUPEES },
    ])
    expect(declaration.state).toBe('missing')
  })
})

test('nothing is declared where the law asks for nothing', async () => {
  const other = await payOffice(app, 'SG')
  const mei = await aPortalPerson(app, other.maker, { name: 'Mei Lim' })
  expect((await good('GET', MINE, undefined, mei)).declaration).toBeNull()
  expect((await other.good('GET', DESK)).countries).toEqual([])
})
