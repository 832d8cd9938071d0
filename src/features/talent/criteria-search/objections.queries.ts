import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'

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
const answer = sql`a.agreed, a.words, a.at answered_at`
const answered = sql`left join talent_search_answers a on a.company_id = o.company_id and a.objection_id = o.id`

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
    select o.id, o.place, o.line, o.reason, o.by_person, o.at, ${answer},
           (select trim(u.first_name || ' ' || coalesce(u.last_name, '')) from users u where u.id = o.by_user and u.company_id = o.company_id) who
      from talent_search_objections o ${answered} where o.company_id = ${companyId} and o.run_id = ${runId} order by o.at, o.id limit 500`)

/** Whether somebody waits for an answer on this very verdict. */
export const isWaiting = async (db: Db, companyId: string, of: Pick<New, 'runId' | 'place' | 'line'>) =>
  (await db.maybe(sql`
    select 1 from talent_search_objections o ${answered} where o.company_id = ${companyId} and o.run_id = ${of.runId} and o.place = ${of.place}
       and o.line = ${of.line} and o.by_person and a.at is null limit 1`)) !== undefined

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
    select u.email, u.first_name, u.language, r.title from talent_search_runs r
      join users u on u.company_id = r.company_id and u.disabled_at is null and u.role = any(${[...rolesWith('talent.search')]})
     where r.company_id = ${companyId} and r.id = ${runId} order by u.id is distinct from r.by_user, u.role = 'employer' desc, u.created_at limit 1`)

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
    select t.card_id card, p.user_id applicant, c.name company, a.agreed, a.words,
           (select e->>'text' from jsonb_array_elements(r.criteria) e where e->>'id' = o.line limit 1) criterion
      from talent_search_objections o join talent_search_answers a on a.company_id = o.company_id and a.objection_id = o.id
      join talent_search_runs r on r.company_id = o.company_id and r.id = o.run_id
      join talent_search_results t on t.company_id = o.company_id and t.run_id = o.run_id and t.place = o.place
      join companies c on c.id = o.company_id
      left join applications p on p.company_id = t.company_id and p.id = t.application_id
     where o.company_id = ${companyId} and o.id = ${objection} and o.by_person`)

/** As the platform: whose card it is, or whose account, and how to write to them. */
export const findRecipient = (db: Db, { card, applicant }: { card: string | null; applicant: string | null }) =>
  db.maybe<{ email: string; first_name: string; language: string }>(sql`
    select email, first_name, language from users where disabled_at is null
       and id = coalesce(${applicant}::uuid, (select user_id from talent_cards where id = ${card}::uuid))`)

/** As somebody who was found: where in a search they stand. Nobody reads this but the server. */
export const findOwnResult = (db: Db, runId: string) =>
  db.maybe<{ company_id: string; place: number; lines: unknown }>(
    sql`select company_id, place, lines from talent_search_results where run_id = ${runId}`,
  )

/** As somebody who was found: what they said, and what was answered. */
export const listOwnObjections = (db: Db) =>
  db.many<Answer & { run_id: string; line: string; reason: string; at: string }>(sql`
    select o.run_id, o.line, o.reason, o.at, ${answer} from talent_search_objections o ${answered} order by o.at, o.id limit 500`)
