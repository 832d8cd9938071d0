import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { hashPassword } from '../../../server/passwords.ts'
import { deliverMessage } from './delivery.ts'

let dev: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  dev = await startTestServer({ worker: true, env: { DEV_MODE: '1' } })
  mei = await dev.employer('SG', 'Harbour Works')
  rival = await dev.employer('IN', 'Rival')
})
afterAll(() => dev.close())

/** Somebody of the platform, or a further account of a company, signed in. */
const signInAs = async (server: TestServer, role: string, companyId: string | null = null): Promise<string> => {
  const email = `${role}.${crypto.randomUUID().slice(0, 8)}@staff.example`
  const portal = companyId ? 'company' : 'platform'
  await server.look(
    `insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at) values ('${portal}', '${role}', ${companyId ? `'${companyId}'` : 'null'}, '${email}', 'A', 'B', '${await hashPassword(PASSWORD)}', now()) returning id`,
  )
  const { body } = await server.call('POST', '/api/auth/login', {
    body: { email, password: PASSWORD, role: 'employer' },
  })
  return body.token
}

const until = async <T>(look: () => Promise<T | undefined | false>): Promise<T> => {
  for (let i = 0; i < 100; i++) {
    const found = await look()
    if (found) return found
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('It did not happen within ten seconds')
}

const messagesFor = (server: TestServer, token: string, recipient: string) =>
  until(async () => {
    const { body } = await server.call('GET', `/api/outbox?recipient=${encodeURIComponent(recipient)}`, { token })
    const [row] = body.data.messages
    return row?.status === 'local' && row
  })

/** A portal account that is in use, and a reset sent to it. */
const resetOf = async (server: TestServer, owner: Person) => {
  const form = formOf({ notificationPreferences: { email: true, sms: false, whatsapp: false } })
  const { body, text } = await server.call('POST', '/api/employees/unified', { token: owner.token, body: form })
  expect(body.success, text).toBe(true)
  return { email: form.email as string, id: body.data.employee.id as string }
}

describe('the outbox of a company, in developer mode', () => {
  test('lists its messages and shows the link of one that stayed here', async () => {
    const { email } = await resetOf(dev, mei)
    const row = await messagesFor(dev, mei.token, email)
    expect(row).toMatchObject({
      template: 'welcome',
      channel: 'email',
      recipient: email,
      status: 'local',
      attempts: 1,
      language: 'en',
    })
    expect(Date.parse(row.expiresAt) - Date.parse(row.createdAt)).toBe(24 * 3600_000)
    const { body } = await dev.call('POST', `/api/outbox/${row.id}/read`, { token: mei.token, body: {} })
    expect(body.data).toMatchObject({ subject: 'Welcome to Harbour Works', masked: false, attachments: [] })
    const [, token] = /token=([\w-]{43})/.exec(body.data.text) ?? []
    const chosen = await dev.call('POST', '/api/auth/reset-password', { body: { token, password: PASSWORD } })
    expect(chosen.status).toBe(200)
    const [logged] = await dev.look<{ company_id: string; actor_id: string; target_id: string }>(
      `select company_id, actor_id, target_id from audit_log where action = 'message.read' and target_id = '${row.id}'`,
    )
    expect(logged).toEqual({ company_id: mei.companyId, actor_id: mei.userId, target_id: row.id })
  })

  test('is nobody else’s: another company’s message is a 404, as if there were none', async () => {
    const { email } = await resetOf(dev, mei)
    const row = await messagesFor(dev, mei.token, email)
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const what of ['read', 'retry']) {
      const [theirs, none] = await Promise.all(
        [row.id, nobody].map((id) => dev.call('POST', `/api/outbox/${id}/${what}`, { token: rival.token, body: {} })),
      )
      expect(theirs?.status).toBe(404)
      expect({ ...theirs?.body, requestId: 0 }).toEqual({ ...none?.body, requestId: 0 })
    }
    const { body } = await dev.call('GET', '/api/outbox', { token: rival.token })
    expect(body.data.messages).toEqual([])
  })

  test('shows HR no link that would make them an administrator', async () => {
    const hr = await signInAs(dev, 'hr_admin', mei.companyId)
    const admin = await signInAs(dev, 'employer_admin', mei.companyId)
    const email = 'soon.an.administrator@harbour.example'
    const body = { email, role: 'employer_admin' }
    expect((await dev.call('POST', '/api/administrators/invitations', { token: mei.token, body })).status).toBe(201)
    const { id } = await messagesFor(dev, mei.token, email)
    const seenBy = async (token: string) =>
      (await dev.call('POST', `/api/outbox/${id}/read`, { token, body: {} })).body.data as {
        masked: boolean
        text: string
      }
    expect(await seenBy(hr)).toMatchObject({ masked: true, text: expect.stringContaining('token=•••••') })
    for (const token of [admin, mei.token]) expect(await seenBy(token)).toMatchObject({ masked: false })
  })

  test('shows HR no link that opens the account of who runs the company', async () => {
    await dev.call('POST', '/api/auth/forgot-password', { body: { email: mei.email } })
    const hr = await signInAs(dev, 'hr_admin', mei.companyId)
    const row = await messagesFor(dev, hr, mei.email)
    const seen = await dev.call('POST', `/api/outbox/${row.id}/read`, { token: hr, body: {} })
    expect(seen.body.data).toMatchObject({ masked: true, text: expect.stringContaining('token=•••••') })
    expect(seen.text).not.toMatch(/token=[\w-]{20}/)
    const own = await dev.call('POST', `/api/outbox/${row.id}/read`, { token: mei.token, body: {} })
    expect(own.body.data.text).toMatch(/token=[\w-]{43}/)
  })

  test('is filtered and paged', async () => {
    const ask = (query: string) => dev.call('GET', `/api/outbox?${query}`, { token: mei.token })
    const all = await ask('pageSize=2')
    expect(all.body.data.messages).toHaveLength(2)
    expect(all.body.data.totalCount).toBeGreaterThan(2)
    expect(all.body.data.leaving).toEqual([])
    expect((await ask('status=failed')).body.data.messages).toEqual([])
    expect((await ask('channel=sms')).body.data.totalCount).toBe(0)
    const wrong = await ask('status=lost&page=0')
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['page', 'status'])
  })

  test('an employee and a job seeker have none', async () => {
    const seeker = await dev.call('POST', '/api/auth/signup', {
      body: { email: 'seeker@people.example', password: PASSWORD, role: 'job_seeker', firstName: 'A', lastName: 'B' },
    })
    expect((await dev.call('GET', '/api/outbox', { token: seeker.body.token })).status).toBe(403)
    expect((await dev.call('GET', '/api/outbox')).status).toBe(401)
    const tools = await dev.call('GET', '/api/developer', { token: seeker.body.token })
    expect(tools.body.data).toEqual({ developer: true, tools: [] })
  })

  test('a message that was given up is tried again, once; any other is not', async () => {
    const { email } = await resetOf(dev, mei)
    const row = await messagesFor(dev, mei.token, email)
    const retry = (id: string) => dev.call('POST', `/api/outbox/${id}/retry`, { token: mei.token })
    expect((await retry(row.id)).body).toMatchObject({
      code: 'CONFLICT',
      error: 'Only a message that was given up can be tried again.',
    })
    await dev.look(`update outbox set status = 'failed', last_error = 'x' where id = '${row.id}' returning id`)
    expect((await retry(row.id)).body.data).toEqual({ status: 'queued' })
    await until(
      async () =>
        (await dev.look(`select from outbox where id = '${row.id}' and status = 'local' and attempts = 2`)).length ===
        1,
    )
    await dev.look(
      `update outbox set status = 'failed', expires_at = now() - interval '1 minute' where id = '${row.id}' returning id`,
    )
    expect((await retry(row.id)).body.error).toBe(
      'The link in this message has run out. Have a new message written instead.',
    )
  })
})

describe('platform staff', () => {
  test('see every company’s messages with recipients masked, and say why they read one, in that company’s log', async () => {
    const { email } = await resetOf(dev, mei)
    const owner = await signInAs(dev, 'system_owner')
    const row = await messagesFor(dev, owner, email)
    expect(row).toMatchObject({ recipient: `${email[0]}•••@harbour.example`, company: 'Harbour Works' })
    const silent = await dev.call('POST', `/api/outbox/${row.id}/read`, { token: owner, body: {} })
    expect(silent.status).toBe(422)
    expect(silent.body.fields.reason).toBe('Say why you read a company’s message. The company can see it.')
    const read = await dev.call('POST', `/api/outbox/${row.id}/read`, {
      token: owner,
      body: { reason: 'Asked by Mei' },
    })
    expect(read.body.data).toMatchObject({ recipient: email, subject: 'Welcome to Harbour Works' })
    const logged = await dev.look(
      `select company_id, actor_role, detail->>'reason' reason from audit_log where action = 'message.read' and actor_role = 'system_owner'`,
    )
    expect(logged).toEqual([{ company_id: mei.companyId, actor_role: 'system_owner', reason: 'Asked by Mei' }])
  })

  test('system_admin reads; only the owner tries again', async () => {
    const { email } = await resetOf(dev, mei)
    const [admin, owner] = [await signInAs(dev, 'system_admin'), await signInAs(dev, 'system_owner')]
    const row = await messagesFor(dev, admin, email)
    await dev.look(`update outbox set status = 'failed' where id = '${row.id}' returning id`)
    const list = (token: string) => dev.call('GET', '/api/outbox', { token })
    expect((await list(admin)).body.data.allowed).toEqual(['read', 'reason'])
    expect((await list(owner)).body.data.allowed).toEqual(['read', 'retry', 'reason'])
    expect((await dev.call('POST', `/api/outbox/${row.id}/retry`, { token: admin })).status).toBe(404)
    expect((await dev.call('POST', `/api/outbox/${row.id}/retry`, { token: owner })).status).toBe(200)
  })
})

describe('a server where developer mode is off', () => {
  test('has no outbox for a company whatever the address says, and shows nobody a link’s secret', async () => {
    const server = await startTestServer({ worker: false })
    try {
      const owner = await server.employer()
      for (const query of ['', '?debug=true'])
        expect((await server.call('GET', `/api/outbox${query}`, { token: owner.token })).status).toBe(404)
      expect((await server.call('GET', '/api/developer?debug=true', { token: owner.token })).body.data).toEqual({
        developer: false,
        tools: [],
      })
      const { email, id } = await resetOf(server, owner)
      await server.call('POST', `/api/employees/${id}/welcome-email`, {
        token: owner.token,
        body: { resetMethod: 'email' },
      })
      await server.look(`update users set activated_at = now() where employee_id = '${id}' returning id`)
      await server.call('POST', `/api/employees/${id}/welcome-email`, {
        token: owner.token,
        body: { resetMethod: 'email' },
      })
      const [row] = await server.look<{ id: string }>(
        `select id from outbox where recipient = '${email}' and template = 'password-reset-by-company'`,
      )
      await deliverMessage(server.server.services, { id: row?.id as string })
      const platform = await signInAs(server, 'system_owner')
      const read = await server.call('POST', `/api/outbox/${row?.id}/read`, {
        token: platform,
        body: { reason: 'looking' },
      })
      expect(read.body.data).toMatchObject({
        status: 'local',
        masked: true,
        text: expect.stringContaining('token=•••••'),
      })
      expect(read.text).not.toMatch(/token=[\w-]{20}/)
    } finally {
      await server.close()
    }
  })
})
