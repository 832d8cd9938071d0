import type { Caller, Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import type { Query } from '../../job-board/jobs/query.rules.ts'
import { isAlertDue } from '../../platform/lists/searches.rules.ts'
import * as saved from '../../platform/lists/searches.service.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './queries.ts'
import { freshAmong, IN_A_LETTER } from './rules.ts'
import { hiddenOf, newestOf, stopTokenOf } from './service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'job-alerts', country: null }

type Input = { userId: string; id: string }

/** One letter with what is new, or none when nothing is; either way the next one tells of what comes from now on. */
const alert = async (services: Services, { userId, id }: Input): Promise<void> => {
  const at = services.now()
  const { held: current, person } = await services.database.forSeeker({ userId }, async (db) => ({
    held: await saved.findSearch(db, 'job-search', { companyId: null, userId }, id),
    person: await query.findAccount(db, userId),
  }))
  if (!current || !person || person.disabled_at || !isAlertDue(current.every_days, current.told_at, at)) return
  const ctx = { ...services, caller, actor: null, token: null, audit: () => {}, afterwards: () => {} }
  const fresh = freshAmong(await newestOf(ctx, current.query as Query, await hiddenOf(ctx, userId)), current.told_at)
  const home = services.settings.publicUrl
  const search = new URLSearchParams(current.query as Record<string, string>)
  // Noted and written in one transaction, and by whoever comes first alone.
  await services.database.forPlatform(async (db) => {
    if ((await saved.markSearchNotified(db, id, current.told_at, at.toISOString())) === 0 || fresh.length === 0) return
    const link = `${home}/dashboard/seeker/job-search?${search}`
    const unsubscribe = `${home}/api/job-alerts/${id}/stop/${stopTokenOf(services, id)}`
    const jobs = fresh
      .slice(0, IN_A_LETTER)
      .map((j) => ({ title: j.title, company: j.company.name, place: j.place.name }))
    const facts = { name: person.first_name, search: current.name, count: fresh.length, jobs, link }
    const letter = { goodForMinutes: 7 * 24 * 60, unsubscribe }
    const recipients = [{ userId, email: person.email, language: person.language, link, facts, letter }]
    await notifyPeople(services, db, { event: 'job-alert', companyId: null, recipients, key: id })
  })
}

export const searchJobs = [defineJob('alert-search', alert)]
