import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A number as it is dialled from anywhere (E.164), or null when nobody can be reached there. Without a country code it is of `country`. */
export const toE164 = (written: string, country: string | null): string | null => {
  const home = country && isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(written, home)
  if (!number?.isValid()) return null
  const type = number.getType()
  return type === 'FIXED_LINE' || type === 'PREMIUM_RATE' || type === 'TOLL_FREE' ? null : number.number
}

/** A number as it is written for people anywhere, "+65 9123 4567", as the form writes it; what is no number there stays as it was typed. */
export const writtenPhone = (typed: string, country: string | null): string => {
  const home = country && isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(typed, home)
  return number?.isValid() ? number.formatInternational() : typed
}
