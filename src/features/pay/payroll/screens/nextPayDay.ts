import { addDays, addMonths } from '../../../../shared/dates.ts'

/** The next day of the month that is paid on, on or after today by the reader’s calendar; the last day where the month is shorter. */
export const nextPayDay = (payOn: number | null, today: Date): string => {
  const day = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`
  const inMonth = (first: string) => {
    const last = addDays(addMonths(first, 1), -1)
    const wished = addDays(first, (payOn ?? 31) - 1)
    return wished > last ? last : wished
  }
  const first = `${day.slice(0, 7)}-01`
  const now = inMonth(first)
  return now >= day ? now : inMonth(addMonths(first, 1))
}
