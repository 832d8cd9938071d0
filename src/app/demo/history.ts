import { sql } from 'kysely'
import { sealAuthorizationNumber } from '../../features/people/authorizations/service.ts'
import { addLine } from '../../features/people/employments/change.service.ts'
import { employmentOn } from '../../features/people/employments/org.service.ts'
import { placeEmployees } from '../../features/people/employments/place.service.ts'
import type { Context } from '../../server/context.ts'
import { type Db, k } from '../../server/sql.ts'
import { addDays, type Day } from '../../shared/dates.ts'
import { toMinor } from '../../shared/money.ts'
import { demoComponentOf } from './components.ts'
import { momentOf, type RecordedPerson } from './moment.ts'
import { pastPay } from './pay.ts'
import type { Planned } from './plan.ts'
import { fillFirstProfiles, firstInDirectory } from './shown.ts'
import { expiryFieldKeys } from './who.ts'
import * as work from './work.ts'

/**
 * The past. The use cases write everything as of now, and rightly offer no way to date a record back; so what should have happened
 * over years is moved there by SQL, a statement for each table. The audit log is left alone: it tells when this data was made.
 */

export const backDate = async (ctx: Context, planned: readonly Planned[], ids: ReadonlyMap<string, string>) => {
  const known = planned.flatMap((person): RecordedPerson[] => {
    const id = ids.get(person.form.email)
    return id ? [{ id, person, createdAt: momentOf(person, addedOn(person), 9) }] : []
  })
  await moveRecords(ctx.db, known)
  const everybody = known.map(({ id }) => id)
  await placeEmployees(ctx, everybody, { reason: 'Entered by HR' })
  await addLines(ctx, known)
  await pastPay(ctx, known)
  await moveOnboardings(ctx, known)
  await pastActivities(ctx, known)
  await addExtras(ctx, known)
  await fillFirstProfiles(ctx, known)
}

/** Who is at the head of each department, and the first of them all. */
const headsOf = (known: readonly RecordedPerson[]) => {
  const heads = known.filter(({ person }) => person.level === 'head')
  const byDepartment = new Map(heads.map((head) => [head.person.form.department ?? '', head]))
  return ({ level, form }: Planned): RecordedPerson | undefined =>
    level === 'head' ? undefined : (byDepartment.get(form.department ?? '') ?? heads[0])
}

/** Everybody reports to the head of their department, from the day both are there. */
const addLines = async (ctx: Context, known: readonly RecordedPerson[]) => {
  const headOf = headsOf(known)
  for (const { id, person } of known) {
    const head = headOf(person)
    if (!head) continue
    const [own, theirs] = [person.form.joinDate, head.person.form.joinDate]
    const effectiveFrom = own > theirs ? own : theirs
    const employment = await employmentOn(ctx, id, effectiveFrom)
    if (employment)
      await addLine(ctx, employment, { effectiveFrom, reason: 'Entered by HR', decidedOn: null, managerId: head.id })
  }
}

/** HR enters somebody a few days before they start; somebody who starts in the weeks to come was entered of late. */
const addedOn = ({ form, today }: Planned): Day =>
  form.joinDate < today ? addDays(form.joinDate, -5) : addDays(today, -1 - (form.fullName.length % 6))

const moveRecords = async (db: Db, known: readonly RecordedPerson[]) => {
  const headOf = headsOf(known)
  // A pass that has run out cannot be entered everywhere: forms ask for a day to come. So these ran out after they were entered.
  const factsOf = ({ country, form, passEndsIn, today }: Planned) =>
    passEndsIn === null
      ? {}
      : Object.fromEntries(
          expiryFieldKeys(country)
            .filter((key) => form.complianceData[key])
            .map((key) => [key, addDays(today, passEndsIn)]),
        )
  const column = <T>(value: (k: RecordedPerson) => T) => known.map(value)
  await db.run(sql`
    update employees e
       set created_at = t.created_at, updated_at = t.updated_at, manager = t.manager,
           location = t.location, facts = e.facts || t.facts
      from unnest(${column((p) => p.id)}::uuid[], ${column((p) => p.createdAt)}::timestamptz[],
             ${column(lastTouched)}::timestamptz[], ${column((p) => headOf(p.person)?.person.form.fullName ?? null)}::text[],
             ${column((p) => p.person.city)}::text[], ${column((p) => JSON.stringify(factsOf(p.person)))}::jsonb[])
        as t(id, created_at, updated_at, manager, location, facts)
     where e.id = t.id`)
  // No form leaves these empty; records taken over from elsewhere do, and the counters have a colour for them.
  const old = known.filter(({ person }) => person.source === 'old').map(({ id }) => id)
  if (old.length > 0)
    await db.run(
      k
        .updateTable('employees')
        .set({ department: null, position: null })
        .where('id', '=', sql<string>`any(${old}::uuid[])`),
    )
}

const lastTouched = ({ person, createdAt }: RecordedPerson): string => {
  const last = person.events.findLast((event) => event.type === 'employee_updated')
  return last ? momentOf(person, last.on, 11) : createdAt
}

const channels = ['email', 'whatsapp']

const moveOnboardings = async ({ db, actor }: Context, known: readonly RecordedPerson[]) => {
  await db.run(sql`
    update onboardings o set started_at = e.created_at from employees e where e.company_id = o.company_id and e.id = o.employee_id`)
  const over = known.filter(({ person }) => person.onboarding === 'set-up' || person.onboarding === 'done')
  if (over.length === 0) return
  await db.run(
    k.insertInto('onboardings').values(
      over.map(({ id, person, createdAt }) => ({
        company_id: actor.companyId,
        employee_id: id,
        channels,
        started_at: createdAt,
        started_by: actor.userId,
        completed_at: person.onboarding === 'done' ? momentOf(person, addDays(person.form.joinDate, 8), 15) : null,
      })),
    ),
  )
}

/** Oldest first, because a page shows them by the order in which they were written. */
const pastActivities = async ({ db, actor }: Context, known: readonly RecordedPerson[]) => {
  await db.run(sql`
    update activities a set created_at = e.created_at from employees e where e.company_id = a.company_id and e.id = a.employee_id`)
  const told = known.flatMap(({ id, person, createdAt }) => [
    ...(person.onboarding ? [{ id, at: createdAt, type: 'welcome_sent', metadata: { channel: 'email' } }] : []),
    ...person.events.map(({ on, type, metadata }) => ({ id, at: momentOf(person, on, 11), type, metadata })),
  ])
  if (told.length === 0) return
  told.sort((a, b) => (a.at < b.at ? -1 : 1))
  await db.run(sql`
    insert into activities (company_id, employee_id, activity_type, metadata, created_at, created_by)
    select ${actor.companyId}::uuid, t.id, t.type, t.metadata, t.at, ${actor.email}
      from unnest(${told.map((a) => a.id)}::uuid[], ${told.map((a) => a.type)}::text[],
             ${told.map((a) => JSON.stringify(a.metadata))}::jsonb[], ${told.map((a) => a.at)}::timestamptz[])
        with ordinality as t(id, type, metadata, at, place)
     order by t.place`)
}

/** What the form has no box for: further allowances, licences and certificates. */
const addExtras = async (ctx: Context, known: readonly RecordedPerson[]) => {
  const { db, actor } = ctx
  const first = new Set(firstInDirectory(known).map(({ id }) => id))
  const employed = known.filter(({ person }) => person.source === 'form')
  const allowances = employed.flatMap(({ id, person: { extra: drawn, country, form }, createdAt }) => {
    const extra = drawn ?? (first.has(id) ? work.firstExtra(country) : null)
    return extra
      ? [
          {
            company_id: actor.companyId,
            employee_id: id,
            allowance_type: extra.type,
            component_code: demoComponentOf(extra.type),
            frequency: extra.frequency,
            currency: country.currency.code,
            amount: toMinor(String(extra.amount), country.currency.minorUnits),
            effective_from: form.joinDate,
            created_at: createdAt,
            created_by: actor.userId,
          },
        ]
      : []
  })
  const licences = employed.flatMap(({ id, person: { licence: drawn, today }, createdAt }, at) => {
    const licence = drawn ?? (first.has(id) ? work.firstLicence(at) : null)
    if (!licence) return []
    const own = crypto.randomUUID()
    const ends = licence.state === 'pending' ? null : addDays(today, licence.expiresIn)
    return [
      {
        company_id: actor.companyId,
        id: own,
        employee_id: id,
        authorization_type: licence.type,
        ...sealAuthorizationNumber(ctx, own, licence.state === 'pending' ? null : licence.number),
        issued_on: ends && addDays(ends, -1096),
        expires_on: ends,
        status: licence.state === 'active' && ends && ends < today ? 'expired' : licence.state,
        created_at: createdAt,
        created_by: actor.userId,
      },
    ]
  })
  if (allowances.length > 0) await db.run(k.insertInto('allowances').values(allowances))
  if (licences.length > 0) await db.run(k.insertInto('authorizations').values(licences))
}
