import type { Country } from '../../../countries/country.ts'
import type { RowKey } from '../../../server/imports.ts'
import { COLUMN_LABELS } from './columns.ts'
import type { CleanRow } from './rules.ts'

/** An e-mail address, an employee ID and every number of the country that no two people have. */
export const keysOfRow = (row: CleanRow, countries: readonly Country[]): RowKey[] => {
  const keys: RowKey[] = [{ field: 'email', label: COLUMN_LABELS.email, value: row.email }]
  if (row.employeeId !== null)
    keys.push({ field: 'employee_id', label: COLUMN_LABELS.employee_id, value: row.employeeId })
  const country = countries.find((c) => c.code === row.countryCode)
  for (const field of country?.fields ?? []) {
    const value = field.secret && field.identifies ? row.secrets[field.key] : undefined
    if (value) keys.push({ field: field.record, label: field.label, value: `${row.countryCode} ${value}` })
  }
  return keys
}
