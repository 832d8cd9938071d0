import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'

export const KINDS = ['advertising', 'agency', 'referral', 'events', 'travel', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** What the list of costs is ordered by; `-` is the other way round. */
export const SORTS = ['spent', '-spent', 'kind', '-kind'] as const
export type Sort = (typeof SORTS)[number]

/** In a filter: of no department, country or source. */
export const NONE = '-'

/** Costs of one department, country, source and currency; null: the cost names none. */
export type Spent = {
  department: string | null
  country: string | null
  source: string | null
  currency: string
  amount: Minor
  n: number
}
/** People hired, by the same; the country is where their job is. */
export type Hires = { department: string | null; country: string; source: string; n: number }

/** What was spent in a currency, the entries it is made of, and the people hired it is held against. */
export type Figure = {
  of: string | null
  currency: string
  amount: Minor
  entries: number
  hires: number
  each: Minor | null
}

export const BY = ['department', 'country', 'source'] as const
export type By = (typeof BY)[number]

const key = (of: string | null) => of?.trim().toLowerCase() ?? ''

/**
 * Cost per hire: costs in the period divided by people who said yes in the period, in each currency by itself. Nothing is converted: the people
 * are those hired in the countries with that currency. Where nothing was entered or nobody was hired there is no figure.
 */
const figureOf = (of: string | null, currency: string, spent: readonly Spent[], hired: readonly Hires[]): Figure => {
  const amount = spent.reduce((sum, s) => sum + s.amount, 0)
  const entries = spent.reduce((sum, s) => sum + s.n, 0)
  const hires = hired.reduce((sum, h) => sum + h.n, 0)
  const each = entries > 0 && hires > 0 ? roundToMinor(exact(amount).div(hires)) : null
  return { of, currency, amount, entries, hires, each }
}

type Given = { spent: readonly Spent[]; hires: readonly Hires[]; currencyOf: (country: string) => string }

export const perHire = ({ spent, hires, currencyOf }: Given): Figure[] =>
  [...new Set([...spent.map((s) => s.currency), ...hires.map((h) => currencyOf(h.country))])].sort().map((currency) =>
    figureOf(
      null,
      currency,
      spent.filter((s) => s.currency === currency),
      hires.filter((h) => currencyOf(h.country) === currency),
    ),
  )

/** The same for each department, country or source that has costs; the dearest first, what names none last. */
export const perHireBy = (by: By, { spent, hires, currencyOf }: Given): Figure[] =>
  [...Map.groupBy(spent, (s) => `${s.currency} ${key(s[by])}`).values()]
    .map((own) => {
      const { currency, [by]: of } = own[0] as Spent
      const theirs = hires.filter((h) => currencyOf(h.country) === currency && of !== null && key(h[by]) === key(of))
      return figureOf(of, currency, own, theirs)
    })
    .sort(
      (a, b) =>
        a.currency.localeCompare(b.currency) || Number(a.of === null) - Number(b.of === null) || b.amount - a.amount,
    )
