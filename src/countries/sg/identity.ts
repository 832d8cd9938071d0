import { weightedSum } from '../check-digits.ts'

/** S, T: citizens and permanent residents. F, G, M: FIN of foreigners (M issued from 1 January 2022). */
export const NRIC_OR_FIN = /^[STFGM]\d{7}[A-Z]$/
export const FIN = /^[FGM]\d{7}[A-Z]$/

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2] as const
const OFFSET: Readonly<Record<string, number>> = { S: 0, T: 4, F: 0, G: 4, M: 3 }
const LETTERS: Readonly<Record<string, string>> = {
  S: 'JZIHGFEDCBA',
  T: 'JZIHGFEDCBA',
  F: 'XWUTRQPNMLK',
  G: 'XWUTRQPNMLK',
  // The M series has J where F and G have M, so that no number ends as it begins.
  M: 'XWUTRQPNJLK',
}

/** The check letter of prefix and seven digits (GovTech, FormSG nric-validation). Undefined for another prefix. */
export const nricLetter = (prefix: string, digits: string): string | undefined =>
  LETTERS[prefix]?.[(weightedSum(digits, WEIGHTS) + (OFFSET[prefix] ?? 0)) % 11]

/** Format and check letter. */
export const isNricOrFin = (text: string): boolean =>
  NRIC_OR_FIN.test(text) && nricLetter(text.slice(0, 1), text.slice(1, 8)) === text.slice(8)

const UEN_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWX0123456789'
const UEN_TYPES =
  /^[TSR]\d{2}(CC|CD|CH|CL|CM|CP|CS|CX|DP|FB|FC|FM|FN|GA|GB|GS|HS|LL|LP|MB|MC|MD|MH|MM|MQ|NB|NR|PA|PB|PF|RF|RP|SM|SS|TC|TU|VH|XL)\d{4}[A-Z]$/

/** Unique Entity Number of a business, a local company or another entity, check letter included. */
export const isUen = (text: string): boolean => {
  const last = text.slice(-1)
  if (/^\d{8}[A-Z]$/.test(text)) return 'XMKECAWLJDB'[weightedSum(text, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] === last
  if (/^\d{9}[A-Z]$/.test(text)) return 'ZKCMDNERGWH'[weightedSum(text, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] === last
  if (!UEN_TYPES.test(text)) return false
  const sum = [4, 3, 5, 3, 10, 2, 2, 5, 7].reduce((s, w, i) => s + w * UEN_ALPHABET.indexOf(text[i] ?? ''), 0)
  return UEN_ALPHABET[(sum - 5 + 11 * 40) % 11] === last
}

/** Onboarding: 6 to 12 letters and digits (specification 5.3). */
export const WORK_PASS_NUMBER = /^[A-Z0-9]{6,12}$/
/** Compliance rules: 2 capitals, 9 digits, 1 capital (specification 5.6). */
export const WORK_PERMIT_NUMBER = /^[A-Z]{2}\d{9}[A-Z]$/
