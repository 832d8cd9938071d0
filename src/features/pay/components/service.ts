import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { type Day, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { COMPONENT_NATURES } from './choices.rules.ts'
import type * as contract from './contract.ts'
import { basesAllowed, membershipsOf, offeredOf, refusalOfNature, standardComponents } from './law.rules.ts'
import { componentsNow, type Entity, entityWithLaw, priceableOf, saidOf, toRow } from './listed.service.ts'
import { changesComponents } from './policy.ts'
import * as query from './queries.ts'
import { componentProblems, componentsOn, type HeldComponent } from './rules.ts'

const heldOf = async (ctx: Context, entity: Entity, code: string): Promise<HeldComponent> => {
  const held = (await componentsNow(ctx, entity)).get(code)
  if (!held) throw notFound('Pay component')
  return held
}

const wholeOf = async (ctx: Context, entity: Entity, code: string): Promise<contract.WholeComponent> => {
  const { companyId } = ctx.actor
  const { law, today } = entity
  const held = await heldOf(ctx, entity, code)
  const stored = (await query.listStored(ctx.db, companyId, [entity.id])).find((one) => one.code === code)
  const versions = stored ? await query.versionsOf(ctx.db, companyId, stored.id) : []
  const used = await query.usesOf(ctx.db, companyId, { entityId: entity.id, code })
  const isUsed = used.allowances + used.oneOffs + used.recurring + used.lines > 0
  const lockedUntil = await query.lockedUntil(ctx.db, companyId, entity.id)
  // What was locked by it is reckoned again by it.
  const isBehindLock = versions.some(({ effective_from: from }) => lockedUntil !== null && from <= lockedUntil)
  const nature = held.counts?.countsAs ?? held.nature
  const allowed: contract.WholeComponent['allowed'] = []
  if (changesComponents(ctx.actor)) {
    allowed.push('change')
    if (!held.isStandard) allowed.push('end')
    if (stored && (held.isStandard ? used.lines === 0 && !isBehindLock : !isUsed)) allowed.push('delete')
  }
  return {
    component: toRow(held, today),
    version: stored?.version ?? 0,
    versions: versions.map((row) => ({
      effectiveFrom: row.effective_from,
      reason: row.reason,
      madeAt: iso(row.made_at),
      madeBy: row.made_by,
      ...saidOf(row),
    })),
    memberships: membershipsOf(law, nature, today.slice(0, 7)),
    prorationSource: law.rules.proration.source,
    used,
    lockedUntil,
    today,
    allowed,
  }
}

export const readPayComponent = async (ctx: Context, { entityId, code }: Parsed<typeof contract.readPayComponent>) =>
  wholeOf(ctx, await entityWithLaw(ctx, entityId), code)

export const readComponentRules = async (
  ctx: Context,
  { entityId }: Parsed<typeof contract.readComponentRules>,
): Promise<Output<typeof contract.readComponentRules>> => {
  const { law, today } = await entityWithLaw(ctx, entityId)
  const month = today.slice(0, 7)
  return {
    natures: COMPONENT_NATURES.filter((nature) => refusalOfNature(law, nature, month) === null).map((nature) => ({
      nature,
      bases: [...basesAllowed(law, nature)],
      usual: nature === 'deduction' ? null : law.rules.proration.usual,
      choices: offeredOf(law, nature).map(({ key, label, source }) => ({ key, label, source })),
      memberships: membershipsOf(law, nature, month),
    })),
    prorationSource: law.rules.proration.source,
  }
}

type Said = Omit<Parsed<typeof contract.addPayComponent>, 'entityId' | 'code'>

const versionOf = (ctx: Context, componentId: string, said: Said) => ({
  company_id: ctx.actor.companyId,
  component_id: componentId,
  effective_from: said.effectiveFrom,
  name: said.name,
  names: Object.fromEntries(Object.entries(said.names).filter(([, name]) => name)),
  nature: said.nature,
  proration: said.proration,
  in_retro: said.inRetro,
  priority: said.priority,
  most_percent: said.mostPercent,
  slip_group: said.slipGroup,
  slip_order: said.slipOrder,
  account: said.account,
  choice: said.choice,
  reason: said.reason ?? '',
  made_by: ctx.actor.userId,
})

const judge = async (ctx: Context, entity: Entity, said: Said, held: HeldComponent | null) => {
  const problems = componentProblems(
    entity.law,
    {
      nature: said.nature,
      proration: said.proration,
      most_percent: said.mostPercent,
      choice: said.choice,
      reason: said.reason ?? '',
      effective_from: said.effectiveFrom,
      name: said.name,
    },
    { held, today: entity.today, lockedUntil: await query.lockedUntil(ctx.db, ctx.actor.companyId, entity.id) },
  )
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

export const addPayComponent = async (
  ctx: Context,
  { entityId, code, ...said }: Parsed<typeof contract.addPayComponent>,
): Promise<contract.WholeComponent> => {
  const entity = await entityWithLaw(ctx, entityId)
  if (standardComponents(entity.law).some((one) => one.code === code))
    throw invalid({ code: 'There is a ready-made component with this code.' })
  await judge(ctx, entity, said, null)
  const values = { company_id: ctx.actor.companyId, entity_id: entityId, code, created_by: ctx.actor.userId }
  const { id } = await query.insertComponent(ctx.db, values).catch((error: unknown) => {
    if (uniqueViolation(error) === 'pay_components_code')
      throw invalid({ code: 'There is a component with this code already.' })
    throw error
  })
  await query.insertVersion(ctx.db, versionOf(ctx, id, said))
  const whole = await wholeOf(ctx, entity, code)
  ctx.audit({ action: 'pay-component.add', targetType: 'pay-component', targetId: id, after: whole.component })
  return whole
}

const changedMeanwhile = () =>
  new Refusal('VERSION_CONFLICT', 'Somebody else has changed this component since you opened it.')

export const changePayComponent = async (
  ctx: Context,
  { entityId, code, version, ...said }: Parsed<typeof contract.changePayComponent>,
): Promise<contract.WholeComponent> => {
  const { companyId, userId } = ctx.actor
  const entity = await entityWithLaw(ctx, entityId)
  const locked = await query.lockComponent(ctx.db, companyId, { entityId, code })
  const before = await heldOf(ctx, entity, code)
  if (version !== undefined && version !== (locked?.version ?? 0)) throw changedMeanwhile()
  await judge(ctx, entity, said, before)
  const made =
    locked ??
    (await query
      .insertComponent(ctx.db, {
        company_id: companyId,
        entity_id: entityId,
        code,
        is_standard: true,
        created_by: userId,
      })
      .catch((error: unknown) => {
        // There was no row to wait for: of two who say the first word of it one does.
        throw uniqueViolation(error) === 'pay_components_code' ? changedMeanwhile() : error
      }))
  await query.insertVersion(ctx.db, versionOf(ctx, made.id, said))
  const at = ctx.now().toISOString()
  if (locked) await query.touchComponent(ctx.db, companyId, { id: locked.id, endedOn: locked.ended_on, at })
  const whole = await wholeOf(ctx, entity, code)
  const changed = changedFieldsOf(saidOf(before), {
    ...saidOf({ ...before, ...versionOf(ctx, made.id, said) }),
  })
  ctx.audit({
    action: 'pay-component.change',
    targetType: 'pay-component',
    targetId: made.id,
    ...changed,
    detail: { code, from: said.effectiveFrom, reason: said.reason ?? '' },
  })
  return whole
}

export const endPayComponent = async (
  ctx: Context,
  { entityId, code, until }: Parsed<typeof contract.endPayComponent>,
): Promise<contract.WholeComponent> => {
  const { companyId } = ctx.actor
  const entity = await entityWithLaw(ctx, entityId)
  const locked = await query.lockComponent(ctx.db, companyId, { entityId, code })
  const held = await heldOf(ctx, entity, code)
  if (!locked || locked.is_standard)
    throw new Refusal('CONFLICT', 'A ready-made component does not end. End the allowances that are paid by it.')
  if (until && held.from && until < held.from) throw invalid({ until: 'The last day is before the first.' })
  const lockedUntil = await query.lockedUntil(ctx.db, companyId, entityId)
  const earliest = [until, locked.ended_on].filter((day) => day !== null).sort()[0]
  if (lockedUntil && earliest && earliest < lockedUntil)
    throw invalid({ until: 'This day lies in a period that is locked. Choose a later day.' })
  await query.touchComponent(ctx.db, companyId, { id: locked.id, endedOn: until, at: ctx.now().toISOString() })
  ctx.audit({
    action: 'pay-component.end',
    targetType: 'pay-component',
    targetId: locked.id,
    before: { until: locked.ended_on },
    after: { until },
    detail: { code },
  })
  return wholeOf(ctx, entity, code)
}

export const deletePayComponent = async (
  ctx: Context,
  { entityId, code }: Parsed<typeof contract.deletePayComponent>,
): Promise<Output<typeof contract.deletePayComponent>> => {
  const { companyId } = ctx.actor
  const entity = await entityWithLaw(ctx, entityId)
  const locked = await query.lockComponent(ctx.db, companyId, { entityId, code })
  const whole = await wholeOf(ctx, entity, code)
  if (!locked) throw new Refusal('CONFLICT', 'A ready-made component stays.')
  if (!whole.allowed.includes('delete'))
    throw new Refusal('CONFLICT', 'This component was used. End it on a day instead.')
  await query.deleteComponent(ctx.db, companyId, locked.id)
  ctx.audit({
    action: 'pay-component.delete',
    targetType: 'pay-component',
    targetId: locked.id,
    before: whole.component,
  })
  return { deleted: true }
}

/** Components that something can be paid or taken by on a day, in their order. */
const optionsOn = (components: readonly HeldComponent[], day: Day) =>
  components.filter(({ from, until }) => (from === null || from <= day) && (until === null || day <= until))

export const listComponentOptions = async (
  ctx: Context,
  { entityId, on }: Parsed<typeof contract.listComponentOptions>,
): Promise<Output<typeof contract.listComponentOptions>> => {
  const entity = await entityWithLaw(ctx, entityId)
  const day = on ?? entity.today
  const all = componentsOn(entity.law, await query.listStored(ctx.db, ctx.actor.companyId, [entityId]), day)
  return {
    options: optionsOn(priceableOf(entity.law, all, day), day).map(({ code, name, names, nature, isStandard }) => ({
      code,
      name,
      names,
      nature,
      isStandard,
    })),
  }
}
