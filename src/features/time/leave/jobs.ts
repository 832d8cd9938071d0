import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { type LeaveGround, type LeaveReader, readLeaveGround } from './ground.service.ts'
import * as ledger from './ledger.queries.ts'
import { openAccounts, replayAccounts } from './ledger.service.ts'
import * as query from './queries.ts'
import { recostLeave } from './recost.service.ts'

/** People at a time: each time a transaction of its own, so that a stop in the middle loses nothing. */
const AT_A_TIME = 1_000
/** Transactions at a time: one is reckoned while the database writes the other. */
const LANES = 2
/** More people than a company has: who is due is asked once. */
const EVERYBODY = 1_000_000

/** Works through all parts, some of them at once. */
const inLanes = async <T>(parts: readonly T[], work: (part: T) => Promise<void>): Promise<void> => {
  const waiting = [...parts]
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await work(part)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/**
 * Opens accounts of newcomers, and writes what has come due: grants, ends, days taken. All of it can run again.
 * @returns how many entries were written
 */
export const accrueCompany = async (services: Services, companyId: string, atATime = AT_A_TIME): Promise<number> => {
  let written = 0
  const within = <T>(work: (reader: LeaveReader) => Promise<T>): Promise<T> =>
    services.database.forCompany(companyId, (db) =>
      work({ db, companyId, countries: services.countries, now: services.now }),
    )
  const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
  // Read once: policies and calendars do not change meanwhile, and who joined on one day is reckoned once.
  const ground: LeaveGround = await within(readLeaveGround)
  const newcomers = await within(({ db }) => ledger.employmentsWithoutAccounts(db, companyId, EVERYBODY))
  await inLanes(inParts(idsOf(newcomers), atATime), (ids) => within((reader) => openAccounts(reader, ground, ids)))
  const on = services.now().toISOString().slice(0, 10)
  const due = await within(({ db }) => ledger.dueEmployments(db, companyId, on, EVERYBODY))
  await inLanes(inParts(idsOf(due), atATime), async (ids) => {
    const entries = await within((reader) => replayAccounts(reader, ground, ids))
    written += entries
  })
  return written
}

const accrueLeave = async (services: Services): Promise<void> => {
  const companies = await services.database.forPlatform((db) => query.listCompanies(db))
  for (const { id } of companies) await accrueCompany(services, id)
}

/** Every hour: a day begins in one country while it ends in another. */
export const leaveJobs = [
  { ...defineJob('accrue-leave', accrueLeave), timetable: '7 * * * *', takesLong: true },
  { ...defineJob('recost-leave', recostLeave), takesLong: true },
]
