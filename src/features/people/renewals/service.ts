import { canonicalNumber } from '../../../countries/fields.ts'
import type { Context } from '../../../server/context.ts'
import { maskValue } from '../../../server/crypto.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { addAuthorization, changeAuthorization, listAuthorizations } from '../authorizations/service.ts'
import { type EndOfThing, listEndsOfPerson, listRunningOut } from '../compliance/ends.service.ts'
import { addVersion } from '../documents/service.ts'
import { writesEmployees } from '../employees/policy.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isOpenRenewal, nextSteps, OFFERED_DAYS, usualDueDay } from './rules.ts'

/** So many are offered at once, the most urgent of them. */
const OFFERED = 100

const todayIn = (ctx: Context, country: string): Day => dayIn(ctx.countries.get(country).zone, ctx.now())

const toCase = (ctx: Context, row: query.CaseRow): contract.RenewalCase => ({
  id: row.id,
  employeeId: row.employee_id,
  name: row.name,
  thing: row.thing,
  thingId: row.thing_id,
  what: row.what,
  country: row.country,
  expiresOn: row.expires_on,
  isOver: row.expires_on < todayIn(ctx, row.country),
  state: row.state,
  ownerId: row.owner_id,
  owner: row.owner,
  dueOn: row.due_on,
  isLate: isOpenRenewal(row.state) && row.due_on < todayIn(ctx, row.country),
  validUntil: row.valid_until,
  version: row.version,
  next: writesEmployees(ctx.actor) ? nextSteps(row.state) : [],
})

export const listRenewals = async (
  ctx: Context,
  input: Parsed<typeof contract.listRenewals>,
): Promise<Output<typeof contract.listRenewals>> => {
  const filter = { companyId: ctx.actor.companyId, show: input.show, employeeId: input.employeeId ?? null }
  const part = listWindow(query.RENEWAL_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listRenewals(ctx.db, filter, part))
  const total = totalOf(await query.countRenewals(ctx.db, filter))
  return { renewals: rows.map((row) => toCase(ctx, row)), next, page: input.page, ...total }
}

const keyOf = (employeeId: string, thing: string, thingId: string) => `${employeeId} ${thing} ${thingId}`

export const offerRenewals = async (
  ctx: Context,
  { employeeId }: Parsed<typeof contract.offerRenewals>,
): Promise<Output<typeof contract.offerRenewals>> => {
  const { companyId } = ctx.actor
  const begun = new Set(
    (await query.openThings(ctx.db, companyId)).map((row) => keyOf(row.employee_id, row.thing, row.thing_id)),
  )
  const ends = employeeId
    ? (await listEndsOfPerson(ctx, employeeId)).filter(({ days }) => days <= OFFERED_DAYS)
    : await listRunningOut(ctx, OFFERED_DAYS)
  const offered = ends.filter((end) => !begun.has(keyOf(end.employeeId, end.thing, end.thingId)))
  return {
    offers: offered
      .slice(0, OFFERED)
      .map((end) => ({ ...end, dueOn: usualDueDay(end.expiresOn, todayIn(ctx, end.country)) })),
    total: offered.length,
    owners: await query.listOwners(ctx.db, companyId, rolesWith('employees.write')),
    mayWrite: writesEmployees(ctx.actor),
  }
}

const getRenewal = async (ctx: Context, id: string): Promise<query.CaseRow> => {
  const row = await query.findRenewal(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Renewal')
  return row
}

const wholeOf = async (ctx: Context, id: string): Promise<Output<typeof contract.readRenewal>> => {
  const row = await getRenewal(ctx, id)
  const history = await query.stepsOf(ctx.db, ctx.actor.companyId, id)
  return { renewal: { ...toCase(ctx, row), history: history.map((step) => ({ ...step, at: iso(step.at) })) } }
}

export const readRenewal = (ctx: Context, { id }: Parsed<typeof contract.readRenewal>) => wholeOf(ctx, id)

const requireOwner = async (ctx: Context, ownerId: string): Promise<void> => {
  const owners = await query.listOwners(ctx.db, ctx.actor.companyId, rolesWith('employees.write'))
  if (!owners.some(({ id }) => id === ownerId))
    throw invalid({ ownerId: 'Responsible person is nobody who works on records of employees' })
}

const note = (ctx: Context, caseId: string, step: query.StepRow['step'], words: string) =>
  query.insertStep(ctx.db, ctx.actor.companyId, {
    caseId,
    step,
    note: words,
    by: ctx.actor.userId,
    at: ctx.now().toISOString(),
  })

export const openRenewal = async (ctx: Context, input: Parsed<typeof contract.openRenewal>) => {
  const { companyId, userId } = ctx.actor
  const ends = await listEndsOfPerson(ctx, input.employeeId)
  const end = ends.find(({ thing, thingId }) => thing === input.thing && thingId === input.thingId)
  if (!end) throw notFound('What is to be renewed')
  const ownerId = input.ownerId ?? userId
  if (input.ownerId) await requireOwner(ctx, input.ownerId)
  const made = await query.insertRenewal(ctx.db, companyId, {
    employee_id: end.employeeId,
    thing: end.thing,
    thing_id: end.thingId,
    what: end.what,
    expires_on: end.expiresOn,
    owner_id: ownerId,
    due_on: input.dueOn ?? usualDueDay(end.expiresOn, todayIn(ctx, end.country)),
    at: ctx.now().toISOString(),
  })
  if (!made) throw new Refusal('CONFLICT', 'Somebody has begun to renew this already.')
  await note(ctx, made.id, 'open', input.note)
  ctx.audit({
    action: 'renewal.open',
    targetType: 'employee',
    targetId: end.employeeId,
    after: { what: end.what, expiresOn: end.expiresOn },
    detail: { renewal: made.id },
  })
  return wholeOf(ctx, made.id)
}

/** The case, held, as the caller last saw it, where it is still open. */
const holdRenewal = async (ctx: Context, { id, version }: { id: string; version: number }): Promise<query.CaseRow> => {
  const held = await query.lockRenewal(ctx.db, ctx.actor.companyId, id)
  if (!held) throw notFound('Renewal')
  if (held.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this renewal since you opened it.')
  const row = await getRenewal(ctx, id)
  if (!isOpenRenewal(row.state)) throw new Refusal('CONFLICT', 'This renewal is closed.')
  return row
}

type Moved = Partial<Pick<query.CaseRow, 'state' | 'owner_id' | 'due_on' | 'valid_until'>>

const moveRenewal = async (
  ctx: Context,
  row: query.CaseRow,
  { to, action, step, words }: { to: Moved; action: string; step: query.StepRow['step']; words: string },
) => {
  const next = { ...row, ...to }
  const closedAt = isOpenRenewal(next.state) ? null : ctx.now().toISOString()
  await query.updateRenewal(ctx.db, ctx.actor.companyId, { ...next, closedAt })
  await note(ctx, row.id, step, words)
  const facts = (of: query.CaseRow) => ({
    state: of.state,
    owner: of.owner_id,
    dueOn: of.due_on,
    validUntil: of.valid_until,
  })
  ctx.audit({
    action,
    targetType: 'employee',
    targetId: row.employee_id,
    before: facts(row),
    after: facts(next),
    detail: { renewal: row.id, what: row.what, note: words },
  })
  return wholeOf(ctx, row.id)
}

export const stepRenewal = async (ctx: Context, input: Parsed<typeof contract.stepRenewal>) => {
  const row = await holdRenewal(ctx, input)
  const { step, note: words } = input
  if (!nextSteps(row.state).includes(step)) throw new Refusal('CONFLICT', 'This step was taken already.')
  return moveRenewal(ctx, row, { to: { state: step }, action: 'renewal.step', step, words })
}

export const assignRenewal = async (ctx: Context, input: Parsed<typeof contract.assignRenewal>) => {
  const row = await holdRenewal(ctx, input)
  const { ownerId, dueOn, note: words } = input
  if (ownerId !== null && ownerId !== row.owner_id) await requireOwner(ctx, ownerId)
  const step = ownerId === row.owner_id && dueOn === row.due_on ? 'noted' : 'assigned'
  return moveRenewal(ctx, row, { to: { owner_id: ownerId, due_on: dueOn }, action: 'renewal.assign', step, words })
}

export const dropRenewal = async (ctx: Context, input: Parsed<typeof contract.dropRenewal>) => {
  const row = await holdRenewal(ctx, input)
  return moveRenewal(ctx, row, { to: { state: 'dropped' }, action: 'renewal.drop', step: 'dropped', words: input.note })
}

const requireLater = (row: query.CaseRow, validUntil: Day): void => {
  if (validUntil <= row.expires_on)
    throw invalid({ validUntil: 'Valid until must be after the day the one before runs out' })
}

const confirmed = (ctx: Context, row: query.CaseRow, { validUntil, words }: { validUntil: Day; words: string }) =>
  moveRenewal(ctx, row, {
    to: { state: 'confirmed', valid_until: validUntil },
    action: 'renewal.confirm',
    step: 'confirmed',
    words,
  })

/** Fields of a permit under the names they have where a renewal is closed. */
const NAMES: Readonly<Record<string, string>> = {
  expiry_date: 'validUntil',
  issued_on: 'issuedOn',
  document_number: 'documentNumber',
}

/** What a permit is refused for stands at the fields of the renewal. */
const underOwnNames = async <Made>(made: Promise<Made>): Promise<Made> => {
  try {
    return await made
  } catch (error) {
    if (!(error instanceof Refusal) || !error.extra.fields) throw error
    throw invalid(
      Object.fromEntries(Object.entries(error.extra.fields).map(([name, said]) => [NAMES[name] ?? name, said])),
    )
  }
}

/**
 * The permit as a new one; the one before stays on record, cancelled. Where somebody has entered it on the record already, with this day and no other
 * number, it is that one.
 */
const keepNewPermit = async (
  ctx: Context,
  row: query.CaseRow,
  input: Parsed<typeof contract.confirmRenewal>,
): Promise<void> => {
  const id = row.employee_id
  const all = await listAuthorizations(ctx, id)
  const before = all.find((one) => one.id === row.thing_id)
  if (!before) throw notFound('Authorization')
  const number = canonicalNumber(input.documentNumber ?? '')
  const standing = all.find(
    (one) =>
      one.status === 'active' &&
      one.authorization_type === before.authorization_type &&
      one.expires_on === input.validUntil &&
      (!number || one.document_mask === maskValue(number)),
  )
  if (before.id !== standing?.id && before.status !== 'cancelled')
    await changeAuthorization(ctx, { id, authorizationId: before.id, status: 'cancelled' })
  if (standing) return
  const made = addAuthorization(ctx, {
    id,
    authorization_type: before.authorization_type,
    document_number: input.documentNumber,
    issued_on: input.issuedOn,
    expiry_date: input.validUntil,
    status: 'active',
    note: input.note === '' ? null : input.note.slice(0, 500),
  })
  await underOwnNames(made)
}

/** A pass stands in the record and is changed there, where the law of the country judges it. */
const requireOnRecord = async (ctx: Context, row: query.CaseRow, validUntil: Day): Promise<void> => {
  const end: EndOfThing | undefined = (await listEndsOfPerson(ctx, row.employee_id)).find(
    ({ thing, thingId }) => thing === row.thing && thingId === row.thing_id,
  )
  if (end?.expiresOn !== validUntil)
    throw new Refusal('CONFLICT', 'Enter the new pass on the record of the employee first, with this day.')
}

export const confirmRenewal = async (ctx: Context, input: Parsed<typeof contract.confirmRenewal>) => {
  const row = await holdRenewal(ctx, input)
  requireLater(row, input.validUntil)
  if (row.thing === 'document') throw new Refusal('CONFLICT', 'A document is renewed with its new version as a file.')
  if (row.thing === 'authorization') await keepNewPermit(ctx, row, input)
  else await requireOnRecord(ctx, row, input.validUntil)
  return confirmed(ctx, row, { validUntil: input.validUntil, words: input.note })
}

export const confirmDocument = async (ctx: Context, input: Parsed<typeof contract.confirmDocument>) => {
  const row = await holdRenewal(ctx, input)
  requireLater(row, input.validUntil)
  if (row.thing !== 'document') throw new Refusal('CONFLICT', 'This is no document: say until when it is valid.')
  await addVersion(ctx, {
    id: row.employee_id,
    documentId: row.thing_id,
    name: input.name,
    expires_on: input.validUntil,
  })
  return confirmed(ctx, row, { validUntil: input.validUntil, words: input.note })
}
