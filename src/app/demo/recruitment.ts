import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { JobContent } from '../../features/adverts/content/content.rules.ts'
import { linkHashOf, linkTokenOf } from '../../features/hiring/applications/link.ts'
import { makeReports } from '../../features/hiring/fairness/jobs.ts'
import type { Services } from '../../server/context.ts'
import { enqueueIn } from '../../server/jobs.ts'
import { type Db, k } from '../../server/sql.ts'
import { addDays, dayIn } from '../../shared/dates.ts'
import { toMinor } from '../../shared/money.ts'
import { dieOf } from './draw.ts'
import { idOf } from './jobs.ts'

type Employer = { id: string; name: string; slug: string; countries: readonly Country[] }
type Job = { id: string; title: string; department: string; country: string; content: unknown; posted_at: string }

/** How far each of the first requisitions has come; the first two have become jobs. */
const STATES = ['approved', 'approved', 'asked', 'asked', 'draft', 'refused'] as const
const ANSWER = 0.75
/** Until most is compared. Seconds */
const SAMPLE_AFTER = 240
const GENDERS = ['woman', 'man'] as const
const AGE_BANDS = ['under25', '25to39', '25to39', '40to54', '55plus'] as const

/** What it cost to find people so far, in whole units of the job's currency. */
const SPENT = [
  { kind: 'advertising', units: 420, days: 30, source: 'linkedin', note: 'Sponsored post, four weeks' },
  { kind: 'referral', units: 1_000, days: 21, source: 'referral', note: 'Bonus after the first month' },
  { kind: 'events', units: 650, days: 12, source: null, note: 'Stand at the career fair' },
  { kind: 'travel', units: 85, days: 5, source: null, note: 'Taxi for a second interview' },
] as const

const before = (at: string, days: number) => new Date(Date.parse(at) - days * 86_400_000).toISOString()

const addRequisitions = async (
  services: Services,
  db: Db,
  { employer, jobs, team }: { employer: Employer; jobs: readonly Job[]; team: readonly string[] },
) => {
  const die = dieOf(`requisitions ${employer.slug}`)
  const now = services.now().toISOString()
  const [owner = null] = team
  const asker = team[1] ?? owner
  for (const [i, job] of jobs.slice(0, STATES.length).entries()) {
    const status = STATES[i] as (typeof STATES)[number]
    const content = JobContent.parse(job.content)
    const country = services.countries.get(job.country)
    const raised = status === 'approved'
    const at = raised ? before(job.posted_at, 6) : before(now, die.between(2, 12))
    const minor = (amount: string) => (amount ? toMinor(amount, country.currency.minorUnits) : null)
    const id = idOf(die)
    await db.run(
      k.insertInto('requisitions').values({
        company_id: employer.id,
        id,
        number: i + 1,
        status,
        title: content.title,
        country: job.country,
        department: job.department,
        place_id: content.placeId,
        head_count: Math.max(content.vacancies, die.between(1, 2)),
        employment_type: content.employmentType ?? 'FULL_TIME',
        reason: 'new',
        currency: country.currency.code,
        pay_min: minor(content.payMin),
        pay_max: minor(content.payMax),
        pay_period: content.payPeriod ?? 'MONTH',
        wanted_by: addDays(dayIn(country.zone, services.now()), die.between(20, 90)),
        created_by: asker,
        note: 'The team has more to do than it can.',
        created_at: at,
        updated_at: at,
      }),
    )
    if (status !== 'draft') {
      const unraised = status === 'refused' ? 'refused' : 'pending'
      const state = raised ? 'approved' : unraised
      const request = {
        company_id: employer.id,
        // Of dice of its own: what follows falls as before.
        id: idOf(dieOf(`approval ${id}`)),
        kind: 'requisition',
        subject_id: id,
        // As requests from before there was a fingerprint.
        subject_hash: 'moved',
        title: content.title,
        asked_by: asker,
        asked_at: before(at, -1),
        state,
        decided_at: state === 'pending' ? null : before(at, raised ? -3 : -2),
      }
      await db.run(k.insertInto('approval_instances').values(request))
      const told = { company_id: employer.id, instance_id: request.id }
      await db.run(
        k.insertInto('approval_events').values({ ...told, event: 'asked', by_user: asker, at: request.asked_at }),
      )
      if (request.decided_at)
        await db.run(
          k.insertInto('approval_decisions').values({
            ...told,
            step: 0,
            by_user: owner,
            verdict: raised ? 'approve' : 'refuse',
            reason: raised ? null : 'Not before the next quarter.',
            subject_hash: 'moved',
            at: request.decided_at,
          }),
        )
    }
    if (raised)
      await db.run(
        k.insertInto('requisition_steps').values({
          company_id: employer.id,
          requisition_id: id,
          step: 'job',
          by_user: asker,
          at: before(at, -4),
        }),
      )
    if (raised)
      await db.run(
        k
          .updateTable('jobs')
          .set({ requisition_id: id })
          .where('company_id', '=', employer.id)
          .where('id', '=', job.id),
      )
  }
}

const addCosts = async (
  services: Services,
  db: Db,
  { employer, jobs, by }: { employer: Employer; jobs: readonly Job[]; by: string | null },
) => {
  const rows = jobs.slice(0, SPENT.length).map((job, i) => {
    const { kind, units, days, source, note } = SPENT[i] as (typeof SPENT)[number]
    const { currency, zone } = services.countries.get(job.country)
    return {
      company_id: employer.id,
      job_id: job.id,
      kind,
      currency: currency.code,
      source,
      note,
      created_by: by,
      amount: toMinor(String(units), currency.minorUnits),
      spent_on: addDays(dayIn(zone, services.now()), -days),
    }
  })
  if (rows.length > 0) await db.run(k.insertInto('hiring_costs').values(rows))
}

/** What is planned for this year: a little more than there is. */
const addPlan = (db: Db, companyId: string, year: number) =>
  db.run(sql`
    insert into headcount_plans (company_id, year, country, department, target)
    select ${companyId}::uuid, ${year}, country, min(trim(department)), count(*)::int + 2 + (count(*) / 8)::int from employees
     where company_id = ${companyId}::uuid and status not in ('inactive', 'terminated') and trim(coalesce(department, '')) <> ''
     group by country, lower(trim(department))
    on conflict do nothing`)

const addTeams = async (db: Db, companyId: string, jobs: readonly Job[], team: readonly string[]) => {
  const roles = ['hiring_manager', 'recruiter'] as const
  const rows = jobs.flatMap((job) =>
    roles.flatMap((role, i) => {
      const user = team[i] ?? team[0]
      return user ? [{ company_id: companyId, job_id: job.id, user_id: user, role }] : []
    }),
  )
  if (rows.length > 0)
    await db.run(
      k
        .insertInto('hiring_team')
        .values(rows)
        .onConflict((on) => on.doNothing()),
    )
}

/** What people said of themselves, each through their own link as they would: there is no other way to write it. */
const addAnswers = async (
  services: Services,
  employer: Employer,
  applied: readonly { id: string; country: string }[],
) => {
  for (const a of applied) {
    const die = dieOf(`self ${a.id}`)
    if (!die.chance(ANSWER)) continue
    const { origins } = services.countries.get(a.country)
    const link = linkHashOf(linkTokenOf(services, employer.id, a.id))
    await services.database.forSeeker({ link }, (db) =>
      db.run(
        k
          .insertInto('self_identifications')
          .values({
            company_id: employer.id,
            application_id: a.id,
            gender: die.chance(0.05) ? 'unsaid' : die.pick(GENDERS),
            age_band: die.pick(AGE_BANDS),
            // The first ones named are the larger groups.
            ethnicity: origins.length > 0 ? (origins[Math.floor(die.next() ** 2 * origins.length)] ?? null) : null,
            at: services.now().toISOString(),
          })
          .onConflict((on) => on.doNothing()),
      ),
    )
  }
}

/** What hiring was planned as, who fills which job, and what people said of themselves. */
export const addRecruitment = async (services: Services, employer: Employer): Promise<void> => {
  const applied = await services.database.forCompany(employer.id, async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`recruitment ${employer.id}`}, 0))`)
    if (await db.maybe(k.selectFrom('requisitions').select('id').where('company_id', '=', employer.id).limit(1)))
      return []
    const jobs = await db.many(sql<Job>`
      select id, title, department, country, content, posted_at from jobs
       where company_id = ${employer.id} and status = 'open' order by posted_at, id limit 6`)
    const team = (
      await db.many(sql<{ id: string }>`
        select id from users where company_id = ${employer.id} and portal = 'company' and role in ('employer', 'employer_admin', 'hr_admin')
         order by role = 'employer' desc, role = 'employer_admin' desc, created_at, id`)
    ).map((u) => u.id)
    await addRequisitions(services, db, { employer, jobs, team })
    await addCosts(services, db, { employer, jobs, by: team[0] ?? null })
    await addPlan(db, employer.id, services.now().getUTCFullYear())
    await addTeams(db, employer.id, jobs, team)
    return db.many(sql<{ id: string; country: string }>`
      select a.id, j.country from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
       where a.company_id = ${employer.id} and a.link_hash is not null`)
  })
  await addAnswers(services, employer, applied)
}

/** What the timetable would have made of it by now. */
export const addReports = async (services: Services): Promise<void> => {
  await makeReports(services)
  // Of what the background has compared by then; the next one is Monday's.
  await services.database.forPlatform((db) =>
    enqueueIn(db, SAMPLE_AFTER, 'oversight-sample', { payload: {}, key: 'oversight-sample' }),
  )
}
