import { setTimeout as sleep } from 'node:timers/promises'
import { periodsBetween } from '../../features/platform/periods/service.ts'
import { findDevice, insertDevice, insertDevicePerson } from '../../features/time/attendance/devices.queries.ts'
import { countDirty } from '../../features/time/attendance/drain.queries.ts'
import { type DevicePunch, storeDevicePunches } from '../../features/time/attendance/intake.service.ts'
import { drain } from '../../features/time/attendance/jobs.ts'
import { lockPeriod, openMonths } from '../../features/time/attendance/periods.service.ts'
import { askCorrection, askOvertime, writeFixes } from '../../features/time/attendance/requests.service.ts'
import { awayDaysOf } from '../../features/time/leave/ledger.service.ts'
import type { ShiftInstance } from '../../features/time/schedules/expand.rules.ts'
import { plansAndShiftsOf } from '../../features/time/schedules/instances.service.ts'
import type { Context, Services } from '../../server/context.ts'
import type { Db } from '../../server/sql.ts'
import { addDays, addMonths, type Day, dayIn } from '../../shared/dates.ts'
import { demoAccounts, demoDevice, demoEmployments, demoHasPunches } from './attendance.queries.ts'
import { demoContext, type Owner } from './context.ts'

/** So many people of a company have a whole year, everybody else the last weeks: enough to look at, and soon made. */
const WHOLE_YEAR = 8
const EVERYBODY_DAYS = 35
const MINUTE = 60_000

/** The same number for the same words, on every installation. */
const drawn = (words: string, below: number): number => {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return hash % below
}

type Person = Awaited<ReturnType<typeof demoEmployments>>[number]
type DemoPunch = DevicePunch & { employmentId: string }
type Story = { punches: DemoPunch[]; forgotten: { person: Person; day: Day; until: string }[] }

/** Days back on which a departure that is missing, or an absence nobody knows of, is still to be settled. */
const UNSETTLED_DAYS = 6

/** What went wrong on a shift: without the way out, without the way in, nobody there, or somebody who is on leave. */
type Mishap = 'no_out' | 'no_in' | 'nobody' | 'on_leave'
/** So many of each in a company's last days, whatever the day is. */
const MISHAPS: readonly Mishap[] = ['no_out', 'no_out', 'no_out', 'no_in', 'no_in', 'nobody', 'nobody']
const CALLED_IN = 2

type Planned = { person: Person; shift: ShiftInstance }

const shiftKey = ({ person, shift }: Planned): string => `${person.employment_id} ${shift.workDate} ${shift.key}`

/** Which of the last days went wrong, and how; `away`: those of people on leave. */
const mishapsOf = (there: readonly Planned[], away: readonly Planned[]): Map<string, Mishap> => {
  const lotOf = ({ person, shift }: Planned): number =>
    drawn(`${person.number} ${shift.workDate} ${shift.key} mishap`, 1_000_000)
  const drawnFrom = (planned: readonly Planned[]) => planned.toSorted((a, b) => lotOf(a) - lotOf(b)).map(shiftKey)
  return new Map([
    ...drawnFrom(there)
      .slice(0, MISHAPS.length)
      .map((key, i) => [key, MISHAPS[i] ?? 'no_out'] as const),
    ...drawnFrom(away)
      .slice(0, CALLED_IN)
      .map((key) => [key, 'on_leave'] as const),
  ])
}

/** What somebody punched on a planned shift: mostly on time, now and then late, longer, or not all of it. */
const punchesOn = ({ person, shift }: Planned, isLately: boolean, mishap: Mishap | undefined): DemoPunch[] => {
  const { key, plan } = shift
  const of = (what: string, below: number) => drawn(`${person.number} ${shift.workDate} ${key} ${what}`, below)
  if (mishap === 'nobody') return []
  const late = of('late', 11) === 0 ? 6 + of('minutes', 30) : -of('early', 9)
  const longer = of('overtime', 9) === 0 ? 50 + of('more', 80) : of('after', 7)
  const [from, until] = [Date.parse(plan.from) + late * MINUTE, Date.parse(plan.until) + longer * MINUTE]
  const punch = (at: number, direction: 'in' | 'out'): DemoPunch => ({
    employmentId: person.employment_id,
    user: person.number,
    at: new Date(at).toISOString(),
    seq: null,
    direction,
  })
  if (mishap === 'no_in') return [punch(until, 'out')]
  const isForgotten = isLately ? mishap === 'no_out' : of('forgotten', 45) === 0
  return [punch(from, 'in'), ...(isForgotten ? [] : [punch(until, 'out')])]
}

const storyOf = async (
  services: Services,
  db: Db,
  { companyId, people, from, until }: { companyId: string; people: readonly Person[]; from: Day; until: Day },
): Promise<Story> => {
  const employmentIds = people.map(({ employment_id }) => employment_id)
  const { shifts } = await plansAndShiftsOf(db, {
    companyId,
    employmentIds,
    from,
    until,
    countries: services.countries,
  })
  const leave = new Set(
    (await awayDaysOf(db, { companyId, employmentIds, from, until }))
      .filter(({ standing }) => standing === 'approved')
      .map(({ employmentId, day }) => `${employmentId} ${day}`),
  )
  const now = services.now().toISOString()
  const lately = addDays(dayIn('UTC', services.now()), -UNSETTLED_DAYS)
  // A holiday or a day off: nobody is at the door.
  const planned = people
    .flatMap((person) => (shifts.get(person.employment_id) ?? []).map((shift): Planned => ({ person, shift })))
    .filter(({ shift }) => shift.off === null && shift.plan.from <= now)
  const isAway = ({ person, shift }: Planned) => leave.has(`${person.employment_id} ${shift.workDate}`)
  const over = planned.filter(({ shift }) => shift.workDate >= lately && shift.plan.until <= now)
  // Where nobody was away in the last days, whoever was away last.
  const away = planned
    .filter((one) => isAway(one) && one.shift.plan.until <= now)
    .toSorted((a, b) => b.shift.workDate.localeCompare(a.shift.workDate))
  const awayLately = away.filter(({ shift }) => shift.workDate >= lately)
  const mishaps = mishapsOf(
    over.filter((one) => !isAway(one)),
    awayLately.length > 0 ? awayLately : away.slice(0, CALLED_IN),
  )
  const story: Story = { punches: [], forgotten: [] }
  for (const one of planned) {
    const mishap = mishaps.get(shiftKey(one))
    if (isAway(one) && mishap !== 'on_leave') continue
    const { workDate, plan } = one.shift
    const isLately = workDate >= lately
    const punches = punchesOn(one, isLately, mishap)
    story.punches.push(...punches.filter(({ at }) => at <= now))
    if (punches.length === 1 && !isLately)
      story.forgotten.push({ person: one.person, day: workDate, until: plan.until })
  }
  return story
}

const AT_ONCE = 5_000

/**
 * A year of attendance: a reader at the door of everybody’s days, night shifts, punches that were forgotten and put right, overtime, and months that
 * are locked. The same on every installation; what is there already stays.
 */
export const addAttendance = async (services: Services, owner: Owner, portal: string | undefined): Promise<void> => {
  const { companyId } = owner
  const { database } = services
  const today = dayIn('UTC', services.now())
  const isMade = await database.forCompany(companyId, async (db) => {
    if (await demoHasPunches(db, companyId)) return false
    const people = await demoEmployments(db, companyId, today)
    const since = addDays(today, -EVERYBODY_DAYS)
    const everybody = await storyOf(services, db, { companyId, people, from: since, until: today })
    const some = people.filter(({ email }, i) => i < WHOLE_YEAR || email === portal)
    const before = { from: addMonths(today, -12), until: addDays(since, -1) }
    const year = await storyOf(services, db, { companyId, people: some, ...before })
    for (const [code, own] of Map.groupBy(people, (person) => person.country)) {
      const { zone } = services.countries.get(code)
      const name = `Door, ${zone.split('/').at(-1)?.replaceAll('_', ' ')}`
      const { id } =
        (await demoDevice(db, companyId, name)) ??
        (await insertDevice(db, companyId, { name, kind: 'reader', siteId: null, zone, by: owner.userId }))
      const device = await findDevice(db, companyId, id)
      if (!device) continue
      const known = new Map(own.map((person) => [person.employment_id, person] as const))
      for (const person of own)
        await insertDevicePerson(db, companyId, {
          deviceId: id,
          user: person.number,
          from: person.started_on,
          employmentId: person.employment_id,
          by: owner.userId,
        })
      const rows = [...everybody.punches, ...year.punches].filter(({ employmentId }) => known.has(employmentId))
      for (let i = 0; i < rows.length; i += AT_ONCE)
        await storeDevicePunches(
          services,
          db,
          { companyId, device, driftSeconds: 0, source: 'device' },
          rows.slice(i, i + AT_ONCE),
        )
    }
    await putRight(demoContext(services, db, owner).as(), [everybody, year])
    return true
  })
  if (!isMade) return
  await untilComputed(services, companyId)
  await lockPast(services, owner)
  if (portal) await askOf(services, companyId, portal)
}

/** A busy machine may take so long for the days of a company, ms. */
const PATIENCE = 300_000

/** Computed here, and by the jobs of a server that is running: what they have in hand is waited for. */
const untilComputed = async (services: Services, companyId: string): Promise<void> => {
  const begun = performance.now()
  while (performance.now() - begun < PATIENCE) {
    await drain(services, { companyId })
    if ((await services.database.forCompany(companyId, (db) => countDirty(db, companyId))) === 0) return
    await sleep(200)
  }
}

/** What was forgotten was put right by HR, all but the last days; a day of both stories once. */
const putRight = async (ctx: Context, stories: readonly Story[]): Promise<void> => {
  const all = stories.flatMap((story) => story.forgotten)
  const forgotten = [...new Map(all.map((one) => [`${one.person.employment_id} ${one.until}`, one])).values()]
  if (forgotten.length === 0) return
  await writeFixes(
    ctx,
    forgotten.map(({ person, day, until }) => ({
      employmentId: person.employment_id,
      kind: 'add' as const,
      punchId: null,
      at: until,
      direction: 'out' as const,
      reason: 'Forgot to punch out; confirmed by the manager',
      correctionId: null,
      by: ctx.actor.userId,
      day,
    })),
  )
}

const lockPast = (services: Services, owner: Owner): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const today = dayIn('UTC', services.now())
    const first = addMonths(`${today.slice(0, 7)}-01`, -12)
    await openMonths({ db, companyId: owner.companyId }, first, today)
    const demo = demoContext(services, db, owner)
    const ctx = demo.as()
    const periods = await periodsBetween(db, {
      companyId: owner.companyId,
      kind: 'time',
      from: first,
      until: addMonths(today, -2),
    })
    for (const { id, until, state } of periods)
      if (until < addMonths(today, -1) && state === 'open') await lockPeriod(ctx, { id, withUnclear: true })
    await demo.log(ctx)
  })

/** The employee whom anybody may sign in as waits for a word on a correction and on overtime. */
const askOf = (services: Services, companyId: string, email: string): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const account = await demoAccounts(db, companyId, email)
    if (!account) return
    const demo = demoContext(services, db, { companyId, userId: account.id, email })
    const ctx = demo.as({ role: 'employee', employeeId: account.employee_id })
    const day = addDays(dayIn('UTC', services.now()), -3)
    await askCorrection(ctx, {
      day,
      kind: 'add',
      punchId: null,
      at: `${day}T10:00:00Z`,
      direction: 'out',
      reason: 'Left by the side door, where there is no reader',
    })
    await askOvertime(ctx, { day: addDays(day, 5), minutes: 90, reason: 'Stocktaking after closing time' })
    await demo.log(ctx)
  })
