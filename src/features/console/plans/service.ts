import type { OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import * as company from '../../billing/company-plan/standing.service.ts'
import * as coupons from '../../billing/coupons/service.ts'
import { listChecks } from '../../billing/payments/checks.service.ts'
import * as plans from '../../billing/plans/service.ts'
import type * as contract from './contract.ts'
import { changesPlanTables } from './policy.ts'

const CHECKS_SHOWN = 14

const currencyOf = (ctx: OpenContext, country: string) => {
  const found = ctx.countries.find(country)
  if (!found) throw invalid({ country: 'Country must be one in which we operate' })
  const { code, minorUnits } = found.currency
  return { code, minorUnits }
}

type Tables = Output<typeof contract.readPlanTables>

export const listSeatPrices = async (ctx: OpenContext, db: Db): Promise<Tables['seats']> =>
  (await company.listEveryCompanyPrice(db)).map((row) => ({
    country: row.country,
    product: row.product,
    period: row.period,
    currency: currencyOf(ctx, row.country),
    amount: row.amount,
    messages: row.messages,
    mostSeats: row.most_seats,
    fromDay: row.from_day,
    untilDay: row.until_day,
  }))

export const listSeekerPrices = async (ctx: OpenContext, db: Db): Promise<Tables['seekers']> =>
  (await plans.listEveryPrice(db)).map((row) => ({
    country: row.country,
    tier: row.tier,
    period: row.period,
    currency: currencyOf(ctx, row.country),
    amount: row.amount,
    taxIncluded: row.tax_included,
    trialDays: row.trial_days,
    fromDay: row.from_day,
    untilDay: row.until_day,
  }))

export const listTaxes = async (db: Db): Promise<Tables['taxes']> =>
  (await plans.listEveryTax(db)).map(({ from_day: fromDay, until_day: untilDay, ...row }) => ({
    ...row,
    fromDay,
    untilDay,
  }))

export const listPlanSellers = async (db: Db): Promise<Tables['sellers']> =>
  (await plans.listSellers(db)).map(({ tax_number: taxNumber, ...row }) => ({ ...row, taxNumber }))

export const listPlanCoupons = async (db: Db): Promise<Tables['coupons']> =>
  (await coupons.listCoupons(db)).map((row) => ({
    code: row.code,
    buyers: row.buyers,
    rate: row.rate,
    periods: row.periods,
    mostUses: row.most_uses,
    uses: row.uses,
    fromDay: row.from_day,
    untilDay: row.until_day,
  }))

export const readPlanTables = (ctx: OpenContext): Promise<Tables> =>
  ctx.database.forPlatform(
    async (db) => ({
      countries: ctx.countries.all.map(({ code }) => ({ code, currency: currencyOf(ctx, code) })),
      seats: await listSeatPrices(ctx, db),
      seekers: await listSeekerPrices(ctx, db),
      taxes: await listTaxes(db),
      sellers: await listPlanSellers(db),
      coupons: await listPlanCoupons(db),
      checks: (await listChecks(db, CHECKS_SHOWN)).map(({ at, orders, differences }) => ({
        at: iso(at),
        orders,
        differences: [...differences],
      })),
      allowed: changesPlanTables(actorOf(ctx)) ? (['change'] as const).slice() : [],
    }),
    { reading: true },
  )

const SAVED = { saved: true }
const tell = (ctx: OpenContext, what: string, after: object) =>
  ctx.audit({ action: 'plan-table.change', targetType: 'plan_table', detail: { table: what }, after: { ...after } })

/** Limits of people and messages go on as they are in the price before; only what a seat costs changes. */
export const putSeatPrice = async (ctx: OpenContext, input: Parsed<typeof contract.putSeatPrice>) => {
  const currency = currencyOf(ctx, input.country)
  await ctx.database.forPlatform(async (db) => {
    const before = (await company.listEveryCompanyPrice(db)).find(
      ({ country, product, period }) =>
        country === input.country && product === input.product && period === input.period,
    )
    await company.putCompanyPrice(db, {
      country: input.country,
      product: input.product,
      period: input.period,
      currency: currency.code,
      amount: input.amount,
      messages: before?.messages ?? 0,
      message_amount: before?.message_amount ?? 0,
      most_seats: before?.most_seats ?? null,
      from_day: input.fromDay,
    })
  })
  tell(ctx, 'seat-price', input)
  return SAVED
}

export const putSeekerPrice = async (ctx: OpenContext, input: Parsed<typeof contract.putSeekerPrice>) => {
  const currency = currencyOf(ctx, input.country)
  await ctx.database.forPlatform(async (db) => {
    const before = (await plans.listEveryPrice(db)).filter(({ country }) => country === input.country)
    const same = before.find(({ tier, period }) => tier === input.tier && period === input.period)
    await plans.putPlanPrice(db, {
      ...input,
      currency: currency.code,
      taxIncluded: before.at(0)?.tax_included ?? true,
      trialDays: input.trialDays ?? same?.trial_days ?? 0,
    })
  })
  tell(ctx, 'seeker-price', input)
  return SAVED
}

export const putTax = async (ctx: OpenContext, input: Parsed<typeof contract.putTax>) => {
  currencyOf(ctx, input.country)
  await ctx.database.forPlatform((db) => plans.putSalesTax(db, input))
  tell(ctx, 'tax', input)
  return SAVED
}

export const putPlanSeller = async (
  ctx: OpenContext,
  { country, taxNumber, ...asked }: Parsed<typeof contract.putPlanSeller>,
) => {
  currencyOf(ctx, country)
  await ctx.database.forPlatform((db) => plans.putSeller(db, country, { ...asked, tax_number: taxNumber }))
  tell(ctx, 'seller', { country, taxNumber, ...asked })
  return SAVED
}

export const putPlanCoupon = async (ctx: OpenContext, input: Parsed<typeof contract.putPlanCoupon>) => {
  const { mostUses, fromDay, untilDay, ...coupon } = input
  if (untilDay !== null && untilDay < fromDay) throw invalid({ untilDay: 'Until must not be before From' })
  await ctx.database.forPlatform((db) =>
    coupons.putCoupon(db, { ...coupon, most_uses: mostUses, from_day: fromDay, until_day: untilDay }),
  )
  tell(ctx, 'coupon', input)
  return SAVED
}
