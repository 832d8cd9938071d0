import type { OpenContext } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'
import { Download } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { asSelf } from '../profile/service.ts'
import { exportFile } from './exports.service.ts'
import type * as contract from './links.contract.ts'
import type { ResumeLinks } from './links.contract.ts'
import * as query from './links.queries.ts'
import { isLinkOver, linkEnd, MOST_LINKS, sharedDocument } from './links.rules.ts'
import { findResume, type ResumeRow } from './queries.ts'
import { findMine, toExport } from './service.ts'

/** What stands in the address: derived from the link, so that its owner can copy it again; the database alone does not have it. */
const tokenOf = (ctx: OpenContext, id: string): string =>
  ctx.fields.nameOf('platform', 'resume link', id).toString('base64url')

const shownLinks = async (ctx: OpenContext, resumeId: string): Promise<ResumeLinks> => {
  const rows = await asSelf(ctx, ({ db, actor }) => query.listLinks(db, actor.userId, resumeId), { reading: true })
  return {
    most: MOST_LINKS,
    links: rows.map((row) => ({
      id: row.id,
      label: row.label,
      link: `${ctx.settings.publicUrl}${paths.sharedResume(tokenOf(ctx, row.id))}`,
      withContact: row.with_contact,
      createdAt: iso(row.created_at),
      endsAt: iso(row.ends_at),
      isOver: isLinkOver(row.ends_at, ctx.now()),
      opened: row.opened,
      lastOpenedAt: row.last_opened_at && iso(row.last_opened_at),
    })),
  }
}

export const listResumeLinks = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.listResumeLinks>,
): Promise<ResumeLinks> => {
  await findMine(ctx, id)
  return shownLinks(ctx, id)
}

export const makeResumeLink = async (
  ctx: OpenContext,
  { id: resumeId, label, days, withContact }: Parsed<typeof contract.makeResumeLink>,
): Promise<ResumeLinks> => {
  await findMine(ctx, resumeId)
  const id = crypto.randomUUID()
  await asSelf(ctx, async ({ db, actor, audit }) => {
    const now = ctx.now()
    await query.insertLink(db, {
      id,
      userId: actor.userId,
      resumeId,
      label,
      hash: sha256(tokenOf(ctx, id)),
      withContact,
      at: now.toISOString(),
      endsAt: linkEnd(now, days).toISOString(),
    })
    await query.dropOldestLinks(db, resumeId, MOST_LINKS)
    audit({ action: 'resume-link.make', targetType: 'resume', targetId: resumeId, after: { label, days, withContact } })
  })
  return shownLinks(ctx, resumeId)
}

export const endResumeLink = (ctx: OpenContext, { id }: Parsed<typeof contract.endResumeLink>) =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    if ((await query.deleteLink(db, actor.userId, id)) === 0) throw notFound('Link')
    audit({ action: 'resume-link.end', targetType: 'resume_link', targetId: id })
    return { ended: true }
  })

type Found = { link: query.FoundLink; cv: ResumeRow }

/**
 * The CV behind a link, read as its owner; `isOpened` counts it.
 * @throws Refusal gone once its day is over, not found when its owner ended it, removed the CV or left
 */
const findByToken = async (ctx: OpenContext, token: string, isOpened: boolean): Promise<Found> => {
  const link = await ctx.database.forPlatform((db) => query.findLink(db, sha256(token)), { reading: true })
  if (!link) throw notFound('CV')
  const now = ctx.now()
  if (isLinkOver(link.ends_at, now)) throw new Refusal('GONE', 'This link is over. Ask whoever sent it for a new one.')
  const cv = await ctx.database.forSeeker({ userId: link.user_id }, async (db) => {
    if (isOpened) await query.countOpening(db, link.id, now.toISOString())
    return findResume(db, link.user_id, link.resume_id)
  })
  if (!cv) throw notFound('CV')
  return { link, cv: { ...cv, document: sharedDocument(cv.document, link.with_contact) } }
}

export const openSharedResume = async (
  ctx: OpenContext,
  { token }: Parsed<typeof contract.openSharedResume>,
): Promise<Output<typeof contract.openSharedResume>> => {
  const { link, cv } = await findByToken(ctx, token, true)
  const { document, template } = cv
  return { name: document.basics.name, template, document, endsAt: iso(link.ends_at) }
}

export const downloadSharedResume = async (
  ctx: OpenContext,
  { token, format }: Parsed<typeof contract.downloadSharedResume>,
): Promise<Download> => {
  const { cv } = await findByToken(ctx, token, false)
  // What its owner calls the CV is theirs: "For banks, second try" is not for whoever reads it.
  const { name, type, bytes } = await exportFile(
    ctx,
    { ...toExport(ctx, cv), name: cv.document.basics.name || 'CV' },
    format,
  )
  return new Download(name, type, bytes)
}
