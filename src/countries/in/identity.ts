import { isVerhoeffValid } from '../check-digits.ts'

/** Specification 5.1 and 5.3: 5 letters, 4 digits, 1 letter. */
export const PAN = /^[A-Z]{5}\d{4}[A-Z]$/

/** What the fourth letter of a PAN says about its holder (Income Tax Department). */
const HOLDERS: Readonly<Record<string, string>> = {
  P: 'Individual',
  C: 'Company',
  H: 'Hindu Undivided Family',
  F: 'Firm',
  A: 'Association of Persons',
  T: 'Trust',
  B: 'Body of Individuals',
  L: 'Local Authority',
  J: 'Artificial Juridical Person',
  G: 'Government',
}

/** Who holds a PAN; null when it cannot be one. The last letter is a check letter whose method is not published. */
export const panHolder = (text: string): string | null =>
  PAN.test(text) && text.slice(5, 9) !== '0000' ? (HOLDERS[text.slice(3, 4)] ?? null) : null

export const AADHAAR = /^\d{12}$/

/** 12 digits, the first 2 to 9, not a palindrome, Verhoeff check digit (UIDAI numbering scheme). */
export const isAadhaar = (text: string): boolean =>
  /^[2-9]\d{11}$/.test(text) && [...text].reverse().join('') !== text && isVerhoeffValid(text)

/** Specification 5.3: 4 letters and 7 letters or digits. */
export const IFSC = /^[A-Z]{4}[A-Z0-9]{7}$/
/** The Reserve Bank's own shape: the fifth character is always 0. */
export const IFSC_STRICT = /^[A-Z]{4}0[A-Z0-9]{6}$/

export const UAN = /^\d{12}$/
/** Number of an insured person. */
export const ESI_PERSON = /^\d{10}$/
/** Code of an employer, which people also write into the box. */
export const ESI_EMPLOYER = /^\d{17}$/
/** Region, office, establishment, extension, member: 22 characters. */
export const PF = /^[A-Z]{2}[A-Z]{3}\d{7}\d{3}\d{7}$/
export const PF_GROUPS = [2, 3, 7, 3, 7] as const

/** Of whoever deducts tax: from memory. */
export const TAN = /^[A-Z]{4}\d{5}[A-Z]$/
/** Postal code: from memory. */
export const PIN = /^[1-9]\d{5}$/
/** From memory. */
export const PASSPORT = /^[A-Z]\d{7}$/

const BASE36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** GST number: state, PAN, entity, Z, and a check character (Luhn, modulus 36). */
export const isGstin = (text: string): boolean => {
  if (!/^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false
  const sum = [...text].reverse().reduce((total, char, i) => {
    const value = BASE36.indexOf(char) * (i % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / 36) + (value % 36)
  }, 0)
  return sum % 36 === 0
}
