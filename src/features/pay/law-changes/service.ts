import { daysOfNewFigures } from '../../../countries/recorded.ts'
import type { Context } from '../../../server/context.ts'
import { addMonths, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { exact } from '../../../shared/money.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { type GatheredPay, gatherPay } from '../payroll/gather.service.ts'
import { groupWithLaw } from '../payroll/grid.service.ts'
import { payPeriodAround } from '../payroll/pay-calendar.rules.ts'
import { regularRunOfPeriod } from '../payroll/period-run.rules.ts'
import { readPayrollSetup } from '../payroll/setup.service.ts'
import type * as contract from './contract.ts'
import { impactOfLaw, impactOfTrial, type NoImpact, type PersonImpact, trialChoices } from './impact.rules.ts'

/** How far ahead figures of the law are looked for. */
const MONTHS_AHEAD = 24
/** So many people are looked at to see whether a change touches a group at all; its impact is of everybody. */
const LOOKED_AT = 50

const todayOf = (ctx: Context, country: string): Day => dayIn(ctx.countries.get(country).zone, ctx.now())

/** Everybody of a group in the pay period of today, from the facts as they are now. */
const peopleOf = async (ctx: Context, groupId: string): Promise<GatheredPay[]> => {
  const { group, law } = await groupWithLaw(ctx, groupId)
  const period = payPeriodAround(group, todayOf(ctx, group.country))
  if (!law || !period) throw new Refusal('CONFLICT', 'The law of pay of this country is not on file.')
  return gatherPay(ctx, regularRunOfPeriod(group, period), law)
}

type Rule = contract.LawChangeGroup['changes'][number]['rules'][number]

const rulesOf = (people: readonly GatheredPay[], from: Day): Rule[] => {
  const rules = new Map<string, Rule>()
  for (const { input } of people) {
    const found = impactOfLaw(input, from)
    if ('problem' in found) continue
    for (const { why } of found.lines)
      rules.set(why.rule.title, {
        title: why.rule.title,
        source: why.rule.source.title,
        confirmed: why.rule.source.confirmed,
      })
  }
  return [...rules.values()]
}

export const listLawChanges = async (ctx: Context): Promise<Output<typeof contract.listLawChanges>> => {
  const { entities } = await readPayrollSetup(ctx)
  const groups: contract.LawChangeGroup[] = []
  for (const { group, country } of entities.flatMap((one) => one.groups.map((own) => ({ ...one, group: own })))) {
    const law = ctx.payrolls.get(country)
    if (!law) continue
    const today = todayOf(ctx, country)
    const people = (await peopleOf(ctx, group.id)).slice(0, LOOKED_AT)
    const changes = daysOfNewFigures(today, addMonths(today, MONTHS_AHEAD)).flatMap((from) => {
      const rules = rulesOf(people, from)
      return rules.length > 0 ? [{ from, rules }] : []
    })
    const { id: groupId, name, currency } = group
    groups.push({ groupId, name, country, currency, changes, ...trialChoices(law) })
  }
  return { groups }
}

type Reckon = (input: GatheredPay['input']) => PersonImpact | NoImpact

const impactOn = async (
  ctx: Context,
  groupId: string,
  from: Day | null,
  reckon: Reckon,
): Promise<contract.LawImpact> => {
  const { group } = await groupWithLaw(ctx, groupId)
  const people = await peopleOf(ctx, groupId)
  const rows: contract.LawImpact['rows'] = []
  const unknown: contract.LawImpact['unknown'] = []
  for (const { person, input, gates } of people) {
    const stop = gates.find(({ stops }) => stops)
    const found = stop ? { problem: stop.message } : reckon(input)
    if ('problem' in found) unknown.push({ name: person.name, message: found.problem })
    else if (found.lines.length > 0)
      rows.push({
        employmentId: person.employment_id,
        employeeId: person.employee_id,
        name: person.name,
        number: person.number,
        ...found,
        lines: found.lines.map(({ label, party, before, after, why }) => ({ label, party, before, after, why })),
      })
  }
  const sum = (of: 'employee' | 'employer') => ({
    before: rows.reduce((total, row) => total + row[of].before, 0),
    after: rows.reduce((total, row) => total + row[of].after, 0),
  })
  return {
    groupId,
    country: group.country,
    currency: { code: group.currency, minorUnits: ctx.countries.get(group.country).currency.minorUnits },
    from,
    people: people.length,
    affected: rows.length,
    employee: sum('employee'),
    employer: sum('employer'),
    rows,
    unknown,
  }
}

/** Who is touched by figures of the law that hold from a day on: a month before and after, with the same pay and age. */
export const readLawImpact = async (ctx: Context, { groupId, from }: Parsed<typeof contract.readLawImpact>) => {
  const { group } = await groupWithLaw(ctx, groupId)
  const today = todayOf(ctx, group.country)
  if (!daysOfNewFigures(today, addMonths(today, MONTHS_AHEAD)).includes(from))
    throw invalid({ from: 'No figure of the law on file begins on this day' })
  const impact = await impactOn(ctx, groupId, from, (input) => impactOfLaw(input, from))
  ctx.audit({ action: 'law-change.impact', targetType: 'pay-group', targetId: groupId, detail: { from } })
  return { impact }
}

/** Who would be touched by a figure that is tried. Nothing is kept. */
export const tryLawFigure = async (ctx: Context, input: Parsed<typeof contract.tryLawFigure>) => {
  const { groupId, scheme: key, party, base, percent, ceiling } = input
  const { law } = await groupWithLaw(ctx, groupId)
  const scheme = law?.schemes.find((one) => one.key === key && one.parties.includes(party))
  if (!law || !scheme) throw invalid({ scheme: 'Scheme must be one of the country, and ask this party' })
  if (!law.bases.some((one) => one.key === base)) throw invalid({ base: 'Sum must be one of the country' })
  const line = scheme.asks?.find((one) => one.party === party)?.key ?? key
  const trial = { scheme: key, line, party, base, percent: exact(percent), ceiling }
  const impact = await impactOn(ctx, groupId, null, (own) => impactOfTrial(own, trial))
  ctx.audit({
    action: 'law-change.trial',
    targetType: 'pay-group',
    targetId: groupId,
    detail: { scheme: key, party, base, percent },
  })
  return { impact }
}
