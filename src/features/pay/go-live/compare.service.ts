import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { groupWithLaw } from '../payroll/grid.service.ts'
import { compareMonth, type Difference, differenceKey, stateOfDifference } from './compare.rules.ts'
import { columnsUsed, type RegisterComponent, registerComponents, totalOfRegister } from './components.rules.ts'
import type * as contract from './contract.ts'
import { ownColumnsOfEntity } from './own-columns.service.ts'
import { preparesGoLive } from './policy.ts'
import * as query from './queries.ts'
import { goLiveSettings } from './settings.ts'

/** Differences below this many minor units do not matter, by the company’s own word. */
export const toleranceOf = async (ctx: Context): Promise<number> =>
  (await settingsOf(ctx.db, goLiveSettings, { companyId: ctx.actor.companyId })).tolerance

/** `basis:calendar_days` → its kind and what it names. */
const causeOf = (cause: string | null): contract.PayDifference['cause'] => {
  if (cause === null) return null
  const at = cause.indexOf(':')
  return at < 0 ? { kind: cause, of: '' } : { kind: cause.slice(0, at), of: cause.slice(at + 1) }
}

/** What a cause names, as people call it: a component or a fact of the person. */
const namedCause = (
  cause: contract.PayDifference['cause'],
  law: CountryPayroll,
  components: ReadonlyMap<string, RegisterComponent>,
): contract.PayDifference['cause'] => {
  if (cause?.kind === 'without') return { ...cause, of: components.get(cause.of)?.label.en ?? cause.of }
  if (cause?.kind !== 'fact') return cause
  const [key = '', answer = ''] = cause.of.split('=')
  const label = law.facts.find((fact) => fact.key === key)?.label ?? key
  return { ...cause, of: `${label}: ${answer.replaceAll('_', ' ')}` }
}

type ComparedLine = {
  difference: Difference
  who: { name: string; number: string }
  note: query.DifferenceNote | undefined
  tolerance: number
}

const shownDifference = (
  { difference, who, note, tolerance }: ComparedLine,
  law: CountryPayroll,
  components: ReadonlyMap<string, RegisterComponent>,
): contract.PayDifference => {
  const state = stateOfDifference(difference, note, tolerance)
  const { component, cause, ...said } = difference
  return {
    ...said,
    ...who,
    component: component || difference.kind,
    label: components.get(component)?.label.en ?? '',
    cause: namedCause(causeOf(cause), law, components),
    state,
    note: note && state === 'accepted' ? { text: note.note, at: iso(note.noted_at), by: note.noted_by_name } : null,
  }
}

/** A month of ours beside the register of it, as it was reckoned the last time; the register, notes and tolerance as they are now. */
export const comparisonOf = async (ctx: Context, groupId: string, month: string): Promise<contract.MonthComparison> => {
  const { companyId } = ctx.actor
  const { group, law } = await groupWithLaw(ctx, groupId)
  const trial = await query.findTrial(ctx.db, companyId, { groupId, month })
  if (!trial || !law) throw notFound('Comparison')
  const register = await query.listRegisterRows(ctx.db, companyId, { groupId, from: month, until: month })
  const own = columnsUsed(await ownColumnsOfEntity(ctx, law, group.entity_id), register)
  const components = registerComponents(law, own)
  const people = await query.listTrialPeople(ctx.db, companyId, trial.id)
  const found = compareMonth({ code: law.code, components, register, people })
  const names = new Map([...register, ...people].map(({ employment_id: id, name, number }) => [id, { name, number }]))
  const notes = new Map(
    (await query.listNotes(ctx.db, companyId, { groupId, month })).map((note) => [
      `${note.employment_id} ${note.component}`,
      note,
    ]),
  )
  const tolerance = await toleranceOf(ctx)
  const differences = found.differences
    .map((difference) => {
      const who = names.get(difference.employmentId) ?? { name: '', number: '' }
      return shownDifference(
        { difference, who, note: notes.get(differenceKey(difference)), tolerance },
        law,
        components,
      )
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.side.localeCompare(b.side) * -1 || a.label.localeCompare(b.label))
  return {
    groupId,
    group: group.name,
    country: group.country,
    currency: { code: group.currency, minorUnits: ctx.countries.get(group.country).currency.minorUnits },
    month,
    madeAt: iso(trial.made_at),
    status: found.status,
    compared: found.compared,
    open: differences.filter(({ state }) => state === 'open').length,
    theirs: register.reduce((sum, row) => sum + totalOfRegister(row, components), 0),
    ours: people.reduce((sum, { net }) => sum + net, 0),
    differences,
    stopped: people.flatMap(({ name, gates }) => {
      const messages = gates.filter(({ stops }) => stops).map(({ message }) => message)
      return messages.length > 0 ? [{ name, messages }] : []
    }),
    mayPrepare: preparesGoLive(ctx.actor),
  }
}

export const readParallel = async (ctx: Context, { groupId, month }: Parsed<typeof contract.readParallel>) => ({
  comparison: await comparisonOf(ctx, groupId, month),
})

/** Accepts differences by name, at the figures they have now; without a note they are open again. */
export const acceptDifferences = async (ctx: Context, input: Parsed<typeof contract.acceptDifferences>) => {
  const { companyId, userId } = ctx.actor
  const { groupId, month, note } = input
  const { differences } = await comparisonOf(ctx, groupId, month)
  const asked = new Set(input.differences.map(({ employmentId, component }) => `${employmentId} ${component}`))
  const on = differences.filter((one) => asked.has(`${one.employmentId} ${one.component}`))
  if (on.length < asked.size)
    throw new Refusal('CONFLICT', 'Some of these differences are no longer there. Look at the month again.')
  if (note === null && on.every(({ state }) => state !== 'accepted')) throw invalid({ note: 'Note is required' })
  if (note === null) await query.deleteNotes(ctx.db, companyId, { groupId, month, on })
  else await query.saveNotes(ctx.db, companyId, { groupId, month, note, at: ctx.now().toISOString(), by: userId, on })
  ctx.audit({
    action: note === null ? 'pay-difference.reopen' : 'pay-difference.accept',
    targetType: 'pay-group',
    targetId: groupId,
    after: { month, differences: on.length, note },
  })
  return { comparison: await comparisonOf(ctx, groupId, month) }
}
