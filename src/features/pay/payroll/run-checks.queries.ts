import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

export type AccountRow = { employee_id: string; has_account: boolean; shared_with: string[] }

/**
 * Whether a bank account is on the records of people, and who else of the company has the same one: by the blind index, no number is opened. Others are
 * those who were employed on a day or later.
 */
export const accountsOf = (
  db: Db,
  companyId: string,
  { employeeIds, since }: { employeeIds: readonly string[]; since: Day },
) =>
  db.many(sql<AccountRow>`
    select asked.id as employee_id, own.blind_index is not null as has_account,
           coalesce((
             select array_agg(other_person.full_name order by other_person.sort_name, other_person.id)
               from employee_secrets other
               join employees other_person on other_person.company_id = other.company_id and other_person.id = other.employee_id
              where other.company_id = ${companyId} and other.field = 'bankAccountNumber' and other.blind_index = own.blind_index
                and other.employee_id <> asked.id
                and exists (select from employments employment
                             where employment.company_id = other.company_id and employment.employee_id = other.employee_id
                               and (employment.ended_on is null or employment.ended_on >= ${since}))), '{}') as shared_with
      from unnest(${[...employeeIds]}::uuid[]) asked(id)
      left join employee_secrets own on own.company_id = ${companyId} and own.employee_id = asked.id and own.field = 'bankAccountNumber'`)
