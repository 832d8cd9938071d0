import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { paths } from '../../../shared/paths.ts'
import { advertsOf } from '../../job-board/jobs/service.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './queries.ts'
import { FOLLOWERS_PER_BATCH, newsOf } from './rules.ts'

/** A job changed its public face: whoever follows it hears once that it opened or closed, and follows it no more. */
const tellFollowers = async (services: Services, { jobId }: { jobId: string }): Promise<void> => {
  const [row] = await services.database.forPublic((db) => advertsOf(db, [jobId]), { reading: true })
  if (!row) return
  const news = newsOf({ state: row.shown.state, closesAt: row.closes_at }, services.now())
  if (news === null) return
  await services.database.forPlatform(async (db) => {
    const people = await query.claimFollowers(db, jobId, FOLLOWERS_PER_BATCH)
    const link = `${services.settings.publicUrl}${paths.job(jobId)}`
    const about = { job: row.title, company: row.company_name, opened: news === 'opened', link }
    const recipients = people
      .filter((person) => !person.disabled_at)
      .map(({ id, email, language, first_name: name }) => ({
        userId: id,
        email,
        language,
        link,
        facts: { name, ...about },
        letter: { goodForMinutes: 7 * 24 * 60 },
      }))
    await notifyPeople(services, db, { event: 'job-followed', companyId: null, recipients })
    if (people.length === FOLLOWERS_PER_BATCH)
      await enqueueJob(db, 'tell-followers', { jobId }, `followers of ${jobId}`)
  })
}

export const jobFollowJobs = [defineJob('tell-followers', tellFollowers)]
