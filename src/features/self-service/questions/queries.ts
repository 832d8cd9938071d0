import { type Insertable, sql } from 'kysely'
import {
  bothWays,
  countUpTo,
  filterConditions,
  type ListKey,
  type ListOrder,
  type ListPart,
} from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { HrQuestionMessages, HrQuestions } from '../../../server/tables.ts'
import { containsPattern } from '../../../shared/list.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { QuestionKind, QuestionState } from './rules.ts'

export type QuestionRow = {
  id: string
  employee_id: string
  kind: QuestionKind
  question: string
  state: QuestionState
  since: string
  asked_at: string
  asked_by: string
  assigned_to: string | null
  assigned_name: string | null
  person: string
  department: string | null
}
export type QuestionFilter = {
  companyId: string
  show: 'open' | 'mine' | 'answered' | 'closed' | null
  kind: QuestionKind | null
  search: string | null
  /** Who reads: whose `mine` it is. */
  reader: string
}

const own: ListKey = { by: sql.ref('question.id'), type: 'uuid' }
/** Those that wait for HR first, then those that wait for the person. */
const rank = sql`case question.state when 'open' then 0 when 'answered' then 1 else 2 end`
const since = (descending: boolean): ListOrder => [
  { by: rank, type: 'whole', descending },
  { by: sql.ref('question.since'), type: 'instant', descending },
  { ...own, descending },
]
export const QUESTION_ORDERS = {
  since: since(false),
  '-since': since(true),
  ...bothWays('asked', { by: sql.ref('question.asked_at'), type: 'instant' }, own),
  ...bothWays('person', { by: sql.ref('employee.full_name'), type: 'text' }, own),
}

const nameOf = (account: string) =>
  sql`nullif(concat_ws(' ', ${sql.ref(`${account}.first_name`)}, ${sql.ref(`${account}.last_name`)}), '')`

const fields = sql`
  question.id, question.employee_id, question.kind, question.question, question.state, question.since, question.asked_at, question.asked_by,
  question.assigned_to, coalesce(${nameOf('assigned')}, assigned.email) as assigned_name, employee.full_name as person, employee.department`
const source = sql`
  from hr_questions question
  join employees employee on employee.company_id = question.company_id and employee.id = question.employee_id
  left join users assigned on assigned.company_id = question.company_id and assigned.id = question.assigned_to`

const matching = (filter: QuestionFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`question.company_id = ${id}`,
    show: (show, { reader }) =>
      show === 'mine'
        ? sql`question.assigned_to = ${reader} and question.state <> 'closed'`
        : sql`question.state = ${show}`,
    kind: (kind) => sql`question.kind = ${kind}`,
    search: (text) =>
      sql`(employee.full_name ilike ${containsPattern(text)} or question.question ilike ${containsPattern(text)})`,
  })

export const listQuestions = (db: Db, filter: QuestionFilter, part: ListPart) =>
  db.many(sql<QuestionRow & { place: (string | null)[] }>`
    select ${fields}, ${part.key} as place ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countQuestions = async (db: Db, filter: QuestionFilter) =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

/** How many wait for HR, and of them those since before an instant. */
export const countOpen = (db: Db, companyId: string, before: string) =>
  db.one(sql<{ count: number; overdue: number }>`
    select count(*)::int as count, (count(*) filter (where since < ${before}))::int as overdue from hr_questions
     where company_id = ${companyId} and state = 'open'`)

/** What somebody asked, the latest first; `most` of them, null: all. */
export const listQuestionsOf = (
  db: Db,
  companyId: string,
  { employeeId, most }: { employeeId: string; most: number | null },
) =>
  db.many(sql<QuestionRow>`
    select ${fields} ${source} where question.company_id = ${companyId} and question.employee_id = ${employeeId}
     order by question.asked_at desc, question.id limit ${most}`)

const oneOf = (companyId: string, id: string, employeeId: string | null) => sql`
  select ${fields} ${source} where question.company_id = ${companyId} and question.id = ${id}
     and (${employeeId}::uuid is null or question.employee_id = ${employeeId}::uuid)`

/** Of `employeeId` alone where one is given. */
export const findQuestion = (db: Db, companyId: string, id: string, employeeId: string | null = null) =>
  db.maybe(sql<QuestionRow>`${oneOf(companyId, id, employeeId)}`)

export const lockQuestion = (db: Db, companyId: string, id: string, employeeId: string | null = null) =>
  db.maybe(sql<QuestionRow>`${oneOf(companyId, id, employeeId)} for update of question`)

export type MessageRow = {
  id: string
  question_id: string
  kind: 'more' | 'answer' | 'note'
  words: string
  written_at: string
  written_by: string
  by: string
}

/** What was written about some questions, the earliest first. */
export const messagesOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<MessageRow>`
    select message.id, message.question_id, message.kind, message.words, message.written_at, message.written_by,
           coalesce(${nameOf('account')}, account.email, '') as by
      from hr_question_messages message
      left join users account on account.company_id = message.company_id and account.id = message.written_by
     where message.company_id = ${companyId} and message.question_id = any(${[...ids]}::uuid[])
     order by message.written_at, message.id`)

export const insertQuestion = (db: Db, values: Insertable<HrQuestions>) =>
  db.one(k.insertInto('hr_questions').values(values).returning('id'))

export const insertMessage = (db: Db, values: Insertable<HrQuestionMessages>) =>
  db.run(k.insertInto('hr_question_messages').values(values))

export const saveStanding = (
  db: Db,
  companyId: string,
  q: Pick<QuestionRow, 'id' | 'state' | 'since' | 'assigned_to'>,
) =>
  db.run(
    k
      .updateTable('hr_questions')
      .set({ state: q.state, since: q.since, assigned_to: q.assigned_to })
      .where('company_id', '=', companyId)
      .where('id', '=', q.id),
  )

export type Account = { id: string; email: string; language: string | null; first_name: string; name: string }

/** Who answers questions, by name. */
export const listColleagues = (db: Db, companyId: string) =>
  db.many(sql<Account>`
    select account.id, account.email, account.language, account.first_name, coalesce(${nameOf('account')}, account.email) as name from users account
     where account.company_id = ${companyId} and account.portal = 'company' and account.disabled_at is null and account.activated_at is not null
       and account.role = any(${[...rolesWith('hr-questions.answer')]}) order by name, account.id limit 200`)

/** Accounts of the portal that somebody has. */
export const listAccountsOf = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<Account>`
    select account.id, account.email, account.language, account.first_name, coalesce(${nameOf('account')}, account.email) as name from users account
     where account.company_id = ${companyId} and account.employee_id = ${employeeId} and account.disabled_at is null order by account.id`)
