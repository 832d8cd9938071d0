import { sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { PAYSLIP_STATES } from './contract.ts'

type State = (typeof PAYSLIP_STATES)[number]

export type PayslipRow = {
  run_id: string
  employment_id: string
  employee_id: string
  name: string
  number: string
  group_name: string
  country: string
  currency: string
  from_day: Day
  until_day: Day
  pay_day: Day
  version: number
  net: number
  published_at: string
  opened_at: string | null
  state: State
  note: string | null
  is_void: boolean
  open_questions: number
}

export type PayslipFilter = {
  companyId: string
  month?: string | null
  state?: string | null
  search?: string | null
}

/** A later version took its place. */
const isReplaced = sql`exists (select from payslips later where later.company_id = slip.company_id and later.run_id = slip.run_id
  and later.employment_id = slip.employment_id and later.version > slip.version)`
const state = sql<State>`case when back.id is not null then 'withdrawn' when ${isReplaced} then 'corrected'
  when slip.opened_at is not null then 'viewed' else 'published' end`

const source = sql`
    from payslips slip
    join pay_runs run on run.company_id = slip.company_id and run.id = slip.run_id
    join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
    join legal_entities entity on entity.company_id = pay_group.company_id and entity.id = pay_group.entity_id
    join employments employment on employment.company_id = slip.company_id and employment.id = slip.employment_id
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    left join payslip_withdrawals back on back.company_id = slip.company_id and back.employment_id = slip.employment_id
          and back.run_id = slip.run_id and back.version = slip.version and back.restored_at is null`

/** What a version says was paid: the run, and the corrections that were published up to it. */
const net = sql<number>`(
  select coalesce(sum(paid.net), 0)::bigint from pay_run_people paid
   where paid.company_id = slip.company_id and paid.employment_id = slip.employment_id
     and (paid.run_id = slip.run_id or paid.run_id in (
       select upto.correction_run_id from payslips upto where upto.company_id = slip.company_id and upto.run_id = slip.run_id
          and upto.employment_id = slip.employment_id and upto.version <= slip.version)))`

const fields = sql`
  slip.run_id, slip.employment_id, employee.id as employee_id, employee.full_name as name, employment.number, pay_group.name as group_name,
  entity.country, pay_group.currency, run.from_day, run.until_day, run.pay_day, slip.version, ${net} as net, slip.published_at, slip.opened_at,
  ${state} as state, back.note, coalesce(back.is_void, false) as is_void,
  (select count(*)::int from pay_questions question where question.company_id = slip.company_id and question.run_id = slip.run_id
      and question.employment_id = slip.employment_id and question.answer is null) as open_questions`

/** One of a person, run and version. */
const own = {
  by: sql<string>`slip.employment_id::text || slip.run_id::text || lpad(slip.version::text, 6, '0')`,
  type: 'text',
} as const
export const PAYSLIP_ORDERS = {
  ...bothWays('payDay', { by: sql.ref('run.pay_day'), type: 'day' }, own),
  ...bothWays('name', { by: sql.ref('employee.sort_name'), type: 'text' }, own),
  ...bothWays('published', { by: sql.ref('slip.published_at'), type: 'instant' }, own),
}

const matching = (filter: PayslipFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`slip.company_id = ${id}`,
    month: (month) => sql`run.month = ${month}`,
    state: (input) => sql`${state} = ${input}`,
    search: (text) =>
      sql`(employee.full_name ilike ${containsPattern(text)} or employment.number ilike ${containsPattern(text)})`,
  })

export const listPayslips = (db: Db, filter: PayslipFilter, part: ListPart) =>
  db.many(sql<PayslipRow & { place: (string | null)[] }>`
    select ${fields}, ${part.key} as place ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countPayslips = async (db: Db, filter: PayslipFilter): Promise<number> =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

type One = { runId: string; employmentId: string; version: number }

export const findPayslip = (db: Db, companyId: string, q: One) =>
  db.maybe(sql<PayslipRow>`
    select ${fields} ${source} where slip.company_id = ${companyId} and slip.run_id = ${q.runId}
       and slip.employment_id = ${q.employmentId} and slip.version = ${q.version}`)

export type PayslipMonth = {
  month: string
  published: number
  opened: number
  corrected: number
  withdrawn: number
  open_questions: number
  departments: string[]
}

/** Two years of months, the latest first. */
export const listMonths = (db: Db, companyId: string) =>
  db.many(sql<PayslipMonth>`
    select run.month, count(*)::int as published, count(slip.opened_at)::int as opened,
           count(*) filter (where slip.version > 1)::int as corrected, count(back.id)::int as withdrawn,
           coalesce(array_agg(distinct employee.department order by employee.department) filter (where employee.department <> ''), '{}') as departments,
           (select count(*)::int from pay_questions question
              join pay_runs asked on asked.company_id = question.company_id and asked.id = question.run_id
             where question.company_id = ${companyId} and asked.month = run.month and question.answer is null) as open_questions
      ${source} where slip.company_id = ${companyId} group by run.month order by run.month desc limit 24`)

/** Whose payslips of a month stand, of all or of a department: the latest version of each, and none that was taken back. */
export const listStanding = (
  db: Db,
  companyId: string,
  { month, department }: { month: string; department: string | null },
) =>
  db.many(sql<{ run_id: string; employment_id: string; number: string }>`
    select slip.run_id, slip.employment_id, employment.number ${source}
     where slip.company_id = ${companyId} and run.month = ${month} and back.id is null and not ${isReplaced}
       ${department === null ? sql`` : sql`and employee.department = ${department}`}
     order by run.pay_day, run.id, employment.number`)

export type QuestionRow = {
  id: string
  line_label: string | null
  question: string
  asked_at: string
  answer: string | null
  answered_at: string | null
  answered_by_name: string | null
}

export const questionsOfPayslip = (db: Db, companyId: string, q: Pick<One, 'runId' | 'employmentId'>) =>
  db.many(sql<QuestionRow>`
    select question.id, question.line_label, question.question, question.asked_at, question.answer, question.answered_at,
           nullif(concat_ws(' ', account.first_name, account.last_name), '') as answered_by_name
      from pay_questions question
      left join users account on account.company_id = question.company_id and account.id = question.answered_by
     where question.company_id = ${companyId} and question.run_id = ${q.runId} and question.employment_id = ${q.employmentId}
     order by question.asked_at, question.id`)
