import { sql } from 'kysely'

/** Parts of a statement over `jobs job`: how many of its places are taken. */

/** Who was hired for it. */
export const hiredForJob = sql<number>`
  (select count(*)::int from applications application where application.company_id = job.company_id and application.job_id = job.id
    and application.outcome = 'hired')`

/** To whom an offer is out or signed who has not been hired yet. */
export const promisedForJob = sql<number>`
  (select count(*)::int from offers offer join applications application on application.company_id = offer.company_id
    and application.id = offer.application_id where application.company_id = job.company_id and application.job_id = job.id
    and application.outcome = 'active' and offer.status in ('sent', 'accepted'))`
