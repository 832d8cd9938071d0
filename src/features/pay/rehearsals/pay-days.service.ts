import type { PayDaysAhead } from '../../../server/pay-days.ts'
import { cutOffOf } from '../payroll/due.rules.ts'
import { payDaysAhead } from '../payroll/pay-days-ahead.service.ts'
import { rehearsalDaysOf } from './service.ts'

/** Pay days to come with the last day on which something is entered for each: features that pay is made of ask it through the manifest. */
export const payDaysWithCutOff: PayDaysAhead = async (reader, employeeIds) => {
  const ahead = await payDaysAhead(reader, employeeIds)
  if (ahead.size === 0) return new Map()
  const days = await rehearsalDaysOf(reader, reader.companyId)
  return new Map(
    [...ahead].map(([id, { today, periods }]) => [
      id,
      { today, days: periods.map(({ payDay }) => ({ payDay, cutOff: cutOffOf(payDay, days) })) },
    ]),
  )
}
