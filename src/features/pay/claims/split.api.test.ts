import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { pdfOf } from '../../../../test/files.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
const { call, good } = callsOf(() => app)
let mei: PortalPerson
let ravi: PortalPerson
let hana: Person
let stranger: PortalPerson
let ids: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-05T04:00:00Z') })
  const owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim' })
  stranger = await aPortalPerson(app, await app.employer('SG', 'Elsewhere'), { name: 'Lee Ng' })
  await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
  const { categories } = await good(mei, 'GET', '/api/my-expenses')
  ids = Object.fromEntries(categories.map(({ name, id }: { name: string; id: string }) => [name, id]))
  await good(hana, 'POST', '/api/company/expense-rules/limits', {
    categoryId: ids.Meals,
    from: '2026-01-01',
    currency: 'SGD',
    most: '80',
  })
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
/** A claim with one hotel bill of 100.00 on a receipt, with 9.01 of tax in it. */
const withBill = async (over: object = {}) => {
  const { id } = (await good(mei, 'POST', '/api/my-expenses', { title: 'Trip' })).claim
  const sent = await app.call('POST', '/api/my-expenses/receipts?name=bill.pdf', { token: mei.token, file: pdfOf() })
  const { claim } = await good(mei, 'POST', `/api/my-expenses/${id}/lines`, {
    categoryId: ids.Hotel,
    spentOn: '2026-11-03',
    amount: '100',
    tax: '9.01',
    currency: 'SGD',
    merchant: crypto.randomUUID(),
    receiptId: sent.body.data.receipt.id,
    ...over,
  })
  return { id: id as string, lineId: claim.lineList[0].id as string }
}
const split = (bill: { id: string; lineId: string }, parts: readonly object[], who: Who = mei) =>
  call(who, 'POST', `/api/my-expenses/${bill.id}/lines/${bill.lineId}/split`, { parts })
const part = (name: string, amount: string, over: object = {}) => ({ categoryId: ids[name], amount, ...over })

describe('splitting a line', () => {
  test('makes lines that add up to it, on the same receipt, with its tax shared out; none is called a duplicate of another', async () => {
    const bill = await withBill()
    const { body, status, text } = await split(bill, [
      part('Hotel', '50.00', { project: 'Apollo' }),
      part('Meals', '50.00', { note: 'Breakfast' }),
    ])
    expect(status, text).toBe(200)
    const { claim } = body.data
    expect(claim.total.minor).toBe(10_000)
    expect(claim.lineList).toMatchObject([
      { category: 'Hotel', amount: { minor: 5_000 }, tax: { minor: 450 }, project: 'Apollo', verdicts: [] },
      { category: 'Meals', amount: { minor: 5_000 }, tax: { minor: 451 }, note: 'Breakfast', verdicts: [] },
    ])
    expect(claim.lineList[0].receipt).toEqual(claim.lineList[1].receipt)
  })

  test.each([
    [
      'a cent too little',
      [
        ['Hotel', '60'],
        ['Meals', '39.99'],
      ],
      'parts',
      '0.01 SGD too little',
    ],
    [
      'a cent too much',
      [
        ['Hotel', '60'],
        ['Meals', '40.01'],
      ],
      'parts',
      '0.01 SGD too much',
    ],
    [
      'nothing in a part',
      [
        ['Hotel', '100'],
        ['Meals', '0'],
      ],
      'parts.1.amount',
      'above 0',
    ],
    [
      'less than nothing in a part',
      [
        ['Hotel', '110'],
        ['Meals', '-10'],
      ],
      'parts.1.amount',
      'above 0',
    ],
    [
      'a part of a cent',
      [
        ['Hotel', '99.995'],
        ['Meals', '0.005'],
      ],
      'parts.0.amount',
      'decimals',
    ],
    ['one part', [['Hotel', '100']], 'parts', 'at least two'],
    [
      'kilometres',
      [
        ['Hotel', '50'],
        ['Own car', '50'],
      ],
      'parts.1.categoryId',
      'category',
    ],
  ])('%s is refused, and the line stays as it was', async (_, parts, field, why) => {
    const bill = await withBill()
    const answer = await split(
      bill,
      parts.map(([name = '', amount = '']) => part(name, amount)),
    )
    expect(answer.status, answer.text).toBe(422)
    expect(answer.body.fields[field]).toContain(why)
    const { claim } = await good(mei, 'GET', `/api/expense-claims/${bill.id}`)
    expect(claim.lineList).toMatchObject([{ id: bill.lineId, amount: { minor: 10_000 } }])
  })

  test('does not pass a limit: parts of one category are held against it together', async () => {
    const bill = await withBill()
    const { body } = await split(bill, [part('Meals', '50'), part('Meals', '50')])
    for (const line of body.data.claim.lineList)
      expect(line.verdicts).toMatchObject([{ rule: 'above-limit', over: { minor: 2_000 } }])
  })

  test('a part that is made larger afterwards is the same receipt twice, as it would be without splitting', async () => {
    const bill = await withBill()
    const { claim } = (await split(bill, [part('Hotel', '50'), part('Hotel', '50')])).body.data
    const [first, second] = claim.lineList
    const changed = await good(mei, 'PUT', `/api/my-expenses/${bill.id}/lines/${second.id}`, {
      categoryId: ids.Hotel,
      spentOn: '2026-11-03',
      amount: '100',
      currency: 'SGD',
      merchant: second.merchant,
      receiptId: first.receipt.id,
    })
    expect(changed.claim.lineList[1].severity).toBe('duplicate')
  })

  test('is for whoever made the claim, while it can be changed, and twice the same is refused', async () => {
    const bill = await withBill()
    const halves = [part('Hotel', '50'), part('Meals', '50')]
    for (const who of [ravi, stranger, hana]) expect((await split(bill, halves, who)).status).toBe(404)
    expect((await split(bill, halves)).status).toBe(200)
    expect((await split(bill, halves)).status).toBe(404)
    await good(mei, 'POST', `/api/my-expenses/${bill.id}/submit`)
    const { claim } = await good(mei, 'GET', `/api/expense-claims/${bill.id}`)
    expect((await split({ ...bill, lineId: claim.lineList[0].id }, halves)).status).toBe(409)
  })
})
