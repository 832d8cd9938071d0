import { isRecord } from '../../../shared/record.ts'

export const OUTCOMES = ['done', 'denied', 'failed'] as const

export type Line = { field: string; before: unknown; after: unknown }

/** What stands in both spellings of a record says the same twice. */
const TWINS: Readonly<Record<string, string>> = {
  name: 'full_name',
  basic_salary: 'salary',
  food_allowance: 'meal_allowance',
  date_of_joining: 'hire_date',
  country_code: 'country',
}
/** Kept with every change, of no news to anybody. */
const QUIET = new Set(['version', 'updated_at', 'updatedAt', 'created_at', 'company_id', 'source_table'])

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** What differs, field by field, in the order of the record; one side is absent where something came to be or was removed. */
export const linesOf = (before: unknown, after: unknown): Line[] => {
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])]
  return names.flatMap((field): Line[] => {
    const [a, b] = [was[field] ?? null, is[field] ?? null]
    if (QUIET.has(field) || same(a, b) || (a === '' && b === null) || (a === null && b === '')) return []
    const twin = TWINS[field]
    if (twin !== undefined && twin in { ...was, ...is } && same(was[twin], a) && same(is[twin], b)) return []
    // A record inside a record is told by its own fields: masked.nric.
    if (isRecord(a) || isRecord(b)) return linesOf(a, b).map((line) => ({ ...line, field: `${field}.${line.field}` }))
    return [{ field, before: a, after: b }]
  })
}

/** A value as text. Lists one beside the other. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** home_address and homeAddress as Home address: for a field nobody has given a name. */
export const plainName = (field: string): string => {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An action by the key of its words: company-export.create as company_export_create. */
export const actionKey = (action: string): string => action.replace(/[.-]/g, '_')
