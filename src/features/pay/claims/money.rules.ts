import { type Minor, toMinor } from '../../../shared/money.ts'
import { invalid } from '../../../shared/refusal.ts'

/** Currencies that people are asked for first; any other one of three letters that the platform knows counts as well. */
export const CURRENCIES = [
  'AED', 'AUD', 'BDT', 'BHD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EGP', 'EUR', 'GBP', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'ISK', 'JOD', 'JPY',
  'KES', 'KRW', 'KWD', 'LKR', 'MXN', 'MYR', 'NOK', 'NPR', 'NZD', 'OMR', 'PHP', 'PKR', 'PLN', 'QAR', 'RON', 'SAR', 'SEK', 'SGD', 'THB', 'TRY', 'TWD',
  'USD', 'VND', 'ZAR',
] as const // biome-ignore format: a list

const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Decimals of a currency as it is counted: 2 for the dollar, 0 for the yen, 3 for the dinar. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

export const isCurrencyCode = (code: string): boolean => KNOWN.has(code)

/** An amount that was typed in minor units of its currency. @throws Refusal with the sentence under `field` when it has too many decimals */
export const minorOf = (amount: string, currency: string, field = 'amount'): Minor => {
  try {
    return toMinor(amount, decimalsOf(currency))
  } catch {
    const decimals = decimalsOf(currency)
    throw invalid({
      [field]: decimals === 0 ? `${currency} has no decimals` : `${currency} has at most ${decimals} decimals`,
    })
  }
}

export const moneyOf = (minor: Minor, currency: string) => ({ minor, currency, decimals: decimalsOf(currency) })
