import type { Context } from '../../../server/context.ts'
import type { GroupsAhead } from './gather-year.service.ts'
import { byEmployment, membersOf } from './group-members.queries.ts'
import * as query from './queries.ts'
import type * as runs from './runs.queries.ts'

/** Who goes into which group of the legal entity: asked of shorter periods alone, of which a month has several. */
export const groupsAhead = async (
  ctx: Context,
  run: runs.RunRow,
  employmentIds: readonly string[],
): Promise<GroupsAhead> => {
  const { companyId } = ctx.actor
  const groups = (await query.listGroups(ctx.db, companyId)).filter((one) => one.entity_id === run.entity_id)
  const rows = groups.length > 1 ? await membersOf(ctx.db, companyId, employmentIds) : []
  return { groups, memberships: byEmployment(rows) }
}
