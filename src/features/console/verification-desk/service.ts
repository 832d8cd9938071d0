import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { actorOf, Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from '../../company/verification/contract.ts'
import { decideVerification, revokeStoredVerification } from '../../company/verification/decision.service.ts'
import { decidesVerifications } from '../../company/verification/policy.ts'
import { documentOf, findVerification } from '../../company/verification/queries.ts'
import { type State, shareOf } from '../../company/verification/rules.ts'
import { notifyVerificationOutcome, type Outcome, verificationOf } from '../../company/verification/service.ts'
import * as query from './queries.ts'

/** Where a day begins first: nobody on earth is ahead of it. */
const FIRST_ZONE = 'Pacific/Kiritimati'

const named = (first: string | null, last: string | null) => (first === null ? null : `${first} ${last ?? ''}`.trim())

export const requestOf = (ctx: OpenContext, r: query.RequestRow): contract.VerificationRequest => ({
  // Whether there is a document; what it is called is read by the company’s own door.
  ...verificationOf(ctx, { ...r, document: r.file_id === null ? null : '' }),
  companyId: r.company_id,
  company: r.company,
  askedBy: named(r.asked_first, r.asked_last),
  decidedBy: named(r.decided_first, r.decided_last),
})

export const listRequests = (
  ctx: OpenContext,
  { show, cursor, page, pageSize }: Parsed<typeof contract.listRequests>,
): Promise<Output<typeof contract.listRequests>> =>
  ctx.database.forPlatform(async (db) => {
    const { waiting, decided, verified, companies } = await query.countRequests(db)
    const part = listWindow(query.REQUEST_ORDERS, { sort: show, cursor, page, pageSize })
    const { rows, next } = pageOf(part, await query.listRequests(db, show, part))
    return {
      requests: rows.map((r) => requestOf(ctx, r)),
      next,
      page,
      pageSize,
      waiting,
      decided,
      verifiedShare: shareOf(verified, companies),
      decides: decidesVerifications(actorOf(ctx)),
    }
  })

const current = async (db: Db, id: string): Promise<query.RequestRow> => {
  const row = await query.findRequest(db, id)
  if (!row) throw notFound('Verification')
  return row
}

export const readRequest = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readRequest>,
): Promise<Output<typeof contract.readRequest>> => {
  const told = await ctx.database.forPlatform(async (db) => {
    const row = await current(db, id)
    return {
      row,
      history: await query.historyOf(db, row.company_id, row.entity_id, id),
      others: await query.othersWith(db, row),
    }
  })
  const { company_id: companyId } = told.row
  const document =
    (await ctx.database.forCompany(companyId, (db) => findVerification(db, companyId, id)))?.document ?? null
  return {
    request: { ...requestOf(ctx, told.row), document },
    history: told.history.map((r) => requestOf(ctx, r)),
    others: told.others.map((o) => ({ company: o.company, legalName: o.legal_name, state: o.state as State })),
    decides: decidesVerifications(actorOf(ctx)),
  }
}

/** The company’s log says that the platform opened its document. */
export const readEvidence = async (ctx: OpenContext, { id }: Parsed<typeof contract.readEvidence>) => {
  const row = await ctx.database.forPlatform((db) => current(db, id))
  const { company_id: companyId } = row
  const file = await ctx.database.forCompany(companyId, async (db) => {
    const found = await documentOf(db, companyId, id)
    if (found)
      await writeAudit(db, { ...actorOf(ctx), companyId }, ctx.caller, [
        { action: 'verification.document-read', targetType: 'entity', targetId: row.entity_id },
      ])
    return found
  })
  if (!file) throw notFound('Document')
  return new Download(file.name, file.content_type, await readFileOf(ctx, companyId, file.storage_key))
}

type Change = { outcome: Outcome; action: string; reason: string | null; detail: Record<string, unknown> }

/** In the company’s log and in the platform’s, with a letter to whoever runs the company. */
const settle = async (ctx: OpenContext, db: Db, was: query.RequestRow, change: Change) => {
  const actor = actorOf(ctx)
  const row = await current(db, was.id)
  const told = requestOf(ctx, row)
  const entry = {
    action: change.action,
    targetType: 'entity',
    targetId: row.entity_id,
    before: { state: was.state },
    after: { state: row.state },
    detail: { legalName: row.legal_name, [row.number_key]: told.number.number, ...change.detail },
  }
  await writeAudit(db, { ...actor, companyId: row.company_id }, ctx.caller, [entry])
  await writeAudit(db, { ...actor, companyId: null }, ctx.caller, [
    { ...entry, targetType: 'company', targetId: row.company_id },
  ])
  await notifyVerificationOutcome(
    ctx,
    db,
    {
      companyId: row.company_id,
      country: row.country,
      legalName: row.legal_name,
      number: `${told.number.label} ${told.number.number}`,
      register: row.register ?? told.number.register.name,
      reason: change.reason ?? '',
    },
    change.outcome,
  )
  return { request: told }
}

/** Decided once. What was looked into is the register of the number that was stated. */
export const decideRequest = (ctx: OpenContext, input: Parsed<typeof contract.decideRequest>) => {
  if (input.checkedOn > dayIn(FIRST_ZONE, ctx.now()))
    throw invalid({ checkedOn: 'Day of the look-up must not be in the future' })
  const { decision, checkedOn, evidence } = input
  const reason = decision === 'refused' ? input.reason : null
  return ctx.database.forPlatform(async (db) => {
    await query.lockRequest(db, input.id)
    const was = await current(db, input.id)
    if (was.state !== 'pending') throw new Refusal('CONFLICT', 'This is decided already, or not asked any more.')
    const { register } = requestOf(ctx, was).number
    await decideVerification(db, was.id, {
      state: decision,
      by: actorOf(ctx).userId,
      at: ctx.now().toISOString(),
      register: register.name,
      checkedOn,
      evidence,
      reason,
    })
    const detail = {
      register: register.name,
      checkedOn,
      ...(evidence ? { evidence } : {}),
      ...(reason ? { reason } : {}),
    }
    const action = decision === 'verified' ? 'verification.verify' : 'verification.refuse'
    return settle(ctx, db, was, { outcome: decision, action, reason, detail })
  })
}

export const revokeVerification = (ctx: OpenContext, { id, reason }: Parsed<typeof contract.revokeVerification>) =>
  ctx.database.forPlatform(async (db) => {
    await query.lockRequest(db, id)
    const was = await current(db, id)
    if (was.state !== 'verified') throw new Refusal('CONFLICT', 'Only what is verified can be taken back.')
    await revokeStoredVerification(db, id, { reason, at: ctx.now().toISOString() })
    const change = { outcome: 'taken_back' as const, action: 'verification.take-back', reason, detail: { reason } }
    return settle(ctx, db, was, change)
  })
