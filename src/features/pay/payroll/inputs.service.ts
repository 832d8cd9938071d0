import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { addMonths, type Day } from '../../../shared/dates.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type { PaidTime, PaidTimeOfPerson } from '../../time/attendance/paid-time.service.ts'
import { paidTimeOf } from '../../time/attendance/paid-time.service.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { leavePaidOut } from '../../time/leave/paid-out.service.ts'
import { type UnpaidLeaveOfPerson, unpaidLeaveOf } from '../../time/leave/unpaid.service.ts'
import { claimsToPay } from '../claims/pay.service.ts'
import type { PayGate } from './contributions.rules.ts'
import type { OneOff, PayItem } from './earnings.rules.ts'
import * as query from './inputs.queries.ts'
import { type ClaimDue, claimAsOneOff, claimGates, ratesOn, timeGates, type UnpaidDay } from './inputs.rules.ts'
import { leaveAsOneOff } from './leave-pay.rules.ts'
import type { PayPersonRow } from './queries.ts'
import type { RunRow } from './runs.queries.ts'
import { payrollSettings } from './settings.ts'
import { priceTime, type TimeOff, type TimeTakenBack, type TimeToPay, type TimeUse } from './time-pay.rules.ts'

/** What a run takes in for somebody from leave, attendance and expenses. */
export type PersonInputs = {
  unpaid: readonly UnpaidDay[]
  /** Priced time, approved expenses and leave that is paid out. */
  oneOffs: readonly OneOff[]
  timeUses: readonly TimeUse[]
  timeOff: readonly TimeOff[]
  /** Time that was paid and is no longer there: nothing of it is taken without consent. */
  takenBack: readonly TimeTakenBack[]
  /** Every day of time that is, or was, paid, whether something has changed of it or not. */
  time: readonly TimeToPay[]
  claims: readonly ClaimDue[]
  gates: readonly PayGate[]
}

export const NO_INPUTS: PersonInputs = {
  unpaid: [],
  oneOffs: [],
  timeUses: [],
  timeOff: [],
  takenBack: [],
  time: [],
  claims: [],
  gates: [],
}

type RunFacts = Pick<RunRow, 'group_id' | 'country' | 'currency' | 'from_day' | 'until_day'> & {
  /** Null: of a month that no run has a pay day for yet. */
  pay_day: string | null
}

/** How far back time that came to light late is paid. */
const MONTHS_BACK = 12

type Input = {
  run: RunFacts
  law: CountryPayroll
  people: readonly PayPersonRow[]
  itemsOf: (employmentId: string) => readonly PayItem[]
  minorUnits: number
}

const isWithin = (day: Day, spans: readonly { from_day: Day; until_day: Day }[]): boolean =>
  spans.some((span) => span.from_day <= day && day <= span.until_day)

/** Time of the period, and what has changed of time in earlier periods that are locked. */
const loadTime = async (ctx: Context, { run, people }: Input) => {
  const { companyId } = ctx.actor
  const employmentIds = people.map(({ employment_id }) => employment_id)
  const since = addMonths(run.from_day, -MONTHS_BACK)
  const periods = Map.groupBy(
    await query.periodsBefore(ctx.db, companyId, { employmentIds, groupId: run.group_id, since, before: run.from_day }),
    (row) => row.employment_id,
  )
  const days = [...periods.values()].flat().map(({ from_day }) => from_day)
  const from = [run.from_day, ...days].sort()[0] ?? run.from_day
  const span = { from: from < since ? since : from, until: run.until_day }
  const rows = await query.timePaid(ctx.db, companyId, { employmentIds, ...span })
  const time = await paidTimeOf(ctx, { companyId, employmentIds, ...span, clearFrom: run.from_day, also: rows })
  return { time, paid: Map.groupBy(rows, (row) => row.employment_id), periods }
}

type LoadedTime = Awaited<ReturnType<typeof loadTime>>

/** Of each day and class of the periods somebody is paid for, what it comes to now and what was paid of it. */
const timeToPay = (ctx: Context, input: Input, loaded: LoadedTime, employmentId: string): TimeToPay[] => {
  const { run, law } = input
  const now = loaded.time.get(employmentId)?.time ?? []
  if (now.length === 0) return []
  const { classes } = ctx.countries.get(run.country).time
  const items = input.itemsOf(employmentId)
  const periods = [{ from_day: run.from_day, until_day: run.until_day }, ...(loaded.periods.get(employmentId) ?? [])]
  const paid = new Map((loaded.paid.get(employmentId) ?? []).map((row) => [`${row.work_date} ${row.class}`, row]))
  const toPay = (one: PaidTime): TimeToPay => {
    const before = paid.get(`${one.day} ${one.class}`)
    return {
      day: one.day,
      class: one.class,
      label: classes.find(({ key }) => key === one.class)?.label ?? one.class,
      kind: one.kind,
      minutes: one.minutes,
      paidBefore: before?.minutes ?? 0,
      timesPaid: before?.seq ?? 0,
      asTimeOff: before?.as_time_off ?? false,
      regime: one.regime,
      facts: one.facts,
      normal: one.normal,
      rates: ratesOn(law, items, one),
    }
  }
  return now.filter(({ day }) => isWithin(day, periods)).map(toPay)
}

const loadClaims = async (ctx: Context, people: readonly PayPersonRow[]): Promise<Map<string, ClaimDue[]>> => {
  const { companyId } = ctx.actor
  const employeeIds = [...new Set(people.map(({ employee_id }) => employee_id))]
  const due = await claimsToPay(ctx.db, { companyId, employeeIds })
  if (due.length === 0) return new Map()
  const owners = [...new Set(due.map(({ employeeId }) => employeeId))]
  const employments = await query.employmentsOfPeople(ctx.db, companyId, owners)
  // Somebody may work for two companies of the group: an expense is of the employment it was made in, else of the last.
  const ownerOf = (employeeId: string, spentOn: Day): string => {
    const own = employments.filter((one) => one.employee_id === employeeId)
    const held = own.find((one) => one.started_on <= spentOn && (one.ended_on === null || spentOn <= one.ended_on))
    return (held ?? own[0])?.id ?? ''
  }
  return Map.groupBy(due, (claim) => ownerOf(claim.employeeId, claim.spentOn))
}

const leaveGates = (leave: UnpaidLeaveOfPerson | undefined): PayGate[] =>
  (leave?.problems ?? []).map(({ name, message }, at) => ({
    key: `leave.${at + 1}`,
    stops: false,
    message: `${name} is taken as paid: ${message}. Enter a deduction if it is not.`,
  }))

const openDays = (time: PaidTimeOfPerson | undefined, uses: readonly TimeUse[]): Day[] =>
  (time?.time ?? [])
    .filter((one) => !one.isLocked && uses.some((use) => use.day === one.day && use.class === one.class))
    .map(({ day }) => day)

/** What comes into a regular run from elsewhere, by employment, as it stands now. */
export const gatherInputs = async (ctx: Context, input: Input): Promise<Map<string, PersonInputs>> => {
  const { run, people } = input
  const employmentIds = people.map(({ employment_id }) => employment_id)
  const span = { employmentIds, from: run.from_day, until: run.until_day }
  const leave = await unpaidLeaveOf(leaveReaderOf(ctx), span)
  const loaded = await loadTime(ctx, input)
  const claims = await loadClaims(ctx, people)
  const paidOut = Map.groupBy(
    await leavePaidOut({ ...leaveReaderOf(ctx), features: ctx.features }, { employmentIds, until: run.until_day }),
    ({ employmentId }) => employmentId,
  )
  const currency = { code: run.currency, minorUnits: input.minorUnits }
  const { time: law } = ctx.countries.get(run.country)
  const { timeOff: givesTimeOff } = await settingsOf(ctx.db, payrollSettings, { companyId: ctx.actor.companyId })
  return new Map(
    employmentIds.map((id): [string, PersonInputs] => {
      const time = loaded.time.get(id)
      const all = timeToPay(ctx, input, loaded, id)
      const priced = priceTime(law, all, currency, givesTimeOff)
      // Nothing is paid back on a day before it was spent.
      const due = (claims.get(id) ?? []).filter(({ spentOn }) => run.pay_day === null || spentOn <= run.pay_day)
      const own = due.filter((claim) => claim.currency === run.currency)
      const leavePay = (paidOut.get(id) ?? []).map((one) => leaveAsOneOff(one, input.itemsOf(id)))
      return [
        id,
        {
          unpaid: leave.get(id)?.days ?? [],
          oneOffs: [
            ...priced.oneOffs,
            ...own.map((claim) => claimAsOneOff(claim, currency)),
            ...leavePay.flatMap((one) => ('oneOff' in one ? [one.oneOff] : [])),
          ],
          timeUses: priced.uses,
          timeOff: priced.timeOff,
          takenBack: priced.takenBack,
          time: all,
          claims: own,
          gates: [
            ...timeGates({
              unclear: time?.unclear ?? [],
              absent: time?.absent ?? [],
              open: openDays(time, priced.uses),
            }),
            ...priced.gates,
            ...leaveGates(leave.get(id)),
            ...leavePay.flatMap((one) => ('gate' in one ? [one.gate] : [])),
            ...claimGates(
              due.filter((claim) => claim.currency !== run.currency),
              run.currency,
            ),
          ],
        },
      ]
    }),
  )
}
