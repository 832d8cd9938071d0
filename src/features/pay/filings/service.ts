import { createHash } from 'node:crypto'
import type { CountryFilings, Obligation, PaidPerson } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { type Day, dayIn, daysBetween } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { listEntities } from '../../company/legal-entities/service.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
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
import {
  byUrgency,
  concerns,
  monthsOf,
  nextStates,
  refusalToMoveFiling,
  standingOf,
  uniqueObligations,
} from './filings.rules.ts'
import { worksOnFilings } from './policy.ts'
import * as query from './queries.ts'

/** What is read of a company to know what it owes; jobs have no caller and read the same. */
type Reader = Context

type Owed = { entity: EntityFacts; obligation: Obligation; today: Day; law: CountryFilings }

/** What an entity owes for the months in which its people were paid here, or are now. */
const obligationsOf = async (ctx: Reader, entity: EntityFacts, runs: readonly LockedRun[]): Promise<Owed[]> => {
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
  ctx: Reader,
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

const keyOf = (entityId: string, rule: string, { from, until }: { from: Day; until: Day }): string =>
  `${entityId} ${rule} ${from} ${until}`

/** What is added when it is paid today; nothing where no figure is on file for it. */
const interestOf = (ctx: Reader, { obligation, entity, today }: Owed, amount: number | null) => {
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
  ctx: Reader,
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
    next: worksOnFilings(ctx.actor) ? nextStates({ state, hasReceipt }) : [],
    source: obligation.source,
    version: row?.version ?? 0,
  }
}

/** Everything the company owes to authorities, with what was done about it. */
export const allFilings = async (ctx: Reader): Promise<contract.Filing[]> => {
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

const healthOf = (filings: readonly contract.Filing[]): contract.FilingHealth[] =>
  [...Map.groupBy(filings, ({ country }) => country)]
    .map(([country, own]) => {
      const count = (...standings: contract.Filing['standing'][]) =>
        own.filter(({ standing }) => standings.includes(standing)).length
      return {
        country,
        late: count('late'),
        due: count('due'),
        upcoming: count('upcoming'),
        done: count('filed', 'confirmed', 'waived'),
      }
    })
    .sort((a, b) => a.country.localeCompare(b.country))

export const listFilings = async (ctx: Context): Promise<Output<typeof contract.listFilings>> => {
  const filings = await allFilings(ctx)
  const workers = await query.listWorkers(ctx.db, ctx.actor.companyId)
  return {
    filings,
    health: healthOf(filings),
    owners: workers.map(({ id, name }) => ({ id, name })),
    mayWork: worksOnFilings(ctx.actor),
  }
}

/** The obligation as it stands now. @throws Refusal NOT_FOUND for what is not owed */
const getFiling = async (ctx: Context, key: query.FilingKey): Promise<contract.Filing> => {
  const wanted = keyOf(key.entityId, key.rule, key)
  const found = (await allFilings(ctx)).find((one) => keyOf(one.entityId, one.rule, one) === wanted)
  if (!found) throw notFound('Filing')
  return found
}

const told = ({ entity, rule, from, until }: contract.Filing) => ({ entity, rule, from, until })

/** The amount that was filed stays written down as long as it counts as filed. */
const amountAfter = (to: contract.Filing['state'], { now, filed }: { now: number | null; filed: number | null }) => {
  if (to === 'filed') return now
  return to === 'confirmed' ? filed : null
}

export const moveFiling = async (ctx: Context, input: Parsed<typeof contract.moveFiling>) => {
  const { companyId, userId } = ctx.actor
  const before = await getFiling(ctx, input)
  const row = await query.holdFilingRow(ctx.db, companyId, input)
  if (row.version !== Math.max(1, input.version))
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has worked on this filing since you opened it.', {
      data: { filing: await getFiling(ctx, input) },
    })
  const refusal = refusalToMoveFiling(row.state, input.to, row.receipt_id !== null)
  if (refusal !== null) throw new Refusal('CONFLICT', refusal)
  if (input.to === 'filed' && !input.filedOn) throw invalid({ filedOn: 'Filed on is required' })
  if (input.to === 'filed' && input.filedOn && input.filedOn > dayIn('Pacific/Kiritimati', ctx.now()))
    throw invalid({ filedOn: 'Filed on must not be in the future' })
  if (input.to === 'waived' && !input.note) throw invalid({ note: 'Say why it is not owed' })
  const isDone = input.to === 'filed' || input.to === 'confirmed'
  await query.moveFilingRow(ctx.db, companyId, {
    id: row.id,
    state: input.to,
    amount: amountAfter(input.to, { now: before.amount, filed: row.amount }),
    filedOn: isDone ? (input.filedOn ?? row.filed_on) : null,
    reference: isDone ? (input.reference ?? row.reference) : null,
    note: input.note ?? (input.to === 'waived' ? row.note : null),
    by: userId,
    at: ctx.now().toISOString(),
  })
  const filing = await getFiling(ctx, input)
  ctx.audit({
    action: `filing.${input.to}`,
    targetType: 'filing',
    targetId: row.id,
    before: { state: row.state },
    after: { ...told(filing), state: filing.state, amount: filing.amount, reference: filing.reference },
  })
  return { filing }
}

export const assignFiling = async (ctx: Context, input: Parsed<typeof contract.assignFiling>) => {
  const { companyId, userId } = ctx.actor
  await getFiling(ctx, input)
  if (input.ownerId !== null) {
    const workers = await query.listWorkers(ctx.db, companyId)
    if (!workers.some(({ id }) => id === input.ownerId))
      throw invalid({ ownerId: 'Owner must be somebody of the company who works on filings' })
  }
  const row = await query.holdFilingRow(ctx.db, companyId, input)
  const at = ctx.now().toISOString()
  await query.setFilingOwner(ctx.db, companyId, { id: row.id, ownerId: input.ownerId, by: userId, at })
  const filing = await getFiling(ctx, input)
  ctx.audit({
    action: 'filing.assign',
    targetType: 'filing',
    targetId: row.id,
    before: { owner: row.owner },
    after: { ...told(filing), owner: filing.owner },
  })
  return { filing }
}

export const RECEIPT_PURPOSE = 'filing-receipt'

export const addFilingReceipt = async (ctx: Context, input: Parsed<typeof contract.addFilingReceipt>) => {
  const { companyId, userId } = ctx.actor
  await getFiling(ctx, input)
  const row = await query.holdFilingRow(ctx.db, companyId, input)
  if (row.state === 'confirmed')
    throw new Refusal('CONFLICT', 'It is confirmed with the receipt it has: that one stays.')
  const stored = await storeUpload(ctx, {
    purpose: RECEIPT_PURPOSE,
    name: input.name,
    ...(row.receipt_id ? { supersedes: row.receipt_id } : {}),
  })
  const hash = createHash('sha256')
    .update(ctx.upload ?? Buffer.alloc(0))
    .digest('hex')
  const at = ctx.now().toISOString()
  await query.setFilingReceipt(ctx.db, companyId, { id: row.id, fileId: stored.id, hash, by: userId, at })
  const filing = await getFiling(ctx, input)
  ctx.audit({
    action: 'filing.receipt',
    targetType: 'filing',
    targetId: row.id,
    after: { ...told(filing), name: stored.name, hash },
  })
  return { filing }
}

export const readFilingReceipt = async (ctx: Context, { id }: Parsed<typeof contract.readFilingReceipt>) => {
  const { companyId } = ctx.actor
  const row = await query.findFilingRow(ctx.db, companyId, id)
  const file = row?.receipt_id ? await query.findReceiptFile(ctx.db, companyId, row.receipt_id) : undefined
  if (!file) throw notFound('Receipt')
  return new Download(file.name, file.content_type, await readFileOf(ctx, companyId, file.storage_key))
}
