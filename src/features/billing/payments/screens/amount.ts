import { fromMinor } from '../../../../shared/money.ts'
import { useFormat } from '../../../../web/ui/format.ts'

type Currency = { code: string; minorUnits: number }

/** Writes an amount in minor units with the code of its currency: people of four countries read it, and S$ and C$ are both dollars. */
export const useAmount = () => {
  const { money } = useFormat()
  return (minor: number, { code, minorUnits }: Currency): string =>
    money(fromMinor(minor, minorUnits), { symbol: code, decimals: minorUnits })
}
