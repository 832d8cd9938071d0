import { type Answers, type CaseInput, textOf } from '../cases.ts'
import { isBusinessNumber, isIssuedSin, isPayrollAccount, isSin, isTemporarySin } from './identity.ts'
import { isHealthCard, PROVINCES } from './provinces.ts'

const healthCard = (province: string) => (input: CaseInput) => ({
  valid: isHealthCard(textOf(input).toUpperCase().replaceAll(/[\s-]/g, ''), province),
})

export const cases: Answers = {
  'id.sin': (input) => {
    const number = textOf(input).replaceAll(/[\s-]/g, '')
    const accept = isIssuedSin(number)
    return {
      luhn_valid: isSin(number),
      first_digit: number.slice(0, 1),
      accept,
      temporary: accept && isTemporarySin(number),
    }
  },
  'id.bn': (input) => {
    const number = textOf(input).replaceAll(/[\s-]/g, '')
    return { valid: isBusinessNumber(number), payroll_account: isPayrollAccount(number) }
  },
  ...Object.fromEntries(Object.keys(PROVINCES).map((province) => [`id.health.${province}`, healthCard(province)])),
}
