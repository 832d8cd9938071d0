import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { SMALLEST_GROUP } from './board.rules.ts'

/**
 * Budgets that differ from another one of their entity and year by the cost of fewer than five places: the difference of their totals would be what somebody is
 * paid. Of two such the current one stands, else the one made first; the other is named here.
 */
export const budgetsNearAnother = async (db: Db, companyId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.many(sql<{ id: string }>`
    with place_costs as materialized (
      select place.budget_id, place.employment_id, count(*) as places, coalesce(sum(costs.total), 0) as cost
        from budget_positions place
        left join lateral (
          select sum(amount.pay + amount.employer) as total from budget_amounts amount
           where amount.company_id = place.company_id and amount.position_id = place.id) costs on true
       where place.company_id = ${companyId}
       group by place.budget_id, place.employment_id)
    select distinct later.id
      from budgets later
      join budgets first on first.company_id = later.company_id and first.entity_id = later.entity_id and first.year_from = later.year_from
       and first.id <> later.id and (not first.is_current, first.made_at, first.id) < (not later.is_current, later.made_at, later.id)
     where later.company_id = ${companyId}
       and (select coalesce(sum(case when coalesce(one.employment_id, other.employment_id) is not null then 1
                                     else greatest(1, abs(coalesce(one.places, 0) - coalesce(other.places, 0))) end), 0)
              from (select * from place_costs where budget_id = later.id) one
              full join (select * from place_costs where budget_id = first.id) other
                on coalesce(one.employment_id, ${NOBODY}::uuid) = coalesce(other.employment_id, ${NOBODY}::uuid)
             where one.cost is distinct from other.cost) between 1 and ${SMALLEST_GROUP - 1}`)
  return new Set(rows.map(({ id }) => id))
}

/** Stands for places that nobody holds, which are counted together. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
