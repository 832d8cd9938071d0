import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { addMonths } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { grantCompOff } from '../../time/leave/ledger.service.ts'
import { holdLeavePaidOut } from '../../time/leave/paid-out.service.ts'
import { sendClaims } from '../claims/pay.service.ts'
import { holdPlans } from '../deductions/held.service.ts'
import { changedOf, chunksOf, partSize, reckonedBy } from './changed.service.ts'
import type { PayResult } from './compute-pay.rules.ts'
import { engineOf } from './engine.service.ts'
import { settleOwed } from './exit-settled.service.ts'
import { employmentsOfRun } from './leave-pay.queries.ts'
import type { PayLine } from './lines.rules.ts'
import type { Locks } from './locks.service.ts'
import * as parts from './parts.queries.ts'
import { insertRests } from './queries.ts'
import * as query from './runs.queries.ts'
import { gatherRun, moveTo } from './runs.service.ts'
import { payrollSettings } from './settings.ts'

/** The rows of lines as they are locked, counted from 1 for each person. */
export const lockedLines = (drafts: readonly { employment_id: string; result: { lines: readonly PayLine[] } }[]) =>
  drafts.flatMap(({ employment_id, result }) =>
    result.lines.map((line, at) => ({
      employment_id,
      line: at + 1,
      key: line.key,
      label: line.label,
      kind: line.kind,
      nature: line.nature ?? null,
      amount: line.amount,
      agreed: line.agreed ?? null,
      for_from: line.from ?? null,
      for_until: line.until ?? null,
      quantity: line.quantity ?? null,
      scheme: line.scheme ?? null,
      party: line.party ?? null,
      cause: line.cause ?? null,
      source_kind: line.source.kind,
      source_id: line.source.id,
      why: line.why,
      component: line.component ?? null,
    })),
  )

/** Time off instead of pay goes into the annual leave of each, on the pay day; the same time brings it once. */
const giveTimeOff = async (ctx: Context, run: query.RunRow, taken: readonly Taken[]): Promise<void> => {
  const { timeOffMonths } = await settingsOf(ctx.db, payrollSettings, { companyId: ctx.actor.companyId })
  for (const { employment_id: employmentId, locks } of taken)
    for (const { day, class: of, seq, minutes } of locks.timeOff ?? [])
      await grantCompOff(leaveReaderOf(ctx), {
        employmentId,
        minutes,
        onDay: run.pay_day,
        expiresOn: minutes > 0 ? addMonths(run.pay_day, timeOffMonths) : null,
        source: `time ${day} ${of} ${seq}`,
        by: ctx.actor.userId,
      })
}

const ONCE = new Set(['pay_source_uses_pkey', 'pay_time_uses_pkey'])

export const PAY_DRAFTS_DROP = 'pay-drafts-drop'

/** Locks a run that is held, all of it or nothing. */
export const lockNow = async (ctx: Context, row: query.RunRow) => {
  const { companyId } = ctx.actor
  await query.lockGroup(ctx.db, companyId, row.group_id)
  await holdPlans(ctx.db, companyId, row.id)
  await holdLeavePaidOut(ctx.db, companyId, employmentsOfRun(companyId, row.id))
  await refuseChanged(ctx, row)
  let after: string | null = null
  const ends = await parts.endsOfParts(ctx.db, companyId, {
    runId: row.id,
    size: LOCKED_AT_ONCE * partSize(ctx),
    after,
  })
  for (const until of [...ends, null]) {
    await lockPart(ctx, row, { after, until })
    after = until
  }
  // What is owed by whoever leaves is settled where it is kept, of one person alone.
  if (row.kind === 'final') {
    const drafts = await query.draftsOf<PayResult>(ctx.db, companyId, { runId: row.id })
    const results = drafts.map(({ result }) => result)
    await settleOwed(ctx, row, results)
  }
  await parts.lockPeople(ctx.db, companyId, row.id)
  const answer = await moveTo(ctx, row.id, 'locked')
  // Nobody waits until what it was locked from is gone: of many it takes a while.
  if (row.people <= ctx.settings.payAtOnce) await parts.dropDrafts(ctx.db, companyId, row.id)
  else await enqueueJob(ctx.db, PAY_DRAFTS_DROP, { companyId, runId: row.id })
  return answer
}

type Taken = { employment_id: string; locks: Pick<Locks, 'timeOff' | 'claims' | 'rests'> }

/** So many parts are locked by one statement. */
const LOCKED_AT_ONCE = 5

const lockPart = async (ctx: Context, row: query.RunRow, part: query.Part): Promise<void> => {
  const { companyId, userId: by } = ctx.actor
  const asked = { runId: row.id, part }
  try {
    await parts.lockDrafts(ctx.db, companyId, asked)
  } catch (error) {
    if (!ONCE.has(uniqueViolation(error) ?? '')) throw error
    throw new Refusal('CONFLICT', 'Something in this run was paid by another one meanwhile. Calculate it again.')
  }
  const taken = await parts.restOfDrafts<Taken['locks']>(ctx.db, companyId, asked)
  await sendClaims(ctx.db, {
    companyId,
    lines: taken.flatMap(({ locks }) => locks.claims ?? []),
    by: { runId: row.id, payDay: row.pay_day },
    userId: by,
    at: ctx.now().toISOString(),
  })
  await giveTimeOff(ctx, row, taken)
  const rests = taken.flatMap(({ locks }) => locks.rests ?? [])
  if (rests.length > 0) await insertRests(ctx.db, companyId, { runId: row.id, by, rests })
}

/** Parts of everybody a run is about, or of those alone whose facts have changed since it was reckoned. `quick`: nobody where it may be anybody of many. */
const partsToCheck = async (
  ctx: Context,
  row: query.RunRow,
  quick: boolean,
): Promise<{ among: string[] | null; part: query.Part }[]> => {
  const { companyId } = ctx.actor
  if (row.people <= ctx.settings.payAtOnce) return [{ among: null, part: query.EVERYBODY }]
  const changed = await changedOf(ctx, row, await engineOf(ctx, row))
  if (changed) {
    const asked = { ...reckonedBy(row), among: changed }
    const among = new Set(await parts.employmentsToReckon(ctx.db, companyId, asked))
    return chunksOf(changed, partSize(ctx)).map((ids) => ({ among: ids.filter((id) => among.has(id)), part: { ids } }))
  }
  if (quick) return []
  const all = chunksOf(await parts.employmentsToReckon(ctx.db, companyId, reckonedBy(row)), partSize(ctx))
  return all.map((among, at) => ({
    among,
    part: {
      after: all[at - 1]?.at(-1) ?? null,
      until: at === all.length - 1 ? null : (among.at(-1) ?? null),
    },
  }))
}

/** @throws Refusal CONFLICT with whose facts are others than the run was calculated from; `quick`: of many people only what is known without all of them */
export const refuseChanged = async (
  ctx: Context,
  row: query.RunRow,
  { quick }: { quick: boolean } = { quick: false },
): Promise<void> => {
  const { companyId } = ctx.actor
  const changed: string[] = []
  const asked = {}
  for (const { among, part } of await partsToCheck(ctx, row, quick)) {
    const now = new Map((await gatherRun(ctx, row, among, asked)).map((one) => [one.person.employment_id, one]))
    const there = await parts.digestsOf(ctx.db, companyId, { runId: row.id, part })
    for (const { employment_id: id, name, digest, isPaid } of there)
      if (isPaid && now.get(id)?.digest !== digest) changed.push(name)
    // Who came after the calculation would never be paid for the period: there is one regular run of it.
    const known = new Set(there.map(({ employment_id: id }) => id))
    for (const [id, { person }] of now) if (!known.has(id)) changed.push(person.name)
  }
  if (changed.length === 0) return
  const names = changed.slice(0, 3)
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : ''
  throw new Refusal(
    'CONFLICT',
    `Something has changed since the run was calculated: ${names.join(', ')}${more}. Calculate it again.`,
  )
}
