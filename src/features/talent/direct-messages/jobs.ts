import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { forgetOldThreads } from './leave.service.ts'
import { tellPages } from './talk.service.ts'
import * as query from './tell.queries.ts'

type About = { companyId: string; id: string }

/** Tells the other side of a message it may read now: once until it has read it, and not where it muted the thread. What was written stays in the thread. */
export const tellDirectMessage = async (services: Services, { companyId, id }: About): Promise<void> => {
  const { settings, database } = services
  const due = await database.forCompany(companyId, async (db) => {
    const found = await query.findMessageToTell(db, companyId, id, services.now().toISOString())
    if (!found) return null
    await tellPages(db, found.thread_id)
    if (found.muted || found.read || found.blocked || found.side === 'company') return found
    const link = `${settings.publicUrl}${paths.directMessages({ thread: found.thread_id })}`
    const team = await query.listTeam(db, companyId, { jobId: found.job_id, last: found.last_writer })
    const recipients = team.map(({ id: userId, email, language }) => ({
      userId,
      email,
      language: language ?? 'en',
      link,
      facts: { job: found.title, company: null, link },
    }))
    await notifyPeople(services, db, { event: 'direct-message', companyId, recipients, key: found.thread_id })
    return null
  })
  if (!due || due.muted || due.read || due.blocked) return
  await database.forPlatform(async (db) => {
    const person = await query.findPerson(db, due.user_id)
    if (!person) return
    const link = `${settings.publicUrl}${paths.seekerDirectMessaging({ thread: due.thread_id })}`
    const facts = { job: due.title, company: due.company, link }
    const { id: userId, email, language } = person
    const recipients = [{ userId, email, language, link, facts }]
    await notifyPeople(services, db, { event: 'direct-message', companyId: null, recipients, key: due.thread_id })
  })
}

export const directMessageJobs = [
  defineJob('tell-direct-message', tellDirectMessage),
  { ...defineJob('forget-direct-threads', forgetOldThreads), timetable: '23 3 * * *' },
]
