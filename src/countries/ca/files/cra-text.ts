import { PROVINCES } from '../provinces.ts'

/** Texts as the CRA takes them in an information return: letters of English and French, digits, and a few signs. Lengths are in characters. */

const NAME = /^[A-Za-z0-9éàâçèêëîïôùüûÉÀÂÇÈÊËÎÏÔÙÜÛ'&.\- ]*$/
const TAKEN = /[éàâçèêëîïôùüûÉÀÂÇÈÊËÎÏÔÙÜÛ]/

/** A name with typographic signs as plain ones, and accents that are not French left off; everything else stays as it is. */
export const craName = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[’‘ʼ`]/g, "'")
      .replace(/[‐‑–—]/g, '-'),
  ]
    .map((letter) => (TAKEN.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether every sign of a name is one the CRA takes. */
export const isCraName = (text: string): boolean => NAME.test(text)

/** A name over lines of a length, broken between words; a word that is longer than a line is cut. */
export const craLines = (text: string, length: number, most: number): string[] => {
  const lines: string[] = []
  for (const word of craName(text).split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, length))
  }
  return lines.slice(0, most)
}

export const isProvince = (code: string | undefined): code is string => code !== undefined && code in PROVINCES
