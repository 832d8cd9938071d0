import { canonicalNumber } from '../../../countries/fields.ts'
import { difference } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { KEY_VERSION, mask } from '../../../server/crypto.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { somebodyHeld, tell } from '../employees/people.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { judgeAuthorization, keyOf, labelOf, shown } from './rules.ts'

type Saved = Output<typeof contract.addAuthorization>

/** Where a number of a permit is bound to. */
export const placeOf = (id: string) => `authorization/${id}/number`

/** A number is kept sealed for its own row, and shown by its last four. */
export const sealed = (ctx: Context, id: string, typed: string | null) => {
  const canonical = canonicalNumber(typed ?? '')
  if (!canonical) return { document_mask: null, document_sealed: null, key_version: null }
  if (canonical.includes('•')) throw invalid({ document_number: 'Document number must be given in full' })
  return {
    document_mask: mask(canonical),
    document_sealed: ctx.fields.seal(ctx.actor.companyId, placeOf(id), canonical),
    key_version: KEY_VERSION,
  }
}

export const add = async (ctx: Context, asked: Parsed<typeof contract.addAuthorization>): Promise<Saved> => {
  const { country, today } = await somebodyHeld(ctx, asked.id)
  const type = keyOf(country, asked.authorization_type)
  const { errors, warnings } = judgeAuthorization(country, {
    type,
    issued: asked.issued_on,
    expiry: asked.expiry_date,
    status: asked.status,
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const id = crypto.randomUUID()
  const kept = await query.insertAuthorization(ctx.db, {
    company_id: ctx.actor.companyId,
    id,
    employee_id: asked.id,
    authorization_type: type,
    ...sealed(ctx, id, asked.document_number),
    issued_on: asked.issued_on,
    expires_on: asked.expiry_date,
    status: asked.status,
    note: asked.note,
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  })
  const authorization = shown(country, kept, today)
  await tell(ctx, asked.id, 'authorization_added', { what: authorization.authorization_type })
  ctx.audit({ action: 'authorization.add', targetType: 'employee', targetId: asked.id, after: authorization })
  return { authorization, warnings }
}

export const change = async (ctx: Context, asked: Parsed<typeof contract.changeAuthorization>): Promise<Saved> => {
  const { country, today } = await somebodyHeld(ctx, asked.id)
  const held = await query.authorizationHeld(ctx.db, ctx.actor.companyId, asked.id, asked.authorizationId)
  if (!held) throw notFound('Authorization')
  const before = shown(country, held, today)
  if (asked.version !== undefined && asked.version !== held.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this authorization since you opened it.', {
      data: { authorization: before },
    })
  const given = (sent: string | undefined, was: string | null) => (sent === undefined ? was : sent || null)
  const next = {
    authorization_type: asked.authorization_type ? keyOf(country, asked.authorization_type) : held.authorization_type,
    issued_on: given(asked.issued_on, held.issued_on),
    expires_on: given(asked.expiry_date, held.expires_on),
    status: asked.status ?? held.status,
    note: given(asked.note, held.note),
  }
  const { errors, warnings } = judgeAuthorization(country, {
    type: next.authorization_type,
    issued: next.issued_on,
    expiry: next.expires_on,
    status: next.status,
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const sent = asked.document_number
  const kept = await query.updateAuthorization(ctx.db, ctx.actor.companyId, held.id, {
    ...next,
    ...(sent === undefined || (sent !== '' && sent === held.document_mask) ? {} : sealed(ctx, held.id, sent)),
    updated_by: ctx.actor.userId,
  })
  const authorization = shown(country, kept, today)
  const { before: was, after: is, changed } = difference(before, authorization)
  const cancelled = authorization.status === 'cancelled' && before.status !== 'cancelled'
  await tell(ctx, asked.id, cancelled ? 'authorization_cancelled' : 'authorization_changed', {
    what: authorization.authorization_type,
    fields: changed.filter((name) => name !== 'version'),
  })
  ctx.audit({
    action: cancelled ? 'authorization.cancel' : 'authorization.change',
    targetType: 'employee',
    targetId: asked.id,
    before: was,
    after: is,
    detail: { authorization: held.id },
  })
  return { authorization, warnings }
}

/** One number in full. The look itself is written down before the answer leaves. */
export const reveal = async (ctx: Context, asked: Parsed<typeof contract.revealAuthorization>) => {
  const { country } = await somebodyHeld(ctx, asked.id)
  const held = await query.authorizationHeld(ctx.db, ctx.actor.companyId, asked.id, asked.authorizationId)
  if (!held?.document_sealed) throw notFound('Number')
  const label = labelOf(country, held.authorization_type)
  await tell(ctx, asked.id, 'secret_revealed', { what: label })
  ctx.audit({
    action: 'employee.reveal',
    targetType: 'employee',
    targetId: asked.id,
    detail: { field: 'authorization', authorization: held.id },
  })
  return { document_number: ctx.fields.open(ctx.actor.companyId, placeOf(held.id), held.document_sealed) }
}
