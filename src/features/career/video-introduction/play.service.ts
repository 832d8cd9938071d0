import type { Context, OpenContext, Services } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import { findPicture } from './picture.queries.ts'
import * as query from './queries.ts'
import { isAfterScreening, PART_BYTES, PLAY_MINUTES, rangeIn, type VideoType } from './video.rules.ts'

/** What an address that plays something says: sealed, so that nobody makes one. A player sends no token of ours. */
type Ticket = { userId: string; video: string; companyId: string; share: string; until: number }
const PLACE = 'video-plays'

const ticketOf = ({ fields }: Pick<Services, 'fields'>, { userId, video, companyId, share, until }: Ticket): string =>
  fields.seal('platform', PLACE, [userId, video, companyId, share, until].join(' ')).toString('base64url')

const readTicket = ({ fields }: Pick<Services, 'fields'>, ticket: string): Ticket | null => {
  try {
    const said = fields.open('platform', PLACE, Buffer.from(ticket, 'base64url')).split(' ')
    const [userId = '', video = '', companyId = '', share = '', until = ''] = said
    return { userId, video, companyId, share, until: Number(until) }
  } catch {
    return null
  }
}

type Play = Output<typeof contract.playMyVideo>

const playing = (ctx: Pick<Services, 'fields' | 'now'>, to: Omit<Ticket, 'until'>): Play => {
  const until = ctx.now().getTime() + PLAY_MINUTES * 60_000
  return { address: `/api/video-plays/${ticketOf(ctx, { ...to, until })}`, until: new Date(until).toISOString() }
}

export const playMyVideo = async (ctx: OpenContext, { id }: Parsed<typeof contract.playMyVideo>): Promise<Play> => {
  const video = await asSelf(
    ctx,
    async ({ db, actor }) => {
      const found = await query.findVideo(db, actor.userId, id)
      return found && { ...found, userId: actor.userId }
    },
    { reading: true },
  )
  if (!video) throw notFound('Video')
  if (!video.ready_at) throw new Refusal('CONFLICT', 'The video is not whole yet. Go on with the upload.')
  return playing(ctx, { userId: video.userId, video: id, companyId: '', share: '' })
}

/** Whether the company of a share may watch it: after the first screening, as long as the application stands. */
export const mayBeSeen = (share: query.SharedVideo): boolean =>
  isAfterScreening(share.stage) && (share.outcome === 'active' || share.outcome === 'hired')

/** When the picture of a shared video was made: its address changes with it. Null: it has none. */
const pictureDayOf = async (ctx: Context, { user_id: userId, video_id: video }: query.SharedVideo) => {
  const picture = await ctx.database.forSeeker({ userId }, (db) => findPicture(db, userId, video), { reading: true })
  return picture ? iso(picture.made_at) : null
}

export const readApplicationVideo = async (
  ctx: Context,
  { application }: Parsed<typeof contract.readApplicationVideo>,
): Promise<Output<typeof contract.readApplicationVideo>> => {
  const { companyId } = ctx.actor
  if (!(await query.hasApplication(ctx.db, companyId, application))) throw notFound('Application')
  const share = await query.findShareOf(ctx.db, companyId, application)
  if (!share) return { state: 'none', video: null }
  if (!mayBeSeen(share)) return { state: 'hidden', video: null }
  return {
    state: 'shown',
    video: {
      id: share.id,
      title: share.title,
      seconds: share.seconds,
      captions: share.captions,
      trimStart: share.trim_start,
      trimEnd: share.trim_end,
      pictureAt: await pictureDayOf(ctx, share),
      sharedAt: iso(share.shared_at),
    },
  }
}

export const playApplicationVideo = async (
  ctx: Context,
  { application }: Parsed<typeof contract.playApplicationVideo>,
): Promise<Play> => {
  const { companyId, userId } = ctx.actor
  const share = await query.findShareOf(ctx.db, companyId, application)
  if (!share || !mayBeSeen(share)) throw notFound('Video')
  await query.noteView(ctx.db, companyId, { share: share.id, userId, at: ctx.now().toISOString() })
  ctx.audit({ action: 'video.watch', targetType: 'application', targetId: application })
  return playing(ctx, { userId: share.user_id, video: share.video_id, companyId, share: share.id })
}

/** Whether the company of a ticket may still watch: what was withdrawn stops at the next part. */
const isStillShared = async ({ database }: OpenContext, { companyId, share, video }: Ticket): Promise<boolean> => {
  if (share === '') return true
  const found = await database.forCompany(companyId, (db) => query.findShare(db, companyId, share))
  return found !== undefined && found.video_id === video && mayBeSeen(found)
}

/** One part of a video, or all of it, for whoever holds its address. */
export const playVideo = async (
  ctx: OpenContext,
  { ticket, range }: Parsed<typeof contract.playVideo>,
): Promise<Download> => {
  const said = readTicket(ctx, ticket)
  if (!said || said.until < ctx.now().getTime() || !(await isStillShared(ctx, said))) throw notFound('Video')
  const { userId, video: id } = said
  const { video, parts } = await ctx.database.forSeeker(
    { userId },
    async (db) => ({ video: await query.findVideo(db, userId, id), parts: await query.listParts(db, userId, id) }),
    { reading: true },
  )
  if (!video?.ready_at) throw notFound('Video')
  const wanted = rangeIn(range, video.bytes)
  if (!wanted) throw new Refusal('RANGE_NOT_SATISFIABLE', 'The video has no such part.')
  const first = Math.floor(wanted.from / PART_BYTES)
  const pieces: Buffer[] = []
  for (const part of parts.slice(first, Math.floor(wanted.to / PART_BYTES) + 1))
    pieces.push(await readFileOf(ctx, userId, part.storage_key))
  const skipped = first * PART_BYTES
  const content = Buffer.concat(pieces).subarray(wanted.from - skipped, wanted.to + 1 - skipped)
  return new Download('introduction', video.content_type satisfies VideoType, content, {
    from: wanted.from,
    total: video.bytes,
  })
}
