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
export const enter = (keys: Keys, key: string, index: number): readonly number[] => {
  const held = keys.holders.get(key)
  if (!held) {
    keys.holders.set(key, [index])
    return []
  }
  if ((held.at(-1) as number) < index) held.push(index)
  else {
    held.push(index)
    held.sort((a, b) => a - b)
  }
  return held
}

/** A row holds a key no longer; answers with the rows that still do. */
export const leave = (keys: Keys, key: string, index: number): readonly number[] => {
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
    const held = keys.holders.get(key) ?? []
    if (held.length < 2) continue
    const holder = held.find(isSaved) ?? (held[0] as number)
    if (holder === index) continue
    const [field = '', label = ''] = key.split('\t')
    problems.push({ field, message: `${label} is already in row ${numbers[holder]} of this file`, duplicate: true })
  }
  return problems
}
