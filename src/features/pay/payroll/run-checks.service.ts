import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { permitsEndingBefore } from '../../people/compliance/held.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type * as contract from './contract.ts'
import type { PayGate } from './contributions.rules.ts'
import { rehearsalSettings } from './rehearsal-settings.ts'
import * as query from './run-checks.queries.ts'
import { checkGates } from './run-checks.rules.ts'
import * as runs from './runs.queries.ts'

type Checked = Pick<runs.RunPersonRow, 'employee_id' | 'employment_id' | 'net' | 'last_net' | 'state'>

/** What to look at of people of a run by what is on file now, by employment; of a run that is locked or given up nothing: it is too late. */
export const checksOfPeople = async (
  ctx: Context,
  run: runs.RunRow,
  people: readonly Checked[],
): Promise<Map<string, PayGate[]>> => {
  if (people.length === 0 || run.state === 'locked' || run.state === 'void' || run.kind === 'opening') return new Map()
  const employeeIds = [...new Set(people.map((person) => person.employee_id))]
  const { companyId } = ctx.actor
  const found = await query.accountsOf(ctx.db, companyId, { employeeIds, since: run.from_day })
  const accounts = new Map(found.map((row) => [row.employee_id, row]))
  const permits = await permitsEndingBefore(ctx, employeeIds, run.until_day)
  const { changePercent } = await settingsOf(ctx.db, rehearsalSettings, { companyId })
  const money = { code: run.currency, minorUnits: ctx.countries.get(run.country).currency.minorUnits }
  return new Map(
    people.map((person) => {
      const account = accounts.get(person.employee_id)
      const checked = {
        hasAccount: account?.has_account ?? false,
        sharedWith: account?.shared_with ?? [],
        permitUntil: permits.get(person.employee_id) ?? null,
        net: person.net,
        lastNet: run.kind === 'regular' ? person.last_net : null,
        isStopped: person.state === 'blocked',
      }
      return [person.employment_id, person.state === 'excluded' ? [] : checkGates(checked, changePercent, money)]
    }),
  )
}

/** People of a run as they are listed, with what to look at besides. */
export const withChecks = async <Person extends Checked & { gates: PayGate[] }>(
  ctx: Context,
  run: runs.RunRow,
  people: readonly Person[],
): Promise<Person[]> => {
  const checks = await checksOfPeople(ctx, run, people)
  return people.map((person) => ({ ...person, gates: [...person.gates, ...(checks.get(person.employment_id) ?? [])] }))
}

/** More than a page shows; how many there are is said. */
const MOST = 200

export const readRunChecks = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readRunChecks>,
): Promise<Output<typeof contract.readRunChecks>> => {
  const run = await runs.findRun(ctx.db, ctx.actor.companyId, id)
  if (!run) throw notFound('Pay run')
  const people = await runs.peopleOfRun(ctx.db, ctx.actor.companyId, { runId: id })
  const checks = await checksOfPeople(ctx, run, people)
  const found = people.flatMap((person) =>
    (checks.get(person.employment_id) ?? []).map(({ key, message }) => ({
      key,
      message,
      employeeId: person.employee_id,
      name: person.name,
    })),
  )
  return { checks: found.slice(0, MOST), total: found.length }
}
