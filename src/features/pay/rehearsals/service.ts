import type { Context } from '../../../server/context.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { computePay } from '../payroll/compute-pay.rules.ts'
import { cutOffOf } from '../payroll/due.rules.ts'
import { groupWithLaw } from '../payroll/grid.service.ts'
import { type PayPeriod, periodsOfGroup } from '../payroll/pay-calendar.rules.ts'
import { regularRunOfPeriod } from '../payroll/period-run.rules.ts'
import { rehearsalSettings } from '../payroll/rehearsal-settings.ts'
import { gatherRun } from '../payroll/runs.service.ts'
import { readPayrollSetup } from '../payroll/setup.service.ts'
import type * as contract from './contract.ts'
import { rehearses } from './policy.ts'
import * as query from './queries.ts'
import { rehearsalFindings, type TriedPerson } from './rehearsal.rules.ts'

export const rehearsalDaysOf = (ctx: Pick<Context, 'db'>, companyId: string) =>
  settingsOf(ctx.db, rehearsalSettings, { companyId })

/** The next pay day of a group that is not locked yet, from today at its place on. */
export const nextUnpaidPeriod = async (ctx: Context, groupId: string): Promise<PayPeriod | undefined> => {
  const { group } = await groupWithLaw(ctx, groupId)
  const today: Day = dayIn(ctx.countries.get(group.country).zone, ctx.now())
  const year = Number(today.slice(0, 4))
  const ahead = [year, year + 1].flatMap((one) => periodsOfGroup(group, one)).filter(({ payDay }) => payDay >= today)
  for (const period of ahead.slice(0, 3))
    if (!(await query.isPaidDay(ctx.db, ctx.actor.companyId, { groupId, payDay: period.payDay }))) return period
  return undefined
}

/** Tries a run from the facts as they are now, by the engine that pays, and stores what it would meet. No run is made. */
export const rehearsePeriod = async (
  ctx: Context,
  { groupId, period, by }: { groupId: string; period: PayPeriod; by: string | null },
): Promise<void> => {
  const { companyId } = ctx.actor
  const { group } = await groupWithLaw(ctx, groupId)
  const days = await rehearsalDaysOf(ctx, companyId)
  const gathered = await gatherRun(ctx, regularRunOfPeriod(group, period))
  const before = await query.lastNets(ctx.db, companyId, { groupId, before: period.payDay })
  const last = new Map(before.map((row) => [row.employment_id, row.net]))
  const people = gathered.map(({ person, input, gates }): TriedPerson => {
    const result = computePay(input)
    const employmentId = person.employment_id
    return {
      employmentId,
      gates: [...gates, ...result.gates],
      net: result.net,
      lastNet: last.get(employmentId) ?? null,
    }
  })
  const stopped = people.filter(({ gates }) => gates.some(({ stops }) => stops))
  const paid = people.filter((one) => !stopped.includes(one))
  await query.saveRehearsal(ctx.db, companyId, {
    groupId,
    from: period.from,
    until: period.until,
    payDay: period.payDay,
    cutOff: cutOffOf(period.payDay, days),
    at: ctx.now().toISOString(),
    by,
    people: people.length,
    stopped: stopped.length,
    net: paid.reduce((sum, { net }) => sum + net, 0),
    lastNet: before.reduce((sum, { net }) => sum + net, 0),
    findings: rehearsalFindings(
      people,
      before.map((row) => ({ employmentId: row.employment_id, net: row.net })),
      days.changePercent,
    ),
  })
}

/** The last rehearsal of each group that has one, with the names of whom its findings are about. */
export const latestRehearsals = async (ctx: Context): Promise<Map<string, contract.PayRehearsal>> => {
  const { companyId } = ctx.actor
  const rows = await query.listLatestRehearsals(ctx.db, companyId)
  const ids = rows.flatMap(({ findings }) => findings.map(({ employmentId }) => employmentId))
  const names = new Map(
    (await query.namesOf(ctx.db, companyId, [...new Set(ids)])).map((row) => [row.employment_id, row]),
  )
  const found = new Map<string, contract.PayRehearsal>()
  for (const row of rows) {
    const { group } = await groupWithLaw(ctx, row.group_id)
    found.set(row.group_id, {
      groupId: row.group_id,
      group: group.name,
      country: group.country,
      currency: { code: group.currency, minorUnits: ctx.countries.get(group.country).currency.minorUnits },
      from: row.from_day,
      until: row.until_day,
      payDay: row.pay_day,
      cutOff: row.cut_off,
      madeAt: iso(row.made_at),
      people: row.people,
      stopped: row.stopped,
      net: row.net,
      lastNet: row.last_net,
      findings: row.findings.flatMap((finding) => {
        const who = names.get(finding.employmentId)
        return who ? [{ ...finding, employeeId: who.employee_id, name: who.name, number: who.number }] : []
      }),
    })
  }
  return found
}

export const listRehearsals = async (ctx: Context): Promise<Output<typeof contract.listRehearsals>> => {
  const { entities } = await readPayrollSetup(ctx)
  const found = await latestRehearsals(ctx)
  return {
    groups: entities.flatMap(({ group }) =>
      group ? [{ groupId: group.id, name: group.name, rehearsal: found.get(group.id) ?? null }] : [],
    ),
    mayRehearse: rehearses(ctx.actor),
  }
}

export const rehearsePay = async (ctx: Context, { groupId }: Parsed<typeof contract.rehearsePay>) => {
  const period = await nextUnpaidPeriod(ctx, groupId)
  if (!period) throw new Refusal('CONFLICT', 'The next pay days of this group are locked already.')
  await rehearsePeriod(ctx, { groupId, period, by: ctx.actor.userId })
  ctx.audit({
    action: 'pay-rehearsal.run',
    targetType: 'pay-group',
    targetId: groupId,
    after: { payDay: period.payDay },
  })
  const rehearsal = (await latestRehearsals(ctx)).get(groupId)
  if (!rehearsal) throw notFound('Rehearsal')
  return { rehearsal }
}
