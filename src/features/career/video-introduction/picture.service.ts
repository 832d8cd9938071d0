import { checkFileContent } from '../../../server/content.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { readFileOf, storeFile } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './picture.contract.ts'
import * as query from './picture.queries.ts'
import { jpegSize, LONGEST_SIDE, MOST_PICTURE_BYTES } from './picture.rules.ts'
import { mayBeSeen } from './play.service.ts'
import { findShareOf, lockVideo } from './queries.ts'

const TOO_LARGE = `The picture must have at most ${MOST_PICTURE_BYTES / 1000} kB and ${LONGEST_SIDE} pixels on a side`

/** What is kept of a picture that was sent: judged by its content, not by what it is called, and written anew. */
const checkedPicture = async (sent: Buffer): Promise<Buffer> => {
  if (sent.length > MOST_PICTURE_BYTES) throw invalid({ file: TOO_LARGE })
  const { bytes, problem } = await checkFileContent(sent, ['jpeg'])
  if (problem !== null) throw invalid({ file: problem })
  const size = jpegSize(bytes)
  if (!size || Math.max(size.width, size.height) > LONGEST_SIDE) throw invalid({ file: TOO_LARGE })
  return bytes
}

export const putVideoPicture = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.putVideoPicture>,
): Promise<Output<typeof contract.putVideoPicture>> => {
  // Of a video that is not theirs nothing is looked at.
  await asSelf(ctx, async ({ db, actor: { userId } }) => {
    if (!(await lockVideo(db, userId, id))) throw notFound('Video')
  })
  const bytes = await checkedPicture(ctx.upload ?? Buffer.alloc(0))
  return asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    if (!(await lockVideo(db, userId, id))) throw notFound('Video')
    const old = await query.findPicture(db, userId, id)
    const stored = await storeFile(ctx, userId, bytes)
    const at = ctx.now().toISOString()
    const { storage_key: key, sha256 } = stored
    await query.putPicture(db, { video: id, userId, key, bytes: stored.bytes, sha256, at })
    if (old) ctx.afterwards(() => ctx.files.remove(old.storage_key))
    audit({ action: 'video.picture', targetType: 'seeker_video', targetId: id })
    return { madeAt: at }
  })
}

const downloaded = async (ctx: Pick<OpenContext, 'database' | 'files' | 'fields'>, userId: string, video: string) => {
  const picture = await ctx.database.forSeeker({ userId }, (db) => query.findPicture(db, userId, video), {
    reading: true,
  })
  if (!picture) throw notFound('Picture')
  return new Download('introduction.jpg', 'image/jpeg', await readFileOf(ctx, userId, picture.storage_key))
}

export const readVideoPicture = (ctx: OpenContext, { id }: Parsed<typeof contract.readVideoPicture>) =>
  asSelf(ctx, async ({ actor }) => downloaded(ctx, actor.userId, id), { reading: true })

export const readApplicationVideoPicture = async (
  ctx: Context,
  { application }: Parsed<typeof contract.readApplicationVideoPicture>,
): Promise<Download> => {
  const share = await findShareOf(ctx.db, ctx.actor.companyId, application)
  if (!share || !mayBeSeen(share)) throw notFound('Picture')
  return downloaded(ctx, share.user_id, share.video_id)
}
