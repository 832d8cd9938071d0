import type { Caller, Context, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { readPayrollSetup } from '../payroll/setup.service.ts'
import type { PayRehearsal } from './contract.ts'
import * as query from './queries.ts'
import { isTimeToRehearse } from './rehearsal.rules.ts'
import { latestRehearsals, nextUnpaidPeriod, rehearsalDaysOf, rehearsePeriod } from './service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'pay-rehearsals', country: null }
const COMPANY_JOB = 'company-pay-rehearsals'
/** So many people are named in the letter; the page has all. */
const NAMED = 5

/** Each hour: midnight has come at some group’s place. */
const findCompanies = ({ database }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { id } of await query.listPayingCompanies(db))
      await enqueueJob(db, COMPANY_JOB, { companyId: id }, `pay rehearsals ${id}`)
  })

/** Nobody asks: the run is tried, and none is made. */
const nobodyOf = (companyId: string): Context['actor'] => ({
  userId: '',
  sessionId: '',
  role: 'read_only',
  companyId,
  email: '',
  employeeId: null,
})

const tell = async (services: Services, db: Db, companyId: string, rehearsal: PayRehearsal): Promise<void> => {
  const link = `${services.settings.publicUrl}${paths.rehearsals()}`
  const stopped = rehearsal.findings.filter(({ kind }) => kind === 'stopped')
  const changed = rehearsal.findings.filter(({ kind }) => kind === 'changed' || kind === 'new' || kind === 'gone')
  await notifyPeople(services, db, {
    event: 'pay-rehearsed',
    companyId,
    key: `${rehearsal.groupId} ${rehearsal.payDay}`,
    recipients: (await query.listPayOfficers(db, companyId)).map((to) => ({
      userId: to.id,
      email: to.email,
      language: to.language ?? 'en',
      link,
      facts: {
        name: to.first_name,
        group: rehearsal.group,
        payDay: longDay(to.language ?? 'en', rehearsal.payDay),
        cutOff: longDay(to.language ?? 'en', rehearsal.cutOff),
        stopped: stopped.length,
        changed: changed.length,
        stops: stopped.slice(0, NAMED).map(({ name, messages }) => `${name}: ${messages[0] ?? ''}`),
        link,
      },
    })),
  })
}

const rehearseCompany = async (services: Services, db: Db, companyId: string): Promise<void> => {
  const ctx: Context = { ...services, db, actor: nobodyOf(companyId), caller, audit: () => {} }
  const days = await rehearsalDaysOf(ctx, companyId)
  if (!days.on) return
  const { entities } = await readPayrollSetup(ctx)
  for (const { group, country } of entities) {
    if (!group || !ctx.payrolls.has(country)) continue
    const period = await nextUnpaidPeriod(ctx, group.id)
    const today = dayIn(ctx.countries.get(country).zone, ctx.now())
    if (!period || !isTimeToRehearse(period.payDay, today, days)) continue
    if (await query.hasRehearsal(db, companyId, { groupId: group.id, payDay: period.payDay })) continue
    await rehearsePeriod(ctx, { groupId: group.id, period, by: null })
    const rehearsal = (await latestRehearsals(ctx)).get(group.id)
    if (rehearsal && rehearsal.people > 0) await tell(services, db, companyId, rehearsal)
  }
}

export const rehearsalJobs = [
  { ...defineJob('pay-rehearsals', findCompanies), timetable: '23 * * * *' },
  {
    ...defineJob(COMPANY_JOB, (services: Services, { companyId }: { companyId: string }) =>
      services.database.forCompany(companyId, (db) => rehearseCompany(services, db, companyId)),
    ),
    takesLong: true,
  },
]
