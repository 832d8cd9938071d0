import type { Context } from '../../../server/context.ts'
import { defineImport, type ImportedRow, type MadeRecords, type RowProblem } from '../../../server/imports.ts'
import { addLocker as Add } from './contract.ts'
import { keepsLockers } from './policy.ts'
import * as query from './queries.ts'
import { addLocker } from './service.ts'

type Value = { label: string }

const check = async ({ db, actor }: Context, rows: readonly ImportedRow[]) => {
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  for (const { row, cells } of rows) {
    const { data, error } = Add.input.safeParse(cells)
    if (data) right.push({ row, value: data })
    else for (const { message } of error.issues) problems.push({ row, field: 'label', message })
  }
  const taken = new Set(
    await query.takenLabels(
      db,
      actor.companyId,
      right.map(({ value }) => value.label),
    ),
  )
  for (const { row, value } of right)
    if (taken.has(value.label))
      problems.push({ row, field: 'label', message: 'There is a locker of this label', duplicate: true })
  return { right: right.filter(({ value }) => !taken.has(value.label)), problems }
}

const write = async (ctx: Context, rows: readonly { value: Value }[]): Promise<string[]> => {
  const ids: string[] = []
  for (const { value } of rows) ids.push((await addLocker(ctx, value)).locker.id)
  return ids
}

const undo = async ({ db, actor }: Context, { records }: MadeRecords) => {
  const made = await query.lockersByIds(db, actor.companyId, records)
  const used = made.filter(({ state }) => state !== 'free')
  const free = made.filter(({ state }) => state === 'free').map(({ id }) => id)
  await query.deleteLockers(db, actor.companyId, free)
  const kept = used.map(({ id, label }) => ({ id, employee_id: '', name: label, why: 'records' as const }))
  return { removed: free.length, left: 0, kept: { count: kept.length, people: kept } }
}

export const lockerImport = defineImport<Value>({
  kind: 'lockers',
  label: { en: 'Lockers', ar: 'الخزائن' },
  may: keepsLockers,
  columns: [{ key: 'label', label: { en: 'Label', ar: 'الاسم' }, required: true, aliases: ['number', 'locker'] }],
  check,
  keysOf: ({ label }) => [{ field: 'label', label: 'Label', value: label }],
  write,
  undo,
  action: 'locker.import',
})
