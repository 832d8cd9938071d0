import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { ExpenseAdvanceEntries, ExpenseAdvances, ExpensePayments } from '../../../server/tables.ts'

/** Advances, and what is paid. */

export type AdvanceRow = {
  id: string
  employee_id: string
  person: string
  currency: string
  asked_minor: number
  reason: string
  state: 'asked' | 'approved' | 'refused' | 'withdrawn' | 'paid' | 'closed'
  asked_by: string | null
  created_at: string
  version: number
  paid_minor: number
  settled_minor: number
  returned_minor: number
}

const fields = sql`advance.id, advance.employee_id, employee.full_name as person, advance.currency, advance.asked_minor, advance.reason,
  advance.state, advance.asked_by, advance.created_at, advance.version, sums.*`
const source = sql`from expense_advances advance
  join employees employee on employee.company_id = advance.company_id and employee.id = advance.employee_id
  cross join lateral (
    select coalesce(sum(entry.minor) filter (where entry.kind = 'paid'), 0)::bigint as paid_minor,
           coalesce(sum(entry.minor) filter (where entry.kind = 'settled'), 0)::bigint as settled_minor,
           coalesce(sum(entry.minor) filter (where entry.kind = 'returned'), 0)::bigint as returned_minor
      from expense_advance_entries entry where entry.company_id = advance.company_id and entry.advance_id = advance.id) sums`

export const advancesByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    sql<AdvanceRow>`select ${fields} ${source} where advance.company_id = ${companyId} and advance.id = any(${[...ids]}::uuid[])`,
  )

export const advancesOf = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<AdvanceRow>`select ${fields} ${source} where advance.company_id = ${companyId} and advance.employee_id = ${employeeId}
    order by advance.created_at, advance.id`)

/** Those that are open, and the last hundred closed. */
export const listAdvances = (db: Db, companyId: string) =>
  db.many(sql<AdvanceRow>`select ${fields} ${source} where advance.company_id = ${companyId}
    order by advance.state in ('refused', 'withdrawn', 'closed'), advance.created_at desc, advance.id limit 500`)

/** Held until the transaction ends, with all other advances of the person: what is settled is reckoned by one at a time. */
export const lockAdvancesOf = async (db: Db, companyId: string, employeeId: string) => {
  await db.run(
    sql`select id from expense_advances where company_id = ${companyId} and employee_id = ${employeeId} order by id for update`,
  )
  return advancesOf(db, companyId, employeeId)
}

export const insertAdvance = (db: Db, values: Insertable<ExpenseAdvances>) =>
  db.one(k.insertInto('expense_advances').values(values).returning('id'))

export const setAdvanceState = (db: Db, companyId: string, id: string, state: AdvanceRow['state']) =>
  db.run(
    k
      .updateTable('expense_advances')
      .set({ state, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const insertAdvanceEntries = (db: Db, rows: readonly Insertable<ExpenseAdvanceEntries>[]) =>
  db.run(k.insertInto('expense_advance_entries').values([...rows]))

export const insertPayments = (db: Db, rows: readonly Insertable<ExpensePayments>[]) =>
  db.run(k.insertInto('expense_payments').values([...rows]))

/** What a run was to pay of expenses, each line with its claim: it is sent no more. */
export const recallPaymentsOfRun = (db: Db, companyId: string, { runId, at }: { runId: string; at: string }) =>
  db.many(sql<{ claim_id: string }>`
    update expense_payments payment set recalled_at = ${at} from expense_lines line
     where payment.company_id = ${companyId} and payment.run_id = ${runId} and payment.recalled_at is null
       and line.company_id = payment.company_id and line.id = payment.line_id
    returning line.claim_id`)

export const insertBatch = async (
  db: Db,
  values: {
    company_id: string
    currency: string
    total_minor: number
    people: number
    made_by: string
    made_at: string
  },
) => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`expense batches ${values.company_id}`}, 0))`)
  return db.one(
    k
      .insertInto('expense_batches')
      .values({
        ...values,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from expense_batches where company_id = ${values.company_id})`,
      })
      .returning('id'),
  )
}

export const listBatches = (db: Db, companyId: string) =>
  db.many(
    k.selectFrom('expense_batches').selectAll().where('company_id', '=', companyId).orderBy('number', 'desc').limit(50),
  )

export const lockBatch = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('expense_batches').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )

export const updateBatch = (db: Db, companyId: string, id: string, values: { file_hash?: string; paid_at?: string }) =>
  db.run(k.updateTable('expense_batches').set(values).where('company_id', '=', companyId).where('id', '=', id))

/** What each person is sent by a file, with the claims it is for. */
export const listBatchItems = (db: Db, companyId: string, batchId: string) =>
  db.many(sql<{ employee_id: string; person: string; bank_name: string | null; minor: number; claims: string }>`
    select employee.id as employee_id, employee.full_name as person, employee.bank_name, sum(payment.minor)::bigint as minor,
           string_agg(distinct claim.number::text, ' ') as claims
      from expense_payments payment
      join expense_lines line on line.company_id = payment.company_id and line.id = payment.line_id
      join expense_claims claim on claim.company_id = line.company_id and claim.id = line.claim_id
      join employees employee on employee.company_id = claim.company_id and employee.id = claim.employee_id
     where payment.company_id = ${companyId} and payment.batch_id = ${batchId}
     group by employee.id, employee.full_name, employee.bank_name order by employee.full_name, employee.id`)

export type RepaidByBank = { month: string; currency: string; minor: number }

/** What files to the bank paid back of expenses, by the month in which the bank said so, to those an entity employed then. Minor units. */
export const repaidByBank = (
  db: Db,
  companyId: string,
  q: { entityId: string; from: string; until: string; zone: string },
) =>
  db.many(sql<RepaidByBank>`
    select to_char(paid.on_day, 'YYYY-MM') as month, paid.currency, sum(paid.minor)::bigint as minor
      from (
        select payment.company_id, claim.employee_id, (batch.paid_at at time zone ${q.zone})::date as on_day, payment.currency, payment.minor
          from expense_batches batch
          join expense_payments payment on payment.company_id = batch.company_id and payment.batch_id = batch.id
          join expense_lines line on line.company_id = payment.company_id and line.id = payment.line_id
          join expense_claims claim on claim.company_id = line.company_id and claim.id = line.claim_id
         where batch.company_id = ${companyId} and batch.paid_at is not null and payment.recalled_at is null) paid
      join lateral (
        select employment.entity_id from employments employment
         where employment.company_id = paid.company_id and employment.employee_id = paid.employee_id
           and employment.started_on <= paid.on_day
         order by employment.started_on desc, employment.id desc limit 1) employed on employed.entity_id = ${q.entityId}
     where to_char(paid.on_day, 'YYYY-MM') between ${q.from} and ${q.until}
     group by 1, 2 order by 1, 2`)
