import type { Ground } from '../../../server/context.ts'
import { enqueueIn, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { write } from '../../platform/messages/templates/write.ts'
import * as query from './queries.ts'
import { TOLD_EVERY_SECONDS } from './rules.ts'

type About = { companyId: string; jobId: string }

/** Writes to whoever fills a job that something was asked about it: how much, never by whom, and once an hour at most. */
const tellTeam = (ground: Ground, { companyId, jobId }: About): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const now = ground.now()
    const { ids, last } = await query.untold(db, companyId, jobId)
    if (ids.length === 0) return
    const wait = last === null ? 0 : TOLD_EVERY_SECONDS - (now.getTime() - Date.parse(last)) / 1000
    if (wait > 0)
      return enqueueIn(db, Math.ceil(wait), 'tell-job-questions', { companyId, jobId }, `questions of ${jobId}`)
    await query.noteTold(db, companyId, ids, now.toISOString())
    const link = `${ground.settings.publicUrl}/dashboard/jobs?job=${jobId}#questions`
    for (const { email, language, title } of await query.teamOf(db, companyId, jobId))
      await sendMessage(ground, db, {
        ...{ companyId, channel: 'email', recipient: email },
        ...write('job-question-asked', language ?? 'en', { job: title, count: ids.length, link }),
      })
  })

/** Writes the answer to whoever asked, by the platform's hand: the company does not learn to whom. */
const tellAsker = (ground: Ground, { id }: { id: string }): Promise<void> =>
  ground.doors.asPlatform(async (db) => {
    const told = await query.asker(db, id)
    if (!told) return
    await sendMessage(ground, db, {
      ...{ companyId: null, channel: 'email', recipient: told.email },
      ...write('job-question-answered', told.language, {
        ...{ name: told.first_name, job: told.title, company: told.company, words: told.words, answer: told.answer },
        link: `${ground.settings.publicUrl}/jobs/${told.job_id}`,
      }),
    })
  })

export const jobQuestionJobs = [job('tell-job-questions', tellTeam), job('tell-question-answered', tellAsker)]
