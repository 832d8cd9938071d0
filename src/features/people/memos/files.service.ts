import { fileName, judgeContent } from '../../../server/content.ts'
import type { Context } from '../../../server/context.ts'
import { keepFile, readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { refuseFull } from '../employees/photo.ts'
import type * as contract from './follow.contract.ts'
import * as query from './queries.ts'
import { inLog, type Kind } from './rules.ts'
import { refuseSent } from './service.ts'
import { found, memoOf } from './shown.ts'

const MOST = 10

export const add = async (ctx: Context, { id, name }: Parsed<typeof contract.addMemoFile>) => {
  const { companyId, userId } = ctx.actor
  const memo = await found(ctx, id, true)
  refuseSent(memo)
  if ((await query.filesOf(ctx.db, companyId, id)).length >= MOST)
    throw invalid({ file: `A memo has at most ${MOST} files.` })
  const bytes = ctx.upload ?? Buffer.alloc(0)
  const { content, problem } = await judgeContent(bytes, ['pdf', 'png', 'jpeg', 'webp', 'docx'])
  if (problem !== null) throw invalid({ file: problem })
  await refuseFull(ctx, bytes.length)
  const kept = await keepFile(ctx, companyId, bytes)
  const file = { ...kept, name: fileName(name ?? 'attachment', content), content_type: content.type }
  await query.insertFile(
    ctx.db,
    { ...file, company_id: companyId, purpose: 'document', created_by: userId },
    { company_id: companyId, memo_id: id, file_id: kept.id },
  )
  const after = { file: kept.id, name: inLog(memo.kind as Kind, file.name) }
  ctx.audit({ action: 'memo.attach', targetType: 'memo', targetId: id, after })
  return memoOf(ctx, id)
}

export const remove = async (ctx: Context, { id, file }: Parsed<typeof contract.removeMemoFile>) => {
  const { companyId } = ctx.actor
  const memo = await found(ctx, id, true)
  refuseSent(memo)
  const held = (await query.filesOf(ctx.db, companyId, id)).find((f) => f.id === file)
  if (!held) throw notFound('File')
  await query.dropLink(ctx.db, companyId, id, file)
  await query.dropFiles(ctx.db, companyId, [file])
  const before = { file, name: inLog(memo.kind as Kind, held.name) }
  ctx.audit({ action: 'memo.detach', targetType: 'memo', targetId: id, before })
  return memoOf(ctx, id)
}

export const fileOf = async (ctx: Context, memoId: string, fileId: string): Promise<Download> => {
  const held = (await query.filesOf(ctx.db, ctx.actor.companyId, memoId)).find((f) => f.id === fileId)
  if (!held) throw notFound('File')
  return new Download(held.name, held.content_type, await readFileOf(ctx, ctx.actor.companyId, held.storage_key))
}

export const download = async (ctx: Context, { id, file }: Parsed<typeof contract.readMemoFile>) => {
  await found(ctx, id)
  return fileOf(ctx, id, file)
}
