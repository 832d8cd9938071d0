import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { roleHas } from '../../../shared/permissions.ts'
import type { TeamRole } from './approval.rules.ts'

/** Accounts of the company that may have a part in filling a job; those who run it may approve one. */
export const listTeamMembers = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'language', 'role'])
      .where('company_id', '=', companyId)
      .where('portal', '=', 'company')
      .where('disabled_at', 'is', null)
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id'),
  )
export type TeamMember = Awaited<ReturnType<typeof listTeamMembers>>[number]

/** Of these, employees who work here now and have opened their account: they may hold interviews and have no other part. */
export const employeesIn = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many<TeamMember & { position: string | null }>(sql`
    select u.id, u.first_name, u.last_name, u.email, u.language, u.role, e.position
      from users u join employees e on e.company_id = u.company_id and e.id = u.employee_id
     where u.company_id = ${companyId} and u.portal = 'employee' and u.disabled_at is null and u.id = any(${[...ids]}::uuid[])
       and e.status = 'active' and u.activated_at is not null
     order by u.first_name, u.last_name, u.id`)

export const nameOf = (p: { first_name: string; last_name: string }) => `${p.first_name} ${p.last_name}`.trim()
export const isCompanyAdmin = ({ role }: { role: string }) => roleHas(role, 'jobs.approve')

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

export const teamsOf = async (db: Db, companyId: string, jobs: readonly string[]) =>
  (
    await db.many(
      k
        .selectFrom('hiring_team')
        .select(['job_id', 'user_id', 'role'])
        .where('company_id', '=', companyId)
        .where('job_id', '=', anyOf(jobs))
        .orderBy('role')
        .orderBy('user_id'),
    )
  ).map((t) => ({ jobId: t.job_id, userId: t.user_id, role: t.role as TeamRole }))

export const setTeam = async (
  db: Db,
  companyId: string,
  jobId: string,
  team: readonly { userId: string; role: TeamRole }[],
) => {
  await db.run(k.deleteFrom('hiring_team').where('company_id', '=', companyId).where('job_id', '=', jobId))
  if (team.length > 0)
    await db.run(
      k
        .insertInto('hiring_team')
        .values(team.map(({ userId, role }) => ({ company_id: companyId, job_id: jobId, user_id: userId, role }))),
    )
}

export const listJobsAwaitingApproval = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('jobs')
      .select(['id', 'title', 'department', 'country', 'status', 'content', 'approved_at', 'proposed'])
      .where('company_id', '=', companyId)
      .where((eb) => eb.or([eb('status', '=', 'pending_approval'), eb('proposed', 'is not', null)]))
      .limit(1000),
  )

/** Jobs as they are approved. */
export const jobsToApprove = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('jobs')
      .select(['id', 'title', 'department', 'country', 'status', 'content', 'approved_at', 'proposed'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids)),
  )

/** What a job goes by and where it was planned, by name. */
export const aboutOf = (db: Db, companyId: string, jobId: string) =>
  db.one<{
    pipeline_id: string | null
    pipeline: string | null
    requisition_id: string | null
    number: number | null
    requisition: string | null
  }>(sql`
    select p.id as pipeline_id, p.name as pipeline, r.id as requisition_id, r.number, r.title as requisition
      from jobs j left join pipelines p on p.company_id = j.company_id
             and (p.id = j.pipeline_id or (j.pipeline_id is null and p.is_default))
           left join requisitions r on r.company_id = j.company_id and r.id = j.requisition_id
     where j.company_id = ${companyId} and j.id = ${jobId}`)

/** How many vacancies a job may have so that those of its requisition's other jobs, and the people hired, still fit what was approved. */
export const roomOf = async (db: Db, companyId: string, jobId: string, requisitionId: string) =>
  (
    await db.one<{ room: number }>(sql`
      select (r.head_count - coalesce((select sum(case when o.status in ('closed', 'archived') then o.hired else greatest(o.vacancies, o.hired) end)
          from (select j.status, coalesce((j.content->>'vacancies')::int, 1) vacancies, (select count(*)::int from applications a
                  where a.company_id = j.company_id and a.job_id = j.id and a.outcome = 'hired') hired
                  from jobs j where j.company_id = r.company_id and j.requisition_id = r.id and j.id <> ${jobId}) o), 0))::int as room
        from requisitions r where r.company_id = ${companyId} and r.id = ${requisitionId}`)
  ).room

/** Two jobs of one requisition are changed one after the other. */
export const lockRequisition = (db: Db, companyId: string, id: string) =>
  db.run(k.selectFrom('requisitions').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate())
