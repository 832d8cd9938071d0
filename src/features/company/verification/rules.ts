import type { Country, EntityNumber } from '../../../countries/country.ts'
import type { Source } from '../../../shared/explain.ts'

/** lapsed: what was asked about is not what the company is called, or numbered, any more. */
export const STATES = ['pending', 'verified', 'refused', 'lapsed'] as const
export type State = (typeof STATES)[number]

/** How far a company that begins to hire is with it. */
export const BEGUN = ['none', 'asked', 'done'] as const
export type Begun = (typeof BEGUN)[number]

export const DECISIONS = ['verified', 'refused'] as const

/** Why it cannot be asked for: no number that tells which company it is, nobody named who gave it, or one that cannot be. */
export const MISSING = ['number', 'givenBy', 'wrong'] as const
export type Missing = (typeof MISSING)[number]

type Held = Readonly<Record<string, { number: string }>>
type Identifying = EntityNumber & { register: Source }

/** The numbers of a country that tell which company it is, the most telling first. */
export const identifyingNumbersOf = (country: Country): Identifying[] =>
  country.entity.numbers.filter((n): n is Identifying => n.register !== undefined)

/** A number an entity has, as it is looked up. */
export type StatedNumber = {
  key: string
  label: string
  number: string
  givenBy: string | null
  register: { name: string; url: string }
  warning: string | null
}

/** A number as its country writes it, with the register to look into. `givenBy` is the choice of who gave it, as kept. */
export const statedAs = (
  country: Country,
  key: string,
  {
    canonical,
    givenBy,
    others = {},
  }: { canonical: string; givenBy: string | null; others?: Readonly<Record<string, string>> },
): StatedNumber => {
  const number = country.entity.numbers.find((n) => n.key === key)
  const giver = country.entity.numbers.find((n) => n.key === number?.givenBy)
  return {
    key,
    label: number?.label ?? key,
    number: number?.format(canonical) ?? canonical,
    givenBy: giver?.options?.find((o) => o.value === givenBy)?.label ?? null,
    register: { name: number?.register?.title ?? '', url: number?.register?.url ?? '' },
    warning: number?.check(canonical, others)?.message ?? null,
  }
}

/** What an entity can be looked up by, and what is missing before it can. */
export const lookupsOf = (country: Country, current: Held): { numbers: StatedNumber[]; missing: Missing | null } => {
  const plain = Object.fromEntries(Object.entries(current).map(([key, { number }]) => [key, number]))
  const there = identifyingNumbersOf(country).filter((n) => plain[n.key])
  const sound = there.filter((n) => n.check(plain[n.key] ?? '', plain)?.severity !== 'error')
  const ready = sound.filter((n) => !n.givenBy || plain[n.givenBy])
  return {
    numbers: ready.map((n) =>
      statedAs(country, n.key, {
        canonical: plain[n.key] ?? '',
        givenBy: n.givenBy ? (plain[n.givenBy] ?? null) : null,
        others: plain,
      }),
    ),
    missing: ready.length > 0 ? null : missingOf(there.length, sound.length),
  }
}

/** Of no number, no sound number, or no name of who gave it: the first that is missing. */
const missingOf = (there: number, sound: number): Missing => {
  if (there === 0) return 'number'
  return sound === 0 ? 'wrong' : 'givenBy'
}

/** It is asked for once at a time, and not again while it holds. */
export const mayAsk = (missing: Missing | null, last: State | null): boolean =>
  missing === null && last !== 'pending' && last !== 'verified'

/** Rounded down: all is said only when it is all. */
export const shareOf = (verified: number, companies: number): number | null =>
  companies === 0 ? null : Math.floor((verified / companies) * 100)
