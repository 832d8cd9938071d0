import { useState } from 'react'
import { isRecord } from '../../../shared/record.ts'
import { readStored, writeStored } from '../../stored.ts'

export type Density = 'comfortable' | 'compact'
type Preferences = { hidden: Record<string, boolean>; density: Density }

const arePreferences = (value: unknown): value is Preferences =>
  isRecord(value) && isRecord(value.hidden) && (value.density === 'comfortable' || value.density === 'compact')

const read = (key: string): Preferences => readStored(key, arePreferences) ?? { hidden: {}, density: 'comfortable' }

/** The columns somebody has hidden in a table. */
export const hiddenColumns = (name: string): string[] =>
  Object.entries(read(`table:${name}`).hidden).flatMap(([id, isHidden]) => (isHidden ? [id] : []))

/** How somebody likes to see this table; kept in the browser. */
export const useTablePreferences = (name: string) => {
  const key = `table:${name}`
  const [preferences, setPreferences] = useState(() => read(key))
  const change = (changes: Partial<Preferences>) => {
    const next = { ...preferences, ...changes }
    setPreferences(next)
    writeStored(key, next)
  }
  return [preferences, change] as const
}
