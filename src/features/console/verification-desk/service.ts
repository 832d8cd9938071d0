import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { actorOf, Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import * as contract from '../../company/verification/contract.ts'
import { decidesVerifications } from '../../company/verification/policy.ts'
import { documentOf, verification } from '../../company/verification/queries.ts'
import { type State, shareOf } from '../../company/verification/rules.ts'
import { type Outcome, tell, verificationOf } from '../../company/verification/service.ts'
import * as query from './queries.ts'

/** Where a day begins first: nobody on earth is ahead of it. */
const FIRST_ZONE = 'Pacific/Kiritimati'

const named = (first: string | null, last: string | null) => (first === null ? null : `${first} ${last ?? ''}`.trim())

const requestOf = (ctx: OpenContext, r: query.RequestRow): contract.VerificationRequest => ({
  // Whether there is a document; what it is called is read by the company’s own door.
  ...verificationOf(ctx, { ...r, document: r.file_id === null ? null : '' }),
  companyId: r.company_id,
  company: r.company,
  askedBy: named(r.asked_first, r.asked_last),
  decidedBy: named(r.decided_first, r.decided_last),
})

export const requests = (
  ctx: OpenContext,
  { show, page }: Parsed<typeof contract.listRequests>,
): Promise<Output<typeof contract.listRequests>> =>
  ctx.doors.asPlatform(async (db) => {
    const { waiting, decided, verified, companies } = await query.counted(db)
    const rows = await query.requestsPage(db, show, contract.REQUESTS, (page - 1) * contract.REQUESTS)
    return {
      requests: rows.map((r) => requestOf(ctx, r)),
      waiting,
      decided,
      verifiedShare: shareOf(verified, companies),
      decides: decidesVerifications(actorOf(ctx)),
    }
  })

const held = async (db: Db, id: string): Promise<query.RequestRow> => {
  const row = await query.request(db, id)
  if (!row) throw notFound('Verification')
  return row
}

export const readRequest = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readRequest>,
): Promise<Output<typeof contract.readRequest>> => {
  const told = await ctx.doors.asPlatform(async (db) => {
    const row = await held(db, id)
    return {
      row,
      history: await query.historyOf(db, row.company_id, row.entity_id, id),
      others: await query.othersWith(db, row),
    }
  })
  const { company_id: companyId } = told.row
  const document = (await ctx.doors.asCompany(companyId, (db) => verification(db, companyId, id)))?.document ?? null
  return {
    request: { ...requestOf(ctx, told.row), document },
    history: told.history.map((r) => requestOf(ctx, r)),
    others: told.others.map((o) => ({ company: o.company, legalName: o.legal_name, state: o.state as State })),
    decides: decidesVerifications(actorOf(ctx)),
  }
}

/** The company’s log says that the platform opened its document. */
export const readEvidence = async (ctx: OpenContext, { id }: Parsed<typeof contract.readEvidence>) => {
  const row = await ctx.doors.asPlatform((db) => held(db, id))
  const { company_id: companyId } = row
  const file = await ctx.doors.asCompany(companyId, async (db) => {
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
  const row = await held(db, was.id)
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
  await tell(
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
export const decide = (ctx: OpenContext, asked: Parsed<typeof contract.decideRequest>) => {
  if (asked.checkedOn > dayIn(FIRST_ZONE, ctx.now()))
    throw invalid({ checkedOn: 'Day of the look-up must not be in the future' })
  const { decision, checkedOn, evidence } = asked
  const reason = decision === 'refused' ? asked.reason : null
  return ctx.doors.asPlatform(async (db) => {
    await query.lockRequest(db, asked.id)
    const was = await held(db, asked.id)
    if (was.state !== 'pending') throw new Refusal('CONFLICT', 'This is decided already, or not asked any more.')
    const { register } = requestOf(ctx, was).number
    await query.decide(db, was.id, {
      ...{ state: decision, by: actorOf(ctx).userId, at: ctx.now().toISOString() },
      ...{ register: register.name, checkedOn, evidence, reason },
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

export const takeBack = (ctx: OpenContext, { id, reason }: Parsed<typeof contract.takeBack>) =>
  ctx.doors.asPlatform(async (db) => {
    await query.lockRequest(db, id)
    const was = await held(db, id)
    if (was.state !== 'verified') throw new Refusal('CONFLICT', 'Only what is verified can be taken back.')
    await query.takeBack(db, id, { reason, at: ctx.now().toISOString() })
    const change = { outcome: 'taken_back' as const, action: 'verification.take-back', reason, detail: { reason } }
    return settle(ctx, db, was, change)
  })
