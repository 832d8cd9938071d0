import { createHash } from 'node:crypto'
import type { OpenContext } from '../../../server/context.ts'
import { readFileOf, storeFile } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { asSelf } from '../profile/service.ts'
import { readCaptions } from './captions.rules.ts'
import type * as contract from './contract.ts'
import type { IntroVideo, IntroVideos } from './contract.ts'
import { lengthOf } from './length.rules.ts'
import { findPicture } from './picture.queries.ts'
import * as query from './queries.ts'
import {
  bytesOfPart,
  GRACE_SECONDS,
  isTrimRight,
  MOST_SECONDS,
  MOST_VIDEOS,
  PART_BYTES,
  partsOf,
  typeOf,
} from './video.rules.ts'

const toView = (row: query.StoredVideo, shares: readonly query.OwnShare[]): IntroVideo => ({
  id: row.id,
  title: row.title,
  contentType: row.content_type,
  bytes: row.bytes,
  parts: partsOf(row.bytes),
  here: row.here,
  partBytes: PART_BYTES,
  seconds: row.seconds,
  script: row.script,
  captions: row.captions,
  pictureAt: row.picture_at && iso(row.picture_at),
  trimStart: row.trim_start,
  trimEnd: row.trim_end,
  createdAt: iso(row.created_at),
  shares: shares
    .filter((share) => share.video_id === row.id)
    .map((share) => ({
      id: share.id,
      application: share.application_id,
      job: share.job,
      company: share.company,
      sharedAt: iso(share.shared_at),
      views: share.views,
    })),
})

export const listVideos = async (ctx: OpenContext): Promise<IntroVideos> => {
  const isPaid = (await liveTier(ctx)) === 'premium_plus'
  return asSelf(
    ctx,
    async ({ db, actor: { userId } }) => {
      const shares = await query.listShares(db, userId)
      return {
        videos: (await query.listVideos(db, userId)).map((row) => toView(row, shares)),
        most: MOST_VIDEOS,
        isPaid,
        applications: (await query.listApplications(db, userId)).map(({ company_id: _, ...one }) => one),
        removals: (await query.listRemovals(db, userId)).map((one) => ({
          id: one.id,
          title: one.title,
          bytes: one.bytes,
          parts: one.parts,
          sha256: one.sha256.toString('hex'),
          removedAt: iso(one.removed_at),
          goneAt: one.gone_at && iso(one.gone_at),
        })),
      }
    },
    { reading: true },
  )
}

const one = async (db: Db, userId: string, id: string): Promise<IntroVideo> => {
  const row = await query.findVideo(db, userId, id)
  if (!row) throw notFound('Video')
  return toView(row, await query.listShares(db, userId))
}

export const addVideo = (ctx: OpenContext, input: Parsed<typeof contract.addVideo>): Promise<IntroVideo> =>
  asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    await query.lockPerson(db, userId)
    if ((await query.listVideos(db, userId)).length >= MOST_VIDEOS)
      throw new Refusal('CONFLICT', `You keep ${MOST_VIDEOS} videos already. Delete one you no longer need.`)
    const { id } = await query.insertVideo(db, { userId, ...input, at: ctx.now().toISOString() })
    audit({ action: 'video.add', targetType: 'seeker_video', targetId: id, after: { bytes: input.bytes } })
    return one(db, userId, id)
  })

export const putPart = async (ctx: OpenContext, { id, number }: Parsed<typeof contract.putPart>) => {
  const bytes = ctx.upload ?? Buffer.alloc(0)
  const { userId } = actorOf(ctx)
  return asSelf(ctx, async ({ db }) => {
    const video = await query.lockVideo(db, userId, id)
    if (!video) throw notFound('Video')
    if (video.ready_at) throw new Refusal('CONFLICT', 'This video is whole. Add another one to change it.')
    if (number >= partsOf(video.bytes)) throw invalid({ number: `Part must be below ${partsOf(video.bytes)}` })
    const wanted = bytesOfPart(video.bytes, number)
    if (bytes.length !== wanted)
      throw invalid({ file: `Part ${number} must be ${wanted} bytes, and has ${bytes.length}` })
    // What is no video is not kept until it is whole.
    if (number === 0 && typeOf(bytes) === null) throw invalid({ file: 'The video must be MP4 or WebM' })
    const stored = await storeFile(ctx, userId, bytes)
    const old = await query.putPart(db, {
      video: id,
      number,
      userId,
      key: stored.storage_key,
      bytes: stored.bytes,
      sha256: stored.sha256,
    })
    if (old) ctx.afterwards(() => ctx.files.remove(old))
    return { here: [...new Set([...video.here, number])].sort((a, b) => a - b) }
  })
}

export const finishVideo = (ctx: OpenContext, { id }: Parsed<typeof contract.finishVideo>): Promise<IntroVideo> =>
  asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    const video = await query.lockVideo(db, userId, id)
    if (!video) throw notFound('Video')
    if (video.ready_at) return one(db, userId, id)
    const parts = await query.listParts(db, userId, id)
    const missing = partsOf(video.bytes) - parts.length
    if (missing > 0)
      throw new Refusal('CONFLICT', `${missing} parts are missing. Go on with the upload.`, {
        data: { here: video.here },
      })
    const pieces: Buffer[] = []
    for (const part of parts) pieces.push(await readFileOf(ctx, userId, part.storage_key))
    const whole = Buffer.concat(pieces)
    const type = typeOf(whole)
    if (type === null) throw invalid({ file: 'The video must be MP4 or WebM' })
    const seconds = lengthOf(whole, type)
    if (seconds === null)
      throw invalid({ file: 'The length of the video cannot be read from it. Record it again, or save it as MP4.' })
    if (seconds > MOST_SECONDS + GRACE_SECONDS)
      throw invalid({ file: `A video has at most ${MOST_SECONDS} seconds, and this one has ${Math.round(seconds)}.` })
    await query.saveReady(db, id, {
      seconds: Math.max(0.01, Math.round(seconds * 100) / 100),
      at: ctx.now().toISOString(),
      type,
    })
    audit({ action: 'video.finish', targetType: 'seeker_video', targetId: id, after: { seconds } })
    return one(db, userId, id)
  })

const factsOf = (video: query.StoredVideo): query.SharedFacts => ({
  title: video.title,
  contentType: video.content_type,
  seconds: video.seconds ?? 0,
  captions: video.captions ?? '',
  trimStart: video.trim_start,
  trimEnd: video.trim_end,
})

export const changeVideo = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.changeVideo>,
): Promise<IntroVideo> => {
  const { id, title, script, trimStart, trimEnd } = input
  const captions = input.captions?.trim() || null
  const { userId } = actorOf(ctx)
  const { video, companies } = await asSelf(ctx, async ({ db, audit }) => {
    const found = await query.lockVideo(db, userId, id)
    if (!found) throw notFound('Video')
    const shares = (await query.listShares(db, userId)).filter((share) => share.video_id === id)
    if (found.seconds === null) throw new Refusal('CONFLICT', 'The video is not whole yet. Go on with the upload.')
    if (!isTrimRight({ start: trimStart, end: trimEnd, seconds: found.seconds }))
      throw invalid({ trimEnd: 'At least one second must be left between the start and the end' })
    const read = captions === null ? null : readCaptions(captions, found.seconds)
    if (read?.problem) throw invalid({ captions: read.problem })
    if (captions === null && shares.length > 0)
      throw invalid({ captions: 'Companies may watch this video, so it keeps its captions. Withdraw it first.' })
    await query.saveVideo(db, id, { title, script, captions, trimStart, trimEnd })
    audit({ action: 'video.change', targetType: 'seeker_video', targetId: id })
    return {
      video: { ...found, title, captions, trim_start: trimStart, trim_end: trimEnd },
      companies: [...new Set(shares.map((share) => share.company_id))],
    }
  })
  for (const companyId of companies)
    await ctx.database.forCompany(companyId, (db) => query.saveShares(db, companyId, id, factsOf(video)))
  return asSelf(ctx, ({ db }) => one(db, userId, id))
}

export const shareVideo = async (
  ctx: OpenContext,
  { id, application }: Parsed<typeof contract.shareVideo>,
): Promise<IntroVideo> => {
  const { userId } = actorOf(ctx)
  const { video, companyId } = await asSelf(ctx, async ({ db, audit }) => {
    const found = await query.lockVideo(db, userId, id)
    if (!found) throw notFound('Video')
    if (found.seconds === null) throw new Refusal('CONFLICT', 'The video is not whole yet. Go on with the upload.')
    if (found.captions === null)
      throw new Refusal('CONFLICT', 'Add captions first: without them nobody is let watch it.')
    const to = (await query.listApplications(db, userId)).find((one) => one.id === application)
    if (!to) throw notFound('Application')
    audit({ action: 'video.share', targetType: 'seeker_video', targetId: id, detail: { application } })
    return { video: found, companyId: to.company_id }
  })
  await ctx.database.forCompany(companyId, (db) =>
    query.putShare(db, {
      companyId,
      userId,
      videoId: id,
      applicationId: application,
      at: ctx.now().toISOString(),
      facts: factsOf(video),
    }),
  )
  return asSelf(ctx, ({ db }) => one(db, userId, id))
}

export const withdrawVideo = async (
  ctx: OpenContext,
  { id, application }: Parsed<typeof contract.withdrawVideo>,
): Promise<IntroVideo> => {
  const { userId } = actorOf(ctx)
  const share = await asSelf(ctx, async ({ db, audit }) => {
    const found = (await query.listShares(db, userId)).find(
      (s) => s.video_id === id && s.application_id === application,
    )
    if (!found) throw notFound('Video')
    audit({ action: 'video.withdraw', targetType: 'seeker_video', targetId: id, detail: { application } })
    return found
  })
  await ctx.database.forCompany(share.company_id, (db) =>
    query.deleteShares(db, share.company_id, { video: id, application }),
  )
  return asSelf(ctx, ({ db }) => one(db, userId, id))
}

/** Rows at once, with every company's leave to watch; the bytes by a job that looks whether they are gone. */
export const deleteVideo = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.deleteVideo>,
): Promise<IntroVideos> => {
  const { userId } = actorOf(ctx)
  const companies = await asSelf(ctx, async ({ db, audit }) => {
    const video = await query.lockVideo(db, userId, id)
    if (!video) throw notFound('Video')
    const parts = await query.listParts(db, userId, id)
    const shares = (await query.listShares(db, userId)).filter((share) => share.video_id === id)
    const whole = createHash('sha256')
    const picture = await findPicture(db, userId, id)
    const pieces = picture ? [...parts, picture] : parts
    for (const piece of pieces) whole.update(piece.sha256)
    const removal = await query.insertRemoval(db, {
      userId,
      title: video.title,
      bytes: pieces.reduce((sum, piece) => sum + piece.bytes, 0),
      parts: pieces.length,
      sha256: whole.digest(),
      at: ctx.now().toISOString(),
    })
    const keys = pieces.map((piece) => piece.storage_key)
    await enqueueJob(db, 'remove-video-parts', { userId, id: removal.id, keys }, `remove-video ${removal.id}`)
    audit({ action: 'video.delete', targetType: 'seeker_video', targetId: id, detail: { removal: removal.id } })
    return [...new Set(shares.map((share) => share.company_id))]
  })
  for (const companyId of companies)
    await ctx.database.forCompany(companyId, (db) =>
      query.deleteShares(db, companyId, { video: id, application: null }),
    )
  await asSelf(ctx, ({ db }) => query.deleteVideo(db, id))
  return listVideos(ctx)
}

/** All of it, for whoever asks for everything of theirs; the videos themselves are downloaded from their page. */
export const exportVideos = async (ctx: OpenContext) => {
  const { videos, removals } = await listVideos(ctx)
  return { videos, removals }
}
