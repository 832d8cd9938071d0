import { checkFileContent, fileName } from '../../../server/content.ts'
import type { Context } from '../../../server/context.ts'
import { readFileOf, storeFile } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { getEmployeeContext, lockEmployeeContext } from './people.ts'
import type * as contract from './photo.contract.ts'
import * as query from './queries.ts'

/** All files of one company, bytes. */
const MOST_KEPT = 20 * 1024 ** 3

export const refuseFull = async ({ db, actor }: Context, bytes: number) => {
  if ((await query.sumStoredBytes(db, actor.companyId)) + bytes > MOST_KEPT)
    throw new Refusal(
      'CONFLICT',
      'Your company has used up its 20 GB for files. Remove documents that are no longer needed.',
    )
}

const addressOf = (id: string, file: string) => `/api/employees/${id}/photo?file=${file}`

export const uploadPhoto = async (ctx: Context, { id, name }: Parsed<typeof contract.uploadPhoto>) => {
  await lockEmployeeContext(ctx, id)
  const sent = ctx.upload ?? Buffer.alloc(0)
  const { content, bytes, problem } = await checkFileContent(sent, ['png', 'jpeg', 'webp'])
  if (problem !== null) throw invalid({ file: problem })
  await refuseFull(ctx, bytes.length)
  const stored = await storeFile(ctx, ctx.actor.companyId, bytes)
  const file = { ...stored, name: fileName(name ?? 'photo', content), content_type: content.type }
  await query.insertPhoto(ctx.db, ctx.actor.companyId, id, file, ctx.actor.userId)
  ctx.audit({ action: 'employee.photo', targetType: 'employee', targetId: id, detail: { file: stored.id } })
  return { employee_photo_url: addressOf(id, stored.id) }
}

export const getPhoto = async (ctx: Context, { id, file }: Parsed<typeof contract.readPhoto>): Promise<Download> => {
  await getEmployeeContext(ctx, id)
  const found = await query.photoFile(ctx.db, ctx.actor.companyId, id, file)
  if (!found) throw notFound('Photo')
  const bytes = await readFileOf(ctx, ctx.actor.companyId, found.storage_key)
  return new Download(found.name, found.content_type, bytes)
}

/** Only a photo uploaded for this very person becomes theirs: no address from elsewhere is ever stored or fetched. */
export const refuseForeignPhoto = async (ctx: Context, id: string, url: string) => {
  const file = /\?file=([0-9a-f-]{36})$/.exec(url)?.[1]
  const known = file && url === addressOf(id, file) && (await query.photoFile(ctx.db, ctx.actor.companyId, id, file))
  if (!known) throw invalid({ employee_photo_url: 'Photo must be one uploaded for this employee' })
}
