import { isLuhnValid } from '../check-digits.ts'

export const SIN = /^\d{9}$/

/** Nine digits and Luhn. */
export const isSin = (digits: string): boolean => SIN.test(digits) && isLuhnValid(digits)

/** Numbers beginning with 0 or 8 are not issued as SINs; 9 is for temporary residents, whose SIN expires. */
export const isIssuedSin = (digits: string): boolean => isSin(digits) && !/^[08]/.test(digits)
export const isTemporarySin = (digits: string): boolean => isSin(digits) && digits.startsWith('9')

/** EI box of the onboarding page: 9 digits, RP or RC, 4 digits. It is the employer's account number. */
export const EI = /^\d{9}R[PC]\d{4}$/
export const CPP = /^\d{9}$/
export const WORK_PERMIT = /^[A-Z0-9]{8,12}$/
export const PASSPORT = /^[A-Z0-9]{6,12}$/
export const LMIA = /^[A-Z0-9]{6,10}$/

/** Business Number, alone or with a programme account (RP payroll, RT, RC, RM); nine digits by Luhn. */
export const isBusinessNumber = (text: string): boolean =>
  /^\d{9}(R[PTCM]\d{4})?$/.test(text) && isLuhnValid(text.slice(0, 9))
export const isPayrollAccount = (text: string): boolean => isBusinessNumber(text) && text.slice(9, 11) === 'RP'
