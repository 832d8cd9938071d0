import type { Country } from '../../../../countries/country.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useOvertimeWords } from '../words/index.ts'

/** Writes amounts as the country does, and hours and multipliers with their unit. */
export const useWrite = (country: Country) => {
  const t = useOvertimeWords()
  const { money, number } = useFormat()
  const { currency, locale } = country
  const amount = (value: string | number, decimals = currency.minorUnits) =>
    money(value, { symbol: currency.symbol, decimals, locale })
  const decimalsOf = (value: string) => value.split('.')[1]?.length ?? 0
  const written = (value: string, unit: string, hours: string, decimals: number) => {
    if (unit === currency.code) return amount(value, decimals)
    if (unit === 'hours') return t('unit.hours', { n: hours })
    return unit === 'times' ? t('unit.times', { n: value }) : `${value} ${unit}`
  }
  return {
    amount,
    /** With every decimal that was computed: a rate has more of them than the currency. */
    write: (value: string, unit: string) =>
      written(value, unit, value, Math.max(currency.minorUnits, decimalsOf(value))),
    /** As it is read at a glance. */
    brief: (value: string, unit: string) =>
      written(value, unit, number(Number(value), Math.min(2, decimalsOf(value))), currency.minorUnits),
  }
}
