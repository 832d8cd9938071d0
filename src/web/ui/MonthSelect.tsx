import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { addMonths, monthsBetween } from '../../shared/dates.ts'
import { useFormat } from './format.ts'
import { useUiWords } from './words/index.ts'

type Props = Omit<NativeSelectProps, 'data' | 'value'> & {
  /** 2026-11; empty for none. */
  value: string
  /** The first and the last month that can be chosen, 2026-11: two years back and one ahead where nothing is said. */
  min?: string
  max?: string
}

const YEARS_BACK = 2
const MONTHS_AHEAD = 12

/** A month near today, chosen by its name in the language of the page, in every browser: some have no field of their own for a month. */
export const MonthSelect = ({ value, min, max, ...others }: Props) => {
  const t = useUiWords()
  const { month } = useFormat()
  const now = `${new Date().toISOString().slice(0, 7)}-01`
  const first = min ?? addMonths(now, -12 * YEARS_BACK).slice(0, 7)
  const last = max ?? addMonths(now, MONTHS_AHEAD).slice(0, 7)
  const offered = monthsBetween(first, last)
  // What stands there is never changed by being shown.
  const all = value === '' || offered.includes(value) ? offered : [...offered, value].sort()
  return (
    <NativeSelect
      {...others}
      value={value}
      data={[
        ...(value === '' ? [{ value: '', label: t('month.month') }] : []),
        ...all.map((one) => ({ value: one, label: month(one) })),
      ]}
    />
  )
}
