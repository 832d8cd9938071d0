import { useFormat } from '../../../../web/ui/format.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'

/** Amounts in minor units as they are read, in the money of a country. */
export const useMoney = (country: string, currency: { code: string; minorUnits: number }) => {
  const { money } = useFormat()
  const symbol = useCountry(country)?.currency.symbol ?? currency.code
  const decimals = currency.minorUnits
  return (minor: number) => money(minor / 10 ** decimals, { symbol, decimals })
}
