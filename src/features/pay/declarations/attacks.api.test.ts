import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
let asha: PortalPerson
let second: Person
let employmentId = ''

const MINE = '/api/my-tax-declaration'
const DESK = '/api/tax-declarations'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-10-20T04:00:00Z') })
  office = await payOffice(app, 'IN')
  asha = await aPortalPerson(app, office.maker, {
    name: 'Asha Rao',
    countryCode: 'IN',
    nationality: 'Indian',
    joinDate: '2026-10-01',
    compensation: { basicSalary: 100_000, housingAllowance: 50_000 },
    complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346', stateRegistration: 'KA' },
  })
  const { employments } = await office.good('GET', `/api/employees/${asha.employeeId}/employments`)
  employmentId = employments[0].id
  second = await anAdministrator(app, office.maker, 'Second')
}, 90_000)
afterAll(() => app.close())

const mine = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: asha.token, ...(body === undefined ? {} : { body }) })
const save = (head: string, body: object) => mine('PUT', `${MINE}/items/${head}`, { amount: 0, ...body })
const prove = (head: string) =>
  app.call('POST', `${MINE}/items/${head}/proofs?name=paper.pdf`, { token: asha.token, file: PDF })
const place = {
  from: '2026-10',
  until: '2027-03',
  rent: 5_000_000,
  city: 'Bengaluru',
  landlord: 'R Iyer',
  address: '',
  relation: '',
  taxId: 'ABCPE1234F',
  hasNoTaxId: false,
}

type Seen = { id: string; head: string; seen: string; state: string; verified: number | null }
const seenBy = async (token: string, head: string): Promise<Seen> => {
  const { declaration } = await office.good('GET', `${DESK}/${employmentId}`, undefined, token)
  return declaration.items.find((one: Seen) => one.head === head)
}
const decide = ({ id, seen }: Seen, verified: number, token = office.maker.token) =>
  office.call('POST', `${DESK}/items/${id}/decide`, { verified, reason: 'As the paper says', seen }, token)

test('nobody is reminded of a tax year in which nothing can be handed in any more, or not yet', async () => {
  for (const year of [2025, 2027]) {
    const answer = await office.call('POST', `${DESK}/remind`, { year })
    expect([answer.status, answer.body.fields]).toEqual([422, { year: 'Only the present tax year can be handed in' }])
  }
  expect((await office.call('POST', `${DESK}/remind`, { year: 2026 })).status).toBe(200)
})

describe('a place that was rented', () => {
  test.each([
    ['to the last year there is', { until: '9999-12' }],
    ['from the first', { from: '0000-01' }],
    ['from and to years without end', { from: '0001-01', until: '9999-12' }],
  ])('%s is refused, and the server goes on', async (_, over) => {
    expect(await save('rent', { places: Array.from({ length: 12 }, () => ({ ...place, ...over })) })).toMatchObject({
      status: 422,
    })
    expect((await mine('GET', MINE)).status).toBe(200)
  })

  test('for more than any amount may be is refused by its place', async () => {
    const places = [{ ...place, rent: 1_000_000_000_000 }]
    const answer = await save('rent', { places })
    expect([answer.status, answer.body.fields?.['places.0.rent']]).toEqual([422, 'The amount is too large'])
  })
})

describe('an item that changes while payroll looks at it', () => {
  test('is not accepted as it was not seen: another landlord, another amount, another paper', async () => {
    for (const change of [
      () => save('rent', { places: [{ ...place, landlord: 'S Iyer', taxId: 'BBCPE1234F' }] }),
      () => save('rent', { places: [{ ...place, rent: 5_100_000 }] }),
      () => prove('rent'),
      async () => {
        const { proofs } = (await mine('GET', MINE)).body.data.declaration.items.find(
          (one: Seen) => one.head === 'rent',
        )
        return mine('DELETE', `${MINE}/proofs/${proofs[0].id}`)
      },
    ]) {
      if ((await save('rent', { places: [place] })).status !== 200) throw new Error('Not saved')
      await prove('rent')
      const seen = await seenBy(office.maker.token, 'rent')
      expect((await change()).status).toBeLessThan(300)
      const answer = await decide(seen, 30_000_000)
      expect([answer.status, answer.body.error]).toEqual([
        409,
        'This item has changed since you opened it. Look at it again.',
      ])
      expect(await seenBy(office.maker.token, 'rent')).toMatchObject({ state: 'open', verified: null })
    }
  })

  test('is decided by one of two who look at it at once, and the other is told', async () => {
    expect((await save('ppf', { amount: 10_000_000 })).status).toBe(200)
    await prove('ppf')
    const [one, other] = [await seenBy(office.maker.token, 'ppf'), await seenBy(second.token, 'ppf')]
    const answers = await Promise.all([decide(one, 10_000_000), decide(other, 2_000_000, second.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const now = await seenBy(office.maker.token, 'ppf')
    expect(now.verified).toBe(answers[0].status === 200 ? 10_000_000 : 2_000_000)
    // Whoever has seen the word of the other may say another one.
    expect((await decide(now, 3_000_000, second.token)).status).toBe(200)
  })
})

describe('a paper that proves something twice', () => {
  test('is named to whoever verifies with what else it proves, and to nobody else', async () => {
    for (const head of ['elss', 'life']) {
      expect((await save(head, { amount: 100_000 })).status).toBe(200)
      expect((await prove(head)).status).toBe(201)
    }
    const { declaration } = await office.good('GET', `${DESK}/${employmentId}`)
    const elss = declaration.items.find((one: Seen) => one.head === 'elss')
    expect(elss.proofs[0].same).toContainEqual({ person: 'Asha Rao', head: 'life', yearFrom: '2026-04-01' })
    const own = (await mine('GET', MINE)).body.data.declaration.items.find((one: Seen) => one.head === 'elss')
    expect(own.proofs[0].same).toEqual([])
  })
})
