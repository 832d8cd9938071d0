import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let owner: Person
let ravi: PortalPerson
let mei: PortalPerson
let olga: PortalPerson
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-17T01:10:00Z') })
  owner = await app.employer('SG', 'Harbour Works')
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-17' })
  olga = await aPortalPerson(app, owner, { name: 'Olga Tan' })
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const call = ({ token }: Who, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (who: Who, method: string, path: string, body?: unknown) => {
  const answer = await call(who, method, path, body)
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const choose = (values: object) => good(owner, 'PUT', '/api/company/settings/directory', { scope: 'company', values })
const names = (people: { name: string }[]) => people.map(({ name }) => name)

describe('who is who', () => {
  test('shows colleagues by name, with the line of whoever reads', async () => {
    const { people, own } = await good(mei, 'GET', '/api/portal/colleagues')
    expect(names(people)).toEqual(['Mei Lim', 'Olga Tan', 'Ravi Menon'])
    expect(names(own.above)).toEqual(['Ravi Menon'])
    expect(names((await good(ravi, 'GET', '/api/portal/colleagues')).own.beneath)).toEqual(['Mei Lim'])
    expect(names((await good(mei, 'GET', '/api/portal/colleagues?search=olga')).people)).toEqual(['Olga Tan'])
  })

  test('shows addresses and numbers only where the company says so', async () => {
    const read = () => good(mei, 'GET', `/api/portal/colleagues/${olga.employeeId}`)
    expect((await read()).person).toMatchObject({ email: olga.email, phone: null })
    await choose({ email: false, phone: true })
    expect((await read()).person.email).toBeNull()
  })

  test('keeps to one’s own line where the company shows nobody', async () => {
    await choose({ shows: 'nobody' })
    const { people, own } = await good(mei, 'GET', '/api/portal/colleagues')
    expect([people, names(own.above)]).toEqual([[], ['Ravi Menon']])
    expect((await call(mei, 'GET', `/api/portal/colleagues/${olga.employeeId}`)).status).toBe(404)
    expect((await call(mei, 'GET', `/api/portal/colleagues/${ravi.employeeId}`)).status).toBe(200)
  })
})

describe('days off', () => {
  test('are those of the place for a year, the company’s own among them', async () => {
    await good(owner, 'POST', '/api/company/holidays', {
      scope: 'country:SG',
      day: '2026-12-24',
      kind: 'half',
      name: 'Christmas Eve',
    })
    const { days, year, years } = await good(mei, 'GET', '/api/portal/holidays/year')
    expect([year, years.includes(2026)]).toEqual([2026, true])
    expect(days.find((one: { day: string }) => one.day === '2026-12-24')).toMatchObject({ kind: 'half' })
    expect(days.find((one: { day: string }) => one.day === '2026-08-09' || one.day === '2026-08-10')).toBeDefined()
  })
})
