import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ worker: true, now: () => new Date('2026-11-21T08:00:00Z') })
  mei = await app.employer()
})
afterAll(() => app.close())

const one = async (over: Record<string, unknown> = {}) => {
  const form = formOf({ phone: '+65 6123 4567', ...over })
  const { body } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: form })
  return { id: body.data.employee.id as string, number: body.data.employee.employee_id as string, email: form.email }
}
const card = (id: string, body: object = { privacyLevel: 'company' }, token = mei.token) =>
  app.call('POST', `/api/employees/${id}/digital-card`, { token, body })
const send = (id: string, to?: string, token = mei.token) =>
  app.call('POST', `/api/employees/${id}/digital-card/email`, { token, body: { privacyLevel: 'company', to } })
const outbox = () =>
  app.look<{ recipient: string; template: string; id: string }>(
    `select id, recipient, template from outbox where template = 'business-card' order by created_at`,
  )

describe('the digital business card', () => {
  test('holds what somebody does at work and nothing else', async () => {
    const { id, number, email } = await one()
    const { status, body } = await card(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      cardData: {
        employeeName: 'Tan Wei Ming',
        position: 'Engineer',
        department: 'Technical',
        employeeId: number,
        generatedAt: '2026-11-21T08:00:00.000Z',
        email,
        phone: '+65 6123 4567',
        location: 'Singapore',
        company: 'Harbour Works',
        website: expect.stringMatching(new RegExp(`/c/${mei.slug}$`)),
      },
    })
    const log = await app.look(`select action from audit_log where target_id = '${id}' order by id desc limit 1`)
    expect(log).toEqual([{ action: 'employee.digital-card' }])
  })

  test.each([undefined, 'public', 'personal', 'all', ''])('knows no privacy level %j', async (privacyLevel) => {
    const { id } = await one()
    expect(await card(id, { privacyLevel })).toMatchObject({
      status: 422,
      body: { fields: { privacyLevel: 'Privacy level must be company' } },
    })
  })

  test('is sent to the employee, or to the address given, and written down', async () => {
    const { id, email } = await one()
    const own = await send(id)
    expect(own.body).toMatchObject({
      success: true,
      message: `Digital business card sent to ${email}.`,
      data: { recipient: email },
    })
    expect((await send(id, 'Partner@Elsewhere.example')).body.data.recipient).toBe('partner@elsewhere.example')
    expect((await outbox()).map((m) => m.recipient)).toEqual([email, 'partner@elsewhere.example'])
    const [sealed] = await app.look<{ id: string; company_id: string; sealed: Buffer }>(
      `select id, company_id, sealed from outbox where template = 'business-card' order by created_at limit 1`,
    )
    if (!sealed) throw new Error('No card in the outbox')
    const letter = JSON.parse(app.server.services.fields.open(sealed.company_id, `outbox/${sealed.id}`, sealed.sealed))
    expect(letter.subject).toBe('Business card of Tan Wei Ming')
    expect(letter.attachments).toMatchObject([
      { filename: 'Tan-Wei-Ming.vcf', contentType: 'text/vcard; charset=utf-8' },
    ])
    expect(Buffer.from(letter.attachments[0].content, 'base64').toString()).toContain('FN:Tan Wei Ming')
    const [entry] = await app.look<{ detail: object }>(
      `select detail from audit_log where target_id = '${id}' and action = 'employee.digital-card-email' order by id desc limit 1`,
    )
    expect(entry?.detail).toEqual({ privacyLevel: 'company', recipient: 'partner@elsewhere.example' })
    expect(await send(id, 'nobody')).toMatchObject({ status: 422, body: { fields: { to: 'Invalid email format' } } })
    expect(await outbox()).toHaveLength(2)
  })

  test('is not made for somebody who has left', async () => {
    const { id } = await one()
    await app.call('PUT', `/api/employees/${id}`, { token: mei.token, body: { status: 'terminated' } })
    for (const answer of [await card(id), await send(id)])
      expect(answer).toMatchObject({
        status: 409,
        body: { error: 'This employee has left the company and gets no business card.' },
      })
  })

  test('is nobody else’s to make: another company gets a 404, a stranger a 401', async () => {
    const { id } = await one()
    const theirs = await app.employer('IN', 'Monsoon Mills')
    expect((await card(id, undefined, theirs.token)).status).toBe(404)
    expect((await send(id, undefined, theirs.token)).status).toBe(404)
    expect((await card(crypto.randomUUID())).status).toBe(404)
    expect((await app.call('POST', `/api/employees/${id}/digital-card`, { body: {} })).status).toBe(401)
  })
})

test('ten cards of one person an hour, and then a pause', async () => {
  const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
  try {
    const owner = await strict.employer()
    const { body } = await strict.call('POST', '/api/employees/unified', { token: owner.token, body: formOf() })
    const again = () =>
      strict.call('POST', `/api/employees/${body.data.employee.id}/digital-card/email`, {
        token: owner.token,
        body: { privacyLevel: 'company' },
      })
    for (let n = 0; n < 10; n++) expect((await again()).status).toBe(200)
    expect(await again()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  } finally {
    await strict.close()
  }
})
