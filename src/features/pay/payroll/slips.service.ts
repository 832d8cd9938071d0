import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { Context } from '../../../server/context.ts'
import { askProof } from '../../../server/proof.ts'
import { Download } from '../../../server/routes.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { codeOfLine, inSlipOrder, namesOfLine } from '../components/slip.rules.ts'
import type { PayLine } from './lines.rules.ts'
import { componentsOfRun, slipOf, versionLines, yearToDate } from './payslips.service.ts'
import { profileOn } from './person-pay.rules.ts'
import { profilesOf } from './queries.ts'
import * as runs from './runs.queries.ts'
import { getRun } from './runs.service.ts'
import { slipPaper, statementPaper } from './slip.paper.ts'
import type * as contract from './slips.contract.ts'
import * as query from './slips.queries.ts'

const PDF = 'application/pdf'

const wholeOf = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece)
  return Buffer.concat(parts)
}

const currencyOf = (ctx: Context, run: runs.RunRow) => ({
  code: run.currency,
  minorUnits: ctx.countries.get(run.country).currency.minorUnits,
})

/** Numbers of funds and the like that the country asks of a person and a payslip shows: those that are text. */
const numbersOf = async (ctx: Context, run: runs.RunRow, employmentId: string) => {
  const law = ctx.payrolls.get(run.country)
  const entered = profileOn(await profilesOf(ctx.db, ctx.actor.companyId, [employmentId]), run.until_day)
  return (law?.facts ?? []).flatMap(({ key, label, kind }) => {
    const value = kind === 'text' && key !== 'nationality' ? entered[key] : undefined
    return value ? [[label, value] as const] : []
  })
}

/** Numbers the employer is registered under, as the country calls and writes them. */
const employerNumbers = (ctx: Context, run: runs.RunRow, held: query.PaperFacts['employer_numbers']) =>
  ctx.countries.get(run.country).entity.numbers.flatMap(({ key, label, format }) => {
    const said = held[key]?.number
    return said ? [[label, format(said)] as const] : []
  })

const paperOf = async (
  ctx: Context,
  run: runs.RunRow,
  { employmentId, version }: { employmentId: string; version: number | null },
) => {
  const { companyId } = ctx.actor
  const facts = await query.paperFacts(ctx.db, companyId, employmentId)
  if (!facts) throw notFound('Payslip')
  const found = await versionLines(ctx, run, employmentId, version)
  const components = await componentsOfRun(ctx, run)
  return slipPaper({
    facts,
    currency: currencyOf(ctx, run),
    period: { from: run.from_day, until: run.until_day, payDay: run.pay_day },
    version: found.version,
    replaced: found.replaced,
    leave: found.leave,
    lines: inSlipOrder(found.lines, components),
    namesOf: (line) => namesOfLine(line, components),
    groupOf: (line) => (line.scheme ? undefined : components.get(codeOfLine(line) ?? '')?.slip_group),
    year: await yearToDate(ctx, run, { employmentId, corrections: found.corrections }),
    employer: employerNumbers(ctx, run, facts.employer_numbers),
    numbers: await numbersOf(ctx, run, employmentId),
    at: ctx.now(),
  })
}

const requireLocked = (run: runs.RunRow): void => {
  if (run.state !== 'locked') throw new Refusal('CONFLICT', 'The run has to be locked before there are payslips.')
  if (run.kind === 'opening')
    throw new Refusal('CONFLICT', 'Another provider paid this month: its payslips are theirs.')
}

/** A payslip as a paper; `version` null: the one that holds now. */
export const payslipBytes = async (
  ctx: Context,
  run: runs.RunRow,
  slip: { employmentId: string; version: number | null },
): Promise<Uint8Array> => wholeOf(await paperOf(ctx, run, slip))

/** The payslip of somebody, for whoever runs payroll. */
export const downloadPayslip = async (
  ctx: Context,
  { id, employmentId, version }: Parsed<typeof contract.downloadPayslip>,
): Promise<Download> => {
  const run = await getRun(ctx, id)
  const [person] = await runs.peopleOfRun(ctx.db, ctx.actor.companyId, { runId: id, employmentId })
  if (!person) throw notFound('Person')
  requireLocked(run)
  if (person.state === 'excluded') throw new Refusal('CONFLICT', 'This person was left out of the run.')
  const bytes = await wholeOf(await paperOf(ctx, run, { employmentId, version }))
  ctx.audit({ action: 'payslip.download', targetType: 'employee', targetId: person.employee_id, detail: { run: id } })
  return new Download(`payslip-${run.pay_day}-${person.number}.pdf`, PDF, bytes)
}

/** One’s own payslip as a paper: a session left open is not enough for it. */
export const downloadMyPayslip = async (
  ctx: Context,
  { runId, version }: Parsed<typeof contract.downloadMyPayslip>,
): Promise<Download> => {
  const { companyId, employeeId } = ctx.actor
  const found = await query.payslipsOf(ctx.db, companyId, { employeeId: employeeId ?? '', runId })
  const slip = version === null ? found[0] : found.find((one) => one.version === version)
  if (!slip) throw notFound('Payslip')
  askProof(ctx.actor)
  const run = await getRun(ctx, runId)
  const bytes = await payslipBytes(ctx, run, { employmentId: slip.employment_id, version: slip.version })
  ctx.audit({ action: 'payslip.download', targetType: 'payslip', targetId: runId })
  return new Download(`payslip-${run.pay_day}.pdf`, PDF, bytes)
}

/** Whose payslips of a run go into an archive; `version` left out: as they stand last. */
export type ZippedRun = {
  run: runs.RunRow
  people: readonly (Pick<runs.RunPersonRow, 'employment_id' | 'number'> & { version?: number })[]
}

/** Papers of runs one after the other, each written while the one before is on its way: memory holds one of them. */
export async function* zipPayslips(ctx: Context, parts: readonly ZippedRun[]) {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    if (error) failure = error
    else ready.push(piece)
  })
  const names = new Set<string>()
  for (const { run, people } of parts)
    for (const person of people) {
      const plain = `${person.number}-${run.pay_day}`.replaceAll(/[^\w.-]/g, '_')
      // Of two runs on one day each has its paper.
      const name = names.has(plain) ? `${plain}-${run.kind}-${names.size}` : plain
      names.add(name)
      const file = new ZipPassThrough(`${name}.pdf`)
      zip.add(file)
      file.push(
        await payslipBytes(ctx, run, { employmentId: person.employment_id, version: person.version ?? null }),
        true,
      )
      if (failure) throw failure
      yield* ready.splice(0)
    }
  if (names.size === 0) {
    const empty = new ZipPassThrough('empty.txt')
    zip.add(empty)
    empty.push(strToU8('Nobody is paid by this run.'), true)
  }
  zip.end()
  yield* ready.splice(0)
}

/** One’s own payslips that were paid in a year and stand, each as it was published last, in one archive. */
export const downloadMyPayslips = async (
  ctx: Context,
  { year }: Parsed<typeof contract.downloadMyPayslips>,
): Promise<Download> => {
  const { companyId, employeeId } = ctx.actor
  const own = await query.payslipsOf(ctx.db, companyId, { employeeId: employeeId ?? '' })
  const parts: ZippedRun[] = []
  // The newest version of each comes first.
  for (const slips of Map.groupBy(own, (slip) => `${slip.run_id} ${slip.employment_id}`).values()) {
    const [slip] = slips
    const run = slip ? await getRun(ctx, slip.run_id) : undefined
    if (slip && run?.pay_day.startsWith(`${year}-`))
      parts.push({ run, people: [{ employment_id: slip.employment_id, number: 'payslip', version: slip.version }] })
  }
  if (parts.length === 0) throw new Refusal('CONFLICT', `You have no payslips of ${year}.`)
  askProof(ctx.actor)
  ctx.audit({
    action: 'payslip.own-archive',
    targetType: 'employee',
    targetId: employeeId ?? '',
    detail: { year, payslips: parts.length },
  })
  return new Download(`payslips-${year}.zip`, 'application/zip', zipPayslips(ctx, parts))
}

/** All payslips of a locked run; whoever is left out has none. */
export const downloadRunPayslips = async (
  ctx: Context,
  { id }: Parsed<typeof contract.downloadRunPayslips>,
): Promise<Download> => {
  const run = await getRun(ctx, id)
  requireLocked(run)
  const people = (await runs.peopleOfRun(ctx.db, ctx.actor.companyId, { runId: id })).filter(
    ({ state }) => state === 'locked' || state === 'held',
  )
  ctx.audit({ action: 'pay-run.payslips', targetType: 'pay-run', targetId: id, detail: { people: people.length } })
  return new Download(`payslips-${run.pay_day}.zip`, 'application/zip', zipPayslips(ctx, [{ run, people }]))
}

const statementOf = async (ctx: Context, employmentId: string, year: number): Promise<Download> => {
  const { companyId } = ctx.actor
  const facts = await query.paperFacts(ctx.db, companyId, employmentId)
  const country = await query.countryOfEmployment(ctx.db, companyId, employmentId)
  if (!facts || !country) throw notFound('Employment')
  const from: Day = `${year}-${ctx.payrolls.get(country.country)?.taxYearFrom ?? '01-01'}`
  const until = addDays(addMonths(from, 12), -1)
  const lines = await query.yearLines(ctx.db, companyId, { employmentId, from, until })
  const code = country.currency ?? ctx.countries.get(country.country).currency.code
  const found = ctx.countries.all.find((one) => one.currency.code === code)
  const currency = { code, minorUnits: found?.currency.minorUnits ?? 2 }
  const bytes = await wholeOf(statementPaper({ facts, currency, from, until, lines, at: ctx.now() }))
  return new Download(`statement-${year}-${facts.number}.pdf`, PDF, bytes)
}

export const downloadPayStatement = async (
  ctx: Context,
  { employmentId, year }: Parsed<typeof contract.downloadPayStatement>,
): Promise<Download> => {
  const statement = await statementOf(ctx, employmentId, year)
  ctx.audit({ action: 'pay-statement.download', targetType: 'employment', targetId: employmentId, detail: { year } })
  return statement
}

export const downloadMyStatement = async (
  ctx: Context,
  { year }: Parsed<typeof contract.downloadMyStatement>,
): Promise<Download> => {
  const [last] = await query.payslipsOf(ctx.db, ctx.actor.companyId, { employeeId: ctx.actor.employeeId ?? '' })
  if (!last) throw new Refusal('CONFLICT', 'You have no payslips yet.')
  askProof(ctx.actor)
  const statement = await statementOf(ctx, last.employment_id, year)
  ctx.audit({
    action: 'pay-statement.download',
    targetType: 'employment',
    targetId: last.employment_id,
    detail: { year },
  })
  return statement
}

type Named = Pick<PayLine, 'key' | 'label' | 'kind' | 'amount'> & { names?: Readonly<Record<string, string>> }

const sumBy = (lines: readonly Named[]) => {
  const sums = new Map<string, Named>()
  for (const { key, label, kind, amount, names } of lines) {
    const name = `${kind} ${key}`
    sums.set(name, { key, label, kind, amount: (sums.get(name)?.amount ?? 0) + amount, ...(names ? { names } : {}) })
  }
  return sums
}

/** Two of one’s own payslips side by side; what only one of them has is nothing in the other. */
export const compareMyPayslips = async (
  ctx: Context,
  { first, second }: Parsed<typeof contract.compareMyPayslips>,
): Promise<Output<typeof contract.compareMyPayslips>> => {
  const { companyId, employeeId } = ctx.actor
  const own = await query.payslipsOf(ctx.db, companyId, { employeeId: employeeId ?? '' })
  const [a, b] = [first, second].map((id) => own.find((slip) => slip.run_id === id))
  if (!a || !b) throw notFound('Payslip')
  askProof(ctx.actor)
  const before = await slipOf(ctx, await getRun(ctx, a.run_id), a.employment_id)
  const after = await slipOf(ctx, await getRun(ctx, b.run_id), b.employment_id)
  const [was, is] = [sumBy(before.lines), sumBy(after.lines)]
  ctx.audit({ action: 'payslip.compare', targetType: 'payslip', targetId: second, detail: { with: first } })
  return {
    country: after.country,
    currency: after.currency,
    first: { payDay: before.payDay, net: before.net },
    second: { payDay: after.payDay, net: after.net },
    lines: [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
      const told = is.get(name) ?? was.get(name)
      if (!told) return []
      const [one, two] = [was.get(name)?.amount ?? null, is.get(name)?.amount ?? null]
      const { amount: _, ...line } = told
      return [{ ...line, first: one, second: two, difference: (two ?? 0) - (one ?? 0) }]
    }),
  }
}
