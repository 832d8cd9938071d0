import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { groupOn } from './group-on.queries.ts'
import type { RunKind, RunState } from './runs.queries.ts'

type StandingRun = { id: string; group_id: string; kind: RunKind; from_day: Day; pay_day: Day; state: RunState }

export const runsOfMonth = (db: Db, companyId: string, q: { entityId: string; month: string }) =>
  db.many(sql<StandingRun>`
    select run.id, run.group_id, run.kind, run.from_day, run.pay_day, run.state from pay_runs run
      join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
     where run.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and run.month = ${q.month} and run.state <> 'void'`)

/** The first day each group was paid for here, or counts as paid from: what lies before it another provider paid. */
export const firstDays = (db: Db, companyId: string, entityId: string) =>
  db.many(sql<{ group_id: string; day: Day }>`
    select run.group_id, min(run.from_day) as day from pay_runs run
      join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
     where run.company_id = ${companyId} and pay_group.entity_id = ${entityId} and run.state = 'locked' and run.kind in ('regular', 'opening')
     group by run.group_id`)

/** How many a group has to pay for a period: whoever is in it and was paid for none of its days by a run of their own. */
export const peopleToPay = async (
  db: Db,
  companyId: string,
  q: { entityId: string; groupId: string; from: Day; until: Day },
): Promise<number> =>
  (
    await db.one(sql<{ n: number }>`
      select count(*)::int as n from employments employment
       where employment.company_id = ${companyId} and employment.entity_id = ${q.entityId}
         and employment.started_on <= ${q.until} and coalesce(employment.ended_on >= ${q.from}, true)
         and ${groupOn(sql`${q.until}::date`)} = ${q.groupId}::uuid
         and not exists (select from pay_run_people person join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
                          where person.company_id = employment.company_id and person.employment_id = employment.id and run.state = 'locked'
                            and run.kind in ('regular', 'final', 'opening') and run.from_day <= ${q.until} and run.until_day >= ${q.from})`)
  ).n
