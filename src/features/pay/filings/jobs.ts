import type { Caller, Context, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import type { Filing } from './contract.ts'
import { ESCALATES_FROM, reminderStage } from './filings.rules.ts'
import { allFilings } from './owed.service.ts'
import * as query from './queries.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'filings-due', country: null }
const COMPANY_JOB = 'company-filings-due'

/** Each hour: midnight has come at some entity’s place. */
const findDue = ({ database }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { id } of await query.listPayingCompanies(db))
      await enqueueJob(db, COMPANY_JOB, { companyId: id }, `filings due ${id}`)
  })

/** Its owner, or everybody who works on filings where it has none; from the day it is late whoever runs the company as well. */
const whomToTell = (filing: Filing, stage: number, workers: readonly query.Worker[]): query.Worker[] => {
  const own = workers.filter(({ id }) => id === filing.ownerId)
  const see = own.length > 0 ? own : workers
  return stage < ESCALATES_FROM ? [...see] : workers.filter((one) => see.includes(one) || one.runs)
}

/** Nobody asks: what is owed is only looked at. */
const nobodyOf = (companyId: string): Context['actor'] => ({
  userId: '',
  sessionId: '',
  role: 'read_only',
  companyId,
  email: '',
  employeeId: null,
})

const remind = async (services: Services, { db, companyId }: { db: Db; companyId: string }): Promise<void> => {
  const ctx: Context = { ...services, db, actor: nobodyOf(companyId), caller, audit: () => {} }
  const workers = await query.listWorkers(db, companyId)
  for (const filing of await allFilings(ctx)) {
    if ((filing.state !== 'open' && filing.state !== 'prepared') || filing.snoozed !== null) continue
    const { entityId, rule, from, until, due } = filing
    const stage = reminderStage(filing.daysLeft)
    if (stage === 0) continue
    const row = await query.holdFilingRow(db, companyId, { entityId, rule, from, until })
    if (row.reminded >= stage) continue
    await query.setReminded(db, companyId, { id: row.id, stage })
    const link = `${services.settings.publicUrl}${paths.filings({ open: row.id })}`
    await notifyPeople(services, db, {
      event: 'filing-due',
      companyId,
      key: `${row.id} ${stage}`,
      recipients: whomToTell(filing, stage, workers).map((to) => ({
        userId: to.id,
        email: to.email,
        language: to.language ?? 'en',
        link,
        facts: {
          name: to.first_name,
          what: filing.label,
          entity: filing.entity,
          on: longDay(to.language ?? 'en', due),
          daysLate: Math.max(0, -filing.daysLeft),
          link,
        },
      })),
    })
  }
}

export const filingJobs = [
  { ...defineJob('filings-due', findDue), timetable: '11 * * * *' },
  defineJob(COMPANY_JOB, (services: Services, { companyId }: { companyId: string }) =>
    services.database.forCompany(companyId, (db) => remind(services, { db, companyId })),
  ),
]
