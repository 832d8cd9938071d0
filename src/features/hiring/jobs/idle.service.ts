import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Context, Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { DAY_MS, dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import type * as contract from './contract.ts'
import * as idle from './idle.queries.ts'
import { IDLE_PAUSE_DAYS, IDLE_WARNING_DAYS, idleStep, pausesAt } from './idle.rules.ts'
import { showAdvert } from './publish.ts'
import * as query from './queries.ts'
import { getJob, toJobDetail } from './service.ts'
import { assessJob } from './shown.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'jobs-idle', country: null }

/** Before this a job is not yet quiet for so long that anybody is warned. */
const quietSince = (now: Date) => new Date(now.getTime() - (IDLE_PAUSE_DAYS - IDLE_WARNING_DAYS) * DAY_MS).toISOString()

/** Once a day: jobs in which nothing happens. */
export const findIdleJobs = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { company_id } of await idle.listCompaniesWithIdleJobs(db, quietSince(now())))
      await enqueueJob(db, 'company-jobs-idle', { companyId: company_id }, `jobs idle ${company_id}`)
  })

/** One company's quiet jobs: whoever fills them is warned, and a week later, if nothing happens, the public no longer sees them. */
export const settleIdleJobs = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const now = services.now()
    const entries = []
    for (const job of await idle.lockIdleJobs(db, companyId, quietSince(now))) {
      const lastActivity = new Date(job.last)
      const step = idleStep({ now, lastActivity, warnedAt: job.idle_warned_at ? new Date(job.idle_warned_at) : null })
      if (step === 'none') continue
      const pausing = step === 'pause'
      if (pausing) await pauseIdle(services, { db, companyId, id: job.id })
      else await idle.markIdleWarned(db, companyId, job.id, now.toISOString())
      const about = { companyId, job, isPaused: pausing, pausesAt: pausesAt({ lastActivity, warnedAt: now }) }
      await notifyKeepers(services, { ...about, db })
      entries.push({
        action: pausing ? 'job.pause' : 'job.idle-warning',
        targetType: 'job',
        targetId: job.id,
        detail: { by: 'timetable', title: job.title, quietSince: job.last },
      })
    }
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, caller, entries)
  })

type At = { db: Context['db']; companyId: string; id: string }

const pauseIdle = async (services: Services, { db, companyId, id }: At) => {
  const stored = await query.updateJob(db, companyId, id, {
    changes: { status: 'paused', paused_idle: true, idle_warned_at: null },
    by: null,
  })
  await showAdvert({ ground: services, db, companyId, by: null }, await assessJob(services, db, stored))
}

type About = {
  db: Context['db']
  companyId: string
  job: { id: string; title: string; last: string; country: string; region: string | null }
  isPaused: boolean
  pausesAt: Date
}

const notifyKeepers = async (services: Services, { db, companyId, job, isPaused, pausesAt: at }: About) => {
  const link = `${services.settings.publicUrl}${paths.companyJobs({ job: job.id })}`
  const days = Math.floor((services.now().getTime() - Date.parse(job.last)) / DAY_MS)
  const zone = services.countries.get(job.country).posting.zoneOf(job.region ?? '')
  const people = await idle.listJobKeepers(db, companyId, job.id)
  const filling = people.filter((person) => person.fills)
  const recipients = (filling.length > 0 ? filling : people.filter((person) => person.runs)).map((to) => ({
    userId: to.id,
    email: to.email,
    language: to.language ?? 'en',
    link,
    facts: {
      name: to.first_name,
      job: job.title,
      days,
      paused: isPaused,
      on: longDay(to.language ?? 'en', dayIn(zone, at)),
      link,
    },
  }))
  await notifyPeople(services, db, { event: 'job-idle', companyId, recipients })
}

/** Somebody says that a quiet job is being hired for: that is activity, and the days are counted anew. */
export const confirmStillHiring = async (ctx: Context, { id }: Parsed<typeof contract.confirmStillHiring>) => {
  const job = await getJob(ctx, id, { lock: true })
  if (job.kept.status !== 'open')
    throw new Refusal('CONFLICT', 'This job is not public. Publish it when you are hiring for it.')
  const stored = await query.updateJob(ctx.db, ctx.actor.companyId, id, {
    changes: { idle_warned_at: null },
    by: ctx.actor.userId,
  })
  ctx.audit({ action: 'job.still-hiring', targetType: 'job', targetId: id, detail: { title: stored.title } })
  return toJobDetail(ctx, await assessJob(ctx, ctx.db, stored))
}
