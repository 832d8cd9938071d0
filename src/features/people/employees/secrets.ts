import type { Context } from '../../../server/context.ts'
import { maskValue } from '../../../server/crypto.ts'
import { uniqueViolation, writeConflict } from '../../../server/sql.ts'
import { invalid } from '../../../shared/refusal.ts'
import { FIELD_CLASSES, hasFieldClass, numbersOf } from './field-classes.rules.ts'
import * as query from './queries.ts'

type Ctx = Pick<Context, 'db' | 'fields'> & { actor: { companyId: string } }

/** Where a number of a person is bound to. */
export const placeOfSecret = (employeeId: string, field: string) => `${employeeId}/${field}`

/** All secrets of one person, opened. For judging and for an explicit, logged reveal; never for an answer as such. */
export const openSecrets = async (ctx: Ctx, employeeId: string): Promise<Record<string, string>> => {
  const { companyId } = ctx.actor
  const rows = await query.secretsOf(ctx.db, companyId, employeeId)
  return Object.fromEntries(
    rows.map((r) => [r.field, ctx.fields.open(companyId, placeOfSecret(employeeId, r.field), r.ciphertext)]),
  )
}

/** The same for many people at once, by their ids. */
export const openSecretsOf = async (ctx: Ctx, employeeIds: readonly string[]) => {
  const { companyId } = ctx.actor
  const opened = new Map<string, Record<string, string>>()
  for (const r of await query.listSecretsOfEmployees(ctx.db, companyId, employeeIds)) {
    const current = opened.get(r.employee_id) ?? {}
    current[r.field] = ctx.fields.open(companyId, placeOfSecret(r.employee_id, r.field), r.ciphertext)
    opened.set(r.employee_id, current)
  }
  return opened
}

/**
 * What a search would be as a whole number of each kind, as blind indexes: encrypted numbers are found by all of it or not at all. Empty
 * for what cannot be one: shorter than six characters or with fewer than four digits.
 */
export const numbersLike = (
  { fields, countries, actor }: Pick<Context, 'fields' | 'countries' | 'actor'>,
  text: string,
) => {
  if (text.length < 6 || text.length > 40 || text.replace(/\D/g, '').length < 4) return []
  const kinds = new Map<string, string>()
  const asked = new Set(
    numbersOf(
      countries.all,
      FIELD_CLASSES.filter((one) => hasFieldClass(actor, one)),
    ),
  )
  for (const field of ['bankAccountNumber', 'passportNumber'])
    if (asked.has(field)) kinds.set(field, text.replace(/[\s-]/g, '').toUpperCase())
  for (const country of countries.all)
    for (const field of country.fields) if (asked.has(field.key)) kinds.set(field.key, field.canonical(text))
  // By a number that is not for them, nobody finds whose it is.
  return [...kinds].flatMap(([field, canonical]) => fields.blindIndexes(actor.companyId, field, canonical))
}

/** A value sealed for its row. One that identifies is held to one person of the company by the table. */
const sealed = (
  ctx: Ctx,
  employeeId: string,
  { field, canonical, identifies }: { field: string; canonical: string; identifies: boolean },
) => ({
  company_id: ctx.actor.companyId,
  employee_id: employeeId,
  field,
  ciphertext: ctx.fields.seal(ctx.actor.companyId, placeOfSecret(employeeId, field), canonical),
  key_version: ctx.fields.version,
  blind_index: ctx.fields.blindIndex(ctx.actor.companyId, field, canonical),
  identifies,
})

/**
 * Writes the secrets that changed; '' removes one. `unique` names those that stand for the person. Where somebody else wrote the same
 * number since `refuseTaken` looked, the call starts again and finds it.
 */
export const saveSecrets = async (
  ctx: Ctx,
  employeeId: string,
  secrets: Record<string, string>,
  unique: ReadonlyMap<string, string>,
) => {
  const stored = Object.entries(secrets).filter(([, value]) => value !== '')
  const dropped = Object.entries(secrets).filter(([, value]) => value === '')
  if (stored.length > 0)
    await query
      .upsertSecrets(
        ctx.db,
        stored.map(([field, value]) =>
          sealed(ctx, employeeId, { field, canonical: value, identifies: unique.has(field) }),
        ),
      )
      .catch((error) => {
        throw uniqueViolation(error) === 'employee_secrets_identify' ? writeConflict() : error
      })
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
    else after[field] = maskValue(value)
  }
  return after
}

/** A number that identifies a person belongs to one person of the company. */
export const refuseTakenNumbers = async (
  ctx: Ctx,
  secrets: Record<string, string>,
  unique: ReadonlyMap<string, string>,
  employeeId: string | null,
) => {
  for (const [field, label] of unique) {
    const value = secrets[field]
    if (!value) continue
    const blind = ctx.fields.blindIndexes(ctx.actor.companyId, field, value)
    if (await query.holderOf(ctx.db, ctx.actor.companyId, blind, employeeId))
      throw invalid({ [`complianceData.${field}`]: `${label} already belongs to another employee of your company` })
  }
}
