import type { Context } from '../../../server/context.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import { type PdfWriter, renderPdf } from '../../../server/pdf.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { getEmployeeContext, judgedFacts } from '../employees/people.ts'
import { openSecrets, openSecretsOf } from '../employees/secrets.ts'
import { COMPLETENESS_FIELDS, recordCompleteness } from './completeness.rules.ts'
import type * as contract from './contract.ts'
import { listHeldExpiries } from './held.service.ts'
import * as query from './queries.ts'
import * as rules from './report.rules.ts'
import { complianceScore, unknownCompliance } from './rules.ts'

const CSV = 'text/csv; charset=utf-8'
const PDF = 'application/pdf'
const PIECE = 500

/** "2026-11-21 09:30 UTC": a report says when it was made. */
const madeAt = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** One person's report. */
export const employeeReport = async (
  ctx: Context,
  { id, format }: Parsed<typeof contract.employeeReport>,
): Promise<Download> => {
  const { stored, country, today } = await getEmployeeContext(ctx, id)
  const held = await listHeldExpiries(ctx, [id])
  const result = complianceScore(country, judgedFacts(stored, await openSecrets(ctx, id)), today, held.get(id))
  const reported = {
    employeeNumber: stored.employee_number,
    name: stored.full_name,
    country: country.name,
    held: stored,
    result,
  }
  ctx.audit({ action: 'compliance.report', targetType: 'employee', targetId: id, detail: { format } })
  const name = `compliance-${stored.employee_number}.${format}`
  if (format === 'csv')
    return new Download(
      name,
      CSV,
      `\uFEFF${csvLine(rules.CSV_COLUMNS)}${rules.csvRows(reported).map(csvLine).join('')}`,
    )
  const company = await query.companyName(ctx.db, ctx.actor.companyId)
  const about = {
    title: 'Compliance report',
    subject: `${stored.full_name} (${stored.employee_number}), ${country.name}. ${company}`,
    footer: `${company} · ${madeAt(ctx.now())}`,
    at: ctx.now(),
  }
  return new Download(
    name,
    PDF,
    renderPdf(about, async (paper) => writePerson(paper, reported)),
  )
}

const writePerson = (paper: PdfWriter, { country, held: current, result }: rules.Reported) => {
  paper.heading(`Compliance score: ${result.score}% · ${rules.STATUS_WORDS[result.status]}`)
  paper.text(rules.FORMULA, { quiet: true, size: 9 })
  paper.text(rules.formulaOf(result), { size: 9 })
  paper.text(
    `${country} asks for ${result.basis.fieldCount} compliance fields; ${result.basis.requirements} of them and ${result.basis.checks} checks make the score.`,
    { quiet: true, size: 9 },
  )
  paper.heading('Findings')
  if (result.reasons.length === 0) paper.text(`Every requirement of ${country} is met.`)
  else {
    const table = paper.table([
      { title: 'Finding', width: 40 },
      { title: 'Severity', width: 11 },
      { title: 'Points', width: 9, end: true },
      { title: 'Rule and source', width: 40 },
    ])
    for (const { message, severity, points, rule } of result.reasons)
      table.row([
        message,
        rules.SEVERITY_WORDS[severity],
        points.toFixed(2),
        `${rule.id}: ${rule.source.title}, checked ${rule.source.checkedOn}${rule.source.confirmed ? '' : ' (not confirmed)'}`,
      ])
  }
  paper.heading(`Record completeness: ${recordCompleteness(current).score}%`)
  paper.text('How many of six fields of the record are filled. Another figure than the compliance score.', {
    quiet: true,
    size: 9,
  })
  const table = paper.table([
    { title: 'Field', width: 50 },
    { title: 'Result', width: 50 },
  ])
  for (const [field, label] of COMPLETENESS_FIELDS) table.row([label, current[field]?.trim() ? 'Filled' : 'Empty'])
}

/** Everybody of the list's filter, in order of name, read and judged piece by piece. */
async function* everybody(ctx: Context, band: string | null): AsyncGenerator<rules.Reported> {
  const { db, actor, countries } = ctx
  const days = new Map(countries.all.map((c) => [c.code, dayIn(c.zone, ctx.now())]))
  const read = (part: ListPart) => query.listReviewed(db, actor.companyId, band, part)
  for await (const people of everyRow(read, query.REVIEW_ORDERS, 'name', PIECE)) {
    const ids = people.map((p) => p.id)
    const secrets = await openSecretsOf(ctx, ids)
    const held = await listHeldExpiries(ctx, ids)
    for (const person of people) {
      const country = countries.all.find((c) => c.code === person.country)
      const today = days.get(person.country)
      const result =
        country && today
          ? complianceScore(country, judgedFacts(person, secrets.get(person.id) ?? {}), today, held.get(person.id))
          : unknownCompliance(person.country)
      const named = country?.name ?? person.country
      yield { employeeNumber: person.employee_number, name: person.full_name, country: named, held: person, result }
    }
  }
}

/** The company's report: what the list is filtered to, sent while it is read, so 100,000 people need no memory. */
export const companyReport = async (
  ctx: Context,
  { format, completeness }: Parsed<typeof contract.companyReport>,
): Promise<Download> => {
  const band = completeness ?? null
  ctx.audit({ action: 'compliance.report', detail: { format, completeness: band } })
  const name = `compliance-report-${dayIn('UTC', ctx.now())}.${format}`
  if (format === 'csv') return new Download(name, CSV, csvPieces(ctx, band))
  const company = await query.companyName(ctx.db, ctx.actor.companyId)
  const about = {
    title: 'Compliance report',
    subject: `${company}${band ? ` · ${LISTED[band]}` : ''}`,
    footer: `${company} · ${madeAt(ctx.now())}`,
    at: ctx.now(),
    landscape: true,
  }
  return new Download(
    name,
    PDF,
    renderPdf(about, (paper) => writeCompany(ctx, paper, band)),
  )
}

const LISTED: Record<string, string> = {
  compliant: 'Fully compliant records only',
  warning: 'Records that need attention only',
  'non-compliant': 'Non-compliant records only',
}

async function* csvPieces(ctx: Context, band: string | null) {
  let text = `\uFEFF${csvLine(rules.CSV_COLUMNS)}`
  for await (const reported of everybody(ctx, band)) {
    text += rules.csvRows(reported).map(csvLine).join('')
    if (text.length > 64 * 1024) {
      yield text
      text = ''
    }
  }
  yield text
}

const writeCompany = async (ctx: Context, paper: PdfWriter, band: string | null) => {
  paper.text(`Compliance score: ${rules.FORMULA}. An error costs one field or check, a warning half of one.`, {
    quiet: true,
    size: 9,
  })
  paper.text('Record completeness: how many of six fields of the record are filled, in percent.', {
    quiet: true,
    size: 9,
  })
  paper.gap()
  const table = paper.table([
    { title: 'Employee', width: 24 },
    { title: 'Country', width: 13 },
    { title: 'Record', width: 8, end: true },
    { title: 'Score', width: 7, end: true },
    { title: 'Status', width: 14 },
    { title: 'Findings', width: 52 },
  ])
  const counts = { compliant: 0, partial: 0, 'non-compliant': 0, unknown: 0 }
  for await (const { employeeNumber, name, country, held: current, result } of everybody(ctx, band)) {
    counts[result.status]++
    table.row([
      `${name} (${employeeNumber})`,
      country,
      `${recordCompleteness(current).score}%`,
      `${result.score}%`,
      rules.STATUS_WORDS[result.status],
      result.reasons.map((r) => r.message).join('. '),
    ])
    await paper.taken()
  }
  paper.heading('In all')
  for (const [status, count] of Object.entries(counts))
    paper.text(`${rules.STATUS_WORDS[status as keyof typeof counts]}: ${count}`)
}
