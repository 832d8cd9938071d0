import type { Context, Services } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { type Db, uniqueViolation } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { type Begun, identifyingNumbersOf, lookupsOf, mayAsk, type State, statedAs } from './rules.ts'

const isoOr = (instant: string | null) => (instant === null ? null : iso(instant))

/** A question as it is told; `document` is the name of its file, which the platform’s own list does not read. */
export const verificationOf = (
  { countries }: Pick<Services, 'countries'>,
  v: Omit<query.StoredVerification, 'document'> & { document: string | null },
): contract.Verification => ({
  id: v.id,
  entityId: v.entity_id,
  country: v.country,
  legalName: v.legal_name,
  number: statedAs(countries.get(v.country), v.number_key, { canonical: v.number, givenBy: v.given_by }),
  state: v.state as State,
  note: v.note,
  document: v.document,
  askedAt: iso(v.asked_at),
  decidedAt: isoOr(v.decided_at),
  register: v.register,
  checkedOn: v.checked_on,
  evidence: v.evidence,
  reason: v.reason,
  endedAt: isoOr(v.ended_at),
  endedWhy: v.ended_why as contract.Verification['endedWhy'],
})

export const listVerifications = async (ctx: Context): Promise<Output<typeof contract.listVerification>> => {
  const { db, actor } = ctx
  const last = new Map((await query.lastOfEach(db, actor.companyId)).map((v) => [v.entity_id, v]))
  const entities = (await query.listEntities(db, actor.companyId)).map((e) => {
    const country = ctx.countries.get(e.country)
    const { numbers, missing } = lookupsOf(country, e.numbers)
    const stored = last.get(e.id)
    return {
      entityId: e.id,
      country: e.country,
      legalName: e.legal_name,
      first: e.first,
      numbers,
      wanted: identifyingNumbersOf(country).map((n) => n.label),
      missing,
      last: stored ? verificationOf(ctx, stored) : null,
      mayAsk: mayAsk(missing, (stored?.state as State) ?? null),
    }
  })
  return { entities, withheld: await query.isWithheld(db, actor.companyId) }
}

const MISSING = {
  number: 'This legal entity has no registration number that can be looked up. Add one first.',
  givenBy: 'Say who gave the licence first: it is looked up with its authority.',
  wrong: 'The registration number of this legal entity cannot be right. Change it first.',
} as const

/** What is written down is what the entity is called and numbered now: with another name or number it lapses. */
export const askVerification = async (ctx: Context, input: Parsed<typeof contract.askVerification>) => {
  const { db, actor } = ctx
  const { companyId } = actor
  const entity = await query.lockedEntity(db, companyId, input.entityId)
  if (!entity) throw notFound('Legal entity')
  const country = ctx.countries.get(entity.country)
  const { numbers, missing } = lookupsOf(country, entity.numbers)
  if (missing) throw invalid({ entityId: MISSING[missing] })
  const stated = input.numberKey === null ? numbers[0] : numbers.find((n) => n.key === input.numberKey)
  if (!stated) throw invalid({ numberKey: 'Number must be one this legal entity has and that a register knows' })
  const last = (await query.lastOfEach(db, companyId)).find((v) => v.entity_id === entity.id)
  if (last && !mayAsk(null, last.state as State))
    throw new Refusal(
      'CONFLICT',
      last.state === 'pending'
        ? 'This legal entity is being verified already.'
        : 'This legal entity is verified already.',
    )
  const giver = country.entity.numbers.find((n) => n.key === stated.key)?.givenBy
  const { id } = await query
    .insertVerification(db, {
      company_id: companyId,
      entity_id: entity.id,
      country: entity.country,
      legal_name: entity.legal_name,
      number_key: stated.key,
      number: entity.numbers[stated.key]?.number as string,
      given_by: giver ? (entity.numbers[giver]?.number ?? null) : null,
      note: input.note,
      asked_by: actor.userId,
      asked_at: ctx.now().toISOString(),
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== 'company_verifications_pending') throw error
      throw new Refusal('CONFLICT', 'This legal entity is being verified already.')
    })
  ctx.audit({
    action: 'verification.ask',
    targetType: 'entity',
    targetId: entity.id,
    after: { legalName: entity.legal_name, [stated.key]: stated.number },
  })
  return { verification: verificationOf(ctx, await read(ctx, id)) }
}

const read = async (ctx: Context, id: string): Promise<query.StoredVerification> => {
  const stored = await query.findVerification(ctx.db, ctx.actor.companyId, id)
  if (!stored) throw notFound('Verification')
  return stored
}

const DECIDED = () => new Refusal('CONFLICT', 'This is decided already.')

/** An extract of the register, a certificate: kept encrypted, seen by the company and the platform alone. */
export const addEvidence = async (ctx: Context, { id, name }: Parsed<typeof contract.addEvidence>) => {
  const { companyId } = ctx.actor
  const before = await read(ctx, id)
  if (before.state !== 'pending') throw DECIDED()
  const stored = await storeUpload(ctx, { purpose: 'verification', name })
  const put = await query.replaceDocument(ctx.db, companyId, id, stored.id)
  if (!put) throw DECIDED()
  if (before.file_id) await query.dropDocument(ctx.db, companyId, before.file_id)
  ctx.audit({
    action: 'verification.document',
    targetType: 'entity',
    targetId: before.entity_id,
    detail: { file: stored.id },
  })
  return { verification: verificationOf(ctx, await read(ctx, id)) }
}

/** Whoever decides at the same moment is first or comes too late: one of the two is told so. */
export const withdrawVerification = async (ctx: Context, { id }: Parsed<typeof contract.withdrawVerification>) => {
  const before = await read(ctx, id)
  if (!(await query.withdrawVerification(ctx.db, id))) throw DECIDED()
  ctx.audit({
    action: 'verification.withdraw',
    targetType: 'entity',
    targetId: before.entity_id,
    before: { legalName: before.legal_name, [before.number_key]: before.number },
  })
  return { verification: verificationOf(ctx, await read(ctx, id)) }
}

export const ownEvidence = async (ctx: Context, { id }: Parsed<typeof contract.readOwnEvidence>) => {
  const { companyId } = ctx.actor
  const file = await query.documentOf(ctx.db, companyId, id)
  if (!file) throw notFound('Document')
  return new Download(file.name, file.content_type, await readFileOf(ctx, companyId, file.storage_key))
}

export type Outcome = 'verified' | 'refused' | 'taken_back' | 'lapsed'
type VerificationOutcome = {
  companyId: string
  country: string
  legalName: string
  number: string
  register: string
  reason: string
}

/** Whoever runs the company hears what became of it. */
export const notifyVerificationOutcome = async (
  services: Services,
  db: Db,
  result: VerificationOutcome,
  outcome: Outcome,
): Promise<void> => {
  const { companyId, legalName, number, register, reason } = result
  const link = `${services.settings.publicUrl}${paths.company({ tab: 'verification' })}`
  const people = await query.listCompanyAdmins(db, companyId)
  const recipients = people.map(({ id, email, first_name: name, language }) => ({
    userId: id,
    email,
    language: language ?? 'en',
    link,
    facts: { name, legalName, number, register, outcome, reason, link },
  }))
  await notifyPeople(services, db, { event: 'verification-decided', companyId, recipients })
}

/** After an entity was changed: what the database let lapse with it is written down and told. */
export const notifyExpiredVerifications = async (ctx: Context, entityId: string): Promise<void> => {
  const { db, actor } = ctx
  for (const v of await query.listJustExpiredVerifications(db, actor.companyId, entityId)) {
    const { number, label, register } = statedAs(ctx.countries.get(v.country), v.number_key, {
      canonical: v.number,
      givenBy: v.given_by,
    })
    ctx.audit({
      action: 'verification.lapse',
      targetType: 'entity',
      targetId: entityId,
      before: { legalName: v.legal_name, [v.number_key]: number },
      detail: { why: v.ended_why },
    })
    if (v.decided_at === null) continue
    const told = {
      companyId: actor.companyId,
      country: v.country,
      legalName: v.legal_name,
      number: `${label} ${number}`,
    }
    await notifyVerificationOutcome(ctx, db, { ...told, register: v.register ?? register.name, reason: '' }, 'lapsed')
  }
}

/** What a company that begins has done about it. */
export const begunOf = async (db: Db, companyId: string): Promise<Begun> => {
  const states = (await query.lastOfEach(db, companyId)).map((v) => v.state)
  if (states.includes('verified')) return 'done'
  if (states.includes('pending')) return 'asked'
  return 'none'
}
