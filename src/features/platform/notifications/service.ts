import type { OpenContext, Services } from '../../../server/context.ts'
import { actorOf, EventStream } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Role } from '../../../shared/actor.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Language } from '../../../shared/languages.ts'
import type { EmailPace } from '../../../shared/notifications.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import * as contract from './contract.ts'
import * as devices from './devices.queries.ts'
import { eventsOf, titleOf } from './notify.service.ts'
import { isPushKey, pushKeysOf } from './push.ts'
import * as query from './queries.ts'
import { audienceOf, MOST_DEVICES, quietProblem } from './rules.ts'

/** What is told somebody is read as that person, whichever company they belong to. */
const asSelf = <T>(ctx: OpenContext, work: (db: Db, userId: string) => Promise<T>, reading = false): Promise<T> => {
  const { userId } = actorOf(ctx)
  return ctx.database.forSeeker({ userId }, (db) => work(db, userId), { reading })
}

type Listed = Output<typeof contract.listNotifications>['notifications'][number]

const listedOf = (services: Services, row: query.StoredNotification, language: string): Listed => ({
  id: row.id,
  event: row.event,
  title: titleOf(services, row, language),
  link: row.link,
  createdAt: iso(row.created_at),
  readAt: row.read_at ? iso(row.read_at) : null,
})

export const listNotifications = (ctx: OpenContext, input: Parsed<typeof contract.listNotifications>) =>
  asSelf(
    ctx,
    async (db, userId): Promise<Output<typeof contract.listNotifications>> => {
      const page = { before: input.before ?? null, unread: input.unread === '1', most: contract.PAGE + 1 }
      const rows = await query.listNotifications(db, userId, page)
      const known = eventsOf(ctx)
      // An event that no feature declares any more has no words.
      const shown = rows.slice(0, contract.PAGE).filter((row) => known.has(row.event))
      return {
        notifications: shown.map((row) => listedOf(ctx, row, input.language)),
        unread: await query.countUnread(db, userId),
        next: rows.length > contract.PAGE ? (rows[contract.PAGE - 1]?.id ?? null) : null,
      }
    },
    true,
  )

/** What they were told, for the file with all that is kept of them. */
export const exportNotifications = async (ctx: OpenContext) => {
  const rows = await asSelf(
    ctx,
    (db, userId) => query.listNotifications(db, userId, { before: null, unread: false, most: 10_000 }),
    true,
  )
  const known = eventsOf(ctx)
  return { notifications: rows.filter((row) => known.has(row.event)).map((row) => listedOf(ctx, row, 'en')) }
}

export const watchNotifications = async (ctx: OpenContext): Promise<EventStream<OpenContext>> =>
  new EventStream([`person ${actorOf(ctx).userId}`], async (now) => ({
    event: await asSelf(
      now,
      async (db, userId) => ({
        unread: await query.countUnread(db, userId),
        newest: await query.findNewest(db, userId),
      }),
      true,
    ),
    last: false,
  }))

export const markNotifications = (ctx: OpenContext, { ids, read }: Parsed<typeof contract.markNotifications>) =>
  asSelf(ctx, async (db, userId) => {
    await query.markNotifications(db, userId, ids, read ? ctx.now().toISOString() : null)
    return { unread: await query.countUnread(db, userId) }
  })

export const readAllNotifications = (ctx: OpenContext) =>
  asSelf(ctx, async (db, userId) => {
    const readAt = ctx.now().toISOString()
    return { count: await query.markAllRead(db, userId, readAt), readAt }
  })

export const undoReadAll = (ctx: OpenContext, { readAt }: Parsed<typeof contract.undoReadAll>) =>
  asSelf(ctx, async (db, userId) => {
    await query.unmarkAllRead(db, userId, readAt)
    return { unread: await query.countUnread(db, userId) }
  })

/** What somebody of a role can be told of, in the order the features declare it. */
const eventsFor = (services: Pick<Services, 'features'>, role: Role) => {
  const audience = audienceOf(role)
  return [...eventsOf(services).values()].filter((event) => audience !== null && event.audience.includes(audience))
}

type Device = { id: string; agent: string; created_at: string; last_used_at: string | null }

const deviceOf = (row: Device) => ({
  id: row.id,
  agent: row.agent,
  createdAt: iso(row.created_at),
  lastUsedAt: row.last_used_at ? iso(row.last_used_at) : null,
})

export const readSettings = (ctx: OpenContext, { language }: Parsed<typeof contract.readNotificationSettings>) =>
  asSelf(
    ctx,
    async (db, userId): Promise<Output<typeof contract.readNotificationSettings>> => {
      const settings = await query.findSettings(db, userId)
      const chosen = new Map((await query.listChoices(db, userId)).map((choice) => [choice.event, choice]))
      return {
        events: eventsFor(ctx, actorOf(ctx).role).map(({ event, channels, label, letterAlways = false }) => {
          const own = chosen.get(event)
          return {
            event,
            label: label[language as Language],
            listed: own?.listed ?? channels.listed,
            email: letterAlways ? 'at_once' : ((own?.email ?? channels.email) as EmailPace),
            push: own?.push ?? channels.push,
            letterAlways,
          }
        }),
        zone: settings?.zone ?? null,
        quietFrom: settings?.quietFrom ?? null,
        quietTo: settings?.quietTo ?? null,
        pushDetails: settings?.pushDetails ?? false,
        publicKey: pushKeysOf(ctx.settings).publicKey.toString('base64url'),
        devices: (await devices.listDevices(db, userId)).map(deviceOf),
      }
    },
    true,
  )

export const saveSettings = (ctx: OpenContext, input: Parsed<typeof contract.saveNotificationSettings>) =>
  asSelf(ctx, async (db, userId): Promise<Output<typeof contract.saveNotificationSettings>> => {
    const wrong = quietProblem(input)
    if (wrong) throw invalid(wrong)
    const known = new Map(eventsFor(ctx, actorOf(ctx).role).map((event) => [event.event, event]))
    const unknown = input.events.find(({ event }) => !known.has(event))
    if (unknown) throw invalid({ events: `There is nothing you are told of by the name ${unknown.event}.` })
    const named = new Map(input.events.map((choice) => [choice.event, choice]))
    const differing = [...named.values()].filter(({ event, listed, email, push }) => {
      const { channels, letterAlways } = known.get(event) as NonNullable<ReturnType<typeof known.get>>
      return listed !== channels.listed || push !== channels.push || (!letterAlways && email !== channels.email)
    })
    await query.saveSettings(db, userId, input)
    await query.saveChoices(db, userId, differing)
    return { saved: true }
  })

export const addPushDevice = async (ctx: OpenContext, input: Parsed<typeof contract.addPushDevice>) => {
  const { userId } = actorOf(ctx)
  if (!isPushKey(input.p256dh)) throw invalid({ p256dh: 'The key is no key of a browser.' })
  if (input.auth.length !== 16) throw invalid({ auth: 'The secret must be 16 bytes.' })
  const isOurs = ctx.settings.outgoingAnywhere || new URL(input.endpoint).protocol === 'https:'
  if (!isOurs) throw invalid({ endpoint: 'The address of the push service must begin with https.' })
  return ctx.database.forPlatform(async (db) => {
    const agent = ctx.caller.agent
    const row = await devices.putDevice(db, { ...input, userId, agent, at: ctx.now().toISOString() })
    await devices.dropOldDevices(db, userId, MOST_DEVICES)
    return deviceOf(row)
  })
}

export const removePushDevice = (ctx: OpenContext, { device }: Parsed<typeof contract.removePushDevice>) =>
  asSelf(ctx, async (db, userId): Promise<Output<typeof contract.removePushDevice>> => {
    if ((await devices.removeDevice(db, userId, device)) === 0) throw notFound('Device')
    return { removed: true }
  })
