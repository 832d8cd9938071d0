import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import { type PaidGroup, type PayPeriod, periodsOfGroup } from './pay-calendar.rules.ts'

/** The last day on which something is entered for a pay day. */
export const cutOffOf = (payDay: Day, { cutOffDays }: { cutOffDays: number }): Day => addDays(payDay, -cutOffDays)

/**
 * The period of a group that is paid next: the first after the last it was paid for, however long ago that is, and of a group that was never paid the first
 * whose pay day is still to come.
 */
export const duePeriod = (group: PaidGroup, lastPaid: Day | null, today: Day): PayPeriod | undefined => {
  const year = Number((lastPaid ?? today).slice(0, 4))
  const ahead = [year, year + 1].flatMap((one) => periodsOfGroup(group, one))
  return ahead.find(({ payDay }) => (lastPaid === null ? payDay >= today : payDay > lastPaid))
}

/** The last day something is entered for a pay day, and days from today to it and to the pay day; below nought: it is over. */
export const daysToPay = (payDay: Day, today: Day, cutOffDays: number) => {
  const cutOff = cutOffOf(payDay, { cutOffDays })
  return { cutOff, daysToCutOff: daysBetween(today, cutOff), daysToPay: daysBetween(today, payDay) }
}
