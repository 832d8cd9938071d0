import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/**
 * Who worked, works or will work on some days at a place whose calendar is named: everybody with terms there that were not taken back. Somebody
 * who came or went meanwhile is among them: their days are counted anew and come out the same.
 * @param scope `country:SG`, `region:CA-ON`, `entity:` or `site:` with an identifier
 */
export const listPeopleAtCalendar = (
  db: Db,
  companyId: string,
  { scope, from, until }: { scope: string; from: Day; until: Day },
) =>
  db.many(sql<{ employment_id: string }>`
    select employment.id employment_id
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId}::uuid and employment.started_on <= ${until}::date
       and coalesce(employment.ended_on >= ${from}::date, true)
       and ('entity:' || employment.entity_id = ${scope}
            or 'country:' || employee.country = ${scope}
            or exists (
              select from employment_terms terms
                left join sites site on site.company_id = terms.company_id and site.id = terms.site_id
               where terms.company_id = employment.company_id and terms.employment_id = employment.id
                 and ${scope} in ('site:' || terms.site_id, 'country:' || coalesce(terms.country, employee.country),
                                  'region:' || coalesce(terms.country, employee.country) || '-' || coalesce(terms.region, site.place))))
     order by employment.id`)
