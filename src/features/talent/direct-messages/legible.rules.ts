/** What somebody sees when they read a message, however it is written. */

const BESIDE = '\\p{N}\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}@./_-'
/** Signs that are not seen, beside a letter, a digit or a sign of an address. Those that join the letters of other scripts stay. */
const UNSEEN = new RegExp(`(?<=[${BESIDE}])[\\p{Cf}\\u034f]+|[\\p{Cf}\\u034f]+(?=[${BESIDE}])`, 'gu')
/** "noor (at) gmail (dot) com" */
const AT = /[\s]{0,2}[([{]\s{0,2}(?:at|@)\s{0,2}[)\]}]\s{0,2}/giu
const DOT = /[\s]{0,2}[([{]\s{0,2}(?:dot|point|\.)\s{0,2}[)\]}]\s{0,2}/giu

/** The words with letters and digits of full width, in circles and the like as what they stand for, and without what is not seen between them. */
export const legible = (words: string): string =>
  words.normalize('NFKC').replace(UNSEEN, '').replace(AT, '@').replace(DOT, '.')

const ZEROS = [0x660, 0x6f0, 0x966, 0xbe6]
/** Digits of any of our languages as those from 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९௦-௯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return `${code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code)}`
  })

/** Letters of two alphabets that look like one of the Latin one. */
const [ALIKE, LATIN] = ['авекмнорстухіјѕԁһԛԝαεικνορτυχ', 'abekmhopctyxijsdhqwaeikvoptux']
const LOOKS = new Map([...ALIKE].map((letter, at) => [letter, LATIN[at] ?? letter]))

/** The words with such letters as the Latin ones that they are taken for. */
export const latinLooks = (words: string): string =>
  words.toLowerCase().replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOKS.get(letter) ?? letter)
