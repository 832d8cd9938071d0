import type { CountryFilings, Obligation, PaidPerson } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, dayIn, daysBetween } from '../../../shared/dates.ts'
import { listEntities } from '../../company/legal-entities/service.ts'
import { toPaidLine } from '../pay-files/build.service.ts'
import { type EntityFacts, saidOfEntity } from '../pay-files/facts.service.ts'
import {
  type LockedRun,
  listEntityPeople,
  listLockedBalances,
  listLockedLines,
  listLockedPeople,
  listLockedRuns,
  payLawOf,
} from '../payroll/locked.service.ts'
import type * as contract from './contract.ts'
import { byUrgency, concerns, monthsOf, nextStates, standingOf, uniqueObligations } from './filings.rules.ts'
import { worksOnFilings } from './policy.ts'
import * as query from './queries.ts'

type Owed = { entity: EntityFacts; obligation: Obligation; today: Day; law: CountryFilings }

/** What an entity owes for the months in which its people were paid here, or are now. */
const obligationsOf = async (ctx: Context, entity: EntityFacts, runs: readonly LockedRun[]): Promise<Owed[]> => {
  const law = ctx.filings.get(entity.country)
  if (!law || entity.archivedAt !== null) return []
  const today = dayIn(entity.zone, ctx.now())
  const people = await listEntityPeople(ctx, { entityId: entity.id, on: today })
  const own = runs.filter((run) => run.entity_id === entity.id)
  if (people.length === 0 && own.length === 0) return []
  const entered = await saidOfEntity(ctx, entity, today)
  const facts =
    law.entityFacts?.({
      entered,
      headcount: people.length,
      regions: [...new Set(people.flatMap(({ region }) => region ?? []))].sort(),
      nationalities: [...new Set(people.flatMap(({ nationality }) => nationality ?? []))],
    }) ?? entered
  const first = own.map(({ month }) => month).toSorted()[0] ?? null
  const months = monthsOf(first, today)
  const all = months.flatMap((month) => law.obligations({ facts, month }))
  return uniqueObligations(all)
    .filter((one) => concerns(one, months))
    .map((obligation) => ({ entity, obligation, today, law }))
}

/** What locked runs paid to each person in the part of time an obligation is for. */
const paidFor = async (
  ctx: Context,
  { entity, obligation }: Owed,
  runs: readonly LockedRun[],
): Promise<PaidPerson[]> => {
  const { companyId } = ctx.actor
  const { from, until } = obligation.for
  const isByPayDay = obligation.by === 'pay_day'
  const counted = runs.filter(
    (run) =>
      run.entity_id === entity.id &&
      (isByPayDay
        ? run.pay_day >= from && run.pay_day <= until
        : run.month >= from.slice(0, 7) && run.month <= until.slice(0, 7)),
  )
  if (counted.length === 0) return []
  const span = isByPayDay
    ? { entityId: entity.id, from, until }
    : { entityId: entity.id, months: [...new Set(counted.map(({ month }) => month))] }
  const lines = Map.groupBy(await listLockedLines(ctx.db, companyId, span), (line) => line.employment_id)
  const balances = Map.groupBy(await listLockedBalances(ctx.db, companyId, span), (row) => row.employment_id)
  const nets = new Map<string, number>()
  for (const { id } of counted)
    for (const { employment_id: person, net } of await listLockedPeople(ctx.db, companyId, id))
      nets.set(person, (nets.get(person) ?? 0) + net)
  return [...nets].map(([id, net]) => {
    const sums: Record<string, number> = {}
    for (const { key, amount } of balances.get(id) ?? []) sums[key] = (sums[key] ?? 0) + amount
    return { facts: {}, net, lines: (lines.get(id) ?? []).map(toPaidLine), balances: sums }
  })
}

export const keyOf = (entityId: string, rule: string, { from, until }: { from: Day; until: Day }): string =>
  `${entityId} ${rule} ${from} ${until}`

/** What is added when it is paid today; nothing where no figure is on file for it. */
const interestOf = (ctx: Context, { obligation, entity, today }: Owed, amount: number | null) => {
  const scheme = payLawOf(ctx, entity.country)?.schemes.find(({ key }) => key === obligation.scheme)
  if (!scheme?.interest || amount === null || amount <= 0 || today <= obligation.due) return null
  try {
    const { value, why } = scheme.interest({ owed: amount, due: obligation.due, paid: today })
    return { amount: value, why }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const shownFiling = (
  ctx: Context,
  owed: Owed,
  row: query.FilingRow | undefined,
  amount: number | null,
): contract.Filing => {
  const { entity, obligation, today } = owed
  const state = row?.state ?? 'open'
  const standing = standingOf(state, obligation.due, today)
  const hasReceipt = Boolean(row?.receipt_id)
  return {
    id: row?.id ?? null,
    entityId: entity.id,
    entity: entity.legalName,
    country: entity.country,
    currency: { code: entity.currency, minorUnits: ctx.countries.get(entity.country).currency.minorUnits },
    rule: obligation.rule,
    label: obligation.label,
    from: obligation.for.from,
    until: obligation.for.until,
    due: obligation.due,
    daysLeft: daysBetween(today, obligation.due),
    state,
    standing,
    amount,
    filedAmount: row && row.amount !== null && row.amount !== amount ? row.amount : null,
    interest: standing === 'late' ? interestOf(ctx, owed, amount) : null,
    ownerId: row?.owner_id ?? null,
    owner: row?.owner || null,
    filedOn: row?.filed_on ?? null,
    reference: row?.reference ?? null,
    note: row?.note ?? null,
    receipt: row?.receipt_name && row.receipt_hash ? { name: row.receipt_name, hash: row.receipt_hash } : null,
    snoozed:
      row?.snoozed_until && row.snoozed_why && row.snoozed_until > today
        ? { until: row.snoozed_until, reason: row.snoozed_why }
        : null,
    next: worksOnFilings(ctx.actor) ? nextStates({ state, hasReceipt }) : [],
    source: obligation.source,
    version: row?.version ?? 0,
  }
}

/** Everything the company owes to authorities, with what was done about it. */
export const allFilings = async (ctx: Context): Promise<contract.Filing[]> => {
  const { companyId } = ctx.actor
  const runs = await listLockedRuns(ctx.db, companyId)
  const rows = new Map(
    (await query.listFilingRows(ctx.db, companyId)).map((row) => [
      keyOf(row.entity_id, row.rule, { from: row.from_day, until: row.until_day }),
      row,
    ]),
  )
  const filings: contract.Filing[] = []
  for (const entity of (await listEntities(ctx)).entities)
    for (const owed of await obligationsOf(ctx, entity, runs)) {
      const { rule } = owed.obligation
      const amount = owed.law.owed(rule, await paidFor(ctx, owed, runs))
      filings.push(shownFiling(ctx, owed, rows.get(keyOf(entity.id, rule, owed.obligation.for)), amount))
    }
  return filings.sort(byUrgency)
}
