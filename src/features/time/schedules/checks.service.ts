import { zoneOf } from '../../../countries/entity.ts'
import type { Context, Services } from '../../../server/context.ts'
import type { AwayDay } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { type Availability, availabilitySpans } from './availability.rules.ts'
import * as query from './checks.queries.ts'
import { loadExemptPeople } from './exempt-people.service.ts'
import type { ShiftInstance } from './expand.rules.ts'
import { shiftInstancesOf } from './instances.service.ts'
import { lockedDays } from './locked-days.service.ts'
import { mayWork } from './may-work.rules.ts'
import { loadPermits } from './permits.service.ts'
import { instantOfMinute, instantText } from './place-clock.rules.ts'
import { type RosterSettings, rosterSettings, siteRulesOf } from './settings.ts'
import type {
  CheckedPerson,
  CheckedShift,
  CheckLaw,
  MayWorkQuestion,
  PersonLeave,
  SiteRules,
  WorkVerdict,
} from './work-check.rules.ts'
import { limitPeriod } from './work-limits.rules.ts'

export type Checking = Pick<Services, 'countries' | 'features' | 'now'> & { db: Db; companyId: string }

export const checkingOf = (ctx: Context): Checking => ({
  db: ctx.db,
  companyId: ctx.actor.companyId,
  countries: ctx.countries,
  features: ctx.features,
  now: ctx.now,
})

/** A shift to be checked, and whether it comes on top of the pattern of its day. */
export type OfferedShift = CheckedShift & { beside: boolean }

type Known = {
  row: query.CheckedRow
  person: CheckedPerson
  shifts: CheckedShift[]
  prefers: { from: string; until: string }[]
  law: CheckLaw
  site: SiteRules
  settings: RosterSettings
}

/** The days that limits of a law count over around some days. */
const daysOfLimits = (law: CheckLaw, weekStartsOn: number, { from, until }: { from: Day; until: Day }) => {
  let [first, last] = [addDays(from, -35), addDays(until, 35)]
  for (const { per } of law.limits) {
    const [a, b] = [limitPeriod(per, from, weekStartsOn), limitPeriod(per, until, weekStartsOn)]
    if (a.from < first) first = a.from
    if (b.until > last) last = b.until
  }
  return { from: first, until: last }
}

export const checkedOf = (instance: ShiftInstance): CheckedShift => ({
  id: instance.rosterShiftId ?? `pattern ${instance.key}`,
  workDate: instance.workDate,
  plan: instance.plan,
  zone: instance.zone,
  minutes: instance.planned,
  hasBreak: instance.breaks.length > 0,
  skill: null,
})

/** Days away as the checker reads them; of half a day the morning ends at one. Only what is approved keeps from a shift. */
const leaveOf = (days: readonly AwayDay[], zone: string): PersonLeave[] =>
  days.flatMap(({ day, part, label, standing }): PersonLeave[] => {
    if (standing !== 'approved') return []
    if (part === 'full') return [{ day, label, part: 'day' }]
    const [from, until] = part === 'am' ? [0, 13 * 60] : [13 * 60, 24 * 60]
    const at = (minute: number) => instantText(instantOfMinute(day, minute, zone))
    return [{ day, label, part: 'hours', span: { from: at(from), until: at(until) } }]
  })

/** Who is away, by whatever feature knows it. */
export const awayDaysOf = async (
  { db, companyId, features }: Pick<Checking, 'db' | 'companyId' | 'features'>,
  employmentIds: readonly string[],
  { from, until }: { from: Day; until: Day },
): Promise<AwayDay[]> => {
  const found: AwayDay[] = []
  for (const { awayDays } of features)
    found.push(...((await awayDays?.(db, { companyId, employmentIds, from, until })) ?? []))
  return found
}

export const toAvailability = (row: query.AvailabilityRow): Availability => ({
  kind: row.kind,
  fromDay: row.from_day,
  untilDay: row.until_day,
  weekdays: row.weekdays,
  fromTime: row.from_time,
  untilTime: row.until_time,
})

/** A law that refuses to say under which regime somebody is: every question is answered with its sentence. */
const refusedLaw = (law: CheckLaw, refusal: RangeError): CheckLaw => ({
  ...law,
  rest: () => {
    throw refusal
  },
})

/** Hours and rest of the law are not for some people: only the company’s own rules hold. */
const outsideLaw = (law: CheckLaw): CheckLaw => ({
  ...law,
  limits: [],
  rest: (regime, on) => ({
    ...law.rest(regime, on),
    betweenShifts: null,
    daysAWeek: null,
    mostDaysBetween: null,
    withoutBreak: null,
  }),
})

/** Everything the checker needs of some people around some days: about ten questions for any number of them. */
export class Checks {
  readonly #known: ReadonlyMap<string, Known>
  readonly #now: string
  constructor(known: ReadonlyMap<string, Known>, now: string) {
    this.#known = known
    this.#now = now
  }

  #get(employmentId: string): Known {
    const known = this.#known.get(employmentId)
    if (!known) throw notFound('Person')
    return known
  }

  get ids(): string[] {
    return [...this.#known.keys()]
  }

  nameOf(employmentId: string): string {
    return this.#get(employmentId).person.name
  }

  known(employmentId: string): Known {
    return this.#get(employmentId)
  }

  /** A shift that was given to somebody meanwhile: what comes after is checked against it. */
  give(employmentId: string, shift: CheckedShift): void {
    this.#get(employmentId).shifts.push(shift)
  }

  /** @param without shifts that the person gives away with it */
  questionOf(employmentId: string, shift: OfferedShift, without: readonly string[] = []): MayWorkQuestion {
    const { person, shifts, law, site } = this.#get(employmentId)
    const neighbours = shifts.filter(({ id, workDate }) => {
      if (without.includes(id) || id === shift.id) return false
      return shift.beside || workDate !== shift.workDate || !id.startsWith('pattern ')
    })
    return { person, shift, neighbours, law, site, now: this.#now }
  }

  verdicts(employmentId: string, shift: OfferedShift, without: readonly string[] = []): WorkVerdict[] {
    return mayWork(this.questionOf(employmentId, shift, without))
  }
}

/** As `loadChecks`, for what is written in this transaction: nobody else plans for these people until it ends. Shifts are locked before it. */
export const holdChecks = async (
  checking: Checking,
  employmentIds: readonly string[],
  days: { from: Day; until: Day },
): Promise<Checks> => {
  await query.lockPeople(checking.db, checking.companyId, employmentIds)
  return loadChecks(checking, employmentIds, days)
}

/** Loads what the checker needs. @param from, until the days of the shifts that will be asked about */
export const loadChecks = async (
  checking: Checking,
  employmentIds: readonly string[],
  { from, until }: { from: Day; until: Day },
): Promise<Checks> => {
  const { db, companyId, countries, now } = checking
  const ids = [...new Set(employmentIds)]
  const rows = await query.listChecked(db, companyId, ids, until)
  const employeeIds = rows.map(({ employee_id }) => employee_id)
  const skills = Map.groupBy(await query.listSkillsOf(db, companyId, employeeIds), (row) => row.employee_id)
  const permits = await loadPermits({ db, countries }, companyId, rows)
  let range = { from: addDays(from, -35), until: addDays(until, 35) }
  for (const code of new Set(rows.map(({ country }) => country))) {
    const { time } = countries.get(code)
    const own = daysOfLimits(time, time.weekStartsOn, { from, until })
    range = {
      from: own.from < range.from ? own.from : range.from,
      until: own.until > range.until ? own.until : range.until,
    }
  }
  const shifts = await shiftInstancesOf(db, { companyId, employmentIds: ids, ...range, countries, drafts: true })
  const said = Map.groupBy(
    await query.listAvailabilities(db, companyId, { ids, from: addDays(from, -1), until: addDays(until, 1) }),
    (row) => row.employment_id,
  )
  const away = Map.groupBy(
    await awayDaysOf(checking, ids, { from: addDays(from, -1), until: addDays(until, 1) }),
    (day) => day.employmentId,
  )
  const settings = new Map<string | null, RosterSettings>()
  for (const siteId of new Set(rows.map((row) => row.site_id)))
    settings.set(siteId, await settingsOf(db, rosterSettings, { companyId, siteId }))
  const locked = await lockedDays(db, companyId, { from, until })
  const exempt = await loadExemptPeople({ db, countries, features: checking.features }, companyId, ids, { from, until })
  const known = new Map<string, Known>()
  for (const row of rows) {
    const country = countries.get(row.country)
    const zone = row.zone ?? zoneOf(country, row.region)
    const spans = { from: addDays(from, -1), until: addDays(until, 1), zone }
    const own = (said.get(row.id) ?? []).map(toAvailability)
    const weekly = row.weekly_hours === null ? country.hours.standard : Number(row.weekly_hours)
    const daysAWeek = country.holidays.week(row.region).days.length
    let law: CheckLaw = country.time
    let regime = ''
    try {
      regime = country.time.regimeOf({ region: row.region, facts: row.facts }, until)
    } catch (refusal) {
      if (!(refusal instanceof RangeError)) throw refusal
      law = refusedLaw(law, refusal)
    }
    const asked = { employmentId: row.id, siteId: row.site_id, country: row.country, regime }
    if (regime !== '' && !exempt.isCovered(asked, row.facts, from)) law = outsideLaw(law)
    known.set(row.id, {
      row,
      law,
      settings: settings.get(row.site_id) ?? rosterSettings.schema.parse({}),
      site: siteRulesOf(
        settings.get(row.site_id) ?? rosterSettings.schema.parse({}),
        country.time.weekStartsOn,
        locked.get(row.entity_id),
      ),
      shifts: (shifts.get(row.id) ?? []).filter(({ off }) => off === null).map(checkedOf),
      prefers: availabilitySpans(own, 'prefers', spans),
      person: {
        id: row.id,
        name: row.full_name,
        employed: { from: row.started_on, until: row.ended_on },
        birthDate: row.birth_date,
        skills: (skills.get(row.employee_id) ?? []).map(({ name, expires_on }) => ({ key: name, until: expires_on })),
        leave: leaveOf(away.get(row.id) ?? [], zone),
        permit: permits.get(row.employee_id) ?? null,
        unavailable: availabilitySpans(own, 'cannot', spans),
        regime,
        exemptions: regime === '' ? [] : exempt.exemptionsOf(asked),
        facts: exempt.factsOn(asked, row.facts, from),
        daysAWeek,
        normal: Math.round((weekly * 60) / daysAWeek),
      },
    })
  }
  return new Checks(known, now().toISOString())
}

/** Tells every feature that days of people are other than they were. */
export const tellDaysChanged = async (
  { db, companyId, features }: Pick<Checking, 'db' | 'companyId' | 'features'>,
  days: readonly { employmentId: string; from: Day; until: Day }[],
): Promise<void> => {
  if (days.length === 0) return
  for (const { daysChanged } of features) await daysChanged?.(db, companyId, days)
}
