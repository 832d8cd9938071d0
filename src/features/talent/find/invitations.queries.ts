import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { InvitationStatus } from './invitations.contract.ts'
import { ANSWER_DUE_DAYS, COUNTED_DAYS, type Sent } from './quota.rules.ts'

/**
 * What was answered, and what nobody answered in time: the one count the week’s number is made from. What was taken back after its letter had gone
 * is unanswered, too: it reached somebody, and taking it back would otherwise buy more.
 */
export const sentOf = (db: Db, companyId: string, now: string): Promise<Sent> =>
  db.one<Sent>(sql`
    select count(*) filter (where status <> 'withdrawn' and answered_at is not null
             or (status <> 'withdrawn' or told_at is not null) and sent_at < ${now}::timestamptz - make_interval(days => ${ANSWER_DUE_DAYS}))::int due,
           count(*) filter (where status in ('accepted', 'declined', 'later'))::int answered,
           count(*) filter (where sent_at > ${now}::timestamptz - interval '7 days')::int week
      from talent_invitations where company_id = ${companyId} and sent_at > ${now}::timestamptz - make_interval(days => ${COUNTED_DAYS})`)

/** One at a time for each company, and for each person: what is counted stays true until it is written. */
export const lockInvitees = async (db: Db, companyId: string, people: readonly string[]): Promise<void> => {
  for (const of of [companyId, ...people].toSorted())
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`invite ${of}`}, 0))`)
}

export type Stand = { id: string; before: boolean; applied: boolean; declined_at: string | null; today: number }
export const listInviteeStatuses = (
  db: Db,
  companyId: string,
  jobId: string,
  { people, now }: { people: readonly string[]; now: string },
) =>
  db.many<Stand>(sql`
    select card.id, exists (select from talent_invitations invitation
      where invitation.company_id = ${companyId} and invitation.job_id = ${jobId} and invitation.card_id = card.id) before,
           card.known_user is not null and exists (select from applications application
             where application.company_id = ${companyId} and application.job_id = ${jobId} and application.user_id = card.known_user) applied,
           (select max(answered_at) from talent_invitations invitation where invitation.company_id = ${companyId} and invitation.card_id = card.id
             and invitation.status = 'declined') declined_at,
           invitations_since(card.id, ${now}::timestamptz - interval '1 day') today
      from talent_cards card where card.id = any(${[...people]}::uuid[])`)

type New = { jobId: string; cards: readonly string[]; by: string; words: string; at: string; until: string }
export const insertInvitations = (db: Db, companyId: string, n: New) =>
  db.many(
    k
      .insertInto('talent_invitations')
      .values(
        n.cards.map((card_id) => ({
          company_id: companyId,
          job_id: n.jobId,
          card_id,
          by_user: n.by,
          words: n.words,
          sent_at: n.at,
          expires_at: n.until,
        })),
      )
      .onConflict((c) => c.columns(['company_id', 'job_id', 'card_id']).doNothing())
      .returning(['id', 'card_id']),
  )

export type Row = {
  id: string
  card_id: string
  job_id: string
  title: string
  headline: string | null
  status: InvitationStatus
  words: string
  sent_at: string
  answered_at: string | null
  expires_at: string
  reason: string | null
  contact: { name: string; email: string; phone: string | null } | null
  application_id: string | null
}
export const listInvitations = (db: Db, companyId: string) =>
  db.many<Row>(sql`
    select invitation.id, invitation.card_id, invitation.job_id, job.title, card.headline, invitation.status, invitation.words, invitation.sent_at,
      invitation.answered_at, invitation.expires_at, invitation.reason, invitation.contact, invitation.application_id
      from talent_invitations invitation join jobs job on job.company_id = invitation.company_id and job.id = invitation.job_id
        left join talent_cards card on card.id = invitation.card_id
     where invitation.company_id = ${companyId} order by invitation.sent_at desc, invitation.id limit 500`)

export const openJobs = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('jobs')
      .leftJoin('places', (join) => join.on(sql<boolean>`places.id = (jobs.content->>'placeId')::int`))
      .select(['jobs.id', 'jobs.title', 'jobs.number', 'jobs.country', 'jobs.content', 'places.name as place'])
      .where('company_id', '=', companyId)
      .where('status', '=', 'open')
      // What is said to ask for money reaches nobody until the platform has looked.
      .where('hidden_at', 'is', null)
      .where(sql<boolean>`(select not company_withheld(${companyId}::uuid))`)
      .orderBy('title')
      .limit(500),
  )
export const companyName = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('name').where('id', '=', companyId))).name

export const markInvitationWithdrawn = (db: Db, companyId: string, id: string, at: string) =>
  db.run(sql`update talent_invitations set status = 'withdrawn', answered_at = ${at}
    where company_id = ${companyId} and id = ${id} and status in ('sent', 'later')`)
export const lockInvitation = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('talent_invitations')
      .select(['id', 'status', 'job_id', 'by_user', 'card_id'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

export type Answer = { status: string; at: string; reason: string | null; contact: unknown }
/** 0: it can no longer be answered so. */
export const updateInvitationAnswer = (db: Db, companyId: string, id: string, a: Answer) =>
  db.run(sql`update talent_invitations set status = ${a.status}, answered_at = ${a.at}, reason = ${a.reason},
      contact = ${a.contact === null ? null : JSON.stringify(a.contact)}::jsonb
    where company_id = ${companyId} and id = ${id} and status in ('sent', 'later') and expires_at > ${a.at}::timestamptz`)
/** Nobody’s details are handed over for a job that is said to ask for money, or of a company whose registration was refused. */
export const isHidden = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from talent_invitations invitation join jobs job on job.company_id = invitation.company_id and job.id = invitation.job_id
     where invitation.company_id = ${companyId} and invitation.id = ${id} and (job.hidden_at is not null
       or (select company_withheld(${companyId}::uuid)))`)) !== undefined

/** Whom somebody blocks has nothing open with them. */
export const withdrawFrom = (db: Db, companyId: string, cardId: string, at: string) =>
  db.run(sql`update talent_invitations set status = 'declined', answered_at = ${at}
    where company_id = ${companyId} and card_id = ${cardId} and status in ('sent', 'later')`)

/** Asked as the platform: whom a letter goes to, and about what. Written down as told in the same transaction; 0: somebody has. */
export const markInvitationNotified = (db: Db, companyId: string, id: string, at: string) =>
  db.run(
    sql`update talent_invitations set told_at = ${at} where company_id = ${companyId} and id = ${id} and told_at is null and status = 'sent'`,
  )
export const findInvitationNotice = (db: Db, companyId: string, id: string) =>
  db.maybe<{
    user_id: string
    email: string
    first_name: string
    language: string
    company: string
    title: string
    words: string
  }>(sql`
    select account.id as user_id, account.email, account.first_name, account.language, company.name company, job.title, invitation.words
      from talent_invitations invitation join talent_cards other_card on other_card.id = invitation.card_id join users account
        on account.id = other_card.user_id and account.disabled_at is null
      join companies company on company.id = invitation.company_id join jobs job on job.company_id = invitation.company_id and job.id = invitation.job_id
     where invitation.company_id = ${companyId} and invitation.id = ${id} and job.hidden_at is null and (select not company_withheld(${companyId}::uuid))`)
export const expireInvitations = (db: Db, now: string) =>
  db.run(
    sql`update talent_invitations set status = 'expired' where status in ('sent', 'later') and expires_at <= ${now}::timestamptz`,
  )
