import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import * as payments from '../payments/bills.service.ts'
import type * as contract from './changes.contract.ts'
import * as query from './queries.ts'
import { buyerOfNext, standingOfCompany } from './standing.service.ts'

/** Bills to come carry it, and one that waits to be paid, whose invoice is not issued; what was issued keeps the buyer it has. */
export const changeCompanyBilling = async (
  ctx: Context,
  { billingName, billingEmail, taxId }: Parsed<typeof contract.changeCompanyBilling>,
): Promise<Output<typeof contract.changeCompanyBilling>> => {
  const { companyId } = ctx.actor
  const buyer = { name: billingName, email: billingEmail, taxId }
  const before = await ctx.database.forPlatform(async (db) => {
    await payments.lockBillsOf(db, companyId)
    const standing = await standingOfCompany(ctx, db, companyId)
    const known = buyerOfNext(standing)
    if (!known) throw new Refusal('CONFLICT', 'Nothing was ordered yet. The first order asks for it.')
    await query.putBilling(db, companyId, buyer)
    if (standing.open) await payments.setBillBuyer(db, standing.open.id, buyer)
    return known
  })
  ctx.audit({ action: 'plan.billing', targetType: 'plan', targetId: companyId, before, after: buyer })
  return { billingName, billingEmail, taxId }
}
