import { FEDERAL } from './holidays.ts'

/** A jurisdiction as tables write it (CA-ON, ON, federal, FED) by the key it has here. */
export const jurisdictionOf = (written: string): string => {
  const key = written
    .trim()
    .toUpperCase()
    .replace(/^CA[-_ ]/, '')
  return ['CA', 'FED', 'FEDERAL', 'CANADA'].includes(key) ? FEDERAL : key
}
