import { wire } from '../../../../shared/endpoint.ts'
import type { answerPayQuestion } from '../../payroll/slips.contract.ts'
import type * as contract from '../contract.ts'

export const payslipsCall = wire<typeof contract.listPayslips>('GET', '/api/payslips')
export const monthsCall = wire<typeof contract.payslipMonths>('GET', '/api/payslips/months')
export const payslipCall = wire<typeof contract.openPayslip>('GET', '/api/payslips/:runId/:employmentId/:version')
export const withdrawCall = wire<typeof contract.withdrawPayslip>(
  'POST',
  '/api/payslips/:runId/:employmentId/:version/withdraw',
)
export const publishCall = wire<typeof contract.publishPayslipAgain>(
  'POST',
  '/api/payslips/:runId/:employmentId/:version/publish',
)
export const answerCall = wire<typeof answerPayQuestion>('POST', '/api/payroll/questions/:id/answer')
