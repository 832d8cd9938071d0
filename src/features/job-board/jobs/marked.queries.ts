import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { type Marked, type Narrow, searchConditionsOf } from './search.queries.ts'
import type { Cell } from './search.rules.ts'

/** What would be found, and is hidden from whoever looks: by kind. */
export const hiddenCells = (db: Db, n: Narrow, { hidden, employers }: Marked): Promise<Cell[]> =>
  hidden.length + employers.length === 0
    ? Promise.resolve([])
    : db.many<Cell>(sql`
        select country, work_mode, employment_type, coalesce(seniority, '') seniority, coalesce(field, -1) field, pay_band, count(*)::int n
        from job_adverts where ${searchConditionsOf({ ...n, marked: null })}
          and (id = any(${[...hidden]}::uuid[]) or company_id = any(${[...employers]}::uuid[]))
        group by 1, 2, 3, 4, 5, 6`)
