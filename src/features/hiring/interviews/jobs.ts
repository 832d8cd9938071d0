import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { insertApplicationEvent } from '../applications/changes.service.ts'
import { findLastPublicStatus } from './ended.queries.ts'
import { callOff } from './letters.ts'
import * as query from './queries.ts'
import { getInterviewSummary } from './shown.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'interviews', country: null }

/**
 * What was arranged with somebody who has withdrawn, or who has been told that they were not selected or that the job is closed, is off: the panel’s calendars hear of it,
 * and theirs, unless it was they who ended it. Until they are told, everything stays as they know it. What was called off is not found again.
 */
export const callOffEnded = (
  services: Services,
  { companyId, applicationId }: { companyId: string; applicationId: string },
): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const current = await query.findApplication(db, companyId, applicationId, true)
    if (!current) return
    const withdrew = current.outcome === 'withdrawn'
    const told = await findLastPublicStatus(db, companyId, applicationId)
    const ended = { rejected: 'notSelected', active: 'jobClosed', closed: 'jobClosed', hired: 'hired' }[current.outcome]
    if (!withdrew && (ended === undefined || told !== ended)) return
    const entries = []
    for (const { id } of await query.interviewsOf(db, companyId, applicationId)) {
      const row = await query.lockInterview(db, companyId, id)
      const coming = row?.status === 'proposed' || row?.status === 'confirmed'
      // What has begun was held or missed: whoever held it says which.
      if (!row || !coming || (row.starts_at && Date.parse(row.starts_at) <= services.now().getTime())) continue
      const next = await query.updateInterview(db, companyId, id, {
        status: 'cancelled',
        ics_sequence: row.ics_sequence + 1,
      })
      const about = await getInterviewSummary(services, db, companyId, next)
      await callOff(services, db, about, {
        reason: '',
        recipients: withdrew ? about.panel : [about.person, ...about.panel],
      })
      await insertApplicationEvent(db, {
        companyId,
        applicationId,
        kind: 'interview_cancelled',
        by: 'system',
        userId: null,
        publicStatus: null,
        detail: { interview: id, round: row.round, startsAt: row.starts_at },
      })
      const detail = { by: told === 'jobClosed' ? 'job closed' : current.outcome }
      entries.push({
        action: 'interview.cancel',
        targetType: 'application',
        targetId: applicationId,
        detail,
        before: { status: row.status },
        after: { interview: id, status: 'cancelled' },
      })
    }
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, caller, entries)
  })

export const interviewJobs = [defineJob('call-off-interviews', callOffEnded)]
