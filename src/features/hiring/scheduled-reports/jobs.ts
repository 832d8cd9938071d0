import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Context, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import type { Role } from '../../../shared/actor.ts'
import { dayIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { newestFiles } from '../fairness/service.ts'
import type { FigureName } from '../reports/export.rules.ts'
import { figuresFile, readRecruitment } from '../reports/service.ts'
import * as query from './queries.ts'
import { daysOf, nextAfter } from './rules.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'hiring-reports', country: null }

const findDue = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { company_id } of await query.listCompaniesWithDueReports(db, now().toISOString()))
      await enqueueJob(db, 'company-hiring-reports', { companyId: company_id }, `hiring reports ${company_id}`)
  })

/** The hub as one of its readers sees it: what waits for them is theirs. */
const asReader = (services: Services, db: Db, companyId: string, who: query.ReportRecipient): Context => ({
  ...services,
  db,
  actor: {
    companyId,
    userId: who.id,
    role: who.role as Role,
    email: who.email,
    employeeId: null,
    sessionId: '',
  },
  caller,
  audit: () => {},
})

const linkOf = ({ settings }: Services, r: query.StoredReport) => {
  const at = { tab: 'reports', department: r.department, country: r.country, job: r.job_id }
  const query = new URLSearchParams(Object.entries(at).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return `${settings.publicUrl}${paths.recruitment()}?${query}`
}

const filesFor = async (ctx: Context, r: query.StoredReport, days: { from: string; to: string }) => {
  const figures = r.figures.filter((f): f is FigureName => f !== 'fairness')
  const input = { ...days, period: null, department: r.department, country: r.country, job: r.job_id }
  return [
    ...(figures.length > 0 ? [figuresFile(await readRecruitment(ctx, input), figures)] : []),
    ...(r.figures.includes('fairness') ? await newestFiles(ctx, r.country) : []),
  ]
}

/** In the transaction that notes it as sent: a server that falls over in between has sent nothing, and one that comes back sends it once. */
const sendOne = async (
  services: Services,
  db: Db,
  companyId: string,
  { report, people }: { report: query.StoredReport; people: readonly query.ReportRecipient[] },
) => {
  const now = services.now()
  await query.setNext(db, companyId, report.id, nextAfter(report, now))
  const readers = people.filter((p) => p.runs && report.recipients.includes(p.id))
  const noted = { id: report.id, dueAt: report.next_at, at: now.toISOString(), letters: readers.length }
  if (!(await query.noteSend(db, companyId, noted))) return
  const days = daysOf(report.period, dayIn(report.zone, now))
  for (const who of readers) {
    const files = await filesFor(asReader(services, db, companyId, who), report, days)
    await sendMessage(services, db, {
      companyId,
      channel: 'email',
      recipient: who.email,
      ...renderTemplate('hiring-report', who.language, {
        name: who.first_name,
        report: report.name,
        ...days,
        link: linkOf(services, report),
      }),
      attachments: files.map(({ name, content }) => ({
        filename: name,
        contentType: 'text/csv; charset=utf-8',
        content: Buffer.from(content).toString('base64'),
      })),
    })
  }
  const nobody = systemActor(companyId)
  await writeAudit(db, nobody, caller, [
    {
      action: 'hiringReport.send',
      targetType: 'hiringReport',
      targetId: report.id,
      detail: { name: report.name, ...days, to: readers.map((p) => p.email) },
    },
  ])
}

/** What a company has fallen due. A report that fell due several times while the server stood still leaves once. */
export const sendDueReports = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const due = await query.listDueReports(db, companyId, services.now().toISOString())
    if (due.length === 0) return
    const people = await query.listRecipients(db, companyId)
    for (const { id } of due) {
      const current = await query.findReport(db, companyId, id)
      if (current) await sendOne(services, db, companyId, { report: current, people })
    }
  })

export const hiringReportJobs = [
  { ...defineJob('hiring-reports-due', findDue), timetable: '*/5 * * * *' },
  defineJob('company-hiring-reports', sendDueReports),
]
