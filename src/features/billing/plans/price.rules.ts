import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'

export const PERIODS = ['month', 'year'] as const
export type PlanPeriod = (typeof PERIODS)[number]
export const PAID_TIERS = ['premium', 'premium_plus'] as const
export type PaidTier = (typeof PAID_TIERS)[number]

/** A tax on the sale of a service to a person. `rate` in parts of 100,000: 9 % is 9000. */
export type SalesTax = { name: string; rate: number }
export type TaxLine = SalesTax & { amount: Minor }
/** What a plan costs each period, minor units of its currency. `total` is what is charged: `net` and all of `lines`. */
export type PlanPrice = { net: Minor; tax: Minor; total: Minor; lines: TaxLine[] }

const WHOLE = 100_000

/**
 * The price with its taxes apart. Where the listed amount has them in it, the total is that amount and each tax its share of it; else each tax is
 * added, rounded half up to a minor unit on its own line, as it stands on the invoice.
 */
export const priceWithTaxes = (amount: Minor, taxes: readonly SalesTax[], isIncluded: boolean): PlanPrice => {
  const rates = taxes.reduce((sum, tax) => sum + tax.rate, 0)
  const base = isIncluded
    ? exact(amount)
        .mul(WHOLE)
        .div(WHOLE + rates)
    : exact(amount)
  const lines = taxes.map((tax) => ({ ...tax, amount: roundToMinor(base.mul(tax.rate).div(WHOLE)) }))
  const tax = lines.reduce((sum, line) => sum + line.amount, 0)
  return isIncluded
    ? { net: amount - tax, tax, total: amount, lines }
    : { net: amount, tax, total: amount + tax, lines }
}

/** The part of a tax that belongs to a part of the total, such as of a refund; the whole has the whole. */
export const taxOfPart = (part: Minor, { total, tax }: Pick<PlanPrice, 'total' | 'tax'>): Minor =>
  total === 0 ? 0 : roundToMinor(exact(part).mul(tax).div(total))
