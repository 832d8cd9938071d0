import { isIban, isLuhnValid } from '../check-digits.ts'

/** Form (specification 5.1): 3-4-7-1 digits. */
export const FIFTEEN_DIGITS = /^\d{15}$/
/** Onboarding and compliance (5.3, 5.6): the same, beginning with 784, the ISO number of the country. */
export const EMIRATES_ID = /^784\d{12}$/
export const EMIRATES_ID_GROUPS = [3, 4, 7, 1] as const

/** Luhn over all 15 digits, as libraries do it; no document of the authority says so, therefore it only ever warns. */
export const isEmiratesId = (digits: string): boolean => EMIRATES_ID.test(digits) && isLuhnValid(digits)

export const LABOUR_CARD = /^LC\d{9,12}$/
export const VISA_NUMBER = /^[A-Z]{2}\d{9,12}$/
export const NATIONAL_PASSPORT = /^[A-Z]\d{7}$/
export const GCC_PASSPORT = /^[A-Z0-9]{6,10}$/
export const PASSPORT = /^[A-Z0-9]{6,12}$/

/** An account in the Emirates: three digits of the bank and sixteen of the account after the check digits. */
export const isEmiratiIban = (text: string): boolean => /^AE\d{21}$/.test(text) && isIban(text)
