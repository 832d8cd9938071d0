import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { PayLine } from './lines.rules.ts'

/** A line as far as it says why a net is another than the one before. */
export type VariedLine = Pick<PayLine, 'key' | 'label' | 'kind' | 'amount'> & {
  employment_id: string
  nature: string | null
  agreed: number | null
  scheme: string | null
}

type Input = { runId: string; employmentIds: readonly string[] }

const columns = sql`line.key, line.label, line.kind, line.amount, line.nature, line.agreed, line.scheme`

/** Lines of some people in a run, locked or as they were reckoned. */
export const variedLines = (db: Db, companyId: string, { runId, employmentIds }: Input) =>
  db.many(sql<VariedLine>`
    select line.employment_id, ${columns} from pay_lines line
     where line.company_id = ${companyId} and line.run_id = ${runId} and line.employment_id = any(${[...employmentIds]}::uuid[])
    union all
    select draft.employment_id, ${columns} from pay_drafts draft
     cross join lateral jsonb_to_recordset(draft.result -> 'lines')
        as line(key text, label text, kind text, amount bigint, nature text, agreed bigint, scheme text)
     where draft.company_id = ${companyId} and draft.run_id = ${runId} and draft.employment_id = any(${[...employmentIds]}::uuid[])
       and not exists (select from pay_runs run where run.company_id = ${companyId} and run.id = ${runId} and run.state = 'locked')`)

/** Lines of the last locked regular run of each within the thirteen months before a pay day. */
export const linesBefore = (db: Db, companyId: string, q: { employmentIds: readonly string[]; payDay: Day }) =>
  db.many(sql<VariedLine>`
    with last as materialized (
      select distinct on (person.employment_id) person.employment_id, run.id
        from pay_runs run
        join pay_run_people person on person.company_id = run.company_id and person.run_id = run.id and person.state in ('locked', 'held')
             and person.employment_id = any(${[...q.employmentIds]}::uuid[])
       where run.company_id = ${companyId} and run.state = 'locked' and run.kind = 'regular' and run.pay_day < ${q.payDay}
         and run.pay_day >= ${q.payDay}::date - interval '13 months'
       order by person.employment_id, run.pay_day desc)
    select line.employment_id, ${columns} from last
      join pay_lines line on line.company_id = ${companyId} and line.employment_id = last.employment_id and line.run_id = last.id`)

/** What locked runs paid some people from a day up to another: amounts in minor units. */
export const paidSince = (db: Db, companyId: string, q: { employmentIds: readonly string[]; from: Day; until: Day }) =>
  db.many(sql<{ employment_id: string; gross: number; net: number }>`
    select line.employment_id, coalesce(sum(line.amount) filter (where line.kind = 'earning'), 0)::bigint as gross,
           coalesce(sum(case when line.kind = 'deduction' then -line.amount
                             when line.kind in ('earning', 'reimbursement') and line.nature is distinct from 'in_kind' then line.amount end), 0)::bigint as net
      from pay_lines line join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
     where line.company_id = ${companyId} and line.employment_id = any(${[...q.employmentIds]}::uuid[]) and run.state = 'locked'
       and run.pay_day between ${q.from} and ${q.until}
     group by line.employment_id`)
