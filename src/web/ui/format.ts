import { useMemo } from 'react'
import { dateFormat, nameFormat, numberFormat } from '../../shared/intl.ts'
import { type Language, useLanguage } from '../i18n.ts'
import { useHijriChoice } from './hijri.ts'

/** What the country list says about a country's money; its symbol is used to the letter, for Intl writes `$` for S$ and C$. */
export type MoneyCountry = { symbol: string; decimals?: number; locale?: string }

const DASH = '—'
/** An amount that names neither country nor currency (specification 2, section 1). */
const UNKNOWN_MONEY = '$'

/** The country whose habits a language follows where languages differ by country. */
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-CA', ar: 'ar', hi: 'hi-IN', ta: 'ta-IN', zh: 'zh-CN' }

/** Latin digits in every language: figures are compared with payslips, bank letters and filings that use them. */
export const localeOf = (language: Language) => `${LOCALES[language]}-u-nu-latn`

/** How amounts of a currency are grouped wherever they stand, by its symbol: 1,23,45,678 rupees. A locale that is named goes before. */
const GROUPED_AS: Readonly<Record<string, string>> = { '₹': 'en-IN' }

const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** 5000.5 in Singapore → S$5,000.50; a symbol of letters keeps its distance: AED 5,000.50. */
export const formatMoney = (
  amount: number | string | null | undefined,
  { symbol, decimals = 2, locale }: MoneyCountry,
  language: Language = 'en',
): string => {
  if (isNothing(amount)) return DASH
  const place = locale ?? GROUPED_AS[symbol]
  const value = Number(amount)
  if (!Number.isFinite(value)) return DASH
  const digits = numberFormat(place ? `${place}-u-nu-latn` : localeOf(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(value))
  const sign = symbol || UNKNOWN_MONEY
  const gap = /\p{L}$/u.test(sign) ? '\u00A0' : ''
  // Beside letters that run from the right, a sign would stand behind its amount.
  const minus = language === 'ar' ? '\u200E−' : '−'
  return `${value < 0 ? minus : ''}${sign}${gap}${digits}`
}

/** 12345.6 → 12,345.6 */
export const formatNumber = (value: number | null | undefined, language: Language = 'en', decimals?: number): string =>
  isNothing(value)
    ? DASH
    : numberFormat(
        localeOf(language),
        decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      ).format(value)

/** 2027-03-09 → 9 Mar 2027. A calendar date is never shifted by a zone. */
export const formatDay = (value: string | null | undefined, language: Language = 'en'): string => {
  if (isNothing(value)) return DASH
  const instant = Date.parse(`${value.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(instant)) return value
  return dateFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(instant)
}

/**
 * In Arabic the same days of the Hijri calendar (Umm al-Qura), which stand beside their date; nothing in other languages. Of two days their span.
 */
export const formatHijri = (value: string, language: Language, until: string = value): string => {
  if (language !== 'ar') return ''
  return hijriIn('UTC').formatRange(new Date(`${value}T00:00:00Z`), new Date(`${until}T00:00:00Z`))
}

const hijriIn = (timeZone: string | undefined) =>
  dateFormat('ar-u-ca-islamic-umalqura-nu-latn', { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) })

/** A date or an instant as it is written, with its Hijri day behind it. What is no date stays as it is. */
export const besideHijri = (written: string, value: string | null | undefined, timeZone?: string): string => {
  const instant = Date.parse(value ?? '')
  return Number.isNaN(instant) ? written : `${written} (${hijriIn(timeZone).format(instant)})`
}

/** 2026-11 → Nov 2026. */
export const formatMonth = (value: string, language: Language = 'en'): string => {
  const instant = Date.parse(`${value.slice(0, 7)}-01T00:00:00Z`)
  if (Number.isNaN(instant)) return value
  return dateFormat(localeOf(language), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(instant)
}

/** January to December by their names. */
export const monthNames = (language: Language): string[] => {
  const { format } = dateFormat(localeOf(language), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2024, month)))
}

/** An instant, in the zone given, else the reader's own. */
export const formatInstant = (
  value: string | null | undefined,
  language: Language = 'en',
  timeZone?: string,
): string => {
  if (isNothing(value)) return DASH
  const instant = Date.parse(value)
  if (Number.isNaN(instant)) return value
  return dateFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(instant)
}

/** The day an instant has, in the zone given, else the reader's own: 00:07 in Singapore is the day before in Greenwich. */
export const formatDayOf = (value: string | null | undefined, language: Language = 'en', timeZone?: string): string => {
  if (isNothing(value)) return DASH
  const instant = Date.parse(value)
  if (Number.isNaN(instant)) return value
  return dateFormat(localeOf(language), { dateStyle: 'medium', ...(timeZone ? { timeZone } : {}) }).format(instant)
}

/** A country by its two-letter code, in the reader's language. */
export const countryName = (code: string, language: Language = 'en'): string => {
  try {
    return nameFormat(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** What the time of a zone (IANA) is called in the reader's language: India Standard Time. */
const zoneName = (zone: string, language: Language): string =>
  dateFormat(localeOf(language), { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** A name, a file or an address within an Arabic sentence: keeps its own direction, and leaves that of its neighbours alone. */
const isolated = (text: string, language: Language): string => (language === 'ar' ? `\u2068${text}\u2069` : text)

/** Operations Manager, Operations. What is not known is left out. */
export const formatList = (items: readonly (string | null | undefined)[], language: Language = 'en'): string =>
  items.flatMap((item) => (item ? isolated(item, language) : [])).join(language === 'ar' ? '، ' : ', ')

/** Whether every date has its Hijri day beside it: whoever reads Arabic may choose so. */
export const useShowsHijri = (): boolean => {
  const language = useLanguage()
  return useHijriChoice() && language === 'ar'
}

/** The same, in the language in use. */
export const useFormat = () => {
  const language = useLanguage()
  const isHijri = useShowsHijri()
  return useMemo(
    () => ({
      money: (amount: number | string | null | undefined, country: MoneyCountry) =>
        formatMoney(amount, country, language),
      number: (value: number | null | undefined, decimals?: number) => formatNumber(value, language, decimals),
      day: (value: string | null | undefined) => {
        const written = formatDay(value, language)
        return isHijri ? besideHijri(written, value?.slice(0, 10), 'UTC') : written
      },
      dayOf: (value: string | null | undefined, timeZone?: string) => {
        const written = formatDayOf(value, language, timeZone)
        return isHijri ? besideHijri(written, value, timeZone) : written
      },
      month: (value: string) => formatMonth(value, language),
      /** Beside a day, for a reader of Arabic; nothing where every day has it already. */
      hijri: (value: string, until?: string) =>
        isHijri && until === undefined ? '' : formatHijri(value, language, until),
      isolated: (text: string) => isolated(text, language),
      list: (items: readonly (string | null | undefined)[]) => formatList(items, language),
      countryName: (code: string) => countryName(code, language),
      zoneName: (zone: string) => zoneName(zone, language),
      moment: (value: string | null | undefined, timeZone?: string) => {
        const written = formatInstant(value, language, timeZone)
        return isHijri ? besideHijri(written, value, timeZone) : written
      },
    }),
    [language, isHijri],
  )
}
