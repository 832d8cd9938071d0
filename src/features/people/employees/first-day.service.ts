import type { Db } from '../../../server/sql.ts'
import { startEmployee } from './first-day.queries.ts'
import { addActivity } from './queries.ts'

/**
 * The first day of somebody who was recorded before it has come: who was pending is active. Whoever set another status meanwhile is left alone.
 * @returns whether anything changed
 */
export const beginEmployment = async (db: Db, companyId: string, employeeId: string): Promise<boolean> => {
  const begun = await startEmployee(db, companyId, employeeId)
  if (begun)
    await addActivity(db, companyId, employeeId, {
      type: 'employee_updated',
      by: 'timetable',
      metadata: { fields: ['status'] },
    })
  return begun
}
