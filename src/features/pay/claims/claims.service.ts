import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { claimUpload } from '../../platform/uploads/service.ts'
import { toAdvanceView } from './advances.service.ts'
import type * as contract from './claim.contract.ts'
import { allowanceOn, judgeClaim, worthOf } from './judge.service.ts'
import { CLAIM_KIND } from './kinds.rules.ts'
import * as paying from './money.queries.ts'
import { CURRENCIES, decimalsOf, isCurrencyCode, minorOf } from './money.rules.ts'
import { findPerson, getPerson, type Claimant as Person } from './person.service.ts'
import * as query from './queries.ts'
import { findReceipt } from './receipts.queries.ts'
import * as said from './rules.queries.ts'
import { ensureCategories, offeredCategories } from './rules.service.ts'
import { readClaimFor, summariesOf } from './shown.service.ts'
import { isOpenClaim } from './states.rules.ts'

/** Most lines of a claim. */
export const MOST_LINES = 200

export const readMyExpenses = async (ctx: Context): Promise<Output<typeof contract.readMyExpenses>> => {
  const { db, actor } = ctx
  const person = await findPerson(ctx)
  const code = person?.country.currency.code ?? ctx.countries.all[0]?.currency.code ?? 'SGD'
  return {
    employeeId: person?.employeeId ?? null,
    currency: code,
    decimals: decimalsOf(code),
    currencies: CURRENCIES.map((one) => ({ code: one, decimals: decimalsOf(one) })),
    today: person?.today ?? dayIn('UTC', ctx.now()),
    categories: await offeredCategories(ctx),
    claims: person ? await summariesOf(ctx, await query.claimsOf(db, actor.companyId, person.employeeId)) : [],
    advances: person ? (await paying.advancesOf(db, actor.companyId, person.employeeId)).map(toAdvanceView) : [],
  }
}

const claimAnswer = async (ctx: Context, id: string) => ({ claim: (await readClaimFor(ctx, id)).claim })

/** One’s own claim, held; it has to be one that can still be changed. */
const lockOwn = async (ctx: Context, id: string): Promise<{ claim: query.ClaimRow; person: Person }> => {
  const person = await findPerson(ctx)
  const claim = await query.lockClaim(ctx.db, ctx.actor.companyId, id)
  if (!person || claim?.employee_id !== person.employeeId) throw notFound('Claim')
  return { claim, person }
}

/** @throws Refusal NOT_FOUND for another’s claim, CONFLICT for one that was handed in */
export const lockOpen = async (ctx: Context, id: string) => {
  const own = await lockOwn(ctx, id)
  if (!isOpenClaim(own.claim.state))
    throw new Refusal('CONFLICT', 'This claim was handed in. Take it back to change it.')
  return own
}

export const startClaim = async (ctx: Context, { title }: Parsed<typeof contract.startClaim>) => {
  const { employeeId, country } = await getPerson(ctx)
  await ensureCategories(ctx)
  const { id } = await query.insertClaim(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: employeeId,
    title,
    country: country.code,
    currency: country.currency.code,
  })
  ctx.audit({ action: 'expense-claim.start', targetType: 'expense-claim', targetId: id, after: { title } })
  return claimAnswer(ctx, id)
}

export const renameClaim = async (ctx: Context, { id, title }: Parsed<typeof contract.renameClaim>) => {
  const { claim } = await lockOpen(ctx, id)
  await query.updateClaim(ctx.db, ctx.actor.companyId, id, { title })
  const told = { before: { title: claim.title }, after: { title } }
  ctx.audit({ action: 'expense-claim.rename', targetType: 'expense-claim', targetId: id, ...told })
  return claimAnswer(ctx, id)
}

export const dropClaim = async (ctx: Context, { id }: Parsed<typeof contract.dropClaim>) => {
  const { claim } = await lockOpen(ctx, id)
  if (claim.submitted_at !== null)
    throw new Refusal('CONFLICT', 'A claim that was handed in once stays, with what was said of it.')
  await query.deleteClaim(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'expense-claim.drop', targetType: 'expense-claim', targetId: id, before: { title: claim.title } })
  return { removed: true as const }
}

type LineInput = Parsed<typeof contract.addLine>

const ownReceipt = async (ctx: Context, person: Person, receiptId: string | null | undefined) => {
  if (!receiptId) return null
  const receipt = await findReceipt(ctx.db, ctx.actor.companyId, receiptId)
  if (receipt?.employee_id !== person.employeeId) throw invalid({ receiptId: 'This receipt is not yours' })
  // One that was thrown away meanwhile stays after all.
  await claimUpload(ctx.db, ctx.actor.companyId, receipt.file_id)
  return receipt.id
}

/** What was spent as it was typed, or what kilometres and days come to by the company’s rate. */
const amountOfLine = async (ctx: Context, input: LineInput, { kind, person }: { kind: string; person: Person }) => {
  if (kind === 'receipt') {
    const currency = (input.currency ?? '').toUpperCase()
    if (!isCurrencyCode(currency)) throw invalid({ currency: 'Choose a currency' })
    if (input.amount === null) throw invalid({ amount: 'Amount is required' })
    const amount_minor = minorOf(input.amount, currency)
    return { currency, amount_minor, tax_minor: input.tax === null ? null : minorOf(input.tax, currency, 'tax') }
  }
  const quantity = kind === 'mileage' ? input.distance : input.days
  if (!quantity)
    throw invalid(kind === 'mileage' ? { distance: 'Kilometres are required' } : { days: 'Days are required' })
  const rows = await said.listAllowances(ctx.db, ctx.actor.companyId)
  const found = allowanceOn(rows, { kind, country: person.country.code, day: input.spentOn })
  if (!found)
    throw invalid({
      categoryId: `Your company has not said what ${kind === 'mileage' ? 'a kilometre' : 'a day away'} is paid with on this day`,
    })
  return { currency: found.currency, amount_minor: worthOf(found, String(quantity)), tax_minor: null }
}

const tripOfLine = async (ctx: Context, input: LineInput, person: Person): Promise<string> => {
  if (!input.fromPlace || !input.toPlace)
    throw invalid(input.fromPlace ? { toPlace: 'To is required' } : { fromPlace: 'From is required' })
  const trip = await query.insertTrip(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: person.employeeId,
    day: input.spentOn,
    from_place: input.fromPlace,
    to_place: input.toPlace,
    distance: String(input.distance),
  })
  return trip.id
}

const lineValues = async (ctx: Context, input: LineInput, person: Person) => {
  const category = await said.findCategory(ctx.db, ctx.actor.companyId, input.categoryId)
  if (!category || category.retired_at !== null) throw invalid({ categoryId: 'Choose a category' })
  if (input.spentOn > person.today) throw invalid({ spentOn: 'This day is still to come' })
  if (input.rate !== null && !input.rateReason) throw invalid({ rateReason: 'Say where the rate comes from' })
  const { kind } = category
  const amount = await amountOfLine(ctx, input, { kind, person })
  if (amount.amount_minor <= 0) throw invalid({ amount: 'Amount must be above 0' })
  return {
    ...amount,
    kind,
    category_id: category.id,
    spent_on: input.spentOn,
    merchant: input.merchant,
    tax_number: input.taxNumber,
    project: input.project,
    note: input.note,
    receipt_id: await ownReceipt(ctx, person, input.receiptId),
    trip_id: kind === 'mileage' ? await tripOfLine(ctx, input, person) : null,
    days: kind === 'per_diem' ? (input.days ?? null) : null,
    rate: kind === 'receipt' ? input.rate : null,
    rate_reason: kind === 'receipt' && input.rate !== null ? input.rateReason : null,
  }
}

const toAuditDetail = ({
  spent_on,
  merchant,
  amount_minor,
  currency,
}: {
  spent_on: string
  merchant: string | null
  amount_minor: number
  currency: string
}) => ({
  spent_on,
  merchant,
  amount_minor,
  currency,
})

export const addLine = async (ctx: Context, input: Parsed<typeof contract.addLine>) => {
  const { claim, person } = await lockOpen(ctx, input.id)
  if (claim.lines >= MOST_LINES)
    throw new Refusal('CONFLICT', `A claim has at most ${MOST_LINES} lines: begin another.`)
  const values = await lineValues(ctx, input, person)
  await query.insertLine(ctx.db, { ...values, company_id: ctx.actor.companyId, claim_id: claim.id })
  await judgeClaim(ctx, claim)
  ctx.audit({
    action: 'expense-claim.add-line',
    targetType: 'expense-claim',
    targetId: claim.id,
    after: toAuditDetail(values),
  })
  return claimAnswer(ctx, claim.id)
}

/** @throws Refusal NOT_FOUND */
export const lineOf = async (ctx: Context, claimId: string, lineId: string): Promise<query.LineRow> => {
  const line = (await query.linesOf(ctx.db, ctx.actor.companyId, [claimId])).find(({ id }) => id === lineId)
  if (!line) throw notFound('Line')
  return line
}

export const changeLine = async (ctx: Context, input: Parsed<typeof contract.changeLine>) => {
  const { claim, person } = await lockOpen(ctx, input.id)
  const before = await lineOf(ctx, claim.id, input.lineId)
  const values = await lineValues(ctx, input, person)
  // What was said of the line was said of what it was before.
  const open = { decision: 'open', approved_minor: null, decision_reason: null, decided_by: null }
  // A part of a split line is one of its receipt as long as it is what it was split into.
  const isPart =
    values.amount_minor === before.amount_minor &&
    values.currency === before.currency &&
    values.receipt_id === before.receipt_id &&
    values.spent_on === before.spent_on
  const split_id = isPart ? before.split_id : null
  await query.updateLine(ctx.db, ctx.actor.companyId, before.id, { ...values, ...open, split_id })
  await judgeClaim(ctx, claim)
  const change = { before: toAuditDetail(before), after: toAuditDetail(values) }
  ctx.audit({ action: 'expense-claim.change-line', targetType: 'expense-claim', targetId: claim.id, ...change })
  return claimAnswer(ctx, claim.id)
}

export const removeLine = async (ctx: Context, { id, lineId }: Parsed<typeof contract.removeLine>) => {
  const { claim } = await lockOpen(ctx, id)
  const before = await lineOf(ctx, claim.id, lineId)
  await query.deleteLine(ctx.db, ctx.actor.companyId, before.id)
  await judgeClaim(ctx, claim)
  ctx.audit({
    action: 'expense-claim.remove-line',
    targetType: 'expense-claim',
    targetId: id,
    before: toAuditDetail(before),
  })
  return claimAnswer(ctx, id)
}

/** @throws Refusal INVALID naming the first line that cannot be paid as it stands */
const refuseUnready = (lines: readonly query.LineRow[], claim: query.ClaimRow) => {
  if (lines.length === 0) throw new Refusal('CONFLICT', 'Add what you have spent before you hand the claim in.')
  const unrated = lines.find(({ payable_minor }) => payable_minor === null)
  if (unrated)
    throw new Refusal(
      'CONFLICT',
      `No exchange rate from ${unrated.currency} to ${claim.currency} is on file for ${unrated.spent_on}. Type the rate you paid and say where it comes from.`,
    )
}

export const submitClaim = async (ctx: Context, { id }: Parsed<typeof contract.submitClaim>) => {
  const { claim } = await lockOpen(ctx, id)
  await query.lockHandingIn(ctx.db, ctx.actor.companyId)
  await judgeClaim(ctx, claim)
  const lines = await query.linesOf(ctx.db, ctx.actor.companyId, [id])
  refuseUnready(lines, claim)
  for (const line of lines)
    if (line.decision !== 'open')
      await query.updateLine(ctx.db, ctx.actor.companyId, line.id, {
        decision: 'open',
        approved_minor: null,
        decision_reason: null,
        decided_by: null,
      })
  const at = ctx.now().toISOString()
  await query.updateClaim(ctx.db, ctx.actor.companyId, id, {
    state: 'submitted',
    submitted_at: at,
    decided_at: null,
    answer: null,
  })
  await requestApproval(ctx, { kind: CLAIM_KIND, subjectId: id, replaces: true })
  ctx.audit({
    action: 'expense-claim.submit',
    targetType: 'expense-claim',
    targetId: id,
    after: { lines: lines.length },
  })
  return claimAnswer(ctx, id)
}

/** Back with whoever made it. */
export const reopenClaim = async (ctx: Context, id: string) => {
  await withdrawApproval(ctx, { kind: CLAIM_KIND, subjectId: id })
  await query.updateClaim(ctx.db, ctx.actor.companyId, id, { state: 'draft' })
  ctx.audit({ action: 'expense-claim.withdraw', targetType: 'expense-claim', targetId: id })
}

export const withdrawClaim = async (ctx: Context, { id }: Parsed<typeof contract.withdrawClaim>) => {
  const { claim } = await lockOwn(ctx, id)
  if (claim.state !== 'submitted') throw new Refusal('CONFLICT', 'This claim does not wait for approval.')
  await reopenClaim(ctx, id)
  return claimAnswer(ctx, id)
}

export const readClaim = (ctx: Context, { id }: Parsed<typeof contract.readClaim>) => claimAnswer(ctx, id)
