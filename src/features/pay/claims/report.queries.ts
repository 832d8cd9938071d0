import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { SpentRow } from './report.rules.ts'

/** What was spent in a period, by the day of spending. */

export type Period = { from: Day; until: Day }

const DECIDED = sql`('approved', 'part_approved', 'scheduled', 'paid')`

/** The department that somebody stood in on the day of spending; where no terms say so, the one of their record. */
const costCentre = sql`coalesce((
    select department.name from employments employment
      join employment_terms terms on terms.company_id = employment.company_id and terms.employment_id = employment.id
      join departments department on department.company_id = terms.company_id and department.id = terms.department_id
     where employment.company_id = claim.company_id and employment.employee_id = claim.employee_id
       and terms.effective_from <= line.spent_on and terms.voids_id is null
       and not exists (select from employment_terms void where void.company_id = terms.company_id
             and void.employment_id = terms.employment_id and void.voids_id = terms.id)
     order by terms.effective_from desc, terms.id desc limit 1), employee.department)`

const source = (companyId: string, { from, until }: Period) => sql`
    from expense_lines line
    join expense_claims claim on claim.company_id = line.company_id and claim.id = line.claim_id
    join employees employee on employee.company_id = claim.company_id and employee.id = claim.employee_id
    join expense_categories category on category.company_id = line.company_id and category.id = line.category_id
   where line.company_id = ${companyId} and line.spent_on between ${from} and ${until}`

/** What was approved, in the currency of each claim, by category, department and project. */
export const spentInPeriod = (db: Db, companyId: string, period: Period) =>
  db.many(sql<SpentRow>`
    select category, "costCentre", project, currency, count(*)::int as lines, sum(minor)::bigint as minor from (
      select category.name as category, ${costCentre} as "costCentre", line.project, claim.currency, line.approved_minor as minor
        ${source(companyId, period)} and claim.state in ${DECIDED} and line.approved_minor > 0) spent
     group by 1, 2, 3, 4`)

export type TaxedRow = {
  country: string
  currency: string
  amount: number
  tax: number
  payable: number
  approved: number
  tax_number: string | null
  has_receipt: boolean
  spent_on: Day
  merchant: string | null
  category: string
  project: string | null
  ledger_code: string | null
  person: string
  number: number
}

/** Lines with tax of which something was approved. */
export const taxedInPeriod = (db: Db, companyId: string, period: Period) =>
  db.many(sql<TaxedRow>`
    select claim.country, line.currency, line.amount_minor as amount, line.tax_minor as tax, coalesce(line.payable_minor, 0) as payable,
           line.approved_minor as approved, line.tax_number, line.receipt_id is not null as has_receipt, line.spent_on, line.merchant,
           category.name as category, category.ledger_code, line.project, employee.full_name as person, claim.number
      ${source(companyId, period)} and claim.state in ${DECIDED} and line.tax_minor > 0 and line.approved_minor > 0
     order by claim.country, line.currency, line.spent_on, claim.number, line.position`)

export type FlaggedRow = {
  number: number
  person: string
  state: string
  currency: string
  spent_on: Day
  merchant: string | null
  category: string
  payable: number | null
  verdicts: unknown
  decision: string
  approved: number | null
  decision_reason: string | null
}

/** Lines that were handed in beyond the rules, or perhaps twice. */
export const flaggedInPeriod = (db: Db, companyId: string, period: Period) =>
  db.many(sql<FlaggedRow>`
    select claim.number, employee.full_name as person, claim.state, claim.currency, line.spent_on, line.merchant, category.name as category,
           line.payable_minor as payable, line.verdicts, line.decision, line.approved_minor as approved, line.decision_reason
      ${source(companyId, period)} and claim.submitted_at is not null
       and (line.verdicts @> '[{"severity":"violation"}]' or line.verdicts @> '[{"severity":"duplicate"}]')
     order by claim.number, line.position`)

export type FiledReceipt = { number: number; spent_on: Day; name: string; storage_key: string }

/** Receipts on lines that were handed in, each once for a claim. */
export const receiptsInPeriod = (db: Db, companyId: string, period: Period) =>
  db.many(sql<FiledReceipt>`
    select filed.number, filed.spent_on, file.name, file.storage_key from (
      select claim.number, min(line.spent_on) as spent_on, line.receipt_id
        ${source(companyId, period)} and claim.submitted_at is not null and line.receipt_id is not null
       group by claim.number, line.receipt_id) filed
      join expense_receipts receipt on receipt.company_id = ${companyId} and receipt.id = filed.receipt_id
      join files file on file.company_id = receipt.company_id and file.id = receipt.file_id
     order by filed.number, filed.spent_on, file.name, receipt.id`)
