import { groupThousands } from '../../../../../shared/digits.ts'

const GROUPED = /^-?\d+(\.\d*)?$/

/** 5000.5 → 5,000.50, keeping what is not an amount as it was typed. */
export const tidyAmount =
  (decimals: number) =>
  (typed: string): string => {
    const plain = typed.replaceAll(/[^\d.,-]/g, '').replaceAll(',', '')
    if (!GROUPED.test(plain)) return typed
    const [whole = '', fraction = ''] = plain.split('.')
    const grouped = groupThousands(whole)
    if (fraction === '' || /^0+$/.test(fraction)) return grouped
    return `${grouped}.${fraction.padEnd(decimals, '0')}`
  }
