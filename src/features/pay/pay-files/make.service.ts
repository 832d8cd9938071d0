import type { FileFormat } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { holdLockedRun, type LockedRun, listLockedPeople } from '../payroll/locked.service.ts'
import { openMonthMessage } from '../payroll/month-open.rules.ts'
import { openPayOfMonth } from '../payroll/month-open.service.ts'
import { buildFile, draftFile, type FileDraft, findFormat, isSecretColumn } from './build.service.ts'
import type * as contract from './contract.ts'
import { HIDDEN, isPayment, maskOf } from './files.rules.ts'
import { makesPayFiles } from './policy.ts'
import * as query from './queries.ts'
import { getLockedRun, paymentsOf, toRunView } from './shown.service.ts'

const getFormat = (ctx: Context, run: LockedRun, key: string): FileFormat => {
  const format = findFormat(ctx, run, key)
  if (!format) throw notFound('Format')
  return format
}

/** The file as it would be made now: of payments, of those who are still to be paid. */
const draftNow = async (ctx: Context, run: LockedRun, format: FileFormat) => {
  const { companyId } = ctx.actor
  const people = isPayment(format) ? await listLockedPeople(ctx.db, companyId, run.id) : []
  const open = (await paymentsOf(ctx, run, people)).filter(({ state }) => state === 'to_pay')
  const only = isPayment(format) ? new Set(open.map(({ employmentId }) => employmentId)) : null
  const number = await query.nextNumber(ctx.db, companyId, run.entity_id)
  return { draft: await draftFile(ctx, run, { format, only, number }), number, ...(await openMonth(ctx, run, format)) }
}

/** What a file for an authority lacks while pay of its month, of any group of the legal entity, is not all locked: it waits, or it is told. */
const openMonth = async (ctx: Context, run: LockedRun, format: FileFormat) => {
  if (isPayment(format)) return { waits: [], notes: [] }
  const { mayBePart = false } = format
  const open = await openPayOfMonth(ctx, { entityId: run.entity_id, month: run.month })
  const message = openMonthMessage(run.month, open, { mayBePart })
  const said = message === null ? [] : [message]
  return mayBePart ? { waits: [], notes: said } : { waits: said, notes: [] }
}

/** What stands in the file beside names and amounts; numbers that say where money goes by their last four. */
const previewOf = (ctx: Context, format: FileFormat, { lines }: FileDraft) => {
  const columns = format.asks.person
    .filter((key) => key !== 'name' && lines.some(({ item }) => item.facts[key]))
    .map((key) => ({ key, label: lines[0]?.known.find(({ fact }) => fact.key === key)?.fact.label ?? null }))
  const cell = ({ item }: FileDraft['lines'][number], key: string): string => {
    const text = item.facts[key] ?? ''
    if (!isSecretColumn(lines, key) || text === '') return text
    return makesPayFiles(ctx.actor) ? maskOf(text) : HIDDEN
  }
  return {
    columns,
    rows: lines.map((line) => ({
      employmentId: line.person.employment_id,
      name: line.person.name,
      cells: columns.map(({ key }) => cell(line, key)),
      amount: line.due,
    })),
  }
}

export const previewPayFile = async (
  ctx: Context,
  input: Parsed<typeof contract.previewPayFile>,
): Promise<Output<typeof contract.previewPayFile>> => {
  const run = await getLockedRun(ctx, input.id)
  const format = getFormat(ctx, run, input.format)
  const { draft, waits, notes } = await draftNow(ctx, run, format)
  const { file, problems } = buildFile(format, draft)
  return {
    name: file?.name ?? format.name(draft.input),
    ...previewOf(ctx, format, draft),
    people: draft.lines.length,
    total: draft.lines.reduce((sum, { due }) => sum + due, draft.input.beside ?? 0),
    notes,
    problems: [...waits.map((message) => ({ employmentId: null, name: null, message })), ...problems],
  }
}

export const placeOfPayFile = (id: string): string => `pay-file/${id}`

/** A list for an authority takes the place of the one that was made of the month before. */
const replaceEarlier = async (ctx: Context, run: LockedRun, format: FileFormat): Promise<void> => {
  if (isPayment(format)) return
  const { companyId, userId } = ctx.actor
  const rows = await query.filesOfRun(ctx.db, companyId, { runId: run.id, entityId: run.entity_id, month: run.month })
  for (const row of rows.filter((one) => one.format === format.key && one.state === 'made'))
    await query.withdrawFile(ctx.db, {
      companyId,
      fileId: row.id,
      at: ctx.now().toISOString(),
      by: userId,
      reason: 'Made again',
    })
}

export const makePayFile = async (ctx: Context, input: Parsed<typeof contract.makePayFile>) => {
  const { companyId, userId } = ctx.actor
  const run = await holdLockedRun(ctx.db, companyId, input.id)
  if (!run) throw notFound('Pay run')
  const format = getFormat(ctx, run, input.format)
  const { draft, number, waits } = await draftNow(ctx, run, format)
  const [wait] = waits
  if (wait) throw new Refusal('CONFLICT', wait)
  const { file, problems } = buildFile(format, draft)
  const [first] = problems
  if (!file || first) {
    const who = first?.name ? `${first.name}: ` : ''
    throw new Refusal('CONFLICT', `${who}${first?.message ?? 'The file cannot be made.'}`)
  }
  await replaceEarlier(ctx, run, format)
  const id = crypto.randomUUID()
  const runId = isPayment(format) ? run.id : null
  await query.insertFile(
    ctx.db,
    {
      company_id: companyId,
      id,
      entity_id: run.entity_id,
      run_id: runId,
      month: run.month,
      kind: format.kind,
      format: format.key,
      label: format.label,
      name: file.name,
      number,
      currency: run.currency,
      people: draft.lines.length,
      total: file.total,
      content: ctx.fields.seal(companyId, placeOfPayFile(id), file.text),
      key_version: ctx.fields.version,
      hash: file.hash,
      made_at: ctx.now().toISOString(),
      made_by: userId,
    },
    draft.lines.map(({ person, due }) => ({
      company_id: companyId,
      file_id: id,
      employment_id: person.employment_id,
      run_id: runId,
      amount: due,
      reference: person.number,
    })),
  )
  const { people, total, hash } = { people: draft.lines.length, ...file }
  ctx.audit({
    action: 'pay-file.make',
    targetType: 'pay-file',
    targetId: id,
    after: { format: format.key, name: file.name, people, total, hash },
  })
  return { ...(await toRunView(ctx, run)), fileId: id }
}
