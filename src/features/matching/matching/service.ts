import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { mayCompare } from './run.service.ts'
import { objectionsNamed, stateOf, toMatchView } from './shown.ts'

const current = async (ctx: Context, id: string): Promise<query.Compared> => {
  const row = await query.toCompare(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Application')
  return row
}

export const readMatch = async (
  ctx: Context,
  { application }: Parsed<typeof contract.readMatch>,
): Promise<Output<typeof contract.readMatch>> => {
  const row = await current(ctx, application)
  const { db } = ctx
  const { companyId } = ctx.actor
  const run = mayCompare(row) ? await query.currentRun(db, companyId, application) : undefined
  const match = toMatchView(run)
  const isUsed = JobContent.parse(row.content).usesAi !== false
  const facts = await query.findFacts(db, companyId, application)
  // Who looked at which result is part of its record.
  if (match)
    ctx.audit({ action: 'match.read', targetType: 'application', targetId: application, detail: { run: match.id } })
  return {
    state: stateOf({ humanOnly: row.human_only, isUsed, match, facts }),
    job: row.title,
    match,
    objections: await objectionsNamed(db, companyId, application),
    runs: (await query.runsOf(db, companyId, application)).map((r) => ({ ...r, at: new Date(r.at).toISOString() })),
  }
}

const refuseHumanOnly = (row: query.Compared) => {
  if (row.human_only) throw new Refusal('CONFLICT', 'This person asked for people alone to look at their application.')
  if (!mayCompare(row))
    throw new Refusal('CONFLICT', 'The advert says that no program is used in choosing, so none is used.')
}

export const rerunMatch = async (
  ctx: Context,
  { application }: Parsed<typeof contract.rerunMatch>,
): Promise<Output<typeof contract.rerunMatch>> => {
  refuseHumanOnly(await current(ctx, application))
  const { companyId, userId } = ctx.actor
  const payload = { companyId, applicationId: application, cause: 'asked', by: userId }
  await enqueueJob(ctx.db, 'match-application', payload, `match ${application}`)
  ctx.audit({ action: 'match.ask', targetType: 'application', targetId: application })
  return { queued: true }
}

export const ofJob = async (
  ctx: Context,
  { job }: Parsed<typeof contract.compareJob>,
): Promise<Output<typeof contract.compareJob>> => {
  const { companyId, userId } = ctx.actor
  if (!(await query.findJob(ctx.db, companyId, job))) throw notFound('Job')
  const waiting = await query.goingOn(ctx.db, companyId, job)
  if (waiting.length > 0)
    await enqueueJob(ctx.db, 'match-job', { companyId, jobId: job, cause: 'asked', by: userId }, `match-job ${job}`)
  ctx.audit({ action: 'match.ask-all', targetType: 'job', targetId: job, detail: { applications: waiting.length } })
  return { queued: waiting.length }
}

/** The line somebody disagrees with must be one of the run that holds. */
export const lineOf = (match: ReturnType<typeof toMatchView>, line: string | null) => {
  if (!match) throw new Refusal('CONFLICT', 'There is no comparison to disagree with. Load the page again.')
  if (line !== null && !match.lines.some((l) => l.id === line))
    throw invalid({ line: 'This requirement is not part of the comparison any more.' })
  return match
}

export const objectTo = async (
  ctx: Context,
  { application, line, reason }: Parsed<typeof contract.objectTo>,
): Promise<Output<typeof contract.objectTo>> => {
  const row = await current(ctx, application)
  refuseHumanOnly(row)
  const { companyId, userId } = ctx.actor
  const match = lineOf(toMatchView(await query.currentRun(ctx.db, companyId, application)), line)
  await query.insertObjection(ctx.db, companyId, {
    applicationId: application,
    runId: match.id,
    line,
    by: 'user',
    userId,
    reason,
    at: ctx.now().toISOString(),
  })
  ctx.audit({ action: 'match.object', targetType: 'application', targetId: application, detail: { line, reason } })
  return { objections: await objectionsNamed(ctx.db, companyId, application) }
}
