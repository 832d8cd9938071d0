import { useState } from 'react'

export type Density = 'comfortable' | 'compact'
type Preferences = { hidden: Record<string, boolean>; density: Density }

const read = (key: string): Preferences => {
  const usual: Preferences = { hidden: {}, density: 'comfortable' }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>) }
  } catch {
    return usual
  }
}

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
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Kept for this visit only.
    }
  }
  return [preferences, change] as const
}
