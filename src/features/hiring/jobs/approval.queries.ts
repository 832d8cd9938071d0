import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { roleHas } from '../../../shared/permissions.ts'
import type { TeamRole } from './approval.rules.ts'
import { hiredForJob, promisedForJob } from './places-taken.ts'

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
    select account.id, account.first_name, account.last_name, account.email, account.language, account.role, employee.position
      from users account join employees employee on employee.company_id = account.company_id and employee.id = account.employee_id
     where account.company_id = ${companyId} and account.portal = 'employee' and account.disabled_at is null and account.id = any(${[...ids]}::uuid[])
       and employee.status = 'active' and account.activated_at is not null
     order by account.first_name, account.last_name, account.id`)

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
    select pipeline.id as pipeline_id, pipeline.name as pipeline, requisition.id as requisition_id, requisition.number, requisition.title as requisition
      from jobs job left join pipelines pipeline on pipeline.company_id = job.company_id
             and (pipeline.id = job.pipeline_id or (job.pipeline_id is null and pipeline.is_default))
           left join requisitions requisition on requisition.company_id = job.company_id and requisition.id = job.requisition_id
     where job.company_id = ${companyId} and job.id = ${jobId}`)

/** How many vacancies a job may have so that those of its requisition's other jobs, and the people hired, still fit what was approved. */
export const roomOf = async (db: Db, companyId: string, jobId: string, requisitionId: string) =>
  (
    await db.one<{ room: number }>(sql`
      select (requisition.head_count - coalesce((select sum(case when other_job.status in ('closed', 'archived')
        then other_job.hired + other_job.promised else greatest(other_job.vacancies, other_job.hired) end)
          from (select job.status, coalesce((job.content->>'vacancies')::int, 1) vacancies, ${hiredForJob} hired,
                  ${promisedForJob} promised
                  from jobs job where job.company_id = requisition.company_id and job.requisition_id = requisition.id
                    and job.id <> ${jobId}) other_job), 0))::int as room
        from requisitions requisition where requisition.company_id = ${companyId} and requisition.id = ${requisitionId}`)
  ).room

/** Two jobs of one requisition are changed one after the other. */
export const lockRequisition = (db: Db, companyId: string, id: string) =>
  db.run(k.selectFrom('requisitions').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate())
