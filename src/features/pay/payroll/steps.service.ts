import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { lapseApproval } from '../../platform/approvals/service.ts'
import { changedOf, chunksOf, partSize, reckonedBy } from './changed.service.ts'
import type * as contract from './contract.ts'
import { engineOf } from './engine.service.ts'
import { lockNow } from './lock.service.ts'
import * as parts from './parts.queries.ts'
import * as publishing from './publish.queries.ts'
import { putOutCorrectedPayslips, putOutPayslips } from './publish.service.ts'
import { PAY_RUN_KIND } from './run.rules.ts'
import * as query from './runs.queries.ts'
import { endPublishing, holdRun, moveTo, reckonPart, toRunView } from './runs.service.ts'
import { slipRefusal } from './slip-law.rules.ts'

/** Steps of a run: taken at once where few people are in it, else begun here and gone on with in the background. */

export const PAY_RUN_STEP = 'pay-run-step'

/** It is gone on with once those that wait before it have had their turn. */
export const enqueueStep = (db: Db, step: { companyId: string; runId: string; id: string }): Promise<void> =>
  enqueueJob(db, PAY_RUN_STEP, step, `pay run ${step.runId}`)

type Begun = { step: parts.Step; people: number; engine: string; facts: query.FactsRead }

/** What goes on in the background, in the name of whoever asks. */
const beginStep = async (ctx: Context, row: query.RunRow, begun: Begun) => {
  const { companyId, userId, role, sessionId } = ctx.actor
  const { id } = await parts.insertWork(ctx.db, companyId, {
    ...begun,
    runId: row.id,
    asked_by: userId,
    asked_role: role,
    asked_session: sessionId || null,
  })
  await enqueueStep(ctx.db, { companyId, runId: row.id, id })
  return { run: await toRunView(ctx, row.id) }
}

const reckonChanged = async (ctx: Context, row: query.RunRow, changed: readonly string[]): Promise<void> => {
  const asked = { ...reckonedBy(row), among: changed }
  const among = new Set(await parts.employmentsToReckon(ctx.db, ctx.actor.companyId, asked))
  for (const ids of chunksOf(changed, partSize(ctx)))
    await reckonPart(ctx, row, { among: ids.filter((id) => among.has(id)), part: { ids } })
}

/**
 * Reckons a run from the facts as they are now; an approval that was asked for or given no longer counts. Of a run of many that was reckoned before,
 * those whose facts have changed since.
 */
export const calculatePayRun = async (ctx: Context, input: Parsed<typeof contract.calculatePayRun>) => {
  const row = await holdRun(ctx, input, 'calculate')
  if (row.state === 'in_review' || row.state === 'approved')
    await lapseApproval(ctx, { kind: PAY_RUN_KIND, subjectId: row.id })
  const { companyId, userId } = ctx.actor
  const most = ctx.settings.payAtOnce
  const facts = await query.factsNow(ctx.db)
  const engine = await engineOf(ctx, row)
  const changed = row.people > most ? await changedOf(ctx, row, engine) : null
  if (changed && changed.length <= most) await reckonChanged(ctx, row, changed)
  else {
    const isOfOne = row.only_employment_id !== null
    const all = isOfOne ? [] : await parts.employmentsToReckon(ctx.db, companyId, reckonedBy(row))
    if (all.length > most) {
      await query.beginAnew(ctx.db, companyId, row.id)
      return beginStep(ctx, row, { step: 'calculate', people: all.length, engine, facts })
    }
    await reckonPart(ctx, row, { among: null, part: query.EVERYBODY })
  }
  await query.noteReckoned(ctx.db, companyId, { id: row.id, by: userId, at: ctx.now().toISOString(), facts, engine })
  return moveTo(ctx, row.id, 'calculated')
}

/** Locks an approved run whose facts are still those it was approved with; its lines never change again. */
export const lockPayRun = async (ctx: Context, input: Parsed<typeof contract.lockPayRun>) => {
  const row = await holdRun(ctx, input, 'lock')
  if (row.people <= ctx.settings.payAtOnce) {
    await parts.learnOfRun(ctx.db, 'people', row.people)
    return lockNow(ctx, row)
  }
  return beginStep(ctx, row, await toBegun(ctx, row, 'lock'))
}

/** What the law asks a payslip to show is there for everybody, or it is said whose lacks what. @throws Refusal CONFLICT */
const requireWholeSlips = async (ctx: Context, row: query.RunRow): Promise<void> => {
  const asks = ctx.payrolls.get(row.country)?.payslip?.asks ?? []
  if (asks.length === 0) return
  const found = await publishing.slipFactsOf(ctx.db, ctx.actor.companyId, row.id)
  const refusal = slipRefusal(
    asks,
    found.map(({ name, employer, position, has_agreed: hasAgreed, has_basic: hasBasic }) => ({
      name,
      employer,
      person: name,
      position,
      hasAgreed,
      hasBasic,
    })),
  )
  if (refusal !== null) throw new Refusal('CONFLICT', refusal)
}

/** Gives the people of a locked run their payslips. */
export const publishPayslips = async (ctx: Context, input: Parsed<typeof contract.publishPayslips>) => {
  const row = await holdRun(ctx, input, 'publish')
  const isOfMany = row.people > ctx.settings.payAtOnce
  // Lines that were locked a moment ago: of thousands of people the database looks for them one by one until it knows how many there are.
  if (isOfMany) await parts.learnRuns(ctx.db, 'lines')
  else await parts.learnOfRun(ctx.db, 'lines', row.people)
  await requireWholeSlips(ctx, row)
  if (isOfMany) return beginStep(ctx, row, await toBegun(ctx, row, 'publish'))
  if (row.corrects_run_id) await putOutCorrectedPayslips(ctx, row, ctx.actor.userId)
  else await putOutPayslips(ctx, row, { by: ctx.actor.userId })
  return endPublishing(ctx, row)
}

const toBegun = async (ctx: Context, row: query.RunRow, step: parts.Step): Promise<Begun> => ({
  step,
  people: row.people,
  engine: await engineOf(ctx, row),
  facts: await query.factsNow(ctx.db),
})

/** Stops a calculation between two of its parts: the run has to be calculated again from the beginning. */
export const stopPayRun = async (ctx: Context, { id }: Parsed<typeof contract.stopPayRun>) => {
  const { companyId } = ctx.actor
  const [work] = await parts.workOfRuns(ctx.db, companyId, [id])
  if (!work) throw await notUnderWay(ctx, id)
  if (work.step !== 'calculate') throw new Refusal('CONFLICT', 'Only a calculation is stopped: this ends by itself.')
  if ((await parts.stopWork(ctx.db, companyId, { runId: id, problem: null })) === 0) throw await notUnderWay(ctx, id)
  ctx.audit({ action: 'pay-run.stop', targetType: 'pay-run', targetId: id, detail: { done: work.done } })
  return { run: await toRunView(ctx, id) }
}

const notUnderWay = async (ctx: Context, id: string): Promise<Refusal> =>
  (await query.findRun(ctx.db, ctx.actor.companyId, id))
    ? new Refusal('CONFLICT', 'Nothing is being calculated here.')
    : notFound('Pay run')
