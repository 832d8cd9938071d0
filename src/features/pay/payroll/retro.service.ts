import { createHash } from 'node:crypto'
import { type ChangeCause, type CountryPayroll, monthOfDay } from '../../../countries/payroll.ts'
import { newestRecorded } from '../../../countries/recorded.ts'
import type { Context } from '../../../server/context.ts'
import { addMonths, type Day, dayIn } from '../../../shared/dates.ts'
import { fromMinor } from '../../../shared/money.ts'
import type { OneOff } from './earnings.rules.ts'
import { type GatheredPay, gatherPay } from './gather.service.ts'
import { monthInWords } from './inputs.rules.ts'
import type { PayLine } from './lines.rules.ts'
import { type LockedLine, linesPaidIn } from './paid-lines.queries.ts'
import { type FoundBefore, lateOf, pastPeriodOf, type Reworked, regularRunOf } from './past-months.service.ts'
import * as query from './retro.queries.ts'
import {
  ARREARS,
  caseAfter,
  deltaOfTime,
  OF_TIME,
  type RetroDelta,
  recurringPaidBy,
  retroFrom,
  retroOf,
  retroSources,
  whyOfDelta,
} from './retro.rules.ts'
import * as runs from './runs.queries.ts'
import { yearOf } from './spans.rules.ts'
import { withWholeWhys } from './why-forms.service.ts'

/** A change somebody made since their last locked pay, and the locked periods it may touch. */
type Trigger = query.Changed & { periods: query.PaidRun[] }

/** What a person is paid, or was paid too much, for periods that are locked. */
type BackPay = {
  oneOffs: OneOff[]
  late: PayLine[]
  lateBalances: { key: string; month: string; amount: number }[]
  overpaid: RetroDelta[]
  reckonedAgain: string[]
}

const NOTHING_FOUND: BackPay = { oneOffs: [], late: [], lateBalances: [], overpaid: [], reckonedAgain: [] }

/** Months that are looked at: as many as the group says, and never more than twelve. */
const MOST_MONTHS = 12

const firstOf = (run: runs.RunRow): Day => addMonths(run.from_day, -Math.min(MOST_MONTHS, run.back_months))

/** Whoever has something changed since the facts of their last locked pay were read; nobody else is reckoned again. */
const triggersOf = async (ctx: Context, run: runs.RunRow, gathered: readonly GatheredPay[]): Promise<Trigger[]> => {
  const { companyId } = ctx.actor
  const employmentIds = gathered.map(({ person }) => person.employment_id)
  // Of somebody’s last run the same period counts too, and those after it: the runs of everybody may have paid them meanwhile.
  const before = run.kind === 'final' ? addMonths(run.until_day, MOST_MONTHS) : run.from_day
  const asked = { employmentIds, groupId: run.group_id, from: firstOf(run), before }
  const paid = Map.groupBy(await query.paidPeriods(ctx.db, companyId, asked), (row) => row.employment_id)
  const last = [...paid.values()].flatMap((periods) => periods.slice(-1))
  const newest = newestFigures(ctx, run)
  const changed = new Map((await query.changesSince(ctx.db, companyId, last)).map((row) => [row.employment_id, row]))
  return last.flatMap((row): Trigger[] => {
    const periods = paid.get(row.employment_id) ?? []
    const change = changed.get(row.employment_id)
    const isNewLaw = newest > String(row.facts_at).slice(0, 10)
    const [first] = periods
    if (first && isNewLaw)
      return [{ employment_id: row.employment_id, from_day: first.from_day, days_only: false, facts: true, periods }]
    if (!change) return []
    const from = retroFrom(change.from_day, [firstOf(run)])
    return [{ ...change, periods: periods.filter(({ until_day: until }) => until >= from) }]
  })
}

/** The day a figure of the law was last written down here: runs whose facts were read before it are reckoned again. */
export const newestFigures = (ctx: Context, run: runs.RunRow): Day => {
  const recorded = newestRecorded()
  return recorded <= dayIn(ctx.countries.get(run.country).zone, ctx.now()) ? recorded : ''
}

/** Why a period changes: as it was said with the change; else days are put right, and terms were decided late. */
const causeFor = (trigger: Trigger, until: Day, causes: readonly query.Caused[]): ChangeCause => {
  const told = causes.find((row) => row.employment_id === trigger.employment_id && row.effective_from <= until)
  if (told) return told.cause
  return trigger.days_only ? 'error' : 'decided_late'
}

const reworkedOf = async (ctx: Context, run: runs.RunRow, law: CountryPayroll, triggers: readonly Trigger[]) => {
  const { companyId } = ctx.actor
  if (triggers.length === 0) return { reworked: new Map<string, Reworked[]>(), locked: new Map() }
  const employmentIds = triggers.map((one) => one.employment_id)
  const span = { employmentIds, from: addMonths(firstOf(run), -1), until: addMonths(run.pay_day, 12) }
  const paid = await withWholeWhys(ctx.db, companyId, await linesPaidIn(ctx.db, companyId, span))
  const locked = Map.groupBy(paid, (row) => row.employment_id)
  const recoveries = Map.groupBy(await query.recoveriesOf(ctx.db, companyId, employmentIds), (row) => row.employment_id)
  const causes = await query.causesOf(ctx.db, companyId, employmentIds)
  const runIds = [...new Set(triggers.flatMap(({ periods }) => periods.map((one) => one.run_id)))]
  const reworked = new Map<string, Reworked[]>()
  for (const past of await runs.runsByIds(ctx.db, companyId, runIds)) {
    const those = triggers.filter(({ periods }) => periods.some((one) => one.run_id === past.id))
    const ids = those.map((one) => one.employment_id)
    for (const now of await gatherPay(ctx, { ...past, kind: 'regular' }, law, ids)) {
      const id = now.person.employment_id
      const trigger = those.find((one) => one.employment_id === id)
      if (!trigger) continue
      const lines = locked.get(id) ?? []
      if (recurringPaidBy(past, regularRunOf(lines, past.from_day)) !== past.id) continue
      const { time } = ctx.countries.get(run.country)
      const period = pastPeriodOf(time, past, { now, locked: lines, recoveries: recoveries.get(id) ?? [] })
      const cause = causeFor(trigger, past.until_day, causes)
      reworked.set(id, [...(reworked.get(id) ?? []), { run: past, period, past: now, cause }])
    }
  }
  return { reworked, locked }
}

const backPayOf = (
  law: CountryPayroll,
  trigger: Trigger,
  reworked: readonly Reworked[],
  locked: readonly LockedLine[],
): BackPay => {
  const { deltas, outcome } = retroOf(reworked.map(({ period }) => period))
  const found: BackPay = {
    oneOffs: [],
    late: [],
    lateBalances: [],
    overpaid: outcome === 'recover' ? deltas : [],
    reckonedAgain: reworked.map(({ run }) => run.id),
  }
  const ofMonths = new Map<string, FoundBefore>()
  for (const one of reworked) {
    const own = outcome === 'recover' ? [] : deltas.filter((delta) => delta.run === one.run.id)
    const { currency } = one.past.input
    for (const source of retroSources(own, one.cause)) {
      const delta = own.find(({ key }) => `${ARREARS}${key}` === source.key)
      if (delta) found.oneOffs.push({ ...source, why: whyOfDelta(delta, one.cause, currency) })
    }
    // Facts and figures of the law that were entered late are put right in the months they are of.
    const cause = trigger.facts && own.length === 0 ? 'error' : one.cause
    if (own.length === 0 && !trigger.facts) continue
    const { month } = one.run
    const before = ofMonths.get(month) ?? { earnings: [], lines: [], balances: [] }
    const { lines, balances } = lateOf(law, { ...one, cause }, own, { locked, before })
    const earnings = own.map(({ nature = 'basic', countedAs, amount }) => ({
      cause,
      nature: countedAs ?? nature,
      amount,
    }))
    ofMonths.set(month, {
      earnings: [...before.earnings, ...earnings],
      lines: [...before.lines, ...lines],
      balances: [...before.balances, ...balances],
    })
    found.late.push(...lines)
    found.lateBalances.push(...balances)
  }
  return found
}

const digestOf = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const months = (lines: readonly PayLine[]): string =>
  [...new Set(lines.map(({ from = '' }) => monthOfDay(from)))].sort().map(monthInWords).join(', ')

/** Told in every run while it waits: what was paid too much. @param total minor units; nought: nothing waits */
const withGate = (one: GatheredPay, total: number): GatheredPay => {
  if (total <= 0) return one
  const { code, minorUnits } = one.input.currency
  const message = `${code} ${fromMinor(total, minorUnits)} was paid too much for earlier months. Nothing is taken by itself: ask for consent, then record how it is paid back.`
  return { ...one, gates: [...one.gates, { key: 'overpaid', stops: false, message }] }
}

/** What waits for somebody’s consent, by person. */
const waitingOf = async (ctx: Context, gathered: readonly GatheredPay[]): Promise<Map<string, query.RecoveryRow>> => {
  const ids = gathered.map(({ person }) => person.employment_id)
  const rows = await query.recoveriesOf(ctx.db, ctx.actor.companyId, ids)
  return new Map(
    rows.filter(({ state }) => state === 'open' || state === 'disputed').map((row) => [row.employment_id, row]),
  )
}

const owedBy = (deltas: readonly RetroDelta[]): number => -deltas.reduce((sum, { amount }) => sum + amount, 0)

const withFound = (
  one: GatheredPay,
  found: BackPay,
  known: readonly RetroDelta[],
  law: CountryPayroll,
): GatheredPay => {
  const total = owedBy(caseAfter(known, found.overpaid, found.reckonedAgain))
  const gates = [...withGate(one, total).gates]
  if (found.late.length > 0)
    gates.push({
      key: 'amend',
      stops: false,
      message: `Contributions of ${months(found.late)} change: file these months again.`,
    })
  const accumulated = { ...one.input.accumulated }
  for (const { key, month, amount } of found.lateBalances)
    if (yearOf({ month }, law) === yearOf(one.input, law)) accumulated[key] = (accumulated[key] ?? 0) + amount
  const input = {
    ...one.input,
    accumulated,
    oneOffs: [...one.input.oneOffs, ...found.oneOffs],
    late: [...(one.input.late ?? []), ...found.late],
  }
  const digest = digestOf(one.digest, found)
  const { overpaid, lateBalances, reckonedAgain } = found
  return { ...one, input, gates, digest, overpaid, lateBalances, reckonedAgain }
}

/**
 * Adds back pay to a run: locked periods of whoever has something changed are reckoned again from the facts as known now, and what they
 * lack is paid by component and period. What was paid too much together is told and never taken by itself. A second time gives the same;
 * once it is locked nothing more is due.
 */
export const withBackPay = async (
  ctx: Context,
  run: runs.RunRow,
  law: CountryPayroll,
  gathered: readonly GatheredPay[],
): Promise<GatheredPay[]> => {
  const triggers = new Map((await triggersOf(ctx, run, gathered)).map((row) => [row.employment_id, row]))
  const waiting = await waitingOf(ctx, gathered)
  const { reworked, locked } = await reworkedOf(ctx, run, law, [...triggers.values()])
  return gathered.map((one) => {
    const id = one.person.employment_id
    const [trigger, own] = [triggers.get(id), reworked.get(id)]
    const known = waiting.get(id)?.deltas ?? []
    const time = one.inputs.takenBack.map(deltaOfTime)
    const hasTime = time.length > 0 || known.some(({ run: of }) => of === OF_TIME)
    if (!(trigger && own) && !hasTime) return withGate(one, waiting.get(id)?.amount ?? 0)
    const found = trigger && own ? backPayOf(law, trigger, own, locked.get(id) ?? []) : NOTHING_FOUND
    const overpaid = [...found.overpaid, ...time]
    return withFound(one, { ...found, overpaid, reckonedAgain: [...found.reckonedAgain, OF_TIME] }, known, law)
  })
}

/** Of whoever earlier months were looked at: opens a case where they were paid too much, lets it follow what was found, and closes what turned out to be nothing. */
export const keepRecoveries = async (ctx: Context, run: runs.RunRow, looked: readonly GatheredPay[]) => {
  const { companyId } = ctx.actor
  if (looked.length === 0) return
  const ids = looked.map(({ person }) => person.employment_id)
  const open = (await query.recoveriesOf(ctx.db, companyId, ids)).filter(
    ({ state }) => state === 'open' || state === 'disputed',
  )
  for (const { person, overpaid = [], reckonedAgain = [] } of looked) {
    const known = open.find((row) => row.employment_id === person.employment_id)
    const deltas = caseAfter(known?.deltas ?? [], overpaid, reckonedAgain)
    const amount = owedBy(deltas)
    if (amount <= 0 && known) {
      const at = ctx.now().toISOString()
      await query.decideRecovery(ctx.db, companyId, {
        id: known.id,
        state: 'gone',
        by: ctx.actor.userId,
        at,
        reason: null,
      })
    } else if (known) {
      await query.updateRecoveryFound(ctx.db, companyId, { id: known.id, runId: run.id, amount, deltas })
    } else if (amount > 0)
      await query.insertRecovery(ctx.db, {
        company_id: companyId,
        employment_id: person.employment_id,
        run_id: run.id,
        currency: run.currency,
        amount,
        deltas,
      })
  }
}
