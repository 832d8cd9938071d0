import { sql } from 'kysely'
import type { Country } from '../../../countries/country.ts'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { expiryFields, TIERS } from './expiry.rules.ts'

/** Each country with the day it is there. */
export type Today = { country: Country; today: Day }

export type ExpiringItem = {
  thing: 'pass' | 'authorization' | 'document'
  thing_id: string
  employee_id: string
  expires_on: Day
  /** Type of the authorization, or title or kind of the document. */
  named: string | null
  full_name: string
  employee_number: string
  country: string
  facts: Record<string, string>
  days: number
}

/** Days, longer than anything is valid. */
const EVER = 36_500

const list = (values: readonly (string | number)[], type: string) => sql`${values}::${sql.raw(type)}[]`

/** Everything of a company that runs out within so many days at its employee's place: of people who are still there, newest versions only. */
const things = (companyId: string, places: readonly Today[], within: number) => {
  const last = addDays(
    places.map((p) => p.today).reduce((a, b) => (a > b ? a : b), '1900-01-01'),
    within,
  )
  const fields = places.flatMap(({ country }) => expiryFields(country).map((f) => ({ code: country.code, key: f.key })))
  return sql`
    select thing.thing, thing.thing_id, thing.employee_id, thing.expires_on, thing.named, employee.full_name, employee.employee_number,
      employee.country, employee.facts,
           thing.expires_on - place.today as days
      from (
        select 'pass' as thing, pass_field.key as thing_id, holder.id as employee_id, (holder.facts ->> pass_field.key)::date as expires_on,
          null::text as named
          from employees holder
          join unnest(${list(
            fields.map((f) => f.code),
            'text',
          )}, ${list(
            fields.map((f) => f.key),
            'text',
          )}) as pass_field(country, key) on pass_field.country = holder.country
         where holder.company_id = ${companyId} and holder.first_expiry <= ${last}
           and (holder.facts ->> pass_field.key) collate "C" between '1900-01-01' and ${last}
        union all
        select 'authorization', permit.id::text, permit.employee_id, permit.expires_on, permit.authorization_type
          from authorizations permit
         where permit.company_id = ${companyId} and permit.status = 'active' and permit.expires_on <= ${last}::date
        union all
        select 'document', document.series_id::text, document.employee_id, document.expires_on, coalesce(document.title, document.kind)
          from employee_documents document
         where document.company_id = ${companyId} and document.expires_on <= ${last}::date
           and not exists (select from employee_documents newer
                            where newer.company_id = document.company_id and newer.series_id = document.series_id and newer.version > document.version)
      ) thing
      join employees employee on employee.company_id = ${companyId} and employee.id = thing.employee_id
      join unnest(${list(
        places.map((p) => p.country.code),
        'text',
      )}, ${list(
        places.map((p) => p.today),
        'date',
      )}) as place(country, today) on place.country = employee.country
     where employee.status <> 'terminated' and thing.expires_on - place.today <= ${within}`
}

/** The most urgent tier that so many days have reached, as `tierOn` says it. */
const tierOfDays = sql`case ${sql.join(
  TIERS.toReversed().map((tier) => sql`when days <= ${sql.lit(tier)} then ${sql.lit(tier)}`),
  sql` `,
)} end`

export const EXPIRING_ORDERS: { urgent: ListOrder } = {
  urgent: [
    { by: sql.ref('due.expires_on'), type: 'day' },
    { by: sql`lower(due.full_name)`, type: 'text' },
    { by: sql.ref('due.thing_id'), type: 'text' },
    { by: sql.ref('due.employee_id'), type: 'uuid' },
  ],
}

export const listExpiringItems = (
  db: Db,
  companyId: string,
  { places, input, part }: { places: readonly Today[]; input: { within: number; tier: number | null }; part: ListPart },
) =>
  db.many(sql<ExpiringItem & { reminded_at: string | null; place: (string | null)[] }>`
    select due.*, ${part.key} as place, (select max(reminder.told_at) from reminders reminder
                  where reminder.company_id = ${companyId} and reminder.thing = due.thing and reminder.thing_id = due.thing_id
                    and reminder.employee_id = due.employee_id and reminder.expires_on = due.expires_on) as reminded_at
      from (${things(companyId, places, input.within)}) due
     where (${input.tier}::int is null or ${tierOfDays} = ${input.tier}::int) and ${part.after} ${part.end}`)

/** Everything of one person that has an end, whenever it comes. */
export const listEndsOf = (db: Db, companyId: string, places: readonly Today[], employeeId: string) =>
  db.many(sql<ExpiringItem>`
    select due.* from (${things(companyId, places, EVER)}) due
     where due.employee_id = ${employeeId}::uuid
     order by due.expires_on, due.thing_id`)

/** People of a page of the review, with what their records are judged by. */
export const listJudged = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(
    k
      .selectFrom('employees')
      .select(['id', 'country', 'facts', 'nationality', 'employment_status'])
      .where('company_id', '=', companyId)
      .where('id', '=', sql<string>`any(${employeeIds}::uuid[])`),
  )

/** Permits and documents of these people that run out within so many days, or have; passes stand in the record itself. */
export const listHeldOf = (
  db: Db,
  companyId: string,
  places: readonly Today[],
  input: { employeeIds: readonly string[]; within: number },
) =>
  db.many(sql<ExpiringItem>`
    select due.* from (${things(companyId, places, input.within)}) due
     where due.thing <> 'pass' and due.employee_id = any(${input.employeeIds}::uuid[])
     order by due.expires_on, due.thing_id`)

/** All passes and permits of these people that have an end; documents are none. */
export const listPermitEnds = (db: Db, companyId: string, places: readonly Today[], employeeIds: readonly string[]) =>
  db.many(sql<ExpiringItem>`
    select due.* from (${things(companyId, places, EVER)}) due
     where due.thing <> 'document' and due.employee_id = any(${employeeIds}::uuid[])
     order by due.expires_on, due.thing_id`)

export const tiersOf = (db: Db, companyId: string, places: readonly Today[], within: number) =>
  db.many(sql<{ tier: number | null; count: number }>`
    select ${tierOfDays} as tier, count(*)::int as count from (${things(companyId, places, within)}) due group by 1`)

/** What has reached a tier of which nobody was told yet: written down as told, and given back. */
export const markNewItemsNotified = (db: Db, companyId: string, places: readonly Today[]) =>
  db.many(sql<ExpiringItem & { tier: number }>`
    with reached as (select due.*, ${tierOfDays} as tier from (${things(companyId, places, TIERS[0])}) due),
    told as (
      insert into reminders (company_id, thing, thing_id, employee_id, expires_on, tier)
      select ${companyId}::uuid, thing, thing_id, employee_id, expires_on, tier from reached
      on conflict do nothing
      returning thing, thing_id, employee_id, expires_on, tier)
    select reached.* from reached join told using (thing, thing_id, employee_id, expires_on, tier)
     order by reached.tier, reached.expires_on, lower(reached.full_name), reached.thing_id`)

/** Held, so that two runs for one company come one after the other; whoever adds people to it meanwhile need not wait. */
export const lockCompany = (db: Db, companyId: string) =>
  db.maybe(
    k.selectFrom('companies').select(['name', 'country', 'reminded_on']).where('id', '=', companyId).forNoKeyUpdate(),
  )

/** Companies of a country that were not reminded on a day. Across companies: asked as the platform. */
export const notReminded = (db: Db, country: string, day: Day) =>
  db.many(
    k
      .selectFrom('companies')
      .select('id')
      .where('country', '=', country)
      // A day that is still to come was written while the clock was wrong.
      .where((eb) => eb.or([eb('reminded_on', 'is', null), eb('reminded_on', '!=', day)])),
  )

const people = k
  .selectFrom('users')
  .select(['id', 'email', 'first_name', 'language', 'employee_id'])
  .where('disabled_at', 'is', null)
  .where('activated_at', 'is not', null)

export const hrAccounts = (db: Db, companyId: string) =>
  db.many(people.where('company_id', '=', companyId).where('portal', '=', 'company').orderBy('email'))

export const portalAccounts = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(
    people
      .where('company_id', '=', companyId)
      .where('portal', '=', 'employee')
      .where('employee_id', '=', sql<string>`any(${employeeIds}::uuid[])`),
  )

export const REVIEW_ORDERS: { name: ListOrder } = {
  name: [
    { by: sql.ref('sort_name'), type: 'code' },
    { by: sql.ref('id'), type: 'uuid' },
  ],
}

/** The company's people in order of name, with what their records are judged by. */
export const listReviewed = (db: Db, companyId: string, band: string | null, part: ListPart) =>
  db.many(
    k
      .selectFrom('employees')
      .select(['id', 'full_name', 'employee_number', 'email', 'department', 'position', 'nationality'])
      .select(['employment_status', 'country', 'facts', part.key.as('place')])
      .where('company_id', '=', companyId)
      .$if(band !== null, (q) => q.where(sql<boolean>`completeness_band(completeness) = ${band}`))
      .where(part.after)
      .modifyEnd(part.end),
  )

export const companyName = async (db: Db, companyId: string) =>
  (await db.one(k.selectFrom('companies').select('name').where('id', '=', companyId))).name

/** What runs out between two days, both included, the soonest first; `all`: how many they are. */
export const listExpiringBetween = (
  db: Db,
  companyId: string,
  places: readonly Today[],
  { from, until, most }: { from: Day; until: Day; most: number },
) =>
  db.many(sql<ExpiringItem & { all: number }>`
    select soon.*, count(*) over ()::int as all from (${things(companyId, places, TIERS[0])}) soon
     where soon.expires_on between ${from}::date and ${until}::date
     order by soon.expires_on, lower(soon.full_name), soon.thing_id, soon.employee_id limit ${most}`)
