import type { Document } from '../../../people/documents/contract.ts'
import type { EmployeeDetail } from '../../../people/record/contract.ts'

/** Something the person should do; `what` and `days` say which paper runs out and when (negative: it is over). */
export type Todo =
  | { kind: 'phone' | 'address' | 'emergency' }
  | { kind: 'paper'; key: string; what: string; days: number; day: string }

/** What is waiting for somebody: papers that run out first, the most urgent on top, then what is missing from their details. */
export const todoOf = (detail: Pick<EmployeeDetail, 'employee' | 'authorizations'>, documents: readonly Document[]) => {
  const { employee, authorizations } = detail
  const papers = [
    ...authorizations
      .filter((a) => a.status !== 'cancelled')
      .map((a) => ({ key: a.id, what: a.authorization_type, days: a.daysUntilExpiry, day: a.expiry_date, ...a })),
    ...documents.map((d) => ({
      key: d.id,
      what: d.title ?? d.kind_label,
      days: d.daysUntilExpiry,
      day: d.expires_on,
      isExpiringSoon: d.isExpiringSoon,
    })),
  ]
    .filter((p) => p.days !== null && (p.days < 0 || p.isExpiringSoon))
    .sort((a, b) => (a.days as number) - (b.days as number))
    .map(({ key, what, days, day }): Todo => ({ kind: 'paper', key, what, days: days as number, day: day as string }))
  const missing: Todo[] = []
  if (!employee.phone) missing.push({ kind: 'phone' })
  if (!employee.address_line1) missing.push({ kind: 'address' })
  if (!employee.emergency_contact_name || !employee.emergency_contact_phone) missing.push({ kind: 'emergency' })
  return [...papers, ...missing]
}
