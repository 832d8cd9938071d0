import { FEDERAL } from './holidays.ts'
import { provinces } from './provinces.ts'

/** As people write what has another key or name here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  CA: FEDERAL,
  FED: FEDERAL,
  FEDERAL,
  CANADA: FEDERAL,
  'CANADA LABOUR CODE': FEDERAL,
  PEI: 'PE',
  NWT: 'NT',
  NEWFOUNDLAND: 'NL',
}

/** A jurisdiction as tables write it (CA-ON, ON, Ontario, federal, FED) by the key it has here. */
export const jurisdictionOf = (written: string): string => {
  const key = written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toUpperCase()
    .replace(/^CA[-_ ]/, '')
  return OTHER_NAMES[key] ?? provinces.find(({ label }) => label.toUpperCase() === key)?.value ?? key
}
