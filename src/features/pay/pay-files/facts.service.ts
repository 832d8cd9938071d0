import type { Facts } from '../../../countries/country.ts'
import type { CountryFilings, FileFact, FileFormat } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { listEntities } from '../../company/legal-entities/service.ts'
import { openSecretsOf } from '../../people/employees/secrets.ts'
import type * as contract from './contract.ts'
import { factProblem, HIDDEN, type KnownFact, maskOf, missingFor, offeredFormats } from './files.rules.ts'
import { makesPayFiles } from './policy.ts'
import * as query from './queries.ts'

export type EntityFacts = Awaited<ReturnType<typeof listEntities>>['entities'][number]

export const placeOfFacts = (id: string): string => `pay-file-facts/${id}`

/** What a country says of files. @throws Refusal where nothing is on file */
export const getFilings = (ctx: Pick<Context, 'filings'>, country: string): CountryFilings => {
  const found = ctx.filings.get(country)
  if (!found) throw new Refusal('CONFLICT', 'Files and due days of this country are not on file.')
  return found
}

type Entered = { value: string; since: Day }

/** What stands entered on a day, by key; what was taken back is gone. Numbers of accounts are opened. */
const enteredOf = (ctx: Context, rows: readonly query.FactRow[]): Map<string, Entered> => {
  const entered = new Map<string, Entered>()
  for (const row of rows) {
    const secrets: Facts = row.sealed
      ? JSON.parse(ctx.fields.open(ctx.actor.companyId, placeOfFacts(row.id), row.sealed))
      : {}
    for (const [key, value] of Object.entries({ ...row.facts, ...secrets }))
      if (value) entered.set(key, { value, since: row.from_day })
      else entered.delete(key)
  }
  return entered
}

const knownOf = (fact: FileFact, taken: Facts, entered: ReadonlyMap<string, Entered>): KnownFact => {
  const said = fact.from === undefined ? entered.get(fact.key) : undefined
  const value = fact.from === undefined ? (said?.value ?? null) : (taken[fact.from] ?? null)
  return {
    fact,
    value,
    shown: value && fact.isSecret ? maskOf(value) : value,
    since: said?.since ?? null,
    problem: factProblem(fact, value),
  }
}

const numbersOf = ({ numbers }: EntityFacts): Facts =>
  Object.fromEntries(Object.entries(numbers).map(([key, { number }]) => [key, number]))

/** What files ask of an entity, on a day: its numbers, and what was entered. */
export const factsOfEntity = async (ctx: Context, entity: EntityFacts, on: Day): Promise<KnownFact[]> => {
  const rows = await query.entityFacts(ctx.db, ctx.actor.companyId, { entityIds: [entity.id], on })
  const entered = enteredOf(ctx, rows)
  return getFilings(ctx, entity.country).employer.map((fact) => knownOf(fact, numbersOf(entity), entered))
}

/** What was entered for an entity, with its numbers by their own keys: what obligations are asked with. */
export const saidOfEntity = async (ctx: Context, entity: EntityFacts, on: Day): Promise<Facts> => {
  const known = await factsOfEntity(ctx, entity, on)
  const entered = known.flatMap(({ fact, value }) => (value && !fact.isSecret ? [[fact.key, value] as const] : []))
  return { ...numbersOf(entity), ...Object.fromEntries(entered) }
}

type Person = { employment_id: string; employee_id: string }

/** What files ask of people, on a day, by employment: from their records, and as entered. */
export const factsOfPeople = async (
  ctx: Context,
  { country, people, on }: { country: string; people: readonly Person[]; on: Day },
): Promise<Map<string, KnownFact[]>> => {
  const employmentIds = people.map(({ employment_id: id }) => id)
  const secrets = await openSecretsOf(ctx, [...new Set(people.map(({ employee_id: id }) => id))])
  const rows = Map.groupBy(
    await query.personFacts(ctx.db, ctx.actor.companyId, { employmentIds, on }),
    ({ owner }) => owner,
  )
  const { person } = getFilings(ctx, country)
  return new Map(
    people.map(({ employment_id: id, employee_id: employeeId }) => {
      const entered = enteredOf(ctx, rows.get(id) ?? [])
      return [id, person.map((fact) => knownOf(fact, secrets.get(employeeId) ?? {}, entered))]
    }),
  )
}

/** Of a number that is not for them, somebody sees that there is one. */
const shownFact = (ctx: Context, { fact, shown, since, problem }: KnownFact): contract.FileFactView => ({
  key: fact.key,
  label: fact.label,
  help: fact.help,
  options: [...(fact.options ?? [])],
  isSecret: fact.isSecret === true,
  isOptional: fact.isOptional === true,
  isTaken: fact.from !== undefined,
  shown: fact.isSecret && shown !== null && !makesPayFiles(ctx.actor) ? HIDDEN : shown,
  since,
  problem,
})

export const todayOf = (ctx: Context, entity: Pick<EntityFacts, 'zone'>): Day => dayIn(entity.zone, ctx.now())

/** A file for a bank or an authority, or of a return: what it asks of the employer. */
type AskingFile = Pick<FileFormat, 'key' | 'label' | 'needs'> & { asks: Pick<FileFormat['asks'], 'employer'> }

const registrationOf = async (ctx: Context, entity: EntityFacts): Promise<contract.Registration> => {
  const known = await factsOfEntity(ctx, entity, todayOf(ctx, entity))
  const filings = getFilings(ctx, entity.country)
  const files: readonly AskingFile[] = [
    ...offeredFormats(filings, known),
    ...filings.yearForms.flatMap(({ file }) => file ?? []),
  ]
  const blocked = files.flatMap(({ key, label, asks, needs }) => {
    const missing = missingFor(asks.employer, known, needs)
    return missing.length > 0 ? [{ format: key, label, missing }] : []
  })
  return {
    entityId: entity.id,
    name: entity.legalName,
    country: entity.country,
    facts: known.map((one) => shownFact(ctx, one)),
    blocked,
  }
}

export const listRegistrations = async (ctx: Context): Promise<Output<typeof contract.listRegistrations>> => {
  const { entities } = await listEntities(ctx)
  const registrations: contract.Registration[] = []
  for (const entity of entities)
    if (entity.archivedAt === null && ctx.filings.has(entity.country))
      registrations.push(await registrationOf(ctx, entity))
  return { registrations }
}

/** The entity of the company. @throws Refusal NOT_FOUND */
export const getEntityFacts = async (ctx: Context, entityId: string): Promise<EntityFacts> => {
  const found = (await listEntities(ctx)).entities.find(({ id }) => id === entityId)
  if (!found) throw notFound('Legal entity')
  return found
}

/** What was typed, judged against what can be entered: those that are secret apart. @throws Refusal INVALID by field */
const judgeTyped = (input: readonly FileFact[], typed: Facts) => {
  const errors: Record<string, string> = {}
  const open: Record<string, string> = {}
  const secret: Record<string, string> = {}
  const masks: Record<string, string> = {}
  for (const [key, text = ''] of Object.entries(typed)) {
    const fact = input.find((one) => one.key === key)
    const value = text.trim()
    const problem = fact ? factProblem(fact, value) : 'This is not asked for here'
    if (problem !== null) errors[`facts.${key}`] = problem
    else if (fact?.from !== undefined)
      errors[`facts.${key}`] = `${fact.label} is taken from the record: change it there`
    else if (fact?.isSecret && value !== '') {
      secret[key] = value
      masks[key] = maskOf(value)
    } else open[key] = value
  }
  if (Object.keys(typed).length === 0) errors.facts = 'Say at least one fact'
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { open, secret, masks }
}

/** A row of what was typed, with its secrets sealed. */
const rowOf = (ctx: Context, { typed, asked, from }: { typed: Facts; asked: readonly FileFact[]; from: Day }) => {
  const { open, secret, masks } = judgeTyped(asked, typed)
  const id = crypto.randomUUID()
  const hasSecrets = Object.keys(secret).length > 0
  const { companyId, userId } = ctx.actor
  const row = {
    company_id: companyId,
    id,
    from_day: from,
    facts: open,
    sealed: hasSecrets ? ctx.fields.seal(companyId, placeOfFacts(id), JSON.stringify(secret)) : null,
    key_version: hasSecrets ? ctx.fields.version : null,
    masks,
    entered_by: userId,
  }
  return { row, told: { from, ...open, ...masks } }
}

export const saveRegistration = async (ctx: Context, input: Parsed<typeof contract.saveRegistration>) => {
  const entity = await getEntityFacts(ctx, input.entityId)
  const { employer } = getFilings(ctx, entity.country)
  const { row, told } = rowOf(ctx, { typed: input.facts, asked: employer, from: input.from })
  await query.insertEntityFacts(ctx.db, { ...row, entity_id: entity.id })
  ctx.audit({ action: 'pay-registration.save', targetType: 'entity', targetId: entity.id, after: told })
  return { registration: await registrationOf(ctx, entity) }
}

const getEmployment = async (ctx: Context, employmentId: string) => {
  const found = await query.findEmployment(ctx.db, ctx.actor.companyId, employmentId)
  if (!found) throw notFound('Employment')
  return found
}

const shownOfPerson = async (ctx: Context, employment: Awaited<ReturnType<typeof getEmployment>>) => {
  const { country, id, employee_id } = employment
  const on = dayIn(ctx.countries.get(country).zone, ctx.now())
  const known = await factsOfPeople(ctx, { country, people: [{ employment_id: id, employee_id }], on })
  return (known.get(id) ?? []).map((one) => shownFact(ctx, one))
}

export const readPersonFacts = async (
  ctx: Context,
  { employmentId }: Parsed<typeof contract.readPersonFacts>,
): Promise<Output<typeof contract.readPersonFacts>> => {
  const employment = await getEmployment(ctx, employmentId)
  const facts = await shownOfPerson(ctx, employment)
  return { name: employment.name, country: employment.country, facts }
}

export const savePersonFacts = async (ctx: Context, input: Parsed<typeof contract.savePersonFacts>) => {
  const employment = await getEmployment(ctx, input.employmentId)
  const { person } = getFilings(ctx, employment.country)
  const { row, told } = rowOf(ctx, { typed: input.facts, asked: person, from: input.from })
  await query.insertPersonFacts(ctx.db, { ...row, employment_id: employment.id })
  ctx.audit({
    action: 'pay-person-facts.save',
    targetType: 'employee',
    targetId: employment.employee_id,
    after: told,
  })
  return { facts: await shownOfPerson(ctx, employment) }
}
