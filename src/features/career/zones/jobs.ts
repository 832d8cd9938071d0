import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueIn, enqueueJob } from '../../../server/jobs.ts'
import { addDays, DAY_MS, dayIn, instantIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { livePlanOf } from '../../billing/subscriptions/plan.service.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { quietUntil } from '../../platform/notifications/rules.ts'
import { cellsOfPoint } from './cells.rules.ts'
import * as query from './match.queries.ts'
import { findSettings } from './queries.ts'
import { usualSettings } from './service.ts'
import { isZoneTime } from './times.rules.ts'

const AT_A_TIME = 50
/** Between two handfuls other jobs and people have their turn. s */
const BREATH = 1
const PEOPLE_AT_A_TIME = 500
/** What was posted longer ago is no news, whatever was changed of it. */
const NEWS_DAYS = 7
const KEPT_DAYS = 180
const IN_A_LETTER = 10
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Looks at a handful of new adverts, and whose zones they lie in; how many adverts there were. */
export const matchSome = async ({ database, now }: Services): Promise<number> => {
  const since = new Date(now().getTime() - NEWS_DAYS * DAY_MS).toISOString()
  const adverts = await database.forPublic((db) => query.listUnmatched(db, since, AT_A_TIME))
  for (const advert of adverts)
    await database.forPlatform(async (db) => {
      const found = advert.remote ? 0 : await query.insertHits(db, advert, cellsOfPoint(advert), now().toISOString())
      await query.markMatched(db, [advert])
      if (found > 0) await enqueueJob(db, 'tell-zones', {}, 'tell-zones')
    })
  return adverts.length
}

/** New and changed adverts against everybody's zones, a handful at a time, until all were looked at. */
const matchZones = async (services: Services): Promise<void> => {
  if ((await matchSome(services)) < AT_A_TIME) return
  await services.database.forPlatform((db) => enqueueIn(db, BREATH, 'match-zones', { payload: {}, key: 'match-zones' }))
}

type From = { after?: string }

/** Whoever has something waiting is told, each by a job of their own. */
export const tellZones = ({ database }: Services, { after = NOBODY }: From): Promise<void> =>
  database.forPlatform(async (db) => {
    const people = await query.listWaiting(db, after, PEOPLE_AT_A_TIME)
    for (const userId of people) await enqueueJob(db, 'zone-alert', { userId }, `zone-alert ${userId}`)
    const last = people.at(-1)
    if (people.length === PEOPLE_AT_A_TIME && last)
      await enqueueJob(db, 'tell-zones', { after: last }, `tell-zones ${last}`)
  })

/** When the next message may leave: at the end of their quiet hours, or tomorrow when today's are spent; null: now. */
const waitUntil = (services: Services, set: { zone: string; quietFrom: string; quietTo: string }, spent: boolean) => {
  const now = services.now()
  const quiet = quietUntil(now, set)
  if (quiet !== null || !spent) return quiet
  const tomorrow = addDays(dayIn(set.zone, now), 1)
  return instantIn(set.zone, `${tomorrow}T00:00`) ?? new Date(now.getTime() + DAY_MS).toISOString()
}

/** One message with all that waits for somebody; what came of it is written in the same transaction. Without a live plan nothing leaves, and that is written. */
export const sendZoneAlert = async (services: Services, { userId }: { userId: string }): Promise<void> => {
  const now = services.now()
  const { person, set, waiting } = await services.database.forSeeker({ userId }, async (db) => ({
    person: await query.findAccount(db, userId),
    set: (await findSettings(db, userId)) ?? usualSettings(services.countries.all[0]?.zone ?? 'UTC'),
    waiting: await query.listWaitingOf(db, userId),
  }))
  await services.database.forPlatform(async (db) => {
    const isTime = ({ tells_on, tells_from: from, tells_to: to, snoozed_until: snoozed }: query.Waiting) =>
      (snoozed === null || Date.parse(snoozed) <= now.getTime()) &&
      isZoneTime(now, set.zone, { days: tells_on ?? [], from, to })
    const over = { told: [], at: now.toISOString() }
    const worth = waiting.filter((one) => one.worth && isTime(one))
    // What was found outside the hours of its zone, or while it is snoozed, waits on.
    const seen = waiting.filter((one) => !one.worth || isTime(one)).map(({ job_id }) => job_id)
    if (!person || person.disabled_at || (await livePlanOf(db, userId, now)) !== 'premium_plus') {
      const all = waiting.map(({ job_id }) => job_id)
      await query.settleWaiting(db, userId, { ...over, seen: all, rest: 'not_sent' })
      return
    }
    if (worth.length === 0) {
      await query.settleWaiting(db, userId, { ...over, seen, rest: 'dropped' })
      return
    }
    const morning = instantIn(set.zone, `${dayIn(set.zone, now)}T00:00`) ?? now.toISOString()
    const spent = (await query.countNotifiedSince(db, userId, morning)) >= set.most_a_day
    const rests = { zone: set.zone, quietFrom: set.quiet_from, quietTo: set.quiet_to }
    const until = waitUntil(services, rests, spent)
    if (until !== null) {
      const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
      await enqueueIn(db, seconds, 'zone-alert', { payload: { userId }, key: `zone-alert ${userId}` })
      return
    }
    const told = worth.map(({ job_id }) => job_id)
    const claimed = new Set(await query.settleWaiting(db, userId, { ...over, seen, told, rest: 'dropped' }))
    const news = worth.filter(({ job_id }) => claimed.has(job_id))
    if (news.length === 0) return
    const link = `${services.settings.publicUrl}${paths.seekerGeoFencedAlerts()}`
    const facts = {
      name: person.first_name,
      count: news.length,
      jobs: news.slice(0, IN_A_LETTER).map(({ title, company, town, zone }) => ({ title, company, place: town, zone })),
      link,
    }
    const letter = { goodForMinutes: 3 * 24 * 60 }
    const recipients = [{ userId, email: person.email, language: person.language, link, facts, letter }]
    await notifyPeople(services, db, { event: 'zone-alert', companyId: null, recipients })
  })
}

/** Each night: what is too old to be told again. */
const forgetHits = ({ database, now }: Services): Promise<void> =>
  database.forPlatform((db) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
    return query.forgetBefore(db, before(KEPT_DAYS), before(KEPT_DAYS))
  })

export const zoneJobs = [
  { ...defineJob('match-zones', matchZones), timetable: '*/5 * * * *', takesLong: true },
  { ...defineJob('tell-zones', tellZones), timetable: '13,43 * * * *' },
  defineJob('zone-alert', sendZoneAlert),
  { ...defineJob('forget-zone-hits', forgetHits), timetable: '47 3 * * *' },
]
