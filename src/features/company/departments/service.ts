import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { keepsDepartments } from './policy.ts'
import * as query from './queries.ts'
import { chosenOf, type Surface, wouldCircle } from './rules.ts'

const toView = (row: query.Listed, people: ReadonlyMap<string, number>): contract.Department => ({
  id: row.id,
  name: row.name,
  offered: row.offered as Surface[],
  head: row.head_id ? { id: row.head_id, name: row.head_name ?? '' } : null,
  parentId: row.parent_id,
  people: people.get(row.name) ?? 0,
  archivedAt: row.archived_at,
  version: row.version,
})

const read = async ({ db, actor }: Context) => {
  const people = await query.peopleByName(db, actor.companyId)
  return { people, departments: (await query.listDepartments(db, actor.companyId)).map((row) => toView(row, people)) }
}

/** Everybody of a department, by name, belongs to another; says how many. The features that keep people do it. */
const movePeople = async ({ db, actor, features }: Context, from: string, to: string): Promise<number> => {
  let moved = 0
  for (const { movePeopleOfDepartment: move } of features)
    moved += (await move?.(db, { companyId: actor.companyId, from, to, by: actor.userId })) ?? 0
  return moved
}

export const listDepartments = async (ctx: Context): Promise<Output<typeof contract.listDepartments>> => {
  const { people, departments } = await read(ctx)
  const known = new Set(departments.map((d) => d.name))
  return {
    departments,
    unlisted: [...people].filter(([name]) => !known.has(name)).map(([name, count]) => ({ name, people: count })),
    mayChange: keepsDepartments(ctx.actor),
  }
}

type Judged = { department: string | null; errors: Record<string, string> }

/** What a record gets for the department it was sent: one of the company's, or what it had before. */
export const resolveDepartment = async (
  ctx: Context,
  typed: string | null,
  current: string | null,
): Promise<Judged> => {
  if (typed === null || typed === current) return { department: typed, errors: {} }
  const rows = await query.listDepartments(ctx.db, ctx.actor.companyId)
  const chosen = chosenOf(
    rows.map((row) => ({ name: row.name, archivedAt: row.archived_at })),
    typed,
    current,
  )
  if (chosen === null) return { department: null, errors: { department: 'Department is not on your company’s list' } }
  return { department: chosen, errors: {} }
}

const taken = (error: unknown): never => {
  if (uniqueViolation(error) !== 'departments_name') throw error
  const sentence = 'Your company already has a department of this name.'
  throw new Refusal('CONFLICT', sentence, { fields: { name: sentence } })
}

const one = async (ctx: Context, id: string): Promise<contract.Department> => {
  const found = (await read(ctx)).departments.find((d) => d.id === id)
  if (!found) throw notFound('Department')
  return found
}

const judgeHead = async ({ db, actor }: Context, headId: string | null | undefined) => {
  if (headId && !(await query.isEmployee(db, actor.companyId, headId)))
    throw invalid({ headId: 'Head of department must be one of your employees' })
}

/** Everybody is in a department by id: a name that came with a file gets a row, which is offered once it is put on the list. */
export const ensureDepartments = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  names: readonly string[],
): Promise<void> => {
  if (names.length > 0) await query.insertUnlisted(ctx.db, ctx.actor.companyId, names, ctx.actor.userId)
}

/** What the log keeps of one: names, so that it can be read when they are gone. */
const toAuditDetail = (d: contract.Department, all: readonly contract.Department[]) => ({
  name: d.name,
  offered: d.offered,
  head: d.head?.name ?? null,
  parent: all.find((p) => p.id === d.parentId)?.name ?? null,
  archived: d.archivedAt !== null,
})

export const addDepartment = async (ctx: Context, input: Parsed<typeof contract.addDepartment>) => {
  const { db, actor } = ctx
  await query.lockList(db, actor.companyId)
  const before = (await read(ctx)).departments
  if (before.length >= MOST) throw new Refusal('CONFLICT', `A company has at most ${MOST} departments.`)
  if (input.parentId && !before.some((d) => d.id === input.parentId))
    throw invalid({ parentId: 'Parent department must be one of your departments' })
  await judgeHead(ctx, input.headId)
  const values = {
    name: input.name,
    offered: input.offered,
    head_id: input.headId,
    parent_id: input.parentId,
    created_by: actor.userId,
  }
  const { id } =
    (await query.putOnList(db, actor.companyId, input.name, values)) ??
    (await query.insertDepartment(db, { company_id: actor.companyId, ...values }).catch(taken))
  const { departments } = await read(ctx)
  const department = departments.find((d) => d.id === id) as contract.Department
  const after = toAuditDetail(department, departments)
  ctx.audit({ action: 'department.create', targetType: 'department', targetId: id, after })
  return { department }
}

const MOST = 1_000

export const changeDepartment = async (ctx: Context, input: Parsed<typeof contract.changeDepartment>) => {
  const { db, actor } = ctx
  await query.lockList(db, actor.companyId)
  const all = (await read(ctx)).departments
  const current = all.find((d) => d.id === input.id)
  if (!current) throw notFound('Department')
  if (input.version !== undefined && input.version !== current.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else changed this department in the meantime.', {
      data: { department: current },
    })
  if (input.parentId && !all.some((d) => d.id === input.parentId))
    throw invalid({ parentId: 'Parent department must be one of your departments' })
  if (input.parentId !== undefined && wouldCircle(all, current.id, input.parentId))
    throw invalid({ parentId: 'A department cannot stand beneath itself' })
  if (input.headId !== current.head?.id) await judgeHead(ctx, input.headId)
  // A name that only stood in records is this department from now on.
  const stray = input.name === undefined ? undefined : await query.unlistedNamed(db, actor.companyId, input.name)
  if (stray) await query.mergeInto(db, actor.companyId, stray.id, current.id)
  await query
    .updateDepartment(db, actor.companyId, current.id, {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.offered === undefined ? {} : { offered: input.offered }),
      ...(input.headId === undefined ? {} : { head_id: input.headId }),
      ...(input.parentId === undefined ? {} : { parent_id: input.parentId }),
      ...(input.archived === undefined || input.archived === (current.archivedAt !== null)
        ? {}
        : { archived_at: input.archived ? ctx.now().toISOString() : null }),
    })
    .catch(taken)
  const renamed = input.name !== undefined && input.name !== current.name
  const moved = renamed ? await movePeople(ctx, current.name, input.name ?? '') : 0
  const { departments } = await read(ctx)
  const department = departments.find((d) => d.id === current.id) as contract.Department
  const { before, after, changed } = changedFieldsOf(
    toAuditDetail(current, all),
    toAuditDetail(department, departments),
  )
  if (changed.length > 0)
    ctx.audit({
      action: 'department.update',
      targetType: 'department',
      targetId: current.id,
      before,
      after,
      ...(renamed ? { detail: { people: moved } } : {}),
    })
  return { department, moved }
}

export const mergeDepartments = async (
  ctx: Context,
  { from, into, people }: Parsed<typeof contract.mergeDepartments>,
) => {
  const { db, actor } = ctx
  await query.lockList(db, actor.companyId)
  const { departments, people: counts } = await read(ctx)
  const target = departments.find((d) => d.id === into)
  if (!target) throw notFound('Department')
  const source = departments.find((d) => d.name === from)
  if (!source && !counts.has(from)) throw notFound('Department')
  if (source?.id === target.id) throw invalid({ into: 'Choose another department to merge into' })
  if (target.archivedAt) throw invalid({ into: 'An archived department cannot take anybody. Bring it back first.' })
  const now = counts.get(from) ?? 0
  if (now !== people)
    throw new Refusal('CONFLICT', `${now} people are in ${from} by now. Look again before you merge.`, {
      data: { people: now },
    })
  const moved = await movePeople(ctx, from, target.name)
  if (source) {
    // What stood beneath the one that goes stands beneath the one that stays, which may have been one of them.
    if (wouldCircle(departments, source.id, target.id))
      await query.updateDepartment(db, actor.companyId, target.id, { parent_id: source.parentId })
    await query.moveChildren(db, actor.companyId, source.id, target.id)
  }
  const gone = source ?? (await query.unlistedNamed(db, actor.companyId, from))
  if (gone) await query.mergeInto(db, actor.companyId, gone.id, target.id)
  ctx.audit({
    action: 'department.merge',
    targetType: 'department',
    targetId: target.id,
    before: { name: from, head: source?.head?.name ?? null },
    after: { name: target.name },
    detail: { people: moved },
  })
  return { department: await one(ctx, target.id), moved }
}
