import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { hashPassword } from '../../../server/passwords.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ env: { SUPPORT_EMAIL: 'help@fourshore.test' } })
})
afterAll(() => app.close())

/** Somebody of the platform, signed in. */
const ownerOfPlatform = async () => {
  const email = `owner.${crypto.randomUUID().slice(0, 8)}@staff.example`
  await app.look(
    `insert into users (portal, role, email, first_name, last_name, password_hash, activated_at) values ('platform', 'system_owner', '${email}', 'A', 'B', '${await hashPassword(PASSWORD)}', now())`,
  )
  const { body } = await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })
  return { token: body.token as string, userId: body.user.id as string }
}

let n = 0
const formOf = (over: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  email: `asha${++n}@people.test`,
  company: 'Four Winds',
  country: 'IN',
  topic: 'sales',
  message: 'How many people can one company have?\nThank you.',
  ...over,
})
const write = (body: object) => app.call('POST', '/api/contact', { body })
type Letter = {
  id: string
  company_id: string | null
  sealed: Buffer
  template: string
  recipient: string
  language: string
}
const letters = async (recipient: string) => {
  const rows = await app.look<Letter>(`select * from outbox where recipient = '${recipient}' order by created_at`)
  return rows.map((row) => ({ ...row, ...openMessage(app.server.services, row) }))
}
const stored = () => app.look<{ n: number }>('select count(*)::int n from contact_messages').then(([row]) => row?.n)

describe('writing to the team', () => {
  test('is kept, told to the team with the way to answer, and receipted in the language of the page', async () => {
    const form = formOf({ language: 'ar' })
    expect(await write(form)).toMatchObject({ status: 202, body: { success: true } })
    const [row] = await app.look(`select * from contact_messages where email = '${form.email}'`)
    expect(row).toMatchObject({
      name: 'Asha Rao',
      country: 'India',
      topic: 'sales',
      message: form.message,
      language: 'ar',
    })
    const told = (await letters('help@fourshore.test')).find((l) => l.text.includes(form.email))
    expect(told).toMatchObject({ template: 'contact-message', replyTo: form.email })
    expect(told?.text).toContain(form.message)
    const [receipt] = await letters(form.email)
    expect(receipt).toMatchObject({ template: 'contact-received', language: 'ar' })
    // Whoever gives somebody else's address gets no words of their own to it.
    expect(receipt?.text).not.toContain('How many people')
    expect(receipt?.text).not.toContain('Asha')
    const [entry] = await app.look(`select * from audit_log where action = 'contact.write' order by id desc limit 1`)
    expect(entry).toMatchObject({ company_id: null, target_id: row?.id })
  })

  test('refuses each wrong field by its name', async () => {
    const before = await stored()
    const refused = async (over: Record<string, unknown>) => (await write(formOf(over))).body.fields
    expect(await refused({ name: ' ' })).toEqual({ name: 'Name is required' })
    expect(await refused({ email: 'asha@' })).toEqual({ email: 'Invalid email format' })
    expect(await refused({ message: '' })).toEqual({ message: 'Message is required' })
    expect(await refused({ topic: 'gossip' })).toHaveProperty('topic')
    expect(await refused({ country: 'Atlantis' })).toHaveProperty('country')
    expect(await refused({ language: 'xx' })).toHaveProperty('language')
    expect(await refused({ message: 'x'.repeat(5001) })).toHaveProperty('message')
    expect(await stored()).toBe(before)
  })

  test('answers a program like a person, and keeps nothing of it', async () => {
    const before = await stored()
    const form = formOf({ website: 'https://spam.test' })
    expect(await write(form)).toMatchObject({ status: 202, body: { success: true } })
    expect([await stored(), await letters(form.email)]).toEqual([before, []])
  })

  test('cannot forge a header with a name', async () => {
    const form = formOf({ name: 'Asha\r\nBcc: everybody@people.test' })
    await write(form)
    const told = (await letters('help@fourshore.test')).find((l) => l.text.includes(form.email))
    expect(told?.subject).not.toMatch(/[\r\n]/)
  })
})

describe('reading what people wrote', () => {
  test('is for the platform’s staff, and written down', async () => {
    await write(formOf())
    const owner = await ownerOfPlatform()
    const { status, body } = await app.call('GET', '/api/contact-messages?pageSize=1', { token: owner.token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ page: 1, pageSize: 1, messages: [{ name: 'Asha Rao' }] })
    expect(body.data.totalCount).toBe(await stored())
    const [entry] = await app.look(`select * from audit_log where action = 'contact.list' order by id desc limit 1`)
    expect(entry).toMatchObject({ actor_id: owner.userId })
  })

  test('is nothing for a company or a stranger', async () => {
    const mei = await app.employer()
    expect((await app.call('GET', '/api/contact-messages', { token: mei.token })).status).toBe(403)
    expect((await app.call('GET', '/api/contact-messages')).status).toBe(401)
  })
})

test('nobody sends without end', async () => {
  const tight = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
  const email = 'often@people.test'
  const answers = []
  for (let i = 0; i < 11; i++) answers.push(await tight.call('POST', '/api/contact', { body: formOf({ email }) }))
  expect(answers.map((a) => a.status)).toEqual([...Array(10).fill(202), 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  const [{ n: receipts } = { n: -1 }] = await tight.look<{ n: number }>(
    `select count(*)::int n from outbox where recipient = '${email}'`,
  )
  expect(receipts).toBe(3)
  await tight.close()
})
