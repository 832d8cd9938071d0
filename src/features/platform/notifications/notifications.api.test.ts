import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { startPushService } from '../../../../test/push-service.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import * as jobs from './jobs.ts'
import { notifyPeople } from './notify.service.ts'

let app: TestServer
let mei: Person
let push: Awaited<ReturnType<typeof startPushService>>
let clock = new Date('2026-11-23T04:00:00Z')

beforeAll(async () => {
  push = await startPushService()
  app = await startTestServer({ now: () => clock, env: { OUTGOING_ANYWHERE: '1' } })
})
beforeEach(async () => {
  clock = new Date('2026-11-23T04:00:00Z')
  mei = await app.employer()
})
afterAll(async () => {
  await app.close()
  await push.close()
})

type Somebody = { token: string; userId: string; email: string }
const get = (path: string, { token }: Pick<Somebody, 'token'>) => app.call('GET', path, { token })
const send = (path: string, { token }: Pick<Somebody, 'token'>, body: unknown = {}) =>
  app.call('POST', path, { token, body })
const bell = async (who: Pick<Somebody, 'token'>, more = '') => (await get(`/api/notifications${more}`, who)).body.data

const ask = (who: Somebody, over: { key?: string; person?: string } = {}) =>
  app.server.services.database.forCompany(mei.companyId, (db) =>
    notifyPeople(app.server.services, db, {
      event: 'offer-answered',
      companyId: mei.companyId,
      ...(over.key ? { key: over.key } : {}),
      recipients: [
        {
          userId: who.userId,
          email: who.email,
          language: 'en',
          link: '/dashboard/ats?application=1',
          facts: {
            name: 'Mei',
            job: 'Chef',
            person: over.person ?? 'Asha Rao',
            accepted: true,
            words: '',
            link: 'http://localhost:3000/dashboard/ats?application=1',
          },
        },
      ],
    }),
  )

const choose = async (
  who: Pick<Somebody, 'token'>,
  event: string,
  choice: { listed?: boolean; email?: string; push?: boolean },
  more: Record<string, unknown> = {},
) => {
  const { events } = (await get('/api/notifications/settings', who)).body.data
  const now = events.map((one: { event: string; listed: boolean; email: string; push: boolean }) => ({
    event: one.event,
    listed: one.listed,
    email: one.email,
    push: one.push,
    ...(one.event === event ? choice : {}),
  }))
  const body = { events: now, zone: 'Asia/Singapore', quietFrom: null, quietTo: null, pushDetails: false, ...more }
  return app.call('PUT', '/api/notifications/settings', { token: who.token, body })
}

const letters = async (who: Somebody, template = 'offer-answered') =>
  (await lettersTo(app, mei.companyId, who.email)).filter((letter) => letter.template === template)

describe('what somebody is told', () => {
  test('stands in their list in their language and is theirs alone, and the letter leaves as before', async () => {
    const lee = await anAdministrator(app, mei, 'Lee')
    await ask(mei)
    const list = await bell(mei)
    expect(list).toMatchObject({
      unread: 1,
      next: null,
      notifications: [
        {
          event: 'offer-answered',
          title: 'Asha Rao has accepted your offer',
          link: '/dashboard/ats?application=1',
          createdAt: '2026-11-23T04:00:00.000Z',
          readAt: null,
        },
      ],
    })
    expect((await bell(mei, '?language=ar')).notifications[0].title).toMatch(/\p{Script=Arabic}/u)
    expect(await bell(lee)).toMatchObject({ unread: 0, notifications: [] })
    expect(await letters(mei)).toHaveLength(1)
    const [row] = await app.look<{ sealed: Buffer }>(`select sealed from notifications where user_id = '${mei.userId}'`)
    expect(row?.sealed.toString()).not.toContain('Asha')
  })

  test('comes from what people do: an application to whoever hires, an interview to whoever applied', async () => {
    const noor = await seekerOf(app)
    const job = await aJob(app, mei)
    const applied = await anApplication(app, mei, job)
    await app.look(`update applications set user_id = '${noor.userId}' where id = '${applied.id}'`)
    const slots = ['2026-12-01T02:00:00.000Z', '2026-12-02T02:00:00.000Z']
    const proposed = await send(`/api/company/applications/${applied.id}/interviews`, mei, {
      kind: 'video',
      minutes: 45,
      zone: 'Asia/Singapore',
      place: 'https://meet.example/1',
      note: '',
      panel: [mei.userId],
      slots,
      startsAt: null,
    })
    expect(proposed.status, proposed.text).toBeLessThan(300)
    const [told] = (await bell(noor)).notifications
    expect(told).toMatchObject({ event: 'interview-proposed', link: expect.stringMatching(/^\/dashboard\/seeker\//) })
    expect((await lettersTo(app, mei.companyId, applied.email)).map((letter) => letter.template)).toContain(
      'interview-proposed',
    )
    const [{ id: interview, version }] = (await get(`/api/applications/${applied.id}/interviews`, noor)).body.data
      .interviews
    const body = { version, slot: null, words: 'I work on both days.' }
    const answered = await send(`/api/applications/${applied.id}/interviews/${interview}/answer`, noor, body)
    expect(answered.status, answered.text).toBe(200)
    expect((await bell(mei)).notifications).toMatchObject([
      { event: 'interview-answered', link: `/dashboard/ats?application=${applied.id}` },
    ])
  })

  test('is rolled back with what caused it', async () => {
    const { database } = app.server.services
    await database
      .forCompany(mei.companyId, async (db) => {
        await notifyPeople(app.server.services, db, {
          event: 'export-ready',
          companyId: mei.companyId,
          recipients: [
            {
              userId: mei.userId,
              email: mei.email,
              language: 'en',
              link: '/dashboard',
              facts: { name: 'Mei', company: 'Harbour', link: 'http://localhost:3000/x', days: 7 },
            },
          ],
        })
        throw new Error('taken back')
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'))
    expect(await bell(mei)).toMatchObject({ unread: 0 })
  })

  test('is the same while it was not read: it is told once, and again afterwards', async () => {
    await ask(mei, { key: 'offer 1' })
    clock = new Date('2026-11-23T05:00:00Z')
    await ask(mei, { key: 'offer 1', person: 'Priya Raman' })
    const list = await bell(mei)
    expect(list.notifications).toMatchObject([
      { title: 'Priya Raman has accepted your offer', createdAt: '2026-11-23T05:00:00.000Z' },
    ])
    expect(await letters(mei)).toHaveLength(1)
    await send('/api/notifications/marks', mei, { ids: [list.notifications[0].id], read: true })
    await ask(mei, { key: 'offer 1' })
    expect((await bell(mei)).notifications).toMatchObject([{ readAt: null }])
    expect(await letters(mei)).toHaveLength(2)
  })

  test('is read thirty at a time, newest first', async () => {
    for (let i = 0; i < 35; i++) {
      clock = new Date(Date.parse('2026-11-23T04:00:00Z') + i * 60_000)
      await ask(mei, { person: `Person ${i}` })
    }
    const first = await bell(mei)
    expect(first.notifications).toHaveLength(30)
    expect(first.notifications[0].title).toContain('Person 34')
    const second = await bell(mei, `?before=${first.next}`)
    expect(second.notifications.map(({ title }: { title: string }) => title)).toHaveLength(5)
    expect(second.next).toBeNull()
  })

  test('is forgotten: read after 90 days, unread after 180', async () => {
    await ask(mei, { key: 'old' })
    const [old] = (await bell(mei)).notifications
    await ask(mei, { key: 'new' })
    await send('/api/notifications/marks', mei, { ids: [old.id], read: true })
    clock = new Date('2027-02-22T04:00:00Z')
    await jobs.forgetOldNotifications(app.server.services)
    expect((await bell(mei)).notifications).toHaveLength(1)
    clock = new Date('2027-05-23T04:00:00Z')
    await jobs.forgetOldNotifications(app.server.services)
    expect((await bell(mei)).notifications).toEqual([])
  })

  test('of an event that no feature declares is a fault', async () => {
    const stray = app.server.services.database.forCompany(mei.companyId, (db) =>
      notifyPeople(app.server.services, db, { event: 'welcome', companyId: null, recipients: [] }),
    )
    await expect(stray).rejects.toThrow('No feature declares the notification welcome')
  })
})

describe('having read', () => {
  test('one, unread again, all, and all undone', async () => {
    for (const key of ['a', 'b', 'c']) await ask(mei, { key })
    const ids = (await bell(mei)).notifications.map(({ id }: { id: string }) => id)
    expect((await send('/api/notifications/marks', mei, { ids: [ids[0]], read: true })).body.data).toEqual({
      unread: 2,
    })
    expect((await bell(mei, '?unread=1')).notifications).toHaveLength(2)
    expect((await send('/api/notifications/marks', mei, { ids: [ids[0]], read: false })).body.data.unread).toBe(3)
    await send('/api/notifications/marks', mei, { ids: [ids[0]], read: true })
    clock = new Date('2026-11-23T06:00:00Z')
    const all = (await send('/api/notifications/all-read', mei)).body.data
    expect(all).toEqual({ count: 2, readAt: '2026-11-23T06:00:00.000Z' })
    expect((await bell(mei)).unread).toBe(0)
    // What was read before stays read.
    expect((await send('/api/notifications/all-unread', mei, { readAt: all.readAt })).body.data).toEqual({ unread: 2 })
  })

  test('does nothing to what is another’s', async () => {
    const lee = await anAdministrator(app, mei, 'Lee')
    await ask(lee)
    const [theirs] = (await bell(lee)).notifications
    await send('/api/notifications/marks', mei, { ids: [theirs.id], read: true })
    await send('/api/notifications/all-read', mei)
    expect((await bell(lee)).unread).toBe(1)
  })
})

describe('how somebody wants to be told', () => {
  test('is chosen for each event, and refused for what is not theirs to be told', async () => {
    expect((await choose(mei, 'offer-answered', { email: 'off', listed: false })).status).toBe(200)
    await ask(mei)
    expect(await letters(mei)).toEqual([])
    expect(await bell(mei)).toMatchObject({ unread: 0, notifications: [] })
    const noor = await seekerOf(app)
    const { events } = (await get('/api/notifications/settings?language=fr', noor)).body.data
    expect(events.map(({ event }: { event: string }) => event)).toContain('offer-made')
    expect(events.map(({ event }: { event: string }) => event)).not.toContain('offer-answered')
    expect(events.find(({ event }: { event: string }) => event === 'offer-made')).toMatchObject({
      label: 'Vous avez reçu une offre',
      letterAlways: true,
      email: 'at_once',
    })
    const stray = await app.call('PUT', '/api/notifications/settings', {
      token: noor.token,
      body: {
        events: [{ event: 'offer-answered', listed: true, email: 'off', push: false }],
        zone: 'Asia/Singapore',
        quietFrom: null,
        quietTo: null,
        pushDetails: false,
      },
    })
    expect(stray).toMatchObject({ status: 422, body: { fields: { events: expect.any(String) } } })
  })

  test.each([
    ['zone', { zone: 'Mars/Olympus' }, 'This time zone is not known.'],
    ['quietTo', { quietFrom: '22:00', quietTo: null }, 'Say when quiet begins and when it ends.'],
    ['quietFrom', { quietFrom: null, quietTo: '07:00' }, 'Say when quiet begins and when it ends.'],
    ['quietTo', { quietFrom: '22:00', quietTo: '22:00' }, 'Quiet must end at another time than it begins.'],
    ['quietFrom', { quietFrom: '24:00', quietTo: '07:00' }, 'Quiet from must be a time (HH:MM)'],
  ])('refuses a wrong %s: %j', async (field, over, sentence) => {
    const answer = await choose(mei, '', {}, over)
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: sentence } } })
  })

  test('in quiet hours the letter waits for their morning; what was read meanwhile needs none', async () => {
    await choose(mei, '', {}, { quietFrom: '22:00', quietTo: '07:00' })
    clock = new Date('2026-11-23T15:00:00Z')
    await ask(mei, { key: 'one' })
    await ask(mei, { key: 'two', person: 'Priya Raman' })
    expect(await letters(mei)).toEqual([])
    clock = new Date('2026-11-23T22:59:00Z')
    await jobs.sendWaitingLetters(app.server.services)
    expect(await letters(mei)).toEqual([])
    const [priya] = (await bell(mei)).notifications.filter(({ title }: { title: string }) => title.startsWith('Priya'))
    await send('/api/notifications/marks', mei, { ids: [priya.id], read: true })
    clock = new Date('2026-11-23T23:00:00Z')
    await jobs.sendWaitingLetters(app.server.services)
    await jobs.sendWaitingLetters(app.server.services)
    expect((await letters(mei)).map(({ subject }) => subject)).toEqual(['Asha Rao has accepted your offer'])
  })

  test('gathered once a day it is one letter in their morning, with what they have not read', async () => {
    await choose(mei, 'offer-answered', { email: 'daily' })
    await ask(mei, { key: '1', person: 'Asha Rao' })
    await ask(mei, { key: '2', person: 'Priya Raman' })
    await ask(mei, { key: '3', person: 'Wei Ming' })
    expect(await letters(mei)).toEqual([])
    const read = (await bell(mei)).notifications.find(({ title }: { title: string }) => title.startsWith('Wei'))
    await send('/api/notifications/marks', mei, { ids: [read.id], read: true })
    const due = async () => {
      await jobs.findDueDigests(app.server.services)
      const queued = await app.look<{ key: string }>(
        `select key from graphile_worker.jobs where key = 'digest daily ${mei.userId}'`,
      )
      return queued.length
    }
    clock = new Date('2026-11-22T23:59:00Z')
    expect(await due()).toBe(0)
    clock = new Date('2026-11-23T00:07:00Z')
    expect(await due()).toBe(1)
    const digest = { userId: mei.userId, pace: 'daily' as const, day: '2026-11-23' }
    await jobs.sendDigest(app.server.services, digest)
    await jobs.sendDigest(app.server.services, digest)
    const [letter, ...others] = await letters(mei, 'notification-digest')
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Today on Fourshore (2)')
    expect(letter?.text).toContain('Asha Rao has accepted your offer')
    expect(letter?.text).not.toContain('Wei Ming')
  })
})

describe('messages pushed to a device', () => {
  const pushAll = async (userId: string) => {
    const rows = await app.look<{ id: string }>(`select id from notifications where user_id = '${userId}'`)
    for (const { id } of rows) {
      await jobs.pushNotification(app.server.services, { id })
      for (const device of await app.look<{ id: string }>(`select id from push_devices where user_id = '${userId}'`))
        await jobs.pushToDevice(app.server.services, { id, deviceId: device.id })
    }
  }

  test('are sealed for its browser, signed by this server, and name nobody unless that was chosen', async () => {
    const added = await send('/api/notifications/devices', mei, push.subscription('mei'))
    expect(added.status, added.text).toBe(201)
    await ask(mei)
    const queued = await app.look(`select key from graphile_worker.jobs where key like 'push %'`)
    expect(queued.length).toBeGreaterThan(0)
    push.pushed.length = 0
    await pushAll(mei.userId)
    const [first] = push.pushed
    expect(first).toMatchObject({
      path: '/mei',
      headers: {
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
      },
      message: { title: 'Fourshore', body: 'An offer has been answered', link: '/dashboard/ats?application=1' },
    })
    expect(JSON.stringify(first?.message)).not.toContain('Asha')
    const { publicKey, devices } = (await get('/api/notifications/settings', mei)).body.data
    expect(first?.headers.authorization).toContain(`k=${publicKey}`)
    expect(devices).toMatchObject([{ lastUsedAt: '2026-11-23T04:00:00.000Z' }])

    await choose(mei, '', {}, { pushDetails: true })
    push.pushed.length = 0
    await pushAll(mei.userId)
    expect(push.pushed[0]?.message).toMatchObject({ body: 'Asha Rao has accepted your offer' })
  })

  test('are not sent for what was read meanwhile', async () => {
    await send('/api/notifications/devices', mei, push.subscription())
    await ask(mei)
    await send('/api/notifications/all-read', mei)
    push.pushed.length = 0
    await pushAll(mei.userId)
    expect(push.pushed).toEqual([])
  })

  test('to a browser that is gone are the last ones; a service that is busy is asked again', async () => {
    await send('/api/notifications/devices', mei, push.subscription())
    await ask(mei)
    push.service.status = 503
    await expect(pushAll(mei.userId)).rejects.toThrow('The push service answered 503')
    expect((await get('/api/notifications/settings', mei)).body.data.devices).toHaveLength(1)
    push.service.status = 410
    await pushAll(mei.userId)
    push.service.status = 201
    expect((await get('/api/notifications/settings', mei)).body.data.devices).toEqual([])
  })

  test('go to whoever uses the browser now, and to nobody once it is removed', async () => {
    const lee = await anAdministrator(app, mei, 'Lee')
    const shared = push.subscription()
    await send('/api/notifications/devices', mei, shared)
    const { id } = (await send('/api/notifications/devices', lee, shared)).body.data
    expect((await get('/api/notifications/settings', mei)).body.data.devices).toEqual([])
    const remove = (who: Somebody) => app.call('DELETE', `/api/notifications/devices/${id}`, { token: who.token })
    expect((await remove(mei)).status).toBe(404)
    expect((await remove(lee)).status).toBe(200)
  })

  test('are refused a key that is none', async () => {
    const wrong = (over: Record<string, string>) =>
      send('/api/notifications/devices', mei, { ...push.subscription(), ...over })
    const zeros = Buffer.alloc(65).toString('base64url')
    expect(await wrong({ p256dh: zeros })).toMatchObject({
      status: 422,
      body: { fields: { p256dh: expect.any(String) } },
    })
    expect(await wrong({ auth: 'AAAA' })).toMatchObject({ status: 422, body: { fields: { auth: expect.any(String) } } })
    expect(await wrong({ endpoint: 'nowhere' })).toMatchObject({ status: 422 })
  })

  test('never leave for an address inside, where the server is not set so', async () => {
    const strict = await startTestServer()
    try {
      const owner = await strict.employer()
      const over = (endpoint: string) =>
        strict.call('POST', '/api/notifications/devices', {
          token: owner.token,
          body: { ...push.subscription(), endpoint },
        })
      expect((await over(push.subscription().endpoint)).body.fields).toMatchObject({ endpoint: expect.any(String) })
      const inside = push.subscription().endpoint.replace('http:', 'https:')
      const { body } = await over(inside)
      const { services } = strict.server
      await services.database.forCompany(owner.companyId, (db) =>
        notifyPeople(services, db, {
          event: 'export-ready',
          companyId: owner.companyId,
          recipients: [
            {
              userId: owner.userId,
              email: owner.email,
              language: 'en',
              link: '/dashboard',
              facts: { name: 'Mei', company: 'Harbour', link: 'http://localhost:3000/x', days: 7 },
            },
          ],
        }),
      )
      const [told] = await strict.look<{ id: string }>('select id from notifications')
      const before = push.service.asked
      await jobs.pushToDevice(services, { id: told?.id ?? '', deviceId: body.data.id })
      expect(push.service.asked).toBe(before)
      expect(await strict.look('select from push_devices')).toEqual([])
    } finally {
      await strict.close()
    }
  })
})

/** Reads one stream until something stands in it. */
const following = async (who: Pick<Somebody, 'token'>, path: string) => {
  const stop = new AbortController()
  const answer = await fetch(app.url + path, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: stop.signal,
  })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  return {
    status: answer.status,
    until: async (wanted: string | RegExp) => {
      while (typeof wanted === 'string' ? !text.includes(wanted) : !wanted.test(text)) {
        const piece = await reader.read()
        if (piece.done) throw new Error(`The stream ended: ${text}`)
        text += decoder.decode(piece.value)
      }
      return text
    },
    ended: async () => {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read())
        text += decoder.decode(piece.value)
      return text
    },
    stop: async () => {
      stop.abort()
      await reader.cancel().catch(() => {})
    },
  }
}

describe('an open page', () => {
  test('is told at once, whoever it belongs to', async () => {
    const noor = await seekerOf(app)
    const stream = await following(noor, '/api/notifications/watch')
    await stream.until('"unread":0')
    await ask(noor)
    await stream.until('"unread":1')
    await send('/api/notifications/all-read', noor)
    await stream.until('"unread":0,"newest":null}\n\ndata: {"unread":1')
    await stream.stop()
  })

  test('follows several things over one connection, each by its own right', async () => {
    const job = await aJob(app, mei)
    const applied = await anApplication(app, mei, job)
    const board = `/api/company/board/watch?job=${job}`
    const nowhere = `/api/company/board/watch?job=${crypto.randomUUID()}`
    const noStream = '/api/auth/me'
    const of = ['/api/notifications/watch', board, nowhere, noStream].map(encodeURIComponent).join('+')
    const stream = await following(mei, `/api/stream?of=${of}`)
    await stream.until(`{"of":"${nowhere}","over":true}`)
    await stream.until(`{"of":"${noStream}","over":true}`)
    await stream.until('{"of":"/api/notifications/watch","event":{"unread":0')
    await stream.until(`{"of":"${board}","event":{"mark"`)
    await ask(mei)
    await stream.until('{"of":"/api/notifications/watch","event":{"unread":1')
    const stage = applied.stages.review
    const moved = await send('/api/company/applications/move', mei, {
      applications: [{ id: applied.id }],
      action: 'move',
      stageId: stage,
    })
    expect(moved.body.data, moved.text).toMatchObject({ done: 1 })
    await stream.until(/board.watch.job=[^"]+","event".*board.watch.job=[^"]+","event"/s)
    await stream.stop()
  })

  test('of a session that ends hears no more', async () => {
    const stream = await following(mei, `/api/stream?of=${encodeURIComponent('/api/notifications/watch')}`)
    await stream.until('"unread":0')
    await send('/api/auth/logout', mei)
    expect(await stream.ended()).not.toContain('over')
  })

  test('follows twelve things at most', async () => {
    const of = Array.from({ length: 13 }, (_, i) => `/api/${i}`).join('+')
    expect(await get(`/api/stream?of=${of}`, mei)).toMatchObject({
      status: 422,
      body: { fields: { of: expect.any(String) } },
    })
  })
})
