import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { type LeaveGround, type LeaveReader, readLeaveGround } from './ground.service.ts'
import * as ledger from './ledger.queries.ts'
import { openAccounts, replayAccounts } from './ledger.service.ts'
import * as query from './queries.ts'
import { recostLeave } from './recost.service.ts'

/** People at a time: each time a transaction of its own, so that a stop in the middle loses nothing. */
const AT_A_TIME = 1_000

/** Opens accounts of newcomers, and writes what has come due: grants, ends, days taken. All of it can run again. */
export const accrueCompany = async (services: Services, companyId: string, atATime = AT_A_TIME): Promise<number> => {
  let written = 0
  let ground: LeaveGround | undefined
  const within = <T>(work: (reader: LeaveReader, ground: LeaveGround) => Promise<T>): Promise<T> =>
    services.database.forCompany(companyId, async (db) => {
      const reader = { db, companyId, countries: services.countries, now: services.now }
      ground ??= await readLeaveGround(reader)
      // Calendars are read with a connection of their own time; what they say does not change meanwhile.
      return work(reader, ground)
    })
  for (let isMore = true; isMore; ) {
    isMore = await within(async (reader, known) => {
      const ids = (await ledger.employmentsWithoutAccounts(reader.db, companyId, atATime)).map(({ id }) => id)
      if (ids.length === 0) return false
      await openAccounts(reader, known, ids)
      const opened = new Set((await ledger.listAccounts(reader.db, companyId, ids)).map((a) => a.employment_id))
      return ids.length === atATime && opened.size > 0
    })
  }
  let after: string | null = null
  do {
    after = await within(async (reader, known) => {
      const on = services.now().toISOString().slice(0, 10)
      const due: { id: string }[] = await ledger.dueEmployments(reader.db, companyId, on, { after, limit: atATime })
      if (due.length === 0) return null
      written += await replayAccounts(
        reader,
        known,
        due.map(({ id }) => id),
      )
      return due.at(-1)?.id ?? null
    })
  } while (after !== null)
  return written
}

const accrueLeave = async (services: Services): Promise<void> => {
  const companies = await services.database.forPlatform((db) => query.listCompanies(db))
  for (const { id } of companies) await accrueCompany(services, id)
}

/** Every hour: a day begins in one country while it ends in another. */
export const leaveJobs = [
  { ...defineJob('accrue-leave', accrueLeave), timetable: '7 * * * *' },
  defineJob('recost-leave', recostLeave),
]
