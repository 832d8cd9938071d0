import { wire } from '../../../../shared/endpoint.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import type * as contract from '../contract.ts'
import type * as exits from '../exits.contract.ts'
import type * as letters from '../letters.contract.ts'
import type * as retro from '../retro.contract.ts'
import type * as summary from '../run-summary.contract.ts'
import type * as slips from '../slips.contract.ts'

import type { readPayVariance } from '../variance.contract.ts'

export const varianceCall = wire<typeof readPayVariance>('GET', '/api/payroll/runs/:id/variance')
export const setupCall = wire<typeof contract.payrollSetup>('GET', '/api/payroll/setup')
export const runsCall = wire<typeof contract.listPayRuns>('GET', '/api/payroll/runs')
export const runCall = wire<typeof contract.readPayRun>('GET', '/api/payroll/runs/:id')
export const checksCall = wire<typeof contract.readRunChecks>('GET', '/api/payroll/runs/:id/checks')
export const summaryCall = wire<typeof summary.readRunSummary>('GET', '/api/payroll/runs/:id/summary')
export const lettersCall = wire<typeof letters.readPayslipLetters>('GET', '/api/payroll/runs/:id/letters')
export const sendLettersCall = wire<typeof letters.sendPayslipLetters>('POST', '/api/payroll/runs/:id/letters')
export const dueCall = wire<typeof summary.listDuePay>('GET', '/api/payroll/due')
export const notesCall = wire<typeof summary.listPayLineNotes>(
  'GET',
  '/api/payroll/runs/:id/people/:employmentId/notes',
)
export const addNoteCall = wire<typeof summary.addPayLineNote>(
  'POST',
  '/api/payroll/runs/:id/people/:employmentId/notes',
)
export const personCall = wire<typeof contract.readPayPerson>('GET', '/api/payroll/runs/:id/people/:employmentId')
export const profileCall = wire<typeof contract.payProfile>('GET', '/api/payroll/people/:employmentId/profile')

export const recoveriesCall = wire<typeof retro.listRecoveries>('GET', '/api/payroll/recoveries')
export const reopeningsCall = wire<typeof retro.listReopenings>('GET', '/api/payroll/runs/:id/reopenings')
export const exitsCall = wire<typeof exits.listExits>('GET', '/api/payroll/exits')
export const exitCall = wire<typeof exits.readExit>('GET', '/api/payroll/people/:employmentId/exit')
export const questionsCall = wire<typeof slips.listPayQuestions>('GET', '/api/payroll/questions')

type Money = { code: string; minorUnits: number }

/** Writes minor units of a group’s currency as its country does. */
export const useMinor = (country: string | undefined, currency: Money | undefined) => {
  const { money } = useFormat()
  const found = useCountry(country)
  const decimals = currency?.minorUnits ?? 2
  const symbol = found?.currency.symbol ?? currency?.code ?? ''
  return (minor: number) => money(minor / 10 ** decimals, { symbol, decimals })
}
