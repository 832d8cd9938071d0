import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { requestApproval } from '../../platform/approvals/service.ts'
import type * as contract from './contract.ts'
import { refuseChanged } from './lock.service.ts'
import { PAY_RUN_KIND } from './run.rules.ts'
import { holdRun, moveTo } from './runs.service.ts'

/** Asks for the approval of a run, unless somebody's facts have changed since it was calculated: nobody is to approve what cannot be locked. */
export const submitPayRun = async (ctx: Context, input: Parsed<typeof contract.submitPayRun>) => {
  const row = await holdRun(ctx, input, 'submit')
  await refuseChanged(ctx, row, { quick: true })
  const answer = await moveTo(ctx, row.id, 'in_review')
  await requestApproval(ctx, { kind: PAY_RUN_KIND, subjectId: row.id, replaces: true })
  return answer
}
