import { useLanguage } from '../../../../web/i18n.ts'
import { useCountries } from '../../../platform/geo/screens/countries.ts'
import { BULK_COLUMN_NAMES } from '../columns.ts'
import type { BulkColumn } from '../contract.ts'
import { useBulkWords } from '../words/index.ts'

const own: readonly string[] = BULK_COLUMN_NAMES

/** What a column is called: ours in the reader's language, a country's own field as the country names it. */
export const useColumnLabel = () => {
  const t = useBulkWords()
  const countries = useCountries(useLanguage())
  return (column: string): string => {
    if (own.includes(column)) return t(`column.${column as BulkColumn}`)
    if (column === 'first_name') return t('map.firstName')
    if (column === 'last_name') return t('map.lastName')
    return countries?.flatMap((c) => c.fields).find((f) => f.record === column)?.label ?? column
  }
}
