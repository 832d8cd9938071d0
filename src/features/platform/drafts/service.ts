import type { OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Actor } from '../../../shared/actor.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { DRAFT_BYTES, type OwnDraft, type SharedDraft } from './contract.ts'
import * as query from './queries.ts'
import { DRAFT_DAYS, findSecret, MOST_DRAFTS, secretNames } from './rules.ts'

const whoseOf = (ctx: OpenContext) => {
  const { userId, companyId } = actorOf(ctx)
  return { userId, companyId }
}
const weekAgo = ({ now }: Pick<OpenContext, 'now'>) => new Date(now().getTime() - DRAFT_DAYS * DAY_MS).toISOString()
const agentOf = ({ caller }: OpenContext) => caller.agent.slice(0, 400)

const toView = (ctx: OpenContext, stored: query.StoredDraft): SharedDraft => ({
  value: stored.value,
  revision: stored.revision,
  savedAt: iso(stored.saved_at),
  isElsewhere: stored.agent !== agentOf(ctx),
})

/** What somebody has typed of a form, on whichever device. */
export const readDraft = (
  ctx: OpenContext,
  { form }: Parsed<typeof contract.readDraft>,
): Promise<Output<typeof contract.readDraft>> => {
  const whose = whoseOf(ctx)
  return ctx.database.forSeeker(
    { userId: whose.userId },
    async (db) => {
      const stored = await query.findDraft(db, whose, form, weekAgo(ctx))
      return { draft: stored ? toView(ctx, stored) : null }
    },
    { reading: true },
  )
}

const otherDevice = (ctx: OpenContext, stored: query.StoredDraft | null | undefined) =>
  new Refusal('VERSION_CONFLICT', 'This form was changed on another device.', {
    data: { draft: stored ? toView(ctx, stored) : null },
  })

const textOf = (ctx: OpenContext, value: Record<string, unknown>): string => {
  if (findSecret(value, secretNames(ctx.countries.all)))
    throw invalid({ value: 'Identity and bank numbers are not kept in a draft.' })
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > DRAFT_BYTES)
    throw new Refusal('TOO_LARGE', 'This form is too long to be kept on all your devices. It is kept on this one.')
  return text
}

/**
 * Keeps what is typed, when it goes on from what lies there. Else nothing is saved and the answer has what another device saved, or null where
 * the form was sent or discarded there.
 */
export const saveDraft = (
  ctx: OpenContext,
  { form, value, base }: Parsed<typeof contract.saveDraft>,
): Promise<Output<typeof contract.saveDraft>> => {
  const whose = whoseOf(ctx)
  const savedAt = ctx.now().toISOString()
  const draft = { form, value: textOf(ctx, value), savedAt, agent: agentOf(ctx) }
  return ctx.database.forSeeker({ userId: whose.userId }, async (db) => {
    await query.deleteStaleDraft(db, whose, form, weekAgo(ctx))
    const stored = await query.lockDraft(db, whose, form, weekAgo(ctx))
    if ((stored?.revision ?? null) !== base) throw otherDevice(ctx, stored)
    const saved = stored ? await query.updateDraft(db, whose.userId, draft) : await query.insertDraft(db, whose, draft)
    if (!saved) throw otherDevice(ctx, await query.findDraft(db, whose, form, weekAgo(ctx)))
    if (!stored) await query.deleteDraftsBeyond(db, whose.userId, MOST_DRAFTS)
    return { revision: saved.revision, savedAt }
  })
}

/** The form was sent, or given up. */
export const discardDraft = (
  ctx: OpenContext,
  { form }: Parsed<typeof contract.discardDraft>,
): Promise<Output<typeof contract.discardDraft>> => {
  const { userId } = whoseOf(ctx)
  return ctx.database.forSeeker({ userId }, async (db) => ({
    isDiscarded: (await query.deleteDraft(db, userId, form)) > 0,
  }))
}

type Asking = Pick<OpenContext, 'database' | 'now'> & { actor: Actor | null }

/** All of whoever asks, for a file with what is kept of them; none for who looks as them. */
export const listOwnDrafts = (ctx: Asking): Promise<readonly OwnDraft[]> => {
  const { actor } = ctx
  if (!actor || actor.viewedBy) return Promise.resolve([])
  const { userId, companyId } = actor
  return ctx.database.forSeeker(
    { userId },
    async (db) =>
      (await query.listDrafts(db, { userId, companyId }, weekAgo(ctx))).map(({ form, value, saved_at }) => ({
        form,
        value,
        saved_at: iso(saved_at),
      })),
    { reading: true },
  )
}

/** They, for the file with everything that is kept of whoever looks for work. */
export const exportDrafts = async (ctx: OpenContext) => ({ drafts: await listOwnDrafts(ctx) })
