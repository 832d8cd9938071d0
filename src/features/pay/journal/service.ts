import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { componentsOf } from '../components/held.service.ts'
import { NO_COMPONENTS } from '../components/rules.ts'
import { codeOfLine } from '../components/slip.rules.ts'
import {
  type LockedPayLine,
  type LockedRun,
  listLockedLines,
  listLockedPeople,
  listLockedRuns,
} from '../payroll/locked.service.ts'
import type * as contract from './contract.ts'
import { type JournalFormat, type JournalLine, journalOf, sumsOfJournal, writeJournal } from './journal.rules.ts'
import { journalSettings } from './settings.ts'

/** The journal of a run that is locked, by the accounts of its legal entity. */
const readLines = async (ctx: Context, runId: string): Promise<{ run: LockedRun; lines: JournalLine[] }> => {
  const { companyId } = ctx.actor
  const [run] = await listLockedRuns(ctx.db, companyId, { runId })
  if (!run) throw notFound('Pay run')
  const accounts = await settingsOf(ctx.db, journalSettings, { companyId, entityId: run.entity_id })
  const people = await listLockedPeople(ctx.db, companyId, run.id)
  const departments = new Map(people.map(({ employment_id: id, department }) => [id, department ?? '']))
  const lines = await listLockedLines(ctx.db, companyId, { entityId: run.entity_id, runId: run.id })
  const law = ctx.payrolls.get(run.country)
  const components = law ? (await componentsOf(ctx, law, run.entity_id))(run.until_day) : NO_COMPONENTS
  const accountOf = (line: LockedPayLine): string | null =>
    line.party === null ? (components.get(codeOfLine(line) ?? '')?.account ?? null) : null
  const sources = lines.map((line) => ({
    ...line,
    department: departments.get(line.employment_id) ?? '',
    account: accountOf(line),
  }))
  return { run, lines: journalOf(accounts, sources) }
}

export const readPayJournal = async (
  ctx: Context,
  { runId }: Parsed<typeof contract.readPayJournal>,
): Promise<Output<typeof contract.readPayJournal>> => {
  const { run, lines } = await readLines(ctx, runId)
  return {
    country: run.country,
    currency: { code: run.currency, minorUnits: ctx.countries.get(run.country).currency.minorUnits },
    day: run.pay_day,
    lines,
    ...sumsOfJournal(lines),
  }
}

const FILES: Readonly<Record<JournalFormat, { ending: string; type: string }>> = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  iif: { ending: 'iif', type: 'text/plain; charset=utf-8' },
  xero: { ending: 'xero.csv', type: 'text/csv; charset=utf-8' },
  tally: { ending: 'xml', type: 'application/xml; charset=utf-8' },
}

export const downloadPayJournal = async (
  ctx: Context,
  { runId, format }: Parsed<typeof contract.downloadPayJournal>,
): Promise<Download> => {
  const { run, lines } = await readLines(ctx, runId)
  const head = {
    day: run.pay_day,
    title: `Payroll ${run.group_name}, ${run.from_day} to ${run.until_day}`,
    reference: `PAY-${run.pay_day.replaceAll('-', '')}-${run.id.slice(0, 4)}`,
    decimals: ctx.countries.get(run.country).currency.minorUnits,
    company: run.entity_name,
  }
  const { ending, type } = FILES[format]
  ctx.audit({ action: 'pay-journal.download', targetType: 'pay-run', targetId: run.id, detail: { format } })
  return new Download(`journal-${run.pay_day}.${ending}`, type, writeJournal(format, head, lines))
}
