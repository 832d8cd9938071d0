import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import {
  insertPlacedEvents,
  markApplicationLettersSent,
  markApplicationsAnswered,
} from '../applications/changes.service.ts'
import * as letters from './due.queries.ts'

/** Each minute: letters whose time to be taken back is over. */
const findDue = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { company_id } of await letters.listCompaniesWithDueMessages(db, now().toISOString()))
      await enqueueJob(db, 'company-letters-due', { companyId: company_id }, `letters due ${company_id}`)
  })

/** One company's letters leave through the outbox, in the transaction that says they did. */
export const sendDueMessages = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const now = services.now().toISOString()
    const due = await letters.lockDueMessages(db, companyId, now)
    if (due.length === 0) return
    for (const { email, language, subject, body } of due)
      await sendMessage(services, db, {
        companyId,
        channel: 'email',
        template: 'application-letter',
        recipient: email,
        language,
        subject,
        text: body,
      })
    await markApplicationLettersSent(
      db,
      companyId,
      due.map((d) => d.id),
      now,
    )
    const ids = [...new Set(due.map((d) => d.applicationId))]
    await markApplicationsAnswered(db, companyId, ids, now)
    // From now on the person sees the outcome, too.
    const told = due.filter((d) => d.rejects && d.outcome === 'rejected')
    const event = { kind: 'told', fromStage: null, toStage: null, publicStatus: 'notSelected', undoOf: null }
    if (told.length > 0)
      await insertPlacedEvents(db, companyId, {
        by: null,
        events: told.map((d) => ({ ...event, applicationId: d.applicationId, detail: { messageId: d.id } })),
        now,
      })
    // What was arranged with them is off from the moment they know.
    for (const { applicationId } of [...told, ...due.filter((d) => d.ends)])
      await enqueueJob(db, 'call-off-interviews', { companyId, applicationId }, `call off ${applicationId}`)
    if (due.length === 200) await enqueueJob(db, 'company-letters-due', { companyId }, `letters due ${companyId}`)
  })

export const pipelineJobs = [
  { ...defineJob('letters-due', findDue), timetable: '* * * * *' },
  defineJob('company-letters-due', sendDueMessages),
]
