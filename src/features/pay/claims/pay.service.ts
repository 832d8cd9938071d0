import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { type Db, uniqueViolation } from '../../../server/sql.ts'
import { csvLine } from '../../../shared/csv.ts'
import { type Day, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { openSecretsOf } from '../../people/employees/secrets.ts'
import type * as contract from './company.contract.ts'
import type { ExpenseBatch } from './company.contract.ts'
import * as query from './money.queries.ts'
import { decimalsOf, moneyOf } from './money.rules.ts'
import * as claims from './queries.ts'
import { stateOfDecided, stateOfSent } from './states.rules.ts'

/** What is approved of a line and neither settled by an advance nor paid. */
export type ClaimToPay = {
  /** The line: what a pay run names as its source. It is paid once. */
  lineId: string
  claimId: string
  claimNumber: number
  employeeId: string
  person: string
  category: string
  ledgerCode: string | null
  /** Whether the company says that this is pay, and not a cost of the company. */
  isTaxable: boolean
  spentOn: Day
  minor: Minor
  currency: string
}

type Whose = { companyId: string /** Null: everybody. */; employeeIds?: readonly string[] | null }

/** What is to be paid for expenses, line by line: for a pay run, the final one of somebody who leaves, or a file to the bank. */
export const claimsToPay = async (db: Db, { companyId, employeeIds = null }: Whose): Promise<ClaimToPay[]> => {
  const rows = await claims.listUnpaidClaims(db, companyId, employeeIds)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lines = rows.length > 0 ? await claims.linesOf(db, companyId, [...byId.keys()]) : []
  return lines.flatMap((line): ClaimToPay[] => {
    const claim = byId.get(line.claim_id)
    const minor = (line.approved_minor ?? 0) - line.settled_minor - line.paid_minor
    if (!claim || minor <= 0) return []
    return [
      {
        lineId: line.id,
        claimId: claim.id,
        claimNumber: claim.number,
        employeeId: claim.employee_id,
        person: claim.person,
        category: line.category,
        ledgerCode: line.ledger_code,
        isTaxable: line.is_taxable,
        spentOn: line.spent_on,
        minor,
        currency: claim.currency,
      },
    ]
  })
}

type Sent = {
  companyId: string
  lines: readonly Pick<ClaimToPay, 'lineId' | 'claimId' | 'minor' | 'currency'>[]
  /** By a pay run with its pay day, or by a file to the bank. */
  by: { runId: string; payDay: Day | null } | { batchId: string }
  userId: string | null
  at: string
}

/**
 * Marks lines as sent to be paid, in the transaction that locks what pays them. A line is paid once, whoever races.
 * @throws Refusal CONFLICT when one of them was sent already
 */
export const sendClaims = async (db: Db, { companyId, lines, by, userId, at }: Sent): Promise<void> => {
  if (lines.length === 0) return
  const way =
    'runId' in by ? { how: 'payroll', run_id: by.runId, pay_day: by.payDay } : { how: 'bank', batch_id: by.batchId }
  const rows = lines.map(({ lineId, minor, currency }) => ({
    ...way,
    company_id: companyId,
    line_id: lineId,
    minor,
    currency,
    by_user: userId,
    at,
  }))
  await query.insertPayments(db, rows).catch((error) => {
    if (uniqueViolation(error) === null) throw error
    throw new Refusal('CONFLICT', 'Some of these expenses were sent to be paid meanwhile. Load the page again.')
  })
  const ids = [...new Set(lines.map(({ claimId }) => claimId))]
  const all = Map.groupBy(await claims.linesOf(db, companyId, ids), (line) => line.claim_id)
  for (const claim of await claims.claimsByIds(db, companyId, ids)) {
    const state = stateOfSent(
      claim.state,
      (all.get(claim.id) ?? []).map((line) => ({
        due: (line.approved_minor ?? 0) - line.settled_minor,
        isSent: line.paid_minor > 0,
      })),
    )
    if (state !== claim.state) await claims.updateClaim(db, companyId, claim.id, { state })
  }
}

type OfRun = { runId: string; employeeIds: readonly string[] }

/** The money of a pay run has reached some people: what it paid of their expenses is paid. */
export const confirmClaimsOfRun = (db: Db, companyId: string, { at, ...by }: OfRun & { at: string }): Promise<number> =>
  claims.settlePayments(db, companyId, { by, at })

/** The money of a pay run came back from some people: what it was to pay of their expenses is still to come. */
export const reopenClaimsOfRun = (db: Db, companyId: string, by: OfRun): Promise<number> =>
  claims.settlePayments(db, companyId, { by, at: null })

/** A pay run was given up: what it was to pay of expenses is due again, as it was decided. */
export const recallClaimsOfRun = async (
  db: Db,
  companyId: string,
  those: { runId: string; at: string },
): Promise<void> => {
  const ids = (await query.recallPaymentsOfRun(db, companyId, those)).map(({ claim_id: id }) => id)
  if (ids.length === 0) return
  const all = Map.groupBy(await claims.linesOf(db, companyId, ids), (line) => line.claim_id)
  for (const id of new Set(ids))
    await claims.updateClaim(db, companyId, id, { state: stateOfDecided(all.get(id) ?? []) })
}

/** What files to the bank paid back of expenses to people of an entity, by month (YYYY-MM, both counted) of a place’s zone. Minor units. */
export const listRepaidByBank = (
  db: Db,
  companyId: string,
  q: { entityId: string; from: string; until: string; zone: string },
): Promise<query.RepaidByBank[]> => query.repaidByBank(db, companyId, q)

const batchShown = (row: Awaited<ReturnType<typeof query.listBatches>>[number]): ExpenseBatch => ({
  id: row.id,
  number: row.number,
  total: moneyOf(row.total_minor, row.currency),
  people: row.people,
  madeAt: iso(row.made_at),
  paidAt: row.paid_at === null ? null : iso(row.paid_at),
})

const accountsOf = async (ctx: Context, employeeIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const secrets = await openSecretsOf(ctx, employeeIds)
  return new Map(
    [...secrets].flatMap(([id, { bankAccountNumber }]) => (bankAccountNumber ? [[id, bankAccountNumber]] : [])),
  )
}

/** A file to the bank pays back what is no pay; what counts as pay goes through a pay run, which taxes it. */
const isForBank = ({ isTaxable }: ClaimToPay): boolean => !isTaxable

export const readPayments = async (ctx: Context): Promise<Output<typeof contract.readPayments>> => {
  const all = await claimsToPay(ctx.db, ctx.actor)
  const open = all.filter(isForBank)
  const groups = [...Map.groupBy(open, ({ employeeId, currency }) => `${employeeId} ${currency}`).values()]
  const accounts = await accountsOf(ctx, [...new Set(open.map(({ employeeId }) => employeeId))])
  return {
    due: groups.flatMap((lines) => {
      const [first] = lines
      if (!first) return []
      return [
        {
          employeeId: first.employeeId,
          person: first.person,
          currency: first.currency,
          claims: [...new Set(lines.map(({ claimNumber }) => claimNumber))],
          lineIds: lines.map(({ lineId }) => lineId),
          amount: moneyOf(
            lines.reduce((sum, { minor }) => sum + minor, 0),
            first.currency,
          ),
          hasAccount: accounts.has(first.employeeId),
        },
      ]
    }),
    withPay: all.length - open.length,
    batches: (await query.listBatches(ctx.db, ctx.actor.companyId)).map(batchShown),
  }
}

export const makeBatch = async (ctx: Context, { currency, employeeIds }: Parsed<typeof contract.makeBatch>) => {
  const { companyId, userId } = ctx.actor
  const all = await claimsToPay(ctx.db, { companyId, employeeIds })
  const lines = all.filter((line) => line.currency === currency && isForBank(line))
  if (lines.length === 0) throw new Refusal('CONFLICT', 'Nothing of this is due any more. Load the page again.')
  const people = [...new Set(lines.map(({ employeeId }) => employeeId))]
  const accounts = await accountsOf(ctx, people)
  const without = lines.find(({ employeeId }) => !accounts.has(employeeId))
  if (without)
    throw new Refusal('CONFLICT', `${without.person} has no bank account on record: add it, or leave them out.`)
  const at = ctx.now().toISOString()
  const total = lines.reduce((sum, { minor }) => sum + minor, 0)
  const { id } = await query.insertBatch(ctx.db, {
    company_id: companyId,
    currency,
    total_minor: total,
    people: people.length,
    made_by: userId,
    made_at: at,
  })
  await sendClaims(ctx.db, { companyId, lines, by: { batchId: id }, userId, at })
  ctx.audit({
    action: 'expense-payment.make',
    targetType: 'expense-payment',
    targetId: id,
    after: { currency, total, people: people.length },
  })
  const payments = await readPayments(ctx)
  const batch = payments.batches.find((one) => one.id === id)
  if (!batch) throw notFound('Payment')
  return { batch, payments }
}

/** Name, bank, account, amount, currency and reference of each, as any bank can take it in. */
export const downloadBatch = async (ctx: Context, { id }: Parsed<typeof contract.downloadBatch>): Promise<Download> => {
  const { companyId } = ctx.actor
  const batch = await query.lockBatch(ctx.db, companyId, id)
  if (!batch) throw notFound('Payment')
  const items = await query.listBatchItems(ctx.db, companyId, id)
  const accounts = await accountsOf(
    ctx,
    items.map(({ employee_id }) => employee_id),
  )
  const decimals = decimalsOf(batch.currency)
  const lines = items.map((item) =>
    csvLine([
      item.person,
      item.bank_name,
      accounts.get(item.employee_id) ?? '',
      fromMinor(item.minor, decimals),
      batch.currency,
      `Expenses ${batch.number}: claim ${item.claims}`,
    ]),
  )
  const content = `\uFEFF${[csvLine(['Name', 'Bank', 'Account', 'Amount', 'Currency', 'Reference']), ...lines].join('')}`
  const hash = createHash('sha256').update(content).digest('hex')
  await query.updateBatch(ctx.db, companyId, id, { file_hash: hash })
  ctx.audit({
    action: 'expense-payment.download',
    targetType: 'expense-payment',
    targetId: id,
    detail: { hash, people: items.length },
  })
  return new Download(`expenses-${batch.number}-${batch.currency}.csv`, 'text/csv; charset=utf-8', content)
}

export const confirmBatch = async (ctx: Context, { id }: Parsed<typeof contract.confirmBatch>) => {
  const { companyId } = ctx.actor
  const batch = await query.lockBatch(ctx.db, companyId, id)
  if (!batch) throw notFound('Payment')
  if (batch.paid_at !== null) throw new Refusal('CONFLICT', 'This was noted as paid already.')
  const at = ctx.now().toISOString()
  await query.updateBatch(ctx.db, companyId, id, { paid_at: at })
  const paid = await claims.settlePayments(ctx.db, companyId, { by: { batchId: id }, at })
  ctx.audit({
    action: 'expense-payment.confirm',
    targetType: 'expense-payment',
    targetId: id,
    after: { claims: paid },
  })
  return readPayments(ctx)
}
