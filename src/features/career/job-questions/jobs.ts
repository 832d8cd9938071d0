import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueIn } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { paths } from '../../../shared/paths.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import * as query from './queries.ts'
import { NOTIFY_EVERY_SECONDS } from './rules.ts'

type About = { companyId: string; jobId: string }

/** Writes to whoever fills a job that something was asked about it: how much, never by whom, and once an hour at most. */
const tellTeam = (services: Services, { companyId, jobId }: About): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const now = services.now()
    const { ids, last } = await query.getUnnotifiedQuestions(db, companyId, jobId)
    if (ids.length === 0) return
    const wait = last === null ? 0 : NOTIFY_EVERY_SECONDS - (now.getTime() - Date.parse(last)) / 1000
    if (wait > 0)
      return enqueueIn(db, Math.ceil(wait), 'tell-job-questions', { companyId, jobId }, `questions of ${jobId}`)
    await query.markTeamNotified(db, companyId, ids, now.toISOString())
    const link = `${services.settings.publicUrl}${paths.companyJobs({ job: jobId })}#questions`
    for (const { email, language, title } of await query.teamOf(db, companyId, jobId))
      await sendMessage(services, db, {
        companyId,
        channel: 'email',
        recipient: email,
        ...renderTemplate('job-question-asked', language ?? 'en', { job: title, count: ids.length, link }),
      })
  })

/** Writes the answer to whoever asked, by the platform's hand: the company does not learn to whom. */
const tellAsker = (services: Services, { id }: { id: string }): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const told = await query.findAskerWithAnswer(db, id)
    if (!told) return
    await sendMessage(services, db, {
      companyId: null,
      channel: 'email',
      recipient: told.email,
      ...renderTemplate('job-question-answered', told.language, {
        name: told.first_name,
        job: told.title,
        company: told.company,
        words: told.words,
        answer: told.answer,
        link: `${services.settings.publicUrl}${paths.job(told.job_id)}`,
      }),
    })
  })

export const jobQuestionJobs = [
  defineJob('tell-job-questions', tellTeam),
  defineJob('tell-question-answered', tellAsker),
]
