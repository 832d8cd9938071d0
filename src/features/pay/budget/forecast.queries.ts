import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

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

export const saveLiability = (
  db: Db,
  companyId: string,
  q: { country: string; on: Day; currency: string; minor: number; people: number },
) =>
  db.run(sql`
    insert into budget_leave_liabilities (company_id, country, on_day, currency, minor, people)
    values (${companyId}, ${q.country}, ${q.on}, ${q.currency}, ${q.minor}, ${q.people})
    on conflict (company_id, country, on_day) do update set minor = excluded.minor, people = excluded.people, currency = excluded.currency`)

export const liabilitiesOf = (db: Db, companyId: string, country: string) =>
  db.many(sql<{ on: Day; minor: number; people: number }>`
    select on_day as on, minor, people from budget_leave_liabilities where company_id = ${companyId} and country = ${country}
     order by on_day desc limit 100`)

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
  state: 'accepted' | 'dismissed'
  reason: string
  by: string | null
  at: string
}

export const answersOf = (db: Db, companyId: string, budgetId: string) =>
  db.many(sql<AnswerRow>`
    select answer.advice, answer.state, answer.reason, nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as by, answer.at
      from budget_answers answer left join users account on account.id = answer.by_user
     where answer.company_id = ${companyId} and answer.budget_id = ${budgetId}`)

export const saveAnswer = (db: Db, companyId: string, q: Said & { advice: string; state: string; reason: string }) =>
  db.run(sql`
    insert into budget_answers (company_id, budget_id, advice, state, reason, by_user, at)
    values (${companyId}, ${q.budgetId}, ${q.advice}, ${q.state}, ${q.reason}, ${q.by}, ${q.at})
    on conflict (company_id, budget_id, advice) do update set state = excluded.state, reason = excluded.reason, by_user = excluded.by_user,
       at = excluded.at`)
