import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/mail.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { type Message, sendMessage } from '../../../server/messages.ts'
import { deliverMessage, dropOld, findForgotten } from './delivery.ts'

let mail: MailServer
let app: TestServer
let mei: Person
const FIELD_KEY = Buffer.alloc(32, 7).toString('base64url')
const PUBLIC_URL = 'https://hr.harbour.test'

beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestServer({
    worker: true,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Harbour HR <hr@harbour.test>', PUBLIC_URL, FIELD_KEY },
  })
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(async () => {
  await app.close()
  await mail.close()
})
beforeEach(() => mail.answerWith(() => null))

const fresh = (name = 'wei') => `${name}.${crypto.randomUUID().slice(0, 8)}@people.test`

const until = async <T>(look: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> => {
  for (let i = 0; i < 150; i++) {
    const found = await look()
    if (found) return found
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('It did not happen within fifteen seconds')
}

type Row = { id: string; status: string; attempts: number; last_error: string | null; wait: number }
const rowOf = async (recipient: string) =>
  (
    await app.look<Row>(
      `select id, status, attempts, last_error, extract(epoch from next_attempt_at - now())::float wait from outbox where recipient = '${recipient}'`,
    )
  )[0] as Row
const ended = (recipient: string, status: string) =>
  until(async () => {
    const row = await rowOf(recipient)
    return row?.status === status && row
  })

/** The moment of the next try comes now. */
const hurry = async (id: string) => {
  await app.look(`update outbox set next_attempt_at = now() - interval '1 minute' where id = '${id}' returning id`)
  await deliverMessage(app.server.services, { id })
}

const post = (over: Partial<Message> = {}): Promise<string> => {
  const { services } = app.server
  const message = { companyId: mei.companyId, channel: 'email' as const, template: 'test', subject: 'A subject' }
  return services.database.forCompany(mei.companyId, (db) =>
    sendMessage(services, db, { ...message, recipient: fresh(), text: 'Some words', ...over }),
  )
}

const onboard = async (over: Record<string, unknown> = {}) => {
  const email = fresh()
  const preferences = { email: true, sms: false, whatsapp: false }
  const { body, status, text } = await app.call('POST', '/api/employees/unified', {
    token: mei.token,
    body: formOf({ email, notificationPreferences: preferences, ...over }),
  })
  expect(status, text).toBe(201)
  return { email, id: body.data.employee.id as string }
}

describe('a message that leaves', () => {
  test('welcomes a new employee once, with a link that opens the portal', async () => {
    const { email } = await onboard()
    const { mail: letter, from, raw } = await until(() => mail.to(email)[0])
    expect(from).toBe('hr@harbour.test')
    expect(letter.from).toMatchObject({ name: 'Harbour HR', address: 'hr@harbour.test' })
    expect(letter.subject).toBe('Welcome to Harbour Works')
    expect(letter.text).toContain('Hello Wei Ming Tan,')
    const [, token] = /reset-password\?token=([\w-]{43})/.exec(letter.text ?? '') ?? []
    expect(letter.html).toContain(`<a href="${PUBLIC_URL}/reset-password?token=${token}">`)
    for (const header of ['Auto-Submitted: auto-generated', 'Content-Language: en', 'MIME-Version: 1.0'])
      expect(raw).toContain(header)
    const sent = await ended(email, 'sent')
    expect(letter.messageId).toBe(`<${sent.id}@harbour.test>`)
    expect(Math.abs(Date.parse(letter.date ?? '') - Date.now())).toBeLessThan(60_000)

    const { status } = await app.call('POST', '/api/auth/reset-password', { body: { token, password: PASSWORD } })
    expect(status).toBe(200)
    await until(() => mail.to(email).length === 2)
    expect(mail.to(email)[1]?.mail.subject).toBe('Your Fourshore password was changed')
    await new Promise((go) => setTimeout(go, 300))
    expect(mail.to(email)).toHaveLength(2)
  })

  test.each([
    ['fr', 'Choisissez un nouveau mot de passe Fourshore', 'ltr'],
    ['ar', 'اختر كلمة مرور جديدة لحسابك في Fourshore', 'rtl'],
    ['hi', 'अपना नया Fourshore पासवर्ड चुनें', 'ltr'],
    ['ta', 'புதிய Fourshore கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்', 'ltr'],
    ['zh', '设置新的 Fourshore 密码', 'ltr'],
  ])('is in the language its reader chose: %s', async (language, subject, dir) => {
    const email = fresh(language)
    const { body } = await app.call('POST', '/api/auth/signup', {
      body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao' },
    })
    const chosen = await app.call('PUT', '/api/auth/language', { token: body.token, body: { language } })
    expect(chosen.body.data).toEqual({ language })
    await app.call('POST', '/api/auth/forgot-password', { body: { email } })
    const { mail: letter, raw } = await until(() => mail.to(email)[0])
    expect(letter.subject).toBe(subject)
    expect(letter.text).toContain('Asha')
    expect(letter.html).toContain(`lang="${language}" dir="${dir}"`)
    expect(raw).toContain(`Content-Language: ${language}`)
  })

  test('follows the country’s language with English while nobody has chosen', async () => {
    const emirates = await app.employer('AE', 'Palm Works')
    const email = fresh()
    const documents = { emiratesId: '784-1990-1234567-1', labourCard: 'LC-123456789', visaNumber: 'AE123456789' }
    const visa = { visaType: 'employment_visa', visaExpiry: '2099-01-01', emirate: 'dubai' }
    const { text, status } = await app.call('POST', '/api/employees/unified', {
      token: emirates.token,
      body: formOf({
        fullName: 'Noura Al Ali',
        email,
        countryCode: 'AE',
        nationality: 'Emirati',
        employmentStatus: null,
        complianceData: { ...documents, ...visa },
        notificationPreferences: { email: true, sms: false, whatsapp: false },
      }),
    })
    expect(status, text).toBe(201)
    const { mail: letter } = await until(() => mail.to(email)[0])
    expect(letter.subject).toBe('مرحبًا بك في Palm Works')
    expect(letter.text).toMatch(/مرحبًا[\s\S]*———[\s\S]*welcome to Palm Works/)
  })

  test('carries an attachment byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, i) => i % 256))
    const recipient = fresh()
    const attachments = [{ filename: 'Karte 名片.vcf', contentType: 'text/vcard', content: bytes.toString('base64') }]
    await post({ recipient, attachments })
    const { mail: letter } = await until(() => mail.to(recipient)[0])
    const [file] = letter.attachments
    expect(file).toMatchObject({ filename: 'Karte 名片.vcf', mimeType: 'text/vcard', disposition: 'attachment' })
    expect(Buffer.from(file?.content as ArrayBuffer).equals(bytes)).toBe(true)
  })

  test('lets no name begin a header, a tag or a second recipient', async () => {
    const recipient = fresh()
    await post({
      recipient,
      subject: 'Hello\r\nBcc: thief@people.test\r\n\r\n<b>body</b>',
      text: 'Dear <img src=x onerror=alert(1)> & friends',
      attachments: [{ filename: 'a"\r\nX-Evil: 1.txt', contentType: 'text/plain', content: 'YQ==' }],
    })
    const { mail: letter, to, raw } = await until(() => mail.to(recipient)[0])
    expect(to).toEqual([recipient])
    expect(letter.subject).toBe('Hello Bcc: thief@people.test <b>body</b>')
    expect(letter.headers.map((h) => h.key)).not.toContain('bcc')
    expect(raw).not.toMatch(/^X-Evil/m)
    expect(letter.html).toContain('Dear &lt;img src=x onerror=alert(1)&gt; &amp; friends')
  })

  test('is not written to the addresses of the demonstration', async () => {
    await post({ recipient: 'somebody@fourwinds.example' })
    await ended('somebody@fourwinds.example', 'local')
  })

  test('is not written when what caused it was rolled back', async () => {
    const recipient = fresh()
    const { services } = app.server
    const broken = services.database.forCompany(mei.companyId, async (db) => {
      await sendMessage(services, db, {
        companyId: mei.companyId,
        channel: 'email',
        template: 't',
        recipient,
        subject: 's',
        text: 't',
      })
      throw new Error('after all not')
    })
    await expect(broken).rejects.toThrow('after all not')
    await post({ recipient: `after.${recipient}` })
    await until(() => mail.to(`after.${recipient}`)[0])
    expect(mail.to(recipient)).toEqual([])
  })
})

describe('a mail server that cannot take a message now', () => {
  test('451 is tried again later, and arrives once', async () => {
    const recipient = fresh()
    mail.answerWith((m) => (m.to.includes(recipient) ? { code: 451, said: '4.3.0 Try again later' } : null))
    const id = await post({ recipient })
    const waiting = await until(async () => {
      const row = await rowOf(recipient)
      return row.status === 'queued' && row.attempts === 1 && row
    })
    expect(waiting.last_error).toContain('451')
    expect(waiting.wait).toBeGreaterThan(5)
    expect(waiting.wait).toBeLessThanOrEqual(15)
    mail.answerWith(() => null)
    await hurry(id)
    expect(await rowOf(recipient)).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
    await deliverMessage(app.server.services, { id })
    expect(mail.to(recipient)).toHaveLength(1)
  })

  test('550 ends it, with the reason', async () => {
    const recipient = fresh('nobody')
    mail.refuse(recipient)
    await post({ recipient })
    const row = await ended(recipient, 'failed')
    expect(row.attempts).toBe(1)
    expect(row.last_error).toMatch(/^The mail server refused it: .*550 5\.1\.1 No such user here/)
  })

  test('one that is down gets it once when it is up again', async () => {
    const other = await startMailServer()
    const { port } = other
    await other.close()
    const down = await startTestServer({ worker: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, FIELD_KEY } })
    let up: MailServer | undefined
    try {
      const email = fresh()
      await down.call('POST', '/api/auth/signup', {
        body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'A', lastName: 'B' },
      })
      await down.call('POST', '/api/auth/forgot-password', { body: { email } })
      const [row] = await until(async () => {
        const rows = await down.look<{ id: string }>(
          `select id from outbox where status = 'queued' and attempts = 1 and last_error like '%ECONNREFUSED%'`,
        )
        return rows.length > 0 && rows
      })
      up = await startMailServer({ port })
      await down.look(
        `update outbox set next_attempt_at = now() - interval '1 minute' where id = '${row?.id}' returning id`,
      )
      await findForgotten(down.server.services)
      await until(() => up?.to(email)[0])
      await new Promise((go) => setTimeout(go, 300))
      expect(up?.to(email)).toHaveLength(1)
    } finally {
      await down.close()
      await up?.close()
    }
  })

  test('is given up after two days, and never sent once its link has run out', async () => {
    const [late, stale] = [fresh('late'), fresh('stale')]
    mail.answerWith(() => ({ code: 451, said: 'Not today' }))
    const ids = [await post({ recipient: late }), await post({ recipient: stale, goodForMinutes: 30 })]
    await until(async () => (await rowOf(late)).attempts === 1 && (await rowOf(stale)).attempts === 1)
    await until(async () => (await rowOf(late)).status === 'queued' && (await rowOf(stale)).status === 'queued')
    await app.look(`update outbox set give_up_at = now() - interval '1 minute' where id = '${ids[0]}' returning id`)
    await app.look(`update outbox set expires_at = now() - interval '1 minute' where id = '${ids[1]}' returning id`)
    await hurry(ids[0] as string)
    mail.answerWith(() => null)
    await hurry(ids[1] as string)
    expect(await rowOf(late)).toMatchObject({ status: 'failed', last_error: expect.stringContaining('Not today') })
    expect(await rowOf(stale)).toMatchObject({
      status: 'failed',
      last_error: 'What it says had run out before it could be sent.',
    })
    expect(mail.to(stale)).toEqual([])
  })
})

describe('a worker that dies', () => {
  test('between the mail server’s yes and writing it down: it is found again, and known by its Message-ID', {
    timeout: 60_000,
  }, async () => {
    const recipient = fresh('killed')
    const own = await startTestServer({ worker: false, env: { SMTP_URL: mail.url, FIELD_KEY } })
    try {
      // A server process of its own, killed by the mail server once it has the whole message.
      const server = spawn(process.execPath, [join(import.meta.dirname, '../../../app/server.ts')], {
        env: {
          ...process.env,
          DATABASE_URL: own.server.ownerUrl,
          DATA_DIR: own.server.services.settings.dataDir,
          FIELD_KEY,
          PORT: '0',
          DEMO: '0',
          SMTP_URL: mail.url,
          SITE: 'none',
          NODE_ENV: 'test',
        },
        stdio: 'ignore',
      })
      const died = new Promise((done) => server.once('exit', done))
      let seen = ''
      mail.answerWith((m) => {
        if (!m.to.includes(recipient) || seen) return null
        seen = m.mail.messageId ?? ''
        server.kill('SIGKILL')
        return null
      })
      const { services } = own.server
      const id = await services.database.forPlatform((db) =>
        sendMessage(services, db, {
          companyId: null,
          channel: 'email',
          template: 't',
          recipient,
          subject: 's',
          text: 't',
        }),
      )
      await died
      const stuck = () => own.look<Row>(`select status, attempts from outbox where id = '${id}'`)
      expect(await stuck()).toEqual([{ status: 'sending', attempts: 1 }])

      // Nobody else takes it while its claim holds.
      await deliverMessage(services, { id })
      expect(await stuck()).toEqual([{ status: 'sending', attempts: 1 }])
      await own.look(
        `update outbox set claimed_until = now() - interval '1 second', next_attempt_at = now() - interval '1 minute' where id = '${id}' returning id`,
      )
      await own.look(`delete from graphile_worker._private_jobs where key = 'message ${id}' returning id`)
      await findForgotten(services)
      const jobs = await own.look(`select from graphile_worker._private_jobs where key = 'message ${id}'`)
      expect(jobs).toHaveLength(1)
      await deliverMessage(services, { id })
      expect(await stuck()).toEqual([{ status: 'sent', attempts: 2 }])
      const copies = mail.to(recipient)
      expect(new Set(copies.map((c) => c.mail.messageId))).toEqual(new Set([seen]))
      expect(new Set(copies.map((c) => c.mail.date)).size).toBe(1)
    } finally {
      await own.close()
    }
  })

  test('ten at once send it one time', async () => {
    const recipient = fresh('race')
    const id = await post({ recipient })
    await Promise.all(Array.from({ length: 10 }, () => deliverMessage(app.server.services, { id })))
    await ended(recipient, 'sent')
    expect(mail.to(recipient)).toHaveLength(1)
  })
})

describe('what was sent long ago', () => {
  test('is dropped after ninety days, what waits is kept', async () => {
    const [old, waiting] = [fresh('old'), fresh('waiting')]
    await post({ recipient: old })
    await ended(old, 'sent')
    mail.answerWith(() => ({ code: 451, said: 'Later' }))
    await post({ recipient: waiting })
    await until(async () => (await rowOf(waiting)).attempts === 1)
    await app.look(
      `update outbox set created_at = now() - interval '91 days' where recipient in ('${old}', '${waiting}') returning id`,
    )
    await dropOld(app.server.services)
    expect(await rowOf(old)).toBeUndefined()
    expect(await rowOf(waiting)).toBeDefined()
  })
})
