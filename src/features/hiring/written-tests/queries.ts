import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Language } from '../../../shared/languages.ts'
import type { WrittenQuestion } from './rules.ts'

export type StoredDraft = {
  title: string
  purpose: string
  skill: string
  language: Language
  minutes: number
  asks: number
  wait_days: number
  seconds_each: number | null
  goes_back: boolean
  questions: WrittenQuestion[]
}
export type StoredTest = StoredDraft & {
  id: string
  next_key: number
  edition: number
  published_version: number | null
  is_changed: boolean
  retired_at: string | null
  changed_at: string
}

const DRAFT = sql`title, purpose, skill, language, minutes, asks, wait_days, seconds_each, goes_back, questions`
const TEST = sql`id, ${DRAFT}, next_key, edition, published_version, is_changed, retired_at, changed_at`

export const listTests = (db: Db, companyId: string) =>
  db.many<StoredTest>(
    sql`select ${TEST} from written_tests where company_id = ${companyId}::uuid order by retired_at is not null, lower(title), id`,
  )

export const countTests = async (db: Db, companyId: string) =>
  (await db.one<{ n: number }>(sql`select count(*)::int n from written_tests where company_id = ${companyId}::uuid`)).n

export const findTest = (db: Db, companyId: string, id: string) =>
  db.maybe<StoredTest>(
    sql`select ${TEST} from written_tests where company_id = ${companyId}::uuid and id = ${id}::uuid`,
  )

export const lockTest = (db: Db, companyId: string, id: string) =>
  db.maybe<StoredTest>(
    sql`select ${TEST} from written_tests where company_id = ${companyId}::uuid and id = ${id}::uuid for update`,
  )

type NewTest = { companyId: string; userId: string; draft: StoredDraft; nextKey: number; at: string }

export const insertTest = (db: Db, { companyId, userId, draft, nextKey, at }: NewTest) =>
  db.one<{ id: string }>(sql`
    insert into written_tests (company_id, title, purpose, skill, language, minutes, asks, wait_days, seconds_each, goes_back, questions, next_key, created_by, changed_at)
    values (${companyId}::uuid, ${draft.title}, ${draft.purpose}, ${draft.skill}, ${draft.language}, ${draft.minutes}, ${draft.asks},
      ${draft.wait_days}, ${draft.seconds_each}, ${draft.goes_back}, ${JSON.stringify(draft.questions)}::jsonb, ${nextKey}, ${userId}::uuid, ${at}::timestamptz) returning id`)

type SavedDraft = { companyId: string; id: string; draft: StoredDraft; nextKey: number; at: string }

export const updateDraft = (db: Db, { companyId, id, draft, nextKey, at }: SavedDraft) =>
  db.run(sql`
    update written_tests set title = ${draft.title}, purpose = ${draft.purpose}, skill = ${draft.skill}, language = ${draft.language},
      minutes = ${draft.minutes}, asks = ${draft.asks}, wait_days = ${draft.wait_days}, seconds_each = ${draft.seconds_each}, goes_back = ${draft.goes_back}, questions = ${JSON.stringify(draft.questions)}::jsonb, next_key = ${nextKey},
      edition = edition + 1, is_changed = true, changed_at = ${at}::timestamptz
     where company_id = ${companyId}::uuid and id = ${id}::uuid`)

type NewVersion = { companyId: string; id: string; version: number; userId: string; at: string }

/** The draft as it stands becomes a version; the test says that this is the one applicants take. */
export const publishDraft = async (db: Db, { companyId, id, version, userId, at }: NewVersion) => {
  await db.run(sql`
    insert into written_test_versions (company_id, test_id, version, ${DRAFT}, published_at, published_by)
    select company_id, id, ${version}, ${DRAFT}, ${at}::timestamptz, ${userId}::uuid from written_tests
     where company_id = ${companyId}::uuid and id = ${id}::uuid`)
  await db.run(sql`
    update written_tests set published_version = ${version}, is_changed = false, edition = edition + 1, changed_at = ${at}::timestamptz
     where company_id = ${companyId}::uuid and id = ${id}::uuid`)
}

export const saveRetired = (db: Db, companyId: string, id: string, at: string | null) =>
  db.run(
    k.updateTable('written_tests').set({ retired_at: at }).where('company_id', '=', companyId).where('id', '=', id),
  )

export const deleteTest = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('written_tests').where('company_id', '=', companyId).where('id', '=', id))

export const listVersions = (db: Db, companyId: string, id: string) =>
  db.many<{ version: number; published_at: string; pool: number; asks: number }>(sql`
    select version, published_at, jsonb_array_length(questions) pool, asks from written_test_versions
     where company_id = ${companyId}::uuid and test_id = ${id}::uuid order by version desc limit 50`)

export const listShowings = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('written_test_showings')
      .select(['question', 'shown'])
      .where('company_id', '=', companyId)
      .where('test_id', '=', id),
  )

/** What applicants take now, of a test that is not retired. */
export const findPublished = (db: Db, companyId: string, id: string) =>
  db.maybe<StoredDraft & { version: number; company: string }>(sql`
    select version.version, version.title, version.purpose, version.skill, version.language, version.minutes, version.asks, version.wait_days,
           version.seconds_each, version.goes_back, version.questions,
           company.name company
      from written_tests test
      join written_test_versions version
        on version.company_id = test.company_id and version.test_id = test.id and version.version = test.published_version
      join companies company on company.id = test.company_id
     where test.company_id = ${companyId}::uuid and test.id = ${id}::uuid and test.retired_at is null`)

export const listPublished = (db: Db, companyId: string) =>
  db.many<{ id: string; title: string; minutes: number; retired: boolean }>(sql`
    select test.id, version.title, version.minutes, test.retired_at is not null retired from written_tests test
      join written_test_versions version
        on version.company_id = test.company_id and version.test_id = test.id and version.version = test.published_version
     where test.company_id = ${companyId}::uuid order by lower(version.title), test.id`)

export const countShown = (db: Db, companyId: string, id: string, questions: readonly number[]) =>
  db.run(sql`
    insert into written_test_showings (company_id, test_id, question, shown)
    select ${companyId}::uuid, ${id}::uuid, question, 1 from unnest(${[...questions]}::int[]) question
    on conflict (company_id, test_id, question) do update set shown = written_test_showings.shown + 1`)

export const getCompanyCountry = async (db: Db, companyId: string) =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country
