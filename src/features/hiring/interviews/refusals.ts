import type { Context } from '../../../server/context.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { findLastPublicStatus } from './ended.queries.ts'
import * as query from './queries.ts'

/** Nobody is invited who has been told that it is over. */
export const refuseEnded = async ({ db, actor }: Context, { id, outcome }: { id: string; outcome: string }) => {
  if (outcome !== 'active' && outcome !== 'closed')
    throw new Refusal('CONFLICT', 'This application is no longer going on. Restore it first.')
  if (outcome === 'closed' || (await findLastPublicStatus(db, actor.companyId, id)) === 'jobClosed')
    throw new Refusal('CONFLICT', 'The job is closed, and the person has been told so. Reopen the job first.')
}

/** Whoever left the panel may have read what the others found: they judge no more. */
export const refuseReturn = async ({ db, actor }: Context, id: string, panel: readonly string[]) => {
  const cards = (await query.cardsOf(db, actor.companyId, [id])).filter((c) => c.submitted_at !== null)
  const left = (await query.everOnPanels(db, actor.companyId, [id])).filter((p) => p.left_at !== null)
  const back = left.some((p) => panel.includes(p.user_id) && cards.some((c) => c.user_id !== p.user_id))
  if (back) throw invalid({ panel: 'Somebody who left this interview cannot come back once a scorecard is in.' })
}
