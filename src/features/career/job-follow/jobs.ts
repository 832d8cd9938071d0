import type { Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { advertsOf } from '../../job-board/jobs/service.ts'
import { write } from '../../platform/messages/templates/write.ts'
import * as query from './queries.ts'
import { AT_ONCE, newsOf } from './rules.ts'

/** A job changed its public face: whoever follows it hears once that it opened or closed, and follows it no more. */
const tellFollowers = async (ground: Ground, { jobId }: { jobId: string }): Promise<void> => {
  const [row] = await ground.doors.asPublic((db) => advertsOf(db, [jobId]), { reading: true })
  if (!row) return
  const news = newsOf({ state: row.shown.state, closesAt: row.closes_at }, ground.now())
  if (news === null) return
  await ground.doors.asPlatform(async (db) => {
    const people = await query.takeFollowers(db, jobId, AT_ONCE)
    for (const person of people)
      if (!person.disabled_at)
        await sendMessage(ground, db, {
          ...{ companyId: null, channel: 'email', recipient: person.email, goodForMinutes: 7 * 24 * 60 },
          ...write('job-followed', person.language, {
            ...{ name: person.first_name, job: row.title, company: row.company_name },
            ...{ opened: news === 'opened', link: `${ground.settings.publicUrl}/jobs/${jobId}` },
          }),
        })
    if (people.length === AT_ONCE) await enqueue(db, 'tell-followers', { jobId }, `followers of ${jobId}`)
  })
}

export const jobFollowJobs = [job('tell-followers', tellFollowers)]
