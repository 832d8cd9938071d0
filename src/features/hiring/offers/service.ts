import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { leavesAt } from '../../../shared/delay.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { payOf } from '../../adverts/content/posting.rules.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import { nationalityOfCode } from '../../platform/geo/service.ts'
import { insertApplicationEvent, touchApplication } from '../applications/changes.service.ts'
import * as interviews from '../interviews/held.ts'
import { getApplication } from '../interviews/service.ts'
import { enqueueReconcileApplications } from '../jobs/changes.service.ts'
import type * as contract from './contract.ts'
import { findHire } from './hires.queries.ts'
import { judged, lapseOffer } from './judged.service.ts'
import { letterOf } from './letter.ts'
import { askApprovers, notifyOfferWithdrawn } from './letters.ts'
import * as query from './queries.ts'
import { isWritable, MOVES, needsApprover, needsReason, type OfferStatus, PERIODS, refusalToSend } from './rules.ts'
import { refuseToSend, sendOfferLetter, vacanciesOf, zoneOfApplicant } from './send.service.ts'
import { minorOf, toOfferView, zoneOf } from './shown.ts'
import { judgesOf } from './subject.ts'

const DAYS_TO_ACCEPT = 7
const DAYS_TO_START = 30

type Terms = Parsed<typeof contract.writeOffer>
export type OfferApplication = Awaited<ReturnType<typeof getApplication>>

const namesOf = async (ctx: Context) =>
  new Map(
    (await interviews.interviewers(ctx.db, ctx.actor.companyId)).map((u) => [
      u.id,
      `${u.first_name} ${u.last_name}`.trim(),
    ]),
  )

/** What whoever calls may do about some offers. */
const mayOf = async (ctx: Context, offers: readonly query.StoredOffer[], outcome: string) => {
  const judges = await judgesOf(readerOf(ctx), offers)
  return (offer: query.StoredOffer) => ({
    outcome,
    mayApprove: hasPermission(ctx.actor, 'offers.approve'),
    mayJudge: judges(offer, ctx.actor.userId),
  })
}

const readView = async (ctx: Context, offer: query.StoredOffer) => {
  const { outcome } = await getApplication(ctx, offer.application_id)
  return { offer: toOfferView(ctx, offer, (await mayOf(ctx, [offer], outcome))(offer), await namesOf(ctx)) }
}

export const listOffers = async (
  ctx: Context,
  { application }: Parsed<typeof contract.listOffers>,
): Promise<Output<typeof contract.listOffers>> => {
  const current = await getApplication(ctx, application)
  const offers = await query.offersOf(ctx.db, ctx.actor.companyId, current.id)
  const names = await namesOf(ctx)
  const country = ctx.countries.get(current.country)
  const content = JobContent.parse(current.content)
  const { minorUnits } = country.currency
  const { min, max, period } = payOf(content, minorUnits)
  const amount = (minor: number | null) => (minor === null ? null : fromMinor(minor, minorUnits))
  const today = dayIn(zoneOf(ctx, current.country, current.region), ctx.now())
  const vacancies = await vacanciesOf(ctx, current.job_id, current.content)
  const may = await mayOf(ctx, offers, current.outcome)
  const hired = await findHire(ctx.db, ctx.actor.companyId, current.id)
  return {
    offers: offers.map((o) => toOfferView(ctx, o, may(o), names)),
    defaults: {
      position: current.title,
      department: current.department,
      country: country.code,
      currency: country.currency.code,
      symbol: country.currency.symbol,
      decimals: minorUnits,
      pay: '',
      range: min === null && max === null ? null : { min: amount(min), max: amount(max), period },
      period: PERIODS.find((p) => p === period) ?? 'MONTH',
      startsOn: addDays(today, DAYS_TO_START),
      expiresOn: addDays(today, DAYS_TO_ACCEPT),
      weeklyHours: String(country.hours.standard),
    },
    vacancies,
    hire: {
      why: refusalToHire(current, vacancies, offers),
      employeeId: hired?.employee_id ?? offers.find((o) => o.employee_id)?.employee_id ?? null,
      statuses: (country.employmentStatuses ?? []).map(({ value, label }) => ({ value, label })),
      nationality: nationalityOfCode(
        ctx.countries,
        await query.findHome(ctx.db, ctx.actor.companyId, current.candidate_id),
      ),
    },
  }
}

/** Null: the person can be hired now. */
export const refusalToHire = (
  current: Pick<OfferApplication, 'outcome'>,
  vacancies: { all: number; hired: number; offered: number },
  offers: readonly Pick<query.StoredOffer, 'status'>[],
): string | null => {
  if (current.outcome === 'hired') return 'This person is hired.'
  if (current.outcome !== 'active') return 'This application is no longer going on. Restore it first.'
  if (offers.some((o) => o.status === 'sent')) return 'The offer waits for the person’s answer.'
  // Their own offer took its vacancy when it was sent.
  const promised = vacancies.offered - (offers.some((o) => o.status === 'accepted') ? 1 : 0)
  return refusalToSend(vacancies.all, vacancies.hired + promised)
}

/** Judges what was typed; nothing half-sensible is kept. */
const columnsOf = (ctx: Context, input: Omit<Terms, 'application'>, at: { country: string; region: string | null }) => {
  const country = ctx.countries.get(at.country)
  const today = dayIn(zoneOf(ctx, at.country, at.region), ctx.now())
  const wrong: Record<string, string> = {}
  if (input.expiresOn < today) wrong.expiresOn = 'The last day to accept has passed'
  if (input.startsOn < today) wrong.startsOn = 'The first day has passed'
  if (input.period === 'HOUR' && input.weeklyHours === null) wrong.weeklyHours = 'Say how many hours a week are paid'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return {
    position: input.position,
    department: input.department,
    country: country.code,
    currency: country.currency.code,
    pay: minorOf('pay', input.pay, country),
    period: input.period,
    allowances: JSON.stringify(
      input.allowances.map((a) => ({ kind: a.kind, amount: minorOf('allowances', a.amount, country) })),
    ) as never,
    starts_on: input.startsOn,
    expires_on: input.expiresOn,
    probation_months: input.probationMonths,
    weekly_hours: input.weeklyHours,
    terms: input.terms,
  }
}

export const writeOffer = async (ctx: Context, { application, ...input }: Terms) => {
  const { db, actor } = ctx
  const current = await getApplication(ctx, application)
  if (current.outcome !== 'active')
    throw new Refusal('CONFLICT', 'This application is no longer going on. Restore it first.')
  const stored = await query
    .insertOffer(db, {
      company_id: actor.companyId,
      application_id: current.id,
      status: 'draft',
      created_by: actor.userId,
      written_by: actor.userId,
      ...columnsOf(ctx, input, current),
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) === 'offers_live')
        throw new Refusal('CONFLICT', 'There is an offer for this person already. Change it, or withdraw it first.')
      throw error
    })
  ctx.audit({
    action: 'offer.draft',
    targetType: 'application',
    targetId: current.id,
    after: { offer: stored.id, ...input },
  })
  return readView(ctx, stored)
}

export const heldOffer = async (ctx: Context, id: string, version: number | undefined) => {
  const offer = await query.lockOffer(ctx.db, ctx.actor.companyId, id)
  if (!offer) throw notFound('Offer')
  if (version !== undefined && version !== offer.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this offer since you opened it.', {
      data: await readView(ctx, offer),
    })
  return offer
}

export const changeOffer = async (ctx: Context, { id, version, ...input }: Parsed<typeof contract.changeOffer>) => {
  const offer = await heldOffer(ctx, id, version)
  if (!isWritable(offer.status as OfferStatus))
    throw new Refusal('CONFLICT', 'This offer was sent; it cannot be changed. Withdraw it and make another.')
  const stored = await query.updateOffer(ctx.db, ctx.actor.companyId, id, {
    ...columnsOf(ctx, input, await getApplication(ctx, offer.application_id)),
    // What was approved is no longer what stands here.
    status: 'draft',
    written_by: ctx.actor.userId,
    approved_by: null,
    approved_at: null,
    leaves_at: null,
    held_back: null,
  })
  await lapseOffer(ctx, id)
  ctx.audit({
    action: 'offer.change',
    targetType: 'application',
    targetId: offer.application_id,
    after: { offer: id, ...input },
  })
  return readView(ctx, stored)
}

/** Told to leave, or told to stay; nothing of it is the person's to see yet. */
const timed = async (ctx: Context, offer: query.StoredOffer, current: OfferApplication, leaves: boolean) => {
  const { db, actor } = ctx
  if (current.outcome !== 'active')
    throw new Refusal('CONFLICT', 'This application is no longer going on. Restore it first.')
  if (!leaves && offer.leaves_at === null) throw new Refusal('CONFLICT', 'This letter is not on its way.')
  const zone = leaves ? await zoneOfApplicant(ctx, current.id) : ''
  const stored = await query.updateOffer(db, actor.companyId, offer.id, {
    leaves_at: leaves ? leavesAt(ctx.now(), zone).toISOString() : null,
    sent_by: leaves ? actor.userId : null,
    held_back: null,
  })
  ctx.audit({
    action: leaves ? 'offer.send-later' : 'offer.hold',
    targetType: 'application',
    targetId: current.id,
    before: { leavesAt: offer.leaves_at },
    after: { offer: offer.id, leavesAt: stored.leaves_at },
  })
  return readView(ctx, stored)
}

export const moveOffer = async (
  ctx: Context,
  { id, version, action, note, later }: Parsed<typeof contract.moveOffer>,
) => {
  const { db, actor } = ctx
  const offer = await heldOffer(ctx, id, version)
  const { from } = MOVES[action]
  const status = offer.status as OfferStatus
  if (needsApprover(status, action) && !hasPermission(actor, 'offers.approve'))
    throw new Refusal('CONFLICT', 'This offer has to be approved by whoever runs your company.')
  if (!from.includes(status))
    throw new Refusal('CONFLICT', 'That cannot be done with an offer in this state. Load the page again.')
  const current = await getApplication(ctx, offer.application_id, action === 'withdraw')
  if (action === 'hold' || (action === 'send' && later)) {
    if (action === 'send') await refuseToSend(ctx, offer, current)
    return timed(ctx, offer, current, action === 'send')
  }
  if (action === 'withdraw' && current.outcome === 'hired')
    throw new Refusal('CONFLICT', 'This person is hired. What ends their employment is done on their record.')
  if (needsReason(status, action) && !note) throw invalid({ note: 'Say why. The person reads it.' })
  if (action !== 'withdraw' && current.outcome !== 'active')
    throw new Refusal('CONFLICT', 'This application is no longer going on. Restore it first.')
  const changes = action === 'send' ? await sendOfferLetter(ctx, offer, current) : {}
  const { to, waitsFor } = await judged(ctx, offer, { action, note })
  const stored = await query.updateOffer(db, actor.companyId, id, {
    status: to,
    ...(action === 'ask' ? { asked_by: actor.userId } : {}),
    leaves_at: null,
    held_back: null,
    ...(to === 'approved' ? { approved_by: actor.userId, approved_at: ctx.now().toISOString() } : {}),
    ...changes,
  })
  if (waitsFor.length > 0) await askApprovers(ctx, current, waitsFor)
  // What was never sent is nobody's business outside.
  const takesBack = action === 'withdraw' && offer.sent_at !== null && current.outcome === 'active'
  if (takesBack) await notifyOfferWithdrawn(ctx, offer, current, note)
  const isPublic = action === 'send' || takesBack
  await insertApplicationEvent(db, {
    companyId: actor.companyId,
    applicationId: current.id,
    kind: `offer_${to}`,
    by: 'user',
    userId: actor.userId,
    publicStatus: isPublic ? 'offer' : null,
    detail: { offer: id, note },
  })
  await touchApplication(db, actor.companyId, current.id, { answers: isPublic })
  if (takesBack) await enqueueReconcileApplications(ctx.db, actor.companyId, current.job_id)
  ctx.audit({
    action: `offer.${action}`,
    targetType: 'application',
    targetId: current.id,
    before: { status: offer.status },
    after: { offer: id, status: to },
    detail: { note },
  })
  return readView(ctx, stored)
}

export const readOfferLetter = async (ctx: Context, { id }: Parsed<typeof contract.offerLetter>) => {
  const { db, actor } = ctx
  const offer = await query.offerById(db, actor.companyId, id)
  if (!offer) throw notFound('Offer')
  const file = offer.letter_file_id ? await query.fileKey(db, actor.companyId, offer.letter_file_id) : null
  if (file)
    return new Download('offer.pdf', 'application/pdf', await readFileOf(ctx, actor.companyId, file.storage_key))
  const current = await getApplication(ctx, offer.application_id)
  const { name: company } = await interviews.companyOf(db, actor.companyId)
  const country = ctx.countries.get(offer.country)
  const bytes = await letterOf({ offer, country, company, name: current.name, at: ctx.now() })
  return new Download('offer-draft.pdf', 'application/pdf', bytes)
}
