import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import {
  defineImport,
  type ImportedRow,
  type ImportOf,
  type MadeRecords,
  type RowProblem,
  type Undone,
} from '../../../server/imports.ts'
import { invalid } from '../../../shared/refusal.ts'
import { deleteImportedApplications, listImportedApplications } from '../applications/imported.service.ts'
import { worksOnApplications } from '../applications/policy.ts'
import { bringApplicant, getOpenJob } from './bring.service.ts'
import { APPLICANT_COLUMNS } from './columns.rules.ts'
import { applicantFields, importOptionFields } from './contract.ts'
import { MOST_ROWS } from './limits.rules.ts'
import * as query from './queries.ts'

const Row = z.object({
  ...applicantFields,
  phone: applicantFields.phone.default(null),
  note: applicantFields.note.default(null).refine((note) => note !== null, {
    error: 'Say in the note what they have done so far.',
  }),
})
type Value = z.output<typeof Row>
const Options = z.object(importOptionFields)

const optionsOf = ({ options }: ImportOf) => {
  const { data, error } = Options.safeParse(options)
  if (!data)
    throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0] ?? ''), message])))
  return data
}

const check = async (ctx: Context, rows: readonly ImportedRow[], of: ImportOf) => {
  const { jobId } = optionsOf(of)
  await getOpenJob(ctx, jobId)
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  for (const { row, cells } of rows) {
    const { data, error } = Row.safeParse(cells)
    if (!data)
      for (const { path, message } of error.issues) problems.push({ row, field: String(path[0] ?? ''), message })
    else if (await query.goingOn(ctx.db, ctx.actor.companyId, jobId, data.email))
      problems.push({ row, field: 'email', message: 'Has applied for this job already', duplicate: true })
    else right.push({ row, value: data })
  }
  return { right, problems }
}

const write = async (ctx: Context, rows: readonly { row: number; value: Value }[], of: ImportOf): Promise<string[]> => {
  const options = optionsOf(of)
  const job = await getOpenJob(ctx, options.jobId)
  const ids: string[] = []
  for (const { row, value } of rows)
    ids.push(await bringApplicant(ctx, job, { ...options, ...value, row, batch: of.importId ?? '', cv: null }))
  return ids
}

const undo = async ({ db, actor }: Context, { importId }: MadeRecords): Promise<Undone> => {
  const all = await listImportedApplications(db, actor.companyId, importId)
  const free = all.filter((application) => !application.touched)
  await deleteImportedApplications(db, actor.companyId, free)
  return { removed: free.length, left: 0, kept: { count: all.length - free.length, people: [] } }
}

/** People who applied elsewhere, for as long as nobody has worked on their application. */
export const applicantImport = defineImport<Value>({
  kind: 'applicants',
  label: { en: 'Applications', ar: 'طلبات التوظيف' },
  may: worksOnApplications,
  columns: APPLICANT_COLUMNS,
  mostRows: MOST_ROWS,
  check,
  keysOf: ({ email }) => [{ field: 'email', label: 'Email', value: email }],
  write,
  undo,
  undoHours: null,
  action: 'applicant-import.rows',
})
