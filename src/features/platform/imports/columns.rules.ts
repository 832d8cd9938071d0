import type { ImportColumn } from '../../../server/imports.ts'

/** What each column of a file holds, by the key of ours; null: left out. */
export type Mapping = (string | null)[]

/** "  Employee  Full-Name* " → "employee_full_name", "panNumber" → "pan_number". */
export const plainHeader = (text: string): string =>
  text
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')

/** A short name for some text, the same whenever the text is the same. */
export const fingerprint = (text: string): string => {
  const hash = (seed: number) => {
    let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i)
      a = Math.imul(a ^ c, 2654435761)
      b = Math.imul(b ^ c, 1597334677)
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    return (b >>> 0).toString(16).padStart(8, '0') + (a >>> 0).toString(16).padStart(8, '0')
  }
  return hash(0) + hash(7)
}

/** Files with the same headers in the same order have their columns matched alike. */
export const signatureOf = (headers: readonly string[]): string => fingerprint(JSON.stringify(headers.map(plainHeader)))

type Named = Pick<ImportColumn, 'key' | 'aliases'> & { label?: string | ImportColumn['label'] }

/** Every way to write a header → the key it means; the column that stands first keeps a name that two claim. */
const keysByHeader = (columns: readonly Named[]): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>()
  const add = (name: string, key: string) => {
    const plain = plainHeader(name)
    if (plain !== '' && !keys.has(plain)) keys.set(plain, key)
  }
  for (const { key } of columns) add(key, key)
  for (const { key, aliases, label } of columns) {
    const labels = typeof label === 'object' ? [label.en, label.ar ?? ''] : [label ?? '']
    for (const name of [...(aliases ?? []), ...labels]) add(name, key)
  }
  return keys
}

/** What each header of a file means. A column already taken by an earlier header is left to the person. */
export const mapHeaders = (headers: readonly string[], columns: readonly Named[]): Mapping => {
  const keys = keysByHeader(columns)
  const taken = new Set<string>()
  return headers.map((header) => {
    const key = keys.get(plainHeader(header))
    if (key === undefined || taken.has(key)) return null
    taken.add(key)
    return key
  })
}

/** Columns that must be there and are not. */
export const missingColumns = (
  mapping: Mapping,
  columns: readonly { key: string; required?: boolean | undefined }[],
): string[] => columns.filter(({ key, required }) => required && !mapping.includes(key)).map(({ key }) => key)

/** A file's row → the row that is sent: cells under the keys of their columns; empty and unmapped cells left out. */
export const rowOf = (cells: readonly string[], mapping: Mapping): Record<string, string> => {
  const row: Record<string, string> = {}
  for (let i = 0; i < mapping.length; i++) {
    const column = mapping[i]
    const cell = cells[i]
    if (column && cell && cell.trim() !== '') row[column] = cell
  }
  return row
}
