import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLetter } from '../../../../test/accounts.ts'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { pdfOf, pngOf } from '../../../../test/files.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { claimsToPay, confirmClaimsOfRun, sendClaims } from './pay.service.ts'
import { readReceipt } from './receipts.service.ts'

let app: TestServer
const { call, good } = callsOf(() => app)
let owner: Person
let hana: Person
let ravi: PortalPerson
let mei: PortalPerson
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-05T04:00:00Z') })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-05' })
  await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
  await good(hana, 'POST', '/api/company/expense-rules/exchange-rates', {
    base: 'USD',
    quote: 'SGD',
    day: '2026-10-02',
    rate: '1.3412',
    source: 'MAS',
  })
  await good(hana, 'POST', '/api/company/expense-rules/exchange-rates', {
    base: 'USD',
    quote: 'SGD',
    day: '2026-11-02',
    rate: '1.3299',
    source: 'MAS',
  })
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const category = async (name: string) =>
  (await good(mei, 'GET', '/api/my-expenses')).categories.find((one: { name: string }) => one.name === name)
    .id as string
const begin = async (title: string, who: Who = mei) =>
  (await good(who, 'POST', '/api/my-expenses', { title })).claim.id as string
const spend = async (claim: string, over: object, who: Who = mei) =>
  (
    await good(who, 'POST', `/api/my-expenses/${claim}/lines`, {
      categoryId: await category('Meals'),
      spentOn: '2026-11-03',
      currency: 'SGD',
      ...over,
    })
  ).claim
const submit = async (claim: string, who: Who = mei) =>
  (await good(who, 'POST', `/api/my-expenses/${claim}/submit`)).claim
const read = async (who: Who, claim: string) => (await good(who, 'GET', `/api/expense-claims/${claim}`)).claim
const decide = (who: Who, claim: { id: string; hash: string }, body: object) =>
  call(who, 'POST', `/api/expense-claims/${claim.id}/decide`, { hash: claim.hash, verdict: 'approve', ...body })
const approved = async (amount: string, over: object = {}) => {
  const id = await begin('Lunch')
  await spend(id, { amount, merchant: crypto.randomUUID(), ...over })
  await submit(id)
  const answer = await decide(ravi, await read(ravi, id), {})
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.claim
}
const inForce = <T>(work: Parameters<typeof app.server.services.database.forCompany<T>>[1]) =>
  app.server.services.database.forCompany(owner.companyId, work)

describe('a claim', () => {
  test('in a foreign currency is paid at the rate of the day of spending, approved in part by a manager in the portal', async () => {
    const id = await begin('Bangkok')
    const drawn = await spend(id, { amount: '120', currency: 'USD', spentOn: '2026-10-02', merchant: 'Hotel Siam' })
    expect(drawn.lineList[0]).toMatchObject({
      amount: { minor: 12_000, currency: 'USD', decimals: 2 },
      rate: { value: '1.3412', day: '2026-10-02', source: 'MAS', reason: null },
      payable: { minor: 16_094, currency: 'SGD' },
    })
    await spend(id, { amount: '90', merchant: 'Dinner' })
    const sent = await submit(id)
    expect(sent).toMatchObject({ state: 'submitted', total: { minor: 25_094 }, mayChange: false, mayWithdraw: true })
    expect((await lastLetter(app, ravi.email, 'approval-asked')).text).toContain('/employee-portal?tab=approvals')

    const waiting = (await good(ravi, 'GET', '/api/company/approvals')).items
    expect(waiting).toMatchObject([
      { kind: 'expense-claim', path: expect.stringContaining('/employee-portal?tab=claims'), why: { by: 'relation' } },
    ])
    const claim = await read(ravi, id)
    expect(claim.mayDecide).toBe(true)
    const dinner = claim.lineList[1].id
    const bad = await decide(ravi, claim, {
      lines: [{ lineId: dinner, decision: 'reduced', amount: '95', reason: 'Limit' }],
    })
    expect(bad.body.fields ?? bad.body.error?.fields ?? bad.body, bad.text).toMatchObject({
      [`line.${dinner}`]: 'Type less than 90.00',
    })
    const done = await decide(ravi, claim, {
      lines: [{ lineId: dinner, decision: 'reduced', amount: '60', reason: 'Our limit for dinner is 60' }],
    })
    expect(done.body.data.claim, done.text).toMatchObject({
      state: 'part_approved',
      approved: { minor: 22_094 },
      toPay: { minor: 22_094 },
    })
    expect((await lastLetter(app, mei.email, 'approval-answered')).subject).toContain('Approved')
    expect((await decide(ravi, claim, {})).status).toBe(409)
  })

  test('without a rate on file is not handed in until somebody says one, and the approver sees that', async () => {
    const id = await begin('Tokyo')
    await spend(id, { amount: '5000', currency: 'JPY', merchant: 'Ramen' })
    const refused = await call(mei, 'POST', `/api/my-expenses/${id}/submit`, {})
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('No exchange rate from JPY to SGD')
    const [line] = (await read(mei, id)).lineList
    const body = { categoryId: line.categoryId, spentOn: '2026-11-03', currency: 'JPY', amount: '5000', rate: '0.0089' }
    expect((await call(mei, 'PUT', `/api/my-expenses/${id}/lines/${line.id}`, body)).text).toContain(
      'Say where the rate comes from',
    )
    await good(mei, 'PUT', `/api/my-expenses/${id}/lines/${line.id}`, { ...body, rateReason: 'Card statement' })
    expect((await submit(id)).lineList[0]).toMatchObject({
      payable: { minor: 4_450 },
      severity: 'warning',
      verdicts: [{ rule: 'rate-typed', reason: 'Card statement' }],
    })
  })

  test('that goes back with a question is changed and handed in again, and a word on what it was does not count', async () => {
    const id = await begin('Client dinner')
    await spend(id, { amount: '80', merchant: 'Luna' })
    await submit(id)
    const seen = await read(ravi, id)
    expect((await decide(ravi, seen, { verdict: 'return' })).status).toBe(422)
    const back = await decide(ravi, seen, { verdict: 'return', reason: 'Who was there?' })
    expect(back.body.data.claim, back.text).toMatchObject({ state: 'returned', answer: 'Who was there?' })
    const [line] = (await read(mei, id)).lineList
    await good(mei, 'PUT', `/api/my-expenses/${id}/lines/${line.id}`, {
      categoryId: line.categoryId,
      spentOn: line.spentOn,
      currency: 'SGD',
      amount: '80',
      merchant: 'Luna',
      note: 'With Ana and Tom',
    })
    await submit(id)
    expect((await decide(ravi, seen, {})).status).toBe(409)
    expect((await decide(ravi, await read(ravi, id), {})).body.data.claim.state).toBe('approved')
  })

  test('is decided neither by whoever made it nor by somebody who is not asked, and seen by nobody else', async () => {
    const id = await begin('Taxi')
    await spend(id, { amount: '15', merchant: 'Taxi 9' })
    const claim = await submit(id)
    expect((await decide(mei, claim, {})).status).toBe(409)
    const other = await aPortalPerson(app, owner, { name: 'Oli Tan' })
    expect((await call(other, 'GET', `/api/expense-claims/${id}`)).status).toBe(404)
    expect((await read(hana, id)).mayDecide).toBe(false)
    expect((await decide(hana, claim, {})).status).toBe(409)
    const rival = await app.employer('IN', 'Rival')
    expect((await call(rival, 'GET', `/api/expense-claims/${id}`)).status).toBe(404)
  })

  test('CL-003: with the spending of somebody else is flagged and goes on; limits say by how much', async () => {
    const first = await begin('Taxi', ravi)
    await good(ravi, 'POST', `/api/my-expenses/${first}/lines`, {
      categoryId: await category('Meals'),
      spentOn: '2026-11-03',
      currency: 'SGD',
      amount: '42',
      merchant: 'Taxi 7',
    })
    const { number } = await submit(first, ravi)
    await good(hana, 'POST', '/api/company/expense-rules/limits', {
      categoryId: await category('Hotel'),
      from: '2026-01-01',
      currency: 'SGD',
      most: '200',
      daysToHandIn: 10,
    })
    const id = await begin('Twice')
    await spend(id, { amount: '42', merchant: 'TAXI 7' })
    await spend(id, { amount: '260', merchant: 'Inn', categoryId: await category('Hotel'), spentOn: '2026-10-20' })
    const claim = await submit(id)
    expect(claim.lineList[0]).toMatchObject({
      severity: 'duplicate',
      verdicts: [{ rule: 'same-spending', claim: number, own: false }],
    })
    expect(claim.lineList[1].verdicts).toMatchObject([
      { rule: 'above-limit', limit: { minor: 20_000 }, over: { minor: 6_000 } },
      { rule: 'late', days: 16, allowed: 10 },
    ])
    const listed = (await good(hana, 'GET', '/api/company/expense-claims?severity=duplicate')).claims
    expect(listed.map((one: { id: string }) => one.id)).toContain(id)
  })

  test('of kilometres and days is reckoned with the company’s rate of the country', async () => {
    const id = await begin('On the road')
    const drive = {
      categoryId: await category('Own car'),
      spentOn: '2026-11-03',
      fromPlace: 'Woodlands',
      toPlace: 'Tuas',
      distance: '33.5',
    }
    expect((await call(mei, 'POST', `/api/my-expenses/${id}/lines`, drive)).text).toContain(
      'has not said what a kilometre',
    )
    await good(hana, 'POST', '/api/company/expense-rules/allowances', {
      kind: 'mileage',
      country: 'SG',
      from: '2026-01-01',
      rate: '0.65',
      source: 'Travel policy 2026',
    })
    await good(hana, 'POST', '/api/company/expense-rules/allowances', {
      kind: 'per_diem',
      country: 'SG',
      from: '2026-01-01',
      rate: '80',
      source: 'Travel policy 2026',
    })
    await good(mei, 'POST', `/api/my-expenses/${id}/lines`, drive)
    const claim = await spend(id, { categoryId: await category('Daily allowance'), days: 3 })
    expect(claim.lineList).toMatchObject([
      {
        kind: 'mileage',
        amount: { minor: 2_178, currency: 'SGD' },
        trip: { from: 'Woodlands', to: 'Tuas', distance: '33.5' },
      },
      { kind: 'per_diem', amount: { minor: 24_000 }, days: 3 },
    ])
  })
})

describe('a receipt', () => {
  const upload = (file: Buffer, name: string, who: Who = mei) =>
    app.call('POST', `/api/my-expenses/receipts?name=${name}`, { token: who.token, file })
  const reading = async (id: string) => {
    await readReceipt(app.server.services, { companyId: owner.companyId, receiptId: id })
    return (await good(mei, 'GET', `/api/my-expenses/receipts/${id}/reading`)).reading
  }

  test('that was forwarded as a mail is read, and what it says is a suggestion beside what was typed', async () => {
    const mail = [
      'From: Grab <no-reply@grab.example>',
      'Subject: Your receipt',
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Grab</p><p>3 Nov 2026</p><p>Total: SGD 14.60</p>',
    ].join('\r\n')
    const sent = await upload(Buffer.from(mail), 'ride.eml')
    expect(sent.status, sent.text).toBe(201)
    const { receipt } = sent.body.data
    expect(receipt).toMatchObject({ name: 'ride.eml', contentType: 'message/rfc822' })
    expect(await reading(receipt.id)).toMatchObject({
      isRead: true,
      problem: null,
      amount: { value: '14.60' },
      currency: { value: 'SGD' },
      spent_on: { value: '2026-11-03' },
    })
    const id = await begin('Ride')
    const claim = await spend(id, { amount: '14.50', merchant: 'Grab', receiptId: receipt.id })
    expect(claim.lineList[0]).toMatchObject({ amount: { minor: 1_450 }, receipt: { name: 'ride.eml' } })
    const file = await call(mei, 'GET', `/api/expense-claims/${id}/receipts/${receipt.id}`)
    expect(file.text).toBe(mail)
    expect((await call(ravi, 'GET', `/api/expense-claims/${id}/receipts/${receipt.id}`)).status).toBe(404)
  })

  test('handed in twice is found by its content, and a picture by how it looks', async () => {
    const [one, two] = [await upload(pdfOf(), 'a.pdf'), await upload(pdfOf(), 'b.pdf')]
    const id = await begin('Paper')
    await spend(id, { amount: '11', merchant: 'A', receiptId: one.body.data.receipt.id })
    const claim = await spend(id, { amount: '12', merchant: 'B', receiptId: two.body.data.receipt.id })
    expect(claim.lineList.map((line: { severity: string }) => line.severity)).toEqual(['ok', 'duplicate'])
    expect(claim.lineList[1].verdicts).toMatchObject([{ rule: 'same-receipt', own: true }])
    const picture = await upload(pngOf(64), 'p.png')
    expect(picture.status, picture.text).toBe(201)
    const [row] = await app.look<{ likeness: string }>(
      `select likeness from expense_receipts where id = '${picture.body.data.receipt.id}'`,
    )
    expect(row?.likeness).toMatch(/^[0-9a-f]{16}$/)
  })

  test('is refused when it is something else', async () => {
    expect((await upload(Buffer.from('MZ not a receipt'), 'a.exe')).status).toBe(422)
  })
})

describe('an advance', () => {
  test('CL-006 and CL-008: is settled by a claim in its own currency alone, and the rest of it is given back', async () => {
    const ask = async (currency: string, amount: string) => {
      const { advance } = await good(mei, 'POST', '/api/my-expenses/advances', {
        currency,
        amount,
        reason: `Trip ${currency}`,
      })
      const { items } = await good(ravi, 'GET', '/api/company/approvals')
      const item = items.find((one: { title: string }) => one.title.includes(`Trip ${currency}`))
      const told = await good(ravi, 'POST', '/api/company/approvals/decide', {
        items: [{ id: item.id, hash: item.hash }],
        verdict: 'approve',
      })
      expect(told.results[0].why).toBeNull()
      expect(
        (await call(hana, 'POST', `/api/company/expense-advances/${advance.id}/return`, { amount: '1' })).status,
      ).toBe(409)
      await good(hana, 'POST', `/api/company/expense-advances/${advance.id}/pay`, { note: 'Cash' })
      return advance.id as string
    }
    const [dollars, own] = [await ask('USD', '200'), await ask('SGD', '120')]
    const claim = await approved('150')
    expect(claim).toMatchObject({ settled: { minor: 12_000 }, toPay: { minor: 3_000 } })
    const advances = (await good(hana, 'GET', '/api/company/expense-advances')).advances
    const of = (id: string) => advances.find((one: { id: string }) => one.id === id)
    expect(of(own)).toMatchObject({ state: 'closed', left: { minor: 0 }, settled: { minor: 12_000 } })
    expect(of(dollars)).toMatchObject({ state: 'paid', left: { minor: 20_000, currency: 'USD' } })
    expect(
      (await call(hana, 'POST', `/api/company/expense-advances/${dollars}/return`, { amount: '200.01' })).text,
    ).toContain('More than is left')
    await good(hana, 'POST', `/api/company/expense-advances/${dollars}/return`, { amount: '200' })
    const [entries] = await app.look<{ n: number }>(
      `select sum(case kind when 'paid' then minor else -minor end)::int n from expense_advance_entries where advance_id = '${dollars}'`,
    )
    expect(entries?.n).toBe(0)
  })
})

describe('what was approved', () => {
  test('CL-012: of a leaver is there for the final run, untaxed, and a line is paid once whoever races', async () => {
    const claim = await approved('210')
    const mine = async () =>
      (await inForce((db) => claimsToPay(db, { companyId: owner.companyId, employeeIds: [mei.employeeId] }))).filter(
        (line) => line.claimId === claim.id,
      )
    const due = await mine()
    expect(due).toMatchObject([{ minor: 21_000, currency: 'SGD', isTaxable: false, claimNumber: claim.number }])
    const send = (runId: string) =>
      inForce((db) =>
        sendClaims(db, {
          companyId: owner.companyId,
          lines: due,
          by: { runId, payDay: '2026-11-30' },
          userId: null,
          at: '2026-11-20T04:00:00Z',
        }),
      )
    const runs = [crypto.randomUUID(), crypto.randomUUID()]
    const results = await Promise.allSettled(runs.map(send))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await mine()).toEqual([])
    expect(await read(mei, claim.id)).toMatchObject({
      state: 'scheduled',
      payDay: '2026-11-30',
      paid: { minor: 21_000 },
      toPay: { minor: 0 },
    })
    const employeeIds = due.map(({ employeeId }) => employeeId)
    const at = '2026-11-30T04:00:00Z'
    for (const runId of runs) await inForce((db) => confirmClaimsOfRun(db, owner.companyId, { runId, employeeIds, at }))
    expect((await read(mei, claim.id)).state).toBe('paid')
  })

  test('is sent to the bank in a file once somebody has an account, and is paid when the money has left', async () => {
    await approved('33.30')
    const pay = (id: string) =>
      call(hana, 'POST', '/api/company/expense-payments', { currency: 'SGD', employeeIds: [id] })
    expect((await pay(mei.employeeId)).text).toContain('Mei Lim has no bank account on record')
    const account = { bankName: 'DBS', bankAccountNumber: '0123456789' }
    const nia = await aPortalPerson(app, owner, {
      name: 'Nia Rao',
      managerId: ravi.employeeId,
      from: '2026-11-05',
      ...account,
    })
    const id = await begin('Taxi', nia)
    await spend(id, { amount: '18.60', merchant: 'Taxi 8' }, nia)
    await submit(id, nia)
    expect((await decide(ravi, await read(ravi, id), {})).status).toBe(200)
    const made = await pay(nia.employeeId)
    expect(made.status, made.text).toBe(201)
    const { batch } = made.body.data
    const file = await call(hana, 'GET', `/api/company/expense-payments/${batch.id}/file`)
    expect(file.text).toContain('Nia Rao,DBS,0123456789,18.60,SGD,')
    expect((await read(nia, id)).state).toBe('scheduled')
    expect((await pay(nia.employeeId)).status).toBe(409)
    await good(hana, 'POST', `/api/company/expense-payments/${batch.id}/paid`)
    expect((await read(nia, id)).state).toBe('paid')
    expect((await call(mei, 'GET', '/api/company/expense-payments')).status).toBe(403)
  })
})
