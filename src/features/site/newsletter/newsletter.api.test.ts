import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer } from '../../../../test/mail.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { forgetUnconfirmed } from './service.ts'

let app: TestServer
let post: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  post = await startMailServer()
  app = await startTestServer({
    worker: true,
    env: { SMTP_URL: `smtp://127.0.0.1:${post.port}`, PUBLIC_URL: 'https://fourshore.test' },
  })
})
afterAll(async () => {
  await app.close()
  await post.close()
})

let n = 0
const newEmail = () => `reader${++n}@people.test`
const ask = (email: string, over: object = {}) => app.call('POST', '/api/newsletter', { body: { email, ...over } })
const mailsTo = (email: string) => post.received.filter((r) => r.to.includes(email))
const until = async <T>(look: () => T | undefined | false): Promise<T> => {
  for (let i = 0; i < 120; i++) {
    const found = look()
    if (found) return found
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('It did not happen within twelve seconds')
}
const tokenIn = (text: string | undefined) => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const row = async (email: string) =>
  (await app.look<Record<string, unknown>>(`select * from newsletter_subscriptions where email = '${email}'`))[0]

/** From the question to the confirmation, as a reader goes. */
const subscribed = async (email: string, over: object = {}) => {
  await ask(email, over)
  const letter = await until(() => mailsTo(email)[0])
  const token = tokenIn(letter.mail.text)
  const answer = await app.call('POST', '/api/newsletter/confirm', { body: { token } })
  const welcome = await until(() => mailsTo(email)[1])
  return { letter, token, answer, welcome }
}

describe('the newsletter', () => {
  test('counts from the day somebody followed the link, and the link works once', async () => {
    const email = newEmail()
    expect(await ask(email)).toMatchObject({ status: 202, body: { success: true } })
    const letter = await until(() => mailsTo(email)[0])
    expect((await row(email))?.confirmed_at).toBeNull()
    const token = tokenIn(letter.mail.text)
    expect(letter.mail.text).toContain('https://fourshore.test/newsletter?token=')
    expect(JSON.stringify(await row(email))).not.toContain(token)
    expect((await app.call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(200)
    expect((await row(email))?.confirmed_at).not.toBeNull()
    const again = await app.call('POST', '/api/newsletter/confirm', { body: { token } })
    expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['token']])
    const [entry] = await app.look(
      `select detail from audit_log where action = 'newsletter.confirm' order by id desc limit 1`,
    )
    expect(JSON.stringify(entry)).not.toContain(email)
  })

  test('speaks the language of the page it was asked for on', async () => {
    const email = newEmail()
    const { letter } = await subscribed(email, { language: 'fr' })
    expect(letter.mail.subject).toContain('Confirmez')
    expect(letter.mail.text).toContain('https://fourshore.test/fr/newsletter?token=')
  })

  test('is left with one click, which mail programs are told of', async () => {
    const email = newEmail()
    const { welcome } = await subscribed(email)
    const header = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(welcome.raw.replace(/\r\n\s+/g, ''))?.[1] ?? ''
    expect(welcome.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
    // As a mail program does it: a form, to the address of the header.
    const click = () =>
      app.call('POST', new URL(header).pathname, {
        raw: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await click()).status).toBe(200)
    const left = (await row(email))?.unsubscribed_at
    expect(left).not.toBeNull()
    expect((await click()).status).toBe(200)
    expect((await row(email))?.unsubscribed_at).toEqual(left)
  })

  test('takes somebody back who has left, after a new confirmation', async () => {
    const email = newEmail()
    const { welcome } = await subscribed(email)
    const body = { token: tokenIn(welcome.mail.text) }
    expect((await app.call('POST', `/api/newsletter/unsubscribe/${body.token}`)).status).toBe(200)
    await ask(email)
    const letter = await until(() => mailsTo(email)[2])
    expect((await row(email))?.unsubscribed_at).not.toBeNull()
    await app.call('POST', '/api/newsletter/confirm', { body: { token: tokenIn(letter.mail.text) } })
    expect((await row(email))?.unsubscribed_at).toBeNull()
  })

  test('keeps the link of whoever asks again after a month, and forgets who never does', async () => {
    const [again, never] = [newEmail(), newEmail()]
    for (const email of [again, never]) {
      await ask(email)
      await until(() => mailsTo(email)[0])
    }
    await app.look(
      `update newsletter_subscriptions set created_at = now() - interval '31 days', confirm_until = now() - interval '28 days' where email in ('${again}', '${never}')`,
    )
    await ask(again)
    const letter = await until(() => mailsTo(again)[1])
    await forgetUnconfirmed(app.server.services)
    expect(await row(never)).toBeUndefined()
    const token = tokenIn(letter.mail.text)
    expect((await app.call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(200)
  })

  test('answers the same for an address it has, and writes to it no more', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await subscribed(known)
    const answers = await Promise.all([ask(known), ask(unknown)])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    await until(() => mailsTo(unknown)[0])
    expect(mailsTo(known)).toHaveLength(2)
  })

  test('refuses what is no address, a link of nobody, and a program', async () => {
    expect((await ask('nobody')).body.fields).toEqual({ email: 'Invalid email format' })
    expect((await app.call('POST', '/api/newsletter/confirm', { body: { token: 'x' } })).status).toBe(422)
    expect((await app.call('POST', '/api/newsletter/unsubscribe/nothing')).status).toBe(422)
    const [bot, person] = [newEmail(), newEmail()]
    expect((await ask(bot, { website: 'x' })).status).toBe(202)
    await ask(person)
    await until(() => mailsTo(person)[0])
    expect(await row(bot)).toBeUndefined()
  })

  test('takes a form on the way out alone', async () => {
    const form = { raw: 'email=a@b.test', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await app.call('POST', '/api/newsletter', form)).status).toBe(415)
  })
})
