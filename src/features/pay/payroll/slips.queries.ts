import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PayQuestions } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import type { PayLine } from './lines.rules.ts'
import type { SlipLeave } from './shapes.contract.ts'

export type SlipVersion = {
  run_id: string
  employment_id: string
  from_day: Day
  until_day: Day
  pay_day: Day
  version: number
  latest: number
  correction_run_id: string | null
  published_at: string
  opened_at: string | null
  /** Why it was taken back; null: it was not. */
  withdrawn_why: string | null
}

const versions = sql`
  select slip.run_id, slip.employment_id, run.from_day, run.until_day, run.pay_day, slip.version, slip.correction_run_id, slip.published_at,
         slip.opened_at, back.note as withdrawn_why, max(slip.version) over (partition by slip.company_id, slip.employment_id, slip.run_id) as latest
    from payslips slip
    join pay_runs run on run.company_id = slip.company_id and run.id = slip.run_id
    left join payslip_withdrawals back on back.company_id = slip.company_id and back.run_id = slip.run_id
         and back.employment_id = slip.employment_id and back.version = slip.version and back.restored_at is null`

/**
 * Payslips of somebody as they may see them, the latest pay day first and of one run the latest version. Those of a run that was voided only
 * where they are asked for.
 */
export const payslipsOf = (
  db: Db,
  companyId: string,
  q: { employeeId: string; runId?: string; withVoided?: boolean },
) =>
  db.many(sql<SlipVersion>`${versions}
    join employments employment on employment.company_id = slip.company_id and employment.id = slip.employment_id
   where slip.company_id = ${companyId} and employment.employee_id::text = ${q.employeeId}
     and (${q.runId ?? null}::uuid is null or slip.run_id = ${q.runId ?? null}::uuid)
     and (back.id is null or (${q.withVoided === true} and back.is_void))
   order by run.pay_day desc, slip.run_id, slip.version desc`)

/** Versions of the payslip of one person in a run, the latest first. */
export const versionsOf = (db: Db, companyId: string, q: { runId: string; employmentId: string }) =>
  db.many(sql<SlipVersion>`${versions}
   where slip.company_id = ${companyId} and slip.run_id = ${q.runId} and slip.employment_id = ${q.employmentId}
   order by slip.version desc`)

/** What was left of leave, as it was kept with a version of a payslip. */
export const leaveOfSlip = (db: Db, companyId: string, q: { runId: string; employmentId: string; version: number }) =>
  db.maybe(sql<SlipLeave>`
    select on_day as "on", balances from payslip_leave
     where company_id = ${companyId} and run_id = ${q.runId} and employment_id = ${q.employmentId} and version = ${q.version}`)

export const openPayslip = (
  db: Db,
  companyId: string,
  q: { runId: string; employmentId: string; version: number; at: string },
) =>
  db.run(sql`
    update payslips set opened_at = coalesce(opened_at, ${q.at}::timestamptz)
     where company_id = ${companyId} and run_id = ${q.runId} and employment_id = ${q.employmentId} and version = ${q.version}`)

/** Locked corrections of somebody in a run, the earliest first. */
export const correctionsOf = (db: Db, companyId: string, q: { runId: string; employmentId: string }) =>
  db.many(sql<{ id: string; pay_day: Day; published_at: string | null }>`
    select run.id, run.pay_day, run.published_at from pay_runs run
     where run.company_id = ${companyId} and run.corrects_run_id = ${q.runId} and run.only_employment_id = ${q.employmentId}
       and run.state = 'locked' order by run.locked_at, run.id`)

export type PaperFacts = {
  employer: string
  employer_address: string | null
  employer_numbers: Record<string, { number?: string }>
  name: string
  number: string
  position: string | null
  department: string | null
  started_on: Day
  bank_name: string | null
  language: string | null
}

/** What stands at the top of a payslip: who pays whom. */
export const paperFacts = (db: Db, companyId: string, employmentId: string) =>
  db.maybe(sql<PaperFacts>`
    select entity.legal_name as employer, entity.address as employer_address, entity.numbers as employer_numbers, employee.full_name as name,
           employment.number, employee.position, employee.department, employment.started_on, employee.bank_name,
           (select account.language from users account where account.company_id = employee.company_id and account.employee_id = employee.id
             order by account.created_at limit 1) as language
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where employment.company_id = ${companyId} and employment.id = ${employmentId}`)

export type YearLine = { key: string; label: string; kind: PayLine['kind']; month: string; amount: number }

/** What somebody was paid between two pay days, by component and month of the pay day; locked lines alone. */
export const yearLines = (db: Db, companyId: string, q: { employmentId: string; from: Day; until: Day }) =>
  db.many(sql<YearLine>`
    select line.key, max(line.label) as label, line.kind, to_char(run.pay_day, 'YYYY-MM') as month, sum(line.amount)::bigint as amount
      from pay_lines line join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
     where line.company_id = ${companyId} and line.employment_id = ${q.employmentId} and run.state = 'locked' and run.pay_day between ${q.from} and ${q.until}
     group by line.key, line.kind, to_char(run.pay_day, 'YYYY-MM') order by 3, 1, 4`)

export type QuestionRow = {
  id: string
  run_id: string
  employment_id: string
  employee_id: string
  name: string
  pay_day: Day
  line_label: string | null
  question: string
  asked_at: string
  asked_by: string
  answer: string | null
  answered_at: string | null
  answered_by_name: string | null
}

const questions = sql`
  select question.id, question.run_id, question.employment_id, employee.id as employee_id, employee.full_name as name, run.pay_day,
         question.line_label, question.question, question.asked_at, question.asked_by, question.answer, question.answered_at,
         nullif(concat_ws(' ', account.first_name, account.last_name), '') as answered_by_name
    from pay_questions question
    join pay_runs run on run.company_id = question.company_id and run.id = question.run_id
    join employments employment on employment.company_id = question.company_id and employment.id = question.employment_id
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    left join users account on account.company_id = question.company_id and account.id = question.answered_by`

/** Those without an answer first, the oldest of them; then the latest answered. */
export const listQuestions = (db: Db, companyId: string) =>
  db.many(sql<QuestionRow>`${questions} where question.company_id = ${companyId}
    order by question.answer is not null, case when question.answer is null then question.asked_at end, question.asked_at desc, question.id
    limit 200`)

export const questionsOf = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<QuestionRow>`${questions} where question.company_id = ${companyId} and employment.employee_id::text = ${employeeId}
    order by question.asked_at desc, question.id limit 100`)

export const findQuestion = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<QuestionRow>`${questions} where question.company_id = ${companyId} and question.id = ${id}`)

export const insertQuestion = (db: Db, values: Insertable<PayQuestions>) =>
  db.one(k.insertInto('pay_questions').values(values).returning('id'))

/** Says whether it was this one that answered: of two at once the second one has not. */
export const answerQuestion = async (
  db: Db,
  companyId: string,
  q: { id: string; answer: string; by: string; at: string },
): Promise<boolean> =>
  (await db.maybe(sql`
    update pay_questions set answer = ${q.answer}, answered_at = ${q.at}, answered_by = ${q.by}
     where company_id = ${companyId} and id = ${q.id} and answer is null returning id`)) !== undefined

/** The country and money that somebody is paid in. */
export const countryOfEmployment = (db: Db, companyId: string, employmentId: string) =>
  db.maybe(sql<{ country: string; currency: string | null }>`
    select entity.country, coalesce(pay_group.currency, entity.currency) as currency
      from employments employment
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
      left join pay_groups pay_group on pay_group.company_id = entity.company_id and pay_group.entity_id = entity.id and pay_group.is_default
     where employment.company_id = ${companyId} and employment.id = ${employmentId}`)
