import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { claimsToPay, confirmClaimsOfRun, reopenClaimsOfRun, sendClaims } from './pay.service.ts'

/** The same money claimed twice, and pay that would leave by the bank untaxed. */

let app: TestServer
const { call, good } = callsOf(() => app)
let owner: Person
let hana: Person
let ravi: PortalPerson
let mei: PortalPerson
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-16T04:00:00Z') })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  const account = { bankName: 'DBS', bankAccountNumber: '0123456789' }
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-16', ...account })
  await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
  for (const [kind, rate] of [
    ['mileage', '0.65'],
    ['per_diem', '80'],
  ])
    await good(hana, 'POST', '/api/company/expense-rules/allowances', {
      kind,
      country: 'SG',
      from: '2026-01-01',
      rate,
      source: 'Travel policy 2026',
    })
  await good(hana, 'POST', '/api/company/expense-rules/categories', {
    name: 'Clothes',
    kind: 'receipt',
    isTaxable: true,
  })
}, 60_000)
afterAll(() => app.close())

const inForce = <T>(work: Parameters<typeof app.server.services.database.forCompany<T>>[1]) =>
  app.server.services.database.forCompany(owner.companyId, work)

type Who = { token: string }
const category = async (name: string) =>
  (await good(mei, 'GET', '/api/my-expenses')).categories.find((one: { name: string }) => one.name === name).id
const begin = async (title: string, who: Who = mei) => (await good(who, 'POST', '/api/my-expenses', { title })).claim.id
const spend = async (claim: string, name: string, over: object, who: Who = mei) =>
  good(who, 'POST', `/api/my-expenses/${claim}/lines`, {
    categoryId: await category(name),
    spentOn: '2026-11-03',
    currency: 'SGD',
    ...over,
  })
const handIn = async (claim: string, who: Who = mei) =>
  (await good(who, 'POST', `/api/my-expenses/${claim}/submit`)).claim
type Shown = { number: number; lineList: { verdicts: { rule: string; claim: number | null }[] }[] }
const duplicatesOf = ({ lineList }: Shown) =>
  lineList.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ rule, claim }) => (claim === null ? [] : [`${rule} ${claim}`])),
  )

describe('what is paid without a receipt', () => {
  test('is shown as claimed already: days away that overlap, and the same way of the same day', async () => {
    const trip = { fromPlace: 'Woodlands', toPlace: 'Tuas', distance: '33.5' }
    const first = await begin('Johor')
    await spend(first, 'Daily allowance', { spentOn: '2026-11-02', days: 4 })
    await spend(first, 'Own car', trip)
    const { number, ...claim } = (await handIn(first)) as Shown
    expect(duplicatesOf({ number, ...claim })).toEqual([])

    const again = await begin('Johor, the rest')
    await spend(again, 'Daily allowance', { spentOn: '2026-11-05', days: 2 })
    await spend(again, 'Own car', { ...trip, fromPlace: 'woodlands ', distance: '33.50' })
    expect(duplicatesOf(await handIn(again))).toEqual([`same-spending ${number}`, `same-spending ${number}`])

    // Other days and another way are none, nor are the same days of somebody else.
    const other = await begin('Tuas')
    await spend(other, 'Daily allowance', { spentOn: '2026-11-09', days: 2 })
    await spend(other, 'Own car', { ...trip, toPlace: 'Jurong' })
    expect(duplicatesOf(await handIn(other))).toEqual([])
    const theirs = await begin('Johor', ravi)
    await spend(theirs, 'Daily allowance', { spentOn: '2026-11-02', days: 4 }, ravi)
    expect(duplicatesOf(await handIn(theirs, ravi))).toEqual([])
  })
})

describe('two claims for one bill', () => {
  test('that are handed in at once are seen: one of them is the second', async () => {
    for (const merchant of ['Taxi 1', 'Taxi 2', 'Taxi 3']) {
      const both = [await begin('Taxi'), await begin('Taxi')]
      for (const one of both) await spend(one, 'Meals', { amount: '18.60', merchant })
      const shown = await Promise.all(both.map((one) => handIn(one)))
      expect(shown.flatMap(duplicatesOf), merchant).toHaveLength(1)
    }
  })
})

describe('an expense that counts as pay', () => {
  test('does not leave by a file to the bank, where nothing taxes it; a claim is paid once both ways have left', async () => {
    const id = await begin('Suit')
    await spend(id, 'Clothes', { amount: '400', merchant: 'Tailor' })
    await spend(id, 'Meals', { amount: '30', merchant: 'Canteen' })
    await handIn(id)
    const { claim } = await good(ravi, 'GET', `/api/expense-claims/${id}`)
    await good(ravi, 'POST', `/api/expense-claims/${id}/decide`, { hash: claim.hash, verdict: 'approve', lines: [] })
    const { due, withPay } = await good(hana, 'GET', '/api/company/expense-payments')
    expect(withPay).toBe(1)
    expect(due).toMatchObject([{ employeeId: mei.employeeId, amount: { minor: 3_000 } }])
    const pay = () =>
      call(hana, 'POST', '/api/company/expense-payments', { currency: 'SGD', employeeIds: [mei.employeeId] })
    const made = await pay()
    expect(made.status, made.text).toBe(201)
    expect(made.body.data.batch.total.minor).toBe(3_000)
    expect((await pay()).status).toBe(409)
    // The rest is still owed, and goes with the next pay.
    const stateOf = async () => (await good(mei, 'GET', `/api/expense-claims/${id}`)).claim.state
    expect(await stateOf()).toBe('approved')

    const companyId = owner.companyId
    const run = { runId: crypto.randomUUID(), at: '2026-11-30T04:00:00Z' }
    await inForce(async (db) => {
      const lines = await claimsToPay(db, { companyId, employeeIds: [mei.employeeId] })
      await sendClaims(db, {
        companyId,
        lines,
        by: { runId: run.runId, payDay: '2026-11-30' },
        userId: null,
        at: run.at,
      })
      await confirmClaimsOfRun(db, companyId, { ...run, employeeIds: [mei.employeeId] })
    })
    // Its pay has come; what the bank was to send has not left yet.
    expect(await stateOf()).toBe('scheduled')
    await good(hana, 'POST', `/api/company/expense-payments/${made.body.data.batch.id}/paid`)
    expect(await stateOf()).toBe('paid')
    await inForce((db) => reopenClaimsOfRun(db, companyId, { runId: run.runId, employeeIds: [mei.employeeId] }))
    expect(await stateOf()).toBe('scheduled')
  })
})
