import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { weekOf } from '../../features/time/schedules/place-clock.rules.ts'
import type { Services } from '../../server/context.ts'
import { type Db, jsonb, k } from '../../server/sql.ts'
import { addDays, addMonths, type Day, dayIn } from '../../shared/dates.ts'
import { instantOf } from '../../shared/zoned.ts'
import type { Owner } from './context.ts'
import type { Company } from './plan.ts'
import { addPatterns, addShiftTypes, assignPeople, SHIFTS, type ShiftName } from './shifts.ts'

type Planner = {
  db: Db
  companyId: string
  countries: Services['countries']
  today: Day
  now: string
  idOf: Record<ShiftName, string>
  by: string
}

const spanOf = (name: ShiftName, day: Day, zone: string) => {
  const { start, end } = SHIFTS[name]
  const last = end > start ? day : addDays(day, 1)
  return { starts_at: instantOf(day, start, zone).at, ends_at: instantOf(last, end, zone).at }
}

/** Saturdays that somebody of those with office weeks came in, once a month; and open shifts of the next weeks, drafts for the one after. */
const addRoster = async ({ db, companyId, today, now, idOf, by }: Planner, country: Country) => {
  const { zone } = country
  const people = await db.many(sql<{ id: string; started_on: Day }>`
    select own.id, own.started_on from (
      select employment.id, employment.started_on, employment.ended_on,
             row_number() over (order by employee.employee_number) % 10 as place
        from employments employment
        join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
       where employment.company_id = ${companyId}::uuid and employee.country = ${country.code}) own
     where own.place in (1, 4, 8) and own.ended_on is null order by own.id limit 12`)
  const monday = weekOf(today, 1)
  const base = { company_id: companyId, zone, created_by: by }
  // Where Saturday is worked anyway nobody comes in beside it.
  const isSixDays = country.holidays.week(null).days.includes(6)
  const onSaturdays = isSixDays ? [] : people
  const extra = onSaturdays.flatMap(({ id, started_on }, i) =>
    Array.from({ length: 13 }, (_, month) => addDays(monday, 5 - 28 * month - 7 * (i % 4)))
      .filter((day) => day >= started_on && day < today)
      .map((day) => ({
        ...base,
        employment_id: id,
        work_date: day,
        ...spanOf('early', day, zone),
        shift_type_id: idOf.early,
        skill_id: null,
        state: 'worked',
        beside: true,
        published_at: now,
        seen_at: now,
        note: null as string | null,
      })),
  )
  const open = [2, 4, 5, 9, 12, 16].map((ahead, i) => {
    const day = addDays(monday, 7 + ahead)
    const name = (['late', 'early', 'night'] as const)[i % 3] ?? 'late'
    return {
      ...base,
      employment_id: null,
      work_date: day,
      ...spanOf(name, day, zone),
      shift_type_id: idOf[name],
      skill_id: null,
      state: 'published',
      beside: true,
      published_at: now,
      seen_at: null,
      note: i === 1 ? 'Stocktaking' : null,
    }
  })
  const drafts = onSaturdays.slice(0, 5).map(({ id }, i) => {
    const day = addDays(monday, 14 + 5)
    const name = i % 2 === 0 ? 'early' : 'late'
    return {
      ...base,
      employment_id: id,
      work_date: day,
      ...spanOf(name, day, zone),
      shift_type_id: idOf[name],
      skill_id: null,
      state: 'draft',
      beside: true,
      published_at: null,
      seen_at: null,
      note: null,
    }
  })
  return db.many(
    k
      .insertInto('roster_shifts')
      .values([...extra, ...open, ...drafts])
      .returning(['id', 'employment_id', 'work_date', 'state', 'starts_at']),
  )
}

/** A shift of a colleague offered to whoever may sign in to the portal, and somebody who asked for an open shift. */
const addMoves = async (
  { db, companyId, countries, today, now, idOf, by }: Planner,
  portal: string | null,
  openId: string | undefined,
) => {
  const colleagues = await db.many(sql<{ id: string; country: string; is_portal: boolean }>`
    select employment.id, employee.country, employee.email = ${portal} as is_portal
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId}::uuid and employment.ended_on is null
     order by employee.email = ${portal} desc, employee.employee_number limit 4`)
  const [own, giver, other] = colleagues
  if (openId && other)
    await db.run(
      k
        .insertInto('shift_claims')
        .values({ company_id: companyId, shift_id: openId, employment_id: other.id, state: 'asked', claimed_at: now }),
    )
  if (!own?.is_portal || !giver) return
  const day = addDays(weekOf(today, 1), 12)
  const { zone } = countries.get(giver.country)
  const { id } = await db.one(
    k
      .insertInto('roster_shifts')
      .values({
        company_id: companyId,
        employment_id: giver.id,
        work_date: day,
        ...spanOf('early', day, zone),
        zone,
        shift_type_id: idOf.early,
        state: 'published',
        beside: true,
        published_at: now,
        seen_at: now,
        created_by: by,
      })
      .returning('id'),
  )
  await db.run(
    k.insertInto('shift_swaps').values({
      company_id: companyId,
      kind: 'give',
      shift_id: id,
      giver_id: giver.id,
      taker_id: own.id,
      state: 'offered',
      note: 'My sister marries that day',
      expires_at: sql`${now}::timestamptz + interval '6 days'`,
    }),
  )
  await db.run(
    k.insertInto('availabilities').values({
      company_id: companyId,
      employment_id: own.id,
      kind: 'cannot',
      from_day: today,
      weekdays: [3],
      from_time: '18:00',
      until_time: '22:00',
      note: 'Evening course',
    }),
  )
}

/** Two licences, and who holds them: most for a year or more, one that ends soon and one that has ended. */
const addSkills = async (db: Db, companyId: string, today: Day) => {
  const made = await db.many(
    k
      .insertInto('roster_skills')
      .values(['First aid', 'Forklift licence'].map((name) => ({ company_id: companyId, name })))
      .returning(['id', 'name']),
  )
  const people = await db.many(sql<{ id: string }>`
    select id from employees where company_id = ${companyId}::uuid and status = 'active' order by employee_number limit 24`)
  const ends = [300, 540, 25, 700, -12, 420]
  const held = people.flatMap(({ id }, i) => {
    const skill = made[i % 2]
    if (!skill || i % 3 === 2) return []
    return [
      {
        company_id: companyId,
        employee_id: id,
        skill_id: skill.id,
        expires_on: addDays(today, ends[i % ends.length] ?? 300),
        number: `${skill.name.slice(0, 2).toUpperCase()}-${2200 + i * 17}`,
      },
    ]
  })
  if (held.length > 0) await db.run(k.insertInto('employee_skills').values(held))
}

/**
 * Patterns that everybody follows since twelve months ago, the roster beside them, open shifts and a swap: written for all people at once. Does
 * nothing when the company has shifts already.
 */
export const addSchedules = (services: Services, owner: Owner, company: Company): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const { companyId } = owner
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`schedules ${companyId}`}, 0))`)
    if (await db.maybe(k.selectFrom('shift_types').select('id').where('company_id', '=', companyId).limit(1))) return
    const first = company.countries[0]?.country
    if (!first) return
    const today = dayIn(first.zone, services.now())
    const since = addMonths(`${today.slice(0, 7)}-01`, -12)
    const idOf = await addShiftTypes(db, companyId, addDays(since, -400))
    const patterns = await addPatterns(db, companyId, weekOf(since, 1), idOf)
    const sixDays = company.countries
      .filter(({ country }) => country.holidays.week(null).days.length > 5)
      .map(({ country }) => country.code)
    const portal = company.portalEmail ?? null
    await assignPeople(db, companyId, patterns, { since, sixDays, portal })
    await addSkills(db, companyId, today)
    const now = services.now().toISOString()
    const planner: Planner = { db, companyId, countries: services.countries, today, now, idOf, by: owner.userId }
    const made = []
    for (const { country } of company.countries) made.push(...(await addRoster(planner, country)))
    await addMoves(planner, portal, made.find(({ employment_id }) => employment_id === null)?.id)
    await db.run(
      k.insertInto('roster_templates').values({
        company_id: companyId,
        name: 'A quiet week',
        shifts: jsonb([
          {
            dayIndex: 0,
            from: 420,
            until: 930,
            zone: first.zone,
            shiftTypeId: idOf.early,
            role: null,
            skill: null,
            personId: null,
            siteId: null,
          },
          {
            dayIndex: 4,
            from: 870,
            until: 1380,
            zone: first.zone,
            shiftTypeId: idOf.late,
            role: null,
            skill: null,
            personId: null,
            siteId: null,
          },
        ]),
      }),
    )
  })
