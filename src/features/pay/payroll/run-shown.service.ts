import type { Context } from '../../../server/context.ts'
import type * as contract from './contract.ts'
import { runsPayroll } from './policy.ts'
import { allowedMoves } from './run.rules.ts'
import type * as query from './runs.queries.ts'

export const standing = (row: query.RunRow) => ({
  kind: row.kind,
  state: row.state,
  blocked: row.blocked,
  people: row.people,
  publishedAt: row.published_at,
})

/** A run as it is shown, with what is being done with it. */
export const toRun = (ctx: Context, row: query.RunRow): contract.PayRun => ({
  id: row.id,
  groupId: row.group_id,
  group: row.group_name,
  country: row.country,
  currency: { code: row.currency, minorUnits: ctx.countries.get(row.country).currency.minorUnits },
  kind: row.kind,
  from: row.from_day,
  until: row.until_day,
  payDay: row.pay_day,
  month: row.month,
  state: row.state,
  sums: {
    people: row.people,
    blocked: row.blocked,
    gross: row.gross,
    net: row.net,
    employerCost: row.employer_cost,
  },
  publishedAt: row.published_at,
  correctsRunId: row.corrects_run_id,
  voidReason: row.void_reason,
  version: row.version,
  work: row.work,
  allowed: runsPayroll(ctx.actor) && !(row.work && isUnderWay(row.work)) ? allowedMoves(standing(row)) : [],
})

/** Whether something is being done with a run in the background. */
export const isUnderWay = ({ state }: Pick<query.RunWork, 'state'>): boolean =>
  state === 'waiting' || state === 'working'

/** Somebody of a run, as its screen lists them: amounts in minor units of the run's currency. */
export const toPayPerson = (row: query.RunPersonRow) => ({
  employmentId: row.employment_id,
  employeeId: row.employee_id,
  name: row.name,
  number: row.number,
  state: row.state,
  reason: row.reason,
  gates: row.gates,
  gross: row.gross,
  net: row.net,
  employerCost: row.employer_cost,
  lastNet: row.last_net,
})
