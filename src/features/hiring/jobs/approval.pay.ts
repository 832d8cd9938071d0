import type { Label } from '../../../shared/languages.ts'
import { PAY_PERIODS, type PayPeriod } from '../../adverts/content/kinds.rules.ts'

const PERIODS: Readonly<Record<PayPeriod, Label>> = {
  HOUR: { en: 'an hour', ar: 'في الساعة' },
  DAY: { en: 'a day', ar: 'في اليوم' },
  WEEK: { en: 'a week', ar: 'في الأسبوع' },
  MONTH: { en: 'a month', ar: 'في الشهر' },
  YEAR: { en: 'a year', ar: 'في السنة' },
}
const ENDS = { payFrom: { en: 'Lowest pay', ar: 'أدنى أجر' }, payTo: { en: 'Highest pay', ar: 'أعلى أجر' } } as const

/** The line of an approval that says the lowest or highest pay: an amount says nothing without what it is paid for. */
export const payLabel = (end: keyof typeof ENDS, period: string | null): string =>
  PAY_PERIODS.some((known) => known === period) ? `${end}:${period}` : end

/** What these lines are called, by what the pay is for. */
export const PAY_LABELS: Readonly<Record<string, Label>> = Object.fromEntries(
  (['payFrom', 'payTo'] as const).flatMap((end) =>
    PAY_PERIODS.map((period) => [
      `${end}:${period}`,
      { en: `${ENDS[end].en} ${PERIODS[period].en}`, ar: `${ENDS[end].ar} ${PERIODS[period].ar}` },
    ]),
  ),
)
