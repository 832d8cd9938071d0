import { sql } from 'kysely'
import { enqueueJob } from '../../../server/jobs.ts'
import { type Db, k } from '../../../server/sql.ts'

/** What other features of hiring change about jobs. */

/** What was applied for goes on or ends with the job, or with an offer that alone kept it going; whoever keeps applications sees to it. */
export const enqueueReconcileApplications = (db: Db, companyId: string, jobId: string) =>
  enqueueJob(db, 'settle-job-applications', { companyId, jobId }, `applications of ${jobId}`)

export const setJobPipeline = (db: Db, companyId: string, jobId: string, pipelineId: string) =>
  db.run(
    k.updateTable('jobs').set({ pipeline_id: pipelineId }).where('company_id', '=', companyId).where('id', '=', jobId),
  )

/** The requisition a job was raised from. */
export const linkJobToRequisition = (db: Db, companyId: string, jobId: string, requisitionId: string) =>
  db.run(
    k
      .updateTable('jobs')
      .set({ requisition_id: requisitionId })
      .where('company_id', '=', companyId)
      .where('id', '=', jobId),
  )

/** The next number of a job. */
export const countJobApplication = async (db: Db, companyId: string, jobId: string): Promise<number> =>
  (
    await db.one(
      k
        .updateTable('jobs')
        .set({ applications: sql`applications + 1` })
        .where('company_id', '=', companyId)
        .where('id', '=', jobId)
        .returning('applications'),
    )
  ).applications

/** How many its owner has not been told of; from now on they have. */
export const resetUnnotifiedApplications = async (db: Db, companyId: string, jobId: string): Promise<number> => {
  const row = await db.maybe(sql<{ n: number }>`
    update jobs j set applications_told = j.applications
      from (select company_id, id, applications_told was from jobs where company_id = ${companyId} and id = ${jobId} for update) b
     where j.company_id = b.company_id and j.id = b.id returning j.applications - b.was n`)
  return row?.n ?? 0
}
