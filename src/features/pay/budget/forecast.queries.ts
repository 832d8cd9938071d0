import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Advice } from './advice.rules.ts'

export type ForecastRow = {
  employment_id: string
  month: string
  department: string
  pay: number
  employer: number
  end_of_service: number
  law_of: string
  problem: string | null
}
type Year = { entityId: string; yearFrom: Day }

/** Replaces what everybody of an entity is expected to cost in a year. */
export const saveForecast = async (
  db: Db,
  companyId: string,
  q: Year & { rows: readonly ForecastRow[]; at: string },
) => {
  await db.run(sql`
    delete from budget_forecasts where company_id = ${companyId} and entity_id = ${q.entityId} and year_from = ${q.yearFrom}`)
  await db.run(sql`
    insert into budget_forecasts (company_id, entity_id, year_from, employment_id, month, department, pay, employer, end_of_service, law_of, problem)
    select ${companyId}, ${q.entityId}, ${q.yearFrom}, one.* from jsonb_to_recordset(${JSON.stringify(q.rows)}::jsonb)
        as one(employment_id uuid, month text, department text, pay bigint, employer bigint, end_of_service bigint, law_of text, problem text)`)
  await db.run(sql`
    update budgets set forecast_at = ${q.at} where company_id = ${companyId} and entity_id = ${q.entityId} and year_from = ${q.yearFrom}`)
}

export const forecastOf = (db: Db, companyId: string, q: Year) =>
  db.many(sql<ForecastRow>`
    select employment_id, month, department, pay, employer, end_of_service, law_of, problem from budget_forecasts
     where company_id = ${companyId} and entity_id = ${q.entityId} and year_from = ${q.yearFrom} order by month, employment_id`)

export const commentsOf = (db: Db, companyId: string, budgetId: string) =>
  db.many(sql<{ id: string; text: string; by: string | null; at: string }>`
    select comment.id, comment.text, nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as by, comment.at
      from budget_comments comment left join users account on account.id = comment.by_user
     where comment.company_id = ${companyId} and comment.budget_id = ${budgetId} order by comment.at, comment.id limit 500`)

type Said = { budgetId: string; by: string; at: string }

export const insertComment = (db: Db, companyId: string, q: Said & { text: string }) =>
  db.one(sql<{ id: string }>`
    insert into budget_comments (company_id, budget_id, text, by_user, at)
    values (${companyId}, ${q.budgetId}, ${q.text}, ${q.by}, ${q.at}) returning id`)

export type AnswerRow = {
  advice: string
  /** As it stood then; null: answered before that was kept. */
  advisory: Advice | null
  state: 'accepted' | 'dismissed'
  reason: string
  by: string | null
  at: string
}

export const answersOf = (db: Db, companyId: string, budgetId: string) =>
  db.many(sql<AnswerRow>`
    select answer.advice, answer.advisory, answer.state, answer.reason, nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as by, answer.at
      from budget_answers answer left join users account on account.id = answer.by_user
     where answer.company_id = ${companyId} and answer.budget_id = ${budgetId}`)

type Answer = Said & { advisory: Advice; state: string; reason: string }

export const saveAnswer = (db: Db, companyId: string, q: Answer) =>
  db.run(sql`
    insert into budget_answers (company_id, budget_id, advice, advisory, state, reason, by_user, at)
    values (${companyId}, ${q.budgetId}, ${q.advisory.key}, ${JSON.stringify(q.advisory)}::jsonb, ${q.state}, ${q.reason}, ${q.by}, ${q.at})
    on conflict (company_id, budget_id, advice) do update set state = excluded.state, reason = excluded.reason, by_user = excluded.by_user,
       at = excluded.at, advisory = excluded.advisory`)

export type LeaveMonthRow = { month: string; currency: string; minor: number; people: number; priced: number }

/** What unused leave of an entity would have cost at ends of months, as it was reckoned last. */
export const leaveMonthsOf = (db: Db, companyId: string, entityId: string) =>
  db.many(sql<LeaveMonthRow>`
    select month, currency, minor, people, priced from budget_leave_months where company_id = ${companyId} and entity_id = ${entityId}
     order by month`)

export const saveLeaveMonth = (db: Db, companyId: string, q: LeaveMonthRow & { entityId: string; at: string }) =>
  db.run(sql`
    insert into budget_leave_months (company_id, entity_id, month, currency, minor, people, priced, reckoned_at)
    values (${companyId}, ${q.entityId}, ${q.month}, ${q.currency}, ${q.minor}, ${q.people}, ${q.priced}, ${q.at})
    on conflict (company_id, entity_id, month) do update set currency = excluded.currency, minor = excluded.minor, people = excluded.people,
       priced = excluded.priced, reckoned_at = excluded.reckoned_at`)
