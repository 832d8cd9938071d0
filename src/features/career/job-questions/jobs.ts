import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueIn } from '../../../server/jobs.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
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
      return enqueueIn(db, Math.ceil(wait), 'tell-job-questions', {
        payload: { companyId, jobId },
        key: `questions of ${jobId}`,
      })
    await query.markTeamNotified(db, companyId, ids, now.toISOString())
    const link = `${services.settings.publicUrl}${paths.companyJobs({ job: jobId, tab: 'questions' })}`
    const team = await query.teamOf(db, companyId, jobId)
    const recipients = team.map(({ id, email, language, title }) => ({
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { job: title, count: ids.length, link },
    }))
    await notifyPeople(services, db, { event: 'job-question-asked', companyId, recipients })
  })

/** Writes the answer to whoever asked, by the platform's hand: the company does not learn to whom. */
const tellAsker = (services: Services, { id }: { id: string }): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const told = await query.findAskerWithAnswer(db, id)
    if (!told) return
    const { user_id: userId, email, language, first_name: name, title: job, company, words, answer } = told
    const link = `${services.settings.publicUrl}${paths.job(told.job_id)}`
    const recipients = [{ userId, email, language, link, facts: { name, job, company, words, answer, link } }]
    await notifyPeople(services, db, { event: 'job-question-answered', companyId: null, recipients })
  })

export const jobQuestionJobs = [
  defineJob('tell-job-questions', tellTeam),
  defineJob('tell-question-answered', tellAsker),
]
