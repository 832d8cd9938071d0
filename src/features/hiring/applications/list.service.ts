import type { Context } from '../../../server/context.ts'
import { pageOf, totalOf } from '../../../server/list.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import type { ApplicationRow } from './contract.ts'
import * as query from './queries.ts'
import * as work from './work.queries.ts'

export const viewerOf = ({ actor, now }: Context) => ({
  companyId: actor.companyId,
  userId: actor.userId,
  now: now().toISOString(),
})

type Timed = Pick<query.Listed, 'what' | 'due'>
export const clockOf = ({ what, due }: Timed, now: Date): ApplicationRow['clock'] =>
  what && due ? { what, due: iso(due), late: Date.parse(due) <= now.getTime() } : null

const rowOf = (ctx: Context, row: query.Listed): ApplicationRow => ({
  id: row.id,
  number: row.number,
  name: row.name,
  job: { id: row.job_id, title: row.title },
  stage: { id: row.stage_id, name: row.stage, kind: row.kind },
  outcome: row.outcome,
  appliedAt: iso(row.applied_at),
  lastActivityAt: iso(row.last_activity_at),
  seen: row.first_viewed_at !== null,
  clock: clockOf(row, ctx.now()),
  source: row.source,
  unmet: row.unmet,
  match: row.met === null || row.met_of === null ? null : { met: row.met, of: row.met_of },
  questions: row.questions,
  rating: row.rating === null ? null : { mean: row.rating, of: row.rated },
  tags: row.tags,
  duplicates: row.duplicates,
  owner: row.owner_id && row.owner ? { id: row.owner_id, name: row.owner } : null,
  unread: row.unread,
  version: row.version,
})

export const listApplications = async (
  ctx: Context,
  { page, pageSize, cursor, ...filter }: Parsed<typeof contract.listApplications>,
): Promise<Output<typeof contract.listApplications>> => {
  const viewer = viewerOf(ctx)
  // The assisted order is chosen by somebody, and it is known by whom.
  if (filter.sort?.endsWith('match') && page === 1)
    ctx.audit({ action: 'match.order', targetType: 'job', ...(filter.job ? { targetId: filter.job } : {}) })
  const part = query.applicationsPart(filter, { cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listApplications(ctx.db, viewer, filter, part))
  return {
    applications: rows.map((row) => rowOf(ctx, row)),
    ...totalOf(await query.countApplications(ctx.db, viewer, filter)),
    next,
    page,
    pageSize,
  }
}

export const groupApplications = async (
  ctx: Context,
  { by, ...filter }: Parsed<typeof contract.groupApplications>,
): Promise<Output<typeof contract.groupApplications>> => ({
  groups: await query.groupApplications(ctx.db, viewerOf(ctx), filter, by),
})

export const readChoices = async (ctx: Context): Promise<Output<typeof contract.readChoices>> => {
  const { stages, people, ...rest } = await work.listChoices(ctx.db, ctx.actor.companyId)
  return {
    ...rest,
    stages: stages.map(({ pipeline_id, ...s }) => ({ ...s, pipelineId: pipeline_id })),
    people: people.map(({ id, name }) => ({ id, name })),
  }
}
