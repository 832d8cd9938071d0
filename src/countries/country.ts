import type { Day } from '../shared/dates.ts'
import type { Explained, Source } from '../shared/explain.ts'
import type { Exact, Minor } from '../shared/money.ts'
import type { CountryCv, CountryMap } from './drawn.ts'
import type { CountryHolidays } from './holidays.ts'
import type { CountryLeave } from './leave.ts'
import type { Origin } from './origins.ts'
import type { Posting } from './posting.ts'
import { noteRecorded } from './recorded.ts'
import type { CountryWorkingTime } from './time.ts'

/**
 * A figure the law changes over time. Two clocks: `from` and `until` (included) are the days it holds; `recorded` is the day we wrote it
 * here, so that a run of an earlier day can be replayed with what was known then. A correction of a value with the same `from` names the
 * `recorded` of the one it `replaces`, which stays.
 */
export type Edition<T> = { from: Day; until?: Day; value: T; source: Source; recorded: Day; replaces?: Day }

const refuseUnfit = (what: string, editions: readonly Edition<unknown>[]) => {
  for (const edition of editions) {
    const { from, until, recorded, replaces } = edition
    if (until !== undefined && until < from) throw new RangeError(`${what}: until ${until} is before from ${from}`)
    const twins = editions.filter((other) => other !== edition && other.from === from)
    if (replaces !== undefined && !(replaces < recorded && twins.some((other) => other.recorded === replaces)))
      throw new RangeError(`${what}: ${from} replaces a value recorded ${replaces}, which is not there`)
    if (twins.some((other) => other.recorded <= recorded) && replaces === undefined)
      throw new RangeError(`${what}: two values from ${from}, and none says that it replaces the other`)
  }
}

/**
 * `find` and `on` give the value in force on a day, as recorded by `knownOn` (left out: whatever is on file): the greatest `from` that has
 * come, the last recorded of it. A day before the first edition or after the last one's `until` has none: `on` refuses it by name, an older
 * figure is never used in its place.
 */
export const effectiveDated = <T>(what: string, editions: Edition<T>[]) => {
  refuseUnfit(what, noteRecorded(editions))
  const find = (day: Day, knownOn?: Day): Edition<T> | undefined => {
    let inForce: Edition<T> | undefined
    for (const e of editions) {
      if (e.from > day || (knownOn !== undefined && e.recorded > knownOn)) continue
      if (!inForce || e.from > inForce.from || (e.from === inForce.from && e.recorded > inForce.recorded)) inForce = e
    }
    return inForce && (inForce.until === undefined || day <= inForce.until) ? inForce : undefined
  }
  const on = (day: Day, knownOn?: Day): Edition<T> => {
    const inForce = find(day, knownOn)
    if (inForce) return inForce
    throw new RangeError(`${what}: no figure on file for ${day}${knownOn ? ` as known on ${knownOn}` : ''}`)
  }
  return { what, editions, find, on }
}

export type Option = { value: string; label: string }

/**
 * What is known of a person when a rule asks: field keys → canonical values; '' or absent means not given.
 * Besides the country's own fields, rules read `nationality`, `employmentStatus` (citizen, permanent_resident,
 * work_permit), `employeeType` (citizen_pr, foreign_worker, unknown) and `birthDate` when they are there.
 */
export type Facts = Readonly<Record<string, string | undefined>>

/** The three places the specification shows a country field; each has its own format, required fields and messages. */
export type Surface = 'form' | 'onboarding' | 'compliance'

/** An error blocks saving on that surface; a warning is shown and never blocks. */
export type Verdict = { severity: 'error' | 'warning'; message: string }

/** How a field behaves on one surface. */
export type FieldRule = {
  /** Shown at all, given what else is filled in. Absent: always. */
  shown?: (facts: Facts) => boolean
  /** Must be filled in to save. Absent: never. */
  required?: (facts: Facts) => boolean
  /** The sentence when it is required and empty. */
  requiredMessage?: string
  /** The value as this surface writes it: with its spaces or dashes. */
  format: (canonical: string) => string
  /** Example in the field, in this surface's format. */
  placeholder?: string
  /** Longest text the box takes, separators included; may depend on other facts (health card by province). */
  maxLength?: (facts: Facts) => number
  /** Judges a canonical value that is not empty. Null: nothing to say. `today` is the date at the employee's place. */
  check?: (canonical: string, facts: Facts, today: Day) => Verdict | null
}

/** One country-specific field of an employee: said once, used by table, contract, form, import and masking. */
export type CountryField = {
  /** camelCase, as in complianceData of the form. Unique within the country. */
  key: string
  /** snake_case, as in the employee record. */
  record: string
  /** Other snake_case spellings of the same thing, accepted in what clients send. */
  aliases: readonly string[]
  label: string
  kind: 'text' | 'select' | 'date' | 'number' | 'checkbox'
  options?: readonly Option[]
  /** Class A of the data classes: encrypted at rest, masked on screen (last 4), found by blind index. */
  secret: boolean
  /** Which of a role's classes of fields it belongs to, where that is not a number of a document or something personal. */
  fieldClass?: 'pay' | 'bank' | 'health' | undefined
  /** The number stands for one person: two employees of a company with the same one are a mistake. */
  identifies?: boolean
  /** The one stored form of a value: upper case and without separators for numbers; as is for dates and choices. */
  canonical: (typed: string) => string
  /** The surfaces the field stands on. */
  on: Partial<Record<Surface, FieldRule>>
}

export type Classification = { status: 'citizen_pr' | 'foreign_worker'; confidence: number; details: string }

/** A requirement of the country's compliance rules (specification 5.6): a field that must be filled and match. */
export type ComplianceRequirement = {
  key: string
  label: string
  required: boolean
  /** Whether it is asked of this person at all: a citizen needs no work permit. */
  appliesTo: (facts: Facts) => boolean
  matches: (canonical: string, today: Day) => boolean
  /** Where the rule comes from, when a law says it; otherwise the product's own specification. */
  source?: Source
}
export type ComplianceCheck = {
  name: string
  description: string
  severity: 'error' | 'warning'
  passes: (facts: Facts, today: Day) => boolean
  source?: Source
}

/** A permit, pass or registration that a person works on in the country, beyond the fields of the form. */
export type AuthorizationType = {
  /** snake_case, unique within the country. */
  key: string
  label: string
  /** How long it is given for, in words. */
  validity: string
  /** The longest it is given for at once, in months; null: it does not run out, or no length is fixed. */
  longestMonths: number | null
  /** Whether it carries a day on which it runs out. */
  expires: boolean
  /** Which law it stands on, and where the validity was seen. */
  law: Source
}

/** A number under which an authority or a scheme of the country knows an employer. */
export type EntityNumber = {
  /** camelCase, unique within the country. */
  key: string
  label: string
  /** What it is, in one sentence. */
  help: string
  placeholder: string
  /** Where it is one of a list. */
  options?: readonly Option[]
  /** Whether the paper it stands on runs out. */
  expires: boolean
  canonical: (typed: string) => string
  format: (canonical: string) => string
  /** A wrong shape is an error; a check digit that does not match, or a number that does not go with another, a warning. */
  check: (canonical: string, others: Facts) => Verdict | null
  /** Of a number that tells which company it is: the public register it is looked up in. */
  register?: Source
  /** What is read together with it: the key of the number that says who gave it. */
  givenBy?: string
  source: Source
}

/** What is asked of a legal entity in the country. The place it is registered in is one of the country's `regions`. */
export type EntityQuestions = {
  numbers: readonly EntityNumber[]
  /** MM-DD on which its year usually begins. */
  fiscalYearStart: string
  /** Region → IANA zone, where it is another than the country's own. */
  zones: Readonly<Record<string, string>>
}

export type HourlyPay = {
  /** Monthly basic salary in minor units. */
  basic: Minor
  /** Standard hours a week. */
  weeklyHours: number
}

/** Everything the product knows about one country. The rest of the code asks; it never names one. All of it is pure. */
export type Country = {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string
  /** Place in lists; the order in which the countries were taken on. */
  order: number
  name: string
  /** The lower-case word of the bulk file: singapore, india, canada, uae. */
  slug: string
  /** Other spellings that mean this country, lower case (ISO alpha-3, local names, "united arab emirates"). */
  aliases: readonly string[]
  flag: string
  /** What a citizen is called: Singaporean, Indian, Canadian, Emirati. */
  demonym: string
  currency: { code: string; symbol: string; minorUnits: number }
  /** What the tax on purchases is called, and until when records of a leaver are kept at least (RangeError before its first figure). */
  salesTax?: string
  recordsKept?: (lastDay: Day) => Day
  /** BCP 47 locale for its numbers and dates in English. */
  locale: string
  /** Two letters: the language its people are written to in until they say another. */
  language: string
  /** IANA zone used when nothing nearer is known. */
  zone: string
  cv: CountryCv
  /** Where it is not drawn as elsewhere. */
  map?: CountryMap
  callingCode: string
  payFrequency: 'Monthly' | 'Bi-weekly'
  /** Major units, for help texts and demonstration. */
  sampleSalary: number
  /** "SG001": prefix of suggested employee numbers. */
  employeeNumberPrefix: string
  /** null: the law does not vary inside the country. `field` is the key of the country field that holds the choice. */
  regions: { label: string; field: string; options: readonly Option[] } | null
  /** Employment statuses to choose from, or null where the specification asks for none (India, UAE). */
  employmentStatuses: readonly Option[] | null
  /** Specification 9, "Work hours per country". */
  hours: { standard: number; maximum: number; overtimeMultiplier: number; holidayMultiplier: number }
  /** Specification 9, "Overtime dialog per country". `monthlyMaximum` in hours; null: none. */
  overtimeDialog: { threshold: number; rate: number; monthlyMaximum: number | null }
  sundayAndHolidayMultiplier: number
  /** Specification 9, "Hourly rate from basic salary". Value in the currency, exact to 6 decimals; round where paid. */
  hourlyRate: (pay: HourlyPay) => Explained
  /** The same rate, exact, in minor units an hour: what further arithmetic starts from, so that rounding happens once. */
  exactHourlyRate: (pay: HourlyPay) => Exact
  /** Specification 9, "Displayed guidance": the lines, to the letter. */
  guidance: readonly string[]
  /** What the law says today (dated and sourced), apart from the specification's figures above. */
  law: {
    standardWeeklyHours: ReturnType<typeof effectiveDated<number>>
    overtimeMultiplier: ReturnType<typeof effectiveDated<number>>
  }
  /** Public holidays by year and region, dated and sourced, and the usual working week. */
  holidays: CountryHolidays
  /** How worked minutes are told apart, paid and limited. */
  time: CountryWorkingTime
  /** Which leave the law gives, and what is paid for it. */
  leave: CountryLeave
  fields: readonly CountryField[]
  /** Fills in what follows from what is known, empty fields only: a FIN typed into the NRIC/FIN box is the person's FIN. */
  derive: (facts: Facts) => Facts
  compliance: { fieldCount: number; requirements: readonly ComplianceRequirement[]; checks: readonly ComplianceCheck[] }
  /** Nationality against this country, with the specification's confidences (0.95 and 0.9). `nationality`: demonym, country name or code. */
  classify: (nationality: string, employmentStatus: string | undefined) => Classification
  /** What a person may work on here, the usual ones first. */
  authorizations: readonly AuthorizationType[]
  entity: EntityQuestions
  /** Documents asked of a person at onboarding, by classification. */
  requiredDocuments: (status: Classification['status']) => readonly { key: string; label: string }[]
  /** What an advert for a job has to say here, and may not. */
  posting: Posting
  /** Which origins somebody who applied may choose from when they tell of themselves of their own will, after applying; empty: it is not asked here. */
  origins: readonly Origin[]
  /** Material for plausible demonstration people, deterministic in the generator handed in. */
  demo: CountryDemo
  sources: readonly Source[]
}

/** Draws numbers from a seeded generator: 0 ≤ next() < 1. */
export type Draw = { next: () => number; pick: <T>(from: readonly T[]) => T; digits: (n: number) => string }

/** Names of one community, and how they make a full name. Families may be empty where a patronym is used. */
export type DemoPeople = {
  given: readonly string[]
  /** Those of `given` that usually go with women; the others with men. */
  women: readonly string[]
  family: readonly string[]
  /** Share of the workforce, relative to the other groups. */
  weight: number
  /** Demonym. */
  nationality: string
  written: (given: string, family: string) => string
}

export type CountryDemo = {
  companyName: string
  companySlug: string
  /** Registration numbers that nobody has: of the first company of the demonstration here, and of a second one. */
  companyNumbers: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]
  /** The communities that work there, each with its share. */
  people: readonly DemoPeople[]
  addresses: readonly { line: string; city: string; postalCode: string; region?: string }[]
  phone: (draw: Draw) => string
  banks: readonly string[]
  /** Monthly salary in major units by department, as [low, high]. */
  salaries: Readonly<Record<string, readonly [number, number]>>
  /** Valid values (check digits included) for this country's fields, for one person; canonical. `today` places expiry dates. */
  facts: (
    draw: Draw,
    person: { status: Classification['status']; birthDate: Day },
    today: Day,
  ) => Record<string, string>
}

export const defineCountry = (country: Country): Country => country
