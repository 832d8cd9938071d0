import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
import type * as contract from './follow.contract.ts'
import * as query from './queries.ts'
import { inLog, type Kind } from './rules.ts'
import { refuseSent } from './service.ts'
import { getMemo, memoOf } from './shown.ts'

const MOST = 10

export const addMemoFile = async (ctx: Context, { id, name }: Parsed<typeof contract.addMemoFile>) => {
  const { companyId } = ctx.actor
  const memo = await getMemo(ctx, id, true)
  refuseSent(memo)
  if ((await query.filesOf(ctx.db, companyId, id)).length >= MOST)
    throw invalid({ file: `A memo has at most ${MOST} files.` })
  const stored = await storeUpload(ctx, { purpose: 'memo', name })
  await query.linkFile(ctx.db, { company_id: companyId, memo_id: id, file_id: stored.id })
  const after = { file: stored.id, name: inLog(memo.kind as Kind, stored.name) }
  ctx.audit({ action: 'memo.attach', targetType: 'memo', targetId: id, after })
  return memoOf(ctx, id)
}

export const removeMemoFile = async (ctx: Context, { id, file }: Parsed<typeof contract.removeMemoFile>) => {
  const { companyId } = ctx.actor
  const memo = await getMemo(ctx, id, true)
  refuseSent(memo)
  const current = (await query.filesOf(ctx.db, companyId, id)).find((f) => f.id === file)
  if (!current) throw notFound('File')
  await query.dropLink(ctx.db, companyId, id, file)
  await query.dropFiles(ctx.db, companyId, [file])
  const before = { file, name: inLog(memo.kind as Kind, current.name) }
  ctx.audit({ action: 'memo.detach', targetType: 'memo', targetId: id, before })
  return memoOf(ctx, id)
}

export const fileOf = async (ctx: Context, memoId: string, fileId: string): Promise<Download> => {
  const current = (await query.filesOf(ctx.db, ctx.actor.companyId, memoId)).find((f) => f.id === fileId)
  if (!current) throw notFound('File')
  return new Download(
    current.name,
    current.content_type,
    await readFileOf(ctx, ctx.actor.companyId, current.storage_key),
  )
}

export const readMemoFile = async (ctx: Context, { id, file }: Parsed<typeof contract.readMemoFile>) => {
  await getMemo(ctx, id)
  return fileOf(ctx, id, file)
}
