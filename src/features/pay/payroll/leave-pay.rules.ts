import type { CountryLeave } from '../../../countries/leave.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import { type Exact, exact, roundToMinor } from '../../../shared/money.ts'
import { agreedOf } from './compute-pay.rules.ts'
import type { PayGate } from './contributions.rules.ts'
import type { OneOff, PayItem } from './earnings.rules.ts'

/** Days of leave that are paid out, as the pay of one person takes them. */

export type LeaveDue = {
  lotId: string
  day: Day
  days: Exact
  law: CountryLeave
  regime: string
  daysAWeek: number
  weeklyHours: number | null
}

/**
 * What days of leave come to by the law of the place, as unused days of whoever leaves do: at the pay agreed on the day they were taken off the balance.
 * What cannot be reckoned waits, and is said.
 */
export const leaveAsOneOff = (leave: LeaveDue, items: readonly PayItem[]): { oneOff: OneOff } | { gate: PayGate } => {
  const { day, days, daysAWeek, weeklyHours } = leave
  const waits = (why: string): { gate: PayGate } => ({
    gate: {
      key: `leave_paid_out.${leave.lotId}`,
      stops: false,
      message: `Leave of ${longDay('en', day)} that is paid out is not in this run: ${why}.`,
    },
  })
  const agreed = agreedOf({ items, days: [{ day, employed: true, plannedMinutes: 0, unpaid: exact(0) }] })
  const basic = agreed.basic ?? 0
  if (basic <= 0) return waits('no basic pay is on record for the day')
  const gross = Object.values(agreed).reduce((sum, amount) => sum + amount, 0)
  const pay = { basic, gross, daysAWeek, ...(weeklyHours === null ? {} : { weeklyHours }) }
  try {
    const due = leave.law.exit({ days, pay, regime: leave.regime, on: day })
    if ('none' in due) return waits(due.none)
    return {
      oneOff: {
        source: { kind: 'leave', id: leave.lotId },
        key: 'leave_encashment',
        label: 'Leave paid out',
        nature: 'leave_pay',
        amount: roundToMinor(due.value),
        from: day,
        until: day,
        quantity: { value: formatDecimal(days, 2), unit: 'days' },
        why: due.why,
      },
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return waits(error.message)
  }
}
