import type { Classification, Country, DemoPeople } from '../../countries/country.ts'
import { addDays, type Day } from '../../shared/dates.ts'
import type { Die } from './draw.ts'

/** Names, communities and documents of one person. */

type Named = { group: DemoPeople; fullName: string; given: string; family: string; gender: 'Female' | 'Male' }

/** `taken` holds the full names already given, so that no two people of a company are called the same while names last. */
export const nameIn = (die: Die, groups: readonly DemoPeople[], taken: Set<string>): Named => {
  for (let attempt = 0; ; attempt++) {
    const group = die.weighted(groups, (g) => g.weight)
    const men = group.given.filter((name) => !group.women.includes(name))
    const woman = men.length === 0 || (group.women.length > 0 && die.chance(0.46))
    const given = die.pick(woman ? group.women : men)
    const family = die.pick(group.family)
    const fullName = group.written(given, family)
    if (taken.has(fullName) && attempt < 40) continue
    taken.add(fullName)
    return { group, fullName, given, family, gender: woman ? 'Female' : 'Male' }
  }
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** given.family@domain; a second one of the same name gets a number. */
export const mailboxOf = ({ given, family }: Named, domain: string, taken: Set<string>): string => {
  const stem = [plain(given), plain(family)].filter(Boolean).join('.') || 'person'
  for (let n = 1; ; n++) {
    const email = `${stem}${n === 1 ? '' : n}@${domain}`
    if (taken.has(email)) continue
    taken.add(email)
    return email
  }
}

const RESIDENT = 'permanent_resident'

type Papers = {
  status: Classification['status']
  employmentStatus: string | null
  /** Country field key → canonical value. */
  facts: Record<string, string>
}

/**
 * Valid documents for somebody of a nationality. Some who came from elsewhere have become permanent residents, where the country
 * has such a status; somebody of the country itself never is one. `numbers` holds identity numbers already given out.
 */
export const documentsOf = (
  die: Die,
  country: Country,
  {
    who,
    today,
    numbers,
  }: { who: { nationality: string; birthDate: Day; mayStay: boolean }; today: Day; numbers: Set<string> },
): Papers => {
  const local = country.classify(who.nationality, undefined).status === 'citizen_pr'
  const residents = country.employmentStatuses?.some((option) => option.value === RESIDENT) ?? false
  const resident = !local && who.mayStay && residents && die.chance(0.3)
  const status = local || resident ? 'citizen_pr' : 'foreign_worker'
  const identifying = country.fields.filter((field) => field.identifies)
  for (let attempt = 0; ; attempt++) {
    const facts = country.demo.facts(die, { status, birthDate: who.birthDate }, today)
    const known = country.derive({ ...facts, nationality: who.nationality, employeeType: status })
    const fits = !residents || resident === (known.employmentStatus === RESIDENT)
    const own = identifying.flatMap(({ key }) => (facts[key] ? [`${key} ${facts[key]}`] : []))
    if ((!fits || own.some((number) => numbers.has(number))) && attempt < 200) continue
    for (const number of own) numbers.add(number)
    if (resident) Object.assign(facts, issued(die, country, today))
    return { status, employmentStatus: country.employmentStatuses ? (known.employmentStatus ?? null) : null, facts }
  }
}

/** Dates of issue a country asks of permanent residents. */
const issued = (die: Die, country: Country, today: Day): Record<string, string> =>
  Object.fromEntries(
    country.fields
      .filter((field) => field.kind === 'date' && field.key.endsWith('IssueDate'))
      .map((field) => [field.key, addDays(today, -die.between(400, 4000))]),
  )

/** The fields that say when a pass or permit ends. */
export const expiryFieldKeys = (country: Country): string[] =>
  country.fields.filter((field) => field.kind === 'date' && field.key.endsWith('Expiry')).map((field) => field.key)

/** Where they live: in the region their papers name, where the law has regions. */
export const homeOf = (die: Die, country: Country, facts: Readonly<Record<string, string>>) => {
  const region = country.regions ? facts[country.regions.field] : undefined
  const near = country.demo.addresses.filter((address) => region !== undefined && address.region === region)
  const { line, city, postalCode } = die.pick(near.length > 0 ? near : country.demo.addresses)
  return { city, address: `${line}, ${city}${postalCode ? ` ${postalCode}` : ''}` }
}

export const maritalStatusOf = (die: Die, age: number): string => {
  const weights = { Single: Math.max(1, 34 - age), Married: Math.max(1, age - 24), Divorced: age > 34 ? 1.2 : 0 }
  return die.weighted(['Single', 'Married', 'Divorced'] as const, (status) => weights[status])
}
