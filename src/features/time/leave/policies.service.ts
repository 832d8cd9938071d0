import type { Country } from '../../../countries/country.ts'
import type { CountryLeave } from '../../../countries/leave.ts'
import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { listEntities } from '../../company/legal-entities/service.ts'
import { type LeaveGround, type LeaveReader, leaveReaderOf, readLeaveGround, todayOf } from './ground.service.ts'
import { isOfRegime, type LeaveType } from './kinds.rules.ts'
import * as ledger from './ledger.queries.ts'
import { openAccounts, replayAccounts } from './ledger.service.ts'
import type * as contract from './policies.contract.ts'
import type { LeavePoliciesView } from './policies.contract.ts'
import { type PolicyContent, type PolicyVersion, policyProblems } from './policy.rules.ts'
import * as query from './queries.ts'
import { toTypeView } from './shown.service.ts'

/** What a company says of leave beside the law. */

const inYears = (years: number) => ({ years, months: years * 12 + 12, days: years * 365 + 365, daysWorked: 240 })

/** Days of the first and the fifth year by the law, by place where places differ; a place without a figure is left out. */
const daysOfLaw = (law: CountryLeave, type: LeaveType, on: Day) => {
  const kind = type.law
  if (!kind) return []
  const found = law.regimes.flatMap((regime) => {
    if (regime.refused || !isOfRegime(type, regime.key)) return []
    const daysIn = (years: number) =>
      Number(
        kind
          .entitlement({
            regime: regime.key,
            service: inYears(years),
            on,
            event: { childBorn: on, childAgeMonths: 0, childIsCitizen: true, relation: 'spouse' },
          })
          .value.valueOf(),
      )
    try {
      return [{ place: regime.label, first: daysIn(0), fifth: daysIn(4) }]
    } catch (error) {
      if (error instanceof RangeError) return []
      throw error
    }
  })
  const [one] = found
  const isSame = found.every((each) => each.first === one?.first && each.fifth === one.fifth)
  return isSame && one ? [{ ...one, place: null }] : found
}

const lawShown = (country: Country, type: LeaveType, on: Day) => {
  const kind = type.law
  if (!kind) return null
  const carryText = (): string | null => {
    if ('none' in kind.carry) return kind.carry.none
    if (kind.carry.days === 'half') return 'Half of a year’s days go on into the next year'
    return kind.carry.days === 'all'
      ? 'All days go on into the next year'
      : `${kind.carry.days.toString()} days go on into the next year`
  }
  return {
    source: kind.source.title,
    url: kind.source.url ?? null,
    confirmed: kind.source.confirmed,
    days: daysOfLaw(country.leave, type, on),
    documents: kind.documents ? `${kind.documents.what} within ${kind.documents.withinDays} days` : null,
    carry: carryText(),
  }
}

const policyShown = (version: PolicyVersion, name: string, people: number) => ({
  id: version.id,
  policyKey: version.policyKey,
  version: version.version,
  name,
  effectiveFrom: version.effectiveFrom,
  everyone: version.everyone,
  ended: version.ended,
  people,
  content: { ...version.content, steps: [...version.content.steps] },
})

/** Countries where the company has people or an entity; all of ours while it has none. */
const countriesOf = async (ctx: Context): Promise<readonly Country[]> => {
  const { entities } = await listEntities(ctx)
  const used = new Set([
    ...entities.filter((e) => !e.archivedAt).map((e) => e.country),
    ...(await query.listCountriesOfPeople(ctx.db, ctx.actor.companyId)).map(({ country }) => country),
  ])
  const found = ctx.countries.all.filter(({ code }) => used.has(code))
  return found.length > 0 ? found : ctx.countries.all
}

export const readLeavePolicies = async (ctx: Context): Promise<LeavePoliciesView> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const names = new Map((await query.listPolicies(db, actor.companyId)).map((row) => [row.id, row.name]))
  const since = addDays(dayIn('UTC', ctx.now()), -30)
  const given = new Map((await query.countAssigned(db, actor.companyId)).map((row) => [row.policy_key, row.people]))
  return {
    countries: (await countriesOf(ctx)).map((country) => ({
      country: country.code,
      types: [...ground.types.values()]
        .filter((type) => type.country === country.code)
        .map((type) => ({
          type: toTypeView(type),
          law: lawShown(country, type, todayOf(ctx, country.code)),
          policies: (ground.policies.get(type.key) ?? [])
            .toReversed()
            .map((version) => policyShown(version, names.get(version.id) ?? '', given.get(version.policyKey) ?? 0)),
        })),
    })),
    blackouts: (await query.listBlackouts(db, actor.companyId, since)).map((one) => ({
      id: one.id,
      department: one.department,
      site: one.site,
      from: one.from_day,
      until: one.until_day,
      reason: one.reason,
    })),
    cover: (await query.listCoverRules(db, actor.companyId)).map((rule) => ({
      departmentId: rule.department_id,
      department: rule.department,
      least: rule.least,
      refuses: rule.refuses,
    })),
    departments: await query.listDepartments(db, actor.companyId),
    mayChange: hasPermission(actor, 'leave.write'),
  }
}

type Draft = { type: string; effectiveFrom: Day; content: PolicyContent }

/** The kind a policy is of, and what the law has against it. @throws Refusal 422 at `type` */
export const judgeDraft = (ctx: Context, ground: LeaveGround, draft: Draft) => {
  const type = ground.types.get(draft.type)
  if (!type) throw invalid({ type: 'Choose a kind of leave from the list' })
  const country = ctx.countries.get(type.country)
  return { type, problems: policyProblems(draft.content, type.law, country.leave, draft.effectiveFrom) }
}

export const saveLeavePolicy = async (
  ctx: Context,
  input: Parsed<typeof contract.saveLeavePolicy>,
): Promise<LeavePoliciesView> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const { type, problems } = judgeDraft(ctx, ground, input)
  if (!input.ended && problems.length > 0)
    throw invalid(
      Object.fromEntries(
        problems.toReversed().map(({ field, message }) => [field === 'steps' ? 'content' : field, message]),
      ),
    )
  await query.lockPolicies(db, actor.companyId)
  const rows = await query.listPolicies(db, actor.companyId)
  const before = rows.filter((row) => row.policy_key === input.policyKey).at(-1)
  if (input.policyKey && before?.leave_type !== type.key) throw notFound('Policy')
  const policyKey = input.policyKey ?? crypto.randomUUID()
  const version = (before?.version ?? 0) + 1
  const made = await query.insertPolicy(db, {
    company_id: actor.companyId,
    policy_key: policyKey,
    version,
    leave_type: type.key,
    country: type.country,
    name: input.name,
    effective_from: input.effectiveFrom,
    everyone: input.everyone,
    ended: input.ended,
    content: JSON.stringify(input.content),
    created_by: actor.userId,
  })
  ctx.audit({
    action: 'leave.policy-save',
    targetType: 'leave-policy',
    targetId: made.id,
    before: before ? { version: before.version, name: before.name, content: before.content } : null,
    after: { version, name: input.name, type: type.key, effectiveFrom: input.effectiveFrom, content: input.content },
  })
  await ledger.markStale(db, actor.companyId, [type.key], null)
  await settleSome(ctx, reader)
  return readLeavePolicies(ctx)
}

/** People whose ledger is put right within the call; of more the job does it within the hour. */
const AT_ONCE = 500

/** Accounts of a changed policy are compared anew: those of a small company at once. */
const settleSome = async (ctx: Context, reader: LeaveReader): Promise<void> => {
  const { db, companyId } = reader
  const fresh = await readLeaveGround(reader)
  const newcomers = await ledger.employmentsWithoutAccounts(db, companyId, AT_ONCE)
  if (newcomers.length > 0)
    await openAccounts(
      reader,
      fresh,
      newcomers.map(({ id }) => id),
    )
  const due = await ledger.dueEmployments(db, companyId, ctx.now().toISOString().slice(0, 10), AT_ONCE)
  if (due.length > 0)
    await replayAccounts(
      reader,
      fresh,
      due.map(({ id }) => id),
    )
}

export const assignLeavePolicy = async (
  ctx: Context,
  input: Parsed<typeof contract.assignLeavePolicy>,
): Promise<LeavePoliciesView> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const policy = (await query.listPolicies(db, actor.companyId)).findLast((row) => row.policy_key === input.policyKey)
  if (!policy) throw notFound('Policy')
  const people = await query.listPeople(db, actor.companyId, input.effectiveFrom, { employeeIds: input.employeeIds })
  const found = new Set(people.map((person) => person.employee_id))
  if (input.employeeIds.some((id) => !found.has(id))) throw notFound('Employee')
  const current = people.filter((person) => person.ended_on === null || person.ended_on >= input.effectiveFrom)
  if (current.some((person) => person.country !== policy.country))
    throw invalid({ employeeIds: 'Choose people of the country of this policy' })
  if (current.length > 0)
    await query.insertAssignments(
      db,
      current.map((person) => ({
        company_id: actor.companyId,
        employment_id: person.employment_id,
        effective_from: input.effectiveFrom,
        entered_by: actor.userId,
        reason: input.reason,
        leave_type: policy.leave_type,
        policy_key: input.policyKey,
      })),
    )
  ctx.audit({
    action: 'leave.policy-assign',
    targetType: 'leave-policy',
    targetId: policy.id,
    detail: { people: input.employeeIds, effectiveFrom: input.effectiveFrom, reason: input.reason },
  })
  await ledger.markStale(
    db,
    actor.companyId,
    [policy.leave_type],
    current.map((person) => person.employment_id),
  )
  await settleSome(ctx, reader)
  return readLeavePolicies(ctx)
}
