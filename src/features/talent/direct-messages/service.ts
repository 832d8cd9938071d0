import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download, EventStream } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { livePlanOf } from '../../billing/subscriptions/plan.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
import type * as contract from './contract.ts'
import type { DirectThread } from './contract.ts'
import * as query from './queries.ts'
import { directMessageSettings } from './settings.ts'
import * as starts from './starts.queries.ts'
import { companyStartsLeft, MOST_FILES } from './talk.rules.ts'
import * as talk from './talk.service.ts'

const talkingOf = ({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>): talk.Talking => ({
  db,
  companyId: actor.companyId,
  side: 'company',
  userId: actor.userId,
  now: now(),
})

const rowOf = async (ctx: Pick<Context, 'db' | 'actor' | 'now'>, id: string): Promise<query.ThreadRow> => {
  const asked = { now: ctx.now().toISOString(), id }
  const [row] = await query.listThreadsOfCompany(ctx.db, ctx.actor.companyId, ctx.actor.userId, asked)
  if (!row) throw notFound('Thread')
  return row
}

const readThreadView = async (ctx: Context, id: string): Promise<DirectThread> =>
  talk.toThreadView(talkingOf(ctx), await rowOf(ctx, id))

export const listThreads = async (
  ctx: Context,
  { list }: Parsed<typeof contract.listThreads>,
): Promise<Output<typeof contract.listThreads>> => {
  const { companyId, userId } = ctx.actor
  const now = ctx.now().toISOString()
  const rows = await query.listThreadsOfCompany(ctx.db, companyId, userId, { now, archived: list === 'archived' })
  const { accepts } = await settingsOf(ctx.db, directMessageSettings, { companyId })
  return {
    threads: rows.map((row) => talk.summaryOf('company', row)),
    accepts,
    left: companyStartsLeft(await query.countCompanyStarts(ctx.db, companyId, now)),
  }
}

const NOT_REACHED = 'This person takes no direct messages. Write to them under their application.'

type Started = Parsed<typeof contract.startThread>

/** Who is written to: somebody who applied with an account, or who accepted an invitation. */
const addresseeOf = async (ctx: Context, { application, invitation }: Started): Promise<starts.Addressee> => {
  const { companyId } = ctx.actor
  if (application !== null) {
    const found = await starts.findApplicant(ctx.db, companyId, application)
    if (!found || found.outcome === 'withdrawn') throw notFound('Application')
    if (found.user_id === null) throw new Refusal('CONFLICT', NOT_REACHED)
    return { user_id: found.user_id, name: found.name, job_id: found.job_id, application_id: application }
  }
  if (invitation === null) throw invalid({ application: 'Choose an application or an accepted invitation' })
  const found = await starts.findAcceptedInvitation(ctx.db, companyId, invitation)
  if (!found) throw notFound('Invitation')
  const owner = await ctx.database.forPlatform((db) => starts.findOwnerOfCard(db, found.card_id), { reading: true })
  if (!owner) throw new Refusal('CONFLICT', NOT_REACHED)
  return { user_id: owner.user_id, name: found.name || '—', job_id: found.job_id, application_id: null }
}

export const startThread = async (ctx: Context, input: Started): Promise<DirectThread> => {
  const { db } = ctx
  const { companyId } = ctx.actor
  const now = ctx.now()
  talk.refuseWords(input.words)
  await query.lockStarter(db, companyId)
  const whom = await addresseeOf(ctx, input)
  const key = { userId: whom.user_id, jobId: whom.job_id }
  if (await starts.isBlocked(db, companyId, whom.user_id))
    throw new Refusal('CONFLICT', 'You and this person do not write to each other any more.')
  if (await starts.findThreadOfJob(db, companyId, key))
    throw new Refusal('CONFLICT', 'There is a thread with this person about this job already. Write in it.')
  // Whoever has no live Premium+ would not see it.
  const tier = await ctx.database.forPlatform((own) => livePlanOf(own, whom.user_id, now), { reading: true })
  if (tier !== 'premium_plus') throw new Refusal('CONFLICT', NOT_REACHED)
  if (companyStartsLeft(await query.countCompanyStarts(db, companyId, now.toISOString())) === 0)
    throw new Refusal(
      'RATE_LIMITED',
      'Your company began as many threads as it may within 24 hours. It may begin more when people answer them.',
    )
  const made = await query.insertThread(db, {
    companyId,
    userId: whom.user_id,
    name: whom.name,
    jobId: whom.job_id,
    applicationId: whom.application_id,
    invitationId: input.application === null ? input.invitation : null,
    startedBy: 'company',
    at: now.toISOString(),
  })
  if (!made) throw new Refusal('CONFLICT', 'There is a thread with this person about this job already. Write in it.')
  await talk.writeMessage(talkingOf(ctx), { thread: made.id, words: input.words, file: null, sendAt: null })
  ctx.audit({ action: 'direct-thread.start', targetType: 'direct_thread', targetId: made.id })
  return readThreadView(ctx, made.id)
}

export const readThread = (ctx: Context, { id }: Parsed<typeof contract.readThread>) => readThreadView(ctx, id)

export const writeInThread = async (ctx: Context, input: Parsed<typeof contract.writeInThread>) => {
  const { sendAt } = input
  await talk.writeMessage(talkingOf(ctx), { ...input, thread: input.id })
  ctx.audit({ action: 'direct-thread.write', targetType: 'direct_thread', targetId: input.id, detail: { sendAt } })
  return readThreadView(ctx, input.id)
}

export const takeMessageBack = async (ctx: Context, input: Parsed<typeof contract.takeMessageBack>) => {
  await rowOf(ctx, input.id)
  await talk.takeBack(talkingOf(ctx), input)
  ctx.audit({ action: 'direct-thread.take-back', targetType: 'direct_thread', targetId: input.id })
  return readThreadView(ctx, input.id)
}

export const changeThread = async (ctx: Context, input: Parsed<typeof contract.changeThread>) => {
  await talk.changeMarks(talkingOf(ctx), input)
  const { id, read: _, ...after } = input
  if (Object.values(after).some((value) => value !== undefined))
    ctx.audit({ action: 'direct-thread.change', targetType: 'direct_thread', targetId: id, after })
  return readThreadView(ctx, id)
}

export const addFile = async (
  ctx: Context,
  { id, name }: Parsed<typeof contract.addFile>,
): Promise<Output<typeof contract.addFile>> => {
  const { companyId } = ctx.actor
  await rowOf(ctx, id)
  if ((await query.countThreadFiles(ctx.db, companyId, id)) >= MOST_FILES)
    throw new Refusal('CONFLICT', `A thread has at most ${MOST_FILES} files.`)
  const stored = await storeUpload(ctx, { purpose: 'direct-message', name })
  await query.insertThreadFile(ctx.db, companyId, { id: stored.id, thread: id, side: 'company' })
  ctx.audit({
    action: 'direct-thread.attach',
    targetType: 'direct_thread',
    targetId: id,
    after: { file: stored.id, name: stored.name },
  })
  return { id: stored.id, name: stored.name, bytes: stored.bytes }
}

export const readFile = async (ctx: Context, { id, file }: Parsed<typeof contract.readFile>): Promise<Download> => {
  const { companyId } = ctx.actor
  const asked = { thread: id, file, side: 'company', now: ctx.now().toISOString() } as const
  const row = await query.findThreadFile(ctx.db, companyId, asked)
  if (!row) throw notFound('File')
  return new Download(
    talk.fileNameFor('company', row),
    row.content_type,
    await readFileOf(ctx, companyId, row.storage_key),
  )
}

export const watchThread = async (ctx: Context, { id }: Parsed<typeof contract.watchThread>): Promise<EventStream> => {
  await rowOf(ctx, id)
  return new EventStream(talk.topicsOf(id), async (now) => ({ event: { at: now.now().toISOString() }, last: false }))
}
