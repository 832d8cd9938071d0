import type { Day } from '../../../../shared/dates.ts'

/** What a number format makes of a number, as far as it matters to us: a day, so many digits, or the number itself. */
export type Style = { kind: 'day' } | { kind: 'digits'; count: number } | { kind: 'number' }

const NUMBER: Style = { kind: 'number' }
const DAY: Style = { kind: 'day' }

/** Formats a workbook need not write out: 14 to 17 and 22 are days, and so are those of East Asia. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** "dd/mm/yyyy" is a day, "00000" so many digits; "hh:mm" and "#,##0.00" are numbers. */
export const styleOf = (format: string): Style => {
  if (/^0{2,}$/.test(format)) return { kind: 'digits', count: format.length }
  // Texts, colours and languages, spaces and signs taken as they are, and the halves of a day say nothing.
  const bare = format
    .replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '')
    .replace(/am\/pm|a\/p/gi, '')
    .toLowerCase()
  if (bare.startsWith('general')) return NUMBER
  return /[yd]/.test(bare) || (/m/.test(bare) && !/[hs]/.test(bare)) ? DAY : NUMBER
}

/** Collects the styles of cells in the order cells name them. */
export const stylesOf = (styles: Style[]) => {
  const written = new Map<number, Style>()
  let inCells = false
  return {
    open: (name: string, a: Record<string, string>) => {
      if (name === 'numFmt') written.set(Number(a.numFmtId), styleOf(a.formatCode ?? ''))
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) {
        const id = Number(a.numFmtId ?? 0)
        styles.push(written.get(id) ?? (isBuiltInDay(id) ? DAY : NUMBER))
      }
    },
    close: (name: string) => {
      if (name === 'cellXfs') inCells = false
    },
  }
}

const MS_A_DAY = 86_400_000
const LAST_SERIAL = 2_958_465

/**
 * The day a serial number stands for, by counting alone: no zone has a say. Spreadsheets count from 1900 and believe that 1900 had a
 * 29 February; that day does not exist and is no day. Others count from 1904.
 */
export const dayOfSerial = (serial: number, since1904: boolean): Day | null => {
  // A time of day is a fraction, which may be a hair short of the next day.
  const days = Math.floor(serial + 1e-6) + (since1904 ? 1_462 : 0)
  if (!(days >= 1 && days <= LAST_SERIAL) || (days === 60 && !since1904)) return null
  const zero = Date.UTC(1899, 11, days > 60 ? 30 : 31)
  return new Date(zero + days * MS_A_DAY).toISOString().slice(0, 10)
}

/** A number as its cell shows it: 15 digits, which is all a spreadsheet keeps, never an exponent. */
export const plainNumber = (text: string): string => {
  if (/^-?\d+$/.test(text)) return text
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  const [mantissa = '', exponent = '0'] = number.toExponential(14).split('e')
  const sign = mantissa.startsWith('-') ? '-' : ''
  const digits = mantissa.replace(/[-.]/g, '')
  const point = 1 + Number(exponent)
  const whole = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0')
  const rest = (point <= 0 ? '0'.repeat(-point) + digits : digits.slice(point)).replace(/0+$/, '')
  return number === 0 ? '0' : `${sign}${whole}${rest === '' ? '' : `.${rest}`}`
}

/** What a cell that does not share its text says. */
export const textOf = (type: string, value: string, style: Style | undefined, since1904: boolean): string => {
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n') return value
  if (style?.kind === 'day') {
    const day = dayOfSerial(Number(value), since1904)
    if (day) return day
  }
  const plain = plainNumber(value)
  return style?.kind === 'digits' && /^\d+$/.test(plain) ? plain.padStart(style.count, '0') : plain
}
