import { type Day, isDay } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import type { ComplianceRequirement, CountryField, Facts, FieldRule, Option, Surface, Verdict } from './country.ts'

/** What country folders say their fields with. Nothing here knows a country. */

export type Condition = (facts: Facts) => boolean
export type Check = (canonical: string, facts: Facts, today: Day) => Verdict | null

export const always: Condition = () => true

/** The noughts of the scripts whose digits are taken: Devanagari, Persian, Arabic; from the highest down. */
const NOUGHTS = [0x0966, 0x06f0, 0x0660]

/** Digits people type on Arabic and Devanagari keyboards mean the same as 0 to 9. */
const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (char) => {
    const code = char.charCodeAt(0)
    return String(code - (NOUGHTS.find((nought) => code >= nought) ?? 0))
  })

/** The one stored form of a number on a document: upper case, without spaces, dashes, slashes and dots. */
export const canonicalNumber = (typed: string): string =>
  westernDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[\s\p{Pd}/._\u200b-\u200f\u2066-\u2069]/gu, '')

/** 784-1980-1234567-8 from 784198012345678; a value of another length is left as it is. */
export const groupDigits =
  (lengths: readonly number[], separator: string) =>
  (canonical: string): string => {
    if (canonical.length !== lengths.reduce((sum, n) => sum + n, 0)) return canonical
    const ends = lengths.map((_, i) => lengths.slice(0, i + 1).reduce((sum, n) => sum + n, 0))
    return ends.map((end, i) => canonical.slice(ends[i - 1] ?? 0, end)).join(separator)
  }

const asIs = (canonical: string): string => canonical

export const errorVerdict = (message: string): Verdict => ({ severity: 'error', message })
export const warningVerdict = (message: string): Verdict => ({ severity: 'warning', message })

/** Blocks unless the value passes. */
export const must =
  (passes: (canonical: string, facts: Facts, today: Day) => boolean, message: string): Check =>
  (canonical, facts, today) =>
    passes(canonical, facts, today) ? null : errorVerdict(message)

/** Shows a sentence unless the value passes; never blocks. */
export const should =
  (passes: (canonical: string, facts: Facts, today: Day) => boolean, message: string): Check =>
  (canonical, facts, today) =>
    passes(canonical, facts, today) ? null : warningVerdict(message)

export const matches = (pattern: RegExp) => (canonical: string) => pattern.test(canonical)
export const isFuture = (canonical: string, _facts: Facts, today: Day): boolean => canonical > today

/** What a surface says about a field; the rest follows from the field. */
type Saying = {
  shown?: Condition
  required?: Condition
  requiredMessage?: string
  format?: (canonical: string) => string
  placeholder?: string
  maxLength?: (facts: Facts) => number
  /** Asked in order; the first that has something to say is heard, so errors go before warnings. */
  checks?: readonly Check[]
}

type Said = {
  record: string
  aliases?: readonly string[]
  label: string
  /** Class A: numbers of identity documents and of the schemes a person is registered with. */
  secret?: boolean
  fieldClass?: 'pay' | 'bank' | 'health'
  /** Stands for one person. */
  identifies?: boolean
  on: Partial<Record<Surface, Saying>>
}

const rule = (saying: Saying, label: string, first: readonly Check[]): FieldRule => {
  const { checks = [], requiredMessage = `${label} is required`, format = asIs, ...rest } = saying
  const all = [...first, ...checks]
  return {
    ...rest,
    format,
    ...(saying.required ? { requiredMessage } : {}),
    check: (canonical, facts, today) => {
      for (const check of all) {
        const verdict = check(canonical, facts, today)
        if (verdict) return verdict
      }
      return null
    },
  }
}

type Kind = Pick<CountryField, 'kind' | 'canonical'> & { options?: readonly Option[]; first: readonly Check[] }

const field = (key: string, said: Said, { first, ...kind }: Kind): CountryField => {
  const on: Partial<Record<Surface, FieldRule>> = {}
  for (const surface of ['form', 'onboarding', 'compliance'] as const) {
    const saying = said.on[surface]
    if (saying) on[surface] = rule(saying, said.label, first)
  }
  const { record, aliases = [], label, secret = false, fieldClass, identifies = false } = said
  return { key, record, aliases, label, secret, fieldClass, identifies, on, ...kind }
}

/** A number printed on a document. Secret unless said otherwise. */
export const documentNumber = (key: string, said: Said): CountryField =>
  field(key, { secret: true, ...said }, { kind: 'text', canonical: canonicalNumber, first: [] })

/** Free words, kept as typed. */
export const textField = (key: string, said: Said): CountryField =>
  field(key, said, { kind: 'text', canonical: (typed) => typed.trim(), first: [] })

export const dateField = (key: string, said: Said): CountryField =>
  field(key, said, {
    kind: 'date',
    canonical: (typed) => typed.trim(),
    first: [must(isDay, `${said.label} must be a valid date`)],
  })

export const numberField = (key: string, said: Said): CountryField =>
  field(key, said, {
    kind: 'number',
    canonical: (typed) => westernDigits(typed.normalize('NFKC')).replaceAll(',', '').trim(),
    first: [must(matches(/^-?\d{1,12}(\.\d{1,6})?$/), `${said.label} must be a number`)],
  })

export const checkboxField = (key: string, said: Said): CountryField =>
  field(key, said, {
    kind: 'checkbox',
    canonical: (typed) => {
      if (/^(true|yes|y|1|on)$/i.test(typed.trim())) return 'true'
      if (typed.trim() === '') return ''
      return 'false'
    },
    first: [],
  })

const word = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/** A choice. Accepts the value or the label in any case, and further spellings → value. Anything else is kept and refused. */
export const selectField = (
  key: string,
  said: Said & { options: readonly Option[]; spellings?: Readonly<Record<string, string>> },
): CountryField => {
  const known = new Map<string, string>(Object.entries(said.spellings ?? {}).map(([from, to]) => [word(from), to]))
  for (const { value, label } of said.options) {
    known.set(word(label), value)
    known.set(word(value), value)
  }
  const values = new Set(said.options.map((option) => option.value))
  const { options, spellings: _, ...rest } = said
  return field(key, rest, {
    kind: 'select',
    options,
    canonical: (typed) => known.get(word(typed)) ?? typed.trim(),
    first: [must((value) => values.has(value), `${said.label} is not one of the choices`)],
  })
}

/** employment_pass → { value: 'employment_pass', label: 'Employment Pass' }, unless another label is given. */
export const toOptions = (
  values: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): readonly Option[] =>
  values.map((value) => ({
    value,
    label: labels[value] ?? value.replace(/(^|_)(\w)/g, (_all, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase()),
  }))

/** A required compliance field unless `required: false`; asked of everybody unless `appliesTo` is given. */
export const requirementField = (
  key: string,
  label: string,
  fits: (canonical: string, today: Day) => boolean,
  more: { required?: boolean; appliesTo?: Condition; source?: Source } = {},
): ComplianceRequirement => ({
  key,
  label,
  required: more.required ?? true,
  appliesTo: more.appliesTo ?? always,
  matches: fits,
  ...(more.source ? { source: more.source } : {}),
})

/** A number between two bounds, both allowed. */
export const within = (low: number, high: number) => (canonical: string) =>
  canonical.trim() !== '' && Number(canonical) >= low && Number(canonical) <= high

/** The fields every country asks at onboarding (specification 5.2). */
export const workTerms = (): readonly CountryField[] => [
  numberField('workingDaysPerWeek', {
    record: 'working_days_per_week',
    label: 'Working days per week',
    on: {
      onboarding: {
        required: always,
        placeholder: '5',
        checks: [must(within(0.5, 7), 'Working days per week must be between 0.5 and 7')],
      },
    },
  }),
  numberField('overtimeRateMultiplier', {
    record: 'overtime_rate_multiplier',
    label: 'Overtime rate multiplier',
    on: {
      onboarding: {
        required: always,
        placeholder: '1.5',
        checks: [must(within(1, 3), 'Overtime rate multiplier must be between 1 and 3')],
      },
    },
  }),
]

/** Names of a community for demonstration; `given` is both lists together. */
export const demoNames = (
  nationality: string,
  weight: number,
  names: { men: string; women: string; family: string },
  written: (given: string, family: string) => string = (given, family) => `${given} ${family}`,
) => {
  const list = (text: string) => text.split(', ')
  const women = list(names.women)
  return { nationality, weight, given: [...list(names.men), ...women], women, family: list(names.family), written }
}
