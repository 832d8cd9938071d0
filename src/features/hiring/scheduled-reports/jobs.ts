import { writeAudit } from '../../../server/audit.ts'
import type { Caller, Context, Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import type { Role } from '../../../shared/actor.ts'
import { dayIn } from '../../../shared/dates.ts'
import { write } from '../../platform/messages/templates/write.ts'
import { newestFiles } from '../fairness/service.ts'
import type { FigureName } from '../reports/export.rules.ts'
import { figuresFile, read } from '../reports/service.ts'
import * as query from './queries.ts'
import { daysOf, nextAfter } from './rules.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'hiring-reports', country: null }

const findDue = ({ doors, now }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    for (const { company_id } of await query.companiesWithDue(db, now().toISOString()))
      await enqueue(db, 'company-hiring-reports', { companyId: company_id }, `hiring reports ${company_id}`)
  })

/** The hub as one of its readers sees it: what waits for them is theirs. */
const asReader = (ground: Ground, db: Db, companyId: string, who: query.Somebody): Context => ({
  ...ground,
  db,
  actor: {
    ...{ companyId, userId: who.id, role: who.role as Role, email: who.email },
    ...{ employeeId: null, sessionId: null as never },
  },
  caller,
  audit: () => {},
})

const linkOf = ({ settings }: Ground, r: query.Held) => {
  const at = { tab: 'reports', department: r.department, country: r.country, job: r.job_id }
  const query = new URLSearchParams(Object.entries(at).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return `${settings.publicUrl}/dashboard/recruitment?${query}`
}

const filesFor = async (ctx: Context, r: query.Held, days: { from: string; to: string }) => {
  const figures = r.figures.filter((f): f is FigureName => f !== 'fairness')
  const asked = { ...days, period: null, department: r.department, country: r.country, job: r.job_id }
  return [
    ...(figures.length > 0 ? [figuresFile(await read(ctx, asked), figures)] : []),
    ...(r.figures.includes('fairness') ? await newestFiles(ctx, r.country) : []),
  ]
}

/** In the transaction that notes it as sent: a server that falls over in between has sent nothing, and one that comes back sends it once. */
const sendOne = async (ground: Ground, db: Db, companyId: string, r: query.Held, people: readonly query.Somebody[]) => {
  const now = ground.now()
  await query.setNext(db, companyId, r.id, nextAfter(r, now))
  const readers = people.filter((p) => p.runs && r.recipients.includes(p.id))
  const noted = { id: r.id, dueAt: r.next_at, at: now.toISOString(), letters: readers.length }
  if (!(await query.noteSend(db, companyId, noted))) return
  const days = daysOf(r.period, dayIn(r.zone, now))
  for (const who of readers) {
    const files = await filesFor(asReader(ground, db, companyId, who), r, days)
    await sendMessage(ground, db, {
      ...{ companyId, channel: 'email', recipient: who.email },
      ...write('hiring-report', who.language, {
        ...{ name: who.first_name, report: r.name, ...days, link: linkOf(ground, r) },
      }),
      attachments: files.map(({ name, content }) => ({
        filename: name,
        contentType: 'text/csv; charset=utf-8',
        content: Buffer.from(content).toString('base64'),
      })),
    })
  }
  const nobody = { companyId, userId: null as never, role: null as never, sessionId: null as never }
  await writeAudit(db, nobody, caller, [
    {
      action: 'hiringReport.send',
      targetType: 'hiringReport',
      targetId: r.id,
      detail: { name: r.name, ...days, to: readers.map((p) => p.email) },
    },
  ])
}

/** What a company has fallen due. A report that fell due several times while the server stood still leaves once. */
export const sendDue = (ground: Ground, { companyId }: { companyId: string }): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const due = await query.due(db, companyId, ground.now().toISOString())
    if (due.length === 0) return
    const people = await query.people(db, companyId)
    for (const { id } of due) {
      const held = await query.one(db, companyId, id)
      if (held) await sendOne(ground, db, companyId, held, people)
    }
  })

export const hiringReportJobs = [
  { ...job('hiring-reports-due', findDue), timetable: '*/5 * * * *' },
  job('company-hiring-reports', sendDue),
]
