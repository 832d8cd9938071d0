import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { tellCoverageChanged } from '../../people/employees/people.ts'
import type * as contract from './contract.ts'
import { withNationality } from './gather.service.ts'
import { currencyOf, listGroupViews } from './groups.service.ts'
import { oneOffComponent, storedByComponent } from './one-off-component.service.ts'
import type * as oneOffs from './one-offs.contract.ts'
import { factProblems, profileOn, recordFactsOf, retiredFacts } from './person-pay.rules.ts'
import { momentOf, todayOfEmployment } from './place-day.service.ts'
import { runsPayroll } from './policy.ts'
import * as query from './queries.ts'
import { missingHistory } from './setup-history.service.ts'

type Entity = Awaited<ReturnType<typeof query.listEntities>>[number]

/** So many are named of those something is missing of. */
const NAMED = 3
const whoOf = (people: readonly { employee_id: string; employment_id: string; name: string }[]) =>
  people
    .slice(0, NAMED)
    .map((person) => ({ id: person.employee_id, employmentId: person.employment_id, name: person.name }))

/** What keeps the people of an entity from being paid, each with how many it is about. */
const missingOf = async (ctx: Context, entity: Entity, hasGroup: boolean) => {
  const missing: contract.PayEntity['missing'] = []
  const law = ctx.payrolls.get(entity.country)
  if (!law) {
    const message = 'The law of pay of this country is not on file: nobody can be paid here.'
    return [{ what: 'law' as const, message, people: entity.people }]
  }
  if (!hasGroup)
    missing.push({ what: 'group', message: 'Say how often and on which day people are paid.', people: entity.people })
  const { today } = entity
  const people = await query.peopleOfEntity(ctx.db, ctx.actor.companyId, {
    entityId: entity.id,
    from: today,
    until: today,
  })
  const ids = people.map((person) => person.employment_id)
  const paid = new Set((await query.compensationsOf(ctx.db, ctx.actor.companyId, ids)).map((row) => row.employment_id))
  const unpaid = people.filter((person) => !paid.has(person.employment_id))
  if (unpaid.length > 0)
    missing.push({ what: 'pay', message: 'No pay is entered.', people: unpaid.length, who: whoOf(unpaid) })
  const profiles = await query.profilesOf(ctx.db, ctx.actor.companyId, ids)
  const said = new Set(profiles.map((row) => row.employment_id))
  const silent = people.filter((person) => !said.has(person.employment_id))
  if (silent.length > 0)
    missing.push({
      what: 'facts',
      message: 'Nothing is entered of what the law asks for pay.',
      people: silent.length,
      who: whoOf(silent),
    })
  if (hasGroup)
    missing.push(...(await missingHistory(ctx, { entityId: entity.id, country: entity.country, today, people })))
  return missing
}

/** Legal entities with how their people are paid, and what is missing before they can be. */
export const readPayrollSetup = async (ctx: Context): Promise<Output<typeof contract.payrollSetup>> => {
  const all = await listGroupViews(ctx)
  const entities: contract.PayEntity[] = []
  for (const entity of await query.listEntities(ctx.db, ctx.actor.companyId, momentOf(ctx))) {
    const groups = all.filter((one) => one.entityId === entity.id)
    const group = groups.find(({ isDefault }) => isDefault) ?? null
    entities.push({
      id: entity.id,
      name: entity.name,
      country: entity.country,
      people: entity.people,
      group,
      groups,
      missing: await missingOf(ctx, entity, group !== null),
    })
  }
  return { entities, mayRun: runsPayroll(ctx.actor) }
}

const personOf = async (ctx: Context, employmentId: string, on: Day | null = null) => {
  const day = on ?? (await todayOfEmployment(ctx, employmentId))
  const person = day && (await query.findPerson(ctx.db, ctx.actor.companyId, { employmentId, on: day }))
  if (!person) throw notFound('Employment')
  const law = ctx.payrolls.get(person.country)
  if (!law) throw new Refusal('CONFLICT', 'The law of pay of this person’s country is not on file.')
  return { person, law, day }
}

/** What schemes ask of a person, and what is known of it on a day: from the record, or entered for pay. */
export const readPayProfile = async (
  ctx: Context,
  { employmentId, on }: Parsed<typeof contract.payProfile>,
): Promise<Output<typeof contract.payProfile>> => {
  const { person, law, day } = await personOf(ctx, employmentId, on)
  const entered = profileOn(await query.profilesOf(ctx.db, ctx.actor.companyId, [employmentId]), day)
  const recorded = recordFactsOf(withNationality(ctx, person))
  return {
    name: person.name,
    country: person.country,
    currency: currencyOf(ctx, ctx.countries.get(person.country).currency.code),
    facts: law.facts
      .filter(({ isRetired }) => !isRetired)
      .map(({ key, label, kind, options = [] }) => {
        const value = entered[key] ?? recorded[key] ?? null
        const source = recorded[key] ? 'record' : 'nowhere'
        return { key, label, kind, options: [...options], value, from: entered[key] ? 'entered' : source }
      }),
  }
}

export const savePayProfile = async (ctx: Context, input: Parsed<typeof contract.savePayProfile>) => {
  const { person, law } = await personOf(ctx, input.employmentId)
  if (Object.keys(input.facts).length === 0) throw invalid({ facts: 'Say at least one fact' })
  const problems = { ...factProblems(law, input.facts), ...retiredFacts(law, input.facts) }
  if (Object.keys(problems).length > 0)
    throw invalid(Object.fromEntries(Object.entries(problems).map(([key, message]) => [`facts.${key}`, message])))
  if (input.effectiveFrom < person.started_on)
    throw invalid({ effectiveFrom: 'From must not be before the first day of the employment' })
  await query.insertProfile(ctx.db, {
    companyId: ctx.actor.companyId,
    employmentId: input.employmentId,
    effectiveFrom: input.effectiveFrom,
    facts: input.facts,
    by: ctx.actor.userId,
    reason: input.reason ?? '',
  })
  const { asks } = ctx.countries.get(person.country).time
  if (asks.some(({ key }) => key in input.facts))
    await tellCoverageChanged(ctx, { employeeId: person.employee_id, from: input.effectiveFrom })
  ctx.audit({
    action: 'pay-profile.save',
    targetType: 'employee',
    targetId: person.employee_id,
    after: { from: input.effectiveFrom, facts: Object.keys(input.facts) },
  })
  return { saved: true }
}

const toOneOff = (row: query.OneOffRow) => ({
  id: row.id,
  employmentId: row.employment_id,
  name: row.name,
  kind: row.kind,
  label: row.label,
  nature: row.nature,
  component: row.component_code,
  amount: row.amount,
  month: row.month,
  note: row.note,
  paidIn: row.paid_in,
})

export const addPayOneOff = async (ctx: Context, input: Parsed<typeof oneOffs.addPayOneOff>) => {
  const { person } = await personOf(ctx, input.employmentId)
  if (input.kind === 'earning' && !input.nature && !input.component)
    throw invalid({ nature: 'Nature is required for what is paid' })
  const { component: code } = input
  const found = code ? await oneOffComponent(ctx, { ...input, code }) : null
  const { id } = await query.insertOneOff(ctx.db, {
    company_id: ctx.actor.companyId,
    employment_id: input.employmentId,
    kind: input.kind,
    label: input.label,
    nature: input.kind === 'earning' ? input.nature : null,
    ...(found ? storedByComponent(found) : undefined),
    amount: input.amount,
    month: input.month,
    note: input.note,
    entered_by: ctx.actor.userId,
  })
  const row = await query.findOneOff(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('One-off')
  const oneOff = toOneOff(row)
  const { kind, label, month } = oneOff
  ctx.audit({
    action: 'pay-one-off.add',
    targetType: 'employee',
    targetId: person.employee_id,
    after: { kind, label, month },
  })
  return { oneOff }
}

export const listPayOneOffs = async (ctx: Context, { month }: Parsed<typeof oneOffs.listPayOneOffs>) => ({
  oneOffs: (await query.oneOffsOfMonth(ctx.db, ctx.actor.companyId, month)).map(toOneOff),
})

export const removePayOneOff = async (ctx: Context, { id }: Parsed<typeof oneOffs.removePayOneOff>) => {
  const row = await query.findOneOff(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('One-off')
  if (row.paid_in) throw new Refusal('CONFLICT', 'This was paid by a locked run. Put it right in the next one.')
  await query.removeOneOff(ctx.db, ctx.actor.companyId, id, ctx.actor.userId)
  ctx.audit({ action: 'pay-one-off.remove', targetType: 'pay-one-off', targetId: id, before: { label: row.label } })
  return { removed: true }
}
