import type { RowKey } from '../../../../server/imports.ts'
import type { Problem } from './sheet.ts'

/** What identifies what each row is about, and which rows hold it, in order. A key is field, label and value, apart by a tab. */
export type Keys = { of: string[][]; holders: Map<string, number[]> }

/** A key of a row that is right: where two rows hold one, the second is a duplicate. */
export const keyText = ({ field, label, value }: RowKey): string => `${field}\t${label}\t${value}`

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
