import type { OpenContext, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import { type PaidTier, type PlanPeriod, type PlanPrice, priceWithTaxes } from './price.rules.ts'
import * as query from './queries.ts'
import { trialEnd } from './trial.rules.ts'

export { listEveryPrice, listEveryTax, listSellers, putPlanPrice, putSalesTax, putSeller } from './queries.ts'

/** `amount` is the listed one, minor units, with the taxes in it or not. */
export type PricedPlan = PlanPrice & {
  tier: PaidTier
  period: PlanPeriod
  currency: string
  amount: number
  isTaxIncluded: boolean
  /** Days of a free trial, 0 for none. */
  trialDays: number
}
export type Priced = { plans: PricedPlan[]; regions: string[]; seller: query.StoredSeller | null }

/**
 * The plans of a country with what each costs now, taxes reckoned for the region. Nothing where no price is on file, and none where taxes differ by
 * region and the region is not one of them. Taxes are charged only where the seller has a tax number.
 */
export const planPrices = (services: Services, country: string, region: string): Promise<Priced> =>
  services.database.forPlatform(
    async (db) => {
      const known = services.countries.find(country)
      const regions = await query.listTaxRegions(db, country)
      if (!known || (region !== '' && !regions.includes(region))) return { plans: [], regions, seller: null }
      const day = dayIn(known.zone, services.now())
      const seller = (await query.findSeller(db, country)) ?? null
      const taxes = seller?.tax_number ? await query.listSalesTaxes(db, { country, region, day }) : []
      const isPlaceMissing = seller?.tax_number && regions.length > 0 && region === ''
      const prices = isPlaceMissing ? [] : await query.listPlanPrices(db, country, day)
      const plans = prices.map(
        ({ tier, period, currency, amount, tax_included: taxIncluded, trial_days: trialDays }) => ({
          tier,
          period,
          currency,
          amount,
          isTaxIncluded: taxIncluded,
          trialDays,
          ...priceWithTaxes(amount, taxes, taxIncluded),
        }),
      )
      return { plans, regions: seller?.tax_number ? regions : [], seller }
    },
    { reading: true },
  )

export const listPlans = async (
  ctx: OpenContext,
  { country, region }: Parsed<typeof contract.listPlans>,
): Promise<Output<typeof contract.listPlans>> => {
  const { plans, regions } = await planPrices(ctx, country, region)
  const known = ctx.countries.find(country)
  return {
    payments: ctx.settings.payments.kind,
    currency: known ? { code: known.currency.code, minorUnits: known.currency.minorUnits } : null,
    regions,
    plans: plans.map(({ tier, period, net, tax, total, lines, trialDays }) => {
      const until = known ? trialEnd(ctx.now(), trialDays) : null
      return {
        tier,
        period,
        net,
        tax,
        total,
        lines,
        trialUntil: until && known ? dayIn(known.zone, new Date(until)) : null,
      }
    }),
  }
}

export type SaleTaxes = {
  taxes: { name: string; rate: number }[]
  seller: query.StoredSeller | null
  regions: string[]
  isPlaceMissing: boolean
}

/** Who sells in a country and which taxes they charge there on a day: none where they have no tax number, or where the region is to be said first. */
export const saleTaxes = async (
  db: Db,
  { country, region, day }: { country: string; region: string; day: Day },
): Promise<SaleTaxes> => {
  const regions = await query.listTaxRegions(db, country)
  const seller = (await query.findSeller(db, country)) ?? null
  if (!seller?.tax_number) return { taxes: [], seller, regions: [], isPlaceMissing: false }
  const isPlaceMissing = regions.length > 0 && !regions.includes(region)
  return {
    taxes: isPlaceMissing ? [] : await query.listSalesTaxes(db, { country, region, day }),
    seller,
    regions,
    isPlaceMissing,
  }
}
