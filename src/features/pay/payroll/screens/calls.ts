import { wire } from '../../../../shared/endpoint.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import type * as contract from '../contract.ts'

export const setupCall = wire<typeof contract.payrollSetup>('GET', '/api/payroll/setup')
export const runsCall = wire<typeof contract.listPayRuns>('GET', '/api/payroll/runs')
export const runCall = wire<typeof contract.readPayRun>('GET', '/api/payroll/runs/:id')
export const personCall = wire<typeof contract.readPayPerson>('GET', '/api/payroll/runs/:id/people/:employmentId')
export const profileCall = wire<typeof contract.payProfile>('GET', '/api/payroll/people/:employmentId/profile')

type Money = { code: string; minorUnits: number }

/** Writes minor units of a group’s currency as its country does. */
export const useMinor = (country: string | undefined, currency: Money | undefined) => {
  const { money } = useFormat()
  const found = useCountry(country)
  const decimals = currency?.minorUnits ?? 2
  const symbol = found?.currency.symbol ?? currency?.code ?? ''
  return (minor: number) => money(minor / 10 ** decimals, { symbol, decimals })
}
