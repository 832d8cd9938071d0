import type { ApprovalReader } from '../../../server/approvals.ts'
import { addDays } from '../../../shared/dates.ts'
import { tellDaysChanged } from '../schedules/checks.service.ts'
import { readLeaveGround } from './ground.service.ts'
import { settleAccounts } from './ledger.service.ts'
import * as requests from './requests.queries.ts'
import { isForSickness } from './sick.rules.ts'

/** Leave that begins sooner is nobody’s to lose by a clock: people have made plans, or are away. */
const DAYS_AHEAD = 2

/**
 * Refused because nobody decided it in time: its days are free again. Only leave that lies ahead; of sickness and of what the law gives for an event never.
 * @returns false: somebody has to decide
 */
export const declineLeave = async (
  reader: ApprovalReader,
  { subjectId, reason }: { subjectId: string; reason: string },
): Promise<boolean> => {
  const { db, companyId } = reader
  await requests.lockRequest(db, companyId, subjectId)
  const [request] = await requests.requestsByIds(db, companyId, [subjectId])
  const ground = await readLeaveGround(reader)
  const type = request && ground.types.get(request.leave_type)
  if (!request || !type || request.state !== 'pending') return false
  const at = reader.now().toISOString()
  if (isForSickness(type) || type.isForOccasion || request.from_day <= addDays(at.slice(0, 10), DAYS_AHEAD))
    return false
  await requests.cancelSegments(db, companyId, { requestId: subjectId, days: null, at })
  await requests.updateRequest(db, companyId, subjectId, {
    state: 'refused',
    decided_by: null,
    decided_at: at,
    answer: reason,
  })
  await settleAccounts(reader, ground, [request.employment_id])
  const { employment_id: employmentId, from_day: from, until_day: until } = request
  await tellDaysChanged(reader, [{ employmentId, from, until }])
  return true
}
