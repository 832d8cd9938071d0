import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { actorOf, Download } from '../../../server/routes.ts'
import { isUuid } from '../../../server/sessions.ts'
import type { Db } from '../../../server/sql.ts'
import type { Person } from '../../../server/tenancy.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { getSavedItems } from '../../career/applications/kept.service.ts'
import { PUBLIC_STATUSES, type PublicStatus } from '../jobs/stages.rules.ts'
import { insertEvents } from './apply.queries.ts'
import { judgedCv, storeCv } from './apply.service.ts'
import { fileOf } from './cv.queries.ts'
import { personOf } from './link.ts'
import type * as contract from './mine.contract.ts'
import type { CandidateApplicationDetail, MyApplication } from './mine.contract.ts'
import * as query from './mine.queries.ts'
import { mayOf, mondayOf, statusOf } from './mine.rules.ts'
import { notifyTeam } from './news.ts'
import { seekerIn } from './person.ts'

const MESSAGES_A_DAY = 20

const summed = (ctx: OpenContext, a: query.CandidateApplication) => {
  const status = statusOf(a.told, a.shown)
  const { zone } = a.shown
  const appliedOn = dayIn(zone, new Date(a.applied_at))
  const { promised, askFrom, may } = mayOf({
    status,
    appliedOn,
    responseDays: a.shown.responseDays,
    asked: a.asked_at !== null,
    interviewed: a.last_interview_at !== null,
    today: dayIn(zone, ctx.now()),
  })
  const summary: MyApplication = {
    id: a.id,
    job: { id: a.job_id, title: a.title, company: a.company, country: a.country, place: a.shown.place.name },
    status,
    appliedAt: iso(a.applied_at),
    appliedOn,
    firstViewedAt: a.first_viewed_at && iso(a.first_viewed_at),
    changedAt: iso(a.told_at ?? a.applied_at),
    promisedBy: promised,
    zone,
    source: a.source,
    outcomePhrase: status === 'notSelected' ? a.outcome_phrase : null,
    unread: a.heard,
  }
  return { summary, askFrom, may }
}

/** One service for the board and for the plain list: they cannot disagree. */
export const listApplicationsForCandidate = async (
  ctx: OpenContext,
  { from, to, status, country }: Parsed<typeof contract.listApplicationsForCandidate>,
): Promise<Output<typeof contract.listApplicationsForCandidate>> => {
  const { userId } = actorOf(ctx)
  const { rows, cards, notes } = await ctx.database.forSeeker(
    { userId },
    async (db) => ({ rows: await query.listApplicationsForCandidate(db, null), ...(await getSavedItems(db, userId)) }),
    { reading: true },
  )
  const all = rows.map((row) => summed(ctx, row).summary)
  const isIn = (on: string, where: string) =>
    (!from || on >= from) && (!to || on <= to) && (!country || where === country.toUpperCase())
  const inRange = all.filter((a) => isIn(a.appliedOn, a.job.country))
  const weeks = Map.groupBy(inRange, (a) => mondayOf(a.appliedOn))
  return {
    applications: inRange.filter((a) => status === null || a.status === status),
    counts: Object.fromEntries(PUBLIC_STATUSES.map((s) => [s, inRange.filter((a) => a.status === s).length])),
    weeks: [...weeks].sort().map(([monday, sent]) => ({ monday, count: sent.length })),
    all: all.length,
    kept: cards.filter((c) => isIn(c.appliedOn, c.country) && (status === null || c.status === status)),
    allKept: cards.length,
    notes,
    at: ctx.now().toISOString(),
  }
}

/** Whoever holds the link, or the account: theirs, or not there. */
export const getApplicationOfCandidate = async (
  ctx: OpenContext,
  key: string,
): Promise<{ person: Person; row: query.CandidateApplication }> => {
  const id = isUuid(key) ? key : null
  const person = await personOf(ctx, id === null ? key : null)
  const [row] = await ctx.database.forSeeker(person, (db) => query.listApplicationsForCandidate(db, id), {
    reading: true,
  })
  if (!row) throw notFound('Application')
  return { person, row }
}

const whole = async (
  ctx: OpenContext,
  person: Person,
  id: string,
): Promise<{ application: CandidateApplicationDetail }> =>
  ctx.database.forSeeker(
    person,
    async (db) => {
      const [row] = await query.listApplicationsForCandidate(db, id)
      if (!row) throw notFound('Application')
      const { summary, askFrom, may } = summed(ctx, row)
      const told = (await query.listStatusChanges(db, row)).map((e) => ({
        at: iso(e.at),
        what: e.public_status as PublicStatus,
      }))
      const own = [
        ...(row.first_viewed_at ? [{ at: iso(row.first_viewed_at), what: 'viewed' as const }] : []),
        ...(row.asked_at ? [{ at: iso(row.asked_at), what: 'asked' as const }] : []),
      ]
      return {
        application: {
          ...summary,
          sent: row.sent,
          answers: row.answers,
          humanOnly: row.human_only,
          jobState: summary.status === 'jobClosed' ? 'closed' : row.shown.state,
          keepMonths: ctx.countries.get(row.country).posting.keeps.months,
          timeline: [...told, ...own].sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at)),
          messages: (await query.listMessages(db, row)).map((m) => ({
            id: m.id,
            mine: m.by_kind === 'candidate',
            subject: m.subject,
            body: m.body,
            at: iso(m.left_at ?? m.at),
          })),
          may,
          askFrom,
          askedAt: row.asked_at && iso(row.asked_at),
          inAccount: row.user_id !== null,
        },
      }
    },
    { reading: true },
  )

export const readApplicationForCandidate = async (
  ctx: OpenContext,
  { key }: Parsed<typeof contract.readApplicationForCandidate>,
) => {
  const { person, row } = await getApplicationOfCandidate(ctx, key)
  const answer = await whole(ctx, person, row.id)
  if (row.heard > 0)
    await ctx.database.forCompany(row.company_id, (db) =>
      query.markRead(db, row.company_id, row.id, { by: 'candidate', now: ctx.now().toISOString() }),
    )
  return answer
}

type Held = NonNullable<Awaited<ReturnType<typeof query.lockApplication>>>
type Doing = { db: Db; companyId: string; held: Held; now: string }

/** Something the person does: proved as themselves, done through their company’s, written down in its log. */
const doing = async (
  ctx: OpenContext,
  key: string,
  {
    may,
    why,
    work,
  }: {
    may: (may: CandidateApplicationDetail['may']) => boolean
    why: string
    work: (at: Doing) => Promise<{ action: string; detail?: unknown }>
  },
) => {
  const { person, row } = await getApplicationOfCandidate(ctx, key)
  if (!may(summed(ctx, row).may)) throw new Refusal('CONFLICT', why)
  const companyId = row.company_id
  await ctx.database.forCompany(companyId, async (db) => {
    const current = await query.lockApplication(db, companyId, row.id)
    if (!current) throw notFound('Application')
    const { action, detail } = await work({ db, companyId, held: current, now: ctx.now().toISOString() })
    const userId = 'userId' in person ? person.userId : null
    const actor = { ...systemActor(companyId), userId }
    await writeAudit(db, actor, ctx.caller, [{ action, targetType: 'application', targetId: current.id, detail }])
  })
  return whole(ctx, person, row.id)
}

const event = (current: Held, kind: string, publicStatus: PublicStatus | null = null, detail: object = {}) => ({
  application_id: current.id,
  kind,
  by_kind: 'candidate' as const,
  public_status: publicStatus,
  detail,
})

export const withdrawApplication = (ctx: OpenContext, { key, reason }: Parsed<typeof contract.withdrawApplication>) =>
  doing(ctx, key, {
    may: (may) => may.withdraw,
    why: 'This application is over.',
    work: async ({ db, companyId, held: current, now }) => {
      // Told of an end already, or withdrawn meanwhile: it stays as it is. Decided but not told yet is not an end to them.
      if (current.outcome === 'withdrawn' || current.outcome === 'hired')
        throw new Refusal('CONFLICT', 'This application is over.')
      await query.withdrawApplication(db, companyId, current.id, { stageId: current.stage_id, now })
      await query.withdrawPendingMessages(db, companyId, current.id, now)
      await insertEvents(db, companyId, [event(current, 'withdraw', 'withdrawn', reason ? { reason } : {})])
      await enqueueJob(db, 'call-off-interviews', { companyId, applicationId: current.id }, `call off ${current.id}`)
      await notifyTeam(ctx, db, {
        companyId,
        jobId: current.job_id,
        ownerId: current.owner_id,
        applicationId: current.id,
        what: 'withdrew',
      })
      return { action: 'application.withdraw' }
    },
  })

export const writeMessage = (ctx: OpenContext, { key, body }: Parsed<typeof contract.writeToEmployer>) =>
  doing(ctx, key, {
    may: (may) => may.write,
    why: 'This application was withdrawn.',
    work: async ({ db, companyId, held: current, now }) => {
      if ((await query.writtenToday(db, companyId, current.id)) >= MESSAGES_A_DAY)
        throw new Refusal('RATE_LIMITED', 'You have written a lot today. Please try again tomorrow.', {
          retryAfter: 3600,
        })
      await query.insertMessage(db, companyId, current.id, { body, now })
      await query.updateApplication(db, companyId, current.id, { changes: {}, now })
      await insertEvents(db, companyId, [event(current, 'message')])
      await notifyTeam(ctx, db, {
        companyId,
        jobId: current.job_id,
        ownerId: current.owner_id,
        applicationId: current.id,
        what: 'wrote',
      })
      return { action: 'application.message' }
    },
  })

export const askApplicationStatus = (ctx: OpenContext, { key }: Parsed<typeof contract.askApplicationStatus>) =>
  doing(ctx, key, {
    may: (may) => may.ask,
    why: 'You can ask once, after the day that was promised.',
    work: async ({ db, companyId, held: current, now }) => {
      if (current.asked_at) throw new Refusal('CONFLICT', 'You have asked already.')
      await query.updateApplication(db, companyId, current.id, { changes: { asked_at: now }, now })
      await insertEvents(db, companyId, [event(current, 'asked')])
      await notifyTeam(ctx, db, {
        companyId,
        jobId: current.job_id,
        ownerId: current.owner_id,
        applicationId: current.id,
        what: 'asked',
      })
      return { action: 'application.ask' }
    },
  })

export const replaceCv = (ctx: OpenContext, { key, cv }: Parsed<typeof contract.replaceMyCv>) =>
  doing(ctx, key, {
    may: (may) => may.replaceCv,
    why: 'A CV can be replaced until the first interview.',
    work: async ({ db, companyId, held: current, now }) => {
      const stored = await storeCv(ctx, db, await judgedCv(cv), { companyId, userId: current.user_id, isClaimed: true })
      await query.updateApplication(db, companyId, current.id, {
        changes: { cv_file_id: stored.id, cv: stored.name },
        now,
      })
      if (current.cv_file_id) await query.dropFile(db, companyId, current.cv_file_id)
      await insertEvents(db, companyId, [event(current, 'cv', null, { had: current.cv_file_id !== null })])
      await enqueueJob(
        db,
        'match-application',
        { companyId, applicationId: current.id, cause: 'cv' },
        `match ${current.id}`,
      )
      return { action: 'application.cv' }
    },
  })

export const readCv = async (ctx: OpenContext, { key }: Parsed<typeof contract.readMyCv>): Promise<Download> => {
  const { row } = await getApplicationOfCandidate(ctx, key)
  const fileId = row.cv_file_id
  if (!fileId) throw notFound('CV')
  return ctx.database.forCompany(row.company_id, async (db) => {
    const file = await fileOf(db, row.company_id, fileId)
    if (!file) throw notFound('CV')
    return new Download(file.name, file.content_type, await readFileOf(ctx, row.company_id, file.storage_key))
  })
}

/** The link proves whose it is; from then on the account does, and the link opens nothing any more. */
export const claimApplication = async (ctx: OpenContext, { key }: Parsed<typeof contract.claimApplication>) => {
  const seeker = await seekerIn(ctx)
  if (!seeker) throw new Refusal('TOKEN_INVALID', 'Sign in as a job seeker first.')
  const { row } = await getApplicationOfCandidate(ctx, key)
  if (row.user_id !== null && row.user_id !== seeker.userId)
    throw new Refusal('CONFLICT', 'This application stands in an account already.')
  const companyId = row.company_id
  await ctx.database.forCompany(companyId, async (db) => {
    const current = await query.lockApplication(db, companyId, row.id)
    if (!current) throw notFound('Application')
    if (current.user_id !== null && current.user_id !== seeker.userId)
      throw new Refusal('CONFLICT', 'This application stands in an account already.')
    const now = ctx.now().toISOString()
    await query.updateApplication(db, companyId, current.id, {
      changes: { user_id: seeker.userId, link_hash: null },
      now,
    })
    await query.ownCandidate(db, companyId, current.candidate_id, seeker.userId)
    await writeAudit(db, { ...seeker, companyId }, ctx.caller, [
      { action: 'application.claim', targetType: 'application', targetId: current.id },
    ])
  })
  return whole(ctx, { userId: seeker.userId }, row.id)
}
