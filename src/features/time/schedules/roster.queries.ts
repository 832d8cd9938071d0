import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { RosterShifts } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { TemplateShift } from './copy-week.rules.ts'

export type RosterFilter = {
  from: Day
  until: Day
  siteId: string | null
  department?: string | null
  search?: string | null
}

export type RosterPersonRow = {
  id: string
  employee_id: string
  full_name: string
  position: string | null
  department: string | null
  site_id: string | null
  zone: string | null
  region: string | null
  country: string
}

/** People employed on some of the days, by name, with where they work at their end. One more than `most` says that there are more. */
export const listRosterPeople = (
  db: Db,
  companyId: string,
  { from, until, siteId, department, search }: RosterFilter,
  most: number,
) =>
  db.many(sql<RosterPersonRow>`
    select employment.id, employment.employee_id, employee.full_name, employee.position, employee.department, term.site_id, site.zone,
           coalesce(term.country, employee.country) as country, term.region
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join lateral (
        select own.site_id, own.country, own.region from employment_terms own
         where own.company_id = employment.company_id and own.employment_id = employment.id and own.voids_id is null
           and own.effective_from <= greatest(${until}::date, employment.started_on)
           and not exists (select from employment_terms void where void.company_id = own.company_id
                 and void.employment_id = own.employment_id and void.voids_id = own.id)
         order by own.effective_from desc, own.id desc limit 1) term on true
      left join sites site on site.company_id = employment.company_id and site.id = term.site_id
     where employment.company_id = ${companyId}::uuid and employment.started_on <= ${until}::date
       and coalesce(employment.ended_on >= ${from}::date, true)
       and (${siteId}::uuid is null or term.site_id = ${siteId}::uuid)
       and (${department ?? null}::text is null or employee.department = ${department ?? null}::text)
       and (${search ?? null}::text is null or employee.search like '%' || lower(${search ?? null}::text) || '%')
     order by employee.sort_name, employment.id limit ${most + 1}`)

const shiftColumns = [
  'id',
  'employment_id',
  'site_id',
  'work_date',
  'starts_at',
  'ends_at',
  'zone',
  'shift_type_id',
  'skill_id',
  'role',
  'note',
  'state',
  'beside',
  'published_at',
  'seen_at',
  'fill_id',
  'called_off_at',
  'covers_id',
  'version',
] as const

/** Shifts that stand: neither given away nor cancelled. `ids` null: of everybody, those nobody has among them. */
export const listRosterRows = (
  db: Db,
  companyId: string,
  {
    from,
    until,
    siteId,
    ids = null,
  }: Pick<RosterFilter, 'from' | 'until' | 'siteId'> & { ids?: readonly string[] | null },
) =>
  db.many(
    k
      .selectFrom('roster_shifts')
      .select(shiftColumns)
      .where('company_id', '=', companyId)
      .where('work_date', '>=', from)
      .where('work_date', '<=', until)
      .where('state', 'in', ['draft', 'published', 'confirmed', 'worked'])
      .$if(siteId !== null, (qb) => qb.where('site_id', '=', siteId ?? ''))
      .$if(ids !== null, (qb) => qb.where('employment_id', '=', sql<string>`any(${[...(ids ?? [])]}::uuid[])`))
      .orderBy('starts_at')
      .orderBy('id'),
  )
export type ShiftRow = Awaited<ReturnType<typeof listRosterRows>>[number]

/** Shifts that nobody has. */
export const listOpenRows = (
  db: Db,
  companyId: string,
  {
    from,
    until,
    siteId,
    publishedOnly = false,
  }: Pick<RosterFilter, 'from' | 'until' | 'siteId'> & { publishedOnly?: boolean },
) =>
  db.many(
    k
      .selectFrom('roster_shifts')
      .select(shiftColumns)
      .where('company_id', '=', companyId)
      .where('employment_id', 'is', null)
      .where('work_date', '>=', from)
      .where('work_date', '<=', until)
      .where('state', 'in', publishedOnly ? ['published'] : ['draft', 'published'])
      .$if(siteId !== null, (qb) => qb.where('site_id', '=', siteId ?? ''))
      .orderBy('starts_at')
      .orderBy('id')
      .limit(2000),
  )

/** Locked, in one order for everybody, so that two who change the same shifts wait for each other and never cross. */
export const lockShifts = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('roster_shifts')
      .select(shiftColumns)
      .where('company_id', '=', companyId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .orderBy('id')
      .forUpdate(),
  )

export const findShift = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('roster_shifts').select(shiftColumns).where('company_id', '=', companyId).where('id', '=', id))

export const lockDrafts = (
  db: Db,
  companyId: string,
  { from, until, siteId }: Pick<RosterFilter, 'from' | 'until' | 'siteId'>,
) =>
  db.many(
    k
      .selectFrom('roster_shifts')
      .select(shiftColumns)
      .where('company_id', '=', companyId)
      .where('work_date', '>=', from)
      .where('work_date', '<=', until)
      .where('state', '=', 'draft')
      .$if(siteId !== null, (qb) => qb.where('site_id', '=', siteId ?? ''))
      .orderBy('id')
      .forUpdate(),
  )

export type NewShift = Omit<Insertable<RosterShifts>, 'company_id'>

/** Ids in the order of the rows. */
export const insertShifts = async (db: Db, companyId: string, rows: readonly NewShift[]): Promise<string[]> => {
  if (rows.length === 0) return []
  const made = await db.many(
    k
      .insertInto('roster_shifts')
      .values(rows.map((row) => ({ company_id: companyId, ...row })))
      .returning('id'),
  )
  return made.map(({ id }) => id)
}

export const updateShifts = (db: Db, companyId: string, ids: readonly string[], values: Updateable<RosterShifts>) =>
  db.run(
    k
      .updateTable('roster_shifts')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`),
  )

export type NewEvent = { shiftId: string; kind: string; employmentId: string | null; detail?: object }

export const insertEvents = async (
  db: Db,
  companyId: string,
  by: string | null,
  events: readonly NewEvent[],
): Promise<void> => {
  if (events.length === 0) return
  await db.run(
    k.insertInto('roster_events').values(
      events.map(({ shiftId, kind, employmentId, detail = {} }) => ({
        company_id: companyId,
        shift_id: shiftId,
        kind,
        employment_id: employmentId,
        by_user: by,
        detail: jsonb(detail),
      })),
    ),
  )
}

type ClearedDay = { employmentId: string; day: Day }

/** `publishedAt` null: a draft. One that is published already stays so. */
export const insertClearedDays = async (
  db: Db,
  companyId: string,
  days: readonly ClearedDay[],
  { by, publishedAt }: { by: string | null; publishedAt: string | null },
): Promise<void> => {
  if (days.length === 0) return
  await db.run(sql`
    insert into roster_cleared_days (company_id, employment_id, work_date, published_at, created_by)
    select ${companyId}::uuid, own.employment_id, own.work_date, ${publishedAt}::timestamptz, ${by}::uuid
      from unnest(${days.map((one) => one.employmentId)}::uuid[], ${days.map((one) => one.day)}::date[]) own (employment_id, work_date)
    on conflict (company_id, employment_id, work_date)
    do update set published_at = coalesce(roster_cleared_days.published_at, excluded.published_at)`)
}

export const deleteClearedDay = (db: Db, companyId: string, { employmentId, day }: ClearedDay) =>
  db.maybe(
    k
      .deleteFrom('roster_cleared_days')
      .where('company_id', '=', companyId)
      .where('employment_id', '=', employmentId)
      .where('work_date', '=', day)
      .returning('published_at'),
  )

/** Makes drafts of cleared days hold; says whose days they are. */
export const publishClearedDays = (
  db: Db,
  companyId: string,
  { from, until, siteId, at }: Pick<RosterFilter, 'from' | 'until' | 'siteId'> & { at: string },
) =>
  db.many(sql<{ employment_id: string; work_date: Day }>`
    update roster_cleared_days cleared set published_at = ${at}::timestamptz
     where cleared.company_id = ${companyId}::uuid and cleared.published_at is null
       and cleared.work_date between ${from}::date and ${until}::date
       and (${siteId}::uuid is null or ${siteId}::uuid = (
         select own.site_id from employment_terms own
          where own.company_id = cleared.company_id and own.employment_id = cleared.employment_id and own.voids_id is null
            and own.effective_from <= cleared.work_date
          order by own.effective_from desc, own.id desc limit 1))
    returning cleared.employment_id, cleared.work_date`)

export const countUnpublished = async (
  db: Db,
  companyId: string,
  { from, until, siteId }: Pick<RosterFilter, 'from' | 'until' | 'siteId'>,
): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select ((select count(*) from roster_shifts where company_id = ${companyId}::uuid and state = 'draft'
                 and work_date between ${from}::date and ${until}::date and (${siteId}::uuid is null or site_id = ${siteId}::uuid))
            + (select count(*) from roster_cleared_days where company_id = ${companyId}::uuid and published_at is null
                 and work_date between ${from}::date and ${until}::date))::int as n`)
  ).n

export const insertPublication = (
  db: Db,
  companyId: string,
  published: { siteId: string | null; from: Day; until: Day; shifts: number; people: number; by: string },
) =>
  db.run(
    k.insertInto('roster_publications').values({
      company_id: companyId,
      site_id: published.siteId,
      from_day: published.from,
      until_day: published.until,
      shifts: published.shifts,
      people: published.people,
      published_by: published.by,
    }),
  )

export const countClaims = (db: Db, companyId: string, shiftIds: readonly string[]) =>
  db.many(sql<{ shift_id: string; n: number }>`
    select shift_id, count(*)::int as n from shift_claims
     where company_id = ${companyId}::uuid and shift_id = any(${[...shiftIds]}::uuid[]) and state = 'asked' group by shift_id`)

export const listTemplates = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('roster_templates')
      .select(['id', 'name'])
      .select((eb) => eb.ref('shifts').$castTo<TemplateShift[]>().as('shifts'))
      .where('company_id', '=', companyId)
      .orderBy('name'),
  )

export const insertTemplate = (
  db: Db,
  companyId: string,
  template: { name: string; siteId: string | null; shifts: readonly TemplateShift[]; by: string },
) =>
  db.one(
    k
      .insertInto('roster_templates')
      .values({
        company_id: companyId,
        name: template.name,
        site_id: template.siteId,
        shifts: jsonb(template.shifts),
        created_by: template.by,
      })
      .returning(['id', 'name']),
  )

export const deleteTemplate = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('roster_templates').where('company_id', '=', companyId).where('id', '=', id))

export const companyCountry = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country

/** Accounts of the portal of people, by employment. */
export const listAccounts = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<{ employment_id: string; id: string; email: string; language: string | null; full_name: string }>`
    select employment.id as employment_id, account.id, account.email, account.language, employee.full_name
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      join users account on account.company_id = employment.company_id and account.employee_id = employment.employee_id
       and account.portal = 'employee' and account.disabled_at is null
     where employment.company_id = ${companyId}::uuid and employment.id = any(${[...employmentIds]}::uuid[])`)

/** Who was to have the shifts that open ones stand in for, by the id of their shift. */
export const listCovered = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<{ id: string; full_name: string }>`
    select shift.id, employee.full_name
      from roster_shifts shift
      join employments employment on employment.company_id = shift.company_id and employment.id = shift.employment_id
      join employees employee on employee.company_id = shift.company_id and employee.id = employment.employee_id
     where shift.company_id = ${companyId}::uuid and shift.id = any(${[...ids]}::uuid[])`)

/** Shifts that stand in for others, locked. */
export const lockCovers = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('roster_shifts')
      .select(shiftColumns)
      .where('company_id', '=', companyId)
      .where('covers_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('state', '<>', 'cancelled')
      .orderBy('id')
      .forUpdate(),
  )

/** Accounts of people, the dashboard's first: `employeeIds` null, those who may change the roster. */
export const listManagers = (db: Db, companyId: string, employeeIds: readonly string[] | null) =>
  db.many(sql<{ id: string; email: string; language: string | null; first_name: string; portal: string }>`
    select distinct on (account.id) account.id, account.email, account.language, account.first_name, account.portal
      from users account
      left join employees employee on employee.company_id = account.company_id
       and (employee.id = account.employee_id or (account.portal = 'company' and account.email = employee.email))
     where account.company_id = ${companyId}::uuid and account.disabled_at is null and account.activated_at is not null
       and case when ${employeeIds}::uuid[] is null then account.role = any(${[...rolesWith('schedules.write')]})
                else employee.id = any(${employeeIds}::uuid[]) end
     order by account.id limit 20`)

/** Roster and mine show names of sites. */
export const listSiteNames = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('sites')
      .select(['id', 'name', 'zone', 'address', 'latitude', 'longitude'])
      .where('company_id', '=', companyId),
  )
