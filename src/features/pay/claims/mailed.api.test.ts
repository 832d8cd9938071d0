import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lastLetter } from '../../../../test/accounts.ts'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { pdfOf, pngOf } from '../../../../test/files.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { runWaiting } from '../../../../test/letters.ts'
import { type Mail, mailOf } from '../../../../test/mails.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

const SECRET = 'a secret that the mail server has as well'
const DOMAIN = 'receipts.fourshore.test'
const env = { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_SECRET: SECRET }

let app: TestServer
const { call, good } = callsOf(() => app)
let owner: Person
let hana: Person
let mei: PortalPerson
let address: string
let now = new Date('2026-11-05T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ env, now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim' })
  address = await made(mei)
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const made = async (who: Who) => (await good(who, 'POST', '/api/my-expenses/mail/address')).address as string
const mailed = (who: Who = mei) => good(who, 'GET', '/api/my-expenses/mail')
const waiting = async (who: Who = mei): Promise<{ id: string; name: string; isAgain: boolean }[]> =>
  (await mailed(who)).waiting

/** What waits after a test is thrown away. */
const empty = async () => {
  for (const { id } of await waiting()) await good(mei, 'DELETE', `/api/my-expenses/receipts/${id}`)
}
afterEach(empty)

const signatureOf = (body: Buffer, { at = now, secret = SECRET } = {}) => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`
}
const post = (body: Buffer, signature: string | null = signatureOf(body), where = app) =>
  where.call('POST', '/api/inbound-mail', {
    file: body,
    headers: { 'content-type': 'message/rfc822', ...(signature === null ? {} : { 'x-mail-signature': signature }) },
  })
const forward = (over: Partial<Mail> = {}) => post(mailOf({ to: address, from: mei.email, ...over }))
const pdf = (name = 'invoice.pdf') => ({ name, type: 'application/pdf', bytes: pdfOf(crypto.randomUUID()) })
const lettersTo = async (email: string, template: string) =>
  (
    await app.look<{ count: number }>(
      `select count(*)::int as count from outbox where recipient = '${email}' and template = '${template}'`,
    )
  )[0]?.count ?? 0

describe('a mail that somebody forwards', () => {
  test('becomes a receipt that waits in their expenses, is read, and is put on a claim by them', async () => {
    const answer = await forward({ papers: [pdf('Hotel Siam.pdf')] })
    expect(answer.body.data, answer.text).toEqual({ outcome: 'stored', receipts: 1 })
    const [receipt] = await waiting()
    expect(receipt).toMatchObject({ name: 'Hotel Siam.pdf', isAgain: false, reading: { isRead: false } })
    await runWaiting(app, ['expense-receipt-read'])
    expect((await mailed()).waiting[0].reading.isRead).toBe(true)
    const file = await call(mei, 'GET', `/api/my-expenses/receipts/${receipt?.id}/file`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const news = (await good(mei, 'GET', '/api/notifications')).notifications
    expect(news[0]).toMatchObject({ event: 'receipt-mailed', link: '/employee-portal?tab=claims' })

    // Nothing is handed in by a mail: it is not even on a claim.
    expect((await good(mei, 'GET', '/api/my-expenses')).claims).toEqual([])
    const { claim } = await good(mei, 'POST', '/api/my-expenses', { title: 'Bangkok' })
    const { categories } = await good(mei, 'GET', '/api/my-expenses')
    await good(mei, 'POST', `/api/my-expenses/${claim.id}/lines`, {
      categoryId: categories.find(({ name }: { name: string }) => name === 'Hotel').id,
      spentOn: '2026-11-03',
      amount: '210',
      currency: 'SGD',
      receiptId: receipt?.id,
    })
    expect(await waiting()).toEqual([])
    const removed = await call(mei, 'DELETE', `/api/my-expenses/receipts/${receipt?.id}`)
    expect([removed.status, removed.body.error]).toEqual([
      409,
      'This receipt stands on a claim. Take the line out of the claim first.',
    ])
  })

  test('with two attachments becomes two receipts, and says what was no receipt', async () => {
    const picture = { name: 'taxi.png', type: 'image/png', bytes: pngOf(12) }
    const list = { name: 'list.csv', type: 'text/csv', bytes: Buffer.from('a,b\n1,2\n') }
    expect((await forward({ papers: [pdf('one.pdf'), picture, list] })).body.data).toMatchObject({ receipts: 2 })
    expect((await waiting()).map(({ name }) => name).sort()).toEqual(['one.pdf', 'taxi.png'])
    const told = (await good(mei, 'GET', '/api/notifications')).notifications
    expect(told.map(({ title }: { title: string }) => title)).toContain('2 receipts came by mail')
    // A file that was handed in before is told, and not thrown away.
    expect((await forward({ papers: [picture] })).body.data).toMatchObject({ outcome: 'stored' })
    const isAgain = (await waiting()).filter(({ name }) => name === 'taxi.png').map((one) => one.isAgain)
    expect(isAgain.sort()).toEqual([false, true])
    await empty()
    expect(await waiting()).toEqual([])
  })

  test('without an attachment is a receipt itself, with its logo left aside', async () => {
    const html =
      '<html><body><img src="cid:logo"><h1>Noodle House</h1><p>Total SGD 18.40</p><p>3 November 2026</p></body></html>'
    const logo = { name: 'logo.png', type: 'image/png', bytes: pngOf(9), contentId: 'logo' }
    expect((await forward({ subject: 'Your order', html, papers: [logo] })).body.data).toMatchObject({ receipts: 1 })
    const [receipt] = await waiting()
    expect(receipt).toMatchObject({ name: 'Your order.eml', contentType: 'message/rfc822' })
    await runWaiting(app, ['expense-receipt-read'])
    expect((await mailed()).waiting[0].reading).toMatchObject({
      amount: { value: '18.40' },
      spent_on: { value: '2026-11-03' },
    })
    await good(mei, 'DELETE', `/api/my-expenses/receipts/${receipt?.id}`)
  })

  test('that comes twice is taken in once, together as well as after each other', async () => {
    const body = mailOf({ to: address, from: mei.email, papers: [pdf()] })
    const answers = await Promise.all([post(body), post(body)])
    expect(answers.map(({ body: said }) => said.data?.outcome).sort()).toEqual(['again', 'stored'])
    expect((await post(body)).body.data).toEqual({ outcome: 'again', receipts: 0 })
    const [receipt, ...more] = await waiting()
    expect(more).toEqual([])
    await good(mei, 'DELETE', `/api/my-expenses/receipts/${receipt?.id}`)
  })

  test('is told in the log of the company, without its words', async () => {
    const [entry] = await app.look(
      `select company_id, actor_id, after from audit_log where action = 'expense-receipt.by-mail' order by at desc limit 1`,
    )
    expect(entry).toMatchObject({ company_id: owner.companyId, actor_id: null })
    expect(Object.keys(entry?.after as object).sort()).toEqual(['from', 'receipts'])
  })
})

describe('the call of the mail server', () => {
  const body = () => mailOf({ to: address, from: mei.email, papers: [pdf()] })

  test('is refused when the mail was changed, the secret is another one, or it was signed long ago', async () => {
    const sent = body()
    const changed = Buffer.concat([sent, Buffer.from('more')])
    const old = signatureOf(sent, { at: new Date(now.getTime() - 301_000) })
    const ahead = signatureOf(sent, { at: new Date(now.getTime() + 301_000) })
    const wrong = signatureOf(sent, { secret: 'another secret of the same length, or so' })
    for (const [mail, signature, why] of [
      [changed, signatureOf(sent), 'The signature of this mail does not hold.'],
      [sent, wrong, 'The signature of this mail does not hold.'],
      [sent, null, 'The signature of this mail does not hold.'],
      [sent, 't=now,v1=00', 'The signature of this mail does not hold.'],
      [sent, old, 'This mail was signed more than five minutes ago. Look at the clock, and sign it again.'],
      [sent, ahead, 'This mail was signed more than five minutes ago. Look at the clock, and sign it again.'],
    ] as const) {
      const answer = await post(mail, signature)
      expect([answer.status, answer.body.error], signature ?? 'none').toEqual([400, why])
    }
    expect(await waiting()).toEqual([])
  })

  test('sent once more by whoever overheard it stores nothing', async () => {
    const sent = body()
    const signature = signatureOf(sent)
    expect((await post(sent, signature)).body.data.outcome).toBe('stored')
    expect((await post(sent, signature)).body.data.outcome).toBe('again')
    expect(await waiting()).toHaveLength(1)
    for (const { id } of await waiting()) await good(mei, 'DELETE', `/api/my-expenses/receipts/${id}`)
  })

  test('is an address that does not exist where no secret is set, and nobody is shown an address there', async () => {
    const bare = await startTestServer()
    try {
      const boss = await bare.employer('SG', 'Bare Works')
      const ravi = await aPortalPerson(bare, boss, { name: 'Ravi Menon' })
      for (const signature of [null, signatureOf(body())]) {
        const answer = await post(body(), signature, bare)
        // As `site.ts` answers for an address that does not exist.
        expect(answer.status).toBe(404)
        expect(answer.body).toMatchObject({ success: false, error: 'Not found.', code: 'NOT_FOUND' })
      }
      const seen = await bare.call('GET', '/api/my-expenses/mail', { token: ravi.token })
      expect(seen.body.data).toMatchObject({ isOffered: false, address: null })
      const asked = await bare.call('POST', '/api/my-expenses/mail/address', { token: ravi.token, body: {} })
      expect(asked.body.error).toBe('Receipts are not taken in by mail here. Upload them instead.')
    } finally {
      await bare.close()
    }
  })
})

const FROM = { from: 'The mail is not from an address of whoever it is for' }
const TO = { to: 'Nobody has this address' }

describe('nothing is kept, and nobody written to, when a mail', () => {
  const nothing = async (over: Partial<Mail>, fields: object) => {
    const before = await app.look(`select count(*)::int as n from outbox where template like 'receipt-mail%'`)
    const answer = await forward({ papers: [pdf()], ...over })
    expect([answer.status, answer.body.fields], answer.text).toEqual([422, fields])
    expect(await app.look(`select count(*)::int as n from outbox where template like 'receipt-mail%'`)).toEqual(before)
    expect(await waiting()).toEqual([])
  }
  test('comes from somebody else, from several at once, or from a machine', async () => {
    await nothing({ from: 'stranger@else.example' }, FROM)
    await nothing({ from: `${mei.email}, stranger@else.example` }, FROM)
    await nothing({ from: `"${mei.email}" <stranger@else.example>` }, FROM)
    await nothing({ headers: { 'Auto-Submitted': 'auto-replied' } }, { from: 'A machine wrote this mail' })
  })

  test('is for an address that nobody has, or of another domain', async () => {
    await nothing({ to: `claims+${'a'.repeat(20)}@${DOMAIN}` }, TO)
    await nothing({ to: `claims+short@${DOMAIN}` }, TO)
    await nothing({ to: address.replace(DOMAIN, 'other.test') }, TO)
  })

  test('is for somebody of another company', async () => {
    const rival = await app.employer('SG', 'Rival Works')
    const ana = await aPortalPerson(app, rival, { name: 'Ana Teo' })
    await nothing({ to: await made(ana) }, FROM)
    expect(await waiting(ana)).toEqual([])
  })
})

describe('one letter in their language says why nothing was taken in, when a mail', () => {
  const refused = async (over: Partial<Mail>, says: RegExp, person = mei) => {
    const before = await lettersTo(person.email, 'receipt-mail-refused')
    const body = mailOf({ to: address, from: person.email, ...over })
    expect((await post(body)).body.data).toEqual({ outcome: 'answered', receipts: 0 })
    expect((await post(body)).body.data.outcome).toBe('again')
    expect(await lettersTo(person.email, 'receipt-mail-refused')).toBe(before + 1)
    const letter = await lastLetter(app, person.email, 'receipt-mail-refused')
    expect(letter.text).toMatch(says)
    expect(await waiting(person)).toEqual([])
  }

  test('is too large, as a whole or in an attachment', async () => {
    const large = { name: 'scan.pdf', type: 'application/pdf', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }
    await refused({ papers: [large] }, /too large: a receipt may have 10 MB/)
    await refused({ headers: { 'X-Fourshore-Cut': '30000000' } }, /too large/)
  }, 30_000)

  test('brings a program, or no receipt at all', async () => {
    const program = { name: 'invoice.pdf.exe', type: 'application/pdf', bytes: Buffer.from('MZ') }
    await refused({ papers: [pdf(), program] }, /may do harm, so nothing of it was kept/)
    const archive = { name: 'all.zip', type: 'application/zip', bytes: Buffer.from('PK\x03\x04nothing') }
    await refused({ text: 'See attached', papers: [archive] }, /There was no receipt in the mail/)
  })

  test('and no more than five a day, so that nobody’s mailbox is filled', async () => {
    const before = await lettersTo(mei.email, 'receipt-mail-refused')
    for (let at = 0; at < 6; at++) expect((await forward({ text: '' })).body.data.outcome).toBe('answered')
    expect((await lettersTo(mei.email, 'receipt-mail-refused')) - before).toBeLessThanOrEqual(1)
    expect(await lettersTo(mei.email, 'receipt-mail-refused')).toBe(5)
  })

  test('goes to an address that was replaced, which stops at once', async () => {
    const lin = await aPortalPerson(app, owner, { name: 'Lin Chen' })
    await good(lin, 'PUT', '/api/auth/language', { language: 'zh' })
    const first = await made(lin)
    const second = await made(lin)
    expect(second).not.toBe(first)
    expect((await mailed(lin)).address).toBe(second)
    await refused({ to: first, papers: [pdf()] }, /您转发收据的地址已被更换/, lin)
    expect((await post(mailOf({ to: second, from: lin.email, papers: [pdf()] }))).body.data.outcome).toBe('stored')
  })

  test('is for somebody who has left, or whose company has expenses switched off', async () => {
    const oli = await aPortalPerson(app, owner, { name: 'Oli Tan' })
    const to = await made(oli)
    const settings = (claims: boolean) =>
      call(owner, 'PUT', '/api/company/settings/portal', { values: { claims } }).then(({ status }) =>
        expect(status).toBeLessThan(300),
      )
    await settings(false)
    const off = await post(mailOf({ to, from: oli.email, papers: [pdf()] }))
    await settings(true)
    expect(off.body.data.outcome).toBe('answered')
    expect((await lastLetter(app, oli.email, 'receipt-mail-refused')).text).toContain('Ask HR where they go')
    const [employment] = (await good(owner, 'GET', `/api/employees/${oli.employeeId}/employments`)).employments
    await good(owner, 'PUT', `/api/employees/${oli.employeeId}/employments/${employment.id}`, {
      version: employment.version,
      endedOn: '2026-11-04',
      endReason: 'Moved away',
    })
    const left = await post(mailOf({ to, from: oli.email, papers: [pdf()] }))
    expect(left.body.data?.outcome, left.text).toBe('answered')
    expect((await lastLetter(app, oli.email, 'receipt-mail-refused')).text).toContain(
      'you no longer work for the company',
    )
    // Whose account is closed cannot look at anything: there is nobody to write to.
    await good(owner, 'PUT', `/api/employees/${oli.employeeId}`, { status: 'terminated' })
    const gone = await post(mailOf({ to, from: oli.email, papers: [pdf()] }))
    expect([gone.status, gone.body.fields]).toEqual([422, TO])
    expect(await app.look(`select id from expense_receipts where employee_id = '${oli.employeeId}'`)).toEqual([])
  })

  test('is more than fifty come in a day, and tomorrow they are taken in again', async () => {
    const yi = await aPortalPerson(app, owner, { name: 'Yi Ng' })
    const to = await made(yi)
    const send = () => post(mailOf({ to, from: yi.email, html: '<p>Total SGD 5.00</p>' }))
    for (let at = 0; at < 50; at++) expect((await send()).body.data.outcome).toBe('stored')
    expect((await send()).body.data.outcome).toBe('answered')
    expect((await lastLetter(app, yi.email, 'receipt-mail-refused')).text).toContain('Forward the rest tomorrow')
    now = new Date('2026-11-06T05:00:00Z')
    expect((await send()).body.data.outcome).toBe('stored')
  }, 30_000)
})

describe('the script that a mail server pipes mails into', () => {
  const SCRIPT = join(import.meta.dirname, '../../../../scripts/inbound-mail.mjs')
  type Run = { code: number; told: string }
  const pipe = (mail: Buffer, given: readonly string[], over: Record<string, string> = {}) =>
    new Promise<Run>((done) => {
      const set = { INBOUND_MAIL_URL: app.url, INBOUND_MAIL_SECRET: SECRET, ...over }
      const child = execFile(process.execPath, [SCRIPT, ...given], { env: set }, (error, out, told) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, told: out + told }),
      )
      child.stdin?.on('error', () => {})
      child.stdin?.end(mail)
    })
  /** As a mail server has it before it says whom it delivers to. */
  const sent = (over: Partial<Mail> = {}) => {
    const mail = mailOf({ to: 'unused', from: mei.email, papers: [pdf()], ...over })
    return Buffer.from(mail.toString('latin1').replace(/^Delivered-To:.*\r\n/, ''), 'latin1')
  }

  test('hands a mail over to whom it is delivered, and ends well when it came before', async () => {
    now = new Date()
    const mail = sent()
    expect(await pipe(mail, [address])).toEqual({ code: 0, told: '' })
    expect(await pipe(mail, [address])).toEqual({ code: 0, told: '' })
    expect(await waiting()).toHaveLength(1)
    await empty()
    // What was an mbox line is none of the mail.
    expect(
      (await pipe(Buffer.concat([Buffer.from('From mei Thu Nov  5 10:00:00 2026\n'), sent()]), [address])).code,
    ).toBe(0)
    expect(await waiting()).toHaveLength(1)
  })

  test('sends the head alone of a mail that is too large, whose sender is told', async () => {
    now = new Date()
    const before = await lettersTo(mei.email, 'receipt-mail-refused')
    const huge = { name: 'film.pdf', type: 'application/pdf', bytes: Buffer.alloc(16 * 1024 * 1024, 7) }
    expect(await pipe(sent({ papers: [huge] }), [address])).toEqual({ code: 0, told: '' })
    expect(await lettersTo(mei.email, 'receipt-mail-refused')).toBe(before + 1)
    expect((await lastLetter(app, mei.email, 'receipt-mail-refused')).text).toContain('too large')
  }, 30_000)

  test('drops what is of no use, or refuses it while the sending server waits', async () => {
    now = new Date()
    const nobody = `claims+${'a'.repeat(20)}@${DOMAIN}`
    const stranger = sent({ from: 'stranger@else.example' })
    expect(await pipe(sent(), [nobody])).toMatchObject({ code: 0 })
    expect(await pipe(sent(), ['--refuse', nobody])).toMatchObject({ code: 67 })
    expect(await pipe(stranger, [address])).toMatchObject({ code: 0 })
    const refused = await pipe(stranger, ['--refuse', address])
    expect(refused.code).toBe(77)
    expect(refused.told).not.toMatch(/stranger|invoice|receipt/)
  })

  test('has a mail tried again while the secret is wrong, nothing answers, or something is not set', async () => {
    now = new Date()
    expect(await pipe(sent(), [address], { INBOUND_MAIL_SECRET: 'another one' })).toMatchObject({ code: 75 })
    expect(await pipe(sent(), [address], { INBOUND_MAIL_URL: 'http://127.0.0.1:9' })).toMatchObject({ code: 75 })
    expect(await pipe(sent(), [address], { INBOUND_MAIL_URL: '' })).toMatchObject({ code: 75 })
    expect(await pipe(sent(), [])).toMatchObject({ code: 75 })
    expect(await waiting()).toEqual([])
  })
})

describe('a receipt that waits', () => {
  test('is seen, looked at and thrown away by nobody else', async () => {
    expect((await forward({ papers: [pdf()] })).body.data.outcome).toBe('stored')
    const [receipt] = await waiting()
    const kim = await aPortalPerson(app, owner, { name: 'Kim Goh' })
    expect(await waiting(kim)).toEqual([])
    for (const who of [kim, hana, owner]) {
      expect((await call(who, 'GET', `/api/my-expenses/receipts/${receipt?.id}/file`)).status).toBeGreaterThanOrEqual(
        403,
      )
      expect((await call(who, 'DELETE', `/api/my-expenses/receipts/${receipt?.id}`)).status).toBeGreaterThanOrEqual(403)
    }
    await good(mei, 'DELETE', `/api/my-expenses/receipts/${receipt?.id}`)
    now = new Date(now.getTime() + 3_600_000)
    const drop = app.server.services.features
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'uploads-over')
    await drop?.run(app.server.services, {})
    expect(await app.look(`select id from expense_receipts where id = '${receipt?.id}'`)).toEqual([])
  })
})
