import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { dayIn } from '../../../shared/dates.ts'
import { todaysDays } from './days.service.ts'
import { listDirtyEmployments } from './drain.queries.ts'
import { DRAIN_JOB, drainAttendance, enqueueDrain } from './drain.service.ts'
import { markByClock } from './fixes.queries.ts'
import { listCompanies } from './jobs.queries.ts'
import { firstDay } from './periods.queries.ts'
import { openMonths } from './periods.service.ts'
import { markRecount, RECOUNT_JOB, tellFinished } from './recounts.service.ts'

/** Employments that one transaction computes at most. */
const PEOPLE_AT_ONCE = 400

/** Transactions that compute days of one company at a time: while one waits for the database, another reckons. */
const LANES = 2

/** Transactions that one run of the drain takes; what is left goes to the next, so that other jobs have their turn. */
const BATCHES = 40

/** Computes what waits of some employments, in transactions of some each. Answers of how many employments days were computed. */
const drainEmployments = async (services: Services, companyId: string, ids: readonly string[]): Promise<number> => {
  let [next, computed] = [0, 0]
  const lane = async () => {
    while (next < ids.length) {
      const those = ids.slice(next, next + PEOPLE_AT_ONCE)
      next += PEOPLE_AT_ONCE
      const done = await services.database.forCompany(companyId, (db) =>
        drainAttendance(services, db, companyId, those),
      )
      computed += done
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const one of lanes) if (one.status === 'rejected') throw one.reason
  return computed
}

/** Computes days of a company that wait, each person in one transaction alone, until nothing is left that nobody else computes. */
export const drain = async (services: Services, { companyId }: { companyId: string }): Promise<void> => {
  const { database } = services
  for (let left = BATCHES; left > 0; ) {
    const most = left * PEOPLE_AT_ONCE
    const ids = await database.forCompany(companyId, (db) => listDirtyEmployments(db, companyId, most))
    if ((await drainEmployments(services, companyId, ids)) === 0) return tellFinished(services, companyId)
    left -= Math.ceil(ids.length / PEOPLE_AT_ONCE)
  }
  await database.forCompany(companyId, (db) => enqueueDrain(db, companyId))
}

/** What time alone changes: somebody is late, a window is over, a day begins. */
const followClock = async (services: Services): Promise<void> => {
  const companies = await services.database.forPlatform((db) => listCompanies(db))
  const now = services.now().toISOString()
  for (const { id } of companies)
    await services.database.forCompany(id, async (db) => {
      if ((await markByClock(db, id, { now, days: todaysDays(services.now()) })) > 0) await enqueueDrain(db, id)
    })
}

/** The months of everybody who punches, so that there is something to lock. */
const openPeriods = async (services: Services): Promise<void> => {
  const companies = await services.database.forPlatform((db) => listCompanies(db))
  const today = dayIn('UTC', services.now())
  for (const { id } of companies)
    await services.database.forCompany(id, async (db) => {
      const first = await firstDay(db, id)
      if (first !== null) await openMonths({ db, companyId: id }, first, today)
    })
}

export const attendanceJobs = [
  { ...defineJob(DRAIN_JOB, drain), takesLong: true },
  { ...defineJob(RECOUNT_JOB, markRecount), takesLong: true },
  { ...defineJob('attendance-clock', followClock), timetable: '*/5 * * * *' },
  { ...defineJob('attendance-months', openPeriods), timetable: '40 * * * *' },
]
