import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { NotPublic, sendOutgoing } from '../../../server/outgoing.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { TemplateName } from '../messages/templates/template.ts'
import { renderTemplate } from '../messages/templates/write.ts'
import * as query from './delivery.queries.ts'
import * as devices from './devices.queries.ts'
import { eventsOf, openFacts, titleOf, writeLetter } from './notify.service.ts'
import { pushAuthorization, pushKeysOf, sealPush } from './push.ts'
import { digestDay, isDigestDue, STAYS } from './rules.ts'

/** Letters of a transaction. */
const PIECE = 200
/** A digest names this many; the rest stand in the list it leads to. */
const MOST_LINES = 50
/** How long a push service keeps what it cannot deliver, seconds. */
const KEPT_FOR = 86_400

/** Every few minutes: letters that waited for somebody's quiet hours to end. What was read meanwhile needs no letter. */
export const sendWaitingLetters = async (services: Services): Promise<void> => {
  const now = services.now().toISOString()
  for (;;) {
    const done = await services.database.forPlatform(async (db) => {
      const rows = await query.lockWaiting(db, now, PIECE)
      const known = eventsOf(services)
      const unread = rows.filter((row) => row.read_at === null && known.has(row.event))
      for (const row of unread) {
        const recipient = { email: row.address, language: row.language, facts: openFacts(services, row) }
        await writeLetter(services, db, { name: row.event as TemplateName, companyId: row.from_company, recipient })
      }
      const left = rows.filter((row) => !unread.includes(row))
      if (unread.length > 0)
        await query.setEmailed(
          db,
          unread.map((row) => row.id),
          'sent',
        )
      if (left.length > 0)
        await query.setEmailed(
          db,
          left.map((row) => row.id),
          'none',
        )
      return rows.length
    })
    if (done < PIECE) return
  }
}

/** Each hour: whose morning it is, and who wants what they were told gathered in one letter. */
export const findDueDigests = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const now = services.now()
    for (const { userId, pace, zone, last } of await query.listDigestReaders(db))
      if (isDigestDue(now, { zone, pace, last }))
        await enqueueJob(db, 'send-digest', { userId, pace, day: digestDay(now, zone) }, `digest ${pace} ${userId}`)
  })

type Digest = { userId: string; pace: 'daily' | 'weekly'; day: string }

/** One person's digest. Run twice, there is nothing left to gather. */
export const sendDigest = (services: Services, { userId, pace, day }: Digest): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const rows = await query.lockDigest(db, userId, pace, 1000)
    const known = eventsOf(services)
    const unread = rows.filter((row) => row.read_at === null && known.has(row.event))
    const [first] = unread
    if (first) {
      const lines = unread.slice(0, MOST_LINES).map((row) => titleOf(services, row, row.language))
      const link = `${services.settings.publicUrl}${paths.notifications()}`
      const facts = { name: first.first_name, pace, lines, more: unread.length - lines.length, link }
      await sendMessage(services, db, {
        companyId: first.company_id,
        channel: 'email',
        recipient: first.address,
        ...renderTemplate('notification-digest', first.language, facts),
      })
    }
    if (rows.length > 0)
      await query.setEmailed(
        db,
        rows.map((row) => row.id),
        'sent',
      )
    await query.noteDigest(db, userId, pace, day)
  })

/** One notification to all devices of a person, each in a job of its own: one that does not answer holds no other up. */
export const pushNotification = (services: Services, { id }: { id: string }): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const row = await query.findNotified(db, id)
    // Read on the page meanwhile: nothing rings any more.
    if (!row || row.read_at !== null) return
    for (const device of await devices.listDevices(db, row.user_id))
      await enqueueJob(db, 'push-to-device', { id, deviceId: device.id }, `push ${id} ${device.id}`)
  })

/** What stands on a locked screen: what kind of thing it is, and only where they chose so what it says. */
const messageOf = async (services: Services, id: string, deviceId: string) =>
  services.database.forPlatform(async (db) => {
    const row = await query.findNotified(db, id)
    const device = await devices.findDevice(db, deviceId)
    const event = row ? eventsOf(services).get(row.event) : undefined
    if (!row || !device || !event || row.read_at !== null || device.user_id !== row.user_id) return null
    const details = await query.wantsDetails(db, row.user_id)
    const body = details ? titleOf(services, row, row.language) : event.label[row.language as Language]
    return { device, message: { id, title: 'Fourshore', body, link: row.link, language: row.language } }
  })

/** @throws Error when the push service is away or busy: the job is tried again */
export const pushToDevice = async (services: Services, { id, deviceId }: { id: string; deviceId: string }) => {
  const found = await messageOf(services, id, deviceId)
  if (!found) return
  const { device, message } = found
  const signer = {
    keys: pushKeysOf(services.settings),
    contact: `mailto:${services.settings.supportEmail}`,
    now: new Date(),
  }
  const request = {
    method: 'POST' as const,
    url: device.endpoint,
    headers: {
      authorization: await pushAuthorization(device.endpoint, signer),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_FOR),
      urgency: 'normal',
    },
    body: sealPush(Buffer.from(JSON.stringify(message)), device),
  }
  const status = await sendOutgoing(request, services.settings.outgoingAnywhere).catch((error: unknown) => {
    if (error instanceof NotPublic) return 410
    throw error
  })
  const { database, now } = services
  if (status >= 200 && status < 300)
    return void (await database.forPlatform((db) => devices.noteDeviceUsed(db, device.id, now().toISOString())))
  // Gone, or never to be reached with these keys: it is forgotten.
  if ([400, 401, 403, 404, 410, 413].includes(status))
    return void (await database.forPlatform((db) => devices.dropDevice(db, device.id, device.endpoint)))
  throw new Error(`The push service answered ${status}`)
}

/** Each night: what was told long ago. */
export const forgetOldNotifications = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const ago = (days: number) => new Date(services.now().getTime() - days * DAY_MS).toISOString()
    await query.forgetNotifications(db, ago(STAYS.read), ago(STAYS.unread))
  })

export const notificationJobs = [
  { ...defineJob('waiting-letters', sendWaitingLetters), timetable: '*/5 * * * *' },
  { ...defineJob('find-digests', findDueDigests), timetable: '7 * * * *' },
  defineJob('send-digest', sendDigest),
  defineJob('push-notification', pushNotification),
  defineJob('push-to-device', pushToDevice),
  { ...defineJob('forget-notifications', forgetOldNotifications), timetable: '41 2 * * *' },
]
