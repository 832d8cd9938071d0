import { checkFileContent, fileName } from '../../../server/content.ts'
import type { OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download, EventStream } from '../../../server/routes.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { asSelf } from '../../career/profile/service.ts'
import { submitReport } from '../../job-board/reports/reports.service.ts'
import { keepUpload } from '../../platform/uploads/service.ts'
import type * as contract from './contract.ts'
import type { DirectThread } from './contract.ts'
import { FILE_KINDS } from './files.rules.ts'
import * as query from './queries.ts'
import * as starts from './starts.queries.ts'
import { MOST_FILES, STARTS_A_WEEK } from './talk.rules.ts'
import * as talk from './talk.service.ts'

const STARTS_SHOWN = 30

/** A thread of theirs, through their own door. */
const ownThread = async (ctx: OpenContext, id: string): Promise<query.ThreadRow> => {
  const now = ctx.now().toISOString()
  const [row] = await asSelf(ctx, ({ db, actor }) => query.listThreadsOfSeeker(db, actor.userId, { now, id }), {
    reading: true,
  })
  if (!row) throw notFound('Thread')
  return row
}

/** What they do in a thread, in the tables of its company, after their own door has shown that it is theirs. */
const inThread = async <T>(
  ctx: OpenContext,
  id: string,
  work: (talking: talk.Talking, row: query.ThreadRow) => Promise<T>,
): Promise<T> => {
  const row = await ownThread(ctx, id)
  return ctx.database.forCompany(row.company_id, (db) =>
    work({ db, companyId: row.company_id, side: 'seeker', userId: null, now: ctx.now() }, row),
  )
}

const readThread = async (ctx: OpenContext, id: string): Promise<DirectThread> =>
  inThread(ctx, id, (talking, row) => talk.toThreadView(talking, row))

const weekAgo = (now: Date) => new Date(now.getTime() - 7 * DAY_MS).toISOString()

export const listMyThreads = async (
  ctx: OpenContext,
  { list }: Parsed<typeof contract.listMyThreads>,
): Promise<Output<typeof contract.listMyThreads>> => {
  const now = ctx.now()
  const isPaid = (await liveTier(ctx)) === 'premium_plus'
  return asSelf(
    ctx,
    async ({ db, actor: { userId } }) => {
      const asked = { now: now.toISOString(), archived: list === 'archived' }
      const rows = await query.listThreadsOfSeeker(db, userId, asked)
      const begun = await starts.countStartedSince(db, userId, weekAgo(now))
      return {
        threads: rows.map((row) => talk.summaryOf('seeker', row)),
        left: Math.max(0, STARTS_A_WEEK - begun),
        isPaid,
      }
    },
    { reading: true },
  )
}

/** Why they may not write about a job; null: they may. */
const whyNot = (row: starts.StartRow): 'not_accepting' | 'questions_closed' | 'blocked' | null => {
  if (row.blocked) return 'blocked'
  if (!row.accepts) return 'not_accepting'
  return row.application_id !== null || (row.open && row.asks) ? null : 'questions_closed'
}

export const listStarts = (
  ctx: OpenContext,
  { search, job }: Parsed<typeof contract.listStarts>,
): Promise<Output<typeof contract.listStarts>> =>
  asSelf(
    ctx,
    async ({ db, actor }) => {
      const rows = await starts.listStarts(db, actor.userId, { search, job, most: STARTS_SHOWN })
      return {
        jobs: rows.map((row) => ({
          id: row.id,
          title: row.title,
          company: row.company,
          applied: row.application_id !== null,
          why: whyNot(row),
          thread: row.thread,
        })),
      }
    },
    { reading: true },
  )

const REFUSED = {
  blocked: 'You and this company do not write to each other any more.',
  not_accepting: 'This company takes no direct messages.',
  questions_closed: 'This job takes no questions. Apply for it to write about it.',
} as const

export const startMyThread = async (
  ctx: OpenContext,
  { job, words }: Parsed<typeof contract.startMyThread>,
): Promise<DirectThread> => {
  talk.refuseWords(words)
  const now = ctx.now()
  const { row, name } = await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    await query.lockStarter(db, userId)
    const found = await starts.findStart(db, userId, job)
    if (!found || (!found.open && found.application_id === null)) throw notFound('Job')
    const why = whyNot(found)
    if (why !== null) throw new Refusal('CONFLICT', REFUSED[why])
    if (found.thread !== null) throw new Refusal('CONFLICT', 'You have a thread about this job already. Write in it.')
    if ((await starts.countStartedSince(db, userId, weekAgo(now))) >= STARTS_A_WEEK)
      throw new Refusal(
        'RATE_LIMITED',
        `You began ${STARTS_A_WEEK} threads within seven days. Begin another one later.`,
      )
    audit({ action: 'direct-thread.start', targetType: 'job', targetId: job })
    return { row: found, name: (await starts.findOwnName(db, userId)).name }
  })
  const companyId = row.company_id
  const id = await ctx.database.forCompany(companyId, async (db) => {
    const made = await query.insertThread(db, {
      companyId,
      userId: ctx.actor?.userId ?? '',
      name,
      jobId: job,
      applicationId: row.application_id,
      invitationId: null,
      startedBy: 'seeker',
      at: now.toISOString(),
    })
    if (!made) throw new Refusal('CONFLICT', 'You have a thread about this job already. Write in it.')
    const talking: talk.Talking = { db, companyId, side: 'seeker', userId: null, now }
    await talk.writeMessage(talking, { thread: made.id, words, file: null, sendAt: null })
    return made.id
  })
  return readThread(ctx, id)
}

export const readMyThread = (ctx: OpenContext, { id }: Parsed<typeof contract.readMyThread>) => readThread(ctx, id)

export const writeInMyThread = async (ctx: OpenContext, input: Parsed<typeof contract.writeInMyThread>) => {
  await inThread(ctx, input.id, (talking) => talk.writeMessage(talking, { ...input, thread: input.id }))
  ctx.audit({ action: 'direct-thread.write', targetType: 'direct_thread', targetId: input.id })
  return readThread(ctx, input.id)
}

export const takeMyMessageBack = async (ctx: OpenContext, input: Parsed<typeof contract.takeMyMessageBack>) => {
  await inThread(ctx, input.id, (talking) => talk.takeBack(talking, input))
  ctx.audit({ action: 'direct-thread.take-back', targetType: 'direct_thread', targetId: input.id })
  return readThread(ctx, input.id)
}

export const changeMyThread = async (ctx: OpenContext, input: Parsed<typeof contract.changeMyThread>) => {
  await inThread(ctx, input.id, (talking) => talk.changeMarks(talking, input))
  if (input.blocked !== undefined)
    ctx.audit({
      action: input.blocked ? 'direct-thread.block' : 'direct-thread.unblock',
      targetType: 'direct_thread',
      targetId: input.id,
    })
  return readThread(ctx, input.id)
}

export const addMyFile = async (
  ctx: OpenContext,
  { id, name }: Parsed<typeof contract.addMyFile>,
): Promise<Output<typeof contract.addMyFile>> => {
  const { company_id: companyId } = await ownThread(ctx, id)
  const { content, bytes, problem } = await checkFileContent(ctx.upload ?? Buffer.alloc(0), FILE_KINDS)
  if (problem !== null) throw invalid({ file: problem })
  const called = fileName(name ?? 'file', content)
  const stored = await ctx.database.forCompany(companyId, async (db) => {
    if ((await query.countThreadFiles(db, companyId, id)) >= MOST_FILES)
      throw new Refusal('CONFLICT', `A thread has at most ${MOST_FILES} files.`)
    const made = await keepUpload(ctx, db, {
      companyId,
      userId: null,
      purpose: 'direct-message',
      name: called,
      contentType: content.type,
      bytes,
      isClaimed: false,
      fullSentence: 'The company cannot take files at present. Write without one.',
    })
    await query.insertThreadFile(db, companyId, { id: made.id, thread: id, side: 'seeker' })
    return made
  })
  return { id: stored.id, name: called, bytes: bytes.length }
}

export const readMyFile = async (
  ctx: OpenContext,
  { id, file }: Parsed<typeof contract.readMyFile>,
): Promise<Download> => {
  const { row, companyId } = await inThread(ctx, id, async ({ db, companyId, now }) => ({
    companyId,
    row: await query.findThreadFile(db, companyId, { thread: id, file, side: 'seeker', now: now.toISOString() }),
  }))
  if (!row) throw notFound('File')
  return new Download(
    talk.fileNameFor('seeker', row),
    row.content_type,
    await readFileOf(ctx, companyId, row.storage_key),
  )
}

/** To the platform, about the job the thread is of; its company does not learn who told. */
export const reportThread = async (
  ctx: OpenContext,
  { id, reason, words, block }: Parsed<typeof contract.reportThread>,
): Promise<Output<typeof contract.reportThread>> => {
  const row = await ownThread(ctx, id)
  const { caseNumber } = await submitReport(ctx, {
    id: row.job_id,
    reason,
    email: null,
    language: null,
    words: `About direct messages. ${words ?? ''}`.trim(),
  })
  if (block) await inThread(ctx, id, (talking) => talk.changeMarks(talking, { id, blocked: true }))
  ctx.audit({ action: 'direct-thread.report', targetType: 'direct_thread', targetId: id, detail: { reason } })
  return { reported: true, caseNumber }
}

export const watchMyThread = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.watchMyThread>,
): Promise<EventStream<OpenContext>> => {
  await ownThread(ctx, id)
  return new EventStream<OpenContext>(talk.topicsOf(id), async (now) => ({
    event: { at: now.now().toISOString() },
    last: false,
  }))
}
