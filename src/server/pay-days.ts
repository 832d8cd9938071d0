import type { Day } from '../shared/dates.ts'
import type { Services } from './context.ts'
import type { Db } from './sql.ts'

/**
 * Pay days of some employees that are not paid yet, the next first, each with the last day on which something is entered for it, and the day it is where they
 * are paid. Whoever no pay group pays has no entry.
 */
export type PayDaysAhead = (
  reader: Pick<Services, 'countries' | 'now'> & { db: Db; companyId: string },
  employeeIds: readonly string[],
) => Promise<ReadonlyMap<string, { today: Day; days: readonly { payDay: Day; cutOff: Day }[] }>>
