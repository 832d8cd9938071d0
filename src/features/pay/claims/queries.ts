import { type Insertable, sql, type Updateable } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListPart } from '../../../server/list.ts'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { ExpenseClaims, ExpenseLines } from '../../../server/tables.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { ClaimState, LineDecision } from './states.rules.ts'

/** Claims and their lines. */

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

export type ClaimRow = {
  id: string
  number: number
  employee_id: string
  person: string
  department: string | null
  title: string
  country: string
  currency: string
  state: ClaimState
  submitted_at: string | null
  decided_at: string | null
  answer: string | null
  version: number
  created_at: string
  total_minor: number
  approved_minor: number
  lines: number
  /** 3: may be a duplicate, 2: beyond the rules, 1: asks for a look, 0: nothing. */
  gravity: number
  /** Of the pay run that pays of it; null: none does. */
  pay_day: string | null
}

const GRAVITY = sql`case when line.verdicts @> '[{"severity":"duplicate"}]' then 3
  when line.verdicts @> '[{"severity":"violation"}]' then 2 when line.verdicts = '[]' then 0 else 1 end`

const fields = sql`claim.id, claim.number, claim.employee_id, employee.full_name as person, employee.department, claim.title, claim.country,
  claim.currency, claim.state, claim.submitted_at, claim.decided_at, claim.answer, claim.version, claim.created_at, sums.*,
  (select max(payment.pay_day) from expense_lines line
     join expense_payments payment on payment.company_id = line.company_id and payment.line_id = line.id and payment.recalled_at is null
    where line.company_id = claim.company_id and line.claim_id = claim.id) as pay_day`
const source = sql`from expense_claims claim
  join employees employee on employee.company_id = claim.company_id and employee.id = claim.employee_id
  cross join lateral (
    select coalesce(sum(line.payable_minor), 0)::bigint as total_minor, coalesce(sum(line.approved_minor), 0)::bigint as approved_minor,
           count(*)::int as lines, coalesce(max(${GRAVITY}), 0)::int as gravity
      from expense_lines line where line.company_id = claim.company_id and line.claim_id = claim.id) sums`

export const claimsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    sql<ClaimRow>`select ${fields} ${source} where claim.company_id = ${companyId} and claim.id = any(${[...ids]}::uuid[])`,
  )

export const findClaim = async (db: Db, companyId: string, id: string): Promise<ClaimRow | undefined> =>
  (await claimsByIds(db, companyId, [id]))[0]

/** Held until the transaction ends: two changes of one claim come one after the other. */
export const lockClaim = async (db: Db, companyId: string, id: string): Promise<ClaimRow | undefined> => {
  await db.maybe(
    k.selectFrom('expense_claims').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )
  return findClaim(db, companyId, id)
}

export const claimsOf = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<ClaimRow>`select ${fields} ${source} where claim.company_id = ${companyId} and claim.employee_id = ${employeeId}
    order by claim.created_at desc, claim.id desc limit 200`)

/** The next number of a company; claims are numbered one after the other. */
export const insertClaim = async (
  db: Db,
  values: Omit<Insertable<ExpenseClaims>, 'number'>,
): Promise<{ id: string }> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`expense claims ${values.company_id}`}, 0))`)
  return db.one(
    k
      .insertInto('expense_claims')
      .values({
        ...values,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from expense_claims where company_id = ${values.company_id})`,
      })
      .returning('id'),
  )
}

export const updateClaim = (db: Db, companyId: string, id: string, values: Updateable<ExpenseClaims>) =>
  db.run(
    k
      .updateTable('expense_claims')
      .set({ ...values, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const deleteClaim = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('expense_claims').where('company_id', '=', companyId).where('id', '=', id))

/* Lines */

export type LineRow = {
  id: string
  claim_id: string
  position: number
  kind: 'receipt' | 'mileage' | 'per_diem'
  category_id: string
  category: string
  is_taxable: boolean
  ledger_code: string | null
  spent_on: string
  merchant: string | null
  amount_minor: number
  currency: string
  rate: string | null
  rate_day: string | null
  rate_source: string | null
  rate_reason: string | null
  payable_minor: number | null
  tax_minor: number | null
  tax_number: string | null
  project: string | null
  note: string | null
  receipt_id: string | null
  receipt_name: string | null
  receipt_type: string | null
  content_hash: string | null
  likeness: string | null
  from_place: string | null
  to_place: string | null
  distance: string | null
  days: number | null
  /** What lines have in common that one line was split into. */
  split_id: string | null
  verdicts: unknown
  duplicate_of: string | null
  decision: LineDecision
  approved_minor: number | null
  decision_reason: string | null
  settled_minor: number
  paid_minor: number
}

export const linesOf = (db: Db, companyId: string, claimIds: readonly string[]) =>
  db.many(sql<LineRow>`
    select line.id, line.claim_id, line.position, line.kind, line.category_id, category.name as category, category.is_taxable,
           category.ledger_code, line.spent_on, line.merchant, line.amount_minor, line.currency, line.rate::text as rate, line.rate_day,
           line.rate_source, line.rate_reason, line.payable_minor, line.tax_minor, line.tax_number, line.project, line.note, line.receipt_id,
           file.name as receipt_name, file.content_type as receipt_type, receipt.content_hash, receipt.likeness, trip.from_place, trip.to_place,
           trip.distance::text as distance, line.days, line.split_id, line.verdicts, line.duplicate_of, line.decision, line.approved_minor, line.decision_reason,
           coalesce((select sum(entry.minor) from expense_advance_entries entry
             where entry.company_id = line.company_id and entry.line_id = line.id), 0)::bigint as settled_minor,
           coalesce(payment.minor, 0)::bigint as paid_minor
      from expense_lines line
      join expense_categories category on category.company_id = line.company_id and category.id = line.category_id
      left join expense_receipts receipt on receipt.company_id = line.company_id and receipt.id = line.receipt_id
      left join files file on file.company_id = receipt.company_id and file.id = receipt.file_id
      left join expense_trips trip on trip.company_id = line.company_id and trip.id = line.trip_id
      left join expense_payments payment on payment.company_id = line.company_id and payment.line_id = line.id
           and payment.recalled_at is null
     where line.company_id = ${companyId} and line.claim_id = any(${[...claimIds]}::uuid[])
     order by line.claim_id, line.position, line.id`)

export const insertLine = (db: Db, values: Omit<Insertable<ExpenseLines>, 'position'>) =>
  db.one(
    k
      .insertInto('expense_lines')
      .values({
        ...values,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from expense_lines
          where company_id = ${values.company_id} and claim_id = ${values.claim_id})`,
      })
      .returning('id'),
  )

export const updateLine = (db: Db, companyId: string, id: string, values: Omit<Updateable<ExpenseLines>, 'verdicts'>) =>
  db.run(k.updateTable('expense_lines').set(values).where('company_id', '=', companyId).where('id', '=', id))

/** What the rules say of a line, with its rate and what it comes to. */
export const saveJudged = (
  db: Db,
  companyId: string,
  id: string,
  { verdicts, ...values }: Omit<Updateable<ExpenseLines>, 'verdicts'> & { verdicts: unknown },
) =>
  db.run(
    k
      .updateTable('expense_lines')
      .set({ ...values, verdicts: jsonb(verdicts) })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const deleteLine = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('expense_lines').where('company_id', '=', companyId).where('id', '=', id))

export const insertTrip = (
  db: Db,
  values: {
    company_id: string
    employee_id: string
    day: string
    from_place: string
    to_place: string
    distance: string
  },
) => db.one(k.insertInto('expense_trips').values(values).returning('id'))

export type AlikeRow = {
  line_id: string
  claim_number: number
  employee_id: string
  merchant: string | null
  spent_on: string
  amount_minor: number
  currency: string
  content_hash: string | null
  likeness: string | null
  split_id: string | null
  kind: LineRow['kind']
  days: number | null
  from_place: string | null
  to_place: string | null
  distance: string | null
}

/** Held until the transaction ends: of two claims that are handed in at once the second is compared with the first. */
export const lockHandingIn = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`expense hand-in ${companyId}`}, 0))`)

/**
 * Lines of other claims that were handed in, and other lines of this one, which may be the same spending: of the same day and amount, of the same
 * file, with a picture, or of days away of the same person that overlap. Pictures are compared with those of a year.
 */
export const linesAlike = (
  db: Db,
  companyId: string,
  those: {
    claimId: string
    days: readonly string[]
    hashes: readonly string[]
    hasPictures: boolean
    since: string
    away: { employeeId: string; from: string; until: string } | null
  },
) =>
  db.many(sql<AlikeRow>`
    select line.id as line_id, claim.number as claim_number, claim.employee_id, line.merchant, line.spent_on, line.amount_minor, line.currency,
           receipt.content_hash, receipt.likeness, line.split_id, line.kind, line.days, trip.from_place, trip.to_place,
           trip.distance::text as distance
      from expense_lines line
      join expense_claims claim on claim.company_id = line.company_id and claim.id = line.claim_id
      left join expense_receipts receipt on receipt.company_id = line.company_id and receipt.id = line.receipt_id
      left join expense_trips trip on trip.company_id = line.company_id and trip.id = line.trip_id
     where line.company_id = ${companyId} and (claim.state not in ('draft', 'returned', 'refused') or claim.id = ${those.claimId})
       and line.decision <> 'refused'
       and (line.spent_on = any(${[...those.days]}::date[]) or receipt.content_hash = any(${[...those.hashes]}::text[])
         or (line.kind = 'per_diem' and claim.employee_id = ${those.away?.employeeId ?? null}::uuid
             and line.spent_on <= ${those.away?.until ?? null}::date and line.spent_on + coalesce(line.days, 1) > ${those.away?.from ?? null}::date)
         or (${those.hasPictures} and receipt.likeness is not null and receipt.created_at > ${those.since}::timestamptz))
     order by claim.number, line.position limit 5000`)

/** Every account of some employees, open or not: that of the portal, and that on the dashboard with their address. */
export const accountsOfEmployees = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many<{ employee_id: string; user_id: string }>(sql`
    select employee.id as employee_id, account.id as user_id
      from employees employee join users account on account.company_id = employee.company_id
       and (account.employee_id = employee.id or (account.portal = 'company' and lower(account.email) = lower(employee.email)))
     where employee.company_id = ${companyId} and employee.id = any(${[...employeeIds]}::uuid[])`)

/* The list */

export type ClaimFilter = {
  companyId: string
  state?: string | null
  severity?: string | null
  search?: string | null
}
const own = { by: sql.ref('claim.id'), type: 'uuid' } as const
export const CLAIM_ORDERS = {
  ...bothWays('submitted', { by: sql.ref('claim.submitted_at'), type: 'instant' }, own),
  ...bothWays('number', { by: sql.ref('claim.number'), type: 'whole' }, own),
  ...bothWays('person', { by: sql.ref('employee.full_name'), type: 'text' }, own),
}
const GRAVITIES: Readonly<Record<string, number>> = { warning: 1, violation: 2, duplicate: 3 }
const matching = (filter: ClaimFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`claim.company_id = ${id} and claim.submitted_at is not null`,
    state: (state) => sql`claim.state = ${state}`,
    severity: (severity) => sql`sums.gravity = ${GRAVITIES[severity] ?? 0}`,
    search: (text) =>
      sql`(employee.full_name ilike ${containsPattern(text)} or claim.title ilike ${containsPattern(text)} or claim.number::text = ${text})`,
  })

export const listClaims = (db: Db, filter: ClaimFilter, part: ListPart) =>
  db.many(sql<ClaimRow & { place: (string | null)[] }>`
    select ${fields}, ${part.key} as place ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countClaims = async (db: Db, filter: ClaimFilter): Promise<number> =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

/** What was decided and not sent to be paid, of some employments’ people or of all. */
export const listUnpaidClaims = (db: Db, companyId: string, employeeIds: readonly string[] | null) =>
  db.many(sql<ClaimRow>`select ${fields} ${source}
     where claim.company_id = ${companyId} and claim.state in ('approved', 'part_approved')
       and (${employeeIds === null} or claim.employee_id = any(${[...(employeeIds ?? [])]}::uuid[]))
     order by claim.number`)

export type PaidBy = ({ batchId: string } | { runId: string }) & {
  /** Of these people alone. */
  employeeIds?: readonly string[]
}

/** What a file to the bank or a pay run pays of expenses, each payment with its claim. */
const paidBy = (companyId: string, by: PaidBy) => {
  const whose = by.employeeIds ? sql`claim.employee_id = any(${[...by.employeeIds]}::uuid[])` : sql`true`
  const way = 'batchId' in by ? sql`payment.batch_id = ${by.batchId}` : sql`payment.run_id = ${by.runId}`
  return sql`line.company_id = ${companyId} and payment.company_id = line.company_id and payment.line_id = line.id
    and claim.company_id = line.company_id and claim.id = line.claim_id and payment.recalled_at is null and ${way} and ${whose}`
}

/**
 * The money of a file or a run has left, or came back: its payments say so, and a claim is paid once all of its payments have left. Claims are held
 * first: of two ways that end at once the second sees what the first has noted.
 * @param q.at when it left; null: it came back
 * @returns how many claims it pays of
 */
export const settlePayments = async (
  db: Db,
  companyId: string,
  { by, at }: { by: PaidBy; at: string | null },
): Promise<number> => {
  const held = await db.many(sql<{ id: string }>`
    select id from expense_claims where company_id = ${companyId} and id in (
      select claim.id from expense_payments payment, expense_lines line, expense_claims claim where ${paidBy(companyId, by)})
     order by id for update`)
  if (held.length === 0) return 0
  await db.run(sql`
    update expense_payments payment set paid_at = ${at}::timestamptz from expense_lines line, expense_claims claim
     where ${paidBy(companyId, by)} and (payment.paid_at is null) <> (${at}::timestamptz is null)`)
  await db.run(sql`
    update expense_claims claim set state = stands.state, version = claim.version + 1
      from (select id, case when exists (
              select from expense_lines line join expense_payments payment on payment.company_id = line.company_id and payment.line_id = line.id
               where line.company_id = ${companyId} and line.claim_id = held.id and payment.recalled_at is null and payment.paid_at is null)
              then 'scheduled' else 'paid' end as state
              from unnest(${held.map(({ id }) => id)}::uuid[]) as held (id)) stands
     where claim.company_id = ${companyId} and claim.id = stands.id and claim.state in ('scheduled', 'paid') and claim.state <> stands.state`)
  return held.length
}

export const setClaimsState = (
  db: Db,
  companyId: string,
  { ids, state }: { ids: readonly string[]; state: 'scheduled' | 'paid' },
) =>
  db.run(
    k
      .updateTable('expense_claims')
      .set({ state, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids)),
  )
