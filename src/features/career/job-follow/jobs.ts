import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { paths } from '../../../shared/paths.ts'
import { advertsOf } from '../../job-board/jobs/service.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
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
    for (const person of people)
      if (!person.disabled_at)
        await sendMessage(services, db, {
          companyId: null,
          channel: 'email',
          recipient: person.email,
          goodForMinutes: 7 * 24 * 60,
          ...renderTemplate('job-followed', person.language, {
            name: person.first_name,
            job: row.title,
            company: row.company_name,
            opened: news === 'opened',
            link: `${services.settings.publicUrl}${paths.job(jobId)}`,
          }),
        })
    if (people.length === FOLLOWERS_PER_BATCH)
      await enqueueJob(db, 'tell-followers', { jobId }, `followers of ${jobId}`)
  })
}

export const jobFollowJobs = [defineJob('tell-followers', tellFollowers)]
