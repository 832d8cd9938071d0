/** Public check-digit methods, without knowledge of whose number it is. All take digits only; anything else fails. */

const DIGITS = /^\d+$/

const luhnSum = (digits: string, doubleLast: boolean): number =>
  [...digits].reverse().reduce((sum, char, i) => {
    const doubled = Number(char) * (i % 2 === (doubleLast ? 0 : 1) ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)

/** ISO/IEC 7812-1 (Luhn, modulus 10) over the whole number, check digit last. */
export const isLuhnValid = (digits: string): boolean => DIGITS.test(digits) && luhnSum(digits, false) % 10 === 0

/** The digit that makes `payload` + digit pass `luhn`. */
export const luhnDigit = (payload: string): string => String((10 - (luhnSum(payload, true) % 10)) % 10)

// Multiplication in the dihedral group D5 and the permutation of Verhoeff, "Error Detecting Decimal Codes" (1969).
const D5 = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const P8 = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]
const INVERSE = '0432156789'

const verhoeffSum = (digits: string, start: number): number =>
  [...digits].reverse().reduce((c, char, i) => Number(D5[c]?.[Number(P8[(i + start) % 8]?.[Number(char)])]), 0)

/** Verhoeff over the whole number, check digit last. */
export const isVerhoeffValid = (digits: string): boolean => DIGITS.test(digits) && verhoeffSum(digits, 0) === 0

/** The digit that makes `payload` + digit pass `verhoeff`. */
export const verhoeffDigit = (payload: string): string => String(INVERSE[verhoeffSum(payload, 1)])

/** Sum of digit × weight, as many digits as there are weights. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0)

/** ISO 13616 bank account number: letters as 10 to 35, first four characters moved to the end, remainder 1 by 97. */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text)) return false
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
