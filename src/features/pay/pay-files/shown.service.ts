import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { type LockedPerson, type LockedRun, listLockedPeople, listLockedRuns } from '../payroll/locked.service.ts'
import { openMonthSaid } from '../payroll/month-open.rules.ts'
import { openPayOfMonth } from '../payroll/month-open.service.ts'
import type * as contract from './contract.ts'
import { factsOfEntity, getEntityFacts, getFilings } from './facts.service.ts'
import { allowedActions, isPayment, missingFor, offeredFormats, paymentState, payRefusal } from './files.rules.ts'
import { confirmsPayments, makesPayFiles } from './policy.ts'
import * as query from './queries.ts'

export const getLockedRun = async (ctx: Context, runId: string): Promise<LockedRun> => {
  const [run] = await listLockedRuns(ctx.db, ctx.actor.companyId, { runId })
  if (!run) throw notFound('Pay run')
  return run
}

type Sums = { net: number; paid: number; sent: number; held: number }

const toRun = (ctx: Context, run: LockedRun, { net, paid, sent, held }: Sums): contract.PaidRun => ({
  id: run.id,
  group: run.group_name,
  entityId: run.entity_id,
  entity: run.entity_name,
  country: run.country,
  currency: { code: run.currency, minorUnits: ctx.countries.get(run.country).currency.minorUnits },
  kind: run.kind,
  from: run.from_day,
  until: run.until_day,
  payDay: run.pay_day,
  month: run.month,
  net,
  paid,
  sent,
  held,
  toPay: net - paid - sent - held,
})

const NOTHING: Sums = { net: 0, paid: 0, sent: 0, held: 0 }

export const listPayableRuns = async (ctx: Context): Promise<Output<typeof contract.listPayableRuns>> => {
  const { companyId } = ctx.actor
  const runs = await listLockedRuns(ctx.db, companyId)
  const rows = await query.sumsOfRuns(
    ctx.db,
    companyId,
    runs.map(({ id }) => id),
  )
  const sums = new Map(rows.map((row) => [row.run_id, row]))
  return { runs: runs.map((run) => toRun(ctx, run, sums.get(run.id) ?? NOTHING)) }
}

/** How the payment of everybody of a run stands. */
export const paymentsOf = async (
  ctx: Context,
  run: LockedRun,
  people: readonly LockedPerson[],
): Promise<contract.Payment[]> => {
  const { companyId } = ctx.actor
  const items = Map.groupBy(await query.itemsOfRuns(ctx.db, companyId, [run.id]), (item) => item.employment_id)
  const released = new Set((await query.listReleases(ctx.db, companyId, [run.id])).map((row) => row.employment_id))
  return people.map((person) => {
    const own = items.get(person.employment_id) ?? []
    const sent = own.find(({ state }) => state === 'sent')
    const isHeld = person.state === 'held' && !released.has(person.employment_id)
    const state = paymentState({
      net: person.net,
      isHeld,
      isSent: sent !== undefined,
      isPaid: sent?.file_state === 'paid',
    })
    const rejected = own.filter((item) => item.state === 'rejected').at(-1)
    const refused = sent ? null : (rejected?.reason ?? null)
    return {
      employmentId: person.employment_id,
      name: person.name,
      number: person.number,
      amount: person.net,
      state,
      reason: state === 'held' ? person.reason : refused,
      fileId: sent?.file_id ?? null,
    }
  })
}

export const askerOf = async (ctx: Context) => ({
  mayMake: makesPayFiles(ctx.actor),
  mayPay: confirmsPayments(ctx.actor),
  isAlone: (await query.countOtherPayers(ctx.db, ctx.actor.companyId, ctx.actor.userId)) === 0,
})
type Asker = Awaited<ReturnType<typeof askerOf>>

export const standingOf = (row: query.FileRow) => ({
  state: row.state,
  isPayment: row.run_id !== null,
  rejected: row.rejected,
  people: row.people,
  isTaken: row.is_taken,
})

export const byOf = (ctx: Context, row: query.FileRow, asker: Asker) => ({
  ...asker,
  isMaker: row.made_by === ctx.actor.userId,
})

const listFiles = async (ctx: Context, run: LockedRun): Promise<contract.PayFile[]> => {
  const { companyId } = ctx.actor
  const rows = await query.filesOfRun(ctx.db, companyId, { runId: run.id, entityId: run.entity_id, month: run.month })
  const taken = await query.listDownloads(
    ctx.db,
    companyId,
    rows.map(({ id }) => id),
  )
  const asker = await askerOf(ctx)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    format: row.format,
    label: row.label,
    name: row.name,
    number: row.number,
    people: row.people,
    total: row.total,
    hash: row.hash,
    state: row.state,
    madeAt: iso(row.made_at),
    madeBy: row.maker || null,
    paidOn: row.paid_on,
    paidBy: row.payer || null,
    withdrawnWhy: row.withdrawn_why,
    rejected: row.rejected,
    downloads: taken
      .filter(({ file_id }) => file_id === row.id)
      .map(({ at, by, reason }) => ({ at: iso(at), by: by || null, reason })),
    allowed: allowedActions(standingOf(row), byOf(ctx, row, asker)),
    payRefusal: payRefusal(standingOf(row), byOf(ctx, row, asker)),
  }))
}

export const toRunView = async (ctx: Context, run: LockedRun): Promise<contract.RunFiles> => {
  const { companyId } = ctx.actor
  const people = await listLockedPeople(ctx.db, companyId, run.id)
  const [sums = NOTHING] = await query.sumsOfRuns(ctx.db, companyId, [run.id])
  const employer = await factsOfEntity(ctx, await getEntityFacts(ctx, run.entity_id), run.pay_day)
  return {
    run: toRun(ctx, run, sums),
    payments: await paymentsOf(ctx, run, people),
    files: await listFiles(ctx, run),
    formats: offeredFormats(getFilings(ctx, run.country), employer).map((format) => ({
      key: format.key,
      label: format.label,
      kind: format.kind,
      isPayment: isPayment(format),
      missing: missingFor(format.asks.employer, employer, format.needs),
      source: {
        title: format.source.title,
        checkedOn: format.source.checkedOn,
        confirmed: format.source.confirmed,
      },
    })),
    monthOpen: openMonthSaid(run.month, await openPayOfMonth(ctx, { entityId: run.entity_id, month: run.month })),
    mayMake: makesPayFiles(ctx.actor),
  }
}

export const readRunFiles = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readRunFiles>,
): Promise<Output<typeof contract.readRunFiles>> => toRunView(ctx, await getLockedRun(ctx, id))
