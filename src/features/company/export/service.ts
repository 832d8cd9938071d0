import { writeAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { passwordMatches } from '../../../server/passwords.ts'
import { Download } from '../../../server/routes.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayDownload, mayHaveSecrets } from './policy.ts'
import * as query from './queries.ts'
import { MAX_STORED_EXPORTS, percentOf, stateOf } from './rules.ts'

const toView = (ctx: Context, row: query.Stored): contract.Export => {
  const state = stateOf(row, ctx.now())
  return {
    id: row.id,
    state,
    withSecrets: row.with_secrets,
    withFiles: row.with_files,
    askedAt: row.asked_at,
    askedBy: row.asked_by_email,
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
    percent: state === 'ready' ? 100 : percentOf(row),
    rows: row.rows_written,
    bytes: row.bytes,
    mayDownload: state === 'ready' && mayDownload(ctx.actor, row.with_secrets),
  }
}

export const listExports = async (ctx: Context): Promise<Output<typeof contract.listExports>> => ({
  exports: (await query.listExports(ctx.db, ctx.actor.companyId)).map((row) => toView(ctx, row)),
  maySecrets: mayHaveSecrets(ctx.actor),
})

const WRONG = { max: 5, seconds: 15 * 60 }

/** Numbers in clear are given to nobody who merely found a signed-in browser. */
const confirmPassword = async (ctx: Context, password: string | null) => {
  if (!mayHaveSecrets(ctx.actor))
    throw invalid({ withSecrets: 'Only the owner of the company may have numbers in clear' })
  if (!password) throw invalid({ password: 'Password is required for numbers in clear' })
  const key = `export password ${ctx.actor.userId}`
  // Counted before it is looked at: tries sent all at once are as many as tries sent in turn.
  const wait = await ctx.database.countTry(key, WRONG.max * ctx.settings.limitFactor, WRONG.seconds)
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many failed tries. Please wait ${wait} seconds.`, { retryAfter: wait })
  const hash = await ctx.database.apart.forPlatform((db) => query.passwordHash(db, ctx.actor.userId), { reading: true })
  if (await passwordMatches(hash, password)) return ctx.database.forgetTries(key)
  await ctx.database.apart.forPlatform((db) =>
    writeAudit(db, ctx.actor, ctx.caller, [
      { action: 'company-export.create', detail: { withSecrets: true }, outcome: 'failed' },
    ]),
  )
  throw invalid({ password: 'The password is not right' })
}

const underWay = () => new Refusal('CONFLICT', 'An export is being made already. Wait until it is ready.')

export const startExport = async (ctx: Context, input: Parsed<typeof contract.startExport>) => {
  const { db, actor } = ctx
  if (input.withSecrets) await confirmPassword(ctx, input.password)
  const other = await query.findRunningExport(db, actor.companyId)
  if (other) {
    if (stateOf(other, ctx.now()) !== 'interrupted') throw underWay()
    await query.updateExport(db, actor.companyId, other.id, { status: 'failed', failure: 'interrupted' })
    await query.dropParts(db, actor.companyId, other.id)
  }
  const { id } = await query
    .insertExport(db, actor.companyId, { by: actor.userId, withSecrets: input.withSecrets, withFiles: input.withFiles })
    .catch((error) => {
      // Two who ask at once: the other one was faster.
      throw uniqueViolation(error) === 'company_exports_one' ? underWay() : error
    })
  await query.endOlder(db, actor.companyId, MAX_STORED_EXPORTS - 1, ctx.now().toISOString())
  await enqueueJob(db, 'purge-exports', {}, 'purge-exports')
  await enqueueJob(db, 'export-company', { companyId: actor.companyId, exportId: id }, `export ${id}`)
  ctx.audit({
    action: 'company-export.create',
    targetType: 'export',
    targetId: id,
    detail: { withSecrets: input.withSecrets, withFiles: input.withFiles },
  })
  const made = await query.exportById(db, actor.companyId, id)
  return { export: toView(ctx, made as query.Stored) }
}

export const downloadExport = async (
  ctx: Context,
  { id }: Parsed<typeof contract.downloadExport>,
): Promise<Download> => {
  const { db, actor } = ctx
  const row = await query.exportById(db, actor.companyId, id)
  if (!row || !toView(ctx, row).mayDownload) throw notFound('Export')
  ctx.audit({
    action: 'company-export.download',
    targetType: 'export',
    targetId: id,
    detail: { withSecrets: row.with_secrets },
  })
  const { slug } = await query.getCompany(db, actor.companyId)
  return new Download(`${slug}-${row.asked_at.slice(0, 10)}.zip`, 'application/zip', pieces(ctx, id))
}

const PIECE = 64 * 1024

async function* pieces(ctx: Context, id: string) {
  for (let no = 0; ; no++) {
    const part = await query.findExportPart(ctx.db, ctx.actor.companyId, id, no)
    if (!part) return
    const bytes = await readFileOf(ctx, ctx.actor.companyId, part.storage_key)
    for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE)
  }
}
