import type { Classification, Country, Facts } from './country.ts'

type Identity = { name: string; code: string; slug: string; demonym: string; aliases: readonly string[] }

/** Statuses that make a person local whatever the passport says. */
const LOCAL = new Set(['citizen', 'permanent_resident', 'pr'])

const word = (text: string | undefined): string =>
  (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/**
 * Specification 4: nationality of the country → citizen_pr (0.95), otherwise foreign_worker (0.9). A permanent resident is
 * citizen_pr whatever the nationality; a citizen stays one whatever else was chosen. Every input gets an answer.
 */
export const makeClassifier =
  ({ name, code, slug, demonym, aliases }: Identity) =>
  (nationality: string, employmentStatus: string | undefined): Classification => {
    const own = new Set([name, code, slug, demonym, ...aliases].map(word))
    const local = (details: string): Classification => ({ status: 'citizen_pr', confidence: 0.95, details })
    if (own.has(word(nationality))) return local(`${demonym} national: citizen of ${name}`)
    const status = word(employmentStatus)
    if (LOCAL.has(status)) return local(`${status === 'citizen' ? 'Citizen' : 'Permanent resident'} of ${name}`)
    const who = nationality.trim() || 'Nationality not given'
    return { status: 'foreign_worker', confidence: 0.9, details: `${who}: needs permission to work in ${name}` }
  }

/** The classification on file, or else what nationality and employment status say; undefined when neither is known. */
export const employeeTypeOf = (classify: Country['classify'], facts: Facts): Classification['status'] | undefined => {
  const { employeeType, nationality, employmentStatus } = facts
  if (employeeType === 'citizen_pr' || employeeType === 'foreign_worker') return employeeType
  return nationality ? classify(nationality, employmentStatus).status : undefined
}
