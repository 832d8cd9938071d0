import twilio from 'twilio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerByPhone, startPhoneServer, TWILIO_AUTH_TOKEN } from '../../../../test/phones.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { checkDeliveryStatus, deliverMessage } from '../../platform/messages/delivery.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { sendPhoneAlert } from './service.ts'

let app: TestServer
let server: Awaited<ReturnType<typeof startPhoneServer>>
/** Monday noon in Singapore. */
let now = new Date('2026-11-02T04:00:00Z')
beforeAll(async () => {
  server = await startPhoneServer({ now: () => now })
  app = server.app
})
afterAll(() => server.close())

let people = 0
const seeker = async (paid = true) => {
  const email = `alerts${++people}@rivers.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' },
  })
  const until = new Date(now.getTime() + 400 * 86_400_000).toISOString()
  if (paid) await giveSeekerPlan(app.server.services, body.user.id, { tier: 'premium_plus', status: 'active', until })
  return { token: body.token as string, userId: body.user.id as string, email }
}
type Person = Awaited<ReturnType<typeof seeker>>

const agree = ({ token }: Person, over: Record<string, unknown> = {}) =>
  app.call('PUT', '/api/seeker/phone-alerts', {
    token,
    body: {
      channel: 'whatsapp',
      phone: '9123 4567',
      topics: ['new_jobs', 'interviews'],
      agreed: true,
      zone: 'Asia/Singapore',
      ...over,
    },
  })

type Letter = {
  id: string
  company_id: string | null
  sealed: Buffer
  channel: string
  template: string
  recipient: string
}
const letters = async () =>
  (
    await app.look<Letter>(
      `select id, company_id, sealed, channel, template, recipient from outbox where channel <> 'email' order by created_at, id`,
    )
  ).map((row) => {
    const { text, approved } = openMessage(app.server.services, row)
    return { ...row, text, approved }
  })
const codeOf = async () =>
  /\d{3} \d{3}/.exec((await letters()).filter((l) => l.template === 'phone-code').at(-1)?.text ?? '')?.[0] ?? ''
const confirm = ({ token }: Person, code: string) =>
  app.call('POST', '/api/seeker/phone-alerts/confirm', { token, body: { code } })
const read = async ({ token }: Person) => (await app.call('GET', '/api/seeker/phone-alerts', { token })).body.data
const withAlerts = async (phone: string) => {
  const person = await seeker()
  await agree(person, { phone })
  expect((await confirm(person, await codeOf())).body.data).toEqual({ confirmed: true })
  return person
}
const alertsTo = async (phone: string) =>
  (await letters()).filter((l) => l.template === 'phone-alert' && l.recipient === phone)
const sendTo = ({ userId }: Person, event = 'job-alert') =>
  sendPhoneAlert(app.server.services, { userId, event, key: crypto.randomUUID() })

const answer = (params: Record<string, string>, signature?: string) => answerByPhone(app, params, signature)

describe('alerts to a telephone', () => {
  test('are agreed to, proved by a code, and say a first name and a link alone', async () => {
    const asha = await seeker()
    expect(await agree(asha)).toMatchObject({ status: 200, body: { data: { sentTo: '+6591234567' } } })
    const code = await codeOf()
    const wrong = code === '000 000' ? '111 111' : '000 000'
    expect(await confirm(asha, wrong)).toMatchObject({
      status: 422,
      body: { fields: { code: expect.stringContaining('not right') } },
    })
    await sendTo(asha)
    expect(await alertsTo('+6591234567')).toEqual([])
    expect((await confirm(asha, code)).body.data).toEqual({ confirmed: true })
    await sendTo(asha)
    const [alert] = await alertsTo('+6591234567')
    expect(alert).toMatchObject({ channel: 'whatsapp' })
    expect(alert?.text).toBe(
      'Hello Asha, there are new jobs that match your search.\n\nhttps://hr.fourshore.test/dashboard/seeker/job-search\n\nAnswer STOP to end these messages.',
    )
    const { settings, log } = await read(asha)
    expect(settings).toMatchObject({ state: 'active', consent: expect.stringContaining('+6591234567 by WhatsApp') })
    expect(log.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['agreed', 'alert', 'code', 'confirmed'])
  })

  test('are for those with the plan, who agreed, to a number that messages can be sent to', async () => {
    const free = await seeker(false)
    expect((await agree(free)).status).toBe(402)
    const asha = await seeker()
    expect(await agree(asha, { agreed: false })).toMatchObject({
      status: 422,
      body: { fields: { agreed: 'Agree to the messages first' } },
    })
    expect(await agree(asha, { phone: '12' })).toMatchObject({
      status: 422,
      body: { fields: { phone: expect.any(String) } },
    })
    expect(await agree(asha, { zone: 'Mars/Olympus' })).toMatchObject({ status: 422 })
  })

  test('a code is over after five wrong tries; another one takes its place', async () => {
    const asha = await seeker()
    await agree(asha, { phone: '91110001' })
    const code = await codeOf()
    const wrong = code === '000 000' ? '111 111' : '000 000'
    for (let i = 0; i < 5; i++) await confirm(asha, wrong)
    expect((await confirm(asha, code)).status).toBe(422)
    await agree(asha, { phone: '91110001' })
    expect((await confirm(asha, await codeOf())).status).toBe(200)
  })

  test('are proved as well by the code that is answered from the number it went to, and from no other', async () => {
    const asha = await seeker()
    await agree(asha, { phone: '+6591110066' })
    const code = await codeOf()
    await answer({ From: 'whatsapp:+6591110067', Body: code })
    await answer({ From: '+6591110066', Body: code })
    expect((await answer({ From: 'whatsapp:+6591110066', Body: code }, 'c2lnbmVk')).status).toBe(400)
    await answer({ From: 'whatsapp:+6591110066', Body: code === '000 000' ? '111 111' : '000 000' })
    expect((await read(asha)).settings.state).toBe('unverified')
    expect((await answer({ From: 'whatsapp:+6591110066', Body: ` ${code} ` })).status).toBe(200)
    const { settings, log } = await read(asha)
    expect(settings.state).toBe('active')
    expect(log.filter(({ kind }: { kind: string }) => kind === 'confirmed')).toHaveLength(1)
    // Once: the same code proves nothing a second time.
    expect((await confirm(asha, code)).status).toBe(422)
  })

  test('no code goes to a number that has answered STOP, whoever asks for it', async () => {
    await withAlerts('91110010')
    await answer({ From: 'whatsapp:+6591110010', Body: 'STOP' })
    const other = await seeker()
    expect(await agree(other, { phone: '91110010' })).toMatchObject({
      status: 422,
      body: { fields: { phone: expect.stringContaining('STOP') } },
    })
    await answer({ From: 'whatsapp:+6591110010', Body: 'START' })
    expect((await agree(other, { phone: '91110010' })).status).toBe(200)
  })

  test('name words that WhatsApp has approved: for new jobs others than for what belongs to an application', async () => {
    const asha = await withAlerts('91110077')
    await sendTo(asha, 'zone-alert')
    await sendTo(asha, 'interview-arranged')
    const sent = (await letters()).filter(({ recipient }) => recipient === '+6591110077')
    expect(sent.map(({ approved }) => approved?.name)).toEqual(['phone-code', 'alert-new-jobs', 'alert-interviews'])
    expect(sent[1]?.approved?.values).toEqual(['Asha', expect.stringMatching(/^https:\/\/hr\.fourshore\.test\//)])
  })

  test('are three a day at most, of the topics that were chosen, and none in a pause or without the plan', async () => {
    const asha = await withAlerts('91110002')
    await sendTo(asha, 'offer-made')
    expect(await alertsTo('+6591110002')).toEqual([])
    const choose = (paused: boolean) =>
      app.call('PUT', '/api/seeker/phone-alerts/choices', {
        token: asha.token,
        body: { topics: ['new_jobs'], quietFrom: '21:00', quietTo: '08:00', paused },
      })
    await choose(true)
    await sendTo(asha)
    expect(await alertsTo('+6591110002')).toEqual([])
    await choose(false)
    for (let i = 0; i < 5; i++) await sendTo(asha)
    expect(await alertsTo('+6591110002')).toHaveLength(3)
    const past = new Date(now.getTime() - 1).toISOString()
    const other = await withAlerts('91110003')
    await giveSeekerPlan(app.server.services, other.userId, { tier: 'premium_plus', status: 'cancelled', until: past })
    await sendTo(other)
    expect(await alertsTo('+6591110003')).toEqual([])
    expect(await read(other)).toMatchObject({ isPaid: false, settings: { state: 'active' } })
  })

  test('wait for the end of the quiet hours', async () => {
    const asha = await withAlerts('91110004')
    const noon = now
    now = new Date('2026-11-02T14:30:00Z')
    await sendTo(asha)
    expect(await alertsTo('+6591110004')).toEqual([])
    const [job] = await app.look<{ run_at: Date }>(
      `select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'phone-alert' and j.payload->>'userId' = '${asha.userId}'`,
    )
    expect(job).toBeDefined()
    now = noon
  })

  test('follow what somebody is told anyway, in the same transaction', async () => {
    const asha = await withAlerts('91110005')
    const { services } = app.server
    await services.database.forPlatform((db) =>
      notifyPeople(services, db, {
        event: 'job-alert',
        companyId: null,
        recipients: [
          {
            userId: asha.userId,
            email: asha.email,
            language: 'en',
            link: '/dashboard/seeker/job-search',
            facts: { name: 'Asha', search: 'Nurse', count: 1, jobs: [], link: 'https://hr.fourshore.test/' },
          },
        ],
      }),
    )
    const jobs = await app.look(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'phone-alert' and j.payload->>'userId' = '${asha.userId}'`,
    )
    expect(jobs).toHaveLength(1)
  })

  test('end at once by STOP in any of the six languages, and go on by START', async () => {
    const asha = await withAlerts('91110006')
    for (const [stop, start] of [
      ['Arrêt', 'START'],
      ['توقف', 'ابدأ'],
      ['停止', '开始'],
    ] as const) {
      const stopped = await answer({ From: 'whatsapp:+6591110006', Body: stop })
      expect(stopped.status).toBe(200)
      expect(stopped.text).toContain('<Response/>')
      expect((await read(asha)).settings.state).toBe('stopped')
      await sendTo(asha)
      expect(await alertsTo('+6591110006')).toEqual([])
      await answer({ From: 'whatsapp:+6591110006', Body: start })
      expect((await read(asha)).settings.state).toBe('active')
    }
    // Saving choices does not begin again what was ended by a word.
    await answer({ From: 'whatsapp:+6591110006', Body: 'STOP' })
    await app.call('PUT', '/api/seeker/phone-alerts/choices', {
      token: asha.token,
      body: { topics: ['new_jobs'], quietFrom: '21:00', quietTo: '08:00', paused: false },
    })
    expect((await read(asha)).settings.state).toBe('stopped')
  })

  test('are not begun by START on a number nobody proved, nor by an answer that Twilio did not sign', async () => {
    const asha = await seeker()
    await agree(asha, { phone: '91110007' })
    await answer({ From: 'whatsapp:+6591110007', Body: 'STOP' })
    await answer({ From: 'whatsapp:+6591110007', Body: 'START' })
    expect((await read(asha)).settings.state).toBe('unverified')
    await sendTo(asha)
    expect(await alertsTo('+6591110007')).toEqual([])
    const other = await withAlerts('91110008')
    expect((await answer({ From: 'whatsapp:+6591110008', Body: 'STOP' }, 'c2lnbmVk')).status).toBe(400)
    expect((await read(other)).settings.state).toBe('active')
  })

  test('are removed with the number; the log keeps its last digits', async () => {
    const asha = await withAlerts('91110009')
    now = new Date(now.getTime() + 1000)
    expect((await app.call('DELETE', '/api/seeker/phone-alerts', { token: asha.token })).status).toBe(200)
    const { settings, log } = await read(asha)
    expect(settings).toBeNull()
    expect(log[0]).toMatchObject({ kind: 'removed', phoneEnd: '0009' })
    expect(await app.look(`select phone from phone_alerts where phone like '%0009'`)).toEqual([])
  })
})

describe('a number that nothing reaches', () => {
  const outcomes = 'https://hr.fourshore.test/api/messages/outcomes'
  const told = (params: Record<string, string>, signature?: string) =>
    app.call('POST', '/api/messages/outcomes', {
      raw: new URLSearchParams(params).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature ?? twilio.getExpectedTwilioSignature(TWILIO_AUTH_TOKEN, outcomes, params),
      },
    })
  /** An alert that left, by the name the provider gave it. A day later each time: three a day are sent. */
  const alertTo = async (person: Person, phone: string) => {
    now = new Date(now.getTime() + 86_400_000)
    await sendTo(person)
    const last = (await alertsTo(phone)).at(-1)
    await deliverMessage(app.server.services, { id: last?.id ?? '' })
    const [row] = await app.look<{ provider_id: string }>(`select provider_id from outbox where id = '${last?.id}'`)
    return row?.provider_id ?? ''
  }
  const lettersOf = async ({ email }: Person) =>
    (await app.look<{ template: string }>(`select template from outbox where recipient = '${email}'`)).map(
      ({ template }) => template,
    )
  const fails = async (person: Person, phone: string, times: number) => {
    for (let i = 0; i < times; i++)
      expect(
        await told({ MessageSid: await alertTo(person, phone), MessageStatus: 'undelivered', ErrorCode: '30003' }),
      ).toMatchObject({ status: 200, text: expect.stringContaining('<Response/>') })
  }

  test('is marked after three in a row, the person is told once, and alerts go by e-mail', async () => {
    const phone = '+6591120001'
    const asha = await withAlerts(phone)
    await fails(asha, phone, 2)
    expect((await read(asha)).settings.failingSince).toBeNull()
    // One that arrives between them begins the count anew; the same told twice counts once.
    const arrived = await alertTo(asha, phone)
    await told({ MessageSid: arrived, MessageStatus: 'delivered' })
    await fails(asha, phone, 2)
    const third = await alertTo(asha, phone)
    const lost = { MessageSid: third, MessageStatus: 'failed', ErrorCode: '63016' }
    expect((await told(lost, 'c2lnbmVk')).status).toBe(400)
    expect((await read(asha)).settings.failingSince).toBeNull()
    await told(lost)
    await told(lost)
    const { settings, log } = await read(asha)
    expect(settings).toMatchObject({ state: 'active', failingSince: now.toISOString() })
    expect(log.map(({ kind }: { kind: string }) => kind)).toContain('failing')
    expect(log.map(({ state }: { state: string | null }) => state)).toEqual(
      expect.arrayContaining(['failed', 'delivered']),
    )
    expect((await lettersOf(asha)).filter((template) => template === 'phone-alerts-failing')).toHaveLength(1)

    const before = (await alertsTo(phone)).length
    now = new Date(now.getTime() + 86_400_000)
    // Job alerts leave by e-mail at once anyway: nobody is written to twice.
    await sendTo(asha)
    expect(await lettersOf(asha)).not.toContain('phone-alert-email')
    const events = [{ event: 'zone-alert', listed: true, email: 'off', push: false }]
    const off = await app.call('PUT', '/api/notifications/settings', {
      token: asha.token,
      body: { events, zone: 'Asia/Singapore', quietFrom: null, quietTo: null, pushDetails: false },
    })
    expect(off.status, off.text).toBe(200)
    await sendTo(asha, 'zone-alert')
    expect((await lettersOf(asha)).filter((template) => template === 'phone-alert-email')).toHaveLength(1)
    expect(await alertsTo(phone)).toHaveLength(before)
    expect((await read(asha)).log[0]).toMatchObject({ kind: 'email' })
  })

  test('is in order again once a message arrives, or the number is proved anew', async () => {
    const phone = '+6591120002'
    const asha = await withAlerts(phone)
    await fails(asha, phone, 3)
    expect((await read(asha)).settings.failingSince).not.toBeNull()
    const sent = await app.call('POST', '/api/seeker/phone-alerts/test', { token: asha.token })
    expect(sent.status, sent.text).toBe(200)
    const trial = (await alertsTo(phone)).at(-1)
    await deliverMessage(app.server.services, { id: trial?.id ?? '' })
    // The provider is asked as well, where it does not tell by itself.
    const taken = server.provider.taken.at(-1)
    if (taken) taken.status = 'delivered'
    await checkDeliveryStatus(app.server.services, { id: trial?.id ?? '', step: 0 })
    expect((await read(asha)).settings.failingSince).toBeNull()

    await fails(asha, phone, 3)
    await agree(asha, { phone })
    await confirm(asha, await codeOf())
    expect((await read(asha)).settings).toMatchObject({ state: 'active', failingSince: null })
    const before = (await alertsTo(phone)).length
    await alertTo(asha, phone)
    expect(await alertsTo(phone)).toHaveLength(before + 1)
  })

  test('is marked by refusals of the carrier as well', async () => {
    const phone = '+6591120003'
    const asha = await withAlerts(phone)
    server.provider.answerWith(() => ({ status: 400, body: { code: 21211, message: 'Invalid number', status: 400 } }))
    for (let i = 0; i < 3; i++) await alertTo(asha, phone)
    server.provider.answerWith(() => null)
    expect((await read(asha)).settings.failingSince).not.toBeNull()
  })
})
