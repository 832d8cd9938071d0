import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, weekdayOf } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import { exact } from '../../../shared/money.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { isWorkingDay } from '../../../shared/workdays.ts'
import { workingCalendar } from '../../company/calendars/service.ts'
import { type LeaveLeft, leaveLeftOn } from '../../time/leave/leaving.service.ts'
import { openAdvancesOf } from '../claims/advances.service.ts'
import { componentsOf } from '../components/held.service.ts'
import { NO_COMPONENTS } from '../components/rules.ts'
import { restsOfPlans } from '../deductions/held.service.ts'
import { agreedOf } from './compute-pay.rules.ts'
import { type ExitCase, exitDifferences, settleExit } from './exit.rules.ts'
import { OWED } from './exit-states.rules.ts'
import type { ExitRow, Leaver, OwedThing, SavedSheet } from './exits.queries.ts'
import { withNationality } from './gather.service.ts'
import { payItemsOf } from './pay-items.rules.ts'
import { profileOn, recordFactsOf } from './person-pay.rules.ts'
import * as query from './queries.ts'
import { recoveriesOf } from './retro.queries.ts'

/** What was entered by hand for a settlement. */
export type ExitEntered = {
  unpaidDays: number
  leaveDays: string | null
  notice: number
  owed: readonly Omit<OwedThing, 'id'>[]
}

const lawOf = (ctx: Context, country: string): CountryPayroll => {
  const law = ctx.payrolls.get(country)
  if (!law) throw new Refusal('CONFLICT', 'The law of pay of this person’s country is not on file.')
  return law
}

/** Pay as it stands on the last day, by nature, in minor units. */
const payOn = async (
  ctx: Context,
  law: CountryPayroll,
  { employment_id: id, entity_id: entityId }: Leaver,
  day: Day,
) => {
  const ids = [id]
  const pay = await query.compensationsOf(ctx.db, ctx.actor.companyId, ids)
  const allowances = await query.allowancesOf(ctx.db, ctx.actor.companyId, ids)
  const components = entityId ? (await componentsOf(ctx, law, entityId))(day) : NO_COMPONENTS
  const items = payItemsOf(law, pay, allowances, components)
  return agreedOf({ items, days: [{ day, employed: true, plannedMinutes: 0, unpaid: exact(0) }] })
}

/**
 * What is owed by itself: advances in the money of the group, what was paid too much and is not settled, and what was agreed to be taken from pay of
 * months that will not come. An advance in other money is told, and entered by hand.
 */
const owedOf = async (ctx: Context, leaver: Leaver, currency: string, entered: ExitEntered) => {
  const { companyId } = ctx.actor
  const advances = await openAdvancesOf(ctx, leaver.employee_id)
  const cases = (await recoveriesOf(ctx.db, companyId, [leaver.employment_id])).filter(
    (row) => row.currency === currency && (row.state === 'open' || row.state === 'disputed'),
  )
  const later = await query.deductionsAfter(ctx.db, companyId, {
    employmentId: leaver.employment_id,
    month: leaver.last_day.slice(0, 7),
  })
  const rests = await restsOfPlans(ctx, { employmentId: leaver.employment_id, on: leaver.last_day })
  const owed = [
    ...rests.map(({ id, label, amount }) => ({ id: `${OWED.plan}${id}`, label, amount })),
    ...advances
      .filter((one) => one.currency === currency)
      .map(({ id, label, amount }) => ({ id: `${OWED.advance}${id}`, label, amount })),
    ...cases.map(({ id, amount }) => ({ id: `${OWED.recovery}${id}`, label: 'Paid too much before', amount })),
    ...later.map(({ id, label, month, amount }) => ({ id: `${OWED.later}${id}`, label: `${label}, ${month}`, amount })),
  ]
  const isAgreed = (label: string) => entered.owed.some((one) => one.label === label && one.agreed)
  const byHand = entered.owed.filter((one) => !owed.some(({ label }) => label === one.label))
  const other = advances.filter((one) => one.currency !== currency)
  const disputed = cases.filter(({ state }) => state === 'disputed')
  return {
    owed: [
      ...owed.map((one): OwedThing => ({ ...one, agreed: isAgreed(one.label) })),
      ...byHand.map((one, at): OwedThing => ({ id: `owed-${at + 1}`, ...one })),
    ],
    open: [
      ...other.map(({ label, currency: code }) => `${label} is open in ${code}: enter what it comes to.`),
      ...disputed.map(
        () => 'The employee disputes what was paid too much before: nothing of it is taken unless they agree.',
      ),
    ],
  }
}

const leaveOf = async (ctx: Context, leaver: Leaver, entered: ExitEntered) => {
  const found = await leaveLeftOn(ctx, leaver.employee_id, leaver.last_day)
  if ('none' in found) return { leave: null, open: [found.none] }
  const left: LeaveLeft = entered.leaveDays === null ? found : { ...found, days: exact(entered.leaveDays) }
  return { leave: left, open: [] }
}

/** Working days of the place; where the year is not on file, weekdays count. */
const workingDaysOf = async (ctx: Context, leaver: Leaver, region: string | null) => {
  const asking = { db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries }
  const place = { country: leaver.country, region, entityId: leaver.entity_id, siteId: null }
  const calendar = await workingCalendar(asking, place, leaver.last_day)
  return (day: Day): boolean => {
    try {
      return isWorkingDay(calendar, day)
    } catch (error) {
      if (error instanceof RangeError) return weekdayOf(day) < 6
      throw error
    }
  }
}

/** Everything a settlement comes to, from the facts as they are now, with what could not be reckoned in sentences. */
export const reckonExit = async (
  ctx: Context,
  leaver: Leaver,
  currency: string,
  entered: ExitEntered,
): Promise<{ sheet: SavedSheet; owed: OwedThing[] }> => {
  const { companyId } = ctx.actor
  const day = leaver.last_day
  const person = await query.findPerson(ctx.db, companyId, { employmentId: leaver.employment_id, on: day })
  if (!person) throw new Refusal('CONFLICT', 'This employment is not there any more.')
  const law = lawOf(ctx, person.country)
  const agreed = await payOn(ctx, law, leaver, day)
  const profile = profileOn(await query.profilesOf(ctx.db, companyId, [leaver.employment_id]), day)
  const { leave, open } = await leaveOf(ctx, leaver, entered)
  const owed = await owedOf(ctx, leaver, currency, entered)
  const basic = agreed.basic ?? 0
  const gross = Object.values(agreed).reduce((sum, amount) => sum + amount, 0)
  const rates = { basic, gross, daysAWeek: leave?.daysAWeek ?? 5 }
  const exit: ExitCase = {
    law,
    facts: { ...recordFactsOf(withNationality(ctx, person)), ...profile },
    serviceFrom: leaver.continuity_from ?? leaver.started_on,
    lastDay: day,
    unpaidDays: entered.unpaidDays,
    basic,
    wages: gross,
    leave: leave && {
      law: ctx.countries.get(person.country).leave,
      regime: leave.regime,
      unusedDays: leave.days,
      pay: leave.weeklyHours === null ? rates : { ...rates, weeklyHours: leave.weeklyHours },
    },
    notice: entered.notice,
    owed: owed.owed,
    isWorkingDay: await workingDaysOf(ctx, leaver, person.region),
  }
  const found = settleExit(exit)
  return {
    owed: owed.owed,
    sheet: {
      currency,
      oneOffs: found.oneOffs,
      due: found.due,
      receivable: found.receivable,
      open: [...found.open, ...open, ...owed.open],
      leaveDays: leave ? formatDecimal(leave.days) : null,
    },
  }
}

/** How a settlement that was approved would come to something else now, in sentences; none: it is what was approved. */
export const changesOfExit = async (ctx: Context, leaver: Leaver, row: ExitRow): Promise<string[]> => {
  const { currency } = row.worksheet
  const minorUnits = ctx.countries.all.find((one) => one.currency.code === currency)?.currency.minorUnits ?? 2
  const { unpaid_days: unpaidDays, leave_days: leaveDays, notice, owed } = row
  const now = await reckonExit(ctx, leaver, currency, { unpaidDays, leaveDays, notice, owed })
  return exitDifferences(
    { oneOffs: row.worksheet.oneOffs, owed },
    { oneOffs: now.sheet.oneOffs, owed: now.owed },
    { code: currency, minorUnits },
  )
}
