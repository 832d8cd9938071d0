import { wire } from '../../../../shared/endpoint.ts'
import { paths } from '../../../../web/paths.ts'
import type { checkPastedPay, PayInputRow, readPayInputs, savePastedPay } from '../inputs.contract.ts'
import type { addPayOneOff, removePayOneOff } from '../one-offs.contract.ts'

export const inputsCall = wire<typeof readPayInputs>('GET', '/api/payroll/inputs')
export const addCall = wire<typeof addPayOneOff>('POST', '/api/payroll/one-offs')
export const removeCall = wire<typeof removePayOneOff>('DELETE', '/api/payroll/one-offs/:id')
export const checkCall = wire<typeof checkPastedPay>('POST', '/api/payroll/one-offs/check')
export const pasteCall = wire<typeof savePastedPay>('POST', '/api/payroll/one-offs/paste')

/** Where an input is decided on; null: it was entered here. */
export const sourceOf = ({ kind, sourceId, from }: Pick<PayInputRow, 'kind' | 'sourceId' | 'from'>): string | null => {
  if (kind === 'time') return `${paths.attendance()}?tab=overtime&month=${(from ?? '').slice(0, 7)}`
  if (kind === 'leave') return sourceId ? `${paths.leave()}?tab=requests&open=${sourceId}` : paths.leave()
  if (kind === 'leave_pay') return `${paths.leave()}?tab=balances`
  return kind === 'claim' ? `${paths.expenseClaims()}?tab=all&claim=${sourceId ?? ''}` : null
}

const IN_THE_RECORD: ReadonlySet<string> = new Set([
  'no_pay',
  'currency',
  'minimum',
  'minimum_unknown',
  'bank_missing',
  'bank_shared',
  'permit',
])

/** Where what stands against somebody’s pay is put right; null: here. */
export const causeOf = (key: string, { name, employeeId }: { name: string; employeeId: string }): string | null => {
  const days = (open: 'yes' | '') => `${paths.attendance()}?tab=days&open=${open}&search=${encodeURIComponent(name)}`
  if (IN_THE_RECORD.has(key) || key.startsWith('frequency.'))
    return employeeId ? `${paths.employees()}?open=profile&id=${employeeId}` : null
  if (key === 'time_unclear') return days('yes')
  if (key === 'time_absent') return days('')
  if (key === 'time_open') return `${paths.attendance()}?tab=periods`
  if (key.startsWith('time.')) return `${paths.attendance()}?tab=overtime`
  if (key.startsWith('leave.')) return paths.leave()
  return key.startsWith('claims.') ? `${paths.expenseClaims()}?tab=pay` : null
}

/** The month it is, YYYY-MM, by the reader’s calendar. */
export const monthNow = (today: Date): string =>
  `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`
