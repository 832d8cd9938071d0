import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { addDays, addMonths } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { keepFromDeletion } from '../components/held.service.ts'
import type { HeldComponent } from '../components/rules.ts'
import { readGrid } from './grid.rules.ts'
import type * as contract from './inputs.contract.ts'
import { componentsOfMonth, storedByComponent } from './one-off-component.service.ts'
import * as query from './queries.ts'

type Pasted = Parsed<typeof contract.checkPastedPay>

/** A pay group whose country's law of pay is on file. @throws Refusal NOT_FOUND for another company's */
export const groupWithLaw = async (
  ctx: Context,
  id: string,
): Promise<{ group: query.GroupRow; law: CountryPayroll | undefined }> => {
  const group = await query.findGroup(ctx.db, ctx.actor.companyId, id)
  if (!group) throw notFound('Pay group')
  return { group, law: ctx.payrolls.get(group.country) }
}

/** The first and last day of a month. */
export const daysOfMonth = (month: string) => {
  const from = `${month}-01`
  return { from, until: addDays(addMonths(from, 1), -1) }
}

const storedOf = (found: HeldComponent | undefined) => (found ? storedByComponent(found) : {})

/** @param toSave what is read is kept in this transaction */
const read = async (ctx: Context, input: Pasted, { toSave }: { toSave: boolean }) => {
  if (input.kind === 'earning' && !input.nature && !input.component)
    throw invalid({ nature: 'Nature is required for what is paid' })
  const { group } = await groupWithLaw(ctx, input.groupId)
  const people = await query.peopleOfEntity(ctx.db, ctx.actor.companyId, {
    entityId: group.entity_id,
    groupId: group.id,
    ...daysOfMonth(input.month),
  })
  const { entity_id: entityId, country } = group
  if (toSave) await keepFromDeletion(ctx, { entityId, code: null })
  const components = await componentsOfMonth(ctx, { entityId, country, month: input.month })
  if (input.component && !components.has(input.component))
    throw invalid({ component: 'Choose a component of this legal entity that holds in the month.' })
  const rows = readGrid(input.rows, {
    people: people.map((one) => ({ employmentId: one.employment_id, name: one.name, number: one.number })),
    usual: input.label,
    decimals: ctx.countries.get(group.country).currency.minorUnits,
    components: [...components.values()].map(({ code, name, nature, isStandard }) => ({
      code,
      name,
      isOwn: !isStandard,
      isTaken: nature === 'deduction',
    })),
    component: input.component,
    isTaken: input.kind === 'deduction',
  })
  return { rows, components }
}

export const checkPastedPay = async (ctx: Context, input: Pasted): Promise<Output<typeof contract.checkPastedPay>> => ({
  rows: (await read(ctx, input, { toSave: false })).rows,
})

/** Keeps all rows, or none where one is wrong: half a list is worse than none. */
export const savePastedPay = async (ctx: Context, input: Pasted): Promise<Output<typeof contract.savePastedPay>> => {
  const { rows, components } = await read(ctx, input, { toSave: true })
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const [first] = wrong
  if (first)
    throw new Refusal(
      'CONFLICT',
      `Nothing was saved: row ${first.row}, ${first.problems.join('. ').toLowerCase()}.${
        wrong.length > 1 ? ` ${wrong.length} rows are wrong.` : ''
      }`,
    )
  await query.insertOneOffs(
    ctx.db,
    rows.map(({ employmentId, label, amount, component }) => ({
      company_id: ctx.actor.companyId,
      employment_id: employmentId ?? '',
      kind: input.kind,
      label,
      nature: input.kind === 'earning' ? (input.nature ?? 'allowance') : null,
      ...storedOf(component === null ? undefined : components.get(component)),
      amount: amount ?? 0,
      month: input.month,
      entered_by: ctx.actor.userId,
    })),
  )
  ctx.audit({
    action: 'pay-one-off.paste',
    targetType: 'pay-group',
    targetId: input.groupId,
    after: { kind: input.kind, month: input.month, rows: rows.length },
  })
  return { saved: rows.length }
}
