import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { JobContent } from '../../features/adverts/content/content.rules.ts'
import { hire as hireCall } from '../../features/hiring/offers/contract.ts'
import { hireApplicant } from '../../features/hiring/offers/hire.service.ts'
import type { Services } from '../../server/context.ts'
import { k } from '../../server/sql.ts'
import { addDays, dayIn } from '../../shared/dates.ts'
import { demoContext } from './context.ts'
import { dieOf } from './draw.ts'

type Employer = { id: string; name: string; slug: string; countries: readonly Country[] }
type Far = { id: string; job_id: string; title: string; department: string; country: string; content: unknown }

/** Where people are hired in all four countries, two; else one. */
const HIRED = { group: 2, single: 1 } as const

/**
 * Some of those who had come furthest, hired by the use case of the call: their records are new, and what is missing is asked of them. Only for
 * jobs that want several people, so that none closes by it. Nobody is hired when somebody is already. What is told of an
 * application is never changed afterwards, so they are hired on the day this data is made.
 */
export const addHired = (services: Services, employer: Employer): Promise<void> =>
  services.database.forCompany(employer.id, async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`hired ${employer.id}`}, 0))`)
    const hired = k.selectFrom('applications').select('id').where('outcome', '=', 'hired')
    if (await db.maybe(hired.where('company_id', '=', employer.id).limit(1))) return
    const owner = await db.maybe(
      k
        .selectFrom('users')
        .select(['id', 'email'])
        .where('company_id', '=', employer.id)
        .where('role', '=', 'employer')
        .orderBy('created_at')
        .limit(1),
    )
    // One of each job: the one who applied first of those who came furthest.
    const far = await db.many(sql<Far>`
      select * from (
        select distinct on (application.job_id) application.id, application.job_id, job.title, job.department, job.country, job.content, job.posted_at
          from applications application join jobs job on job.company_id = application.company_id and job.id = application.job_id
          join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
         where application.company_id = ${employer.id} and application.outcome = 'active' and application.user_id is null
           and stage.kind in ('interview', 'assessment', 'offer')
           and job.status = 'open' and (job.content->>'vacancies')::int > 1
         order by application.job_id, stage.position desc, application.number) chosen
       order by posted_at, job_id limit ${employer.countries.length > 1 ? HIRED.group : HIRED.single}`)
    if (!owner || far.length === 0) return
    const demo = demoContext(services, db, { companyId: employer.id, userId: owner.id, email: owner.email })
    const ctx = demo.as()
    for (const one of far) {
      const country = services.countries.get(one.country)
      const content = JobContent.parse(one.content)
      const own = country.demo.people.find((g) => country.classify(g.nationality, undefined).status === 'citizen_pr')
      const starts = addDays(dayIn(country.zone, services.now()), dieOf(`hired ${one.id}`).between(10, 30))
      await hireApplicant(
        ctx,
        hireCall.input.parse({
          application: one.id,
          nationality: own?.nationality ?? country.name,
          employmentStatus: country.employmentStatuses?.[0]?.value,
          terms: {
            position: content.title,
            department: one.department,
            pay: content.payMin,
            period: content.payPeriod,
            startsOn: starts,
            weeklyHours: String(country.hours.standard),
          },
          welcome: false,
        }),
      )
    }
    await demo.log(ctx)
  })
