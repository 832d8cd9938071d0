import { createHash } from 'node:crypto'
import type { Facts } from '../../../countries/country.ts'
import type { FileFormat, FileInput, FileItem, PaidLine, PaidPerson } from '../../../countries/filing.ts'
import { lastDayOf } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, daysBetween, wallIn } from '../../../shared/dates.ts'
import { exact, type Minor } from '../../../shared/money.ts'
import {
  type LockedPayLine,
  type LockedPerson,
  type LockedRun,
  listLockedBalances,
  listLockedLines,
  listLockedPeople,
  listLockedRuns,
  payFactsOf,
} from '../payroll/locked.service.ts'
import { type EntityFacts, factsOfEntity, factsOfPeople, getEntityFacts, getFilings } from './facts.service.ts'
import { dueOf, employedDays, isPayment, judgeFile, type KnownFact, missingFor, usableFacts } from './files.rules.ts'

export const toPaidLine = (line: LockedPayLine): PaidLine => ({
  employmentId: line.employment_id,
  payDay: line.pay_day,
  month: line.month,
  until: line.until_day,
  key: line.key,
  kind: line.kind,
  nature: line.nature,
  party: line.party,
  amount: line.amount,
  value: line.value,
})

/** Everybody a format may be about: whom the run pays, or for authorities whom any locked run of the month did. */
const peopleFor = async (ctx: Context, run: LockedRun, format: FileFormat): Promise<LockedPerson[]> => {
  const { companyId } = ctx.actor
  if (isPayment(format)) return listLockedPeople(ctx.db, companyId, run.id)
  const byId = new Map<string, LockedPerson>()
  for (const { id } of await listLockedRuns(ctx.db, companyId, { entityId: run.entity_id, month: run.month }))
    for (const person of await listLockedPeople(ctx.db, companyId, id)) {
      const before = byId.get(person.employment_id)
      byId.set(person.employment_id, { ...person, net: person.net + (before?.net ?? 0) })
    }
  return [...byId.values()]
}

/** Days of basic pay that were not paid; a begun day counts, as files have whole days alone. */
const unpaidDaysOf = (lines: readonly LockedPayLine[]): number =>
  Number(lines.reduce((sum, { unpaid }) => sum.add(exact(unpaid)), exact(0)).ceil())

/** A payment is of the days of its run; what an authority is told, of the month. */
const daysOf = (run: LockedRun, format: FileFormat): { from: Day; until: Day } =>
  isPayment(format)
    ? { from: run.from_day, until: run.until_day }
    : { from: `${run.month}-01`, until: lastDayOf(run.month) }

/** What somebody is known by in a file, beside what their record and what was entered say. */
const givenFacts = (
  person: LockedPerson,
  { known, lines, span }: { known: Facts; lines: readonly LockedPayLine[]; span: { from: Day; until: Day } },
): Facts => {
  const unpaid = unpaidDaysOf(lines)
  const { from, until } = employedDays({
    ...span,
    startedOn: person.started_on,
    endedOn: person.ended_on,
  })
  return {
    ...(known.region ? { region: known.region } : {}),
    name: person.name,
    bank: person.bank ?? '',
    reference: person.number,
    startedOn: person.started_on,
    endedOn: person.ended_on ?? '',
    // A payment after the last day belongs to no day of the month.
    ...(from <= until
      ? {
          from,
          until,
          days: String(daysBetween(from, until) + 1),
          unpaidDays: String(unpaid),
          paidDays: String(Math.max(0, daysBetween(from, until) + 1 - unpaid)),
        }
      : {}),
  }
}

/** Day and time at the employer’s place, to the second. */
const madeAtOf = ({ zone }: EntityFacts, now: string): string => `${wallIn(zone, now)}:${now.slice(17, 19)}`

export type FileLine = {
  person: LockedPerson
  item: FileItem
  known: readonly KnownFact[]
  reference: string
  /** What the run says it has to come to, in minor units. */
  due: Minor
}

export type FileDraft = {
  entity: EntityFacts
  employer: readonly KnownFact[]
  input: FileInput
  lines: readonly FileLine[]
}

/** What a file of a run would say of the people named; null: of all it is about. */
export const draftFile = async (
  ctx: Context,
  run: LockedRun,
  { format, only, number }: { format: FileFormat; only: ReadonlySet<string> | null; number: number },
): Promise<FileDraft> => {
  const { companyId } = ctx.actor
  const entity = await getEntityFacts(ctx, run.entity_id)
  const on = run.pay_day
  const people = (await peopleFor(ctx, run, format)).filter(({ employment_id: id }) => only?.has(id) ?? true)
  const span = isPayment(format)
    ? { entityId: run.entity_id, runId: run.id }
    : { entityId: run.entity_id, months: [run.month] }
  const lines = Map.groupBy(await listLockedLines(ctx.db, companyId, span), (line) => line.employment_id)
  const balances = Map.groupBy(await listLockedBalances(ctx.db, companyId, span), (row) => row.employment_id)
  const facts = await payFactsOf(ctx, { employmentIds: people.map(({ employment_id: id }) => id), on })
  const known = await factsOfPeople(ctx, { country: run.country, people, on })
  const everybody: PaidPerson[] = []
  const drafted = people.flatMap((person): FileLine[] => {
    const id = person.employment_id
    const own = known.get(id) ?? []
    const said = {
      ...usableFacts(own),
      ...givenFacts(person, {
        known: facts.get(id)?.facts ?? {},
        lines: lines.get(id) ?? [],
        span: daysOf(run, format),
      }),
    }
    const sums: Record<string, Minor> = {}
    for (const { key, amount } of balances.get(id) ?? []) sums[key] = (sums[key] ?? 0) + amount
    const paid: PaidPerson = {
      facts: { ...facts.get(id)?.facts, ...said },
      net: person.net,
      lines: (lines.get(id) ?? []).map(toPaidLine),
      balances: sums,
    }
    everybody.push(paid)
    const amounts = format.amountsOf(paid)
    if (amounts === null) return []
    return [
      {
        person,
        known: own,
        item: { facts: said, amounts },
        reference: format.referenceOf(said),
        due: dueOf(format, paid),
      },
    ]
  })
  const employer = await factsOfEntity(ctx, entity, on)
  const input: FileInput = {
    employer: { ...usableFacts(employer), fileNumber: String(number), reference: `SALARY ${run.month}` },
    month: run.month,
    madeAt: madeAtOf(entity, ctx.now().toISOString()),
    payDay: run.pay_day,
    items: drafted.map(({ item }) => item),
    beside: format.beside?.(everybody) ?? 0,
  }
  return { entity, employer, input, lines: drafted }
}

export type FileProblem = { employmentId: string | null; name: string | null; message: string }

const missingProblems = (format: FileFormat, { employer, lines }: FileDraft): FileProblem[] => [
  ...missingFor(format.asks.employer, employer, format.needs).map((label) => ({
    employmentId: null,
    name: null,
    message: `${label} is missing: enter it under Registrations.`,
  })),
  ...lines.flatMap(({ person, known }) =>
    missingFor(format.asks.person, known, format.needs).map((label) => ({
      employmentId: person.employment_id,
      name: person.name,
      message: `${label} is missing or wrong.`,
    })),
  ),
]

/** What the receiver would refuse, with whose it is. */
const refusedProblems = (format: FileFormat, { input, lines }: FileDraft): FileProblem[] =>
  lines.flatMap(({ person, item }) => {
    const message = format.problemOf?.(item, input) ?? null
    return message === null ? [] : [{ employmentId: person.employment_id, name: person.name, message }]
  })

export type BuiltFile = { name: string; text: string; hash: string; total: Minor } | null

/** The file, built, read back by what is written apart, and held against the run to the cent; or all that stands against it. */
export const buildFile = (format: FileFormat, draft: FileDraft): { file: BuiltFile; problems: FileProblem[] } => {
  const { input, lines } = draft
  const missing = missingProblems(format, draft)
  if (missing.length > 0) return { file: null, problems: missing }
  const refused = refusedProblems(format, draft)
  if (refused.length > 0) return { file: null, problems: refused }
  const whole = (message: string): FileProblem => ({ employmentId: null, name: null, message })
  if (lines.length === 0) return { file: null, problems: [whole('Nobody is to be in this file.')] }
  try {
    const text = format.build(input)
    const expected = lines.map(({ reference, due }) => ({ reference, amount: due }))
    const problems = judgeFile(format.read(text), expected, input.beside).map(whole)
    if (problems.length > 0) return { file: null, problems }
    const hash = createHash('sha256').update(text).digest('hex')
    const total = expected.reduce((sum, { amount }) => sum + amount, input.beside ?? 0)
    return { file: { name: format.name(input), text, hash, total }, problems: [] }
  } catch (error) {
    // What the receiver would refuse is said in one sentence; anything else is a fault.
    if (!(error instanceof RangeError)) throw error
    return { file: null, problems: [whole(error.message)] }
  }
}

/** The format of the run’s country by its key. */
export const findFormat = (ctx: Context, run: Pick<LockedRun, 'country'>, key: string): FileFormat | undefined =>
  getFilings(ctx, run.country).formats.find((one) => one.key === key)

/** Facts of a draft that say where money goes, by the column they stand in. */
export const isSecretColumn = (lines: readonly FileLine[], key: string): boolean =>
  lines.some(({ known }) => known.some(({ fact }) => fact.key === key && fact.isSecret))
