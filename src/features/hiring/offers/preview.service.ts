import type { Context } from '../../../server/context.ts'
import { leavesAt, UNDO_MINUTES } from '../../../shared/delay.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import * as interviews from '../interviews/held.ts'
import { getApplication } from '../interviews/service.ts'
import { zoneOfPerson } from '../stages/zones.rules.ts'
import { findPhone, listPapers } from './carry.service.ts'
import type * as contract from './contract.ts'
import { listEndingApplications } from './hires.queries.ts'
import * as query from './queries.ts'
import { vacanciesOf } from './send.service.ts'

const MOST_SHOWN = 50

/** What hiring somebody would do, before it is done: nothing is written. */
export const previewHire = async (
  ctx: Context,
  { application }: Parsed<typeof contract.previewHire>,
): Promise<Output<typeof contract.previewHire>> => {
  const { db, actor } = ctx
  const current = await getApplication(ctx, application)
  const job = await query.getJobState(db, actor.companyId, current.job_id)
  const { all, hired } = await vacanciesOf(ctx, current.job_id, job.content)
  const closes = hired + 1 >= all && ['open', 'paused', 'scheduled'].includes(job.status)
  const closesAt = closes ? new Date(ctx.now().getTime() + UNDO_MINUTES * 60_000) : null
  const ending = closesAt
    ? await listEndingApplications(db, actor.companyId, { job: current.job_id, but: current.id, viewer: actor.userId })
    : []
  const { name: company } = await interviews.companyOf(db, actor.companyId)
  const candidate = await query.getCandidate(db, actor.companyId, current.candidate_id)
  const coming = await interviews.countComing(db, actor.companyId, {
    application: current.id,
    now: ctx.now().toISOString(),
  })
  return {
    carries: await listPapers(ctx, current.id),
    phone: await findPhone(ctx, current.id, candidate.phone),
    fills: closes,
    closesAt: closesAt?.toISOString() ?? null,
    othersCount: ending.length,
    others: ending.slice(0, MOST_SHOWN).map((other) => {
      const name = other.seen ? other.name : '•••'
      const facts = { name, job: current.title, company, words: '' }
      const { subject, text } = renderTemplate('application-closed', other.language, facts)
      return {
        id: other.id,
        number: other.number,
        name: other.seen ? other.name : null,
        stage: other.stage,
        subject: subject ?? '',
        body: text,
        leavesAt: leavesAt(closesAt ?? ctx.now(), zoneOfPerson(ctx.countries, other)).toISOString(),
      }
    }),
    interviews: coming,
  }
}
