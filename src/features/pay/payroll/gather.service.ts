import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { addMonths } from '../../../shared/dates.ts'
import { worldNationalities } from '../../platform/geo/nationalities.service.ts'
import { dayPlansOf } from '../../time/schedules/instances.service.ts'
import { componentsOf } from '../components/held.service.ts'
import { declaredOf } from '../declarations/declared.service.ts'
import { type AskedDeduction, deductionsAsked } from '../deductions/held.service.ts'
import { balancesIn } from './balances.queries.ts'
import { agreedOf, type PayInput } from './compute-pay.rules.ts'
import type { PayGate } from './contributions.rules.ts'
import { factsBeforeTax } from './deductions.rules.ts'
import { digestOf } from './digest.service.ts'
import { factGatesOf } from './facts-gates.rules.ts'
import {
  byNature,
  earlierOf,
  monthsOf,
  oneOffsOf,
  periodsToCome,
  recurringDeductionsOf,
  strangePlanGates,
  takenBeforeTax,
  taxYearOf,
} from './gather-year.service.ts'
import { groupsAhead } from './groups-ahead.service.ts'
import { periodsLeftOut } from './inputs.queries.ts'
import { leftOutGates, withUnpaid } from './inputs.rules.ts'
import { gatherInputs, NO_INPUTS, type PersonInputs } from './inputs.service.ts'
import { amountsPaidIn } from './paid-lines.queries.ts'
import { allowancesOnce, payItemsOf } from './pay-items.rules.ts'
import { daysOfPeriod, payDaysOfPerson } from './period-days.rules.ts'
import {
  clearanceGates,
  declarationGates,
  minimumGates,
  profileOn,
  recordFactsOf,
  regimeFactOf,
} from './person-pay.rules.ts'
import { isShort } from './proration.rules.ts'
import * as query from './queries.ts'
import type { RetroDelta } from './retro.rules.ts'
import type * as runs from './runs.queries.ts'
import {
  accumulatedBefore,
  agreedInJanuary,
  firstYearOf,
  isSameSpan,
  type Past,
  storedOf,
  yearOf,
} from './spans.rules.ts'
import { letOthersAfter } from './turns.service.ts'

/** The pay of one person of a run, ready to be reckoned; `gates` are what stands against it already. */
export type GatheredPay = {
  person: query.PayPersonRow
  input: PayInput
  gates: PayGate[]
  /** What came in from leave, attendance and expenses: locked with the run. */
  inputs: PersonInputs
  /** What earlier runs of the span have stored, by the accumulators of schemes. */
  stored: Readonly<Record<string, number>>
  /** Of everything in the input and what stands against it: another one means that something has changed. */
  digest: string
  /** What was paid too much for earlier periods, together more than what is owed for others. */
  overpaid?: RetroDelta[]
  /** Locked runs that were reckoned again for it: of others nothing is known anew. */
  reckonedAgain?: string[]
  /** What contributions for earlier months add to the sums of the year, in the month they were earned in. */
  lateBalances?: { key: string; month: string; amount: number }[]
}

const byPerson = <Row extends { employment_id: string | null }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, (row) => row.employment_id ?? '')

/** A nationality of the record as the country it is of; none where it is no nationality there is. */
export const withNationality = <Person extends { nationality: string | null }>(
  { countries }: Pick<Context, 'countries'>,
  person: Person,
): Person => {
  const found = worldNationalities(countries.all).find(({ demonym }) => demonym === person.nationality)
  return { ...person, nationality: found?.code ?? null }
}

/** How long after they left people are looked at: as long as time and changes are worked back. */
export const MONTHS_AFTER = 12

/** Whoever left before the period: back pay, late time and expenses of theirs have no other run to come into. */
export const leaversOf = (ctx: Context, run: runs.RunRow): Promise<string[]> =>
  query.leaversOfGroup(ctx.db, ctx.actor.companyId, {
    groupId: run.group_id,
    since: addMonths(run.from_day, -MONTHS_AFTER),
    before: run.from_day,
  })

const hasLeft = (run: runs.RunRow, { ended_on: endedOn }: query.PayPersonRow): boolean =>
  endedOn !== null && endedOn < run.from_day

/** Whether somebody is employed on a day of the period they are paid for. */
export const isEmployedIn = ({ input }: Pick<GatheredPay, 'input'>): boolean =>
  input.days.some(({ employed }) => employed)

type Loaded = Awaited<ReturnType<typeof load>>

/** What is asked of the whole legal entity, once for all parts of a run. */
export type Asked = { isBeside?: Promise<boolean> }

type IsBeside = (who: NonNullable<CountryPayroll['rules']['minimumBeside']>) => Promise<boolean>

/** Everything about everybody of the run, in a fixed number of queries. */
const load = async (ctx: Context, run: runs.RunRow, law: CountryPayroll, only: readonly string[] | null) => {
  const { db } = ctx
  const { companyId } = ctx.actor
  const period = { from: run.from_day, until: run.until_day }
  const found = await query.peopleOfEntity(db, companyId, {
    entityId: run.entity_id,
    groupId: run.group_id,
    ...period,
    also: only ? [] : await leaversOf(ctx, run),
    only,
  })
  const people = found.map((person) => withNationality(ctx, person))
  const employmentIds = people.map(({ employment_id }) => employment_id)
  const { minorUnits } = ctx.countries.get(run.country).currency
  const pay = byPerson(await query.compensationsOf(db, companyId, employmentIds))
  const allowances = byPerson(await query.allowancesOf(db, companyId, employmentIds))
  const components = (await componentsOf(ctx, law, run.entity_id))(run.until_day)
  const itemsOf = (id: string) => payItemsOf(law, pay.get(id) ?? [], allowances.get(id) ?? [], components)
  // Wide enough for a wage month of the year that is paid in another; a run of the span may be paid later than this one and be locked already.
  const year = { employmentIds, from: addMonths(firstYearOf(run, law), -1), until: addMonths(run.pay_day, 12) }
  return {
    people,
    minorUnits,
    ahead: isShort(run.periods_per_year) ? await groupsAhead(ctx, run, employmentIds) : undefined,
    calendar: daysOfPeriod(run),
    wholeDays: new Map(),
    plans: await dayPlansOf(db, {
      companyId,
      employmentIds,
      ...period,
      countries: ctx.countries,
      isWhole: true,
      employments: people.map((person) => ({ ...person, id: person.employment_id, country: person.record_country })),
    }),
    pay,
    allowances,
    components,
    itemsOf,
    profiles: byPerson(await query.profilesOf(db, companyId, employmentIds)),
    declared: await declaredOf(ctx, {
      declarations: law.declarations,
      employmentIds,
      yearFrom: yearOf(run, law),
      payDay: run.pay_day,
    }),
    usualHours: ctx.countries.get(run.country).hours.standard,
    oneOffs: byPerson(await query.openOneOffs(db, companyId, { employmentIds, month: run.month })),
    // Corrections and pay that is looked at again ask for nothing of it: what was taken of the period stands in its lines.
    deductions:
      run.kind === 'regular' && run.corrects_run_id === null && run.state !== 'locked'
        ? await deductionsAsked(db, companyId, { employmentIds, until: run.until_day, month: run.month })
        : new Map<string, AskedDeduction[]>(),
    lines: byPerson(await amountsPaidIn(db, companyId, year)),
    balances: byPerson(await balancesIn(db, companyId, year)),
    // An off-cycle run pays what was entered for it. Of whoever has left it takes in what comes by itself as well: they are in no run of everybody.
    inputs: await gatherInputs(ctx, {
      run,
      law,
      people: run.kind === 'regular' ? people : people.filter((person) => hasLeft(run, person)),
      itemsOf,
      minorUnits,
    }),
    leftOut: byPerson(
      run.kind === 'regular'
        ? await periodsLeftOut(db, companyId, {
            employmentIds,
            groupId: run.group_id,
            since: addMonths(run.from_day, -MONTHS_AFTER),
            before: run.from_day,
          })
        : [],
    ),
  }
}

/**
 * What stands against pay below the least. Whether somebody is there beside whom the law asks a least of others is asked when there is one below it:
 * all of the legal entity are looked at for it.
 */
const belowLeast = async (
  law: CountryPayroll,
  isBeside: IsBeside,
  judged: Omit<Parameters<typeof minimumGates>[1], 'isBeside'>,
): Promise<PayGate[]> => {
  const who = law.rules.minimumBeside
  const found = minimumGates(law, { ...judged, isBeside: who !== undefined })
  if (!who || found.length === 0 || (await isBeside(who))) return found
  return minimumGates(law, { ...judged, isBeside: false })
}

type Reckoned = { run: runs.RunRow; law: CountryPayroll; isBeside: IsBeside }

const gatherOne = async (loaded: Loaded, { run, law, isBeside }: Reckoned, person: query.PayPersonRow) => {
  const id = person.employment_id
  const [pay, allowances] = [loaded.pay.get(id) ?? [], loaded.allowances.get(id) ?? []]
  const entered = profileOn(loaded.profiles.get(id) ?? [], run.until_day)
  const isRegular = run.kind === 'regular'
  const items = loaded.itemsOf(id)
  const inputs = loaded.inputs.get(id) ?? NO_INPUTS
  const once = oneOffsOf(loaded.oneOffs.get(id) ?? [], loaded.components)
  const lines = loaded.lines.get(id) ?? []
  const balances = loaded.balances.get(id) ?? []
  const spans = ['month', 'pay_period', 'half_year'] as const
  const earlier = Object.fromEntries(
    spans.map((span) => [span, earlierOf(lines.filter((line) => isSameSpan(span, run, line, law)))]),
  )
  const isBefore = (line: Past) => line.month < run.month && yearOf(line, law) === yearOf(run, law)
  const past = lines.filter(isBefore)
  const declared = loaded.declared.get(id)
  const deductions = [
    ...once.deductions,
    ...recurringDeductionsOf(loaded.deductions.get(id) ?? [], loaded.components, { until: run.until_day, lines }),
  ]
  const ofPeriod = lines.filter((line) => isSameSpan('pay_period', run, line, law))
  const facts = { ...recordFactsOf(person), ...entered, ...regimeFactOf(law, declared?.year) }
  const input: PayInput = {
    law,
    facts: factsBeforeTax(facts, [...deductions, ...takenBeforeTax(ofPeriod, loaded.components)]),
    month: run.month,
    payDay: run.pay_day,
    periodsPerYear: run.periods_per_year,
    ...monthsOf(run, person, law),
    ...(loaded.ahead ? periodsToCome(loaded.ahead, run, { person, lines }) : { periodsToCome: 0 }),
    agreedInJanuary: agreedInJanuary(items, run, person),
    earlier,
    before: byNature(past),
    accumulated: accumulatedBefore(law, run, balances),
    days: withUnpaid(payDaysOfPerson(person, loaded.plans.get(id), loaded), inputs.unpaid),
    items: isRegular ? items : [],
    oneOffs: [
      ...once.earnings,
      ...inputs.oneOffs,
      ...(isRegular ? allowancesOnce(allowances, { from: run.from_day, until: run.until_day }, loaded.components) : []),
    ],
    deductions,
    currency: { code: run.currency, minorUnits: loaded.minorUnits },
  }
  if (law.declarations) input.taxYear = taxYearOf(declared?.year, past)
  // An off-cycle run pays no recurring pay, and knows it all the same.
  if (!isRegular) input.agreed = agreedOf({ items, days: input.days })
  const gates = [
    ...factGatesOf(law, run, { pay, allowances, entered, facts: input.facts }),
    ...(await belowLeast(law, isBeside, {
      facts: input.facts,
      day: run.until_day,
      weeklyHours: person.weekly_hours === null ? loaded.usualHours : Number(person.weekly_hours),
      agreed: isRegular ? agreedOf(input) : {},
      currency: input.currency,
    })),
    ...clearanceGates(law, { payDay: run.pay_day, lastDay: person.ended_on, facts: input.facts }),
    ...leftOutGates(loaded.leftOut.get(id) ?? []),
    ...declarationGates(declared?.waiting ?? 0),
    ...strangePlanGates(loaded.deductions.get(id) ?? [], loaded.components),
    ...inputs.gates,
  ]
  return { input, inputs, gates, stored: storedOf(law, run, balances) }
}

/**
 * The pay of everybody of a run, or of those named, ready to be reckoned, from the facts as they are now. Those named are there also where they are
 * not employed in the period: what they were paid for it all the same is too much. Everybody: whoever left in the last year with them.
 */
export const gatherPay = (
  ctx: Context,
  run: runs.RunRow,
  law: CountryPayroll,
  only: readonly string[] | null = null,
): Promise<GatheredPay[]> => gatherPart(ctx, run, law, { only, asked: {} })

/** As `gatherPay`, part by part: what was `asked` for one of them is not asked again. */
export const gatherPart = async (
  ctx: Context,
  run: runs.RunRow,
  law: CountryPayroll,
  { only, asked }: { only: readonly string[] | null; asked: Asked },
): Promise<GatheredPay[]> => {
  const loaded = await load(ctx, run, law, only)
  const span = { entityId: run.entity_id, from: run.from_day, until: run.until_day }
  const isBeside: IsBeside = (who) =>
    (asked.isBeside ??= query.hasSomebody(ctx.db, ctx.actor.companyId, { ...span, ...who }))
  const gathered: GatheredPay[] = []
  for (const person of loaded.people) {
    await letOthersAfter(gathered.length)
    const { input, inputs, gates, stored } = await gatherOne(loaded, { run, law, isBeside }, person)
    gathered.push({ person, input, inputs, gates, stored, digest: digestOf({ input, inputs, gates, stored }) })
  }
  return gathered
}
