import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { claimUpload } from '../../platform/uploads/service.ts'
import { addApplication } from '../applications/arrive.service.ts'
import { markImported } from '../applications/imported.service.ts'
import { theirAddress } from '../applications/person.ts'
import { moveToStage } from '../pipeline/move.service.ts'
import type { importApplicant } from './contract.ts'
import * as query from './queries.ts'

type OpenJob = NonNullable<Awaited<ReturnType<typeof query.jobOf>>>

/** The job they are brought to, held until the transaction ends: one that people can apply to. */
export const getOpenJob = async ({ db, actor }: Context, jobId: string): Promise<OpenJob> => {
  const job = await query.jobOf(db, actor.companyId, jobId)
  if (!job) throw notFound('Job')
  if (job.status !== 'open' && job.status !== 'paused')
    throw new Refusal('CONFLICT', 'Publish the job first: people can only apply to a job that is open or paused.')
  return job
}

type Brought = Omit<Parsed<typeof importApplicant>, 'cvId' | 'fileName'> & { cv: { id: string; name: string } | null }

/** Makes an application of somebody who applied elsewhere, and writes to them when that is wanted. Answers with its id. */
export const bringApplicant = async (ctx: Context, job: OpenJob, input: Brought): Promise<string> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const { id } = await addApplication(
    ctx,
    {
      jobId: input.jobId,
      name: input.name,
      email: input.email,
      phone: input.phone,
      language: input.language,
      zone: ctx.countries.get(job.country).posting.zoneOf(job.region ?? ''),
      consentAt: ctx.now().toISOString(),
      stage: 'applied',
      key: query.keyOf(input.batch, input.row),
      note: '',
      source: input.source,
      from: 'import',
      coverNote: input.note ?? '',
      cv: input.cv ? { id: input.cv.id, name: input.cv.name } : null,
      agreed: input.agreed,
    },
    moveToStage,
  )
  if (input.cv) await claimUpload(db, companyId, input.cv.id)
  await markImported(db, companyId, id, input.batch)
  await enqueueJob(db, 'match-application', { companyId, applicationId: id, cause: 'applied' }, `match ${id}`)
  if (input.tell)
    await sendMessage(ctx, db, {
      companyId,
      channel: 'email',
      recipient: input.email,
      ...renderTemplate('application-received', input.language, {
        name: input.name,
        job: job.title,
        company: job.company,
        link: theirAddress(ctx, { company_id: companyId, id, user_id: null }),
        days: JobContent.parse(job.content).responseDays,
      }),
    })
  return id
}
