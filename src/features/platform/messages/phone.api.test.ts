import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPhoneServer, TWILIO_ACCOUNT_SID } from '../../../../test/phones.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { type ApprovedMessage, type Channel, sendMessage } from '../../../server/messages.ts'
import type { TwilioSettings } from '../../../server/settings.messages.ts'
import { openTransports } from './carriers/carriers.ts'
import { checkDeliveryStatus, deliverMessage } from './delivery.ts'

const WELCOME = `HX${'89abcdef'.repeat(4)}`

let server: Awaited<ReturnType<typeof startPhoneServer>>
let app: TestServer
let mei: Person
beforeAll(async () => {
  server = await startPhoneServer({ env: { TWILIO_WHATSAPP_TEMPLATES: JSON.stringify({ welcome: { en: WELCOME } }) } })
  app = server.app
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => server.close())
afterEach(() => server.provider.answerWith(() => null))

type More = { text?: string; language?: string; approved?: ApprovedMessage }
const post = (channel: Channel, recipient: string, country: string | null, more: More = {}) => {
  const { services } = app.server
  const text = more.text ?? `Words ${crypto.randomUUID()}`
  const message = {
    companyId: mei.companyId,
    channel,
    template: 'test',
    recipient,
    country,
    subject: 's',
    ...more,
    text,
  }
  return services.database.forCompany(mei.companyId, async (db) => ({
    id: await sendMessage(services, db, message),
    text,
  }))
}
const rowOf = async (id: string) =>
  (
    await app.look<{ status: string; attempts: number; last_error: string | null; provider_id: string | null }>(
      `select status, attempts, last_error, provider_id from outbox where id = '${id}'`,
    )
  )[0]
const go = (id: string) => deliverMessage(app.server.services, { id })
const again = async (id: string) => {
  await app.look(`update outbox set next_attempt_at = now() - interval '1 minute' where id = '${id}' returning id`)
  await go(id)
}
const taken = (text: string) => server.provider.taken.filter((m) => m.body === text)

describe('messages to a telephone, through the provider’s own library', () => {
  test.each([
    ['9123 4567', 'SG', '+6591234567'],
    ['098400 12345', 'IN', '+919840012345'],
    ['(416) 555-0123', 'CA', '+14165550123'],
    ['050 123 4567', 'AE', '+971501234567'],
    ['+44 7400 123456', 'SG', '+447400123456'],
  ])('an SMS to %s of %s goes to %s', async (written, country, number) => {
    const { id, text } = await post('sms', written, country)
    await go(id)
    expect(taken(text)).toMatchObject([{ to: number, from: '+15005550006' }])
    expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: taken(text)[0]?.sid })
  })

  test('WhatsApp has its own sender', async () => {
    const { id, text } = await post('whatsapp', '91234567', 'SG')
    await go(id)
    expect(taken(text)).toMatchObject([{ to: 'whatsapp:+6591234567', from: 'whatsapp:+14155238886' }])
  })

  test('goes to WhatsApp in the words that were approved, where the installation has them in its language', async () => {
    const approved = { name: 'welcome', values: ['Asha', 'Four Winds', `https://hr.test/${crypto.randomUUID()}`] }
    const { id } = await post('whatsapp', '91234567', 'SG', { approved })
    await go(id)
    const words = approved.values.join(' ')
    expect(taken(words)).toMatchObject([{ to: 'whatsapp:+6591234567', content: { sid: WELCOME } }])
    const { '1': name, '2': company, '3': at } = JSON.parse(taken(words)[0]?.content?.places ?? '{}')
    expect([name, company, at]).toEqual(approved.values)
    // In a language without them, and by SMS, it is written out.
    for (const [channel, language] of [
      ['whatsapp', 'ta'],
      ['sms', 'en'],
    ] as const) {
      const other = await post(channel, '91234567', 'SG', { approved, language })
      await go(other.id)
      expect(taken(other.text)).toMatchObject([{ content: null }])
    }
  })

  test('in approved words is not sent twice when the answer to the first time was lost, nor taken for another', async () => {
    const approved = { name: 'welcome', values: ['Asha', 'Four Winds', 'https://hr.test/portal'] }
    const lost = await post('whatsapp', '91234568', 'SG', { approved, text: approved.values.join(' ') })
    server.provider.answerWith(() => 'hang up')
    await go(lost.id)
    server.provider.answerWith(() => null)
    await again(lost.id)
    expect(await rowOf(lost.id)).toMatchObject({ status: 'sent' })
    expect(taken(approved.values.join(' '))).toHaveLength(1)
    // The same name and address in other words is another message.
    const other = await post('whatsapp', '91234568', 'SG', { approved, text: 'Asha, something else' })
    server.provider.answerWith(() => ({
      status: 503,
      body: { code: 20503, message: 'Service unavailable', status: 503 },
    }))
    await go(other.id)
    server.provider.answerWith(() => null)
    await again(other.id)
    expect(taken(approved.values.join(' '))).toHaveLength(2)
  })

  test('names of approved words that nothing of ours has end the start, with those there are', () => {
    const { settings } = app.server.services
    const twilio = (whatsappTemplates: TwilioSettings['whatsappTemplates']) =>
      openTransports({ ...settings, twilio: settings.twilio && { ...settings.twilio, whatsappTemplates } })
    return Promise.all([
      expect(twilio({ wellcome: { en: WELCOME } })).rejects.toThrow(
        /no message is called wellcome; there are welcome, /,
      ),
      expect(twilio({ welcome: { de: WELCOME } })).rejects.toThrow(/nothing is written in de; there are en, /),
    ])
  })

  test.each(['12', 'call me', '6123 4567', '+1 900 555 0123'])(
    '%s is no number to write to, and says so',
    async (number) => {
      const { id, text } = await post('sms', number, 'SG')
      await go(id)
      expect(await rowOf(id)).toMatchObject({
        status: 'failed',
        last_error: 'The telephone number is not one that messages can be sent to.',
      })
      expect(taken(text)).toEqual([])
    },
  )

  test('a number the provider refuses is given up with its reason', async () => {
    server.provider.answerWith(() => ({
      status: 400,
      body: { code: 21610, message: 'Attempt to send to unsubscribed recipient', status: 400 },
    }))
    const { id } = await post('sms', '9123 4567', 'SG')
    await go(id)
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      last_error: 'Refused: Attempt to send to unsubscribed recipient (Twilio 21610)',
    })
  })

  test('one that is busy is asked again', async () => {
    server.provider.answerWith(() => ({
      status: 503,
      body: { code: 20503, message: 'Service unavailable', status: 503 },
    }))
    const { id, text } = await post('sms', '9123 4567', 'SG')
    await go(id)
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 })
    server.provider.answerWith(() => null)
    await again(id)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
    expect(taken(text)).toHaveLength(1)
  })

  test('one that took it and hung up before saying so is asked first, and it is not sent twice', async () => {
    server.provider.answerWith(() => 'hang up')
    const { id, text } = await post('sms', '9123 4567', 'SG')
    await go(id)
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 })
    server.provider.answerWith(() => null)
    await again(id)
    expect(taken(text)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: taken(text)[0]?.sid })
  })

  test('what the provider finds out later is written down', async () => {
    const { id, text } = await post('sms', '9123 4567', 'SG')
    await go(id)
    const [message] = taken(text)
    await checkDeliveryStatus(app.server.services, { id, step: 0 })
    expect(await rowOf(id)).toMatchObject({ status: 'sent' })
    if (message) message.status = 'undelivered'
    await checkDeliveryStatus(app.server.services, { id, step: 1 })
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      last_error: 'Not delivered: Unreachable destination handset (Twilio 30003)',
    })
    // Tried again by hand, it is really sent again: the one that did not arrive is not taken for this one.
    await app.look(`update outbox set status = 'queued' where id = '${id}' returning id`)
    await again(id)
    expect(taken(text)).toHaveLength(2)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: taken(text)[1]?.sid })
  })

  test('wrong keys are the settings’ fault: the message waits', async () => {
    const other = await startTestServer({
      worker: false,
      env: {
        TWILIO_ACCOUNT_SID,
        TWILIO_AUTH_TOKEN: 'wrong',
        TWILIO_API_URL: server.provider.url,
        TWILIO_SMS_FROM: '+15005550006',
      },
    })
    try {
      const { services } = other.server
      const id = await services.database.forPlatform((db) =>
        sendMessage(services, db, {
          companyId: null,
          channel: 'sms',
          template: 't',
          recipient: '+6591234567',
          subject: 's',
          text: 't',
        }),
      )
      await deliverMessage(services, { id })
      const [row] = await other.look<{ status: string; last_error: string }>(`select status, last_error from outbox`)
      expect(row).toEqual({ status: 'queued', last_error: 'Authenticate' })
    } finally {
      await other.close()
    }
  })

  test('a reset by SMS to a number that is none is refused before anything is written', async () => {
    const { body } = await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({ phone: '999' }),
    })
    const { status, body: refused } = await app.call('POST', `/api/employees/${body.data.employee.id}/welcome-email`, {
      token: mei.token,
      body: { resetMethod: 'sms' },
    })
    expect(status).toBe(422)
    expect(refused.fields.resetMethod).toBe('The phone number of this employee cannot be reached by sms.')
  })

  test('a reset by SMS is short, and written with the country of the employee', async () => {
    const { body, text } = await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({ phone: '9123 4567' }),
    })
    expect(body.success, text).toBe(true)
    const { status } = await app.call('POST', `/api/employees/${body.data.employee.id}/welcome-email`, {
      token: mei.token,
      body: { resetMethod: 'sms' },
    })
    expect(status).toBe(200)
    const [row] = await app.look<{ id: string }>(
      `select id from outbox where template = 'temporary-password' and channel = 'sms' and country = 'SG'`,
    )
    await go(row?.id as string)
    const sent = server.provider.taken.at(-1)
    expect(sent?.to).toBe('+6591234567')
    expect(sent?.body).toContain('Harbour Works: your portal is open.')
    expect(sent?.body.length).toBeLessThan(160)
  })
})
