import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { StandingPlan } from '../../billing/subscriptions/live.rules.ts'
import type { Audience } from './promotion.rules.ts'

export type StoredRun = { id: string; started_at: string; ends_at: string; stopped_at: string | null } & Audience

export const listRuns = (db: Db, userId: string, most: number): Promise<StoredRun[]> =>
  db.many(
    k
      .selectFrom('seeker_boosts')
      .select(['id', 'started_at', 'ends_at', 'stopped_at', 'countries', 'fields'])
      .where('user_id', '=', userId)
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(most),
  )

export const lockPerson = (db: Db, userId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`boost ${userId}`}, 0))`)

type NewRun = { user_id: string; started_at: string; ends_at: string; countries: string[]; fields: string[] }

export const insertRun = (db: Db, run: NewRun) => db.one(k.insertInto('seeker_boosts').values(run).returning('id'))

export const stopRuns = (db: Db, userId: string, at: string): Promise<number> =>
  db.run(sql`update seeker_boosts set stopped_at = ${at}::timestamptz
    where user_id = ${userId}::uuid and stopped_at is null and started_at <= ${at}::timestamptz and ends_at > ${at}::timestamptz`)

/** What was planned and has not begun. */
export const dropPlannedRuns = (db: Db, userId: string, at: string): Promise<number> =>
  db.run(sql`delete from seeker_boosts where user_id = ${userId}::uuid and started_at > ${at}::timestamptz`)

/** As the person: what their own card says. */
export const findCardFacts = (db: Db, userId: string, today: string) =>
  db.maybe<{
    id: string
    visibility: string
    paused_until: string | null
    skills: number
    place: boolean
    notice: boolean
    titles: number
  }>(sql`
    select id, visibility, case when paused_until > ${today}::date then paused_until::text end paused_until, cardinality(skills) skills,
      place_id is not null place, notice is not null or free_on is not null notice, coalesce(jsonb_array_length(shown->'titles'), 0) titles
      from talent_cards where user_id = ${userId}::uuid`)

/** As the person: when their newest CV was handed in or saved; null: they have none. */
export const findNewestCv = async (db: Db, userId: string): Promise<string | null> =>
  (
    await db.one<{ at: string | null }>(sql`
      select greatest((select max(created_at) from seeker_cvs where user_id = ${userId}::uuid),
        (select max(saved_at) from resumes where user_id = ${userId}::uuid)) at`)
  ).at

/** As the person: on how many days they were seen in the labelled place since one. */
export const countDaysSeen = async (db: Db, cardId: string, since: string): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(distinct day)::int n from boost_views where card_id = ${cardId}::uuid and day >= ${since}::date`,
    )
  ).n

/** As the person: what came of a time in that place. */
export const readResult = (db: Db, cardId: string, { from, to }: { from: string; to: string }) =>
  db.one<{ days: number; companies: number; opened: number; invited: number }>(sql`
    with seen as (select company_id, min(day) first, count(*) n from boost_views
      where card_id = ${cardId}::uuid and day >= ${from}::timestamptz::date and day <= ${to}::timestamptz::date group by company_id)
    select (select count(distinct day)::int from boost_views where card_id = ${cardId}::uuid and day >= ${from}::timestamptz::date
             and day <= ${to}::timestamptz::date) days,
           count(*)::int companies,
           count(*) filter (where exists (select from talent_views view where view.company_id = seen.company_id and view.card_id = ${cardId}::uuid
             and view.at >= seen.first))::int opened,
           count(*) filter (where exists (select from talent_invitations invitation where invitation.company_id = seen.company_id and invitation.card_id = ${cardId}::uuid
             and invitation.sent_at >= seen.first))::int invited
      from seen`)

export type PromotedRow = { card_id: string } & Audience & StandingPlan

/** Through the platform's door: whose promotion runs now, with the plan it takes. */
export const listPromoted = (db: Db, at: string) =>
  db.many<PromotedRow>(sql`
    select card.id card_id, boost.countries, boost.fields, subscription.tier, subscription.status, subscription.until, subscription.paused_from, subscription.paused_until
      from seeker_boosts boost join talent_cards card on card.user_id = boost.user_id
      join seeker_subscriptions subscription on subscription.user_id = boost.user_id
     where boost.stopped_at is null and boost.started_at <= ${at}::timestamptz and boost.ends_at > ${at}::timestamptz and card.visibility <> 'private'`)

/** Through the platform's door: what employers with open jobs say they work in, as they typed it. */
export const listIndustries = async (db: Db): Promise<string[]> =>
  (
    await db.many<{ industry: string }>(sql`
      select distinct company.industry from companies company
       where company.industry is not null and exists (select from jobs job where job.company_id = company.id and job.status = 'open')`)
  ).map(({ industry }) => industry)

/** Through the company's door. */
export const getEmployer = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['country', 'industry']).where('id', '=', companyId))

export const insertBoostView = (db: Db, view: { company_id: string; card_id: string; day: string }): Promise<number> =>
  db.run(
    k
      .insertInto('boost_views')
      .values(view)
      .onConflict((on) => on.doNothing()),
  )
export const listSeenOn = (db: Db, companyId: string, day: string) =>
  db.many(
    k
      .selectFrom('boost_views')
      .select('card_id')
      .where('company_id', '=', companyId)
      .where('day', '=', day)
      .orderBy('card_id'),
  )
