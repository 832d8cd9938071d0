import type { Minor } from '../../../shared/money.ts'

/**
 * The least that Stripe takes for one charge, minor units of the currency; nothing is charged for less than that
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
const LEAST_CHARGE: Readonly<Record<string, Minor>> = {
  AED: 200,
  AUD: 50,
  CAD: 50,
  CHF: 50,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MYR: 200,
  NZD: 50,
  SGD: 50,
  THB: 1000,
  USD: 50,
}

/** Whether an amount can be charged. Of a currency that is not listed we know only that it takes more than nothing. */
export const isChargeable = (total: Minor, currency: string): boolean =>
  total >= (Object.hasOwn(LEAST_CHARGE, currency) ? (LEAST_CHARGE[currency] ?? 1) : 1)
