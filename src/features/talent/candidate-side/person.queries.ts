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
    select i.id, i.company_id, c.name company, i.job_id, a.title, a.open and a.closes_at > now() open, p.name place, i.words,
           i.status, i.sent_at, i.expires_at, i.application_id
      from talent_invitations i join companies c on c.id = i.company_id join job_adverts a on a.company_id = i.company_id and a.id = i.job_id
      join places p on p.id = a.place_id
     where i.status <> 'withdrawn' order by i.status in ('sent', 'later') desc, i.sent_at desc limit 100`)

export const findInvitation = (db: Db, id: string) =>
  db.maybe<{ id: string; company_id: string; job_id: string; card_id: string; status: InvitationStatus }>(
    sql`select id, company_id, job_id, card_id, status from talent_invitations where id = ${id}`,
  )

export const getContact = (db: Db, userId: string) =>
  db.one<{ name: string; email: string; phone: string | null }>(sql`
    select trim(u.first_name || ' ' || u.last_name) name, u.email, p.phone from users u left join seeker_profiles p on p.user_id = u.id where u.id = ${userId}`)

export const findTalentStatus = (db: Db, userId: string, today: string) =>
  db.maybe<{ paused_until: string | null; all: number; month: number }>(sql`
    select case when c.paused_until > ${today}::date then c.paused_until::text end paused_until,
           count(distinct v.company_id)::int "all", count(distinct v.company_id) filter (where v.at > now() - interval '30 days')::int "month"
      from talent_cards c left join talent_views v on v.card_id = c.id where c.user_id = ${userId} group by c.user_id`)

export const listPoolCompanies = (db: Db, today: string) =>
  db.many<{ company_id: string; company: string; purposes: string[]; since: string; until: string }>(sql`
    select m.company_id, c.name company, array_agg(distinct p.purpose) purposes, min(m.consent_on)::text since, max(m.expires_on)::text until
      from talent_pool_members m join talent_pools p on p.company_id = m.company_id and p.id = m.pool_id join companies c on c.id = m.company_id
     where m.expires_on >= ${today}::date group by m.company_id, c.name order by lower(c.name)`)

export const hiddenFrom = (db: Db, userId: string) =>
  db.many<{ company_id: string; company: string }>(sql`
    select c.id company_id, c.name company from talent_cards t, unnest(t.objected) o join companies c on c.id = o where t.user_id = ${userId} order by lower(c.name)`)

/** What a company knows them by: their card, and what they applied as. */
export const getIdentitiesAtCompany = (db: Db, userId: string, companyId: string) =>
  db.one<{ card_id: string | null; candidates: string[] }>(sql`
    select (select id from talent_cards where user_id = ${userId}) card_id,
           array(select id from candidates where company_id = ${companyId} and user_id = ${userId})::text[] candidates`)

/** Whether they have anything to do with a company by which they can be found: else it is nobody’s. */
export const findCompany = (db: Db, companyId: string) =>
  db.maybe<{ id: string }>(sql`select id from companies where id = ${companyId}`)
