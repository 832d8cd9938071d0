import { useFormat } from '../../../../../web/ui/format.ts'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'

/** Amounts as they are written where somebody works; major units. */
export const useMoney = ({ employee }: EmployeeDetail) => {
  const { money } = useFormat()
  const country = useCountry(employee.country)
  return (amount: number | null) =>
    money(amount, {
      symbol: country?.currency.symbol ?? employee.currency,
      ...(country ? { decimals: country.currency.minorUnits, locale: country.locale } : {}),
    })
}
