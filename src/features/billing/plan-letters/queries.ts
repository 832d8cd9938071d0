import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { PlanLetter } from './letters.rules.ts'

export type Due = {
  id: string
  user_id: string
  tier: 'premium' | 'premium_plus'
  country: string
  /** What is charged next, minor units. */
  total: number
  state: 'trialing' | 'paid' | 'past_due'
  paid_until: string
  given_until: string | null
  card: { last4: string } | null
  email: string
  first_name: string
  language: string
}

/** Plans of job seekers that are charged within a week, or whose charge failed. */
export const listSeekersDue = (db: Db, now: string, until: string): Promise<Due[]> =>
  db.many<Due>(sql`
    select o.id, o.user_id, o.tier, o.country, (case when o.reduced_left > 0 then (o.coupon->>'total')::bigint else o.total end)::float8 total, o.state, o.paid_until, o.given_until, o.card, u.email, u.first_name, u.language
      from plan_orders o join users u on u.id = o.user_id and u.disabled_at is null
     where o.tier is not null and not o.cancels
       and ((o.state in ('trialing', 'paid') and o.paid_until > ${now}::timestamptz and o.paid_until <= ${until}::timestamptz)
         or (o.state = 'past_due' and o.given_until > ${now}::timestamptz))
     order by o.id`)

/** Companies whose paid time, with a pause in it, or trial ends within a week, or did so in the last. */
export const listCompaniesDue = async (db: Db, from: string, until: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select company.id from companies company
       where (company.trial_ends_at > ${from}::timestamptz and company.trial_ends_at <= ${until}::timestamptz)
          or exists (select from plan_orders bill where bill.buyer = company.id and bill.state = 'paid'
            and bill.until_at > ${from}::timestamptz and bill.until_at <= ${until}::timestamptz)
          or exists (select from company_plans plan where plan.buyer = company.id
            and plan.pause_of + (plan.paused_until - plan.paused_from) > ${from}::timestamptz
            and plan.pause_of + (plan.paused_until - plan.paused_from) <= ${until}::timestamptz)
       order by company.id`)
  ).map(({ id }) => id)

export type Owner = { id: string; email: string; first_name: string; language: string }

/** Who runs a company, since it began. */
export const findOwner = (db: Db, companyId: string): Promise<Owner | undefined> =>
  db.maybe<Owner>(sql`
    select id, email, first_name, language from users where company_id = ${companyId}::uuid and role = 'employer' and disabled_at is null
     order by created_at, id limit 1`)

export type Written = { about: string; kind: PlanLetter; for_at: string; user_id: string | null; written_at: string }

/** Notes that a letter is written; false: it was before, or a later one of its charge was. */
export const putLetter = async (db: Db, { about, kind, for_at, user_id, written_at }: Written): Promise<boolean> =>
  (await db.run(sql`
    insert into plan_letters (about, kind, for_at, user_id, written_at)
    values (${about}::uuid, ${kind}, ${for_at}::timestamptz, ${user_id}::uuid, ${written_at}::timestamptz) on conflict do nothing`)) >
  0
