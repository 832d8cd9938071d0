import type { Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import * as letters from './due.queries.ts'
import { tell } from './move.queries.ts'

/** Each minute: letters whose time to be taken back is over. */
const findDue = ({ doors, now }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    for (const { company_id } of await letters.companiesWithDue(db, now().toISOString()))
      await enqueue(db, 'company-letters-due', { companyId: company_id }, `letters due ${company_id}`)
  })

/** One company's letters leave through the outbox, in the transaction that says they did. */
export const sendDue = (ground: Ground, { companyId }: { companyId: string }): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const now = ground.now().toISOString()
    const due = await letters.dueLetters(db, companyId, now)
    if (due.length === 0) return
    for (const { email, language, subject, body } of due)
      await sendMessage(ground, db, {
        companyId,
        channel: 'email',
        template: 'application-letter',
        recipient: email,
        language,
        subject,
        text: body,
      })
    await letters.lettersLeft(
      db,
      companyId,
      due.map((d) => d.id),
      now,
    )
    const ids = [...new Set(due.map((d) => d.applicationId))]
    await letters.responded(db, companyId, ids, now)
    // From now on the person sees the outcome, too.
    const told = due.filter((d) => d.rejects && d.outcome === 'rejected')
    const event = { kind: 'told', fromStage: null, toStage: null, publicStatus: 'notSelected', undoOf: null }
    if (told.length > 0)
      await tell(
        db,
        companyId,
        null,
        told.map((d) => ({ ...event, applicationId: d.applicationId, detail: { messageId: d.id } })),
        now,
      )
    // What was arranged with them is off from the moment they know.
    for (const { applicationId } of [...told, ...due.filter((d) => d.ends)])
      await enqueue(db, 'call-off-interviews', { companyId, applicationId }, `call off ${applicationId}`)
    if (due.length === 200) await enqueue(db, 'company-letters-due', { companyId }, `letters due ${companyId}`)
  })

export const pipelineJobs = [
  { ...job('letters-due', findDue), timetable: '* * * * *' },
  job('company-letters-due', sendDue),
]
