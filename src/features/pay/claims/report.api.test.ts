import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { pdfOf } from '../../../../test/files.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
const { good } = callsOf(() => app)
let owner: Person
let hana: Person
let mei: PortalPerson
let ids: Record<string, string> = {}
const PERIOD = { from: '2026-11-01', until: '2026-11-30' }
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-05T04:00:00Z') })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim' })
  await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
  const { categories } = await good(mei, 'GET', '/api/my-expenses')
  ids = Object.fromEntries(categories.map(({ name, id }: { name: string; id: string }) => [name, id]))
  await good(hana, 'POST', '/api/company/expense-rules/limits', {
    categoryId: ids.Meals,
    from: '2026-01-01',
    currency: 'SGD',
    most: '20',
  })
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const at = (what: string, asked: Record<string, string> = {}) =>
  `/api/company/expense-report${what}?${new URLSearchParams({ ...PERIOD, ...asked })}`
const report = (who: Who = hana, asked: Record<string, string> = {}) => good(who, 'GET', at('', asked))
const zip = (who: Who = hana, asked: Record<string, string> = {}) =>
  app.call('GET', at('/receipts.zip', { reason: 'For the auditor', ...asked }), { token: who.token })
const receipt = async () =>
  (await app.call('POST', '/api/my-expenses/receipts?name=bill.pdf', { token: mei.token, file: pdfOf() })).body.data
    .receipt.id as string
const handedIn = async (lines: readonly object[]) => {
  const { id } = (await good(mei, 'POST', '/api/my-expenses', { title: 'Trip' })).claim
  for (const over of lines)
    await good(mei, 'POST', `/api/my-expenses/${id}/lines`, {
      categoryId: ids.Hotel,
      spentOn: '2026-11-03',
      currency: 'SGD',
      merchant: crypto.randomUUID(),
      ...over,
    })
  return (await good(mei, 'POST', `/api/my-expenses/${id}/submit`)).claim
}
const decide = async (claim: { id: string }, lines: readonly object[] = []) => {
  const { hash } = (await good(hana, 'GET', `/api/expense-claims/${claim.id}`)).claim
  return (await good(hana, 'POST', `/api/expense-claims/${claim.id}/decide`, { hash, verdict: 'approve', lines })).claim
}

describe('what was spent in a period', () => {
  test('is nothing while nothing is approved, and there is no archive of no receipts', async () => {
    await handedIn([{ amount: '10' }])
    expect(await report()).toEqual({ category: [], costCentre: [], project: [], tax: [], flagged: 0, receipts: 0 })
    const none = await zip()
    expect(none.status).toBe(409)
    expect(none.body.error).toBe('No receipts of this period were handed in.')
  })

  test('stands by category, department and project, with the tax of what was approved', async () => {
    const claim = await handedIn([
      { amount: '109', tax: '9', taxNumber: 'M2-0001234-5', project: 'Apollo', receiptId: await receipt() },
      { amount: '54.50', tax: '4.50' },
      { categoryId: ids.Meals, amount: '30' },
      { amount: '500', spentOn: '2026-10-31' },
    ])
    const half = claim.lineList[1].id
    await decide(claim, [{ lineId: half, decision: 'reduced', amount: '27.25', reason: 'Half is private' }])
    const found = await report()
    const money = (minor: number) => ({ minor, currency: 'SGD', decimals: 2 })
    expect(found.category).toEqual([
      { name: 'Hotel', lines: 2, amount: money(13_625) },
      { name: 'Meals', lines: 1, amount: money(3_000) },
    ])
    expect(found.project).toEqual([
      { name: 'Apollo', lines: 1, amount: money(10_900) },
      { name: null, lines: 2, amount: money(5_725) },
    ])
    expect(found.costCentre).toEqual([{ name: 'Technical', lines: 3, amount: money(16_625) }])
    expect(found.tax).toEqual([
      {
        country: 'SG',
        name: 'GST',
        isAbroad: false,
        lines: 2,
        amount: money(16_350),
        tax: money(1_125),
        proven: money(900),
      },
    ])
    expect(found).toMatchObject({ flagged: 1, receipts: 1 })
  })

  test('comes as files: spending, what is beyond the rules, and the tax line by line', async () => {
    const fileOf = async (what: string) => {
      const { status, text } = await app.call('GET', at('/file', { what }), { token: hana.token })
      expect(status, text).toBe(200)
      return text.replace('\uFEFF', '').trim().split('\r\n')
    }
    expect(await fileOf('spending')).toContain('Project,Apollo,SGD,1,109.00')
    const violations = await fileOf('violations')
    expect(violations).toHaveLength(2)
    expect(violations[1]).toContain('30.00,SGD,violation,10.00 SGD above the limit of 20.00,approved,30.00')
    const tax = await fileOf('tax')
    expect(tax).toHaveLength(3)
    expect(tax.find((line) => line.includes('M2-0001234-5'))).toContain('109.00,9.00,9.00,SGD,yes')
    expect(tax.find((line) => line.includes(',no,'))).toContain('54.50,4.50,2.25,SGD,no')
  })

  test('receipts are one archive with a folder for each claim, each once, and who took them is logged', async () => {
    const id = await receipt()
    const claim = await handedIn([
      { amount: '10', receiptId: id },
      { amount: '11', receiptId: id },
    ])
    const { status, bytes } = await zip()
    expect(status).toBe(200)
    const files = unzipSync(new Uint8Array(bytes))
    expect(Object.keys(files)).toHaveLength(2)
    const name = Object.keys(files).find((one) => one.startsWith(`claim-${claim.number}/`)) as string
    expect(name).toBe(`claim-${claim.number}/2026-11-03 bill.pdf`)
    expect(
      Buffer.from(files[name] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const log = await app.look<{ detail: { reason: string; receipts: number } }>(
      `select detail from audit_log where action = 'expense-receipts.archive'`,
    )
    expect(log).toMatchObject([{ detail: { reason: 'For the auditor', receipts: 2 } }])
  })

  test('is refused without a reason, with days the wrong way round, and to whoever does not work on expenses', async () => {
    expect((await zip(hana, { reason: '' })).body.fields).toHaveProperty('reason')
    expect((await app.call('GET', at('', { from: '2026-12-01' }), { token: hana.token })).body.fields).toEqual({
      until: 'Last day must not be before the first',
    })
    expect((await app.call('GET', at('', { from: '2020-01-01' }), { token: hana.token })).status).toBe(422)
    for (const path of [at(''), at('/file', { what: 'tax' }), at('/receipts.zip', { reason: 'x' })])
      expect((await app.call('GET', path, { token: mei.token })).status).toBe(403)
    const elsewhere = await app.employer('SG', 'Elsewhere')
    expect(await report(elsewhere)).toMatchObject({ category: [], tax: [], receipts: 0 })
    expect((await zip(elsewhere)).status).toBe(409)
  })
})
