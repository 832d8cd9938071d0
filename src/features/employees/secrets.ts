import type { Context } from '../../server/context.ts'
import { KEY_VERSION, mask } from '../../server/crypto.ts'
import { invalid } from '../../shared/refusal.ts'
import { takeTurn } from './numbers.ts'
import * as query from './queries.ts'

type Ctx = Pick<Context, 'db' | 'fields'> & { actor: { companyId: string } }

const placeOf = (employeeId: string, field: string) => `${employeeId}/${field}`

/** All secrets of one person, opened. For judging and for an explicit, logged reveal; never for an answer as such. */
export const openSecrets = async (ctx: Ctx, employeeId: string): Promise<Record<string, string>> => {
  const { companyId } = ctx.actor
  const rows = await query.secretsOf(ctx.db, companyId, employeeId)
  return Object.fromEntries(
    rows.map((r) => [r.field, ctx.fields.open(companyId, placeOf(employeeId, r.field), r.ciphertext)]),
  )
}

/** The same for many people at once, by their ids. */
export const openSecretsOf = async (ctx: Ctx, employeeIds: readonly string[]) => {
  const { companyId } = ctx.actor
  const opened = new Map<string, Record<string, string>>()
  for (const r of await query.secretsOfMany(ctx.db, companyId, employeeIds)) {
    const held = opened.get(r.employee_id) ?? {}
    held[r.field] = ctx.fields.open(companyId, placeOf(r.employee_id, r.field), r.ciphertext)
    opened.set(r.employee_id, held)
  }
  return opened
}

/** Values sealed for their row. */
export const sealed = (ctx: Pick<Ctx, 'fields' | 'actor'>, employeeId: string, field: string, canonical: string) => ({
  company_id: ctx.actor.companyId,
  employee_id: employeeId,
  field,
  ciphertext: ctx.fields.seal(ctx.actor.companyId, placeOf(employeeId, field), canonical),
  key_version: KEY_VERSION,
  blind_index: ctx.fields.blindIndex(ctx.actor.companyId, field, canonical),
})

/** '' removes a secret. Returns what may be shown of those that changed: their masks, '' for removed ones. */
export const saveSecrets = async (ctx: Ctx, employeeId: string, secrets: Record<string, string>) => {
  const kept = Object.entries(secrets).filter(([, value]) => value !== '')
  const dropped = Object.entries(secrets).filter(([, value]) => value === '')
  if (kept.length > 0)
    await query.putSecrets(
      ctx.db,
      kept.map(([field, value]) => sealed(ctx, employeeId, field, value)),
    )
  if (dropped.length > 0)
    await query.dropSecrets(
      ctx.db,
      ctx.actor.companyId,
      employeeId,
      dropped.map(([field]) => field),
    )
}

/** The masks a record holds after some secrets changed. */
export const masksAfter = (before: Record<string, string>, secrets: Record<string, string>): Record<string, string> => {
  const after = { ...before }
  for (const [field, value] of Object.entries(secrets)) {
    if (value === '') delete after[field]
    else after[field] = mask(value)
  }
  return after
}

/** A number that identifies a person belongs to one person of the company. */
export const refuseTaken = async (
  ctx: Ctx,
  secrets: Record<string, string>,
  unique: ReadonlyMap<string, string>,
  employeeId: string | null,
) => {
  if ([...unique.keys()].some((field) => secrets[field])) await takeTurn(ctx.db, ctx.actor.companyId)
  for (const [field, label] of unique) {
    const value = secrets[field]
    if (!value) continue
    const blind = ctx.fields.blindIndex(ctx.actor.companyId, field, value)
    if (await query.holderOf(ctx.db, ctx.actor.companyId, field, blind, employeeId))
      throw invalid({ [`complianceData.${field}`]: `${label} already belongs to another employee of your company` })
  }
}
