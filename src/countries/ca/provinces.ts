import { isLuhnValid, weightedSum } from '../check-digits.ts'
import type { Option } from '../country.ts'
import { groupDigits } from '../fields.ts'

type Province = {
  name: string
  /** Longest health card number the box takes (specification 9). */
  maxLength: number
  /** Shapes accepted: the specification's length, and the one the province issues where that differs. */
  card: RegExp
  message: string
  /** Check digit, only where the method is certain. */
  check?: (canonical: string) => boolean
}

/** British Columbia Personal Health Number: begins with 9, modulus 11 over digits 2 to 9. */
const isBritishColumbia = (phn: string): boolean => {
  const remainder = weightedSum(phn.slice(1), [2, 4, 8, 5, 10, 9, 7, 3]) % 11
  return /^9\d{9}$/.test(phn) && (11 - remainder) % 11 === Number(phn[9])
}

/** Québec: first three letters of the name and one of the given name, then year, month (+50 for women) and day of birth. */
const isQuebec = (card: string): boolean => {
  const month = Number(card.slice(6, 8)) % 50
  const day = Number(card.slice(8, 10))
  return month >= 1 && month <= 12 && Number(card.slice(6, 8)) <= 62 && day >= 1 && day <= 31
}

const message = (name: string, example: string): string => `Invalid ${name} format (e.g., ${example})`

export const PROVINCES: Readonly<Record<string, Province>> = {
  AB: {
    name: 'Alberta',
    maxLength: 12,
    card: /^\d{9}$/,
    message: message('Alberta health card', '12345 6789'),
  },
  BC: {
    name: 'British Columbia',
    maxLength: 11,
    card: /^9\d{9}$/,
    message: message('BC health card', '9123456789'),
    check: isBritishColumbia,
  },
  MB: {
    name: 'Manitoba',
    maxLength: 11,
    card: /^\d{9}$/,
    message: message('Manitoba health card', '123 456 789'),
  },
  NB: { name: 'New Brunswick', maxLength: 9, card: /^\d{9}$/, message: message('NB Medicare', '123456789') },
  NL: {
    name: 'Newfoundland and Labrador',
    maxLength: 9,
    card: /^(\d{9}|\d{12})$/,
    message: message('MCP', '123456789'),
  },
  NS: {
    name: 'Nova Scotia',
    maxLength: 12,
    card: /^\d{10}$/,
    message: message('Nova Scotia health card', '1234 567 890'),
  },
  ON: {
    name: 'Ontario',
    maxLength: 12,
    card: /^[1-9]\d{9}[A-Z]{0,2}$/,
    message: message('OHIP', '1234 567 890 AB'),
    check: (card) => isLuhnValid(card.slice(0, 10)),
  },
  PE: {
    name: 'Prince Edward Island',
    maxLength: 6,
    card: /^(\d{6}|\d{8})$/,
    message: message('PEI health card', '123456'),
  },
  QC: {
    name: 'Quebec',
    maxLength: 13,
    card: /^[A-Z]{4}\d{8}$/,
    message: message('RAMQ', 'ABCD 12345678'),
    check: isQuebec,
  },
  SK: {
    name: 'Saskatchewan',
    maxLength: 9,
    card: /^\d{9}$/,
    message: message('Saskatchewan health card', '123456789'),
  },
  NT: {
    name: 'Northwest Territories',
    maxLength: 9,
    card: /^[NDMTH]\d{7}$/,
    message: message('NWT health card', 'N1234567'),
  },
  NU: { name: 'Nunavut', maxLength: 9, card: /^\d{9}$/, message: message('Nunavut health card', '123456789') },
  YT: {
    name: 'Yukon',
    maxLength: 8,
    card: /^\d{8,9}$/,
    message: message('Yukon health card', '12345678'),
  },
}

/** Where no province is chosen. */
export const OTHER_MAX_LENGTH = 15
export const OTHER_MESSAGE = 'Invalid health card format for selected province'

export const provinces: readonly Option[] = Object.entries(PROVINCES).map(([value, { name }]) => ({
  value,
  label: name,
}))

const provinceOf = (code: string | undefined): Province | undefined =>
  code && Object.hasOwn(PROVINCES, code) ? PROVINCES[code] : undefined

export const healthCardMaxLength = (code: string | undefined): number => provinceOf(code)?.maxLength ?? OTHER_MAX_LENGTH

export const healthCardMessage = (code: string | undefined): string => provinceOf(code)?.message ?? OTHER_MESSAGE

/** Format only. Without a province any 6 to 15 letters and digits will do. */
export const fitsHealthCard = (card: string, code: string | undefined): boolean =>
  (provinceOf(code)?.card ?? /^[A-Z0-9]{6,15}$/).test(card)

/** Format and, where the province's method is known, the check digit. */
export const isHealthCard = (card: string, code: string): boolean =>
  fitsHealthCard(card, code) && (provinceOf(code)?.check?.(card) ?? true)

/** Cards tell their province by their shape where it groups them; others are written as they are. */
export const formatHealthCard = (card: string): string =>
  /^[A-Z]{4}\d{8}$/.test(card) ? groupDigits([4, 8], ' ')(card) : card
