import { wire } from '../../../../shared/endpoint.ts'
import { fromMinor } from '../../../../shared/money.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { workCountries } from '../../../platform/geo/contract.ts'

type Currency = { code: string; minorUnits: number }

const countriesCall = wire<typeof workCountries>('GET', '/api/work-countries')

/** Writes an amount in minor units with the symbol its country has for its money, as everywhere: S$, C$, ₹. Another currency has its code. */
export const useAmount = () => {
  const { money } = useFormat()
  const { data } = useApiState(countriesCall, {})
  return (minor: number, { code, minorUnits }: Currency): string => {
    const symbol = data?.find(({ currency }) => currency === code)?.symbol ?? code
    return money(fromMinor(minor, minorUnits), { symbol, decimals: minorUnits })
  }
}
