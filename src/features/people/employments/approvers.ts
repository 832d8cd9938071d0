import type { ApproverRelation } from '../../../server/approvals.ts'
import { dayIn } from '../../../shared/dates.ts'
import { employmentOn, reportingChain } from './org.service.ts'
import * as query from './queries.ts'

/**
 * Accounts of whoever somebody reports to today, so many levels up. An account on the dashboard belongs to the employee with its address;
 * where somebody has two, the one on the dashboard is asked.
 */
const managersAt =
  (level: number): ApproverRelation['find'] =>
  async (reader, userIds) => {
    const { db, companyId } = reader
    const ctx = { db, actor: { companyId } }
    const day = dayIn('UTC', reader.now())
    const employees = new Map(
      (await query.employeesOfAccounts(db, companyId, userIds)).map((e) => [e.user_id, e.employee_id]),
    )
    const above = new Map<string, string>()
    for (const userId of userIds) {
      const employeeId = employees.get(userId)
      const employment = employeeId === undefined ? undefined : await employmentOn(ctx, employeeId, day)
      const line = employment ? (await reportingChain(ctx, employment.id, { day }))[level - 1] : undefined
      if (line?.manager_id) above.set(userId, line.manager_id)
    }
    const accounts = await query.accountsOfEmployees(db, companyId, [...new Set(above.values())])
    return new Map(
      userIds.map((userId) => {
        const own = accounts.filter((a) => a.employee_id === above.get(userId))
        const best = own.find((a) => a.portal === 'company') ?? own[0]
        return [userId, best ? [best.user_id] : []]
      }),
    )
  }

export const approverRelations = {
  'line-manager': { label: { en: 'Their manager', ar: 'مدير مقدم الطلب' }, find: managersAt(1) },
  'manager-of-manager': {
    label: { en: 'Their manager’s manager', ar: 'مدير مدير مقدم الطلب' },
    find: managersAt(2),
  },
} as const satisfies Record<string, ApproverRelation>
