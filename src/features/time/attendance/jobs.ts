import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { dayIn } from '../../../shared/dates.ts'
import { todaysDays } from './days.service.ts'
import { DRAIN_JOB, drainAttendance, enqueueDrain, LANES } from './drain.service.ts'
import { markByClock } from './fixes.queries.ts'
import { listCompanies } from './jobs.queries.ts'
import { firstDay } from './periods.queries.ts'
import { openMonths } from './periods.service.ts'
import { markRecount, RECOUNT_JOB, tellFinished } from './recounts.service.ts'

/** Transactions that one run of the drain takes in each lane; what is left goes to the next, so that other jobs have their turn. */
const BATCHES = 20

/** Whether nothing was left that nobody else computes. */
const drainLane = async (services: Services, companyId: string): Promise<boolean> => {
  for (let batch = 0; batch < BATCHES; batch++)
    if ((await services.database.forCompany(companyId, (db) => drainAttendance(services, db, companyId))) === 0)
      return true
  return false
}

/** Computes days of a company that wait, some people in each transaction and each person in one alone. */
export const drain = async (services: Services, { companyId }: { companyId: string }): Promise<void> => {
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => drainLane(services, companyId)))
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  if (lanes.every((lane) => lane.status === 'fulfilled' && lane.value)) return tellFinished(services, companyId)
  await services.database.forCompany(companyId, (db) => enqueueDrain(db, companyId))
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
  defineJob(DRAIN_JOB, drain),
  defineJob(RECOUNT_JOB, markRecount),
  { ...defineJob('attendance-clock', followClock), timetable: '*/5 * * * *' },
  { ...defineJob('attendance-months', openPeriods), timetable: '40 * * * *' },
]
