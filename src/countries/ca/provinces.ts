import { isDay } from '../../shared/dates.ts'
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

/** Letters count as two digits from 01; S and those after it one more, as if a letter stood between R and S. */
const letterDigits = (letter: string): number[] => {
  const place = letter.charCodeAt(0) - 64
  const value = place > 18 ? place + 1 : place
  return [Math.floor(value / 10), value % 10]
}

/** The check digit of the eleven characters before it (unpublished; as petalmd/health_card reckons), for a birth in 19xx or 20xx. */
export const quebecDigit = (card: string, century: 19 | 20): number => {
  const birth = [...String(century), ...card.slice(4, 11)]
  const digits = [...[...card.slice(0, 4)].flatMap(letterDigits), ...birth.map(Number)]
  const weights = [7, 1, 1, 3, 9, 7, 3, 9, 5, 3, 1, 3, 5, 7, 6, 9, 1]
  return digits.reduce((sum, digit, i) => sum + digit * (weights[i] ?? 0), 0) % 10
}

/** Québec: three letters of the name and one of the given name, year, month (+50 for women) and day of birth, number among those, check digit. */
const isQuebec = (card: string): boolean => {
  const month = Number(card.slice(6, 8))
  const day = `-${String(month % 50).padStart(2, '0')}-${card.slice(8, 10)}`
  if (month > 62 || card[10] === '0') return false
  return ([19, 20] as const).some(
    (century) => isDay(`${century}${card.slice(4, 6)}${day}`) && String(quebecDigit(card, century)) === card[11],
  )
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
