import type { Country, Draw, Facts } from '../../../countries/country.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'
import { toMinor } from '../../../shared/money.ts'
import { complianceScore } from '../../people/compliance/rules.ts'
import { dialogCalculation } from '../../time/overtime/dialog.ts'
import type { Sample } from './contract.ts'
import { labelIn } from './labels.rules.ts'

/** The same person each time. */
const always: Draw = {
  next: () => 0.42,
  pick: (from) => from[Math.floor(from.length * 0.42)] as (typeof from)[number],
  digits: (n) => '4821593067'.repeat(Math.ceil(n / 10)).slice(0, n),
}
const BORN = '1991-05-17'
const MORE_THAN_STANDARD = 6
const SHOWN_FIELDS = 4

const overtimeOf = (country: Country): Sample['overtime'] => {
  const { threshold } = country.overtimeDialog
  const worked = threshold + MORE_THAN_STANDARD
  const basic = toMinor(country.sampleSalary, country.currency.minorUnits)
  const result = dialogCalculation({ country, basic, mode: 'automatic', regularHours: threshold, totalHours: worked })
  return {
    salary: String(country.sampleSalary),
    threshold,
    worked,
    overtimeHours: result.overtimeHours,
    multiplier: result.multiplier,
    monthlyHours: result.monthlyHours.value,
    hourlyRate: result.hourlyRate.value,
    pay: result.overtimePay.explained.value,
  }
}

type Status = 'citizen_pr' | 'foreign_worker'

const factsOf = (country: Country, status: Status, today: Day): Facts => ({
  nationality: country.demonym,
  employmentStatus: status === 'citizen_pr' ? 'citizen' : 'work_permit',
  employeeType: status,
  birthDate: BORN,
  ...country.demo.facts(always, { status, birthDate: BORN }, today),
})

/** Somebody whose record lacks what the country asks for: the last two things whose absence the rules notice. */
const incomplete = (country: Country, status: Status, today: Day) => {
  let facts = factsOf(country, status, today)
  let missing: string[] = []
  for (const { key } of country.compliance.requirements.toReversed()) {
    const without = Object.fromEntries(Object.entries(facts).filter(([name]) => name !== key))
    const { missingFields } = complianceScore(country, without, today)
    if (missingFields.length > missing.length && missing.length < 2) [facts, missing] = [without, missingFields]
  }
  return missing.length > 0 ? facts : null
}

const complianceOf = (country: Country, today: Day, named: (label: string) => string): Sample['compliance'] => {
  const facts = incomplete(country, 'citizen_pr', today) ?? incomplete(country, 'foreign_worker', today)
  const { score, colour, missingFields, basis } = complianceScore(country, facts ?? {}, today)
  const label = (key: string) => named(country.compliance.requirements.find((r) => r.key === key)?.label ?? key)
  const [people] = country.demo.people
  const written = people?.written(always.pick(people.given), always.pick([...people.family, '']))
  return {
    person: written?.trim() ?? country.demonym,
    score,
    colour,
    missing: missingFields.map(label),
    requirements: basis.requirements,
    checks: basis.checks,
  }
}

const fieldsOf = (country: Country, today: Day): Sample['fields'] => {
  const facts = factsOf(country, 'citizen_pr', today)
  return country.fields
    .flatMap(({ label, secret, on: { onboarding: rule } }) =>
      rule?.placeholder && (rule.shown?.(facts) ?? true) ? [{ label, secret, placeholder: rule.placeholder }] : [],
    )
    .slice(0, SHOWN_FIELDS)
}

/** What the public pages show of one country, by the rules the product itself works with. */
export const sampleOf = (country: Country, today: Day, language: Language = 'en'): Sample => ({
  code: country.code,
  name: country.name,
  flag: country.flag,
  currency: country.currency,
  locale: country.locale,
  overtime: overtimeOf(country),
  fields: fieldsOf(country, today).map((field) => ({ ...field, label: labelIn(language)(field.label) })),
  compliance: complianceOf(country, today, labelIn(language)),
  permits: country.authorizations.length,
})
