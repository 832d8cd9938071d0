import { sql } from 'kysely'

/**
 * Part of a statement over `applications application`: whether it goes on as far as its person knows. What has been decided and not been told
 * changes nothing for them yet.
 */
export const goesOnForPerson = sql<boolean>`(application.outcome = 'active' or application.outcome = 'rejected' and (
  select event.public_status from application_events event where event.company_id = application.company_id
     and event.application_id = application.id and event.public_status is not null order by event.id desc limit 1)
  is distinct from 'notSelected')`
