import { writeAudit } from '../../../server/audit.ts'
import type { Caller, Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { settleDue } from './move.service.ts'
import * as query from './queries.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'jobs-due', country: null }

/** Each minute: midnight has come somewhere, or a moment that was chosen. */
const findDue = ({ doors, now }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    for (const { company_id } of await query.companiesWithDue(db, now().toISOString()))
      await enqueue(db, 'company-jobs-due', { companyId: company_id }, `jobs due ${company_id}`)
  })

const settle = (ground: Ground, { companyId }: { companyId: string }): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const entries = (await settleDue(ground, db, companyId)).map(({ id, action }) => ({
      action,
      targetType: 'job',
      targetId: id,
      detail: { by: 'timetable' },
    }))
    const nobody = { companyId, userId: null as never, role: null as never, sessionId: null as never }
    await writeAudit(db, nobody, caller, entries)
  })

export const jobJobs = [{ ...job('jobs-due', findDue), timetable: '* * * * *' }, job('company-jobs-due', settle)]
