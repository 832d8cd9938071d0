import type { Facts } from '../../country.ts'
import type { FileInput, FileItem } from '../../filing.ts'
import { fixedText } from '../../fixed-width.ts'

/** What the files of banks in Singapore have in common: who pays from which account, and to which bank by its BIC. */

/** Banks whose own file this product writes, by the value of the employer’s fact `payBank`. */
export const PAY_BANKS = {
  ocbc: { name: 'OCBC', bic: 'OCBCSGSGXXX' },
  uob: { name: 'UOB', bic: 'UOVBSGSGXXX' },
} as const

/**
 * Names that say one institution alone. Banks with a company for persons and a branch for firms (Citibank, HSBC, Maybank, Standard Chartered) have
 * two codes: theirs is entered by person.
 */
const BIC_BY_NAME: Readonly<Record<string, string>> = {
  DBS: 'DBSSSGSGXXX',
  DBSBANK: 'DBSSSGSGXXX',
  DBSBANKLTD: 'DBSSSGSGXXX',
  DBSPOSB: 'DBSSSGSGXXX',
  POSB: 'DBSSSGSGXXX',
  POSBBANK: 'DBSSSGSGXXX',
  OCBC: 'OCBCSGSGXXX',
  OCBCBANK: 'OCBCSGSGXXX',
  OVERSEACHINESEBANKINGCORPORATION: 'OCBCSGSGXXX',
  UOB: 'UOVBSGSGXXX',
  UOBBANK: 'UOVBSGSGXXX',
  UNITEDOVERSEASBANK: 'UOVBSGSGXXX',
}

/** Eleven characters: XXX stands for the head office. */
export const BIC_SHAPE = /^[A-Z]{4}SG[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** FAST carries at most S$200,000 a payment, in cents. */
export const FAST_LIMIT = 20_000_000

/** The BIC money of somebody goes to, 11 characters: as entered, else by the name of their bank; null: neither tells. */
export const bicOf = ({ bic, bank = '' }: Facts): string | null =>
  bic ? bic.padEnd(11, 'X') : (BIC_BY_NAME[bank.toUpperCase().replaceAll(/[^A-Z]/g, '')] ?? null)

/** Account numbers stand in files without hyphens and spaces. */
export const accountIn = (account = ''): string => account.replaceAll(/[^A-Za-z0-9]/g, '')

/** What banks take in a name or text: letters and digits of ASCII and / - ? : ( ) . , ' +; anything else is a space. */
export const bankText = (text: string, length: number): string =>
  fixedText(text, length).replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')

/** YYYYMMDD. */
export const compact = (day: string): string => day.slice(0, 10).replaceAll('-', '')

/** The day money is to move on, which no bank takes from the past: the pay day, or the day the file is made. */
export const valueDayOf = ({ payDay, madeAt }: FileInput): string =>
  payDay > madeAt.slice(0, 10) ? payDay : madeAt.slice(0, 10)

/** GIRO unless the employer chose FAST, which pays at once. */
export const clearingOf = ({ employer }: FileInput): 'GIRO' | 'FAST' => (employer.payBy === 'fast' ? 'FAST' : 'GIRO')

/** What the bank would refuse of a payment. */
export const paymentProblem = ({ facts, amounts }: FileItem, q: FileInput): string | null => {
  if (bicOf(facts) === null) return `No BIC (SWIFT code) is known for the bank “${facts.bank ?? ''}”: enter it.`
  if (bankText(facts.name ?? '', 140).trim() === '') return 'The bank takes names in Latin letters alone.'
  if (clearingOf(q) === 'FAST' && (amounts.net ?? 0) > FAST_LIMIT)
    return 'FAST carries at most 200,000 dollars a payment: pay by GIRO.'
  return null
}

/** @throws RangeError with the first payment that the bank would refuse */
export const refuseProblems = (q: FileInput): void => {
  for (const item of q.items) {
    const problem = paymentProblem(item, q)
    if (problem !== null) throw new RangeError(`${item.facts.name ?? ''}: ${problem}`)
  }
}
