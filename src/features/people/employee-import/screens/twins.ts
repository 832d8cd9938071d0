import type { Country } from '../../../../countries/country.ts'
import { COLUMN_LABELS } from '../columns.ts'
import type { CleanRow } from '../rules.ts'
import type { Problem } from './sheet.ts'

/** What identifies the person of each row, and which rows hold it, in order. A key is field, label and value, apart by a tab. */
export type Keys = { of: string[][]; holders: Map<string, number[]> }

const keyOf = (field: string, label: string, value: string, country = '') => `${field}\t${label}\t${country}\t${value}`

/** An e-mail address, an employee ID and every number of the country that no two people have: what the server compares. */
export const keysOf = (row: CleanRow, countries: readonly Country[]): string[] => {
  const keys = [keyOf('email', COLUMN_LABELS.email, row.email)]
  if (row.employeeId !== null) keys.push(keyOf('employee_id', COLUMN_LABELS.employee_id, row.employeeId))
  const country = countries.find((c) => c.code === row.countryCode)
  for (const field of country?.fields ?? []) {
    const value = field.secret && field.identifies ? row.secrets[field.key] : undefined
    if (value) keys.push(keyOf(field.record, field.label, value, row.countryCode))
  }
  return keys
}

/** A row holds a key from now on; answers with every row that does. */
export const addKeyHolder = (keys: Keys, key: string, index: number): readonly number[] => {
  const current = keys.holders.get(key)
  if (!current) {
    keys.holders.set(key, [index])
    return []
  }
  if ((current.at(-1) as number) < index) current.push(index)
  else {
    current.push(index)
    current.sort((a, b) => a - b)
  }
  return current
}

/** A row holds a key no longer; answers with the rows that still do. */
export const removeKeyHolder = (keys: Keys, key: string, index: number): readonly number[] => {
  const left = (keys.holders.get(key) ?? []).filter((i) => i !== index)
  if (left.length > 0) keys.holders.set(key, left)
  else keys.holders.delete(key)
  return left
}

/** The first row that holds a key keeps it, or one that is saved; of every other one this is said. */
export const twinsOf = (
  keys: Keys,
  index: number,
  isSaved: (index: number) => boolean,
  numbers: readonly number[],
): Problem[] => {
  const problems: Problem[] = []
  for (const key of keys.of[index] ?? []) {
    const current = keys.holders.get(key) ?? []
    if (current.length < 2) continue
    const holder = current.find(isSaved) ?? (current[0] as number)
    if (holder === index) continue
    const [field = '', label = ''] = key.split('\t')
    problems.push({ field, message: `${label} is already in row ${numbers[holder]} of this file`, duplicate: true })
  }
  return problems
}
