import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import * as payments from '../payments/bills.service.ts'
import { NO_TEST_CARD, testCardOutcome } from '../payments/test-cards.rules.ts'
import type * as contract from './changes.contract.ts'
import { LIVE } from './quote.service.ts'
import { standingOfCompany } from './standing.service.ts'

/** The last bill that was paid of a plan that runs: the card stands with whoever took it. */
const lastPaid = async (ctx: Context, db: Db): Promise<payments.StoredBill> => {
  const { companyId } = ctx.actor
  await payments.lockBillsOf(db, companyId)
  const { bills, state } = await standingOfCompany(ctx, db, companyId)
  const paid = bills.find((bill) => bill.state === 'paid')
  if (!paid || !LIVE.includes(state)) throw new Refusal('CONFLICT', 'You have no plan that could be changed.')
  return paid
}

export const openCompanyCard = async (ctx: Context): Promise<Output<typeof contract.openCompanyCard>> => {
  const { url, id } = await ctx.database.forPlatform(async (db) => {
    const bill = await lastPaid(ctx, db)
    return { url: await payments.openCardPage(ctx, db, bill), id: bill.id }
  })
  ctx.audit({ action: 'plan.card', targetType: 'plan', targetId: id })
  return { url }
}

export const changeCompanyTestCard = async (
  ctx: Context,
  { number }: Parsed<typeof contract.changeCompanyTestCard>,
): Promise<Output<typeof contract.changeCompanyTestCard>> => {
  const { companyId } = ctx.actor
  const changed = await ctx.database.forPlatform(async (db) => {
    const bill = await lastPaid(ctx, db)
    if (bill.provider !== 'test' || ctx.settings.payments.kind !== 'test')
      throw new Refusal('CONFLICT', 'This order is not paid here.')
    const outcome = testCardOutcome(number)
    if (outcome === null) throw invalid({ number: NO_TEST_CARD })
    if (outcome === 'declined' || outcome === 'no_funds' || outcome === 'expired') return { outcome }
    // A card that asks is approved by its owner when it is changed; bills to come are taken from it as from any other.
    const last4 = number.replace(/\D/g, '').slice(-4)
    await payments.saveTestCard(db, companyId, { outcome, last4, at: ctx.now().toISOString() })
    return { outcome: 'changed' as const, id: bill.id }
  })
  if ('id' in changed) ctx.audit({ action: 'plan.card', targetType: 'plan', targetId: changed.id })
  return { outcome: changed.outcome }
}
