import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLetter } from '../../../../test/accounts.ts'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { useBankChange } from './service.ts'

let now = new Date('2026-11-05T04:00:00Z')
let app: TestServer
let owner: Person
let hana: Person
let mei: PortalPerson
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', bankName: 'OCBC', bankAccountNumber: '5551230001' })
}, 60_000)
afterAll(() => app.close())

const at = '/api/portal/bank-account'
const call = (who: { token: string }, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })
const own = async () => (await call(mei, 'GET', at)).body.data
const ask = (accountNumber = '0123-4567 89') => call(mei, 'POST', at, { bankName: 'DBS', accountNumber })
const decide = async (verdict: string, reason = '') => {
  const [item] = (await call(hana, 'GET', '/api/company/approvals')).body.data.items
  return call(hana, 'POST', '/api/company/approvals/decide', {
    items: [{ id: item.id, hash: item.hash }],
    verdict,
    reason,
  })
}
const useIt = async () => {
  const [row] = await app.look<{ id: string }>(`select id from bank_changes order by asked_at desc limit 1`)
  await useBankChange(app.server.services, { companyId: owner.companyId, id: row?.id as string })
}

describe('another bank account', () => {
  test('is asked for with the password, agreed by HR, told to the old address, and used after the days of waiting', async () => {
    const asked = await ask()
    expect(asked.status, asked.text).toBe(201)
    expect(asked.body.data).toMatchObject({
      bankName: 'OCBC',
      accountMask: '•••••0001',
      changes: [{ state: 'asked', accountMask: '•••••6789' }],
    })
    expect((await lastLetter(app, mei.email, 'bank-change')).text).toContain('If that was not you')
    expect((await lastLetter(app, hana.email, 'approval-asked')).text).not.toContain('/decide/')
    expect((await ask('99887766')).status).toBe(409)
    expect((await decide('approve')).body.data.results).toMatchObject([{ why: null, state: 'approved' }])
    const agreed = await own()
    expect(agreed).toMatchObject({
      bankName: 'OCBC',
      changes: [{ state: 'approved', usableFrom: '2026-11-12T04:00:00.000Z' }],
    })
    await useIt()
    expect(await own()).toMatchObject({ bankName: 'OCBC', accountMask: '•••••0001' })
    now = new Date('2026-11-12T05:00:00Z')
    await useIt()
    await useIt()
    expect(await own()).toMatchObject({ bankName: 'DBS', accountMask: '•••••6789', changes: [{ state: 'used' }] })
    expect((await lastLetter(app, mei.email, 'bank-change')).subject).toBe('Your bank account has changed')
  })

  test('can be taken back after it was agreed, and then pay goes on to the old one', async () => {
    expect((await ask('4444555566')).status).toBe(201)
    await decide('approve')
    const [change] = (await own()).changes
    expect((await call(mei, 'DELETE', `${at}/${change.id}`)).status).toBe(200)
    now = new Date('2026-12-12T05:00:00Z')
    await useIt()
    expect(await own()).toMatchObject({
      bankName: 'DBS',
      accountMask: '•••••6789',
      changes: [{ state: 'withdrawn' }, { state: 'used' }],
    })
  })

  test('is refused for what is no number, to nobody but the person, and when the last proof is too long ago', async () => {
    expect((await ask('12?')).body.fields).toEqual({
      accountNumber: 'An account number has 4 to 34 letters and digits',
    })
    expect((await call(hana, 'GET', at)).status).toBe(403)
    await app.look(`update sessions set proved_at = '2020-01-01'`)
    expect((await ask('4444555566')).body.code).toBe('CONFIRMATION_REQUIRED')
  })
})
