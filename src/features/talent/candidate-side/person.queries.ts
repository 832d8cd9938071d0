import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { InvitationStatus } from '../find/invitations.contract.ts'

/** As the person themselves, which shows them theirs alone. */

export type Invited = {
  id: string
  company_id: string
  company: string
  job_id: string
  title: string
  open: boolean
  place: string
  words: string
  status: InvitationStatus
  sent_at: string
  expires_at: string
  application_id: string | null
}
export const listInvitationsForSeeker = (db: Db) =>
  db.many<Invited>(sql`
    select invitation.id, invitation.company_id, company.name company, invitation.job_id, advert.title, advert.open and advert.closes_at > now() open,
      place.name place, invitation.words,
           invitation.status, invitation.sent_at, invitation.expires_at, invitation.application_id
      from talent_invitations invitation join companies company on company.id = invitation.company_id join job_adverts advert
        on advert.company_id = invitation.company_id and advert.id = invitation.job_id
      join places place on place.id = advert.place_id
     where invitation.status <> 'withdrawn' order by invitation.status in ('sent', 'later') desc, invitation.sent_at desc limit 100`)

export const findInvitation = (db: Db, id: string) =>
  db.maybe<{ id: string; company_id: string; job_id: string; card_id: string; status: InvitationStatus }>(
    sql`select id, company_id, job_id, card_id, status from talent_invitations where id = ${id}`,
  )

export const getContact = (db: Db, userId: string) =>
  db.one<{ name: string; email: string; phone: string | null }>(sql`
    select trim(account.first_name || ' ' || account.last_name) name, account.email, profile.phone from users account
      left join seeker_profiles profile on profile.user_id = account.id where account.id = ${userId}`)

export const findTalentStatus = (db: Db, userId: string, today: string) =>
  db.maybe<{ paused_until: string | null; all: number; month: number }>(sql`
    select case when card.paused_until > ${today}::date then card.paused_until::text end paused_until,
           count(distinct view.company_id)::int "all", count(distinct view.company_id) filter (where view.at > now() - interval '30 days')::int "month"
      from talent_cards card left join talent_views view on view.card_id = card.id where card.user_id = ${userId} group by card.user_id`)

export const listPoolCompanies = (db: Db, today: string) =>
  db.many<{ company_id: string; company: string; purposes: string[]; since: string; until: string }>(sql`
    select member.company_id, company.name company, array_agg(distinct pool.purpose) purposes, min(member.consent_on)::text since,
      max(member.expires_on)::text until
      from talent_pool_members member join talent_pools pool on pool.company_id = member.company_id and pool.id = member.pool_id
        join companies company on company.id = member.company_id
     where member.expires_on >= ${today}::date group by member.company_id, company.name order by lower(company.name)`)

export const hiddenFrom = (db: Db, userId: string) =>
  db.many<{ company_id: string; company: string }>(sql`
    select company.id company_id, company.name company from talent_cards own_card, unnest(own_card.objected) objected join companies company
      on company.id = objected where own_card.user_id = ${userId} order by lower(company.name)`)

/** What a company knows them by: their card, and what they applied as. */
export const getIdentitiesAtCompany = (db: Db, userId: string, companyId: string) =>
  db.one<{ card_id: string | null; candidates: string[] }>(sql`
    select (select id from talent_cards where user_id = ${userId}) card_id,
           array(select id from candidates where company_id = ${companyId} and user_id = ${userId})::text[] candidates`)

/** Whether they have anything to do with a company by which they can be found: else it is nobody’s. */
export const findCompany = (db: Db, companyId: string) =>
  db.maybe<{ id: string }>(sql`select id from companies where id = ${companyId}`)
