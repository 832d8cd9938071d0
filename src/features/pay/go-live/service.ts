import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { groupWithLaw } from '../payroll/grid.service.ts'
import { addOpeningRun, listLockedMonths, removeOpeningRun } from '../payroll/opening.service.ts'
import { readPayrollSetup } from '../payroll/setup.service.ts'
import { isReadyToGoLive } from './compare.rules.ts'
import { comparisonOf, toleranceOf } from './compare.service.ts'
import { linesOfRegister, registerComponents, unattributedOf } from './components.rules.ts'
import type * as contract from './contract.ts'
import { ownColumnsOfEntity } from './own-columns.service.ts'
import { preparesGoLive } from './policy.ts'
import * as query from './queries.ts'

const ALL = { from: '0000-00', until: '9999-99' }
/** So many are named in one sentence. */
const NAMED = 3

const monthsOf = async (
  ctx: Context,
  groupId: string,
  registers: readonly query.RegisterMonth[],
  trials: readonly query.TrialRow[],
): Promise<contract.RegisterMonth[]> => {
  const { companyId } = ctx.actor
  const { group, law } = await groupWithLaw(ctx, groupId)
  if (!law) return []
  const components = registerComponents(law, await ownColumnsOfEntity(ctx, law, group.entity_id))
  const locked = await listLockedMonths(ctx.db, companyId, groupId)
  const rows = Map.groupBy(await query.listRegisterRows(ctx.db, companyId, { groupId, ...ALL }), ({ month }) => month)
  const months: contract.RegisterMonth[] = []
  for (const { month, people, net } of registers) {
    const trial = trials.find((one) => one.month === month)
    const found = trial ? await comparisonOf(ctx, groupId, month) : null
    const unmatched = (rows.get(month) ?? []).filter((row) => {
      const rest = unattributedOf(row, components)
      return rest.gross !== 0 || rest.net !== 0
    })
    months.push({
      month,
      people,
      net,
      counted: locked.some((run) => run.month === month && run.kind === 'opening'),
      paidHere: locked.some((run) => run.month === month && run.kind === 'regular'),
      unmatched: unmatched.length,
      trial:
        trial && found
          ? {
              madeAt: iso(trial.made_at),
              status: found.status,
              compared: found.compared,
              open: found.open,
              differences: found.differences.length,
            }
          : null,
    })
  }
  return months
}

/** Registers of the provider before by pay group and month, with how far each is. */
export const readGoLive = async (ctx: Context): Promise<Output<typeof contract.readGoLive>> => {
  const { companyId } = ctx.actor
  const { entities } = await readPayrollSetup(ctx)
  const registers = Map.groupBy(await query.listRegisterMonths(ctx.db, companyId), (row) => row.group_id)
  const trials = Map.groupBy(await query.listTrials(ctx.db, companyId), (row) => row.group_id)
  const groups: contract.GoLiveGroup[] = []
  for (const { group, country } of entities.flatMap((one) => one.groups.map((own) => ({ ...one, group: own })))) {
    const months = await monthsOf(ctx, group.id, registers.get(group.id) ?? [], trials.get(group.id) ?? [])
    const compared = months.flatMap(({ month, trial }) =>
      trial ? [{ month, compared: trial.compared, open: trial.open }] : [],
    )
    const { id: groupId, name, currency } = group
    groups.push({ groupId, name, country, currency, months, ready: isReadyToGoLive(compared) })
  }
  return { groups, mayPrepare: preparesGoLive(ctx.actor), tolerance: await toleranceOf(ctx) }
}

const refuseUnmatched = (
  rows: readonly query.NamedRegisterRow[],
  components: ReturnType<typeof registerComponents>,
  decimals: number,
): void => {
  const wrong = rows.flatMap((row) => {
    const { gross, net } = unattributedOf(row, components)
    const [what, rest] = gross !== 0 ? ['gross', gross] : ['net', net]
    const written = fromMinor(Math.abs(rest), decimals)
    return rest === 0
      ? []
      : [`${row.name}, ${row.month}: ${what} is ${written} ${rest > 0 ? 'more' : 'less'} than its parts`]
  })
  if (wrong.length === 0) return
  const more = wrong.length > NAMED ? `, and ${wrong.length - NAMED} more` : ''
  throw new Refusal(
    'CONFLICT',
    `A column of the register is missing. ${wrong.slice(0, NAMED).join('. ')}${more}. Bring the file in again with all its columns.`,
  )
}

/**
 * Counts every register up to a month as paid before, the earliest first: each month rests on those before it. All of them, or none.
 */
export const countRegisters = async (
  ctx: Context,
  { groupId, until }: Parsed<typeof contract.countRegisters>,
): Promise<Output<typeof contract.countRegisters>> => {
  const { companyId } = ctx.actor
  const { group, law } = await groupWithLaw(ctx, groupId)
  if (!law) throw new Refusal('CONFLICT', 'The law of pay of this country is not on file.')
  const done = new Set(
    (await listLockedMonths(ctx.db, companyId, groupId))
      .filter(({ kind }) => kind === 'opening')
      .map(({ month }) => month),
  )
  const rows = (await query.listRegisterRows(ctx.db, companyId, { groupId, from: ALL.from, until })).filter(
    ({ month }) => !done.has(month),
  )
  if (rows.length === 0) throw invalid({ until: 'There is no register up to this month that is not counted yet' })
  const components = registerComponents(law, await ownColumnsOfEntity(ctx, law, group.entity_id))
  const currency = { code: group.currency, minorUnits: ctx.countries.get(group.country).currency.minorUnits }
  refuseUnmatched(rows, components, currency.minorUnits)
  const counted: { month: string; people: number }[] = []
  for (const [month, own] of Map.groupBy(rows, (row) => row.month)) {
    const people = own.map((row) => ({
      employmentId: row.employment_id,
      lines: linesOfRegister(row, components, { currency, name: row.file ?? 'Register', on: row.entered_on }),
    }))
    await addOpeningRun(ctx, { groupId, month, people })
    counted.push({ month, people: people.length })
  }
  return { counted }
}

export const uncountRegister = async (ctx: Context, input: Parsed<typeof contract.uncountRegister>) => {
  await groupWithLaw(ctx, input.groupId)
  await removeOpeningRun(ctx, input)
  return { taken: true }
}
