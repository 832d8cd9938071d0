import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import {
  defineImport,
  type ImportedRow,
  type MadeRecords,
  type RowProblem,
  type Undone,
} from '../../../server/imports.ts'
import { optionalText, requiredText } from '../../../shared/fields.ts'
import { keepsDepartments } from './policy.ts'
import * as query from './queries.ts'
import { SURFACES } from './rules.ts'
import { addDepartment } from './service.ts'

const Row = z.object({
  name: requiredText('Department name', 100),
  parent: optionalText('Parent department', 100).default(null),
})
type Value = { name: string; parentId: string | null }

const plain = (name: string) => name.trim().toLowerCase()

const check = async ({ db, actor }: Context, rows: readonly ImportedRow[]) => {
  const listed = await query.listDepartments(db, actor.companyId)
  const ids = new Map(listed.map(({ id, name }) => [plain(name), id]))
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  for (const { row, cells } of rows) {
    const { data, error } = Row.safeParse(cells)
    if (!data) {
      for (const { path, message } of error.issues) problems.push({ row, field: String(path[0] ?? ''), message })
      continue
    }
    const parentId = data.parent === null ? null : ids.get(plain(data.parent))
    if (ids.has(plain(data.name)))
      problems.push({
        row,
        field: 'name',
        message: 'Your company already has a department of this name',
        duplicate: true,
      })
    else if (parentId === undefined)
      problems.push({ row, field: 'parent', message: 'Parent department must be one of your departments' })
    else right.push({ row, value: { name: data.name, parentId } })
  }
  return { right, problems }
}

const write = async (ctx: Context, rows: readonly { value: Value }[]): Promise<string[]> => {
  const ids: string[] = []
  for (const { value } of rows) {
    const added = await addDepartment(ctx, { ...value, offered: [...SURFACES], headId: null })
    ids.push(added.department.id)
  }
  return ids
}

/** Takes off the list what nobody has changed, put anybody into or put beneath another since. */
const undo = async ({ db, actor }: Context, { records }: MadeRecords): Promise<Undone> => {
  await query.lockList(db, actor.companyId)
  const people = await query.peopleByName(db, actor.companyId)
  const listed = await query.listDepartments(db, actor.companyId)
  const made = listed.filter(({ id }) => records.includes(id))
  const whyOf = (one: query.Listed) => {
    if (people.has(one.name) || listed.some(({ parent_id }) => parent_id === one.id)) return 'records'
    return one.version > 1 || one.head_id !== null ? 'changed' : null
  }
  const free = made.filter((one) => whyOf(one) === null).map(({ id }) => id)
  await query.takeOffList(db, actor.companyId, free)
  const kept = made.flatMap((one) => {
    const why = whyOf(one)
    return why === null ? [] : [{ id: one.id, employee_id: '', name: one.name, why } as const]
  })
  return { removed: free.length, left: 0, kept: { count: kept.length, people: kept.slice(0, 50) } }
}

export const departmentImport = defineImport<Value>({
  kind: 'departments',
  label: { en: 'Departments', ar: 'الأقسام' },
  may: keepsDepartments,
  columns: [
    {
      key: 'name',
      label: { en: 'Department', ar: 'القسم' },
      required: true,
      aliases: ['department name', 'unit', 'team'],
    },
    {
      key: 'parent',
      label: { en: 'Parent department', ar: 'القسم الأعلى' },
      aliases: ['belongs to', 'part of', 'above'],
    },
  ],
  mostRows: 1_000,
  check,
  keysOf: ({ name }) => [{ field: 'name', label: 'Department', value: plain(name) }],
  write,
  undo,
  action: 'department.import',
})
