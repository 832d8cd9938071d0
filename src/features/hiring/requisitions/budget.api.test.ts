import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDays, placeIn } from '../../../../test/adverts.ts'
import { agree, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let bob: Person
let reader: Person
let place: { id: number }
let budgetId: string
const wantedBy = inDays(5)
const yearFrom = `${wantedBy.slice(0, 4)}-01-01`

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  bob = await anAdministrator(app, mei, 'Bob')
  reader = await anAdministrator(app, mei, 'Rena', 'read_only')
  place = await placeIn(app, 'SG', 'singapore')
})
afterAll(() => app.close())

const good = async (method: string, path: string, body?: unknown, by = mei) => {
  const answer = await app.call(method, path, { token: by.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const base = '/api/company/requisitions'
const read = async (id: string, by = mei) => (await good('GET', `${base}/${id}`, undefined, by)).requisition
const asked = async (headCount: number, department = 'Technical', pay = '3000'): Promise<string> => {
  const { requisition } = await good('POST', base, {
    title: 'Cook',
    department,
    country: 'SG',
    placeId: place.id,
    headCount,
    employmentType: 'FULL_TIME',
    reason: 'new',
    payMin: '2500',
    payMax: pay,
    payPeriod: 'MONTH',
    wantedBy,
    note: 'Busy season',
    costNote: '',
  })
  await good('POST', `${base}/${requisition.id}/move`, { action: 'ask' })
  return requisition.id
}
const places = async () => (await good('GET', `/api/budgets/${budgetId}/positions`)).positions
const addPlaces = async () => {
  for (const title of ['Waiter', 'Cook']) {
    const place = { title, department: 'Technical', pay: 600_000, from: yearFrom }
    await good('POST', `/api/budgets/${budgetId}/positions`, place)
  }
}
const reserved = async () => (await good('GET', `/api/budgets/${budgetId}`)).departments[0].reserved

describe('an approval to hire', () => {
  test('holds what the position costs in the budget of its department', async () => {
    const { entities } = await good('GET', '/api/budgets')
    const made = await good('POST', '/api/budgets', { entityId: entities[0].id, yearFrom, name: 'Plan', from: 'empty' })
    budgetId = made.budget.id
    await addPlaces()
    // A copy of it in which the cook is frozen, with another who is not.
    const copied = { name: 'Plan with a frozen place', kind: 'version', freezeFrom: yearFrom }
    budgetId = (await good('POST', `/api/budgets/${budgetId}/copy`, copied)).budget.id
    await addPlaces()
    const { budget } = await good('GET', `/api/budgets/${budgetId}`)
    await good('POST', `/api/budgets/${budgetId}/move`, { version: budget.version, action: 'submit' })
    expect((await agree(app, bob, 'budget')).status).toBe(200)
    const id = await asked(1)
    // What the law asks of the employer is not known where nobody is employed whose status could be assumed: it says so.
    const { cost } = await read(id)
    expect(cost).toMatchObject({ pay: 300_000, problem: expect.stringContaining('not known'), reserved: null })
    expect(cost.budget).toMatchObject({ name: 'Plan with a frozen place', hasRoom: true })
    // Nobody works there yet: what is left would be known from what one is paid.
    expect((await read(id, reader)).cost.budget.room).toBeNull()
    await good('POST', `${base}/${id}/move`, { action: 'approve' }, bob)
    const after = (await read(id)).cost
    expect(after.reserved).toEqual({ places: 1, filled: 0, amount: after.restOfYear, state: 'reserved' })
    expect(await reserved()).toBe(after.restOfYear)
    // One of the two open places is asked for, however its department is written.
    const vacancies = async () =>
      (await good('GET', `/api/budgets/${budgetId}`)).advice.find(({ kind }: { kind: string }) => kind === 'vacancy')
    expect((await vacancies()).evidence).toMatchObject([{ count: 2 }, { count: 1 }, {}])
    const other = await asked(1, 'technical')
    await good('POST', `${base}/${other}/move`, { action: 'approve' }, bob)
    expect(await vacancies()).toBeUndefined()
    await good('POST', `${base}/${other}/move`, { action: 'cancel', note: 'One is enough' })
  })

  test('has room to the last minor unit, and none where one is short; two approved at once are both held', async () => {
    const { room } = (await good('GET', `/api/budgets/${budgetId}`)).departments[0]
    const one = await asked(1)
    const { restOfYear } = (await read(one)).cost
    const fits = Math.floor(room / restOfYear)
    const many = await asked(fits)
    expect((await read(many)).cost.budget.hasRoom).toBe(true)
    const more = await asked(fits + 1)
    expect((await read(more)).cost.budget.hasRoom).toBe(false)
    const before = await reserved()
    const answers = await Promise.all(
      [one, many].map((id) =>
        app.call('POST', `${base}/${id}/move`, { token: bob.token, body: { action: 'approve' } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await reserved()).toBe(before + (1 + fits) * restOfYear)
    // Together they are beyond it, and what is left says so to whoever decides next.
    const left = (await good('GET', `/api/budgets/${budgetId}`)).departments[0].room
    expect(left).toBe(room - (1 + fits) * restOfYear)
    expect((await read(more)).cost.budget.hasRoom).toBe(false)
    for (const id of [one, many]) await good('POST', `${base}/${id}/move`, { action: 'cancel', note: 'Tried' })
    expect(await reserved()).toBe(before)
  })

  test('is told when there is no room, and gives back what it held when it is cancelled', async () => {
    const id = await asked(400)
    expect((await read(id)).cost.budget.hasRoom).toBe(false)
    const before = await reserved()
    await good('POST', `${base}/${id}/move`, { action: 'approve' }, bob)
    expect(await reserved()).toBeGreaterThan(before)
    await good('POST', `${base}/${id}/move`, { action: 'cancel', note: 'Too dear' })
    expect(await reserved()).toBe(before)
    expect((await read(id)).cost.reserved.state).toBe('released')
  })

  test('becomes a position that somebody holds when they are hired', async () => {
    const id = await asked(1)
    await good('POST', `${base}/${id}/move`, { action: 'approve' }, bob)
    const { jobId } = await good('POST', `${base}/${id}/jobs`)
    const applied = await anApplication(app, mei, jobId, 'Asha Rao')
    await good('POST', `/api/company/applications/${applied.id}/hire`, {
      employmentStatus: 'citizen',
      terms: {
        position: 'Cook',
        department: 'Technical',
        pay: 3000,
        period: 'MONTH',
        startsOn: inDays(30),
        weeklyHours: 40,
      },
      nationality: 'Singaporean',
    })
    expect((await read(id)).cost.reserved).toMatchObject({ filled: 1, state: 'filled' })
    const found = await places()
    const held = found.filter(({ person }: { person: string | null }) => person !== null)
    expect(held).toMatchObject([{ title: 'Cook', frozenFrom: null, person: expect.stringContaining('Asha') }])
  })
})
