import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { Line } from './verdict.rules.ts'

type Answer = { agreed: boolean | null; words: string | null; answered_at: string | null }
export type ObjectionRow = Answer & {
  id: string
  place: number
  line: string
  reason: string
  by_person: boolean
  who: string | null
  at: string
}
const answer = sql`answer.agreed, answer.words, answer.at answered_at`
const answered = sql`left join talent_search_answers answer on answer.company_id = objection.company_id and answer.objection_id = objection.id`

type New = { runId: string; place: number; line: string; reason: string; by: string | null }
/** `by`: who of the team; null: whom the verdict is about. */
export const insertObjection = (db: Db, companyId: string, { runId, place, line, reason, by }: New) =>
  db.run(
    k.insertInto('talent_search_objections').values({
      company_id: companyId,
      run_id: runId,
      place,
      line,
      reason,
      by_user: by,
      by_person: by === null,
    }),
  )

export const listSearchObjections = (db: Db, companyId: string, runId: string) =>
  db.many<ObjectionRow>(sql`
    select objection.id, objection.place, objection.line, objection.reason, objection.by_person, objection.at, ${answer},
           (select trim(account.first_name || ' ' || coalesce(account.last_name, '')) from users account where account.id = objection.by_user
             and account.company_id = objection.company_id) who
      from talent_search_objections objection ${answered} where objection.company_id = ${companyId} and objection.run_id = ${runId} order by objection.at, objection.id limit 500`)

/** Whether somebody waits for an answer on this very verdict. */
export const isWaiting = async (db: Db, companyId: string, of: Pick<New, 'runId' | 'place' | 'line'>) =>
  (await db.maybe(sql`
    select 1 from talent_search_objections objection ${answered} where objection.company_id = ${companyId} and objection.run_id = ${of.runId} and objection.place = ${of.place}
       and objection.line = ${of.line} and objection.by_person and answer.at is null limit 1`)) !== undefined

export const insertAnswer = (
  db: Db,
  companyId: string,
  said: { objection: string; agreed: boolean; words: string | null; by: string },
): Promise<number> =>
  db.run(
    k
      .insertInto('talent_search_answers')
      .values({
        company_id: companyId,
        objection_id: said.objection,
        agreed: said.agreed,
        words: said.words,
        by_user: said.by,
      })
      .onConflict((on) => on.doNothing()),
  )

/** To whom it is told that a verdict is contested: whoever made the search, or who answers for the company when they are gone. */
export const findSearcher = (db: Db, companyId: string, runId: string) =>
  db.maybe<{ email: string; first_name: string; language: string; title: string }>(sql`
    select account.email, account.first_name, account.language, run.title from talent_search_runs run
      join users account on account.company_id = run.company_id and account.disabled_at is null and account.role = any(${[...rolesWith('talent.search')]})
     where run.company_id = ${companyId} and run.id = ${runId} order by account.id is distinct from run.by_user, account.role = 'employer' desc,
       account.created_at limit 1`)

/** What was answered, and to whom by the name the company has for them. */
export const findAnswerNotice = (db: Db, companyId: string, objection: string) =>
  db.maybe<{
    card: string | null
    applicant: string | null
    company: string
    criterion: string | null
    agreed: boolean
    words: string | null
  }>(sql`
    select result.card_id card, application.user_id applicant, company.name company, answer.agreed, answer.words,
           (select criterion->>'text' from jsonb_array_elements(run.criteria) criterion where criterion->>'id' = objection.line limit 1) criterion
      from talent_search_objections objection join talent_search_answers answer on answer.company_id = objection.company_id
        and answer.objection_id = objection.id
      join talent_search_runs run on run.company_id = objection.company_id and run.id = objection.run_id
      join talent_search_results result on result.company_id = objection.company_id and result.run_id = objection.run_id and result.place = objection.place
      join companies company on company.id = objection.company_id
      left join applications application on application.company_id = result.company_id and application.id = result.application_id
     where objection.company_id = ${companyId} and objection.id = ${objection} and objection.by_person`)

/** As the platform: whose card it is, or whose account, and how to write to them. */
export const findRecipient = (db: Db, { card, applicant }: { card: string | null; applicant: string | null }) =>
  db.maybe<{ email: string; first_name: string; language: string }>(sql`
    select email, first_name, language from users where disabled_at is null
       and id = coalesce(${applicant}::uuid, (select user_id from talent_cards where id = ${card}::uuid))`)

/** As somebody who was found: where in a search they stand. Nobody reads this but the server. */
export const findOwnResult = (db: Db, runId: string) =>
  db.maybe<{ company_id: string; place: number; lines: Line[] }>(
    sql`select company_id, place, lines from talent_search_results where run_id = ${runId}`,
  )

/** As somebody who was found: what they said, and what was answered. */
export const listOwnObjections = (db: Db) =>
  db.many<Answer & { run_id: string; line: string; reason: string; at: string }>(sql`
    select objection.run_id, objection.line, objection.reason,
      objection.at, ${answer} from talent_search_objections objection ${answered} order by objection.at, objection.id limit 500`)
