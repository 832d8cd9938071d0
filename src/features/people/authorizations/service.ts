import { canonicalNumber } from '../../../countries/fields.ts'
import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { maskValue } from '../../../server/crypto.ts'
import { askProof } from '../../../server/proof.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { hasFieldClass } from '../employees/field-classes.rules.ts'
import { lockEmployeeContext, logEmployeeActivity } from '../employees/people.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { keyOf, labelOf, toAuthorizationView, validateAuthorization } from './rules.ts'

type Saved = Output<typeof contract.addAuthorization>

/** Tells whoever made something of what somebody may work on. */
const tellPermitsChanged = async (
  { db, actor, features }: Pick<Context, 'db' | 'actor' | 'features'>,
  employeeId: string,
): Promise<void> => {
  for (const { permitsChanged } of features) await permitsChanged?.(db, actor.companyId, [employeeId])
}

/** Where a number of a permit is bound to. */
export const placeOf = (id: string) => `authorization/${id}/number`

/** A number is kept sealed for its own row, and shown by its last four. */
export const sealAuthorizationNumber = (ctx: Context, id: string, typed: string | null) => {
  const canonical = canonicalNumber(typed ?? '')
  if (!canonical) return { document_mask: null, document_sealed: null, key_version: null }
  if (canonical.includes('•')) throw invalid({ document_number: 'Document number must be given in full' })
  return {
    document_mask: maskValue(canonical),
    document_sealed: ctx.fields.seal(ctx.actor.companyId, placeOf(id), canonical),
    key_version: ctx.fields.version,
  }
}

export const addAuthorization = async (
  ctx: Context,
  input: Parsed<typeof contract.addAuthorization>,
): Promise<Saved> => {
  const { country, today } = await lockEmployeeContext(ctx, input.id)
  const type = keyOf(country, input.authorization_type)
  const { errors, warnings } = validateAuthorization(country, {
    type,
    issued: input.issued_on,
    expiry: input.expiry_date,
    status: input.status,
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const id = crypto.randomUUID()
  const stored = await query.insertAuthorization(ctx.db, {
    company_id: ctx.actor.companyId,
    id,
    employee_id: input.id,
    authorization_type: type,
    ...sealAuthorizationNumber(ctx, id, input.document_number),
    issued_on: input.issued_on,
    expires_on: input.expiry_date,
    status: input.status,
    note: input.note,
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  })
  await tellPermitsChanged(ctx, input.id)
  const authorization = toAuthorizationView(country, stored, today)
  await logEmployeeActivity(ctx, input.id, 'authorization_added', { what: authorization.authorization_type })
  ctx.audit({ action: 'authorization.add', targetType: 'employee', targetId: input.id, after: authorization })
  return { authorization, warnings }
}

export const changeAuthorization = async (
  ctx: Context,
  input: Parsed<typeof contract.changeAuthorization>,
): Promise<Saved> => {
  const { country, today } = await lockEmployeeContext(ctx, input.id)
  const current = await query.lockAuthorization(ctx.db, ctx.actor.companyId, input.id, input.authorizationId)
  if (!current) throw notFound('Authorization')
  const before = toAuthorizationView(country, current, today)
  if (input.version !== undefined && input.version !== current.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this authorization since you opened it.', {
      data: { authorization: before },
    })
  const given = (sent: string | undefined, was: string | null) => (sent === undefined ? was : sent || null)
  const next = {
    authorization_type: input.authorization_type
      ? keyOf(country, input.authorization_type)
      : current.authorization_type,
    issued_on: given(input.issued_on, current.issued_on),
    expires_on: given(input.expiry_date, current.expires_on),
    status: input.status ?? current.status,
    note: given(input.note, current.note),
  }
  const { errors, warnings } = validateAuthorization(country, {
    type: next.authorization_type,
    issued: next.issued_on,
    expiry: next.expires_on,
    status: next.status,
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const sent = input.document_number
  const stored = await query.updateAuthorization(ctx.db, ctx.actor.companyId, current.id, {
    ...next,
    ...(sent === undefined || (sent !== '' && sent === current.document_mask)
      ? {}
      : sealAuthorizationNumber(ctx, current.id, sent)),
    updated_by: ctx.actor.userId,
  })
  await tellPermitsChanged(ctx, input.id)
  const authorization = toAuthorizationView(country, stored, today)
  const { before: was, after: is, changed } = changedFieldsOf(before, authorization)
  const cancelled = authorization.status === 'cancelled' && before.status !== 'cancelled'
  await logEmployeeActivity(ctx, input.id, cancelled ? 'authorization_cancelled' : 'authorization_changed', {
    what: authorization.authorization_type,
    fields: changed.filter((name) => name !== 'version'),
  })
  ctx.audit({
    action: cancelled ? 'authorization.cancel' : 'authorization.change',
    targetType: 'employee',
    targetId: input.id,
    before: was,
    after: is,
    detail: { authorization: current.id },
  })
  return { authorization, warnings }
}

/** One number in full. The look itself is written down before the answer leaves. */
export const revealAuthorization = async (ctx: Context, input: Parsed<typeof contract.revealAuthorization>) => {
  askProof(ctx.actor)
  const { country } = await lockEmployeeContext(ctx, input.id)
  const current = await query.lockAuthorization(ctx.db, ctx.actor.companyId, input.id, input.authorizationId)
  if (!current?.document_sealed || !hasFieldClass(ctx.actor, 'id-number')) throw notFound('Number')
  const label = labelOf(country, current.authorization_type)
  await logEmployeeActivity(ctx, input.id, 'secret_revealed', { what: label })
  ctx.audit({
    action: 'employee.reveal',
    targetType: 'employee',
    targetId: input.id,
    detail: { field: 'authorization', authorization: current.id },
  })
  return { document_number: ctx.fields.open(ctx.actor.companyId, placeOf(current.id), current.document_sealed) }
}

/** Somebody's passes and permits, what ends first in front. */
export const listAuthorizations = (ctx: Pick<Context, 'db' | 'actor'>, employeeId: string) =>
  query.authorizationsOf(ctx.db, ctx.actor.companyId, employeeId)
