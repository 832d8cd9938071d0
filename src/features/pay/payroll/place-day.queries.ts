import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** A moment, and the zone of each country for entities that have said none of their own. */
export type Moment = { at: string; zones: Readonly<Record<string, string>> }

/** The day it is at the place of a legal entity, as SQL over its zone and country. */
export const dayAt = ({ at, zones }: Moment, entity: { zone: string; country: string }) =>
  sql<Day>`(${at}::timestamptz at time zone coalesce(${sql.ref(entity.zone)}, ${JSON.stringify(zones)}::jsonb ->> ${sql.ref(entity.country)}))::date`

/** The day it is where somebody is employed; undefined: there is no such employment, or it is of no entity. */
export const dayOfEmployment = async (
  db: Db,
  companyId: string,
  { employmentId, moment }: { employmentId: string; moment: Moment },
): Promise<Day | undefined> =>
  (
    await db.maybe(sql<{ today: Day }>`
      select ${dayAt(moment, { zone: 'entity.zone', country: 'entity.country' })} as today from employments employment
        join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
       where employment.company_id = ${companyId} and employment.id = ${employmentId}`)
  )?.today
