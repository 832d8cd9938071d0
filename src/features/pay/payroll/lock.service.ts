import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { addMonths } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { grantCompOff } from '../../time/leave/ledger.service.ts'
import { sendClaims } from '../claims/pay.service.ts'
import type { PayResult } from './compute-pay.rules.ts'
import type * as contract from './contract.ts'
import { EXIT_OWED } from './deductions.rules.ts'
import { settleOwed } from './exit-settled.service.ts'
import type { GatheredPay } from './gather.service.ts'
import { insertTimeUses } from './inputs.queries.ts'
import type { PayLine } from './lines.rules.ts'
import { insertRests } from './queries.ts'
import * as query from './runs.queries.ts'
import { gatherRun, holdRun, moveTo } from './runs.service.ts'
import { payrollSettings } from './settings.ts'

type Draft = { employment_id: string; result: PayResult }

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
    })),
  )

const NOT_ONCE = new Set(['item', 'scheme', 'time'])

/** What a run pays once and for all: recurring pay and what schemes take are of the run itself; time is used by its days. */
const usesOf = (drafts: readonly Draft[]) =>
  drafts
    .flatMap(({ result }) => result.lines)
    .filter(({ source }) => !NOT_ONCE.has(source.kind))
    .map(({ source }) => ({ kind: source.kind, id: source.id }))

/** Time that the run pays, by day and class. */
const timeUsesOf = (taken: readonly GatheredPay[]) =>
  taken.flatMap(({ person, inputs }) => inputs.timeUses.map((use) => ({ ...use, employmentId: person.employment_id })))

/** What is left of deductions of which a part was taken; those of which nothing was are open as they are. */
const restsOf = (drafts: readonly Draft[]) =>
  drafts.flatMap(({ result }) => {
    const taken = new Set(result.lines.flatMap(({ source }) => (source.kind === 'deduction' ? [source.id] : [])))
    return result.carried.filter(({ id }) => taken.has(id) && !id.startsWith(EXIT_OWED))
  })

/** What the run adds to the sums of the year: those of its span, less what earlier runs of the span have stored. */
const balancesOf = (drafts: readonly Draft[], gathered: readonly GatheredPay[]) => {
  const byEmployment = new Map(gathered.map((one) => [one.person.employment_id, one]))
  return drafts.flatMap(({ employment_id, result }) => {
    const found = byEmployment.get(employment_id)
    if (!found) return []
    const own = Object.entries(result.added).map(([key, amount]) => ({
      employment_id,
      key,
      for_month: '',
      amount: amount - (found.stored[key] ?? 0),
    }))
    // Several periods of one month may add to one sum: it is stored once.
    const late = [...Map.groupBy(found.lateBalances ?? [], ({ key, month }) => `${month} ${key}`).values()]
    return [
      ...own,
      ...late.flatMap(([first, ...others]) => {
        if (!first) return []
        const amount = others.reduce((sum, one) => sum + one.amount, first.amount)
        return [{ employment_id, key: first.key, for_month: first.month, amount }]
      }),
    ]
  })
}

/** Time off instead of pay goes into the annual leave of each, on the pay day; the same time brings it once. */
const giveTimeOff = async (ctx: Context, run: query.RunRow, taken: readonly GatheredPay[]): Promise<void> => {
  const { timeOffMonths } = await settingsOf(ctx.db, payrollSettings, { companyId: ctx.actor.companyId })
  for (const { person, inputs } of taken)
    for (const { day, class: of, seq, minutes } of inputs.timeOff)
      await grantCompOff(leaveReaderOf(ctx), {
        employmentId: person.employment_id,
        minutes,
        onDay: run.pay_day,
        expiresOn: minutes > 0 ? addMonths(run.pay_day, timeOffMonths) : null,
        source: `time ${day} ${of} ${seq}`,
        by: ctx.actor.userId,
      })
}

const ONCE = new Set(['pay_source_uses_pkey', 'pay_time_uses_pkey'])

/** Locks an approved run whose facts are still those it was approved with; its lines never change again. */
export const lockPayRun = async (ctx: Context, input: Parsed<typeof contract.lockPayRun>) => {
  const { companyId } = ctx.actor
  const row = await holdRun(ctx, input, 'lock')
  await query.lockGroup(ctx.db, companyId, row.group_id)
  const gathered = await gatherRun(ctx, row)
  const people = (await query.peopleOfRun(ctx.db, companyId, { runId: row.id })).filter(
    ({ state }) => state === 'ok' || state === 'held',
  )
  const paid = new Set(people.map(({ employment_id: id }) => id))
  const drafts = (await query.draftsOf<PayResult>(ctx.db, companyId, { runId: row.id })).filter((draft) =>
    paid.has(draft.employment_id),
  )
  await refuseChanged(ctx, row.id, gathered, people)
  const drafted = new Set(drafts.map(({ employment_id: id }) => id))
  const taken = gathered.filter(({ person }) => drafted.has(person.employment_id))
  try {
    await query.insertLocked(ctx.db, companyId, {
      runId: row.id,
      lines: lockedLines(drafts),
      balances: balancesOf(drafts, gathered),
      uses: usesOf(drafts),
    })
    await insertTimeUses(ctx.db, companyId, { runId: row.id, uses: timeUsesOf(taken) })
  } catch (error) {
    if (!ONCE.has(uniqueViolation(error) ?? '')) throw error
    throw new Refusal('CONFLICT', 'Something in this run was paid by another one meanwhile. Calculate it again.')
  }
  await sendClaims(ctx.db, {
    companyId,
    lines: taken.flatMap(({ inputs }) => inputs.claims),
    by: { runId: row.id, payDay: row.pay_day },
    userId: ctx.actor.userId,
    at: ctx.now().toISOString(),
  })
  await giveTimeOff(ctx, row, taken)
  await settleOwed(
    ctx,
    row,
    drafts.map(({ result }) => result),
  )
  await insertRests(ctx.db, companyId, { runId: row.id, by: ctx.actor.userId, rests: restsOf(drafts) })
  return moveTo(ctx, row.id, 'locked')
}

const refuseChanged = async (
  ctx: Context,
  runId: string,
  gathered: readonly GatheredPay[],
  people: readonly query.RunPersonRow[],
): Promise<void> => {
  const digests = await query.digestsOf(ctx.db, ctx.actor.companyId, runId)
  const now = new Map(gathered.map(({ person, digest }) => [person.employment_id, digest]))
  const changed = people.filter(({ employment_id: id }) => now.get(id) !== digests.get(id)).map(({ name }) => name)
  // Who came after the calculation would never be paid for the period: there is one regular run of it.
  const come = gathered.filter(({ person }) => !digests.has(person.employment_id)).map(({ person }) => person.name)
  const all = [...changed, ...come]
  if (all.length === 0) return
  const names = all.slice(0, 3)
  const more = all.length > 3 ? ` and ${all.length - 3} more` : ''
  throw new Refusal(
    'CONFLICT',
    `Something has changed since the run was calculated: ${names.join(', ')}${more}. Calculate it again.`,
  )
}
